"""V. Encounter phase, 5.1 to 5.4: enemies engage players, by choice, by engagement checks or by card effects."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.engine import Choice, Moment, Refusal, refuse
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.deeds import hindered, just_happens, makes, nothing
from judge.games.lotr_lcg.cards.groups import members
from judge.games.lotr_lcg.cards.meanings import YOU, Instruction
from judge.games.lotr_lcg.play.abilities.constant_abilities import bearing_on, constants, forbidden
from judge.games.lotr_lcg.play.abilities.triggering_conditions import barred, follows, happen, occurs
from judge.games.lotr_lcg.play.choice_words import NameCards
from judge.games.lotr_lcg.play.in_play.areas import move
from judge.games.lotr_lcg.play.in_play.card_types import is_a
from judge.games.lotr_lcg.play.in_play.guarded import objective_goes_along
from judge.games.lotr_lcg.play.round import begin_turns, clockwise_from
from judge.games.lotr_lcg.play.values import amount_of, printed_value, resolve_amount
from judge.games.lotr_lcg.play.who import (
    active_player,
    card,
    engaged_with,
    first_player,
    player,
    players,
    staging,
)
from judge.games.lotr_lcg.things import PLAY, STAGING, Card, Context, Occurrence
from judge.kit.choosing import Pick


@RULES.step
def begin_optional_engagement(now: Moment) -> None:
    """5.2: in player order, beginning with the first player, each has one chance."""
    begin_turns(now)


@RULES.verb
class Engage(NameCards):
    """5.2: a player engages one enemy in the staging area, whatever its engagement cost, or none."""

    name = "engage"
    example = "engages <enemy>; engages nobody"
    phrase = "engages {0}"
    kind = "enemy"
    none = ("engages nobody", "engages no enemy", "engages no one", "does not engage an enemy", "does not engage")
    forms = (r"(?:optionally )?(?:engages?|takes) (?P<names>.+)",)
    unit, duty = "5.2", "must-engage"
    just_one = refuse("a player may engage one enemy", cite("5.2"), cite("optional-engagement-once"))
    only = refuse(
        "each player has one opportunity to engage an enemy, in step 5.2", cite("5.2"), cite("optional-engagement-once")
    )
    unit, in_turn = "5.2", ("optional-engagement-once", "5.2", "in-player-order")

    def by(self, now: Moment) -> str:
        return active_player(now)

    def against(self, now: Moment, by: str, each: Card) -> Refusal | None:
        if not is_a(now, each, "enemy"):
            return refuse(f"{each.name} is not an enemy", cite("5.2"), cite("enemy-cards"))
        if each.engaged:
            return refuse(f"{each.name} is already engaged with {each.engaged}", cite("5.2"), cite("engaged"))
        if each.zone != STAGING:
            text = f"{each.name} is not in the staging area but in the {each.zone}"
            return refuse(text, cite("5.2"), cite("optional-engagement"))
        if engaged_with(now, by) and now.reads("one-enemy-for-each") == "one":
            return refuse(f"{by} has already engaged an enemy", cite("5.2"), cite("optional-engagement"))
        if now.reads("optional-by-cost") == "within-threat" and each not in can_engage(now, by):
            return refuse(
                f"{by}'s threat does not reach the engagement cost of {each.name}", cite("optional-engagement-cost")
            )
        return cannot_engage(now, Occurrence("engage", each.name, player=by, cause="optional"))

    def take(self, now: Moment, choice: Choice) -> None:
        if choice.args:
            happen(now, Occurrence("engage", str(choice.args[0]), player=choice.by, cause="optional"))
        else:
            engage_nobody(now)


@RULES.test
def there_is_an_enemy_to_engage(now: Moment) -> bool:
    """5.2: whether there is an enemy in the staging area."""
    return any(is_a(now, each, "enemy") for each in staging(now))


@RULES.test
def there_is_no_enemy_to_engage(now: Moment) -> bool:
    """5.2: whether there is no enemy in the staging area."""
    return not there_is_an_enemy_to_engage(now)


@RULES.step
def engage_nobody(now: Moment) -> None:
    """5.2: without an enemy in the staging area nobody has to say that none is engaged."""
    active = active_player(now)
    now.say(f"{active} engages nobody.", cite("5.2"), cite("optional-engagement"), actor=active)


PLAYERS = "the players"
CHECKS = "make engagement checks"
NO_MORE_CHECKS = "nobody"
ANY_COST = 999


@barred("engage")
def cannot_engage(now: Moment, what: Occurrence) -> Refusal | None:
    """cannot: a card may say that an enemy cannot be engaged, or cannot engage a player."""
    enemy = card(now, what.subject)
    words = ["be engaged", "engage", *(["leave the staging area"] if enemy.zone == STAGING else [])]
    words += {"optional": ["be optionally engaged"], "check": ["engage by checks"]}.get(what.cause, [])
    found = next((refusal for word in words if (refusal := forbidden(now, enemy, word, what.player))), None)
    return found or (forbidden(now, player(now, what.player), "engage") if what.player else None)


@occurs("engage")
def engage(now: Moment, what: Occurrence) -> None:
    """engaged, 5.3-mutual: the enemy moves into the player's play area; each has engaged the other."""
    enemy = move(now, what.subject, PLAY, engaged=what.player)
    objective_goes_along(now, enemy.name, PLAY)
    rule = {"optional": "5.2", "check": "5.3-which-enemy"}.get(what.cause, "engaged")
    said = f"{enemy.name} and {what.player} engage each other."
    now.say(said, cite(rule), cite("5.3-mutual"), event=("engaged", enemy.name))


@occurs("disengage")
def disengage(now: Moment, what: Occurrence) -> None:
    """engaged-until: an enemy that returns to the staging area is no longer engaged."""
    move(now, what.subject, STAGING, engaged="")
    now.say(f"{what.subject} returns to the staging area.", cite("engaged-until"), event=("returned", what.subject))


def can_engage(now: Moment, name: str) -> list[Card]:
    """engagement-check: the enemies in the staging area that a player's threat is high enough for."""
    reach = threat_at_checks(now, name) - (now.reads("check-needs-more") == "must-exceed")
    reach += ANY_COST if now.tries("engages-at-any-cost", "any-cost") else 0
    if forbidden(now, player(now, name), CHECKS):
        return []
    enemies = (each for each in staging(now) if is_a(now, each, "enemy"))
    costly = (each for each in enemies if printed_value(each, "engagement cost") is not None)
    check = Occurrence("engage", player=name, cause="check")
    return [each for each in costly if amount_of(now, each, "engagement cost") <= reach
            and forbidden(now, each, CHECKS, name) is None
            and cannot_engage(now, check._replace(subject=each.name)) is None]  # fmt: skip


def threat_at_checks(now: Moment, name: str) -> int:
    """engagement-check: a player's threat; card text may have it count as more or less for these checks alone."""
    who = player(now, name)
    found = (each for each in bearing_on(now, who, "modify") if each.effect.what == "threat at checks")
    changes = ((resolve_amount(now, each.effect.amount, each.about), each.effect.op) for each in found)
    return max(0, who.threat + sum(much if op == "add" else -much for much, op in changes))


def due(now: Moment, name: str) -> list[Card]:
    """5.3-which-enemy: of those the ones with the highest engagement cost."""
    found = can_engage(now, name)
    if not found:
        return []
    choose = max if now.reads("check-order") == "highest" else min
    most = choose(amount_of(now, each, "engagement cost") for each in found)
    return [each for each in found if amount_of(now, each, "engagement cost") == most]


@RULES.step
def begin_checks(now: Moment) -> None:
    """5.3: the first player makes the first engagement check."""
    now.bind("checker", first_player(now))
    now.bind("tied", "")


def checker(now: Moment) -> str:
    """5.3: the player whose engagement check it is."""
    found = now.bound("checker")
    return found if isinstance(found, str) and found in players(now) else first_player(now)


@RULES.test
def an_enemy_can_engage_somebody(now: Moment) -> bool:
    """5.3-loop: whether an enemy is left that can engage a player."""
    return now.bound("checker") != NO_MORE_CHECKS and any(can_engage(now, name) for name in players(now))


@RULES.test
def enemies_tie(now: Moment) -> bool:
    """5.3-which-enemy: whether several enemies have the highest engagement cost that the player's threat reaches."""
    return len(due(now, checker(now))) > 1


@RULES.verb
class ChooseTied(Pick):
    """5.3-which-enemy: which of the tied enemies engages; who says so is a reading."""

    name = "choose-tied-enemy"
    phrase = "lets {0} engage"
    example = "lets <enemy> engage"
    only = refuse(
        "the engagement check decides that; there is a choice only if enemies tie", cite("5.3-which-enemy"),
        cite("engagement-check"),
    )  # fmt: skip

    def by(self, now: Moment) -> str:
        decides = now.reads("engagement-tie")
        return {"first-player": first_player(now), "checking-player": checker(now)}.get(decides, PLAYERS)

    def options(self, now: Moment, by: str) -> Iterator[str]:
        return (each.name for each in staging(now) if is_a(now, each, "enemy"))

    def why_not(self, now: Moment, by: str, name: str) -> Refusal | None:
        tied = [each.name for each in due(now, checker(now))]
        text = f"the enemies that tie in {checker(now)}'s check are {' and '.join(tied)}"
        return None if name in tied else refuse(text, cite("5.3-which-enemy"))

    def picked(self, now: Moment, by: str, name: str) -> None:
        now.bind("tied", name)
        said = f"{by} lets {name} engage {checker(now)}."
        now.say(said, cite("5.3-which-enemy"), cite("first-player-order"), actor=by)


@RULES.step
def make_engagement_check(now: Moment) -> None:
    """5.3-which-enemy: one enemy at most engages the player whose check it is."""
    name, tied = checker(now), now.bound("tied")
    asked = now.would_ask_at("5.3-tie") if not tied and len(due(now, name)) == 1 else None
    found = [each for each in due(now, name) if not tied or each.name == tied]
    now.bind("tied", "")
    check = f"{name} makes an engagement check at threat {threat_at_checks(now, name)}"
    if not found:
        now.say(f"{check}: no enemy engages.", cite("5.3-which-enemy"), actor=name)
        return
    said = f"{check}: {found[0].name} (engagement cost {amount_of(now, found[0], 'engagement cost')}) engages."
    now.say(said, cite("5.3-which-enemy"), cite("engagement-check"), actor=name, event=("check", name), asked=asked)
    happen(now, Occurrence("engage", found[0].name, player=name, cause="check"))


@RULES.step
def next_to_check(now: Moment) -> None:
    """5.3-loop, player-order-continues: the next player makes a check, and after the last the first again."""
    name = checker(now)
    if now.reads("checks-all-at-once") == "all" and can_engage(now, name):
        return
    following = (*clockwise_from(now, name), name)[0]
    around = following == first_player(now) and an_enemy_can_engage_somebody(now)
    now.bind("checker", NO_MORE_CHECKS if around and now.reads("one-check-each") == "one" else following)


@RULES.step
def end_checks(now: Moment) -> None:
    """5.3-loop: no enemy in the staging area can engage anybody any more."""
    names = " or ".join(players(now))
    rules = (cite("5.3-loop"), cite("engagement-check"))
    now.say(f"No enemy remaining in the staging area can engage {names}.", *rules)


@follows("kept engaged")
def engaged_as_cards_say(now: Moment) -> Iterator[Occurrence]:
    """constant-ability: `it engages the first player`: whoever is first, as often as that changes."""
    for bearing in constants(now, "kept engaged"):
        for who in members(now, bearing.effect.to, bearing.about)[:1]:
            for of in (card(now, name) for name in members(now, bearing.effect.group, bearing.about)):
                if of.in_play and of.engaged != who:
                    yield Occurrence("engage", of.name, player=who, source=bearing.source, cause="card effect")


def _whom(now: Moment, what: Instruction, about: Context) -> list[str]:
    return members(now, what.to if what.to.how else what.by if what.by.how else YOU, about)


@makes("engage")
def _engage(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    return [Occurrence("engage", name, player=who) for who in _whom(now, what, about)[:1]]


@hindered("engage")
def _engaged(now: Moment, what: Instruction, name: str, about: Context) -> Refusal | None:
    to, engaged = _whom(now, what, about), card(now, name).engaged
    if not to:
        return nothing(name, "finds no such player to engage", "next-player-solo", "effects-as-much-as-able")
    return nothing(name, f"is already engaged with {engaged}", "engaged") if engaged and engaged in to else None


just_happens("engagement checks")


@occurs("engagement-checks")
def make_checks_now(now: Moment, what: Occurrence) -> None:
    """engagement-check: card text has the players make their checks at another time than in the encounter phase."""
    now.say("The players make engagement checks.", cite("engagement-check"), cite("golden-rule-card-over-rules"))
    now.call("engagement-checks")
