"""A table by its types: its groups, the fields of any row on it, and which of them matter most."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from judge import games
from judge.content.fields import Rules, Spec, kind_of, record_of
from judge.content.problem import BadInput, Place
from judge.content.references import names_in
from judge.content.yamltree import Node, parse
from judge.scenario.boards.plan import plan_of
from judge.scenario.building.controls import Control, control, expanded, in_words, label_of, tapped
from judge.scenario.building.kinds import row_type
from judge.scenario.building.usual import Kind, usual
from judge.scenario.model import Scenario

Path = tuple[str | int, ...]
TABLE: Path = ("table",)
PLAYERS = "players"
SHARE = 8
"""A field is usual where one row in so many says it."""
MOST_SUGGESTED = 6


class Group(NamedTuple):
    """A part of the table that holds rows: by name, or one after the other where `listed`."""

    key: str
    title: str
    hint: str
    listed: bool
    rows: tuple[Row, ...]
    often: int


class Row(NamedTuple):
    """A row as it is seen from afar: its path, what it is called, what it says."""

    path: Path
    name: str
    said: tuple[tuple[str, str], ...]


class Panel(NamedTuple):
    """The fields of one row: those that are said or usual, and the others."""

    path: Path
    title: str
    hint: str
    first: tuple[Control, ...]
    rest: tuple[Control, ...]


class Built:
    """A scenario's text taken apart by the types of its game's table; `scenario` is it read, if it can be."""

    def __init__(self, text: str, scenario: Scenario | None = None) -> None:
        self.text = text
        self.node = parse(text)
        self.game = self.node.entries["game"].text if "game" in self.node.entries else ""
        if (rules := games.usable(self.game)) is None or rules.table is None:
            raise BadInput.at(Place("scenario"), f"there is no game {self.game!r} that has a table", "game")
        self.cls: Any = rules.table
        self.scenario = scenario

    @property
    def table(self) -> Node | None:
        """The table as it is written."""
        found = self.node.entries.get("table")
        return found if found is not None and found.kind == "map" else None

    @property
    def players(self) -> list[str]:
        """The names of the players, as far as the table gives them."""
        if self.scenario is not None and hasattr(self.scenario.table, PLAYERS):
            return list(dict.fromkeys(map(str, self.scenario.table.players)))
        return list(self.names_under(PLAYERS))

    def key_of(self, spec: Spec, node: Node | None) -> str:
        """The key that a field is written with, or its first one."""
        entries = node.entries if node is not None else {}
        return next((key for key in spec.keys if key in entries), spec.key)

    def at(self, path: Sequence[str | int]) -> Node | None:
        """What is written at a path; None where nothing is."""
        node: Node | None = self.node
        for step in path:
            if node is None:
                return None
            if isinstance(step, int):
                node = node.elements[step] if node.kind == "list" and step < len(node.elements) else None
            else:
                node = node.entries.get(step)
        return node

    def type_at(self, path: Path) -> tuple[Any, Rules | None]:
        """The type of what may stand at a path of the table, and what its field allows; BadInput where nothing may."""
        tp, rules = self.cls, None
        for step in path[1:]:
            tp, rules = _inside(tp, step, rules)
        return tp, rules

    def names(self, rules: Rules) -> tuple[str, ...]:
        """The names that a reference may have here."""
        if self.scenario is not None:
            return tuple(dict.fromkeys(names_in(self.scenario.table, rules.of)))
        found = [name for group in rules.of for name in self.names_under(group)]
        return tuple(dict.fromkeys(found or self.all_names()))

    def names_under(self, group: str) -> tuple[str, ...]:
        """The names written in a group, whatever key it has."""
        spec = record_of(self.cls).by_key.get(group) or record_of(self.cls).by_name.get(group)
        found = self.table.entries.get(self.key_of(spec, self.table)) if spec and self.table else None
        return tuple(found.entries) if found is not None else ()

    def all_names(self) -> list[str]:
        """Every name of a row on the table."""
        found = [row.name for group in self.groups() if not group.listed for row in group.rows]
        return list(dict.fromkeys(found))

    def groups(self) -> list[Group]:
        """The parts of the table that hold rows, with their rows; those that are used most come first."""
        seen, found = usual(self.game), []
        for spec in record_of(self.cls).specs:
            kind = kind_of(spec.type)
            if kind.name in ("map", "list") and (cls := row_type(kind.args[0])):
                key = self.key_of(spec, self.table)
                node = self.at((*TABLE, key))
                rows = self._rows(cls, (*TABLE, key), node)
                found.append(Group(key, label_of(key), spec.rules.doc, kind.name == "list", rows, seen.keys[spec.key,]))
        return found

    def _rows(self, cls: Any, path: Path, node: Node | None) -> tuple[Row, ...]:
        if node is None or node.kind == "scalar" and node.is_null:
            return ()
        if node.kind == "map":
            return tuple(Row((*path, name), name, self._said(cls, each)) for name, each in node.entries.items())
        nodes = node.elements if node.kind == "list" else [node]
        return tuple(
            Row((*path, at), f"{at + 1}", self._said(cls, each)) for at, each in enumerate(nodes)
        )  # fmt: skip

    def _said(self, cls: Any, node: Node) -> tuple[tuple[str, str], ...]:
        if node.kind == "scalar" and not node.is_null and not expanded(cls, node):
            return (("", node.text),)
        return tuple((label_of(key), in_words(each)) for key, each in expanded(cls, node).items() if each is not None)

    def controls(self, path: Path) -> list[Control]:
        """The controls of every field of a row, in the order of its type."""
        tp, _ = self.type_at(path)
        cls = row_type(tp)
        if cls is None:
            raise BadInput.at(Place("table"), "this is no row of the table", ".".join(map(str, path)))
        node = self.at(path)
        said = expanded(cls, node)
        made = []
        for spec in record_of(cls).specs:
            key = next((key for key in spec.keys if key in said), spec.key)
            one = control(spec, said.get(key), self.names)._replace(key=key)
            pick = plan_of(self.game).pick.get(f"{path[1]}.{key}") if len(path) == 3 else None
            made.append(tapped(one, pick.spots, pick.several) if pick else one)
        return made

    def panel(self, path: Path) -> Panel:
        """The fields of a row, those first that are said or usual; of the table itself what is no group of rows."""
        tp, _ = self.type_at(path)
        cls = row_type(tp)
        every = self.controls(path)
        if path == TABLE:
            groups = {group.key for group in self.groups()}
            every = [each for each in every if each.key not in groups]
        seen, kind = (
            usual(self.game),
            tuple("*" if _is_name(self.cls, path, at) else s for at, s in enumerate(path))[1:],
        )
        rows = max(1, seen.rows[kind])
        every = [each._replace(suggested=self._suggested(path, kind, each)) for each in every]
        said = [each for each in every if each.required or each.is_said]
        drawn = drawn_on(self.game) if len(path) == 3 else frozenset()
        often = [
            each
            for each in every
            if each not in said and seen.keys[(*kind, each.key)] * (rows if each.label in drawn else SHARE) >= rows
        ]
        often = often or ([] if said and rows > 1 else [each for each in every if each not in said][:6])
        rest = [each for each in every if each not in said and each not in often]
        hint = (cls.__doc__ or "").split("\n")[0] if cls else ""
        return Panel(path, _title(path), hint, tuple([*said, *often]), tuple(rest))

    def _suggested(self, path: Path, kind: Kind, each: Control) -> tuple[str, ...]:
        """What a field of words may say with a tap: what other rows of the table say, and what scenarios often say."""
        if each.kind != "words":
            return ()
        group = self.at(path[:-1])
        rows = (*group.entries.values(), *group.elements) if group is not None else ()
        here = [row.entries[each.key].text for row in rows if each.key in row.entries]
        often = [text for text, count in usual(self.game).values[(*kind, each.key)].most_common() if count > 1]
        return tuple(dict.fromkeys((*filter(None, here), *often)))[:MOST_SUGGESTED]


@cache
def drawn_on(game: str) -> frozenset[str]:
    """What is drawn on the tiles of a game's board: the numbers, tokens and states that a table is about."""
    tiles = plan_of(game).tiles.values()
    return frozenset(word for each in tiles for word in (*each.numbers, *each.tokens, *each.states))


def _is_name(cls: Any, path: Path, at: int) -> bool:
    """Whether a step of a path is the name or number of a row, and not a field."""
    if isinstance(path[at], int):
        return True
    tp: Any = cls
    for step in path[1:at]:
        tp, _ = _inside(tp, step, None)
    return at > 1 and kind_of(_with(tp, "map")).name == "map"


def _title(path: Path) -> str:
    last = path[-1]
    if isinstance(last, int):
        return f"{label_of(str(path[-2]))} {last + 1}"
    return "The table" if path == TABLE else str(last) if len(path) > 2 and not isinstance(path[-2], int) else last


def _with(tp: Any, name: str) -> Any:
    """The alternative of a type that is of a kind, or the type itself."""
    kind = kind_of(tp)
    return next((each for each in kind.args if kind_of(each).name == name), tp) if kind.name == "either" else tp


def _inside(tp: Any, step: str | int, rules: Rules | None) -> tuple[Any, Rules | None]:
    if isinstance(step, int):
        found = kind_of(_with(tp, "list"))
        if found.name == "list":
            return found.args[0], rules
    else:
        found = kind_of(_with(tp, "map"))
        if found.name == "map":
            return found.args[0], rules
        cls = row_type(tp)
        spec = record_of(cls).by_key.get(step) if cls else None
        if spec is not None:
            return spec.type, spec.rules
    raise BadInput.at(Place("table"), f"the table has nothing called {step} there", str(step))
