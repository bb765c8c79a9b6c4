"""Columns: what a list calls a thing, and what it is on a card. General names here, a game's own in its content."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from judge.content import shape
from judge.content.fields import item
from judge.content.where import game_folders
from judge.content.yamltree import parse
from judge.kit.words import folded

FILE = "collections.yml"
SPREADSHEET = "gsx$"
# The first name that a list has is taken; what others say of the same is left out.
GENERAL: Mapping[str, tuple[str, ...]] = {
    "name": ("name", "title", "card name", "card title", "card"),
    "type": ("type", "type name", "card type", "type code", "kind", "category"),
    "set": ("set", "set name", "pack name", "card set", "pack", "expansion", "edition", "set code", "pack code"),
    "text": ("text", "card text", "rules text", "game text", "text box", "rules", "abilities", "ability", "effect"),
    "id": ("id", "card id", "database id", "uuid", "guid", "code", "key"),
    "traits": ("traits", "trait"),
    "keywords": ("keywords", "keyword"),
    "unique": ("unique", "is unique"),
}
LISTS = ("traits", "keywords")
FLAGS = ("unique",)
GROUPS = ("stats", "statistics", "numbers", "attributes", "properties", "fields", "front", "values")
NOT_PRINTED = (
    "image", "images", "image url", "image src", "image file", "image path", "picture", "url", "link", "illustrator",
    "flavor", "flavour", "flavor text", "flavour text", "position", "number", "card number", "number in pack",
    "deckbuilder quantity", "deck limit", "card back", "size", "octgn id", "has errata", "is official", "set uuid",
    "pack code", "type code", "slug", "date", "updated", "created", "rarity", "count", "copies", "errata", "foil",
    "artist", "quantity", "set id", "thumb", "splash",
)  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Names:
    """What the lists of a game call what is printed on its cards: our name, then the others."""

    stats: Mapping[str, tuple[str, ...]] = item("the numbers on a card", default={})
    more: Mapping[str, tuple[str, ...]] = item("what else is printed on a card", default={})
    paragraphs: Mapping[str, tuple[str, ...]] = item(
        "columns that are a paragraph of the text with this word in front", default={}
    )
    types: Mapping[str, tuple[str, ...]] = item("the types that lists call otherwise", default={})
    lists: tuple[str, ...] = item("what is several words", default=())
    flags: tuple[str, ...] = item("what a card has or has not", default=())
    icons: Mapping[str, str] = item("signs that lists put into texts for icons, and the words for them", default={})
    of_type: Mapping[str, Mapping[str, str]] = item(
        "what a number is on cards of a type, where a list has it under another's name", default={}, key="of-type"
    )


class Column(NamedTuple):
    """What a column of a list is on a card: which part, under which name."""

    part: str
    name: str = ""

    def __str__(self) -> str:
        return self.name or self.part


@cache
def names_of(game: str) -> Names:
    """What the lists of a game call things; nothing of its own where its content says nothing."""
    folder = game_folders().get(game)
    path = folder.path / FILE if folder else None
    if folder is None or path is None or not path.is_file():
        return Names()
    file = folder.shown(path)
    return shape.read(parse(path.read_text("utf-8"), file), Names, file)


def plain_name(column: str) -> str:
    """The name of a column as it is compared: `hitPoints`, `hit_points` and `Hit Points` are the same."""
    return folded(column.removeprefix(SPREADSHEET)).replace(" ", "")


def says_name(column: str) -> bool:
    """Whether a column, as it is compared, is the name of a card."""
    return column in _general()["name"]


@cache
def _general() -> dict[str, tuple[str, ...]]:
    return {field: tuple(map(plain_name, names)) for field, names in GENERAL.items()}


def match(game: str, columns: Iterable[str], numbers: Iterable[str] = ()) -> dict[str, Column]:
    """What each column is; of those that nobody knows, `numbers` are numbers of the card, the others kept as they are.

    The part is one of name, type, set, text, id, stats, more, paragraph; `left out` for what is not printed on a card
    or said better by another column.
    """
    every, numeric = list(columns), set(numbers)
    known = _known(game)
    found: dict[str, Column] = {}
    best: dict[Column, tuple[int, str]] = {}
    for column in every:
        group, bare = _parted(column)
        rank, kind = known.get(plain_name(bare), (0, None))
        if kind is None:
            kind = _unknown(group, bare, column in numeric)
        elif group == "stats" and kind.part in ("more", "id"):
            kind = Column("stats", bare)
        if kind.part in ("name", "type", "set", "text", "stats", "more"):
            if kind in best and best[kind][0] <= rank:
                kind = Column("left out")
            else:
                if kind in best:
                    found[best[kind][1]] = Column("left out")
                best[kind] = (rank, column)
        found[column] = kind
    return found


def _parted(column: str) -> tuple[str, str]:
    """A column without the groups it stands in: `front.stats.cost` is `cost` among the stats."""
    *groups, bare = column.split(".")
    inside = [plain_name(each) for each in groups]
    if all(each in GROUPS for each in inside):
        return ("stats" if {"stats", "statistics", "numbers"} & set(inside) else ""), bare
    return "", column


def _unknown(group: str, column: str, number: bool) -> Column:
    if plain_name(column) in _not_printed():
        return Column("left out")
    return Column("stats" if group == "stats" or number else "more", column)


@cache
def _not_printed() -> frozenset[str]:
    return frozenset(map(plain_name, NOT_PRINTED))


@cache
def _known(game: str) -> dict[str, tuple[int, Column]]:
    """Every known name of a column, with what it is and how well it says so."""
    own = names_of(game)
    found: dict[str, tuple[int, Column]] = {}
    for field, names in GENERAL.items():
        part = field if field in ("name", "type", "set", "text", "id") else "more"
        for rank, name in enumerate(names):
            found[plain_name(name)] = rank, Column(part, field if part == "more" else "")
    for part, table in (("paragraph", own.paragraphs), ("more", own.more), ("stats", own.stats)):
        for key, others in table.items():
            for rank, name in enumerate((key, *others)):
                found[plain_name(name)] = rank, Column(part, key)
    return found


def type_of(game: str, text: str) -> str:
    """A type as our lists write it."""
    bare = " ".join(re.sub(r"[_\-]+", " ", text).casefold().split())
    for ours, others in names_of(game).types.items():
        if folded(bare) in map(folded, others):
            return ours
    return bare
