"""A query as it was understood: games, ids, names of entries, and words with their other forms."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Form(NamedTuple):
    """One token a word may stand as in the rules of some games, and how surely it is what was meant."""

    token: str
    factor: float
    mask: int


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the query, or several that mean something together and then have no text: its weight, its forms."""

    text: str
    weight: float
    forms: tuple[Form, ...]


@dataclass(frozen=True, slots=True)
class Span:
    """A name in the query: which of its words, how many in all, and the entries called so, each how surely."""

    words: tuple[int, ...]
    length: int
    entries: tuple[tuple[int, float], ...]


@dataclass(frozen=True, slots=True)
class Query:
    """A query as it was understood; `mask` are the games, `whole` says that it names games and nothing else.

    `lean` is the game that a name of several games means before the others.
    """

    mask: int
    ids: tuple[str, ...] = ()
    words: tuple[Word, ...] = ()
    spans: tuple[Span, ...] = ()
    neighbours: tuple[tuple[str, float], ...] = ()
    quoted: tuple[str, ...] = ()
    suggestion: str | None = None
    whole: bool = False
    lean: int = 0
