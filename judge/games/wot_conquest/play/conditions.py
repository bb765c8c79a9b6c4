"""battle-active, stat-attack: what holds, the conditions of abilities, each worked out from the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from judge.engine import Moment
from judge.games.wot_conquest import cite
from judge.games.wot_conquest.cards import meanings as m
from judge.games.wot_conquest.play.battle.sides import board
from judge.games.wot_conquest.play.groups import User, fits
from judge.games.wot_conquest.play.silence import NoRule
from judge.games.wot_conquest.play.spans import within
from judge.games.wot_conquest.play.who import game, holding, horn, last_battle, piece
from judge.games.wot_conquest.things import NEUTRAL, City, Player

Known = bool | NoRule


def hold(now: Moment, conditions: Iterable[m.Condition], user: User) -> Known:
    """Whether all of them hold; no rule where that hangs on one that cannot be told."""
    unknown: NoRule | None = None
    for each in conditions:
        known = HOLDS[type(each)](now, each, user)
        if known is False:
            return False
        unknown = known if isinstance(known, NoRule) else unknown
    return unknown or True


def _engaged(now: Moment, user: User) -> bool:
    found = last_battle(now)
    return found is not None and user.piece in found.engaged


def _attacks(now: Moment, user: User) -> bool:
    found = last_battle(now)
    return found is not None and found.attacker == user.owner


def _fighting(now: Moment, each: m.Fighting, user: User) -> bool:
    """battle-active: counted among what is engaged, from a unit that is itself engaged."""
    found = last_battle(now)
    here = [other for other in board(now) if found and other.name in found.engaged]
    count = sum(fits(now, each.group, other, user) for other in here) if _engaged(now, user) else 0
    return count >= each.least if each.least else count == 0 and _engaged(now, user)


def _near(now: Moment, each: m.Near, user: User) -> Known:
    start = piece(now, user.piece).at
    around = [other for other in board(now) if fits(now, each.group, other, user) and other.name != user.piece]
    known = [within(now, start, other.at, each.measure) for other in around]
    if any(one is True for one in known):
        return each.so
    return next((one for one in known if isinstance(one, NoRule)), not each.so)


def _damaged(now: Moment, each: m.Damaged, user: User) -> Known:
    found = piece(now, user.piece)
    if found.left is None or found.hp is None:
        return NoRule(f"nobody knows how many HP {found.name} has", cite("hp"))
    return (found.left < found.hp) is each.so


def _holding(now: Moment, each: m.Holding, user: User) -> bool:
    player = now.get(user.owner)
    have = holding(player, each.token) if isinstance(player, Player) else 0
    return have >= each.least if each.least else have == 0


def _initiator(now: Moment, each: m.Initiator, user: User) -> bool:
    found = last_battle(now)
    return found is not None and found.initiator == user.piece


def _controls(now: Moment, each: m.Controls, user: User) -> bool:
    found = piece(now, each.city)
    return isinstance(found, City) and found.owner == user.owner


def _borderlands(now: Moment, each: m.Borderlands, user: User) -> bool:
    found = piece(now, user.piece)
    return isinstance(found, City) and found.borderlands


def _turn(now: Moment, each: m.TurnOf, user: User) -> bool:
    active = game(now).active
    if each.whose == "opponent":
        return active not in (user.owner, NEUTRAL)
    return (active == user.owner) is (each.whose == "own")


HOLDS: dict[type, Callable[[Moment, Any, User], Known]] = {
    m.Attacking: lambda now, each, user: _engaged(now, user) and _attacks(now, user),
    m.Defending: lambda now, each, user: _engaged(now, user) and not _attacks(now, user),
    m.Engaged: lambda now, each, user: _engaged(now, user) is each.so,
    m.Initiator: _initiator,
    m.TurnOf: _turn,
    m.Fighting: _fighting,
    m.Near: _near,
    m.Holding: _holding,
    m.Damaged: _damaged,
    m.HasHorn: lambda now, each, user: horn(now).owner == user.owner,
    m.Controls: _controls,
    m.Borderlands: _borderlands,
}
