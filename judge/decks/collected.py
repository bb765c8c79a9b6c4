"""What a deck list leaves out and the collection knows: the type, the tribe, whether a card is unique."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from judge.cards import every_named
from judge.cardtext import PrintedCard
from judge.content.problem import BadInput, Place
from judge.decks.deck import Value
from judge.decks.entry import Entry
from judge.decks.properties import Properties
from judge.decks.spec import DeckGame, Field, Flag
from judge.decks.values import written
from judge.decks.words import folded

PLACE = Place("<collection>")


def completed(game: DeckGame, entry: Entry, properties: Properties) -> Entry:
    """An entry with what is printed on its card, as far as all cards of that name agree; the list's own words win."""
    known = [_values(game, card, properties) for card in _cards(game.game, entry)]
    type = entry.values.get("type")
    same = [values for values in known if type in (None, values.get("type"))]
    found = {
        key: value
        for key, value in (same[0] if same else {}).items()
        if key not in entry.values and all(values.get(key) == value for values in same)
    }
    return replace(entry, values={**found, **entry.values}) if found else entry


def _cards(game: str, entry: Entry) -> list[PrintedCard]:
    """The cards that an entry may mean: by name and version where there are such, else by name."""
    names = [f"{entry.name} ({entry.version})", f"{entry.name}, {entry.version}"] if entry.version else []
    return next((found for name in (*names, entry.name) if (found := every_named(game, name))), [])


def _values(game: DeckGame, card: PrintedCard, properties: Properties) -> dict[str, Value]:
    printed = {folded(key): value for key, value in {**card.more, **card.stats, "type": card.type}.items()}
    found: dict[str, Value] = {}
    for field in game.fields:
        if field.key not in found and (text := next(_texts(field, printed), "")):
            try:
                found = {**properties.cell(field, text, PLACE), **found}
            except BadInput:
                continue
    return found


def _texts(field: Field, printed: dict[str, Any]) -> Iterator[str]:
    """What is printed under one of the names of a property; `not unique` is what a card is that says it is not."""
    for word in map(folded, written(field)):
        value = printed.get(word)
        if isinstance(value, list):
            yield " ".join(map(str, value))
        elif value is True:
            yield "yes"
        elif value is not None and value is not False and str(value):
            yield str(value)
        elif isinstance(field, Flag) and word.startswith("not ") and printed.get(word[4:]) is False:
            yield "yes"
