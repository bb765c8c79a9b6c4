"""Cards of the collection on a table: a card that is only named gets what is printed on it, before it is read."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from judge import cards
from judge.cards.collection import Row, row_of
from judge.cardtext import Collected, PrintedCard
from judge.content.fields import Record, Rules, kind_of, record_of
from judge.content.problem import BadInput, Place, Problem
from judge.content.where import game_folders
from judge.content.yamltext import node_of
from judge.content.yamltree import Node
from judge.engine import Rules as GameRules

OPTION = "collection"
TEXT = ("text", "abilities")
TITLE, CARD, NAME, PLAYERS = "title", "card", "name", "players"
_COPY = re.compile(r"(.*\S) #?(?:[0-9]{1,2}|[A-H])")


class Filled(NamedTuple):
    """A scenario whose cards are described, and the names of those that the collection describes."""

    node: Node
    cards: tuple[str, ...] = ()


def filled_in(node: Node, rules: GameRules, file: str, text: str) -> Filled:
    """The scenario with what is printed on the cards that it only names; BadInput where a name means several.

    `Name (Set)` says which card is meant; on the table it is called by its name alone, if no other card there is.
    `Name 2` is a second copy of a card.

    What is written in the file comes before what is printed. A card whose text is written is described in full and
    stays as it is, and so do the scenarios that come with a game, and those that say `collection: no`; but a row that
    says `card: Name` is always that card, whatever it is called.
    """
    table = node.entries.get("table")
    own = node.entries.get(OPTION)
    made, cls = rules.collected, rules.table
    if not isinstance(made, Collected) or cls is None or table is None or table.kind != "map":
        return Filled(node)
    asked = own is None or own.text.casefold() not in ("no", "false", "off")
    filling = _Filling(rules.game, made, _record(cls), file, asked)
    found = filling.table(table)
    if not (filling.taken or filling.problems) or text in _shipped(rules.game):
        return Filled(node)
    if filling.problems:
        raise BadInput(sorted(filling.problems, key=lambda problem: problem.place))
    whole = Node("map", {**node.entries, "table": found}, node.line, node.column, keys=node.keys)
    return Filled(_renamed(whole, filling.shorter(found)), tuple(filling.taken))


def kept_apart(game: str, text: str, origin: str) -> str:
    """A text made of a scenario that comes with a game: it goes on describing its own cards when it is edited."""
    if not cards.size(game) or origin not in _shipped(game) or not text.endswith("\n") or f"\n{OPTION}:" in text:
        return text
    return f"{text}{OPTION}: no\n" if text[0].isalpha() else text


@cache
def _shipped(game: str) -> frozenset[str]:
    """The texts of the scenarios that come with a game: they describe all that they need."""
    folder = game_folders().get(game)
    return frozenset(path.read_text("utf-8") for path in folder.files("scenarios", "*.yml")) if folder else frozenset()


class _Printed(NamedTuple):
    """A card of the collection, and the row that it is on a table."""

    named: cards.Named
    row: Row


@dataclass
class _Filling:
    """One table of a game: the cards taken from the collection so far, and the names that mean several."""

    game: str
    made: Collected
    record: Record
    file: str
    asked: bool = True
    taken: dict[str, None] = field(default_factory=dict)
    marked: dict[str, str] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    def table(self, table: Node) -> Node:
        entries = dict(table.entries)
        for key, node in table.entries.items():
            if (kind := self.row_type(key)) and (node.kind == "map" or node.is_null):
                entries[key] = self.group(key, kind, node)
        added = Node("map", entries, table.line, table.column, keys=dict(table.keys))
        if not self.asked:
            return added
        on_table = {name for key, node in entries.items() if self.row_type(key) for name in node.entries}
        for player, name, node, of in self.only_named(table):
            if name not in on_table:
                self.add(added, name, node, of, player)
        return added

    def only_named(self, table: Node) -> Iterator[tuple[str, str, Node, tuple[str, ...]]]:
        """The cards that a table only names, each with the player in whose hand or piles it is, if in any."""
        groups = self.record.by_key
        for spec in self.record.specs:
            for node in (table.entries[key] for key in spec.keys if key in table.entries):
                if spec.name == PLAYERS:
                    row = kind_of(spec.type).args[0]
                    for player, each in node.entries.items():
                        yield from ((player, *found) for found in _listed(row, each, spec.rules, groups))
                else:
                    yield from (("", *found) for found in _listed(spec.type, node, spec.rules, groups))

    def shorter(self, table: Node) -> dict[str, str]:
        """Names with a set behind them, and the bare names that will do on this table: only one card is called so."""
        names = [name for key, node in table.entries.items() if self.row_type(key) for name in node.entries]
        wanted = Counter([*(self.marked.get(name, name) for name in names)])
        return {name: bare for name, bare in self.marked.items() if wanted[bare] == 1}

    def row_type(self, key: str) -> Record | None:
        """The rows of a group of the table; None for what is no group of rows."""
        return rows_in(self.record, key)

    def group(self, key: str, kind: Record, group: Node) -> Node:
        rows = dict(group.entries)
        for name, row in group.entries.items():
            if row.kind == "map" or row.is_null:
                line, column = group.keys.get(name, (group.line, group.column))
                rows[name] = self.row(key, kind, name, self.with_its_cards(kind, row), Place(self.file, line, column))
        return Node("map", rows, group.line, group.column, keys=dict(group.keys)) if rows else group

    def row(self, key: str, kind: Record, name: str, row: Node, place: Place) -> Node:
        given = {spec.name for each in row.entries if (spec := kind.by_key.get(each))}
        outright = row.entries.get(CARD) if CARD not in kind.by_key else None
        if outright is not None:
            row = _without(row, CARD)
        elif given & set(TEXT) or not self.asked:
            return row
        title = row.entries.get(TITLE)
        called = next((each.text for each in (outright, title) if each is not None and each.text), name)
        spec = self.record.by_key[key]
        printed = self.printed(called, (*spec.keys, spec.name), place, kind, () if outright else given)
        if printed is None:
            if outright is not None and not self.problems:
                self.problems.append(Problem(outright.place(self.file), self.unknown(called, spec.key), name))
            return row
        keys = self.keys(kind, printed, name)
        new = {each: value for each, value in keys.items() if _name_of(kind, each) not in given}
        if not new and outright is None:
            return row
        self.taken[printed.named.label] = None
        made = node_of(new, place.line, place.column)
        return Node("map", {**made.entries, **row.entries}, row.line, row.column, keys={**made.keys, **row.keys})

    def with_its_cards(self, kind: Record, row: Node) -> Node:
        """A row in which the cards that stand inside it are described too, such as the Battlegear of a Creature."""
        entries = dict(row.entries)
        for key, node in row.entries.items():
            spec = kind.by_key.get(key)
            inner = _row_of_type(spec.type) if spec else None
            if spec and inner and NAME in inner.by_key:
                entries[key] = self.inside((*spec.keys, spec.name), inner, node)
        return Node("map", entries, row.line, row.column, keys=row.keys) if entries else row

    def inside(self, groups: tuple[str, ...], kind: Record, node: Node) -> Node:
        """A card inside a row: its name alone, or a group of keys with its name or with `card: Name`."""
        written = dict(node.entries) if node.kind == "map" else {NAME: node}
        outright = written.pop(CARD, None)
        called = outright or written.get(NAME)
        given = {_name_of(kind, each) for each in written} - {NAME}
        if called is None or not called.text or (outright is None and (given & set(TEXT) or not self.asked)):
            return node
        printed = self.printed(called.text, groups, called.place(self.file), kind, () if outright else given)
        if printed is None:
            if outright is not None and not self.problems:
                self.problems.append(Problem(outright.place(self.file), self.unknown(called.text, groups[0])))
            return node
        self.taken[printed.named.label] = None
        keys = {key: value for key, value in printed.row.keys.items() if _name_of(kind, key) not in given}
        if NAME in written and cards.bare_name(written[NAME].text)[1]:
            del written[NAME]  # `Name (Set)`: on the table it is called by its name alone.
        made = node_of(keys, node.line, node.column)
        keys_at = {**made.keys, **(node.keys if node.kind == "map" else {})}
        return Node("map", {**made.entries, **written}, node.line, node.column, keys=keys_at)

    def printed(
        self, name: str, groups: tuple[str, ...], place: Place, kind: Record | None = None, given: Collection[str] = ()
    ) -> _Printed | None:
        """The card of that name that belongs to one of some groups; a name that means several is a problem.

        It is none where everything printed on them is `given` anyway.
        """
        copy = _COPY.fullmatch(name)
        try:
            found = cards.find(self.game, name, lambda card: self.belongs(card, groups))
            if found is None and copy:
                found = cards.find(self.game, copy[1], lambda card: self.belongs(card, groups))
        except cards.Several as several:
            rows = [row for each in several.several if (row := row_of(self.made, each.card))]
            if kind is None or any(_name_of(kind, key) not in given for row in rows for key in row.keys):
                hint = f"; or write `{OPTION}: no` to look nothing up"
                self.problems.append(Problem(place, f"{several}{hint}", name))
            return None
        row = row_of(self.made, found.card) if found else None
        return _Printed(found, row) if found and row else None

    def unknown(self, name: str, group: str) -> str:
        close = cards.close_name(self.game, name)
        hint = f"; did you mean {close}?" if close else f" (judge cards import {self.game} FILE)"
        return f"no card of your collection that belongs to {group} is called {name}{hint}"

    def belongs(self, card: PrintedCard, groups: tuple[str, ...]) -> bool:
        row = row_of(self.made, card)
        return row is not None and (not groups or row.group in groups)

    def keys(self, kind: Record, printed: _Printed, name: str) -> dict[str, Any]:
        """The keys of a printed card; its title too where the table calls it otherwise."""
        title = printed.named.card.name
        if cards.bare_name(name)[1]:
            self.marked[name] = title
        return {**({"title": title} if "title" in kind.by_key and title != name else {}), **printed.row.keys}

    def add(self, table: Node, name: str, node: Node, of: tuple[str, ...], player: str) -> None:
        """Adds a card that is only named in a hand, a deck or a pile, if it is one that may be there."""
        place = node.place(self.file)
        groups = of if all(self.record.by_key.get(each) for each in of) else ()
        printed = self.printed(name, groups, place)
        if printed is None:
            return
        key = next((each for each in self.keys_of(printed.row.group) if each in table.entries), printed.row.group)
        kind = self.row_type(key)
        if kind is None:
            return
        keys = self.keys(kind, printed, name)
        lacking = [spec for spec in kind.specs if spec.required and not set(spec.keys) & keys.keys()]
        if player and printed.row.group in of and all(spec.rules.of == (PLAYERS,) for spec in lacking):
            keys |= {spec.key: player for spec in lacking}
        elif lacking:
            return
        self.taken[printed.named.label] = None
        before = table.entries.get(key)
        rows = dict(before.entries) if before else {}
        if name not in rows:
            rows[name] = node_of(keys, place.line, place.column)
            names = {**(before.keys if before else {}), name: (place.line, place.column)}
            table.entries[key] = Node("map", rows, place.line, place.column, keys=names)
            table.keys.setdefault(key, (place.line, place.column))

    def keys_of(self, group: str) -> tuple[str, ...]:
        spec = self.record.by_key.get(group) or self.record.by_name.get(group)
        return spec.keys if spec else ()


def _without(node: Node, key: str) -> Node:
    entries = {each: value for each, value in node.entries.items() if each != key}
    return Node("map", entries, node.line, node.column, keys=node.keys)


def _renamed(node: Node, names: Mapping[str, str]) -> Node:
    """The same tree with other names for some cards, wherever they are named."""
    if not names:
        return node
    if node.kind == "map":
        entries = {_in_place(key, names): _renamed(each, names) for key, each in node.entries.items()}
        keys = {_in_place(key, names): place for key, place in node.keys.items()}
        return Node("map", entries, node.line, node.column, keys=keys)
    if node.kind == "list":
        return Node("list", [_renamed(each, names) for each in node.elements], node.line, node.column)
    return Node("scalar", _in_place(node.text, names), node.line, node.column, node.plain)


def _in_place(text: str, names: Mapping[str, str]) -> str:
    for name, bare in names.items():
        text = text.replace(name, bare)
    return text


def _record(cls: Any) -> Record:
    return record_of(cls)


def rows_in(table: Record, key: str) -> Record | None:
    """The rows of a group of a table; None for what is no group of rows."""
    spec = table.by_key.get(key)
    kind = kind_of(spec.type) if spec else None
    return _row_of_type(kind.args[0]) if kind and kind.name == "map" else None


def _row_of_type(tp: Any) -> Record | None:
    kind = kind_of(tp)
    if kind.name == "either":
        return next((found for each in kind.args if (found := _row_of_type(each))), None)
    return record_of(tp) if kind.name == "record" and record_of(tp).specs else None


def _name_of(kind: Record, key: str) -> str:
    spec = kind.by_key.get(key)
    return spec.name if spec else key


def _listed(tp: Any, node: Node, rules: Rules, groups: Collection[str]) -> Iterator[tuple[str, Node, tuple[str, ...]]]:
    """The names in a table that are to be names of cards there: of a hand or a pile, or of the card that is played."""
    kind = kind_of(tp)
    if kind.name == "text":
        if node.text and rules.of and all(each in groups for each in rules.of):
            yield node.text, node, rules.of
    elif kind.name == "either":
        for each in kind.args:
            yield from _listed(each, node, rules, groups)
    elif kind.name == "list" and rules.of and kind_of(kind.args[0]).name == "text":
        several = node.elements if node.kind == "list" else [node] if node.text and not node.text.isdecimal() else []
        yield from ((each.text, each, rules.of) for each in several if each.text)
    elif kind.name == "list":
        for each in node.elements:
            yield from _listed(kind.args[0], each, rules, groups)
    elif kind.name == "map":
        for each in node.entries.values():
            yield from _listed(kind.args[0], each, rules, groups)
    elif kind.name == "record":
        for key, each in node.entries.items():
            if spec := record_of(tp).by_key.get(key):
                yield from _listed(spec.type, each, spec.rules, groups)
