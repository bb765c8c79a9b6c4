"""JSON Schema and documentation tables from the same dataclasses that read the files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, is_dataclass, replace
from typing import Any, NamedTuple

from judge.content.fields import NO_RULES, Rules, Spec, kind_of, record_of
from judge.content.references import names_in
from judge.content.words import type_in_words

Json = dict[str, Any]
_SCALAR = ["string", "number", "boolean"]


class FieldDoc(NamedTuple):
    """One row of a documentation table: the path, what it takes, what it means, what it is when left out."""

    path: str
    type: str
    doc: str
    default: str


class Defs(dict[str, Json]):
    """The parts of a schema by name, and the table whose names references are."""

    def __init__(self, table: Any) -> None:
        super().__init__()
        self.table = table


def schema(cls: type, *, title: str, id: str, table: Any = None) -> Json:
    """The JSON Schema (2020-12) of a dataclass; it accepts what `read` accepts.

    With a table it is a schema for that table only: a reference is then one of the names on it.
    """
    defs = Defs(table)
    top = _of(cls, NO_RULES, defs)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": id,
        "title": title,
        **top,
        "$defs": defs,
    }


def _of(tp: Any, rules: Rules, defs: Defs) -> Json:
    kind = kind_of(tp)
    if kind.name == "either":
        return {"anyOf": [_of(each, rules, defs) for each in kind.args]}
    if kind.name == "record":
        return _record(tp, defs)
    if kind.name == "list":
        return _list(kind.args[0], rules, defs)
    if kind.name == "map":
        return _map(kind.args[0], rules, defs)
    if kind.name == "choice":
        numbers = [int(option) for option in kind.args if isinstance(option, str) and option.isdecimal()]
        return {"enum": [*kind.args, *numbers]}
    if kind.name == "text" and rules.of and defs.table is not None:
        return {"enum": _names(rules, defs)}
    return _single(kind.name, rules)


def _names(rules: Rules, defs: Defs) -> list[str]:
    return list(dict.fromkeys((*names_in(defs.table, rules.of), *rules.also)))


def _single(name: str, rules: Rules) -> Json:
    if name == "any":
        return {}
    if name == "null":
        return {"type": "null"}
    if name == "truth":
        return {"enum": [True, False, "yes", "no", "on", "off"]}
    if name in ("whole", "number"):
        return {"type": "integer" if name == "whole" else "number", **_bounds(rules, "minimum", "maximum")}
    names = rules.allowed_names()
    if names is not None:
        return {"enum": list(names)}
    return {"type": _SCALAR, **({"pattern": f"^(?:{rules.pattern})$"} if rules.pattern else {})}


def _bounds(rules: Rules, low: str, high: str) -> Json:
    pairs = ((low, rules.min), (high, rules.max))
    return {name: value for name, value in pairs if value is not None}


def _list(inner: Any, rules: Rules, defs: Defs) -> Json:
    each = _of(inner, rules, defs)
    counted = kind_of(inner).name not in ("whole", "number")
    counts = _bounds(rules, "minItems", "maxItems") if counted else {}
    lone = [_of(alone, rules, defs) for alone in _scalars(inner)]
    return {"anyOf": [{"type": "array", "items": each, **counts}, {"type": "null"}, *lone]}


def _scalars(tp: Any) -> Iterator[Any]:
    """The types inside that a lone scalar can stand for."""
    kind = kind_of(tp)
    if kind.name == "either":
        for each in kind.args:
            yield from _scalars(each)
    elif kind.name == "record" and record_of(tp).from_text:
        yield str
    elif kind.name not in ("record", "list", "map"):
        yield tp


def _map(inner: Any, rules: Rules, defs: Defs) -> Json:
    names = rules.allowed_names()
    names = _names(rules, defs) if rules.of and defs.table is not None else names
    inside = replace(rules, doc="", key=None, names=None)
    allowed = {"propertyNames": {"enum": list(names)}} if names is not None else {}
    counts = {} if kind_of(inner).name in ("whole", "number") else _bounds(rules, "minProperties", "maxProperties")
    return {"type": ["object", "null"], "additionalProperties": _of(inner, inside, defs), **allowed, **counts}


def _record(cls: type, defs: Defs) -> Json:
    record = record_of(cls)
    if record.specs and cls.__name__ not in defs:
        defs[cls.__name__] = {}
        defs[cls.__name__].update(_group(cls, defs))
    forms: list[Json] = [{"$ref": f"#/$defs/{cls.__name__}"}] if record.specs else []
    if record.from_text:
        forms.append({"type": _SCALAR})
    if record.from_null:
        forms.append({"type": "null"})
    return forms[0] if len(forms) == 1 else {"anyOf": forms}


def _group(cls: type, defs: Defs) -> Json:
    record = record_of(cls)
    other = {f"^{key}$": _property(spec, defs) for spec in record.specs for key in spec.keys[1:]}
    either = [
        {"anyOf": [{"required": [key]} for key in spec.keys]}
        for spec in record.specs
        if spec.required and len(spec.keys) > 1
    ]
    required = [spec.key for spec in record.specs if spec.required and len(spec.keys) == 1]
    return {
        "type": "object",
        "description": (cls.__doc__ or "").strip().split("\n")[0],
        "properties": {spec.key: _property(spec, defs) for spec in record.specs},
        "additionalProperties": False,
        **({"patternProperties": other} if other else {}),
        **({"required": required} if required else {}),
        **({"allOf": either} if either else {}),
    }


def _property(spec: Spec, defs: Defs) -> Json:
    shape = {"description": spec.rules.doc, **_of(spec.type, spec.rules, defs)}
    default = plain_default(spec.default)
    return shape if default is MISSING else {**shape, "default": default}


def plain_default(value: Any) -> Any:
    """A default as JSON data, or MISSING when there is none that JSON can say."""
    if value is MISSING or is_dataclass(value):
        return MISSING
    if isinstance(value, tuple):
        listed = [plain_default(each) for each in value]
        return MISSING if MISSING in listed else listed
    if isinstance(value, Mapping):
        named = {key: plain_default(each) for key, each in value.items()}
        return MISSING if MISSING in named.values() else named
    return value


def fields_doc(cls: type) -> list[FieldDoc]:
    """Every field of a dataclass and of the groups in it, in order, for a documentation page."""
    return list(_rows(cls, "", ()))


def _rows(cls: type, path: str, above: tuple[type, ...]) -> Iterator[FieldDoc]:
    for spec in record_of(cls).specs:
        here = f"{path}{spec.key}"
        yield FieldDoc(here, type_in_words(spec.type, spec.rules), spec.rules.doc, default_in_words(spec))
        for group, inside in _groups(spec.type, here):
            if group not in (*above, cls):
                yield from _rows(group, f"{inside}.", (*above, cls))


def _groups(tp: Any, path: str) -> Iterator[tuple[type, str]]:
    kind = kind_of(tp)
    if kind.name == "record":
        yield tp, path
    elif kind.name in ("either", "list", "map"):
        step = {"either": "", "list": "[]", "map": ".*"}[kind.name]
        for each in kind.args:
            yield from _groups(each, f"{path}{step}")


def default_in_words(spec: Spec) -> str:
    """What a field is when it is left out, in words."""
    if spec.required:
        return "needed"
    value = plain_default(spec.default)
    if value is MISSING or value in (None, "", [], {}):
        return "nothing"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
