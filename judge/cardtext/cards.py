"""Cards and their text as the rest of the product sees them: printed, read, known from collections."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, NamedTuple

from judge.cardtext.read import Sentence

Known = Mapping[str, tuple[str, ...]]


class PrintedCard(NamedTuple):
    """A card of a collection: what every list of cards has, and what else is printed on it, under its own keys."""

    name: str
    type: str = ""
    set: str = ""
    text: tuple[str, ...] = ()
    stats: Mapping[str, int | str] = {}
    more: Mapping[str, Any] = {}


class CardText(NamedTuple):
    """The text of a card on the table, or of one in a collection, sentence by sentence."""

    card: str
    sentences: tuple[Sentence, ...] = ()

    @property
    def status(self) -> str:
        """`read` if every sentence is understood, `unread` if none is, else `partly`."""
        told = [each for each in self.sentences if not each.reminds]
        read = sum(each.read for each in told)
        return "read" if read == len(told) else "partly" if read else "unread"


class Collected(NamedTuple):
    """What a game makes of the cards of a collection.

    `row` is the group of the table that a card belongs to and the row as a judge would write it there, its text
    included; None for a card that no table holds. `words` are what cards add to the open lists of the language: their
    names, their traits. `read` is a card's text as it is understood with those words known.
    """

    row: Callable[[PrintedCard], tuple[str, dict[str, Any]] | None]
    words: Callable[[Iterable[PrintedCard]], Known]
    read: Callable[[PrintedCard], CardText]


_OF_COLLECTIONS: list[Callable[[str], Known]] = []
_AT_HAND: ContextVar[Known | None] = ContextVar("_AT_HAND", default=None)


def ask_collections(words: Callable[[str], Known]) -> None:
    """Registers where the words of imported collections are found, game by game."""
    _OF_COLLECTIONS[:] = [words]


def known_words(game: str) -> Known:
    """The names, traits and the like that collections of a game carry, by the sort of word."""
    at_hand = _AT_HAND.get()
    if at_hand is not None:
        return at_hand
    return _OF_COLLECTIONS[0](game) if _OF_COLLECTIONS else {}


@contextmanager
def knowing(words: Known) -> Iterator[None]:
    """While cards are read, these words are known from elsewhere than the table."""
    token = _AT_HAND.set(words)
    try:
        yield
    finally:
        _AT_HAND.reset(token)
