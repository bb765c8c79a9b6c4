"""Rows: what a judge writes down of a table, and how a row becomes the thing that the rules work on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Self, TypeVar, dataclass_transform

from judge.content.fields import item, kind_of, record_of
from judge.engine.position import told_apart

__all__ = [
    "Piece", "Problems", "become", "checks", "item", "laid", "marked", "nothing", "piece", "row", "short", "table",
    "words_for",
]  # fmt: skip

T = TypeVar("T")
Problems = Iterator[tuple[str | tuple[str, ...], str]]


@dataclass_transform(kw_only_default=True, frozen_default=True, eq_default=False, field_specifiers=(item,))
def row(cls: type[T]) -> type[T]:
    """A kind of row: a frozen dataclass whose fields are made with `item`."""
    return dataclass(frozen=True, kw_only=True, eq=False, repr=False)(cls)


@dataclass_transform(kw_only_default=True, frozen_default=True, eq_default=False, field_specifiers=(item,))
def table(cls: type[T]) -> type[T]:
    """The whole table: the row whose groups the references (`item(..., of="players")`) of all other rows name."""
    made = row(cls)
    made.is_table = True  # type: ignore[attr-defined]
    return made


class Piece:
    """What a `piece` can do: it has a name, and can be had with some fields changed."""

    name: str

    def _replace(self, **changes: Any) -> Self:
        """The same with some fields changed."""
        return replace(self, **changes)  # type: ignore[type-var]


@dataclass_transform(kw_only_default=True, frozen_default=True, field_specifiers=(item,))
def piece(cls: type[T]) -> type[T]:
    """A row that is the thing itself, for a class below `Piece`, to be registered with `RULES.thing`.

    What a judge writes of it is made with `item`; what only the rules keep of it is a field with a plain default.
    Its name is the key it is written under (`laid`).
    """
    cls.name = ""  # type: ignore[attr-defined]
    cls.__annotations__ = {"name": str, **cls.__annotations__}
    return dataclass(frozen=True, kw_only=True, repr=False)(cls)


def laid(written: Mapping[str, T], aside: bool = False, **more: Any) -> list[T]:
    """The pieces of a group of the table, each with its name; `more` is the same for all.

    What is laid `aside`, such as printed cards, leaves its name to what comes into play: `now.the(Card, "Ogre")`
    is the card `Ogre (card)`, and a creature may be called `Ogre`.
    """
    pieces: list[Any] = [row._replace(name=name, **more) for name, row in written.items()]  # type: ignore[attr-defined]
    return [each._replace(name=told_apart(each.name, type(each))) for each in pieces] if aside else pieces


def checks(cls: type[Any]) -> Callable[[Callable[[Any], Problems]], Callable[[Any], Problems]]:
    """Registers the function that tells what the shape of a row cannot say: where (a key, or keys inside it), what."""

    def register(function: Callable[[Any], Problems]) -> Callable[[Any], Problems]:
        cls.problems = function
        return function

    return register


def short(field: str, read: Callable[[str], object] | None = None) -> Any:
    """`from_text` of a row that may be written as a short text: that field is the text, or what `read` makes of it."""

    def from_text(cls: Callable[..., T], text: str) -> T:
        if read is not None:
            return cls(**{field: read(text)})
        several = kind_of(record_of(cls).by_name[field].type).name == "list"
        return cls(**{field: (text,) if several else text})

    return classmethod(from_text)


def words_for(*flags: str) -> Any:
    """`from_text` of a row that may be written as one word, such as `active`, which is a yes-or-no field of it."""

    def read(cls: Callable[..., T], text: str) -> T:
        if text.casefold() not in flags:
            raise ValueError(f"found {text!r}; allowed: {', '.join(flags)}, or a group of keys")
        return cls(**{text.casefold(): True})

    return classmethod(read)


nothing: Any = classmethod(lambda cls: cls())
"""`from_null` of a row of which nothing need be said."""


def marked(rows: Mapping[str, Any], flag: str) -> str:
    """The name of the row that is marked, such as the active player's; the first of all where none is."""
    return next((name for name, each in rows.items() if getattr(each, flag)), next(iter(rows)))


def become(kind: type[T], /, *rows: Any, **more: Any) -> T:
    """The thing that a row becomes: each field as it is given here, else as the row has it, else as the kind has it.

    A row's None says nothing. Of several rows the first that says something counts: a creature as it stands, then the
    card it is.
    """
    kinds: list[type] = [type(each) for each in rows]
    written = [
        {spec.name: getattr(each, spec.name) for spec in record_of(cls).specs}
        for each, cls in zip(rows, kinds, strict=True)
    ]
    named = getattr(kind, "_fields", None) or tuple(each.name for each in fields(kind))  # type: ignore[arg-type]
    said = {
        name: next((row[name] for row in written if row.get(name) is not None), None)
        for name in named
        if name not in more
    }
    return kind(**{name: value for name, value in said.items() if value is not None}, **more)
