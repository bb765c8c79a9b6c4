"""The small tables that a query is understood with; kept in the index, so that opening it reads no content."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any

Means = tuple[int, tuple[str, ...], float]


@dataclass(slots=True)
class Tables:
    """What the words, names and numbers of a query may mean; games are bits of a mask, documents are numbers.

    A row is the game, the kind and the owner of a document: the document it is shown as part of.
    """

    games: list[str] = field(default_factory=list)
    rows: list[tuple[int, str, int]] = field(default_factory=list)
    words: dict[str, tuple[int, int]] = field(default_factory=dict)
    stems: dict[str, int] = field(default_factory=dict)
    names: dict[str, list[tuple[int, float]]] = field(default_factory=dict)
    means: dict[str, list[Means]] = field(default_factory=dict)
    ids: dict[str, list[int]] = field(default_factory=dict)
    cited: dict[str, list[int]] = field(default_factory=dict)
    nicknames: dict[str, list[int]] = field(default_factory=dict)
    weak: set[str] = field(default_factory=set)
    quiet: set[str] = field(default_factory=set)
    places: set[str] = field(default_factory=set)
    spellings: dict[str, str] = field(default_factory=dict)

    def bit(self, game: str) -> int:
        """The bit that stands for a game; entries across the games have one too."""
        return 1 << self.games.index(game) if game in self.games else 0

    def as_data(self) -> dict[str, Any]:
        """The tables as plain data, to be stored."""
        return {each.name: getattr(self, each.name) for each in fields(self)}

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Tables:
        """The tables as they were stored."""
        return cls(**data)
