"""6.4.1, golden-rule-card-over-rules: a card may say that a player must declare a defender, or which; if able."""

from __future__ import annotations

from collections.abc import Callable, Collection

from judge.engine import Moment, Refusal, refuse
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.groups import members
from judge.games.lotr_lcg.play.abilities.constant_abilities import bearing_on
from judge.games.lotr_lcg.play.who import any_card, card, fight, matters
from judge.games.lotr_lcg.things import Card


def why_not_declared(now: Moment, names: Collection[object], may: Callable[[Card], bool]) -> Refusal | None:
    """Why the attacked player cannot declare these, or nobody: a card asks for another who may defend."""
    for bearing in bearing_on(now, card(now, fight(now).enemy), "must defend") if matters(now, "must defend") else ():
        wanted = members(now, bearing.effect.to, bearing.about)
        able = [name for name in wanted if (each := any_card(now, name)) is not None and each.in_play and may(each)]
        if able and not {*names} & {*able}:
            text = f"{bearing.source} says that {' or '.join(able)} must be declared as a defender"
            return refuse(text, cite("golden-rule-card-over-rules"), cite("6.4.1"))
    return None
