"""anatomy-icon, adjacent: the grid: nine areas, how they are written, which are adjacent, what covers what."""

from __future__ import annotations

import re
from functools import lru_cache

from judge.content.problem import nearest

ROWS = ("upper", "middle", "lower")
COLUMNS = ("left", "center", "right")
CELLS = tuple(f"{row} {column}" for row in ROWS for column in COLUMNS)
Cells = tuple[str, ...]
NOTHING: Cells = ()
SHORT = {f"{cell.split()[0][0]}{cell.split()[1][0]}": cell for cell in CELLS}
ALIASES = {"thrust": "middle center", "center center": "middle center", "whole grid": "all", "everything": "all"}
_PATTERN = re.compile(r"[x0o.\-]{3}/[x0o.\-]{3}/[x0o.\-]{3}")


def in_order(cells: set[str]) -> Cells:
    """Areas in the order of the grid, each once, so that equal sets are equal."""
    return tuple(cell for cell in CELLS if cell in cells)


@lru_cache(4_096)
def areas(text: str) -> Cells:
    """Reads `upper left`, `upper`, `left`, `upper left and middle left`, `all but lower`, or `X00/000/00X`."""
    words = " ".join(text.casefold().replace("centre", "center").split())
    if _PATTERN.fullmatch(words):
        marks = words.replace("/", "")
        return in_order({cell for cell, mark in zip(CELLS, marks, strict=True) if mark == "x"})
    whole, but, less = words.partition(" but ")
    if but:
        return in_order(set(_listed(whole, text)) - set(_listed(less.removeprefix("not "), text)))
    return _listed(words, text)


def _listed(words: str, text: str) -> Cells:
    found: set[str] = set()
    for part in re.split(r",| and |\+", words):
        found |= set(_area(part.strip().removeprefix("the "), text))
    return in_order(found)


def _area(part: str, text: str) -> Cells:
    part = ALIASES.get(part, part)
    part = re.sub(r" (attack|block|guard|dodge|area|areas|row|column|squares?)s?$", "", part)
    part = SHORT.get(part, ALIASES.get(part, part))
    if part in ("all", "any"):
        return CELLS
    if part in ("none", ""):
        return NOTHING
    if part in CELLS:
        return (part,)
    if part in ROWS or part in COLUMNS:
        return tuple(cell for cell in CELLS if part in cell.split())
    known = (*CELLS, *ROWS, *COLUMNS, "all", "none")
    hint = nearest(part, known)
    guess = f"; did you mean {hint}?" if hint else ""
    raise ValueError(f"{text!r} is no part of the grid{guess} Write areas such as upper left, a row (upper), a column "
                     "(left), several with commas, all, all but lower, none, or a pattern: X00/000/00X")  # fmt: skip


def covers(defense: Cells, attack: Cells) -> bool:
    """phase-3-defense: every coloured area of the attack is coloured on the defense."""
    return set(attack) <= set(defense)


def overlap(one: Cells, other: Cells) -> Cells:
    """The areas that two grids share."""
    return in_order(set(one) & set(other))


def adjacent(one: str, other: str) -> bool:
    """adjacent: two different areas that share a border or a corner."""
    (row, column), (also_row, also_column) = _place(one), _place(other)
    return one != other and abs(row - also_row) <= 1 and abs(column - also_column) <= 1


def grids_adjacent(one: Cells, other: Cells) -> bool:
    """adjacent: whether some area of one grid is adjacent to some area of another."""
    return any(adjacent(here, there) for here in one for there in other)


def in_words(cells: Cells) -> str:
    """Areas as people say them."""
    return "the whole grid" if len(cells) == len(CELLS) else ", ".join(cells) or "no area"


def _place(cell: str) -> tuple[int, int]:
    row, column = cell.split()
    return ROWS.index(row), COLUMNS.index(column)
