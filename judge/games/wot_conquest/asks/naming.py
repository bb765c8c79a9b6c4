"""What the words of a question mean: the piece, player, faction or place of a name, whatever its case."""

from __future__ import annotations

from typing import TypeVar

from judge.engine import Moment
from judge.games.wot_conquest.play.who import FACTIONS, faction_named
from judge.games.wot_conquest.things import City, Piece, Town, Unit

T = TypeVar("T")


def named(now: Moment, kind: type[T], name: str) -> T:
    """The thing of a kind that a name means, whatever its case; a KeyError lists those there are."""
    found = {each.name: each for each in now.every(kind)}  # type: ignore[attr-defined]
    wanted = " ".join(name.casefold().removeprefix("the ").split())
    for key, each in found.items():
        if key.casefold() == wanted:
            return each
    what = {"Unit": "unit", "City": "city", "Town": "town", "Player": "player"}.get(kind.__name__, "piece")
    raise KeyError(f"no {what} named {name}; there are: {', '.join(found) or 'none'}")


def any_piece(now: Moment, name: str) -> Piece:
    """The unit, city or town that a name means."""
    wanted = " ".join(name.casefold().removeprefix("the ").split())
    pieces: list[Piece] = [*now.every(Unit), *now.every(City), *now.every(Town)]
    for each in pieces:
        if each.name.casefold() == wanted:
            return each
    there = [each.name for each in pieces]
    raise KeyError(f"no unit, city or town named {name}; there are: {', '.join(there) or 'none'}")


def spot(now: Moment, name: str) -> str:
    """The place that a name means: where a piece of that name is, else a place so called."""
    try:
        return any_piece(now, name).at
    except KeyError:
        return name


def the_faction(text: str) -> str:
    """The faction that a name means; a KeyError lists those there are."""
    name = faction_named(text)
    if not name:
        raise KeyError(f"no faction {text}; there are: {', '.join(FACTIONS)}")
    return name
