"""Short forms for common disputes: a few fields, each like one of the game's table, and the scenario they make."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

from judge import games
from judge.content import shape
from judge.content.fields import ID, ID_WORDS, Spec, item, kind_of, placed, record_of
from judge.content.problem import BadInput, Place, unknown
from judge.content.where import game_folders
from judge.content.yamltree import parse

About = Literal["damage", "act", "cost", "may", "order", "win", "other"]
ABOUT: Mapping[str, str] = {
    "damage": "How much damage?",
    "act": "Who may act now?",
    "cost": "What does it cost?",
    "may": "May they do that?",
    "order": "In which order?",
    "win": "Who wins?",
    "other": "Something else",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """One thing a judge is asked for."""

    id: str = item(
        "the id of the field", key="field", pattern=r"[a-z][a-z0-9-]*", form="small letters, digits, hyphens"
    )
    label: str = item("what it is called on the page")
    hint: str = item("a few words more, where they are needed", default="")
    like: str = item("the field of the table it is like in kind and bounds, such as creatures.energy", default="")
    min: int | None = item("the least it can be, where that is more than on the table", default=None)
    options: tuple[str, ...] = item("the answers to choose from", default=())
    many: bool = item("whether several of the options may be chosen", default=False)
    default: Any = item("what it is unless something is said", default=None)
    example: Any = item(
        "for what has to be said, and comes empty: what it could be; for rows, the rows it could have", default=None
    )
    optional: bool = item("whether what has an example may be left empty all the same", default=False)
    called: str = item("in a row: what it is called where nobody names it, the next one with a 2", default="")
    copies: bool = item("in a row: whether several may have one name, all alike", default=False)
    of: str = item("in a row: the rows one of which it stands for", default="")
    change: Mapping[str, str] = item(
        "ways in which something is changed, such as double, each with what the scenario says then; {n} is a number",
        default={},
    )
    rows: tuple[Field, ...] = item("the fields of each row, where there may be several rows", default=())
    place: Place = placed()


@dataclass(frozen=True, slots=True, kw_only=True)
class Form:
    """A kind of dispute: the fields it needs and no others, and the scenario with a place for each of them."""

    id: str = item("the id of the form", key="form", pattern=ID, form=ID_WORDS)
    about: About = item("what sort of question it settles")
    title: str = item("the question as a player asks it")
    fields: tuple[Field, ...] = item("the fields, in the order they are asked")
    scenario: Any = item("the scenario with places for the fields (CONTRIBUTING.md says how)")
    place: Place = placed()


class Control(NamedTuple):
    """How a field is asked for: its kind, its bounds or options, and what it is at first.

    One with an example is empty at first and has to be filled in: a preset number would be taken for the card's.
    One `of` other rows stands for one of these: its value is the number of the row, from 0.
    """

    id: str
    label: str
    hint: str
    kind: Literal["number", "truth", "choice", "many", "text", "change", "row", "rows"]
    default: Any
    min: int | None = None
    max: int | None = None
    options: tuple[str, ...] = ()
    rows: tuple[Control, ...] = ()
    claimed: bool = False
    example: Any = None
    change: Mapping[str, str] = MappingProxyType({})
    called: str = ""
    of: str = ""
    optional: bool = False

    def __hash__(self) -> int:
        return hash((self.id, self.kind))


@cache
def forms(game: str) -> Mapping[str, Form]:
    """The forms of a game by id; none where it has no forms.yml."""
    folder = game_folders().get(game)
    path = folder.path / "forms.yml" if folder else None
    if folder is None or path is None or not path.is_file() or games.usable(game) is None:
        return {}
    file = folder.shown(path)
    node = parse(path.read_text("utf-8"), file)
    found = shape.read(node, tuple[Form, ...], file)
    return {form.id: form for form in found}


def controls(game: str, form: Form) -> tuple[Control, ...]:
    """How each field of a form is asked for; BadInput where a field is like nothing on the table.

    A claim says nothing until somebody has said something.
    """
    claims = set(claimants(form).values())
    found = (_control(game, form, field) for field in form.fields)
    return tuple(_claim(each) if each.id in claims else each for each in found)


def _claim(control: Control) -> Control:
    options = ("", *control.options) if control.kind == "choice" and "" not in control.options else control.options
    return control._replace(options=options, default="", claimed=True)


def claimants(form: Form) -> Mapping[str, str]:
    """Who claims something in a form, each with the field that says what."""
    found: dict[str, str] = {}

    def look(part: Any) -> None:
        if isinstance(part, Mapping):
            claims = part.get("claims")
            for who, said in claims.items() if isinstance(claims, Mapping) else ():
                if isinstance(said, str) and said.startswith("$"):
                    found.setdefault(str(who), said[1:])
            for each in part.values():
                look(each)
        elif isinstance(part, list | tuple):
            for each in part:
                look(each)

    look(form.scenario)
    return found


def roles(form: Form) -> tuple[str, ...]:
    """What a form calls the players of its table; those whose name is a field of the form are named there."""
    return _names(form, ("players",))


def _control(game: str, form: Form, field: Field) -> Control:
    made = Control(
        field.id, field.label, field.hint, "text", field.default,
        example=field.example, called=field.called, optional=field.optional,
    )  # fmt: skip
    if field.rows:
        rows = _may_be_empty(tuple(_control(game, form, each) for each in field.rows))
        return made._replace(kind="rows", default=field.default or [], rows=rows)
    if field.of:
        return made._replace(kind="row", of=field.of)
    if field.options:
        return _chosen(made, field)
    if field.change:
        return made._replace(
            kind="change", default=field.default or "", options=tuple(field.change), change=field.change
        )
    if isinstance(field.default, bool):
        return made._replace(kind="truth")
    if not field.like:
        return made._replace(default=field.default or "")
    return _like(form, made, field, table_field(game, field.like, field.place))


def _chosen(made: Control, field: Field) -> Control:
    """A choice begins with its first option, unless it has an example: then nothing is chosen at first."""
    if field.many:
        return made._replace(kind="many", options=field.options, default=field.default or [])
    first = field.options[0] if field.example is None else ""
    return made._replace(
        kind="choice", options=field.options, default=first if field.default is None else field.default
    )


def _may_be_empty(row: tuple[Control, ...]) -> tuple[Control, ...]:
    """A row in which everything is chosen from lists says nothing until something is: its first choice may be empty."""
    first = row[0]
    if first.kind != "choice" or any(each.kind in ("text", "number", "change") for each in row):
        return row
    return first._replace(options=("", *first.options), default=""), *row[1:]


def table_field(game: str, path: str, place: Place) -> Spec:
    """A field of the game's table, named by its path; names of things are left out of it."""
    cls: Any = games.rules(game).table
    spec: Spec | None = None
    for part in path.split("."):
        keys = record_of(cls).by_key if cls is not None and kind_of(cls).name == "record" else {}
        if part not in keys:
            raise BadInput.at(place, unknown("field of the table", part, list(keys)), "like")
        spec = keys[part]
        cls = _inside(spec.type)
    assert spec is not None
    return spec


def _inside(tp: Any) -> Any:
    """The type of one element, where a field holds several or may be left out."""
    kind = kind_of(tp)
    while kind.name in ("map", "list", "either"):
        tp = next(arg for arg in kind.args if arg is not type(None))
        kind = kind_of(tp)
    return tp


def _names(form: Form, groups: tuple[str, ...]) -> tuple[str, ...]:
    """The names that the form's own table has in some groups; those that a field gives are not known yet."""
    table = form.scenario.get("table") if isinstance(form.scenario, Mapping) else None
    maps = [table.get(group) for group in groups] if isinstance(table, Mapping) else []
    return tuple(str(name) for each in maps if isinstance(each, Mapping) for name in each if "$" not in str(name))


def _like(form: Form, made: Control, field: Field, spec: Spec) -> Control:
    kind, inner = kind_of(spec.type), kind_of(_inside(spec.type))
    default = field.default if field.default is not None else (None if spec.required else spec.default)
    made = made._replace(default=default)
    if inner.name == "whole":
        least = spec.rules.min if field.min is None else field.min
        low, high = (None if each is None else int(each) for each in (least, spec.rules.max))
        start = default if default is not None or not spec.required else max(0, low or 0)
        needed = field.example is not None and field.default is None
        return made._replace(kind="number", min=low, max=high, default=None if needed else start)
    if inner.name == "truth":
        return made._replace(kind="truth", default=bool(default))
    if inner.name == "choice":
        options = tuple(map(str, inner.args))
        if kind.name == "list":
            return made._replace(kind="many", options=options, default=list(default or ()))
        return made._replace(kind="choice", options=options, default=str(default or options[0]))
    if names := _names(form, spec.rules.of):
        return made._replace(kind="choice", options=names, default=str(default or names[0]))
    return made._replace(default=str(default or ""))
