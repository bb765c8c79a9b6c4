"""What the words of a question mean: the piece, place, measure or faction of a name, whatever its case."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.wot_conquest.play.spans import MEASURE_OF
from judge.games.wot_conquest.play.who import FACTIONS, faction_named
from judge.games.wot_conquest.things import City, Piece, Town, Unit
from judge.kit.asks import find
from judge.kit.words import plain


def any_piece(now: Moment, name: str) -> Piece:
    """The unit, city or town that a name means; a KeyError lists those there are."""
    pieces: list[Piece] = [*now.every(Unit), *now.every(City), *now.every(Town)]
    found = find(pieces, name)
    if found is None:
        there = ", ".join(each.name for each in pieces) or "none"
        raise KeyError(f"no unit, city or town named {name}; there are: {there}")
    return found


def spot(now: Moment, name: str) -> str:
    """The place that a name means: where a piece of that name is, else a place so called."""
    try:
        return any_piece(now, name).at
    except KeyError:
        return name


def measure_named(text: str) -> str:
    """The measure that a name means; a KeyError lists those there are."""
    if (found := MEASURE_OF.get(plain(text))) is None:
        raise KeyError(f"{text} is no measure; there are: span, short-span, medium-span, long-span")
    return found


def the_faction(now: Moment, text: str) -> str:
    """The faction that a name means; a KeyError lists those there are."""
    if not (name := faction_named(text)):
        raise KeyError(f"no faction {text}; there are: {', '.join(FACTIONS)}")
    return name
