"""Filling a form in: the values that were sent, and the scenario they make."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import yaml

from judge import cards, games
from judge.content.problem import BadInput, Place, listed, shown
from judge.scenario.forms.form import Control, Form, controls
from judge.scenario.forms.names import with_row_names
from judge.scenario.forms.picks import Pick, picks
from judge.scenario.forms.players import with_names

SIGNS = {"+": "+", "-": "−", "−": "−", "x": "double", "/": "half", "=": "set to"}
FIELD = re.compile(r"[a-z][a-z0-9-]*")
SLOT = re.compile(rf"\$({FIELD.pattern})")
JOINED = re.compile(rf"\$\[({FIELD.pattern}): ([^\]]*)\]")
OR = " | "
LONGEST_TEXT = 200
MOST_ROWS = 12


class Change(NamedTuple):
    """A way in which something is changed, by how much, and what the scenario says of it."""

    way: str
    n: int | str | None
    says: str

    def __str__(self) -> str:
        return self.says.replace("{n}", str(self.n))


def defaults(controls: tuple[Control, ...]) -> dict[str, Any]:
    """What a form says before anybody has touched it."""
    return {each.id: each.default for each in controls}


def examples(controls: tuple[Control, ...]) -> dict[str, Any]:
    """What a form could say: its defaults, and the examples of what has to be said."""
    return {each.id: _example(each) for each in controls}


def _example(control: Control) -> Any:
    if control.kind == "rows":
        return [as_said(control.rows, row) for row in control.example or ()]
    if control.kind == "text" or control.example is None or control.optional:
        return control.default
    return control.example


def as_said(controls: tuple[Control, ...], says: Mapping[str, Any]) -> dict[str, Any]:
    """What somebody says of some fields, with each change as a page sends it: `-3` is the way − with the number 3."""
    by_id = {each.id: each for each in controls}
    return {**defaults(controls), **{id: _said(by_id[id], value) for id, value in says.items() if id in by_id}}


def _said(control: Control, value: Any) -> Any:
    if control.kind == "rows":
        return [as_said(control.rows, row) for row in value]
    if control.kind == "change" and isinstance(value, str) and value:
        way, number = _written(control, value) or (value, "")
        return _change(control, way, number)
    return value


def fill(
    form: Form,
    values: Mapping[str, Any],
    picked: Mapping[Pick, str] | None = None,
    called: Mapping[str, str] | None = None,
) -> str:
    """The text of the scenario that a form makes of some values, some cards and the names of the players.

    What is left empty is left out.
    """
    made = _filled(form.scenario, with_row_names(form, values))
    tree = {} if made is GONE else made
    if names := {role: name for role, name in (called or {}).items() if name and name != role}:
        tree = with_names(tree, names, games.rules(str(tree["game"])).table if "game" in tree else None)
    for pick, name in (picked or {}).items():
        if name:
            tree["table"].setdefault(pick.group, {}).setdefault(pick.called, {})["card"] = name
    game = str(tree.get("game", ""))
    if cards.size(game) and not any(each.name for each in picks(game, form)):
        tree = {**tree, "collection": False}  # its cards are roles, such as Attacker: nobody has named a card
    if "table" in tree:
        tree["table"] = _as_people_write(tree["table"])
    return yaml.dump(tree, Dumper=_Dumper, sort_keys=False, allow_unicode=True, default_flow_style=None, width=110)


class _Word(str):
    """A yes or no of a table: written without quotes, so that it is what it is in any other scenario."""


class _Dumper(yaml.SafeDumper):
    """Writes scenarios."""


_Dumper.add_representer(_Word, lambda dumper, word: dumper.represent_scalar("tag:yaml.org,2002:bool", str(word)))


def _as_people_write(part: Any) -> Any:
    if isinstance(part, Mapping):
        return {key: _as_people_write(value) for key, value in part.items()}
    if isinstance(part, list | tuple):
        return [_as_people_write(each) for each in part]
    return _Word(part) if part in ("yes", "no") else part


def read_values(game: str, form: Form, sent: Mapping[str, list[str]]) -> dict[str, Any]:
    """The values that a page has sent, by the names of its fields; BadInput for a number that does not fit."""
    every = controls(game, form)
    sent = packed(every, sent)
    return {each.id: _value(each, sent, each.id) for each in every}


def packed(every: tuple[Control, ...], sent: Mapping[str, list[str]]) -> dict[str, list[str]]:
    """What a page has sent without its empty rows, the others moved up, and what refers to a row moved with it."""
    found = dict(sent)
    kept: dict[str, list[int]] = {}
    for each in (each for each in every if each.kind == "rows"):
        kept[each.id] = [n for n in range(MOST_ROWS) if _sent_row(each, sent, n)]
        for name in [name for name in found if re.match(rf"{each.id}-\d+-", name)]:
            del found[name]
        for to, n in enumerate(kept[each.id]):
            start = f"{each.id}-{n}-"
            found |= {
                f"{each.id}-{to}-{name.removeprefix(start)}": texts
                for name, texts in sent.items()
                if name.startswith(start)
            }
    for name, of in _referring(every, kept):
        at = (found.get(name) or [""])[0]
        if at.isdecimal():
            found[name] = [str(kept[of].index(int(at)))] if int(at) in kept[of] else [""]
    return found


def _referring(every: tuple[Control, ...], kept: Mapping[str, list[int]]) -> Iterator[tuple[str, str]]:
    """The names of the fields that stand for a row, each with the rows it is of."""
    for each in every:
        if each.kind == "row":
            yield each.id, each.of
        for inner in (inner for inner in each.rows if inner.kind == "row"):
            yield from ((f"{each.id}-{n}-{inner.id}", inner.of) for n in range(len(kept[each.id])))


def _sent_row(control: Control, sent: Mapping[str, list[str]], n: int) -> bool:
    """Whether a row says anything: something else than what it is at first."""
    for each in control.rows:
        name = f"{control.id}-{n}-{each.id}"
        texts = [text.strip() for text in (*sent.get(name, ()), *sent.get(f"{name}-n", ()))]
        first = "" if each.default is None else str(each.default)
        if any(text and text != first for text in texts):
            return True
    return False


def _written(control: Control, text: str) -> tuple[str, str] | None:
    """A change that is written in short, such as `x2` or `+10`, or as the scenario has it: its way and number."""
    short = re.fullmatch(r"([+−x/=-])(\d{0,6})", text)
    if short and (way := SIGNS[short[1]]) in control.options:
        return way, short[2]
    for way, says in control.change.items():
        found = re.fullmatch(re.escape(says).replace(re.escape("{n}"), r"(?P<n>\d{1,6})"), text)
        if found:
            return way, found.groupdict().get("n") or ""
    return None


def as_typed(game: str, form: Form, sent: Mapping[str, list[str]]) -> dict[str, Any]:
    """What a page has sent, field by field, so that one that is wrong does not spoil the others."""
    every = controls(game, form)
    sent = packed(every, sent)
    return {each.id: _typed(each, sent, each.id) for each in every}


def _typed(control: Control, sent: Mapping[str, list[str]], name: str) -> Any:
    if control.kind == "rows":
        return [
            {each.id: _typed(each, sent, f"{name}-{n}-{each.id}") for each in control.rows}
            for n in range(MOST_ROWS)
            if _sent_row(control, sent, n)
        ]
    try:
        return _value(control, sent, name)
    except BadInput:
        text = sent.get(name, [""])[0]
        return Change(text, sent.get(f"{name}-n", [""])[0], "") if control.kind == "change" else text


def _value(control: Control, sent: Mapping[str, list[str]], name: str) -> Any:
    given = [text.strip()[:LONGEST_TEXT] for text in sent.get(name, ())]
    text = given[0] if given else ""
    control = control._replace(id=name)
    match control.kind:
        case "rows":
            return [
                {each.id: _value(each, sent, f"{name}-{n}-{each.id}") for each in control.rows}
                for n in range(MOST_ROWS)
                if _sent_row(control, sent, n)
            ]
        case "number":
            return _number(control, text)
        case "row":
            return _number(control._replace(min=0, max=MOST_ROWS), text)
        case "truth":
            return bool(text)
        case "many":
            return [_option(control, each) for each in given if each]
        case "choice":
            return _option(control, text) if text else control.default
        case "change":
            return _change(control, text, sent.get(f"{name}-n", [""])[0].strip())
    return _plain(text) if control.claimed else text or control.default


def _change(control: Control, way: str, number: str) -> Any:
    """A change: one of its ways, with a number where it needs one; a number alone is the first way."""
    if not way and not number:
        return ""
    if way not in control.options:
        way, number = _written(control, way) or (way, number)
    way = _option(control, way or control.options[0])
    if "{n}" not in control.change[way]:
        return Change(way, None, control.change[way])
    n = _number(control._replace(min=0, max=999), number)
    if n is None:
        raise BadInput.at(Place("form"), f"{control.label}: how much? Give a number after {way}.", control.id)
    return Change(way, n, control.change[way])


def _option(control: Control, text: str) -> str:
    if text not in control.options:
        said = f"{control.label}: found {shown(text)}; choose one of: {listed(filter(None, control.options))}"
        raise BadInput.at(Place("form"), said, control.id)
    return text


def _number(control: Control, text: str) -> int | None:
    if not text:
        return None
    if not re.fullmatch(r"[+-]?\d{1,6}", text) or not _within(control, int(text)):
        raise BadInput.at(
            Place("form"), f"{control.label}: found {shown(text)}; allowed: {_bounds(control)}", control.id
        )
    return int(text)


def _within(control: Control, number: int) -> bool:
    return (control.min is None or number >= control.min) and (control.max is None or number <= control.max)


def _bounds(control: Control) -> str:
    return f"a whole number from {control.min} to {control.max}" if control.max is not None else "a whole number"


def _plain(text: str) -> Any:
    """A text, or the number or the yes or no that it is: claims are compared with answers."""
    if re.fullmatch(r"[+-]?\d{1,6}", text) and not text.startswith("+"):
        return int(text)
    return {"yes": True, "no": False}.get(text.casefold(), text)


class _Gone:
    """The place of something that is left out."""


GONE = _Gone()


def _filled(part: Any, values: dict[str, Any]) -> Any:
    if isinstance(part, Mapping):
        return _filled_map(part, values)
    if isinstance(part, list | tuple):
        found = [each for one in part for each in _elements(one, values)]
        return found if found or not part else GONE
    return _filled_text(part, values) if isinstance(part, str) else part


def _filled_map(part: Mapping[str, Any], values: dict[str, Any]) -> Any:
    condition = condition_of(part)
    if condition and not values.get(condition):
        return GONE
    if "choose" in part:
        chosen = _chosen(part, values.get(str(part["choose"])))
        return GONE if chosen is None else _filled(chosen, values)
    part = {key: value for key, value in part.items() if key != "when" or not condition}
    if part.keys() == {"is"}:
        return _filled(part["is"], values)
    found: dict[str, Any] = {}
    for key, value in part.items():
        for row in _rows(key, values):
            name, inner = _filled_text(key.removeprefix(f"{row.get('each', '')} "), row), _filled(value, row)
            if name is not GONE and inner is not GONE:
                found[str(name)] = inner
    return found if found.keys() - {"claims"} or not part else GONE


def condition_of(part: Mapping[str, Any]) -> str:
    """The field on which a part depends; `when: turn begins` on the other hand is what an ability says."""
    when = str(part.get("when", ""))
    return when if FIELD.fullmatch(when) else ""


def _chosen(part: Mapping[str, Any], value: Any) -> Any:
    """What stands for an option, alone or with others (`a | b`); a yes or no is `yes` or `no`, or as Python has it."""
    words = ("yes" if value else "no", str(value)) if isinstance(value, bool) else (str(value),)
    return next((found for key, found in part.items() if key != "choose" and {*options_of(key)} & {*words}), None)


def options_of(key: str) -> list[str]:
    """The options that a key of a choice stands for."""
    return str(key).split(OR)


def _rows(key: str, values: dict[str, Any]) -> list[dict[str, Any]]:
    """The values for a key: once, or for `each rows $name` once for each row."""
    if not key.startswith("each "):
        return [values]
    _, rows, _ = key.split(" ", 2)
    return [{**values, **row, "each": f"each {rows}"} for row in values.get(rows) or []]


def _elements(part: Any, values: dict[str, Any]) -> Iterator[Any]:
    """The elements that one element of a list becomes: one for each row where it says `each`."""
    if isinstance(part, Mapping) and "each" in part:
        inner = {key: value for key, value in part.items() if key != "each"}
        made = [_filled(inner, {**values, **row}) for row in values.get(str(part["each"])) or []]
    else:
        made = [_filled(part, values)]
    yield from (each for each in made if each is not GONE)


def _filled_text(text: str, values: dict[str, Any]) -> Any:
    whole = SLOT.fullmatch(text)
    if whole:
        value = values.get(whole[1])
        if isinstance(value, Change):
            return _filled_text(str(value), {**values, whole[1]: ""})
        return GONE if _empty(value) else value
    if JOINED.search(text) and not any(
        _joined(part, values.get(rows) or [], values) for rows, part in JOINED.findall(text)
    ):
        return GONE
    text = JOINED.sub(lambda match: _joined(match[2], values.get(match[1]) or [], values), text)
    return SLOT.sub(lambda match: _within_text(values.get(match[1], "")), text)


def _joined(part: str, rows: list[dict[str, Any]], values: dict[str, Any]) -> str:
    """What each row says, in one sentence; a row that leaves a place empty is left out."""
    said = [row for row in rows if not any(_empty({**values, **row}.get(name)) for name in SLOT.findall(part))]
    texts = [str(_filled_text(part, {**values, **row})) for row in said]
    return " and ".join([", ".join(texts[:-1]), *texts[-1:]] if len(texts) > 1 else texts)


def _within_text(value: Any) -> str:
    """A value amid other words; a number that was left empty is none of the thing."""
    return "0" if value is None else str(value)


def _empty(value: Any) -> bool:
    return value is None or value == "" or value == []
