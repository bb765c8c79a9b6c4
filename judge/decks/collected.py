"""What a deck list leaves out and the collection knows: the type, the tribe, whether a card is unique."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from difflib import SequenceMatcher
from typing import Any

from judge.cards import close_name, every_named, size
from judge.cardtext import PrintedCard
from judge.content.problem import BadInput, Place, listed, shown
from judge.decks.deck import Note, Value
from judge.decks.entry import Entry
from judge.decks.properties import Properties
from judge.decks.spec import DeckGame, Field, Flag
from judge.decks.values import written
from judge.decks.words import folded

PLACE = Place("<collection>")
MOST_STRANGERS = 12
SLIP = 0.85


def completed(game: DeckGame, entry: Entry, properties: Properties) -> Entry:
    """An entry with what its name and its card say, as far as all of that name agree; the list's words win."""
    values = _implied(game, {**game.known_names.get(folded(entry.name), {}), **entry.values})
    known = [_values(game, card, properties) for card in _cards(game.game, entry)]
    type = None if values.get("type") in game.general else values.get("type")
    same = [printed for printed in known if type in (None, printed.get("type"))]
    found = {
        key: value
        for key, value in (same[0] if same else {}).items()
        if (key not in values or (key == "type" and type is None))
        and all(printed.get(key) == value for printed in same)
    }
    return replace(entry, values=_implied(game, {**values, **found}))


def strangers(game: DeckGame, entries: list[Entry]) -> Iterator[Note]:
    """Names that the collection does not have, where there is one: slips of the pen, or cards that are not in it."""
    if not size(game.game):
        return
    missing = [each for each in entries if folded(each.name) not in game.known_names and not _cards(game.game, each)]
    for each in missing[:MOST_STRANGERS]:
        near = close_name(game.game, each.name)
        hint = f"; did you mean {near}?" if near and _alike(near, each.name) else ""
        yield Note(each.place.line, f"{shown(each.name)} is not in your collection{hint}")
    if len(missing) > MOST_STRANGERS:
        rest = missing[MOST_STRANGERS:]
        yield Note(rest[0].place.line, f"Nor are: {listed(each.name for each in rest)}")


def _alike(one: str, other: str) -> bool:
    return SequenceMatcher(None, folded(one), folded(other)).ratio() >= SLIP


def _implied(game: DeckGame, values: dict[str, Value]) -> dict[str, Value]:
    """A set of properties with what they say besides."""
    more = [gives for key, gives in game.implied.items() if key in values]
    return {key: value for gives in more for key, value in gives.items()} | values


def _cards(game: str, entry: Entry) -> list[PrintedCard]:
    """The cards that an entry may mean: by name and version or set where there are such, else by name."""
    marks = [mark for mark in (entry.version, entry.edition) if mark]
    names = [f"{entry.name} ({mark})" for mark in marks] + [f"{entry.name}, {mark}" for mark in marks]
    return next((found for name in (*names, entry.name) if (found := every_named(game, name))), [])


def _values(game: DeckGame, card: PrintedCard, properties: Properties) -> dict[str, Value]:
    printed = {folded(key): value for key, value in {**card.more, **card.stats, "type": card.type}.items()}
    found: dict[str, Value] = dict(game.told(card))
    for field in game.fields:
        for text in _texts(field, printed):
            if field.key not in found:
                found = {**_cell(field, text, properties), **found}
    return found


def _cell(field: Field, text: str, properties: Properties) -> dict[str, Value]:
    """What is printed as a property; of several things with commas between them, whichever says it."""
    for part in (text, *text.split(",")):
        try:
            return properties.cell(field, part.strip(), PLACE)
        except BadInput:
            continue
    return {}


def _texts(field: Field, printed: dict[str, Any]) -> Iterator[str]:
    """What is printed under one of the names of a property; `not unique` is what a card is that says it is not."""
    for word in map(folded, written(field)):
        value = printed.get(word)
        if isinstance(value, list):
            yield ", ".join(map(str, value))
        elif value is True:
            yield "yes"
        elif value is not None and value is not False and str(value):
            yield str(value)
        elif isinstance(field, Flag) and word.startswith("not ") and printed.get(word[4:]) is False:
            yield "yes"
