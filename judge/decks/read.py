"""A deck list, hostile until proved otherwise, into decks; or everything that is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

from judge.content.problem import BadInput, Place, Problem, shown
from judge.decks.collected import completed, strangers
from judge.decks.deck import Card, Note, Value
from judge.decks.entry import Draft, Entry, EntryReader
from judge.decks.pasted import unmarked
from judge.decks.plain import PlainReader, line_parts
from judge.decks.properties import Properties
from judge.decks.settings import Settings, setting_in
from judge.decks.spec import DeckGame
from judge.decks.table import TableReader, mark_of
from judge.decks.values import in_words
from judge.decks.words import clean_lines, folded

MOST_PROBLEMS = 100
_SEPARATOR = re.compile(r"sep=.", re.IGNORECASE)


def read(game: DeckGame, text: str, file: str) -> list[tuple[Draft, tuple[Card, ...]]]:
    """The decks of a list, each with its cards; BadInput names every line not understood, and what is allowed."""
    lines = [unmarked(line) for line in clean_lines(text, file)]
    drafts, problems = _drafts(game, lines, file)
    properties = Properties(game)
    for draft in drafts:
        known = [completed(game, entry, properties) for entry in draft.entries]
        draft.notes += _out_of_place(game, draft.entries, known)
        draft.notes += strangers(game, known)
        draft.entries = known
    found = [merged(game, draft.entries, problems) for draft in drafts]
    if not problems and not any(found):
        problems = [Problem(Place(file, 1), "the list holds no card", "name")]
    if problems:
        raise BadInput(_cut_short(problems))
    return list(zip(drafts, found, strict=True))


def merged(game: DeckGame, entries: list[Entry], problems: list[Problem]) -> tuple[Card, ...]:
    """The cards of a deck; lines of the same name, version and type are one card and share their properties."""
    cards: dict[tuple[str, ...], Card] = {}
    for entry in entries:
        apart = (str(entry.values.get(key, "")) for key in game.apart)
        key = (folded(entry.name), folded(entry.version), *apart)
        before = cards.get(key)
        if before:
            problems += _contradictions(before, entry)
        cards[key] = _joined(before, entry) if before else _card(entry)
    return tuple(cards.values())


def _card(entry: Entry) -> Card:
    return Card(name=entry.name, version=entry.version, quantity=entry.quantity, values=entry.values, place=entry.place)


def _joined(card: Card, entry: Entry) -> Card:
    values: Mapping[str, Value] = {**entry.values, **card.values}
    return replace(card, quantity=card.quantity + entry.quantity, values=values)


def _contradictions(card: Card, entry: Entry) -> Iterator[Problem]:
    for key, value in entry.values.items():
        if not _same(card.values.get(key, value), value):
            said = f"{shown(in_words(value))} here, {shown(in_words(card.values[key]))} in line {card.place.line}"
            yield Problem(entry.place, f"{card.label} is described in two ways: {said}", key)


def _same(one: Value, other: Value) -> bool:
    if isinstance(one, tuple) and isinstance(other, tuple):
        return {folded(word) for word in one} == {folded(word) for word in other}
    return one == other


def _drafts(game: DeckGame, lines: list[str], file: str) -> tuple[list[Draft], list[Problem]]:
    settings, reader = Settings(game, file), EntryReader(game)
    drafts, problems = [Draft()], list[Problem]()
    plain = PlainReader(reader, settings, lines)
    kind: PlainReader | TableReader = plain
    header = _header(lines)
    for number, line in enumerate(lines, 1):
        try:
            if number == header:
                kind = TableReader(reader, settings, line, number)
            elif not (header and number < header and _SEPARATOR.fullmatch(line.strip())):
                kind.read(number, line, drafts)
        except BadInput as bad:
            problems += bad.problems
        if len(problems) > MOST_PROBLEMS or (problems and number == header):
            break
    drafts[0].notes += plain.notes()
    return drafts, sorted(problems + plain.problems())


def _header(lines: list[str]) -> int:
    """The number of the header row if the list is a table, else 0; only settings and comments may come before it."""
    for number, line in enumerate(lines, 1):
        text = line_parts(line)[0].strip()
        if mark_of(text):
            return number
        if text and not setting_in(text) and not _SEPARATOR.fullmatch(text):
            return 0
    return 0


def _cut_short(problems: list[Problem]) -> list[Problem]:
    if len(problems) <= MOST_PROBLEMS:
        return problems
    last = problems[MOST_PROBLEMS]
    return [*problems[:MOST_PROBLEMS], Problem(last.place, f"there are more; these are the first {MOST_PROBLEMS}")]


def _out_of_place(game: DeckGame, entries: list[Entry], known: list[Entry]) -> Iterator[Note]:
    """Properties that are written on a card of a type on which they count for nothing."""
    for entry, full in zip(entries, known, strict=True):
        type = str(full.values.get("type", ""))
        for key in entry.values:
            only = game.only.get(key)
            if only and type and type not in only.types:
                text = f"{key} {in_words(entry.values[key])} on {entry.name}, {type}, is not counted"
                yield Note(entry.place.line, text + (f"; {only.hint}" if only.hint else ""))
