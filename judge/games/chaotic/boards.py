"""2.1.2 Battleboards of 1, 3 or 6 spaces a side, as a reading of the damaged diagram."""

from __future__ import annotations

from judge.games.chaotic.things import Board

ROWS = {1: (1,), 3: (2, 1), 6: (3, 2, 1)}


def standard_board(size: int) -> Board:
    """A board of two triangles joined at their bases; spaces are A1, A2 ... from the base row outwards, left to right.

    Spaces border their neighbours in the row, the two nearest in the next row, and across the base the space straight
    opposite and, because the triangles are offset there too, none other.
    """
    adjacent: dict[str, set[str]] = {}
    for side in "AB":
        rows = _rows(side, size)
        for row in rows:
            for left, right in zip(row, row[1:], strict=False):
                _join(adjacent, left, right)
        for inner, outer in zip(rows, rows[1:], strict=False):
            for at, space in enumerate(outer):
                _join(adjacent, space, inner[at])
                _join(adjacent, space, inner[at + 1])
    for a, b in zip(_rows("A", size)[0], _rows("B", size)[0], strict=True):
        _join(adjacent, a, b)
    spaces = sorted(adjacent)
    return Board(
        adjacent=tuple((space, tuple(sorted(adjacent[space]))) for space in spaces),
        sides=tuple((space, space[0]) for space in spaces),
    )


def _rows(side: str, size: int) -> list[list[str]]:
    rows, number = [], 1
    for length in ROWS[size]:
        rows.append([f"{side}{number + at}" for at in range(length)])
        number += length
    return rows


def _join(adjacent: dict[str, set[str]], one: str, other: str) -> None:
    adjacent.setdefault(one, set()).add(other)
    adjacent.setdefault(other, set()).add(one)
