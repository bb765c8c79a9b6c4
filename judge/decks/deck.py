"""A deck as the rules of a game see it: cards with what is written about them, the format, the readings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from judge.content.problem import Place
from judge.decks.words import folded

Value = bool | int | str | tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """One card of a deck: its name, the version or sub-title under it, how many, and its properties."""

    name: str
    version: str = ""
    quantity: int = 1
    values: Mapping[str, Value] = field(default_factory=dict)
    place: Place = Place("<deck>")

    @property
    def label(self) -> str:
        """The card as a message names it."""
        return f"{self.name} ({self.version})" if self.version else self.name

    def has(self, key: str) -> bool:
        """Whether a property is written for the card."""
        return key in self.values

    def word(self, key: str) -> str:
        """A property that is one of several names; empty when it is not written."""
        value = self.values.get(key, "")
        return value if isinstance(value, str) else ""

    def number(self, key: str) -> int | None:
        """A property that is a number; None when it is not written."""
        value = self.values.get(key)
        return value if isinstance(value, int) and not isinstance(value, bool) else None

    def words(self, key: str) -> tuple[str, ...]:
        """A property that is a list of words; none when it is not written."""
        value = self.values.get(key, ())
        return value if isinstance(value, tuple) else ()


@dataclass(frozen=True, slots=True)
class Breach:
    """A rule that a deck breaks: in words, with the cards; the first is what it is about.

    With `sure` False the list does not say enough, so that nobody can tell whether the rule is kept.
    """

    text: str
    cards: tuple[str, ...] = ()
    cites: tuple[str, ...] = ()
    sure: bool = True


@dataclass(frozen=True, slots=True)
class Total:
    """A number of a deck as it is told with the verdict; `untold` more may belong to it, and nobody can say."""

    what: str
    number: int
    allowed: str = ""
    untold: int = 0


@dataclass(frozen=True, slots=True)
class Note:
    """What was made of a line, where that does not go without saying; line 0 is the list as a whole."""

    line: int
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Deck:
    """A deck to be checked for one format; `asked` gathers the readings that a rule looks at."""

    format: str
    cards: tuple[Card, ...]
    title: str = ""
    settings: Mapping[str, Value] = field(default_factory=dict)
    readings: Mapping[str, str] = field(default_factory=dict)
    asked: set[str] = field(default_factory=set, compare=False)

    def of(self, key: str, *values: str) -> tuple[Card, ...]:
        """The cards that have one of these values, such as those of a type."""
        return tuple(card for card in self.cards if card.word(key) in values)

    def untold(self, key: str = "type") -> tuple[Card, ...]:
        """The cards of which a property is neither written nor known from the collection."""
        return tuple(card for card in self.cards if not card.has(key))

    def at_most(self, cards: Iterable[Card]) -> int:
        """How many these could be if all cards of a type that is not known were among them."""
        return count(cards) + count(self.untold())

    def reading(self, id: str) -> str:
        """The option in force for an open question; empty while the content does not ask it."""
        self.asked.add(id)
        return self.readings.get(id, "")

    def under(self, reading: str, option: str) -> Deck:
        """The same deck under another option of a reading."""
        return replace(self, readings={**self.readings, reading: option}, asked=set())


def count(cards: Iterable[Card]) -> int:
    """How many cards these are, copies included."""
    return sum(card.quantity for card in cards)


def labels(cards: Iterable[Card]) -> tuple[str, ...]:
    """The cards as messages name them, each once."""
    return tuple(dict.fromkeys(card.label for card in cards))


def same_name(cards: Iterable[Card], versions_apart: bool = False) -> Iterator[tuple[Card, ...]]:
    """The cards gathered by name, whatever their version or sub-title, or by both if these are kept apart."""
    groups: dict[tuple[str, str], list[Card]] = {}
    for card in cards:
        version = folded(card.version) if versions_apart else ""
        groups.setdefault((folded(card.name), version), []).append(card)
    yield from map(tuple, groups.values())
