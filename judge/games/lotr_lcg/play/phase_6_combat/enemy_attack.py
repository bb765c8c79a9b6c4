"""6.4b, 6.4.4, enemy-attack-resolution: which enemy attacks, how its attack begins and ends."""

from __future__ import annotations

from collections.abc import Iterable

from judge.engine import Choice, Missing, Moment, Position, Refusal, refuse
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.deeds import makes
from judge.games.lotr_lcg.cards.groups import matches, members, test_of
from judge.games.lotr_lcg.cards.meanings import Instruction, Quality
from judge.games.lotr_lcg.play.abilities.triggering_conditions import happen, occurs
from judge.games.lotr_lcg.play.choice_words import NameCards
from judge.games.lotr_lcg.play.in_play.areas import move, refill_encounter_deck
from judge.games.lotr_lcg.play.in_play.card_types import all_in_play
from judge.games.lotr_lcg.play.phase_3_quest.staging import the_encounter_deck_has_to_be_refilled
from judge.games.lotr_lcg.play.phase_6_combat.resolve_attacks import (
    announce_end,
    begin_attack,
    eligible,
    finish_attack,
    why_not_eligible,
)  # fmt: skip
from judge.games.lotr_lcg.play.phase_6_combat.shadow_cards import discard_shadow, facedown
from judge.games.lotr_lcg.play.values import amount_of
from judge.games.lotr_lcg.play.who import (
    active_player,
    any_card,
    attack,
    card,
    decider,
    fight,
    game,
    phase,
    players,
    seats,
    shadows,
)  # fmt: skip
from judge.games.lotr_lcg.things import IN_PLAY, REVEALED, STAGING, Attack, Card, Context, Occurrence
from judge.kit.words import together


@RULES.test
def several_enemies_may_attack(now: Moment) -> bool:
    """6.4b: whether several enemies are eligible to attack."""
    return not attack_is_given(now) and len(eligible(now, active_player(now))) > 1


@RULES.verb
class ChooseAttacker(NameCards):
    """6.4b: the active player chooses which of the eligible enemies attacks next."""

    name = "choose-attacker"
    phrase = "has {0} attack next"
    kind = "enemy"
    example = "has <enemy> attack next"
    forms = (
        r"(?P<names>.+) attacks(?: next| first)?",
        r"(?:resolves|has) (?:the attack of )?(?P<names>.+?)(?:'s attack)?",
        r"(?:chooses|lets) (?P<names>.+?)(?: attack)(?: next| first)?",
        r"chooses (?P<names>.+)",
    )
    just_one = refuse("enemies attack one at a time", cite("6.4b"), cite("6.4"))
    only = refuse("which enemy attacks next is chosen in step 6.4", cite("6.4"), cite("6.4b"))
    unit, in_turn = "6.4b", ("6.4b", "active-player")

    def by(self, now: Moment) -> str:
        return active_player(now)

    def against(self, now: Moment, by: str, each: Card) -> Refusal | None:
        return why_not_eligible(now, each, by) or _out_of_order(now, each)

    def take(self, now: Moment, choice: Choice) -> None:
        now.bind("chosen", choice.args[0])


def _out_of_order(now: Moment, enemy: Card) -> Refusal | None:
    """6.4b: players sometimes think that the order of dealing shadow cards is also the order of attacks."""
    if now.reads("attacks-by-engagement-cost") == "players-choice":
        return None
    costs = [amount_of(now, each, "engagement cost") for each in eligible(now, enemy.engaged)]
    late = amount_of(now, enemy, "engagement cost") < max(costs)
    return refuse("another enemy has a higher engagement cost", cite("6.4b")) if late else None


def attack_is_given(now: Moment) -> bool:
    """attacks-outside-combat: whether a card, or the table, says which enemy attacks whom."""
    return isinstance(now.bound("attacker"), str) or attack(now, "enemy") is not None


SHADOWS = ("a shadow card", "no shadow card")


@RULES.test
def the_attack_is_outside_combat(now: Moment) -> bool:
    """attacks-outside-combat: whether the enemy has to be dealt a shadow card for this attack."""
    if now.bound("shadow") in SHADOWS:
        return now.bound("shadow") == SHADOWS[0]
    outside = attack_is_given(now) and phase(now) not in ("combat", "")
    return outside and now.reads("shadow-outside-combat") == "dealt"


@RULES.step
def deal_shadow_card_for_attack(now: Moment) -> None:
    """attacks-outside-combat: an enemy that attacks outside the combat phase is dealt a shadow card first."""
    enemy = now.bound("attacker") or fight(now).enemy
    where = "outside the combat phase " if phase(now) not in ("combat", "") else ""
    now.say(f"{enemy} attacks {where}and is first dealt a shadow card.", cite("attacks-outside-combat"))
    if the_encounter_deck_has_to_be_refilled(now):
        refill_encounter_deck(now)
    happen(now, Occurrence("deal-shadow", str(enemy), 1))


@makes("attack")
def _attack(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    """attacks-outside-combat: an enemy attacks a player, the one it is engaged with unless the text says otherwise."""
    of = card(now, name)
    told = members(now, what.to, about) if what.to.how else []
    if told and told[0] not in players(now):
        yield Occurrence("attack", name, player=card(now, told[0]).controller, other=told[0], detail=what.what)
        return
    for who in told or [of.engaged or decider(now, about.by or about.controller)]:
        yield Occurrence("attack", name, player=who, detail=what.what)


@occurs("attack")
def make_attack(now: Moment, what: Occurrence) -> None:
    """attacks-outside-combat: an attack that a card effect makes is resolved step by step like any other."""
    if what.cause == "framework":
        return
    enemy = card(now, what.subject)
    target = any_card(now, what.other)
    whom = what.player or (target.controller if target else "") or enemy.engaged or active_player(now)
    now.call("enemy-attack", attacker=enemy.name, attacked=whom, target=what.other, asked=(), shadow=what.detail)


@RULES.step
def initiate_enemy_attack(now: Moment) -> None:
    """6.4b, defending-player: the attack initiates; the player it is made against is the defending player."""
    if attack(now) is not None and attack_is_given(now) and not isinstance(now.bound("attacker"), str):
        _announce(now, fight(now))
        return
    given, chosen = now.bound("attacker"), now.bound("chosen")
    able = [] if isinstance(given, str) or isinstance(chosen, str) else eligible(now, active_player(now))
    if not isinstance(given, str) and not isinstance(chosen, str) and not able:
        now.say("No enemy is eligible to attack.", cite("6.4-eligible"))
        now.leave("enemy-attack")
        return
    asked = now.would_ask_at("6.4b") if len(able) == 1 else None
    enemy = card(now, str(given or chosen or able[0].name))
    whom = str(now.bound("attacked") or enemy.engaged or active_player(now))
    begin_attack(now, Attack(enemy=enemy.name, player=whom, target=str(now.bound("target") or "")))
    _announce(now, fight(now), asked)


def _announce(now: Moment, new: Attack, asked: Position | None = None) -> None:
    """6.4b: whoever waits for the enemy to attack has a chance; a card's attack has been announced already."""
    now.put(card(now, new.enemy)._replace(attacked=True))
    at = f" at {new.target}" if new.target else ""
    rule = cite("defending-player-specific" if new.target else "defending-player")
    said = f"{new.enemy} attacks {new.player}{at}; {new.player} is the defending player."
    now.say(said, cite("6.4b"), rule, event=("attacked", new.enemy), asked=asked)
    if not isinstance(now.bound("attacker"), str):
        happen(now, Occurrence("attack", new.enemy, player=new.player))


@RULES.test
def the_enemy_attack_goes_on(now: Moment) -> bool:
    """6.4: whether the enemy is still in play and the attacked player still in the game."""
    there = attack(now, "enemy")
    if there is None:
        raise Missing("an enemy attack; write for example attack: {enemy: Hill Troll, player: Ana, defender: Gimli}")
    if there.canceled:
        return False
    zone = card(now, there.enemy).zone
    if zone == STAGING and now.reads("attack-from-staging") == "over":
        return False
    if there.player not in players(now):
        return False
    return _is_there(zone) or now.reads("attack-without-its-enemy") == "goes-on"


def _is_there(zone: str) -> bool:
    """6.4, staging-2: in play, or being staged: a when revealed effect may have an enemy attack before it is placed."""
    return zone in IN_PLAY or zone == REVEALED


@RULES.test
def a_shadow_card_is_facedown(now: Moment) -> bool:
    """6.4.2: whether the attacking enemy has another facedown shadow card."""
    return the_enemy_attack_goes_on(now) and bool(facedown(now))


@RULES.step
def end_enemy_attack(now: Moment) -> None:
    """6.4.4: the attack ends."""
    there = attack(now)
    if there is None:
        return
    if there.canceled:
        now.say(f"The attack of {there.enemy} was canceled, so it deals no damage.", cite("cancel"), cite("6.4.4"))
    elif not the_enemy_attack_goes_on(now):
        gone = there.enemy if not _is_there(card(now, there.enemy).zone) else there.player
        spared = there.defenders or [each.name for each in heroes_of(now, there.player)]
        said = f"{gone} is no longer there, so the attack of {there.enemy} goes no further"
        said += f" and deals no damage to {together(spared)}" if spared and not there.did else ""
        now.say(f"{said}.", cite("6.4.4"), cite("6.4-eligible"))
    now.say(f"The attack of {there.enemy} ends.", cite("6.4.4"), event=("ended", there.enemy))
    announce_end(now, "attack-ends", there.enemy, there.player)


@RULES.step
def leave_enemy_attack(now: Moment) -> None:
    """6.4.4: the game goes back to where the attack came from; outside combat its shadow card may go (a reading)."""
    there = attack(now)
    if there is None:
        return
    if phase(now) not in ("combat", ""):
        left = shadows(now, card(now, there.enemy))
        if left and now.reads("shadow-noncombat-discard") == "attack-end":
            for each in left:
                discard_shadow(now, each, "attacks-outside-combat")
    if card(now, there.enemy).engaged and now.reads("engaged-after-the-attack") == "returns":
        move(now, there.enemy, STAGING, engaged="")
    names = {name for name, _ in seats(now)}
    now.put(game(now)._replace(done=tuple([each for each in game(now).done if each in names])))
    finish_attack(now)


def heroes_of(now: Moment, name: str) -> list[Card]:
    """6.4.3-undefended: the heroes a player controls."""
    return [each for each in all_in_play(now, "hero") if each.controller == name]


@test_of("attacks", "defends against")
def _fights(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """Whether a character attacks, or defends against, an enemy of a description; or an enemy attacks a character."""
    assert quality.group is not None
    against = attack(now, "enemy")
    if quality.kind == "attacks" and against is not None and against.enemy == of.name:
        found = (any_card(now, name) for name in against.defenders)
        return any(each is not None and matches(now, quality.group, each, about) for each in found)
    fight = attack(now, "player") if quality.kind == "attacks" else against
    among = () if fight is None else fight.attackers if quality.kind == "attacks" else fight.defenders
    foe = any_card(now, fight.enemy) if fight and of.name in among else None
    return foe is not None and matches(now, quality.group, foe, about)


@test_of("attacks player")
def _attacks_player(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """`while attacking a player with 5 cards in hand`: whether an enemy attacks a player of a description."""
    fight = attack(now, "enemy")
    if fight is None or fight.enemy != of.name or quality.group is None:
        return False
    return fight.player in members(now, quality.group, about)
