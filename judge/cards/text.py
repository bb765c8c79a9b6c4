"""Collections at the terminal: the preview of a file, a card, how much of a list is understood."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from judge.cards.collection import collected, row_of
from judge.cards.intake import MOST_PROBLEMS, Intake
from judge.cards.store import Kept
from judge.cards.understood import in_words
from judge.cardtext import CardText, PrintedCard
from judge.content.problem import listed
from judge.kit.words import counted

FIRST = 3
LONGEST = 100


def preview(game: str, taken: Intake) -> Iterator[str]:
    """What a file is taken for: its columns and what they are, its first cards, what is left over."""
    written = "" if taken.encoding == "UTF-8" else f" in {taken.encoding}"
    yield f"{taken.file}: {taken.form}{written}, {counted(len(taken.cards), 'card')}"
    fields = {name: column for name, column in taken.columns.items() if column.part != "left out"}
    wide = max(map(len, fields), default=0)
    for name, column in fields.items():
        about = {"stats": " (number)", "paragraph": " (paragraph of the text)", "id": " (tells sides from cards)"}
        yield f"  {name:{wide}s} -> {column}{about.get(column.part, '')}"
    if left := taken.of("left out"):
        yield f"  left over: {listed(left, 20)}"
    yield f"  types: {_types(game, taken)}"
    yield "  the first cards:"
    for card in taken.cards[:FIRST]:
        yield f"    {one_line(card)}"
    for problem in taken.skipped[:MOST_PROBLEMS]:
        yield f"  left out: {problem}"
    if len(taken.skipped) > MOST_PROBLEMS:
        yield f"  left out: {len(taken.skipped) - MOST_PROBLEMS} more"


def _types(game: str, taken: Intake) -> str:
    """How many cards of each type there are, and which of them no table of the game holds."""
    made = collected(game)
    numbers: Counter[str] = Counter()
    homeless: Counter[str] = Counter()
    for card in taken.cards:
        numbers[card.type or "none"] += 1
        if made is not None and row_of(made, card) is None:
            homeless[card.type or "none"] += 1
    found = listed([f"{type} {number}" for type, number in numbers.most_common()])
    none = listed([f"{type} {number}" for type, number in homeless.most_common()])
    return f"{found}{f'; on no table: {none}' if homeless else ''}"


def one_line(card: PrintedCard) -> str:
    """A card in a line: name, type, numbers, the beginning of its text."""
    stats = in_words(card.stats)
    head = ", ".join(filter(None, [f"{card.name} ({card.set})" if card.set else card.name, card.type, stats]))
    line = f"{head}: {' '.join(card.text)}" if card.text else head
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"


def card_lines(label: str, card: PrintedCard, text: CardText | None) -> Iterator[str]:
    """A card: what is printed on it, and each sentence with what it means or why not."""
    where = f" ({card.set})" if card.set and card.set not in label else ""
    yield f"{label}{where}{f', {card.type}' if card.type else ''}"
    if card.stats:
        yield f"  {in_words(card.stats)}"
    for key, value in card.more.items():
        if value not in ("", [], None, False):
            yield f"  {key}: {in_words(value)}"
    if text is None:
        yield from (f"  {each}" for each in card.text)
    else:
        yield f"  {STATUS[text.status]}"
        yield from sentence_lines(text)


STATUS = {"read": "understood", "partly": "understood in part", "unread": "not understood"}


def sentence_lines(text: CardText) -> Iterator[str]:
    """Each sentence of a card, and beneath it what it means, or why that cannot be told."""
    for each in text.sentences:
        yield f'  "{each.text}"'
        yield f"     means: {each.said}" if each.read else f"     not understood: {each.why}"
        if each.noted:
            yield f"     misspelt: {each.noted}"


def read_lines(card: PrintedCard, text: CardText) -> Iterator[str]:
    """One card of a list, and how much of it is understood."""
    yield f"{card.name}{f', {card.type}' if card.type else ''}: {STATUS[text.status]}"
    yield from sentence_lines(text)


def counts_line(counts: Mapping[str, int]) -> str:
    """How much of a list is understood."""
    cards = f"{counts['read']} understood, {counts['partly']} in part, {counts['unread']} not"
    sentences = f"{counts['sentences_read']} of {counted(counts['sentences'], 'sentence')}"
    return f"{counted(counts['cards'], 'card')}: {cards}; {sentences}"


def kept_lines(game: str, kept: list[Kept]) -> Iterator[str]:
    """The files whose cards are kept."""
    if not kept:
        yield f"No cards of {game} have been imported; judge cards import {game} FILE"
    for each in kept:
        yield f"{each.path}: {each.form}, {counted(each.cards, 'card')}, imported {each.time[:10]}"
