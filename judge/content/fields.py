"""What a dataclass says about its YAML form: kinds of values, keys, bounds and documentation."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import MISSING, Field, dataclass, field, fields, is_dataclass
from functools import cache
from types import MappingProxyType, NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from judge.content.problem import Place

ID = r"[A-Za-z0-9][A-Za-z0-9._\-]*"
ID_WORDS = "an id of letters, digits, dots and hyphens"
Names = Collection[str] | Callable[[], Collection[str]]
KindName = Literal["text", "whole", "number", "truth", "null", "choice", "either", "list", "map", "record", "any"]


@dataclass(frozen=True, slots=True)
class Rules:
    """What a field allows beyond its type, and the sentence that documents it."""

    doc: str
    min: float | None = None
    max: float | None = None
    key: str | tuple[str, ...] | None = None
    pattern: str | None = None
    form: str | None = None
    names: Names | None = None
    of: tuple[str, ...] = ()
    also: tuple[str, ...] = ()

    def allowed_names(self) -> Collection[str] | None:
        """The names the field accepts, or None when any will do."""
        return self.names() if callable(self.names) else self.names

    def admits(self, value: float) -> bool:
        """Whether a number lies within the bounds."""
        return (self.min is None or value >= self.min) and (self.max is None or value <= self.max)

    def matches(self, text: str) -> bool:
        """Whether the text has the form the field asks for."""
        return self.pattern is None or re.fullmatch(self.pattern, text) is not None


NO_RULES = Rules("")


def item(
    doc: str,
    *,
    default: Any = MISSING,
    min: float | None = None,
    max: float | None = None,
    key: str | tuple[str, ...] | None = None,
    pattern: str | None = None,
    form: str | None = None,
    names: Names | None = None,
    of: str | tuple[str, ...] = (),
    also: tuple[str, ...] = (),
) -> Any:
    """A documented dataclass field that is read from YAML.

    `min` and `max` bound every number in the field; without numbers, how many elements a list or a map has.
    `key` is the YAML key where it differs from the attribute, or several keys that mean the same.
    `form` says in words what `pattern` asks for; `names` are the names allowed (the keys of a map).
    `of` makes it a reference: the text, or each of several, or each key of a map, is a name in those groups of the
    table (`of="players"`), or one of the words in `also`.
    """
    groups = (of,) if isinstance(of, str) else of
    rules = {"rules": Rules(doc, min, max, key, pattern, form, names, groups, also)}
    if isinstance(default, (dict, MappingProxyType)):
        frozen = MappingProxyType(dict(default))
        return field(default_factory=lambda: frozen, metadata=rules)
    if isinstance(default, list):
        return field(default=tuple(default), metadata=rules)
    return field(default=default, metadata=rules)


def placed() -> Any:
    """A field of type Place that the reader fills with the value's own place; not part of equality."""
    return field(default=Place(""), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Kind:
    """What sort of value a type stands for, with the types inside it."""

    name: KindName
    args: tuple[Any, ...] = ()


_SIMPLE: dict[Any, Kind] = {
    str: Kind("text"),
    int: Kind("whole"),
    float: Kind("number"),
    bool: Kind("truth"),
    None: Kind("null"),
    NoneType: Kind("null"),
    Any: Kind("any"),
    object: Kind("any"),
}


@cache
def kind_of(tp: Any) -> Kind:
    """The kind of a type; TypeError for a type that has no YAML form."""
    if tp in _SIMPLE:
        return _SIMPLE[tp]
    origin, args = get_origin(tp), get_args(tp)
    if origin is Literal:
        return Kind("choice", args)
    if origin is Union or origin is UnionType:
        return Kind("either", args)
    if origin is tuple and len(args) == 2 and args[1] is Ellipsis:
        return Kind("list", args[:1])
    if origin in (dict, Mapping):
        return Kind("map", args[1:])
    if is_dataclass(tp):
        return Kind("record", (tp,))
    raise TypeError(f"{tp!r} has no YAML form")


@dataclass(frozen=True, slots=True)
class Spec:
    """One readable field of a dataclass."""

    name: str
    key: str
    keys: tuple[str, ...]
    type: Any
    rules: Rules
    required: bool
    default: Any


@dataclass(frozen=True, slots=True)
class Record:
    """The readable fields of a dataclass, and which shorthands it accepts."""

    specs: tuple[Spec, ...]
    by_key: Mapping[str, Spec]
    place_field: str | None
    from_text: Callable[[str], Any] | None
    from_null: Callable[[], Any] | None
    checks: bool
    is_table: bool

    @property
    def by_name(self) -> dict[str, Spec]:
        """The fields by the names that the dataclass has for them."""
        return {spec.name: spec for spec in self.specs}

    @property
    def keys(self) -> list[str]:
        """The allowed keys in their preferred spelling."""
        return [spec.key for spec in self.specs]


@cache
def record_of(cls: type) -> Record:
    """The YAML form of a dataclass, worked out once."""
    hints = get_type_hints(cls)
    specs, place_field = [], None
    only_text = hasattr(cls, "from_text") and not any("rules" in each.metadata for each in fields(cls))
    for each in fields(cls):
        if "rules" in each.metadata:
            specs.append(_spec(each, hints[each.name]))
        elif hints[each.name] is Place:
            place_field = each.name
        elif each.init and each.default is MISSING and each.default_factory is MISSING and not only_text:
            raise TypeError(f"{cls.__name__}.{each.name} needs item() with a sentence of documentation")
    by_key = {key: spec for spec in specs for key in spec.keys}
    return Record(
        tuple(specs),
        MappingProxyType(by_key),
        place_field,
        getattr(cls, "from_text", None),
        getattr(cls, "from_null", None),
        hasattr(cls, "problems"),
        getattr(cls, "is_table", False),
    )


def _spec(each: Field[Any], tp: Any) -> Spec:
    rules: Rules = each.metadata["rules"]
    bare = each.name.rstrip("_")
    named = (rules.key,) if isinstance(rules.key, str) else rules.key
    named = named or (bare.replace("_", "-"), bare)
    # Who writes "hit points" means "hit-points".
    keys = tuple(dict.fromkeys((*named, *(key.replace("-", " ").replace("_", " ") for key in named))))
    if each.default_factory is not MISSING:
        default = each.default_factory()
    else:
        default = each.default
    return Spec(each.name, keys[0], keys, tp, rules, default is MISSING, default)
