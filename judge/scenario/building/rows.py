"""Rows put on a table, changed, and taken away again: each a function from text to text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from judge.content.fields import Rules, kind_of, record_of
from judge.content.problem import BadInput, Place
from judge.content.words import singular
from judge.scenario.building import edits
from judge.scenario.building.controls import OPENED, UNSET, Control, expanded, label_of, meant
from judge.scenario.building.kinds import row_type
from judge.scenario.building.tables import PLAYERS, TABLE, Built, Path
from judge.scenario.building.writing import data_of

Sent = Mapping[str, Sequence[str]]
LONGEST_NAME = 80
HAS = "has"
"""The fields that a page has asked for: an empty box sends nothing."""


def named(name: str) -> str:
    """A name as it is written; BadInput for none, or for one that nobody could write."""
    found = " ".join(name.split())[:LONGEST_NAME]
    if not found or not found.isprintable():
        raise BadInput.at(Place("table"), "give it a name", "name")
    return found


def kind_name(group: str) -> str:
    """What a row of a group is called that nobody has named: Creature, Enemy."""
    word = singular(label_of(group))
    return word[:1].upper() + word[1:]


def add(built: Built, group: Path, name: str, sent: Sent) -> tuple[str, Path]:
    """The text with one row more in a group, and the path of the row; a name that is taken gets a number."""
    tp, _ = built.type_at(group)
    kind = kind_of(tp)
    node = built.at(group)
    if kind.name == "list":
        at = len(node.elements) if node is not None and node.kind == "list" else 0 if node is None else 1
        path: Path = (*group, at)
    else:
        path = (*group, _free(named(name or kind_name(str(group[-1]))), node.entries if node is not None else ()))
    cls = row_type(built.type_at(path)[0])
    row = _row(built, path, sent) if cls else {}
    value: Any = row or (None if cls and record_of(cls).from_null else {})
    if kind.name == "list":
        return edits.append(built.text, group, value), path
    return edits.put(built.text, path, value), path


def least(built: Built, path: Path) -> Any:
    """The least that a row may say: its required fields, with the first of what each may be."""
    cls = row_type(built.type_at(path)[0])
    if cls is None:
        raise BadInput.at(Place("table"), "this is no row of the table", str(path[-1]))
    return _row(built, path, {})


def _free(name: str, taken: Any) -> str:
    """The name, or with a number behind it if there is one of that name."""
    return next(each for n in range(1, 1_000) if (each := name if n == 1 else f"{name} {n}") not in taken)


def _row(built: Built, path: Path, sent: Sent) -> dict[str, Any]:
    row: dict[str, Any] = {}
    for each in built.controls(path):
        value = meant(each, sent.get(each.key, ())) if each.key in sent.get(HAS, ()) else UNSET
        if value is UNSET and each.required and each.options:
            value = next((option for option in each.options if option), UNSET)
        if value is not UNSET and not _is_default(each, value):
            row[each.key] = value
    return row


def _is_default(control: Control, value: Any) -> bool:
    return not control.required and control.default == _shown(value)


def _shown(value: Any) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def change(built: Built, path: Path, sent: Sent) -> str:
    """The text with other values for the fields of a row that were sent and are not as they were."""
    new = {each.key: meant(each, sent.get(each.key, ())) for each in _changed(built, path, sent)}
    if not new:
        return built.text
    cls, node = row_type(built.type_at(path)[0]), built.at(path)
    assert cls is not None
    text = built.text
    if node is None or node.kind != "map":
        row = {**expanded(cls, node), **new}
        kept = {key: value for key, value in row.items() if value is not UNSET}
        return edits.put(text, path, kept) if kept or node is not None else text
    for key, value in new.items():
        text = edits.drop(text, (*path, key)) if value is UNSET else edits.put(text, (*path, key), value)
    return text


def _changed(built: Built, path: Path, sent: Sent) -> Iterator[Control]:
    for each in built.controls(path):
        if each.key in sent.get(HAS, ()) and each.kind not in OPENED and not _same(each, sent.get(each.key, ())):
            yield each


def _same(control: Control, sent: Sequence[str]) -> bool:
    """Whether a page sends what is said already: a field that nobody touched is left as it is written."""
    if control.kind == "truth":
        return bool(sent and sent[0]) == ((control.said or (control.default,))[0] == "yes")
    given = [each.replace("\r\n", "\n").strip() for each in sent if each.strip()]
    if control.kind == "lines":
        given = [line for each in given for line in each.split("\n")]
    if control.kind == "spots" and not control.listed:
        given = given[-1:]
    if control.kind == "pairs":
        both = list(zip(sent[::2], sent[1::2], strict=False))
        given = [f"{key}: {value}" for key, value in both if key.strip() and (value.strip() or control.listed)]
    if control.kind == "choice":
        return (given or [""])[0] == (control.said or (control.default,))[0]
    said = [line for each in control.said for line in each.split("\n") if line.strip()]
    return [" ".join(each.split()) for each in given] == [" ".join(each.split()) for each in said]


def take(built: Built, path: Path) -> str:
    """The text without a row, and without what else named it as far as it can be left out.

    What cannot, such as a card whose owner is gone, is told when the text is read.
    """
    text, name = built.text, path[-1]
    if isinstance(name, str) and built.all_names().count(name) == 1 and path[1] != PLAYERS:
        for each in sorted(set(_naming(built, TABLE, built.cls, None, name)), key=_order, reverse=True):
            if each[: len(path)] != path:
                text = edits.drop(text, each)
    text = edits.drop(text, path)
    return without_empty(Built(text), path[:-1])


def _order(path: Path) -> tuple[tuple[int, int, str], ...]:
    return tuple((0, step, "") if isinstance(step, int) else (1, 0, step) for step in path)


def without_empty(built: Built, path: Path) -> str:
    """The text without a group that has nothing left in it, unless the table needs it."""
    node = built.at(path)
    if len(path) < 2 or node is None or node.entries or node.elements or not isinstance(path[-1], str):
        return built.text
    cls = row_type(built.type_at(path[:-1])[0])
    spec = record_of(cls).by_key.get(path[-1]) if cls else None
    return built.text if spec is None or spec.required else edits.drop(built.text, path)


def _naming(built: Built, path: Path, tp: Any, rules: Rules | None, name: str) -> Iterator[Path]:
    """The places on a table that name a row and can be left out: fields, elements of lists, rows of lists."""
    node = built.at(path)
    if node is None:
        return
    if node.kind == "scalar":
        if rules is not None and rules.of and node.text == name:
            yield path
    elif node.kind == "list":
        inner = next((kind_of(each).args[0] for each in _options(tp) if kind_of(each).name == "list"), None)
        for at in range(len(node.elements)) if inner is not None else ():
            yield from _naming(built, (*path, at), inner, rules, name)
    else:
        yield from _naming_in_map(built, path, tp, rules, name)


def _naming_in_map(built: Built, path: Path, tp: Any, rules: Rules | None, name: str) -> Iterator[Path]:
    node, cls = built.at(path), row_type(tp)
    assert node is not None
    inner = next((kind_of(each).args[0] for each in _options(tp) if kind_of(each).name == "map"), None)
    for key in node.entries:
        spec = record_of(cls).by_key.get(key) if cls else None
        if inner is not None:
            if rules is not None and rules.of and key == name:
                yield (*path, key)
            yield from _naming(built, (*path, key), inner, rules, name)
        elif spec is not None:
            found = list(_naming(built, (*path, key), spec.type, spec.rules, name))
            if (*path, key) in found and isinstance(path[-1], int):
                found = [path]  # An effect on it, or what it has played: all of that is gone.
            yield from () if spec.required and (*path, key) in found else found


def _options(tp: Any) -> tuple[Any, ...]:
    return kind_of(tp).args if kind_of(tp).name == "either" else (tp,)


def rename(built: Built, path: Path, name: str) -> str:
    """The text with another name for a row, wherever it is named: on the table, in choices, questions and claims."""
    old, new = str(path[-1]), named(name)
    if new == old:
        return built.text
    text = edits.rename_key(built.text, path, new)
    longer = [each for each in built.all_names() if each != old and re.search(rf"\b{re.escape(old)}\b", each)]
    words = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, (*sorted(longer, key=len, reverse=True), old)))})(?!\w)")
    data = data_of(built.node)
    for where, value in sorted(_renamed(built, data, words, old, new, path), key=lambda each: -len(each[0])):
        text = edits.put(text, where, value)
    for where, key in sorted(_renamed_keys(built, data, old, path), key=lambda each: -len(each[0])):
        text = edits.rename_key(text, where, new if key == old else words.sub(_as(old, new), key))
    return text


def _as(old: str, new: str) -> Any:
    return lambda match: new if match[0] == old else match[0]


def _renamed(
    built: Built, data: Any, words: re.Pattern[str], old: str, new: str, renamed: Path
) -> Iterator[tuple[Path, str]]:
    """Every text that has the name in it, with the new one; on the table only where a name can be meant."""
    for path, value in _texts(data, ()):
        if (
            not isinstance(value, str)
            or old not in value
            or path[0] not in ("table", "choices", "given", "asks", "title")
        ):
            continue
        if path[0] == "table" and value == old and not _may_name(built, path):
            continue
        changed = words.sub(_as(old, new), value)
        if changed != value:
            yield (
                tuple(new if path[:at] == renamed[:-1] and step == old else step for at, step in enumerate(path)),
                changed,
            )


def _renamed_keys(built: Built, data: Any, old: str, renamed: Path) -> Iterator[tuple[Path, str]]:
    """Keys that name it: whoever makes a claim, and maps of names such as tokens by player."""
    for path in _keys(data, ()):
        key = str(path[-1])
        if path == renamed or not re.search(rf"(?<!\w){re.escape(old)}(?!\w)", key):
            continue
        if path[0] == "asks" and len(path) == 4 and path[2] == "claims" and key == old:
            yield path, key
        elif path[0] == "table" and len(path) > 2:
            tp, rules = built.type_at(path[:-1])
            of = rules is not None and bool(rules.of)
            pairs = any(kind_of(each).name == "map" for each in _options(tp)) and " - " in key
            if of or pairs:
                yield path, key


def _may_name(built: Built, path: Path) -> bool:
    """Whether a text that is just a name can name a row: a reference, or a word of no list."""
    _, rules = built.type_at(path)
    return (rules is not None and bool(rules.of)) or not isinstance(path[-1], int)


def _texts(data: Any, path: Path) -> Iterator[tuple[Path, Any]]:
    if isinstance(data, dict):
        for key, each in data.items():
            yield from _texts(each, (*path, key))
    elif isinstance(data, list):
        for at, each in enumerate(data):
            yield from _texts(each, (*path, at))
    else:
        yield path, data


def _keys(data: Any, path: Path) -> Iterator[Path]:
    for key, each in data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ():
        if isinstance(data, dict):
            yield (*path, key)
        yield from _keys(each, (*path, key))
