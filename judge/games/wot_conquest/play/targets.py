"""battle-active, leader: what an ability may be used on."""

from __future__ import annotations

from judge.engine import Moment, Refusal, refuse
from judge.games.wot_conquest import cite
from judge.games.wot_conquest.cards.meanings import Ability
from judge.games.wot_conquest.play.battle.sides import board, is_engaged
from judge.games.wot_conquest.play.who import battle_is_on, piece, traits
from judge.games.wot_conquest.things import LEADER, NEUTRAL, City, Town, Unit

KINDS: dict[str, tuple[type, ...]] = {
    "unit": (Unit,), "leader": (Unit,), "city": (City,), "town": (Town,), "structure": (City, Town),
}  # fmt: skip


def possible_targets(now: Moment, ability: Ability) -> list[str]:
    """The pieces of the right kind, on whatever side and wherever they are."""
    kinds = KINDS[ability.target.kind] if ability.target else ()
    return [each.name for each in board(now) if isinstance(each, kinds)]


def refuse_target(now: Moment, user: Unit, ability: Ability, name: str) -> Refusal | None:
    """Why an ability cannot be used on a piece: its own words, or battle-active: only engaged units are touched."""
    if (aim := ability.target) is None:
        return None
    if battle_is_on(now) and not aim.outside and not is_engaged(now, name):
        if now.reads("outsiders-touched") == "not-touched":
            return refuse(f"{name} is not engaged, so the ability cannot name it", cite("battle-active"))
    found = piece(now, name)
    owner, has = found.owner, traits(now, found) if isinstance(found, Unit) else ()
    sides = {"": True, "friendly": owner == user.owner, "enemy": owner != user.owner, "neutral": owner == NEUTRAL}
    fits = sides[aim.side] and (aim.kind != "leader" or LEADER in has) and (not aim.trait or aim.trait in has)
    why = f"{name} is not what {ability.name} is used on: {aim}"
    return None if fits else refuse(why, ability.rule)
