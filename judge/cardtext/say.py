"""Saying back: a meaning in the words of the table."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from judge.cardtext.language import Form, Language, Numbers, Sort, Words
from judge.cardtext.wording import Slot, Wording

JOINED = {"&": "and", "|": "or", ">": "and"}
_A = frozenset(("a", "an"))
_ARTICLE = "a\N{ZERO WIDTH SPACE}"


class Said(NamedTuple):
    """A phrase in words, and whether a verb behind it stands in the plural; None where the phrase does not tell."""

    text: str
    plural: bool | None


class Unsayable(ValueError):
    """A meaning for which the table has no words."""


def say(language: Language, meaning: Any, sort: str = "") -> str:
    """A meaning in the table's words; Unsayable if it has none."""
    language.begin_to_say()
    return said(language, meaning, language.sorts[sort or language.top], False).text


def sentence(language: Language, meaning: Any) -> str:
    """A whole sentence said back, with a capital and a stop."""
    text = say(language, meaning)
    return text[:1].upper() + text[1:] + ("" if text.endswith(('."', ".")) else ".")


def said(language: Language, meaning: Any, sort: Sort, plural: bool) -> Said:
    """A meaning as a phrase of a sort; kept, as most phrases are said again and again."""
    known, key = language.phrases, (sort.name, plural, type(meaning), meaning)
    try:
        found = known.get(key)
    except TypeError:  # A meaning that cannot be a key, such as a list: there are no words for it.
        return _said(language, meaning, sort, plural)
    if found is None:
        try:
            found = _said(language, meaning, sort, plural)
        except Unsayable as fault:
            found = fault
        known[key] = found
    if isinstance(found, Unsayable):
        raise Unsayable(*found.args)
    return found


def _said(language: Language, meaning: Any, sort: Sort, plural: bool) -> Said:
    if isinstance(sort, Numbers) and isinstance(meaning, int) and not isinstance(meaning, bool):
        return Said(f"{meaning:+d}" if sort.signed else str(meaning), abs(meaning) != 1)
    if isinstance(sort, Words) and isinstance(meaning, str) and sort.open and meaning not in sort.singular:
        return Said(meaning, None)
    if isinstance(sort, Words) and _is_known(sort, meaning):
        return Said((sort.plurals.get(meaning) if plural else None) or sort.singular[meaning], None)
    for each in sort.saying(type(meaning)):
        try:
            found = _by_form(language, meaning, each, plural) if isinstance(each, Form) else said(
                language, meaning, each, plural)  # fmt: skip
        except Unsayable:
            continue
        if found is not None:
            return found
    raise Unsayable(f"no {sort.title} says {meaning!r}")


def _is_known(sort: Words, meaning: Any) -> bool:
    try:
        return meaning in sort.singular
    except TypeError:
        return False


def _by_form(language: Language, meaning: Any, form: Form, plural: bool) -> Said | None:
    filled = form.take(meaning)
    if filled is None:
        return None
    defaults = getattr(form.kind, "_field_defaults", {})
    for wording in form.wordings:
        slots = {slot.field for slot in wording.slots}
        if all(name in slots or (name in defaults and value == defaults[name]) for name, value in filled.items()):
            if all(field in filled for field in slots):
                try:
                    return render(language, form, wording, dict(filled), plural)
                except Unsayable:
                    continue
    return None


def render(language: Language, form: Form, wording: Wording, filled: dict[str, Any], plural: bool = False) -> Said:
    """A wording with its slots filled."""
    out: list[str] = []
    number: bool = plural
    first: bool | None = None
    for part in wording.parts:
        if isinstance(part, Slot):
            found = _slot(language, part, filled[part.field], number)
            out.append(found.text)
            if found.plural is not None:
                number = found.plural
                first = found.plural if first is None else first
        else:
            out.append(_ARTICLE if part.reads == _A else part.many if number else part.one)
    return Said(_joined(out), form.plural if form.plural is not None else first)


def _slot(language: Language, slot: Slot, value: Any, number: bool) -> Said:
    sort = language.sorts[slot.sort]
    plural = "!" in slot.number or ("?" in slot.number and number)
    if not slot.list:
        return said(language, value, sort, plural)
    if not isinstance(value, tuple) or not value or (slot.list == "," and len(value) != 1):
        raise Unsayable(f"{value!r} is no list of {sort.title}")
    several = [said(language, each, sort, plural) for each in value]
    if slot.list == ",":
        return several[0]
    texts = [each.text for each in several]
    if slot.list[0] == ".":
        return Said(". ".join(each[:1].upper() + each[1:] for each in texts), False)
    if slot.list[0] == "+":
        return Said(" ".join(texts), None)
    *start, last = texts
    text = f"{', '.join(start)} {JOINED[slot.list[0]]} {last}" if start else last
    return Said(text, several[0].plural if len(texts) == 1 or slot.list[0] == "|" else True)


def _joined(parts: list[str]) -> str:
    text = " ".join(each for each in parts if each).replace("non- ", "non-")
    text = re.sub(rf"{_ARTICLE} (?=[aeioAEIO]|[uU](?!ni|se|su))", "an ", text).replace(_ARTICLE, "a")
    text = re.sub(r" (['’]s\b|'(?= |$)|[,.;:])", r"\1", text)
    quoted = text.split('"')
    return '"'.join(part.strip() if at % 2 else part for at, part in enumerate(quoted))
