"""supply-token, favor-token, madness-token, angreal, hp: what an ability costs, and paying it."""

from __future__ import annotations

from judge.engine import Moment, Refusal, refuse
from judge.games.wot_conquest import cite
from judge.games.wot_conquest.cards.meanings import Ability, KillThis, PayHp, Spend
from judge.games.wot_conquest.play.hp import hurt, kill
from judge.games.wot_conquest.play.who import holding, with_tokens
from judge.games.wot_conquest.things import Player, Unit

TOKEN_UNITS = {"favor": "favor-token", "madness": "madness-token", "angreal": "angreal", "supply": "supply-token"}


def refuse_cost(now: Moment, unit: Unit, ability: Ability) -> Refusal | None:
    """Why a cost cannot be paid."""
    player = now.the(Player, unit.owner)
    for price in ability.cost:
        if isinstance(price, PayHp) and (unit.left is None or unit.left < price.amount):
            return refuse(f"{unit.name} does not have {price.amount} HP to pay", cite("hp"), ability.rule)
        if isinstance(price, Spend):
            kind = price.token
            due = sum(each.amount for each in ability.cost if isinstance(each, Spend) and each.token == kind)
            if holding(player, kind) < due:
                rule = cite(TOKEN_UNITS[kind]) if kind in TOKEN_UNITS else ability.rule
                return refuse(f"{player.name} has {holding(player, kind)} of {due} {kind}", rule, ability.rule)
    return None


def pay(now: Moment, unit: Unit, ability: Ability) -> None:
    """Takes the cost of an ability."""
    for price in ability.cost:
        match price:
            case KillThis():
                kill(now, unit.name, ability.rule)
            case PayHp(n):
                hurt(now, unit.name, n, cite("hp"))
            case Spend(n, kind):
                now.put(with_tokens(now.the(Player, unit.owner), kind, -n))
                now.say(f"{unit.owner} pays {n} {kind}.", ability.rule, event=(kind, unit.owner))
