"""2.1.2 Battleboard shape and sizes: two triangles joined at their bases, and which spaces border which."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from judge.engine import Moment
from judge.games.chaotic.things import Board

ROWS = {1: (1,), 3: (2, 1), 6: (3, 2, 1)}
Borders = tuple[tuple[str, tuple[str, ...]], ...]


def spaces(now: Moment) -> list[str]:
    """4.1.7: the spaces in use; no others can be entered."""
    return [space for space, _ in now.the(Board, "board").adjacent]


def side_of(now: Moment, space: str) -> str:
    """g-battleboard: the player on whose side a space is; nobody where that is not known."""
    return dict(now.the(Board, "board").sides).get(space, "")


def next_to(now: Moment, space: str) -> tuple[str, ...]:
    """6.3.3: the spaces that border a space. How the middle of a standard board is joined is a reading."""
    board = now.the(Board, "board")
    middle = board.size > 1 and any(space in _rows(side, board.size)[0] for side in "AB")
    if middle and now.reads("adjacent-undefined") == "diagonal":
        return dict(standard(board.size, diagonal=True)).get(space, ())
    return dict(board.adjacent).get(space, ())


@cache
def standard(size: int, diagonal: bool = False) -> Borders:
    """A board of 1, 3 or 6 spaces a side: A1, A2 ... from the base row outwards, left to right; A1 faces B1."""
    pairs: list[tuple[str, str]] = []
    for side in "AB":
        rows = _rows(side, size)
        for row in rows:
            pairs += zip(row, row[1:], strict=False)
        for inner, outer in zip(rows, rows[1:], strict=False):
            pairs += [*zip(outer, inner, strict=False), *zip(outer, inner[1:], strict=True)]
    mine, theirs = _rows("A", size)[0], _rows("B", size)[0]
    pairs += zip(mine, theirs, strict=True)
    if diagonal:
        pairs += [*zip(mine, theirs[1:], strict=False), *zip(mine[1:], theirs, strict=False)]
    return joined(pairs)


def joined(pairs: Iterable[tuple[str, str]], spaces: Iterable[str] = ()) -> Borders:
    """A board on which two spaces of a pair border each other; a space of its own may border none."""
    adjacent: dict[str, set[str]] = {space: set() for space in spaces}
    for one, other in pairs:
        adjacent.setdefault(one, set()).add(other)
        adjacent.setdefault(other, set()).add(one)
    return tuple((space, tuple(sorted(adjacent[space]))) for space in sorted(adjacent))


def _rows(side: str, size: int) -> list[list[str]]:
    """The rows of one side, the base row first."""
    rows, number = [], 1
    for length in ROWS[size]:
        rows.append([f"{side}{number + at}" for at in range(length)])
        number += length
    return rows
