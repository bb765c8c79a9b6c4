"""battle-active: which pieces words mean; in a battle only engaged ones, unless they say otherwise."""

from __future__ import annotations

from typing import NamedTuple

from judge.engine import Moment
from judge.games.wot_conquest.cards.meanings import Pieces
from judge.games.wot_conquest.play.battle.sides import board, engaged, is_engaged
from judge.games.wot_conquest.play.silence import NoRule
from judge.games.wot_conquest.play.spans import within
from judge.games.wot_conquest.play.who import battle_is_on, piece, traits
from judge.games.wot_conquest.things import LEADER, NEUTRAL, City, Piece, Town, Unit

KINDS: dict[str, tuple[type, ...]] = {
    "unit": (Unit,), "leader": (Unit,), "city": (City,), "town": (Town,), "structure": (City, Town),
    "piece": (Unit, City, Town),
}  # fmt: skip


class User(NamedTuple):
    """Whose ability it is: the player, and the piece where it is one of a piece."""

    owner: str
    piece: str = ""


def fits(now: Moment, group: Pieces, each: Piece, user: User) -> bool:
    """Whether a piece is of a group, as far as distances and the battle do not matter."""
    mine, nobodys = each.owner == user.owner, each.owner == NEUTRAL
    sides = {"": True, "friendly": mine, "enemy": not mine, "opponent": not mine and not nobodys, "neutral": nobodys}
    has: tuple[str, ...] = ()
    if group.kind == "leader" or group.trait or group.without:
        has = traits(now, each) if isinstance(each, Unit) else ("Neutral",) if nobodys else ()
    hurt = each.left is not None and each.hp is not None and each.left < each.hp
    return (
        isinstance(each, KINDS[group.kind])
        and sides[group.side]
        and group.owner in ("", each.owner)
        and (group.kind != "leader" or LEADER in has)
        and (not group.trait or group.trait in has)
        and (not group.without or group.without not in has)
        and (not group.damaged or hurt)
        and not (group.other and each.name == user.piece)
    )


def is_near(now: Moment, group: Pieces, each: Piece, user: User) -> bool | NoRule:
    """Whether a piece is as near to the user as the group says; no rule where the text relates no two measures."""
    return not group.near or within(now, each.at, piece(now, user.piece).at, group.near)


def in_battle(now: Moment, group: Pieces, each: Piece) -> bool:
    """battle-active: in a battle only engaged pieces are meant, or those outside it where the words say so."""
    if group.engaged:
        return is_engaged(now, each.name) is (group.engaged == "engaged")
    return not battle_is_on(now) or is_engaged(now, each.name)


def of_group(now: Moment, group: Pieces, user: User, anywhere: bool = False) -> list[Piece] | NoRule:
    """The pieces of a group; `anywhere` if being engaged is not asked for. No rule where a distance is open."""
    here = engaged(now) if battle_is_on(now) and not anywhere and group.engaged != "unengaged" else board(now)
    found = [each for each in here if fits(now, group, each, user) and (anywhere or in_battle(now, group, each))]
    near = {each.name: is_near(now, group, each, user) for each in found}
    for known in near.values():
        if isinstance(known, NoRule):
            return known
    return [each for each in found if near[each.name]]
