"""What a game declares so that its decks can be checked: what is written with a card, headings, formats and rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from judge.cardtext import PrintedCard
from judge.decks.deck import Breach, Deck, Total, Value


@dataclass(frozen=True, slots=True)
class Field:
    """Something written with a card or about a deck: a CSV column, and a property in brackets."""

    key: str
    says: str
    also: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Flag(Field):
    """A property that a card has or has not: `Unique`."""


@dataclass(frozen=True, slots=True)
class Number(Field):
    """A property with a whole number: `build 2`; the first group of the pattern is the number.

    `none` are words that stand where there is no number, such as X.
    """

    least: int = 0
    most: int = 999
    pattern: str = "([0-9]+)"
    none: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice(Field):
    """A property that is one of several names, each with the other ways to write it: `Danian`."""

    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Words(Field):
    """A property of several single words; `known` ones are never taken for a slip, `unclear` ones are refused."""

    known: tuple[str, ...] = ()
    unclear: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Either(Field):
    """A property that stands alone or names alternatives: `Loyal`, `Loyal Danians or Minions`."""


@dataclass(frozen=True, slots=True)
class Heading:
    """A line above cards, and what it says of each card below it."""

    words: tuple[str, ...]
    gives: Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Format:
    """One way to play that has deck rules of its own, with the rules that define it."""

    id: str
    title: str
    cites: tuple[str, ...]
    also: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Rule:
    """One deck rule as code, with the cites it carries out."""

    cites: tuple[str, ...]
    breaches: Callable[[Deck], Iterable[Breach]]


@dataclass(frozen=True, slots=True)
class GroupRule:
    """A rule over the decks of players who play together, with the cites it carries out."""

    cites: tuple[str, ...]
    breaches: Callable[[Sequence[Deck]], Iterable[Breach]]


def rule(*cites: str) -> Callable[[Callable[[Deck], Iterable[Breach]]], Rule]:
    """Marks a function as the deck rule that these units state."""
    return lambda breaches: Rule(cites, breaches)


def group_rule(*cites: str) -> Callable[[Callable[[Sequence[Deck]], Iterable[Breach]]], GroupRule]:
    """Marks a function as a rule over several decks that these units state."""
    return lambda breaches: GroupRule(cites, breaches)


@dataclass(frozen=True, slots=True)
class Only:
    """A property that counts on cards of some types only, and what to write on others."""

    types: tuple[str, ...]
    hint: str = ""


def no_totals(deck: Deck) -> Iterable[Total]:
    """The numbers of a game that tells none."""
    return ()


def nothing_told(card: PrintedCard) -> Mapping[str, Value]:
    """What the text of cards says of decks where no card says anything of them."""
    return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckGame:
    """Everything the deck check knows of a game; its module `decks` holds one as DECKS.

    `implied` is what a property says besides (a Starting Hero is a Character), `known_names` what a name says, in the
    form of `folded`. `general` are types that a more exact one replaces. Lines of one name that differ
    in one of `apart` are not one card. `assumed` is what is taken for granted of a card of which the list says nothing.
    `told` is what the text of a card says of decks.
    """

    game: str
    cite: str
    fields: tuple[Field, ...]
    headings: tuple[Heading, ...]
    formats: tuple[Format, ...]
    rules: tuple[Rule, ...]
    group_rules: tuple[GroupRule, ...] = ()
    settings: tuple[Field, ...] = ()
    required: tuple[str, ...] = ("type",)
    apart: tuple[str, ...] = ("type",)
    loose_words: str = ""
    comma_starts_version: bool = False
    ignored_columns: tuple[str, ...] = ()
    most_decks: int = 1
    readings: tuple[str, ...] = ()
    totals: Callable[[Deck], Iterable[Total]] = no_totals
    only: Mapping[str, Only] = field(default_factory=dict)
    implied: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)
    known_names: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)
    sets: tuple[str, ...] = ()
    general: tuple[str, ...] = ()
    assumed: str = ""
    told: Callable[[PrintedCard], Mapping[str, Value]] = nothing_told

    def field(self, key: str) -> Field:
        """The property with this key."""
        return next(each for each in self.fields if each.key == key)
