"""What is wrong with an input, and where: a place, a message in plain words, a list of both."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

LONGEST_WORD = 80
MOST_LISTED = 12


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A position in a file; line and column count from 1, and 0 means unknown."""

    file: str
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        parts = [self.file]
        if self.line:
            parts.append(str(self.line))
            if self.column:
                parts.append(str(self.column))
        return ":".join(parts)


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One thing that is wrong, at one place, said so that a judge can mend it."""

    place: Place
    message: str
    field: str = ""

    def __str__(self) -> str:
        middle = f"{self.field}: " if self.field else ""
        return f"{self.place}: {middle}{self.message}"

    def document(self) -> dict[str, Any]:
        """The same as plain data."""
        return {**asdict(self.place), "field": self.field, "message": self.message}


class BadInput(Exception):
    """An input that cannot be used; `problems` holds everything found wrong with it."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems: tuple[Problem, ...] = tuple(problems)
        super().__init__(self.problems)

    @classmethod
    def at(cls, place: Place, message: str, field: str = "") -> BadInput:
        """A single problem as an exception."""
        return cls([Problem(place, message, field)])

    def __str__(self) -> str:
        return "\n".join(str(problem) for problem in self.problems)


class UnknownGame(BadInput):
    """A game that is not known: its place outside this package may be wrong, which is for those at that machine."""

    @classmethod
    def named(cls, game: str, known: Iterable[str], place: Place, field: str = "") -> UnknownGame:
        """The error for a name: what was found, which games there are, the nearest."""
        return cls([Problem(place, unknown("game", game, known), field)])


def nearest(word: str, allowed: Iterable[str]) -> str | None:
    """The allowed name that looks most like the word, whatever its case, or None."""
    from difflib import get_close_matches

    names: dict[str, str] = {}
    for name in allowed:
        names.setdefault(name.casefold(), name)
    close = get_close_matches(word[:LONGEST_WORD].casefold(), names, n=1, cutoff=0.6)
    return names[close[0]] if close else None


def listed(names: Iterable[str], most: int = MOST_LISTED) -> str:
    """Names for a message, in the given order, cut short when there are very many."""
    every = [name if name else '""' for name in names]
    if len(every) <= most:
        return ", ".join(every)
    return ", ".join(every[:most]) + f" and {len(every) - most} more"


def unknown(what: str, word: str, allowed: Iterable[str]) -> str:
    """A message for a name that is not known: what was found, what is allowed, the nearest."""
    names = list(allowed)
    close = nearest(word, names)
    hint = f"; did you mean {close}?" if close else ""
    most = len(names) if what == "key" else MOST_LISTED
    allowed_ones = f"allowed: {listed(names, most)}" if names else "there is none yet"
    return f"unknown {what} {shown(word)}{hint} ({allowed_ones})"


def shown(text: str, most: int = 60) -> str:
    """Text from an input made safe and short enough for a message."""
    short = text if len(text) <= most else text[: most - 1] + "…"
    safe = "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in short)
    return f'"{safe}"'


def found_twice(what: str, id: str, first: Place) -> str:
    """A message for an id that is taken: where it stands first."""
    return f"the {what} {id} is already at {first}"
