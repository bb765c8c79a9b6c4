"""Filling a form in: the values that were sent, and the scenario they make."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import yaml

from judge import cards, games
from judge.content.problem import BadInput, Place, Problem, shown, unknown
from judge.scenario.forms.form import Control, Form, controls
from judge.scenario.forms.picks import Pick, picks
from judge.scenario.forms.players import with_names

SLOT = re.compile(r"\$([a-z][a-z0-9-]*)")
LONGEST_TEXT = 200
MOST_ROWS = 12


class Change(NamedTuple):
    """A way in which something is changed, by how much, and what the scenario says of it."""

    way: str
    n: int | None
    says: str

    def __str__(self) -> str:
        return self.says.replace("{n}", str(self.n))


def defaults(controls: tuple[Control, ...]) -> dict[str, Any]:
    """What a form says before anybody has touched it."""
    return {each.id: each.default for each in controls}


def examples(controls: tuple[Control, ...]) -> dict[str, Any]:
    """What a form could say: its defaults, and the examples of what has to be said."""
    return {each.id: each.default if each.example is None else each.example for each in controls}


def missing(game: str, form: Form, values: Mapping[str, Any], picked: Mapping[Pick, str]) -> list[Problem]:
    """What has to be said and is not: neither typed nor printed on a picked card, though it makes a difference."""
    printed = {field for pick, name in picked.items() if name for field in pick.fields.values()}
    found: list[Problem] = []
    for each in controls(game, form):
        if each.kind == "rows":
            found += _missing_in_rows(
                each, values.get(each.id) or [], [pick for pick in picked if pick.rows == each.id]
            )
        elif _lacks(each, values.get(each.id)) and each.id not in printed and _matters(form, values, each):
            found.append(_fill_in(each, each.id))
    return found


def _matters(form: Form, values: Mapping[str, Any], control: Control) -> bool:
    """Whether the scenario says anything of a number: what is asked of an ally is no matter where a hero defends."""
    assert control.example is not None
    some, others = ({**values, control.id: control.example + more} for more in (0, 1))
    return fill(form, some) != fill(form, others)


def _missing_in_rows(control: Control, rows: list[Any], picked: list[Pick]) -> Iterator[Problem]:
    """What a row does not say; one that names a card of the collection need not."""
    for n, row in enumerate(rows):
        printed = {field for pick in picked if row.get(pick.name) for field in pick.fields.values()}
        for each in control.rows:
            if _lacks(each, row.get(each.id)) and each.id not in printed:
                yield _fill_in(each, f"{control.id}-{n}-{each.id}")


def _lacks(control: Control, value: Any) -> bool:
    return control.example is not None and value is None


def _fill_in(control: Control, name: str) -> Problem:
    return Problem(Place("form"), f"{control.label}: fill this in, for instance {control.example}", name)


def fill(
    form: Form,
    values: Mapping[str, Any],
    picked: Mapping[Pick, str] | None = None,
    called: Mapping[str, str] | None = None,
) -> str:
    """The text of the scenario that a form makes of some values, some cards and the names of the players.

    What is left empty is left out.
    """
    tree = _filled(form.scenario, dict(values))
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
    return {each.id: _value(each, sent, each.id) for each in controls(game, form)}


def _written(control: Control, text: str) -> tuple[str, str] | None:
    """A change that is written as the scenario has it, such as `x2` or `+10`: its way and number."""
    for way, says in control.change.items():
        found = re.fullmatch(re.escape(says).replace(re.escape("{n}"), r"(?P<n>\d{1,6})"), text)
        if found:
            return way, found.groupdict().get("n") or ""
    return None


def as_typed(game: str, form: Form, sent: Mapping[str, list[str]]) -> dict[str, Any]:
    """What a page has sent, field by field, so that one that is wrong does not spoil the others."""
    return {each.id: _typed(each, sent, each.id) for each in controls(game, form)}


def _typed(control: Control, sent: Mapping[str, list[str]], name: str) -> Any:
    if control.kind == "rows":
        rows = (
            {each.id: _typed(each, sent, f"{name}-{n}-{each.id}") for each in control.rows} for n in range(MOST_ROWS)
        )
        return [row for row in rows if _filled_in(control.rows, row)]
    try:
        return _value(control, sent, name)
    except BadInput:
        text = sent.get(name, [""])[0]
        return Change(text, None, "") if control.kind == "change" else text


def _value(control: Control, sent: Mapping[str, list[str]], name: str) -> Any:
    given = [text.strip()[:LONGEST_TEXT] for text in sent.get(name, ())]
    text = given[0] if given else ""
    control = control._replace(id=name)
    match control.kind:
        case "rows":
            rows = (
                {each.id: _value(each, sent, f"{name}-{n}-{each.id}") for each in control.rows}
                for n in range(MOST_ROWS)
            )
            return [row for row in rows if _filled_in(control.rows, row)]
        case "number":
            return _number(control, text)
        case "truth":
            return bool(text)
        case "many":
            return [_option(control, each) for each in given if each]
        case "choice":
            return _option(control, text) if text else control.default
        case "change":
            return _change(control, text, sent.get(f"{name}-n", [""])[0].strip())
    return _plain(text or str(control.default or ""))


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
        raise BadInput.at(Place("form"), f"{control.label}: how much? Give a number after {shown(way)}.", control.id)
    return Change(way, n, control.change[way])


def _option(control: Control, text: str) -> str:
    if text not in control.options:
        raise BadInput.at(Place("form"), f"{control.label}: {unknown('option', text, control.options)}", control.id)
    return text


def _filled_in(controls: tuple[Control, ...], row: Mapping[str, Any]) -> bool:
    """Whether a row says anything: what is only chosen from a list has always some value."""
    typed = [each for each in controls if each.kind in ("text", "number", "change")] or [
        each for each in controls if each.kind != "choice" or "" in each.options
    ]
    return any(row[each.id] not in (None, "", [], False, each.kind == "text" and each.default) for each in typed)


def _number(control: Control, text: str) -> int | None:
    if not text:
        return None
    if not re.fullmatch(r"[+-]?\d{1,6}", text) or not _within(control, int(text)):
        raise BadInput.at(Place("form"), f"{control.label}: found {text!r}; allowed: {_bounds(control)}", control.id)
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
    if "when" in part and not values.get(str(part["when"])):
        return GONE
    if "choose" in part:
        chosen = _chosen(part, values.get(str(part["choose"])))
        return GONE if chosen is None else _filled(chosen, values)
    if part.keys() - {"when"} == {"is"}:
        return _filled(part["is"], values)
    found: dict[str, Any] = {}
    for key, value in part.items():
        if key == "when":
            continue
        for row in _rows(key, values):
            name, inner = _filled_text(key.removeprefix(f"{row.get('each', '')} "), row), _filled(value, row)
            if name is not GONE and inner is not GONE:
                found[str(name)] = inner
    return found if found or not part else GONE


def _chosen(part: Mapping[str, Any], value: Any) -> Any:
    """What stands for an option; a yes or no is `yes` or `no`, or as Python writes it."""
    word = ("yes" if value else "no") if isinstance(value, bool) else str(value)
    return part[word] if word in part else part.get(str(value))


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
    return SLOT.sub(lambda match: _within_text(values.get(match[1], "")), text)


def _within_text(value: Any) -> str:
    """A value amid other words; a number that was left empty is none of the thing."""
    return "0" if value is None else str(value)


def _empty(value: Any) -> bool:
    return value is None or value == "" or value == []
