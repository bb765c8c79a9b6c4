"""A deck list, hostile until proved otherwise, into decks; or everything that is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from judge.content.problem import BadInput, Place, Problem, shown
from judge.decks.collected import completed
from judge.decks.deck import Card, Value
from judge.decks.entry import Draft, Entry, EntryReader
from judge.decks.plain import PlainReader, line_parts
from judge.decks.properties import Properties
from judge.decks.settings import Settings, setting_in
from judge.decks.spec import DeckGame
from judge.decks.table import TableReader, mark_of
from judge.decks.values import allowed_in, in_words
from judge.decks.words import clean_lines, folded

MOST_PROBLEMS = 20
_SEPARATOR = re.compile(r"sep=.", re.IGNORECASE)


def read(game: DeckGame, text: str, file: str) -> list[tuple[Draft, tuple[Card, ...]]]:
    """The decks of a list, each with its cards; BadInput names file, line, column, field and what is allowed."""
    lines = clean_lines(text, file)
    drafts, problems = _drafts(game, lines, file)
    properties = Properties(game)
    for draft in drafts:
        draft.entries = [completed(game, entry, properties) for entry in draft.entries]
    if not problems:
        problems = [problem for draft in drafts for problem in _missing(game, draft)]
    if not problems and not any(draft.entries for draft in drafts):
        problems = [Problem(Place(file, 1), "the list holds no card", "name")]
    if problems:
        raise BadInput(problems[:MOST_PROBLEMS])
    return [(draft, merged(draft.entries)) for draft in drafts]


def merged(entries: list[Entry]) -> tuple[Card, ...]:
    """The cards of a deck; lines of the same name, version and type are one card and share their properties."""
    cards: dict[tuple[str, ...], Card] = {}
    for entry in entries:
        key = (folded(entry.name), folded(entry.version), str(entry.values.get("type", "")))
        before = cards.get(key)
        cards[key] = _joined(before, entry) if before else _card(entry)
    return tuple(cards.values())


def _card(entry: Entry) -> Card:
    return Card(name=entry.name, version=entry.version, quantity=entry.quantity, values=entry.values, place=entry.place)


def _joined(card: Card, entry: Entry) -> Card:
    for key, value in entry.values.items():
        if not _same(card.values.get(key, value), value):
            said = f"{shown(in_words(value))} here, {shown(in_words(card.values[key]))} in line {card.place.line}"
            raise BadInput.at(entry.place, f"{card.label} is described in two ways: {said}", key)
    values: Mapping[str, Value] = {**entry.values, **card.values}
    return replace(card, quantity=card.quantity + entry.quantity, values=values)


def _same(one: Value, other: Value) -> bool:
    if isinstance(one, tuple) and isinstance(other, tuple):
        return {folded(word) for word in one} == {folded(word) for word in other}
    return one == other


def _drafts(game: DeckGame, lines: list[str], file: str) -> tuple[list[Draft], list[Problem]]:
    settings, reader = Settings(game, file), EntryReader(game)
    drafts, problems = [Draft()], list[Problem]()
    kind: PlainReader | TableReader = PlainReader(reader, settings)
    header = _header(lines)
    for number, line in enumerate(lines, 1):
        try:
            if number == header:
                kind = TableReader(reader, settings, line, number)
            elif not (header and number < header and _SEPARATOR.fullmatch(line.strip())):
                kind.read(number, line, drafts)
        except BadInput as bad:
            problems += bad.problems
        if len(problems) >= MOST_PROBLEMS or (problems and number == header):
            break
    return drafts, problems


def _header(lines: list[str]) -> int:
    """The number of the header row if the list is a table, else 0; only settings and comments may come before it."""
    for number, line in enumerate(lines, 1):
        text = line_parts(line)[0].strip()
        if mark_of(text):
            return number
        if text and not setting_in(text) and not _SEPARATOR.fullmatch(text):
            return 0
    return 0


def _missing(game: DeckGame, draft: Draft) -> list[Problem]:
    """Lines without a property that every card must have."""
    return [
        Problem(entry.place, _not_said(game, key, entry), key)
        for entry in draft.entries
        for key in game.required
        if key not in entry.values
    ]


def _not_said(game: DeckGame, key: str, entry: Entry) -> str:
    where = f"no heading above {shown(entry.name)} gives its {key}, and none is in brackets or in a column {key}"
    return f"{where}; allowed: {allowed_in(game.field(key))}"
