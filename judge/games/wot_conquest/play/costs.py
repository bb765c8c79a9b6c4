"""supply-token, favor-token, madness-token, angreal, hp: what an ability costs, and paying it."""

from __future__ import annotations

from judge.engine import Moment, Refusal, refuse
from judge.games.wot_conquest import cite
from judge.games.wot_conquest.cards.meanings import Ability
from judge.games.wot_conquest.play.hp import hurt, kill
from judge.games.wot_conquest.play.who import holding, with_tokens
from judge.games.wot_conquest.things import Player, Unit

TOKEN_UNITS = {"favor": "favor-token", "madness": "madness-token", "angreal": "angreal", "supply": "supply-token"}


def refuse_cost(now: Moment, unit: Unit, ability: Ability) -> Refusal | None:
    """Why a cost cannot be paid."""
    player = now.the(Player, unit.owner)
    for kind, n in ability.cost:
        if kind == "hp" and (unit.left is None or unit.left < n):
            return refuse(f"{unit.name} has not {n} HP to pay", cite("hp"), ability.rule)
        if kind not in ("hp", "this") and holding(player, kind) < n:
            rule = cite(TOKEN_UNITS[kind]) if kind in TOKEN_UNITS else ability.rule
            return refuse(f"{player.name} has {holding(player, kind)} of {n} {kind}", rule, ability.rule)
    return None


def pay(now: Moment, unit: Unit, ability: Ability) -> None:
    """Takes the cost of an ability."""
    for kind, n in ability.cost:
        if kind == "this":
            kill(now, unit.name, ability.rule)
        elif kind == "hp":
            hurt(now, unit.name, n, cite("hp"))
        else:
            now.put(with_tokens(now.the(Player, unit.owner), kind, -n))
            now.say(f"{unit.owner} pays {n} {kind}.", ability.rule, event=(kind, unit.owner))
