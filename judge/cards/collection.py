"""The collection of a game: a card by its name, cards whose names hold some words, and the words that all cards add."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

from judge import cardtext, games
from judge.cards import store
from judge.cards.names import Named, bare_name, distinct, meant, told_apart
from judge.cardtext import CardText, Collected, PrintedCard, Sentence
from judge.cardtext.cards import Known
from judge.content import ready
from judge.content.problem import listed, nearest

MOST_FOUND = 20


class Several(Exception):
    """A name that several cards have; their labels tell them apart."""

    def __init__(self, name: str, several: list[Named]) -> None:
        self.several = several
        names = [each.label for each in several]
        super().__init__(f"{name} is the name of {len(names)} cards in your collection; say which: {listed(names)}")


def find(game: str, name: str, fits: Callable[[PrintedCard], bool] = lambda card: True) -> Named | None:
    """The card that a name means, among those that fit; None if there is none, Several if it means more than one."""
    if not size(game):
        return None
    bare, marks = name, tuple[str, ...]()
    cards = store.named(game, name)
    if not cards:
        bare, marks = bare_name(name)
        cards = store.named(game, bare) if marks else []
    left = [card for card in meant(cards, marks) if fits(card)]
    if len(distinct(left)) > 1:
        wanted = [named for named in told_apart(cards) if named.card in left]
        exact = [named for named in wanted if named.label.casefold() == name.casefold()]
        if len(exact) != 1:
            raise Several(name, wanted)
        left = [exact[0].card]
    if not left:
        return None
    labels = {id(named.card): named.label for named in told_apart(cards)}
    return Named(next((labels[id(card)] for card in left if id(card) in labels), left[0].name), left[0])


def every_named(game: str, name: str) -> list[PrintedCard]:
    """All cards that a name may mean, in all their printings."""
    if not size(game):
        return []
    cards = store.named(game, name)
    if not cards:
        bare, marks = bare_name(name)
        cards = meant(store.named(game, bare), marks) if marks else []
    return cards


def search(game: str, words: str, most: int = MOST_FOUND) -> list[Named]:
    """Cards whose names hold all words, each under the name that means it alone."""
    names = dict.fromkeys(card.name for card in store.like(game, words, most * 5))
    found = [named for name in names for named in told_apart(store.named(game, name))]
    return found[:most]


def close_name(game: str, name: str) -> str | None:
    """The name in the collection that looks most like one."""
    return nearest(name, store.names(game))


_WORDS: dict[str, tuple[tuple[object, ...], Known]] = {}
_SIZES: dict[str, tuple[tuple[object, ...], int]] = {}


def words(game: str) -> Known:
    """What the cards of a game's collections add to the open lists of its language; worked out once."""
    stamp = store.stamp()
    if not stamp:
        return {}
    if game not in _WORDS or _WORDS[game][0] != stamp:
        found = collected(game)
        _WORDS[game] = stamp, _kept_words(game, found, stamp) if found else {}
    return _WORDS[game][1]


def _kept_words(game: str, made: Collected, stamp: tuple[object, ...]) -> Known:
    """The words of a collection, kept between two runs until a card of it or the code that finds them changes."""
    code = sys.modules[made.words.__module__].__file__
    folders = (Path(code or __file__).parents[1], Path(__file__).parent, Path(cardtext.__file__).parent)
    file, mark = store.store_file().with_name(f"words-{game}.json"), [*map(str, stamp), ready.mark_of_code(folders)]
    kept = ready.taken_from(file, mark)
    if kept is not None:
        return {sort: tuple(each) for sort, each in kept.items()}
    found = words_of(made, store.every(game))
    ready.keep_in(file, mark, found)
    return found


def size(game: str) -> int:
    """How many cards there are, so that a game without a collection costs nothing."""
    stamp = store.stamp()
    if not stamp:
        return 0
    if game not in _SIZES or _SIZES[game][0] != stamp:
        _SIZES[game] = stamp, sum(each.cards for each in store.files(game))
    return _SIZES[game][1]


def collected(game: str) -> Collected | None:
    """What a game makes of the cards of a collection; None for one that makes nothing of them."""
    found = games.rules(game).collected
    return found if isinstance(found, Collected) else None


class Row(NamedTuple):
    """A card as a row of a game's table: the group it belongs to, and its keys."""

    group: str
    keys: dict[str, Any]


def row_of(made: Collected, card: PrintedCard) -> Row | None:
    """The row that a card is on a table; None for one that no table holds, whatever its list says of it."""
    found = _guarded(lambda: made.row(card), None)
    return Row(*found) if found else None


def words_of(made: Collected, cards: Iterable[PrintedCard]) -> Known:
    """The words that cards add to the open lists of a game's language."""
    found = _guarded(lambda: made.words(cards), {})
    return {sort: tuple(dict.fromkeys(each)) for sort, each in found.items()}


def text_of(made: Collected, card: PrintedCard) -> CardText:
    """A card's text as it is understood."""
    unread = tuple(Sentence(each, why="this card cannot be read") for each in card.text)
    otherwise = CardText(card.name, unread or (Sentence(card.name, why="this card cannot be read"),))
    found: CardText = _guarded(lambda: made.read(card), otherwise)
    return found


def _guarded(deed: Callable[[], Any], otherwise: Any) -> Any:
    """What a game makes of a card; a list can say what no card ever said, and that must not stop the others."""
    try:
        return deed()
    except Exception:
        if os.environ.get("JUDGE_DEBUG"):
            raise
        return otherwise
