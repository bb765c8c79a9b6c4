"""6.4.1 Declare defender: defenders, sentinels, undefended attacks."""

from __future__ import annotations

from collections.abc import Iterable

from judge.engine import Choice, Moment, Refusal, noted, refuse
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.deeds import makes
from judge.games.lotr_lcg.cards.groups import test_of
from judge.games.lotr_lcg.cards.meanings import Instruction, Quality
from judge.games.lotr_lcg.play.abilities.constant_abilities import forbidden, permits
from judge.games.lotr_lcg.play.abilities.triggering_conditions import happen, occurs
from judge.games.lotr_lcg.play.choice_words import NameCards
from judge.games.lotr_lcg.play.in_play.card_types import all_in_play, keyword, lost_to_a_blank
from judge.games.lotr_lcg.play.in_play.exhausted_and_ready import exhaust_to, may_exhausted, not_yours
from judge.games.lotr_lcg.play.phase_6_combat.enemy_attack import the_enemy_attack_goes_on
from judge.games.lotr_lcg.play.phase_6_combat.must_defend import why_not_declared
from judge.games.lotr_lcg.play.phase_6_combat.resolve_attacks import forget_asked, mark, next_to_ask
from judge.games.lotr_lcg.play.who import (
    any_card,
    attack,
    card,
    controlled,
    fight,
    game,
    in_play,
    matters,
    player,
    texts,
)
from judge.games.lotr_lcg.things import Card, Context, Occurrence


class Defend(NameCards):
    """6.4.1: what declaring a defender has in common, for the attacked player and for sentinels."""

    example = "defends with <character>; declares no defender"
    phrase = "defends with {0}"
    none = (
        "declares no defender", "declares no defenders", "does not defend", "leaves the attack undefended",
        "defends with nobody", "no defender",
    )  # fmt: skip
    forms = (
        r"(?:defends?|blocks?)(?: against .+?| .+?)? with (?P<names>.+)",
        r"(?:declares|chooses|exhausts) (?P<names>.+?)(?: as (?:the |a )?defender| to defend)?(?: against .+)?",
        r"(?P<names>.+) (?:defends|blocks)(?: against .+)?",
    )

    def against(self, now: Moment, by: str, each: Card) -> Refusal | None:
        return against(now, by, each)

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        known = [each for name in choice.args if (each := any_card(now, str(name))) is not None]
        if len(known) > 1 and not enough_may(now, known):
            text = "one character may be declared as a defender"
            return refuse(text, cite("6.4.1-one-ready"), cite("multiple-defenders"))
        return super().refuse(now, choice)

    def take(self, now: Moment, choice: Choice) -> None:
        if not choice.args:
            mark(now, f"asked:{choice.by}")
            return
        enemy = fight(now).enemy
        declared = (Occurrence("declare-defender", str(name), player=choice.by, other=enemy) for name in choice.args)
        happen(now, *declared)


@RULES.verb
class DeclareDefender(Defend):
    """6.4.1: the attacked player declares one ready character, or nobody."""

    name = "defend"
    alike = True
    unit, in_turn, duty = "6.4.1", ("6.4.1", "defending-player"), "must-defend"
    only = refuse("defenders are declared only in step 6.4.1", cite("6.4.1"))

    def by(self, now: Moment) -> str:
        return fight(now).player

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        asked = why_not_declared(now, choice.args, lambda each: against(now, choice.by, each) is None)
        return super().refuse(now, choice) or asked

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        if attack(now, "enemy") is None:
            return _why_not_at_all(now, choice) or refuse("no enemy is attacking", cite("6.4.1"))
        return super().elsewhere(now, choice)


def _why_not_at_all(now: Moment, choice: Choice) -> Refusal | None:
    """6.4.1-engaged-only, exhausted-not-again: what would keep a character from defending, whoever attacked now."""
    engaged = {each.engaged for each in in_play(now) if each.engaged}
    for each in (found for name in choice.args if (found := any_card(now, str(name))) is not None):
        if (mine := not_yours(now, choice.by, each, cite("6.4.1-one-ready"))) is not None:
            return mine
        others = bool(engaged) and choice.by not in engaged
        if others and _may_defend_others(now, each) and (stays := _stays_out(now, each)) is not None:
            return stays
        if others and not _may_defend_others(now, each):
            text = f"only a character with sentinel can defend for another player, and {each.name} does not have it"
            blank = lost_to_a_blank(now, each, "sentinel")
            return refuse(text, *blank, cite("6.4.1-engaged-only"), cite("sentinel"), cite("6.4.1"))
        if each.exhausted and not may_exhausted(now, each, "defend"):
            text = f"no enemy is attacking, and {each.name} is exhausted"
            return refuse(text, cite("6.4.1"), cite("6.4.1-one-ready"), cite("exhausted-not-again"))
    return None


@RULES.verb
class DeclareSentinel(Defend):
    """sentinel: after the attacked player has declared nobody, others may declare a sentinel character."""

    name = "sentinel"
    only = refuse(
        "a sentinel character can be declared only in step 6.4.1, after no defender was declared",
        cite("sentinel-after-no-defender"),
    )

    def by(self, now: Moment) -> str:
        return _next_sentinel_player(now)


def against(now: Moment, by: str, each: Card) -> Refusal | None:
    """6.4.1: what keeps a character from being declared as a defender by a player."""
    there = fight(now)
    if (refusal := not_yours(now, by, each, cite("6.4.1-one-ready"))) is not None:
        return refusal
    if by != there.player and not _may_defend_others(now, each):
        text = f"{there.enemy} attacks {there.player}: only a character with sentinel can defend for another player"
        blank = lost_to_a_blank(now, each, "sentinel")
        text += f", and the text box of {each.name} is blank" if blank else ""
        return refuse(text, *blank, cite("6.4.1-engaged-only"), cite("sentinel"))
    if by != there.player and (stays := _stays_out(now, each)) is not None:
        return stays
    if by != there.player and (there.defenders or not _has_declined(now)):
        text = f"a sentinel character can defend only after {there.player} has declared no defender"
        return refuse(text, cite("sentinel-after-no-defender"))
    if there.defenders and not enough_may(now, [each, *(card(now, name) for name in there.defenders)]):
        return refuse("a defender has already been declared", cite("6.4.1-one-ready"), cite("multiple-defenders"))
    return _cannot_defend(now, each)


def _stays_out(now: Moment, each: Card) -> Refusal | None:
    """sentinel: only a misreading keeps a character with the keyword from defending for another player."""
    if now.reads("sentinel-does-not-help") == "defends":
        return None
    return refuse(f"{each.name} belongs to another player", cite("sentinel"), cite("6.4.1-engaged-only"))


def _cannot_defend(now: Moment, each: Card) -> Refusal | None:
    may = may_exhausted(now, each, "defend")
    free = permits(now, each, "defend without exhausting", fight(now).enemy) or may
    if each.exhausted and not may and now.reads("exhausted-defender") == "ready-only":
        text = f"{each.name} is exhausted and cannot exhaust again to defend"
        return refuse(text, cite("6.4.1-one-ready"), cite("exhausted-not-again"))
    if not matters(now, "cannot"):
        return None
    enemy = card(now, fight(now).enemy)
    return (
        forbidden(now, each, "defend", enemy.name)
        or forbidden(now, enemy, "be defended")
        or (None if free else forbidden(now, each, "exhaust"))
    )


def _may_defend_others(now: Moment, each: Card) -> bool:
    return bool(keyword(now, each, "sentinel")) or bool(permits(now, each, "defend any"))


def _has_declined(now: Moment) -> bool:
    """sentinel-after-no-defender: whether the attacked player has declared nobody."""
    there = fight(now)
    if there.declared or f"asked:{there.player}" in game(now).done:
        return True
    return not there.defenders and not _has_a_defender(now)


@noted
def _has_a_defender(now: Moment) -> bool:
    """6.4.1-one-ready: whether the attacked player has anybody to declare; if not, nobody is declared."""
    whose = fight(now).player
    mine = [each for each in all_in_play(now, "character") if each.controller == whose]
    return any(_cannot_defend(now, each) is None for each in mine)


def more_are_allowed(now: Moment) -> bool:
    """multiple-defenders: whether a card allows another defender for this attack."""
    if not matters(now, "permit"):
        return False
    who = fight(now).player
    any_number = permits(now, player(now, who), "any number of defenders")
    return bool(any_number) or any(permits(now, each, "additional defender") for each in controlled(now, who))


def enough_may(now: Moment, defenders: list[Card]) -> bool:
    """multiple-defenders: whether a card allows all of them: any number, or each but one as an additional defender."""
    if permits(now, player(now, fight(now).player), "any number of defenders"):
        return True
    return sum(not permits(now, each, "additional defender") for each in defenders) <= 1


@occurs("declare-defender")
def become_defender(now: Moment, what: Occurrence) -> list[Occurrence]:
    """6.4.1-one-ready: the character exhausts and is a defender of this attack."""
    there, turned = fight(now), exhaust_to(now, what, "defend")
    now.put(there._replace(defenders=(*there.defenders, what.subject)))
    each = card(now, what.subject)
    rule = "6.4.1-one-ready" if each.controller == there.player else "sentinel"
    how = "exhausts and defends" if turned else "defends"
    now.say(f"{each.name} {how} against {there.enemy}.", cite(rule), actor=what.player, event=("defended", each.name))
    if each.controller != there.player:
        _keep_defending_player(now, each)
    return turned


def _keep_defending_player(now: Moment, each: Card) -> None:
    """defending-player-sentinel: the player whom the enemy attacks stays the defending player."""
    there = fight(now)
    if now.reads("sentinel-defending-player") == "sentinel-player":
        now.put(there._replace(player=each.controller))
        return
    if now.tries("sentinel-takes-the-enemy", "engages"):
        now.put(card(now, there.enemy)._replace(engaged=each.controller))
    said = f"{there.player} is still the defending player, and {there.enemy} stays engaged with {there.player}."
    now.say(said, cite("defending-player-sentinel"), cite("sentinel"), event=("defending", there.player))


@makes("undefended")
def _undefended(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    if attack(now) is not None:
        yield Occurrence("count-as-undefended", fight(now).enemy, player=fight(now).player)


@occurs("count-as-undefended")
def count_as_undefended(now: Moment, what: Occurrence) -> None:
    """golden-rule-card-over-rules: a card may say that an attack is undefended although somebody was declared."""
    now.put(fight(now)._replace(defenders=(), declared=True))
    said = f"The attack of {what.subject} is considered undefended."
    rules = (cite("6.4.3-undefended"), cite("golden-rule-card-over-rules"))
    now.say(said, *rules, event=("undefended", what.subject))


@RULES.test
def a_defender_may_be_declared(now: Moment) -> bool:
    """6.4.1: whether the attacked player may declare a defender."""
    there = fight(now) if the_enemy_attack_goes_on(now) else None
    return there is not None and not there.declared and not there.defenders and not _has_declined(now)


@RULES.test
def another_defender_may_be_declared(now: Moment) -> bool:
    """multiple-defenders: whether a card allows the attacked player one more."""
    there = fight(now) if the_enemy_attack_goes_on(now) else None
    if there is None or not there.defenders or _has_declined(now) or not more_are_allowed(now):
        return False
    return any(against(now, there.player, each) is None for each in in_play(now))


@noted
def _next_sentinel_player(now: Moment) -> str:
    """sentinel, in-player-order: the next other player with a character that may come in, and who was not asked yet."""
    return next_to_ask(now, in_play(now), lambda name, each: against(now, name, each) is None)


@RULES.test
def a_sentinel_may_defend(now: Moment) -> bool:
    """sentinel-after-no-defender: whether another player may still declare a sentinel character."""
    there = fight(now) if the_enemy_attack_goes_on(now) else None
    if there is None or there.declared or there.defenders:
        return False
    return bool(_next_sentinel_player(now))


@RULES.step
def finish_defense(now: Moment) -> None:
    """6.4.1-undefended: the declaration is over; without a defender the attack is undefended."""
    there = fight(now)
    if not there.defenders and not there.declared and f"asked:{there.player}" not in game(now).done:
        said = f"{there.player} declares no defender."  # Nobody could be declared, so nobody was asked.
        now.say(said, cite("6.4.1-one-ready"), cite("6.4.1-undefended"), actor=there.player)
    forget_asked(now)
    now.put(there._replace(declared=True))
    if not there.defenders:
        said = f"Nobody defends: the attack of {there.enemy} is undefended."
        now.say(said, cite("6.4.1-undefended"), event=("undefended", there.enemy))
        if "undefended" in texts(now).waits:
            happen(now, Occurrence("undefended", there.enemy, player=there.player))


@RULES.test
def a_sentinel_may_still_defend(now: Moment) -> bool:
    """sentinel-after-no-defender: whether another ruling lets a sentinel character defend until step 6.4.2."""
    if not the_enemy_attack_goes_on(now) or fight(now).defenders or not _next_sentinel_player(now):
        return False
    return now.reads("sentinel-window") == "until-shadow"


def defenders_left(now: Moment) -> list[Card]:
    """6.4.3-undefended: the defenders that still defend; of several, a missing one may undo it all (a reading)."""
    there = fight(now)
    if not there.defenders:
        return []
    left = [each for each in [card(now, name) for name in there.defenders] if each.in_play]
    lost = len(left) < len(there.defenders) or "defender gone" in game(now).done
    if left and lost and now.reads("defender-leaves-multiple") == "any-one":
        return []
    return left


@test_of("defends for another")
def _is_for_another(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """sentinel: whether a character defends an attack that is made against another player than its controller."""
    fight = attack(now, "enemy")
    return fight is not None and of.name in fight.defenders and fight.player != of.controller
