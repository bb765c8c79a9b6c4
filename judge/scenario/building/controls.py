"""How a field of a table is asked for: its kind of control, what it says now, and what a sent value means."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal, NamedTuple

from judge.content.fields import Record, Rules, Spec, kind_of, record_of
from judge.content.problem import BadInput, Place, shown
from judge.content.words import bounds, literal
from judge.content.yamltree import Node
from judge.scenario.building.kinds import plain_type, row_type
from judge.scenario.building.writing import data_of

Kind = Literal[
    "number", "figure", "truth", "choice", "several", "words", "lines", "pairs", "record", "rows", "list", "spots"
]  # fmt: skip
Names = Callable[[Rules], Sequence[str]]
OPENED: tuple[Kind, ...] = ("record", "rows", "list")
LONGEST = 4_000
MOST_CHIPS = 12
_WHOLE = re.compile(r"[-+]?[0-9]{1,9}")


class Unset:
    """What a field says that is left to its default."""


UNSET = Unset()


class Control(NamedTuple):
    """One field of a row; `said` is how it stands there, as a page sends it, `inside` what a panel of its own shows.

    `listed` where a text, or what belongs to a name, is a list; `suggested` is what a text often says,
    `spots` what is tapped on a drawing instead.
    """

    key: str
    label: str
    hint: str
    kind: Kind
    said: tuple[str, ...]
    default: str
    required: bool
    least: int | None = None
    most: int | None = None
    options: tuple[str, ...] = ()
    free: bool = False
    inside: tuple[str, ...] = ()
    cards: bool = False
    listed: bool = False
    suggested: tuple[str, ...] = ()
    spots: tuple[tuple[str, ...], ...] = ()

    @property
    def is_said(self) -> bool:
        """Whether the row says it."""
        return bool(self.said) or bool(self.inside)


def label_of(key: str) -> str:
    """A key in words: `hit-points`, hit points."""
    return key.replace("-", " ").replace("_", " ").strip()


def expanded(cls: Any, node: Node | None) -> dict[str, Any]:
    """What a row says by its keys, also where it is written as a short text; nothing for a text that is none."""
    form: Record = record_of(cls)
    if node is None or node.kind == "list":
        return {}
    if node.kind == "map":
        return {key: data_of(each) for key, each in node.entries.items()}
    if node.is_null or not form.from_text:
        return {}
    try:
        made = form.from_text(node.text)
    except ValueError:
        return {}
    found = {spec.key: getattr(made, spec.name) for spec in form.specs}
    said = {spec.key: found[spec.key] for spec in form.specs if spec.required or found[spec.key] != spec.default}
    return {key: list(each) if isinstance(each, tuple) else each for key, each in said.items()}


def control(spec: Spec, value: Any, names: Names) -> Control:
    """The control of a field that says `value`, which is None where it says nothing."""
    tp, nullable = plain_type(spec.type)
    rules = spec.rules
    least, most = (None if each is None else int(each) for each in (rules.min, rules.max))
    default = "" if spec.required or spec.default is None else _default(spec.default)
    empty = nullable or not spec.required
    made = Control(spec.key, label_of(spec.key), rules.doc, "words", _said(value), default, spec.required)
    kind = kind_of(tp)
    match kind.name:
        case "whole" | "number":
            return made._replace(kind="number", least=least, most=most)
        case "truth":
            options = ("", "yes", "no")
            return made._replace(kind="choice", options=options) if nullable else made._replace(kind="truth")
        case "choice":
            return _choice(made, map(literal, kind.args), empty and spec.default is None)
        case "text" if rules.of or rules.allowed_names() is not None:
            found = (*names(rules), *rules.also) if rules.of else tuple(rules.allowed_names() or ())
            return _choice(made, found, empty, free=len(found) > MOST_CHIPS * 4)
        case "text":
            return made._replace(kind="lines" if spec.key in ("text", "note") else "words")
        case "list":
            return _of_list(made, kind.args[0], rules, value, names)
        case "map":
            return _of_map(made, kind.args[0], rules, value, names)
        case "record" if row_type(tp):
            return made._replace(kind="record", said=(), inside=_inside(value))
        case "either":
            return _of_either(made, kind.args, rules, value, names)
    return made


def tapped(control: Control, spots: tuple[tuple[str, ...], ...], several: bool) -> Control:
    """A field of words that is answered on a drawing, unless it says what is not drawn."""
    said = tuple(part for text in control.said for part in (text.split(", ") if several else [text]))
    if control.kind != "words" or not set(said) <= {spot for row in spots for spot in row}:
        return control
    return control._replace(kind="spots", spots=spots, said=said, listed=several)


def _choice(made: Control, options: Iterable[str], empty: bool, free: bool = False) -> Control:
    every = dict.fromkeys((*([""] if empty else []), *options, *made.said))
    return made._replace(kind="choice", options=tuple(every), free=free)


def _of_list(made: Control, inner: Any, rules: Rules, value: Any, names: Names) -> Control:
    kind = kind_of(inner)
    if kind.name == "choice":
        return made._replace(kind="several", options=tuple(map(literal, kind.args)))
    if kind.name == "text" and rules.of:
        found = tuple(dict.fromkeys((*names(rules), *rules.also)))
        return made._replace(kind="several", options=found, free=True, cards="players" not in rules.of)
    if row_type(inner) and (not record_of(inner).from_text or _has_groups(value)):
        return made._replace(kind="list", said=(), inside=_inside(value))
    if row_type(inner) and not (record_of(inner).place_field or made.key in ("text", "abilities", "gains")):
        # A row that may be a short text, but of which more can be said than that.
        return made._replace(kind="list", said=(), inside=_inside(value))
    return made._replace(kind="lines", listed=True)


def _of_map(made: Control, inner: Any, rules: Rules, value: Any, names: Names) -> Control:
    if row_type(inner) and not _only_texts(inner, value):
        return made._replace(kind="rows", said=(), inside=_inside(value))
    allowed = rules.allowed_names()
    options = tuple(names(rules)) + rules.also if rules.of else tuple(allowed or ())
    several = kind_of(inner).name == "list"
    return made._replace(kind="pairs", options=options, free=not options, listed=several)


def _of_either(made: Control, args: tuple[Any, ...], rules: Rules, value: Any, names: Names) -> Control:
    kinds = {kind_of(each).name: each for each in args}
    if "list" in kinds and "whole" in kinds:
        found = _of_list(made, kind_of(kinds["list"]).args[0], rules, value, names)
        return found._replace(least=0, most=int(rules.max) if rules.max else None)
    if "truth" in kinds and rules.of:
        return _choice(made, ("no", "yes", *names(rules), *rules.also), False)
    if "whole" in kinds or "number" in kinds:
        return made._replace(kind="figure")
    return made._replace(kind="list", said=(), inside=_inside(value)) if "list" in kinds else made


def _only_texts(inner: Any, value: Any) -> bool:
    """Whether rows that may be short texts all are: then they are pairs, such as distances."""
    texts = record_of(row_type(inner) or inner).from_text is not None
    return texts and all(not isinstance(each, dict | list) for each in (value or {}).values()) and not _is_null(inner)


def _is_null(inner: Any) -> bool:
    return record_of(row_type(inner) or inner).from_null is not None


def _has_groups(value: Any) -> bool:
    return isinstance(value, list) and any(isinstance(each, dict) for each in value)


def _inside(value: Any) -> tuple[str, ...]:
    """What a panel of its own would show: the names of rows, or each element in words."""
    if isinstance(value, dict):
        return tuple(map(str, value))
    if isinstance(value, list):
        return tuple(in_words(each) for each in value)
    return () if value is None else (in_words(value),)


def in_words(value: Any) -> str:
    """A value of a row as it is shown."""
    if isinstance(value, dict):
        return ", ".join(f"{label_of(str(key))} {in_words(each)}".strip() for key, each in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(map(in_words, value))
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value is None else str(value)


def _said(value: Any) -> tuple[str, ...]:
    if isinstance(value, dict):
        return tuple(f"{key}: {in_words(each)}" for key, each in value.items())
    if isinstance(value, list | tuple):
        return tuple(in_words(each) for each in value)
    return () if value is None else (in_words(value),)


def _default(value: Any) -> str:
    if isinstance(value, tuple | list | dict):
        return ""
    return in_words(value) if isinstance(value, bool | int | float | str) else ""


def meant(control: Control, sent: Sequence[str]) -> Any:
    """What a page has sent for a field, as it is written in the text; UNSET for nothing. BadInput for a bad number."""
    given = [each.replace("\r\n", "\n").strip()[:LONGEST] for each in sent]
    one = given[0] if given else ""
    match control.kind:
        case "number":
            return _number(control, one) if one else UNSET
        case "truth":
            return bool(one) if bool(one) != (control.default == "yes") or control.said else UNSET
        case "figure":
            return plain(one) if one else UNSET
        case "choice":
            return plain(one) if one else UNSET
        case "several":
            return _several(control, given)
        case "spots":
            # What is typed beside the drawing counts before what is tapped on it.
            named = [each for each in given if each]
            return ", ".join(named if control.listed else named[-1:]) or UNSET
        case "lines":
            return _lines(control, one)
        case "pairs":
            return _pairs(control, given)
    return one if one else UNSET


def _several(control: Control, given: list[str]) -> Any:
    named = [each.strip() for one in given for each in one.split(";") if each.strip()]
    if control.most is not None and len(named) == 1 and _WHOLE.fullmatch(named[0]):
        return _number(control, named[0])
    named = [each for each in named if not (control.most is not None and _WHOLE.fullmatch(each))]
    return named if named else UNSET


def _lines(control: Control, text: str) -> Any:
    found = [" ".join(line.split()) for line in text.split("\n") if line.strip()]
    if not found:
        return UNSET
    if not control.listed:
        return "\n".join(found)
    return found if len(found) > 1 or len(control.said) > 1 else found[0]


def _pairs(control: Control, given: list[str]) -> Any:
    found: dict[str, Any] = {}
    for key, value in zip(given[::2], given[1::2], strict=False):
        if key and (value or control.listed):
            several = [plain(each.strip()) for each in value.split(",") if each.strip()]
            found[key] = several if control.listed else plain(value)
    return found or UNSET


def _number(control: Control, text: str) -> int:
    within = _WHOLE.fullmatch(text) and (control.least is None or int(text) >= control.least)
    if not within or (control.most is not None and int(text) > control.most):
        limits = bounds(Rules("", control.least, control.most))
        told = f"{control.label}: found {shown(text)}; allowed: a whole number {limits}".rstrip()
        raise BadInput.at(Place("table"), told, control.key)
    return int(text)


def plain(text: str) -> Any:
    """A text, or the number or the yes or no that it is."""
    if _WHOLE.fullmatch(text) and not text.startswith("+"):
        return int(text)
    return {"yes": True, "no": False}.get(text, text)
