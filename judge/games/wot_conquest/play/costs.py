"""deploy-ability, supply-token, favor-token, madness-token: what an ability costs in supply, tokens or HP."""

from __future__ import annotations

from judge.engine import Moment, Refusal, refuse
from judge.games.wot_conquest import cite
from judge.games.wot_conquest.cards.meanings import Ability
from judge.games.wot_conquest.play.hp import hurt, kill
from judge.games.wot_conquest.play.targets import phase_rule
from judge.games.wot_conquest.things import Player, Unit

TOKEN_UNITS = {"favor": "favor-token", "madness": "madness-token", "angreal": "angreal", "supply": "supply-token"}


def refuse_cost(now: Moment, unit: Unit, ability: Ability) -> Refusal | None:
    """Why a cost cannot be paid."""
    player = now.the(Player, unit.owner)
    for kind, n in ability.cost:
        if kind == "hp" and (unit.left is None or unit.left < n):
            return refuse(f"{unit.name} has not {n} HP to pay", cite("hp"), phase_rule(ability.phase))
        if kind not in ("hp", "this") and holding(player, kind) < n:
            rule = cite(TOKEN_UNITS[kind]) if kind in TOKEN_UNITS else phase_rule(ability.phase)
            return refuse(f"{player.name} has {holding(player, kind)} of {n} {kind}", rule, phase_rule(ability.phase))
    return None


def holding(player: Player, kind: str) -> int:
    """How many tokens of a kind a player has."""
    return (player.supply or 0) if kind == "supply" else dict(player.tokens).get(kind, 0)


def with_tokens(player: Player, kind: str, n: int) -> Player:
    """The player with so many more tokens of a kind, never fewer than none."""
    have = max(holding(player, kind) + n, 0)
    if kind == "supply":
        return player._replace(supply=have)
    rest = tuple(pair for pair in player.tokens if pair[0] != kind)
    return player._replace(tokens=(*rest, (kind, have)))


def pay(now: Moment, unit: Unit, ability: Ability) -> None:
    """Takes the cost of an ability."""
    for kind, n in ability.cost:
        if kind == "this":
            kill(now, unit.name, phase_rule(ability.phase))
        elif kind == "hp":
            hurt(now, unit.name, n, cite("hp"))
        else:
            now.put(with_tokens(now.the(Player, unit.owner), kind, -n))
            now.say(f"{unit.owner} pays {n} {kind}.", phase_rule(ability.phase), event=(kind, unit.owner))
