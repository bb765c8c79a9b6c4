"""engaged, VI. Combat phase: what can be asked about enemies and attacks."""

from __future__ import annotations

from judge.engine import Moment, Ruled, Value
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.asks.naming import named_card, named_player
from judge.games.lotr_lcg.play.phase_6_combat.attack_strength import attack_strength, attackers_left
from judge.games.lotr_lcg.play.phase_6_combat.declare_defender import defenders_left
from judge.games.lotr_lcg.play.phase_6_combat.enemy_damage import combat_damage
from judge.games.lotr_lcg.play.values import total
from judge.games.lotr_lcg.play.who import attack, engaged_with, shadows
from judge.games.lotr_lcg.things import Card


@RULES.quantity("enemies engaged with {player}", cite("engaged"))
def enemies_of(now: Moment, player: str) -> frozenset[str]:
    """The enemies engaged with a player, by name."""
    return frozenset(each.name for each in engaged_with(now, named_player(now, player).name))


@RULES.quantity("player engaged with {enemy}", cite("engaged"))
def engaged_player(now: Moment, enemy: str) -> str:
    """The player an enemy is engaged with, or `nobody`."""
    return named_card(now, enemy).engaged or "nobody"


@RULES.quantity("{enemy} is engaged with {player}", cite("engaged"), cite("5.3-mutual"))
def is_engaged_with(now: Moment, enemy: str, player: str) -> bool:
    """Whether an enemy is engaged with a player."""
    return named_card(now, enemy).engaged == named_player(now, player).name


@RULES.quantity("number of shadow cards of {enemy}", cite("shadow-cards"))
def shadow_cards(now: Moment, enemy: str) -> int:
    """How many shadow cards an enemy has."""
    return len(shadows(now, named_card(now, enemy)))


@RULES.quantity("defending player", cite("defending-player"), cite("defending-player-sentinel"))
def defending_player(now: Moment) -> str:
    """The player the attack is made against, or `nobody`."""
    there = attack(now)
    return there.player if there is not None and there.side == "enemy" else "nobody"


@RULES.quantity("enemies that have attacked", cite("6.4-eligible"))
def have_attacked(now: Moment) -> list[str]:
    """The enemies that have attacked in this combat phase."""
    return [each.name for each in now.every(Card) if each.attacked]


@RULES.quantity("combat damage", cite("6.4.3-formula"))
def combat_damage_now(now: Moment) -> Value | Ruled:
    """What the enemy attack that is being resolved would deal as the table now is; `none` where there is no attack."""
    if attack(now) is None:
        return Ruled("none", (cite("6.4.4"),), "no enemy attack is being resolved")
    return combat_damage(now)


@RULES.quantity("the attack is undefended", cite("6.4.3-undefended"), cite("6.4.1-undefended"))
def is_undefended(now: Moment) -> bool:
    """Whether nobody defends against the attack that is being resolved."""
    there = attack(now)
    return there is not None and there.side == "enemy" and not defenders_left(now)


@RULES.quantity("defenders", cite("6.4.1"))
def defenders_now(now: Moment) -> list[str]:
    """The characters that defend against the attack."""
    return [each.name for each in defenders_left(now)] if attack(now) else []


@RULES.quantity("attackers", cite("6.8b"))
def attackers_now(now: Moment) -> list[str]:
    """The characters that are attacking."""
    there = attack(now)
    return [each.name for each in attackers_left(now)] if there and there.side == "player" else []


@RULES.quantity("total attack", cite("6.8.2"))
def attack_total(now: Moment) -> Value:
    """The attack strength of all attackers together."""
    return total(now, "total attack", 0, tuple(attack_strength(now)))
