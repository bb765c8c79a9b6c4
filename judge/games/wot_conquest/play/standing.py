"""battle.2-kill, deploy, raze: why a piece cannot be used, since it is of the wrong kind, gone, or not one's own."""

from __future__ import annotations

from judge.engine import Cite, Moment, Refusal, no_rule, refuse
from judge.games.wot_conquest import cite
from judge.games.wot_conquest.play.who import game
from judge.games.wot_conquest.things import (
    BOARD,
    DESTROYED,
    KILLED,
    NEUTRAL,
    RAZED,
    STANDING,
    City,
    Piece,
    Town,
    Unit,
)


def every_piece(now: Moment) -> list[Piece]:
    """Every unit, city and town of the table, on the board or not."""
    return [*now.every(Unit), *now.every(City), *now.every(Town)]


def unit_called(now: Moment, name: str) -> Unit | None:
    """The unit of a name, wherever it is; None where the name is that of something else."""
    found = now.get(name)
    return found if isinstance(found, Unit) else None


def refuse_unit(now: Moment, name: str, rule: Cite) -> Refusal | None:
    """Why a name is not that of a unit on the board."""
    unit = now.get(name)
    if not isinstance(unit, Unit):
        return refuse(f"{name} is not a unit", rule)
    if unit.zone == KILLED:
        return refuse(f"{name} has been killed", cite("battle.2-kill"), rule)
    if unit.zone != BOARD:
        return refuse(f"{name} is in reserve, not on the board", cite("deploy"), rule)
    return None


def refuse_stranger(unit: Unit, by: str, rule: Cite) -> Refusal | None:
    """Why a player cannot use a unit of somebody else."""
    whose = "neutral" if unit.owner == NEUTRAL else f"a unit of {unit.owner}"
    return None if unit.owner == by else refuse(f"{unit.name} is {whose}, not a unit of {by}", rule)


def refuse_gone(piece: Piece) -> Refusal | None:
    """Why a city or town is no longer there."""
    if isinstance(piece, Unit) or piece.state == STANDING:
        return None
    if piece.state == DESTROYED:
        return refuse(f"{piece.name} has been destroyed", cite("neutral.2-towns"))
    rule = cite("raze" if isinstance(piece, City) else "battle.2-kill")
    if piece.state == RAZED:
        return refuse(f"{piece.name} has been razed", rule)
    return no_rule(f"the rulebook does not say what has become of {piece.name}", rule)


def is_taken(now: Moment) -> bool:
    """conquer: whether a city that fell is its conqueror's, though some leave it with nobody."""
    return now.reads("city-taken") == "conquered"


def refuse_turn(now: Moment, by: str, what: str, *rules: Cite) -> Refusal | None:
    """deploy-ability, turn: why a player does nothing of his own phases in a turn that is not his."""
    active = game(now).active
    if active == by or not active:
        return None
    whose = "it is the neutral turn" if active == NEUTRAL else f"it is {active}'s turn, not {by}'s"
    return refuse(f"{whose}, and {what} in one's own turn", *rules)
