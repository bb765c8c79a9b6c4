"""Names of cards: which card a name means, and how cards that share one are told apart: `Name (Set)`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from judge.cardtext import PrintedCard
from judge.kit.words import folded

_IN_BRACKETS = re.compile(r"(.*\S)\s*\(([^()]*)\)")


class Named(NamedTuple):
    """A card with the shortest name that means it and no other."""

    label: str
    card: PrintedCard


def bare_name(name: str) -> tuple[str, tuple[str, ...]]:
    """A name without what tells it apart from others of that name, and that: the set, the type, a number."""
    found = _IN_BRACKETS.fullmatch(name.strip())
    if found is None:
        return name, ()
    return found[1], tuple(part.strip() for part in found[2].split(",") if part.strip())


def same(card: PrintedCard) -> tuple[object, ...]:
    """What two printings of one card have in common: name, type, numbers and text, wherever keywords are listed."""
    stats = tuple(sorted((folded(key), str(value)) for key, value in card.stats.items()))
    keywords = card.more.get("keywords") or ()
    parts = (*card.text, *([keywords] if isinstance(keywords, str) else map(str, keywords)))
    sentences = sorted(filter(None, (folded(each) for part in parts for each in re.split(r"[.\n]", part))))
    return folded(card.name), card.type, stats, tuple(sentences)


def distinct(cards: Iterable[PrintedCard]) -> list[PrintedCard]:
    """Each card once, in its first printing."""
    found: dict[tuple[object, ...], PrintedCard] = {}
    for card in cards:
        found.setdefault(same(card), card)
    return list(found.values())


def told_apart(cards: Iterable[PrintedCard]) -> list[Named]:
    """Cards of one name, each once, with what tells it from the others: its set, else its type too, else a number."""
    several = distinct(cards)
    if len(several) == 1:
        return [Named(several[0].name, several[0])]
    for part in (_set, _type, _set_and_type):
        marks = [part(card) for card in several]
        if all(marks) and len(set(map(folded, marks))) == len(marks):
            return [Named(f"{card.name} ({mark})", card) for card, mark in zip(several, marks, strict=True)]
    return _numbered(several)


def _numbered(cards: list[PrintedCard]) -> list[Named]:
    """By the set as far as that goes; those of one set by type, or in the order of their list."""
    by_set: dict[str, list[PrintedCard]] = {}
    for card in cards:
        by_set.setdefault(folded(card.set), []).append(card)
    found = []
    for card in cards:
        mates = by_set[folded(card.set)]
        types = {each.type for each in mates}
        marks = [card.set]
        if len(mates) > 1:
            marks.append(card.type if len(types) == len(mates) else str(mates.index(card) + 1))
        found.append(Named(f"{card.name} ({', '.join(filter(None, marks))})", card))
    return found


def meant(cards: Iterable[PrintedCard], marks: Iterable[str]) -> list[PrintedCard]:
    """Those of cards that share a name which all marks are true of: a set, a type, something printed, a number."""
    left = list(cards)
    for mark in sorted(marks, key=str.isdigit):
        if mark.isdecimal() and not any(_says(card, mark) for card in left):
            left = distinct(left)[int(mark[:6]) - 1 : int(mark[:6])] if int(mark[:6]) else []
        else:
            left = [card for card in left if _says(card, mark)]
    return left


def _says(card: PrintedCard, mark: str) -> bool:
    printed = [card.set, card.type]
    for value in card.more.values():
        printed += value if isinstance(value, list) else [value]
    return folded(mark) in {folded(each) for each in printed if isinstance(each, str)}


def _set(card: PrintedCard) -> str:
    return card.set


def _type(card: PrintedCard) -> str:
    return card.type


def _set_and_type(card: PrintedCard) -> str:
    return f"{card.set}, {card.type}" if card.set and card.type else ""
