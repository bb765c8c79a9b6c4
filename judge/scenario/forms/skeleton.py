"""The skeleton of a form, made of a scenario: every number and every yes or no on its table becomes a field."""

from __future__ import annotations

import re
from dataclasses import replace

from judge.content.problem import BadInput, Place
from judge.content.yamltext import node_of, written
from judge.content.yamltree import Node, load_plain, parse
from judge.scenario.forms.form import ABOUT, table_field
from judge.scenario.read import read

TRUE, FALSE = ("yes", "true"), ("no", "false")
LEFT_OUT = ("kind", "example", "note", "strict", "readings")
UNASKED = ("answer", "because")


class Skeleton:
    """A form in the making: the fields that were found so far."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.fields: dict[str, dict[str, object]] = {}

    def table(self, node: Node) -> Node:
        """The table with a place for each number and truth that a form can ask for."""
        return _with(node, {group: self._group(group, each) for group, each in node.entries.items()})

    def _group(self, group: str, node: Node) -> Node:
        rows = {name: each for name, each in node.entries.items() if each.kind == "map"}
        return _with(node, {name: self._row(group, name, each) for name, each in rows.items()})

    def _row(self, group: str, name: str, node: Node) -> Node:
        return _with(node, {key: self._place(group, name, key, each) for key, each in node.entries.items()})

    def _place(self, group: str, name: str, key: str, node: Node) -> Node:
        value = _said(node)
        if value is None or not self._is_asked_for(f"{group}.{key}"):
            return node
        words = key.replace("_", " ").replace("-", " ")
        kept = {} if isinstance(value, bool) else {"like": f"{group}.{key}"}
        return self._asked(f"{name} {key}", {"label": f"{name}: {words}", **kept, "default": value}, node)

    def _is_asked_for(self, like: str) -> bool:
        try:
            table_field(self.game, like, Place("form"))
        except BadInput:
            return False
        return True

    def question(self, node: Node) -> Node:
        """A question without its answer, and with a place for what each player says."""
        kept = {key: each for key, each in node.entries.items() if key not in UNASKED}
        if (claims := kept.get("claims")) is not None:
            whose = {who: f"{who} says" for who in claims.entries}
            said = {who: self._asked(words, {"label": words}, claims) for who, words in whose.items()}
            kept["claims"] = _with(claims, said)
        return replace(node, value=kept)

    def _asked(self, name: str, field: dict[str, object], node: Node) -> Node:
        """The place for a field, which is asked for once however often it stands there."""
        id = "-".join(re.findall(r"[a-z0-9]+", name.lower())) or "field"
        id = id if id[0].isalpha() else f"the-{id}"
        self.fields.setdefault(id, {"field": id, **field})
        return node_of(f"${id}", node.line, node.column)


def form_from(text: str, file: str, id: str, about: str = "other") -> str:
    """The text of a form that asks for what a scenario has; BadInput where the scenario cannot be read."""
    if about not in ABOUT:
        raise BadInput.at(Place("--about"), f"found {about}; allowed: {', '.join(ABOUT)}")
    scenario, node = read(text, file), parse(text, file)
    made = Skeleton(scenario.game)
    parts = {key: each for key, each in node.entries.items() if key not in LEFT_OUT}
    parts["table"] = made.table(parts["table"])
    if "asks" in parts:
        parts["asks"] = replace(parts["asks"], value=[made.question(each) for each in parts["asks"].elements])
    form = {"form": id, "about": about, "title": scenario.title, "fields": list(made.fields.values())}
    whole = _unquoted(node_of(form, 1, 1))
    whole.entries["scenario"] = replace(node, value=parts)
    return written(Node("list", [whole], 1, 1))


def _with(node: Node, changed: dict[str, Node]) -> Node:
    """A group with some of its members in place of others; anything else as it is."""
    return replace(node, value={**node.entries, **changed}) if node.kind == "map" else node


def _unquoted(node: Node) -> Node:
    """The same with quotes only where a text would be taken for something else."""
    if node.kind == "map":
        return replace(node, value={key: _unquoted(each) for key, each in node.entries.items()})
    if node.kind == "list":
        return replace(node, value=[_unquoted(each) for each in node.elements])
    bare = replace(node, plain=True)
    return bare if isinstance(load_plain(bare), str) and node.text not in (*TRUE, *FALSE) else node


def _said(node: Node) -> bool | int | None:
    """The number or the truth that a value is; None for anything else."""
    if node.kind != "scalar" or not node.plain:
        return None
    if node.text in (*TRUE, *FALSE):
        return node.text in TRUE
    value = load_plain(node)
    return value if isinstance(value, int) else None
