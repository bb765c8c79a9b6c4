"""6.8.1 to 6.8.4: ranged characters join, strengths are added up, damage is dealt, the attack ends."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine import Choice, Modifier, Moment, Refusal, Value, refuse
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.play.abilities.immune_and_cannot import permits
from judge.games.lotr_lcg.play.abilities.triggering_conditions import happen
from judge.games.lotr_lcg.play.in_play.card_types import is_a, keyword
from judge.games.lotr_lcg.play.phase_6_combat.player_attack import cannot_attack, the_player_attack_goes_on
from judge.games.lotr_lcg.play.phase_6_combat.resolve_attacks import (
    announce_end,
    finish_attack,
    forget_asked,
    mark,
    next_to_ask,
)
from judge.games.lotr_lcg.play.values import amount_of, total
from judge.games.lotr_lcg.play.who import attack, card, controlled, fight
from judge.games.lotr_lcg.play.written_choices import NameCards
from judge.games.lotr_lcg.things import Card, Occurrence
from judge.kit.choosing import sets_of


@RULES.verb
class JoinAttack(NameCards):
    """6.8.1: another player exhausts any number of ranged characters to join the attack."""

    name = "join-attack"
    example = "joins with <ranged character>; joins with nobody"
    words = "joins with {0}"
    nobody = ("joins with nobody", "does not join", "does not join the attack", "adds nobody")
    forms = (r"(?:joins(?: the attack)? with|adds) (?P<names>.+)",)
    only = refuse("other players join in step 6.8.1 only", cite("6.8.1"))

    def by(self, now: Moment) -> str:
        return next_ranged_player(now)

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        mine = [each for each in controlled(now, by) if is_a(now, each, "character")]
        may = [each.name for each in mine if self.against(now, by, each) is None]
        yield from sets_of(may)
        yield from ((each.name,) for each in mine if each.name not in may)

    def against(self, now: Moment, by: str, each: Card) -> Refusal | None:
        return _cannot_join(now, by, each)

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        there_is_none = refuse("there is no attack to join", cite("6.8.1"))
        return super().elsewhere(now, choice) if attack(now) else there_is_none

    def take(self, now: Moment, choice: Choice) -> None:
        mark(now, f"asked:{choice.by}")
        enemy = fight(now).enemy
        happen(now, *(Occurrence("declare-attacker", str(name), player=choice.by, other=enemy) for name in choice.args))


def _cannot_join(now: Moment, by: str, each: Card) -> Refusal | None:
    """6.8.1, ranged-two-ways: only ready ranged characters of other players join."""
    if by == fight(now).player:
        return refuse(f"{by} declares the attack and cannot join it", cite("6.8.1"))
    enemy = card(now, fight(now).enemy)
    engaged = enemy.engaged or permits(now, each, "attack staging")
    if not engaged and now.reads("ranged-into-staging") == "engaged-only":
        text = f"{enemy.name} is not engaged with a player, and ranged reaches only enemies that are"
        return refuse(text, cite("ranged"), cite("6.8.1"))
    ranged = keyword(now, each, "ranged") or permits(now, each, "attack any")
    if not ranged and now.reads("ranged-for-everyone") == "ranged-only":
        return refuse(f"{each.name} does not have ranged", cite("6.8.1"), cite("ranged"))
    return cannot_attack(now, by, each)


def next_ranged_player(now: Moment) -> str:
    """6.8.1, in-player-order: the next other player with a ranged character that may join, not asked yet."""
    return next_to_ask(now, lambda name, each: _cannot_join(now, name, each) is None)


@RULES.test
def ranged_characters_may_join(now: Moment) -> bool:
    """6.8.1: whether another player has a ranged character that may join."""
    return the_player_attack_goes_on(now) and bool(next_ranged_player(now))


def attackers_left(now: Moment) -> list[Card]:
    """6.8.2: the characters that are currently attacking."""
    return [card(now, name) for name in fight(now).attackers if card(now, name).in_play]


def attack_strength(now: Moment) -> list[Modifier]:
    """6.8.2: the attack strength of each attacker."""
    return [Modifier(each.name, "add", amount_of(now, each, "attack"), cite("6.8.2")) for each in attackers_left(now)]


@RULES.step
def determine_attack_strength(now: Moment) -> None:
    """6.8.2: the attack strength of all attackers is added up."""
    there = fight(now)
    value = total(now, "total attack", 0, attack_strength(now))
    said = f"The attackers have {value.total} attack strength against {there.enemy}."
    now.say(said, cite("6.8.2"), cite("attack-strength"), event=("strength", there.enemy), value=value)


def player_damage(now: Moment) -> Value:
    """6.8.3: total attack strength less the enemy's defense strength."""
    enemy = card(now, fight(now).enemy)
    rows = (*attack_strength(now), Modifier(enemy.name, "subtract", amount_of(now, enemy, "defense"), cite("6.8.3")))
    return total(now, "combat damage", 0, rows)


@RULES.step
def deal_player_damage(now: Moment) -> None:
    """6.8.3: the difference is dealt to the enemy at once; if its defense is as high, none is."""
    there, amount = fight(now), player_damage(now)
    dealt = f"The attack deals {amount.total} damage to {there.enemy}."
    said = dealt if amount.total else f"{there.enemy} takes no damage: its defense is as high or higher."
    now.say(said, cite("6.8.3"), event=("damage", there.enemy), value=amount)
    if amount.total:
        source = there.attackers[0] if len(there.attackers) == 1 else ""
        happen(now, Occurrence("damage", there.enemy, int(amount.total), source, there.player, cause="attack"))


@RULES.step
def end_player_attack(now: Moment) -> None:
    """6.8.4: the attack ends."""
    there = fight(now)
    now.say(f"The attack on {there.enemy} ends.", cite("6.8.4"), event=("ended", there.enemy))
    announce_end(now, "player-attack-ends", there.enemy, there.player)


@RULES.step
def leave_player_attack(now: Moment) -> None:
    """6.8.4: nobody is attacking any more; the game goes back to where the attack came from."""
    forget_asked(now)
    finish_attack(now)
