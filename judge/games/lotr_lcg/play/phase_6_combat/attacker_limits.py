"""cannot, 6.8b: no more characters of a kind can attack an enemy than a card allows, in one attack or in a round."""

from __future__ import annotations

from judge.engine import Moment, Refusal, refuse
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.groups import matches
from judge.games.lotr_lcg.play.abilities.constant_abilities import bearing_on
from judge.games.lotr_lcg.play.in_play.areas import use, uses
from judge.games.lotr_lcg.play.values import resolve_amount
from judge.games.lotr_lcg.play.who import card, cards, matters
from judge.games.lotr_lcg.things import Card

LIMIT = "attacker limit"


def too_many_attack(now: Moment, enemy: Card, names: tuple[str, ...]) -> Refusal | None:
    """cannot: whether these characters, with those that attacked it before where they count, are more than allowed."""
    for bearing in bearing_on(now, enemy, LIMIT) if matters(now, LIMIT) else ():
        what, most = bearing.effect, resolve_amount(now, bearing.effect.amount, bearing.about)
        before = [each.name for each in cards(now) if what.op and uses(now, _key(each.name, enemy.name))]
        every = [card(now, name) for name in dict.fromkeys((*before, *names))]
        found = [each.name for each in every if matches(now, what.to, each, bearing.about)]
        if len(found) > most and {*found} & {*names}:
            when = " in a round" if what.op else ""
            text = f"{bearing.source} allows no more than {most} to attack {enemy.name}{when}, and these are"
            return refuse(f"{text} {len(found)}", cite("cannot"), cite("6.8b"))
    return None


def count_attacker(now: Moment, name: str, enemy: str) -> None:
    """cannot: remembers for this round who has attacked whom."""
    if matters(now, LIMIT):
        use(now, _key(name, enemy))


def _key(name: str, enemy: str) -> str:
    return f"round:{name} attacks {enemy}"
