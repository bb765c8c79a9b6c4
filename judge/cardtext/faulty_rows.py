"""Rows that name what is not there: a sort that no table has, a field that no meaning has, one that nothing fills.

A row is cut up when a sentence is first held against it, so that such a slip would only come out in the middle of a
dispute: tables are looked through before, by `judge check` and when a game from elsewhere is brought in.
"""

from __future__ import annotations

from collections.abc import Iterator
from inspect import Signature, signature
from typing import NamedTuple

from judge.cardtext.language import Form, Language
from judge.cardtext.wording import Wording, wordings


class FaultyRow(NamedTuple):
    """A row that can never be read: the template as it is written, and what is wrong with it."""

    template: str
    told: str


def faulty_rows(language: Language) -> Iterator[FaultyRow]:
    """Every template that cannot be cut up, or names a sort or a field that is not there."""
    for form in language.forms:
        takes = _takes(form)
        for template in form.templates:
            told = next(_wrong(language, form, template, takes), None)
            if told is not None:
                yield FaultyRow(template, f"{template!r} of {form.sort}: {told}")


def _wrong(language: Language, form: Form, template: str, takes: Signature | None) -> Iterator[str]:
    try:
        cut = wordings(template)
    except ValueError as error:
        yield str(error)
        return
    slots = dict.fromkeys(slot for wording in cut for slot in wording.slots)
    yield from (f"there is no sort {slot.sort!r}" for slot in slots if slot.sort not in language.sorts)
    if form.kind:
        known: tuple[str, ...] = form.kind._fields  # type: ignore[attr-defined]
        unknown = dict.fromkeys(slot.field for slot in slots if slot.field not in known)
        if unknown:
            yield f"{form.kind.__name__} has no field {', '.join(unknown)}"
    if takes is not None:
        yield from (told for wording in cut if (told := _unfit(form, wording, takes)))


def _takes(form: Form) -> Signature | None:
    """What the meaning of a row is made of; None where that cannot be told, as of functions that are not Python's."""
    try:
        return signature(form.kind or form.make)
    except (TypeError, ValueError):
        return None


def _unfit(form: Form, wording: Wording, takes: Signature) -> str:
    """Why a meaning cannot be made of what fills a wording; empty if it can."""
    fixed = form.fixed if form.kind else {}
    filled = dict.fromkeys(slot.field for slot in wording.slots)
    if twice := [field for field in filled if field in fixed]:
        return f"{twice[0]} is fixed and has a slot as well"
    try:
        takes.bind(**fixed, **filled)
    except TypeError as error:
        return f"its slots do not make its meaning ({error})"
    return ""
