"""Typewriter signs in the text of a page become those of print: quotes, apostrophes, dashes, minus and times."""

from __future__ import annotations

import re
from functools import partial

_TAGS = re.compile(r"(<[^>]*>)")
_NAME = re.compile(r"</?([a-zA-Z][\w-]*)")
_INLINE = frozenset({"a", "b", "strong", "em", "i", "span", "small", "code", "sup", "sub", "abbr"})
_CLOSED = frozenset({"code", "pre", "script", "style", "textarea", "kbd", "samp"})
_SIGNS = re.compile(r"&quot;|&#39;|[\"']| - |(?<=[\d)]) x (?=[\d(])|-(?=\d)")
_OPENING = frozenset(" \n\t([{—–/“‘")


def typographic(page: str) -> str:
    """The HTML of a page with its text set as in print; code, scripts and attributes stay as they are."""
    made: list[str] = []
    closed, before = "", " "
    for part in _TAGS.split(page):
        if part.startswith("<"):
            name = _name(part)
            closed = _now(closed, name, part)
            before = before if name in _INLINE else " "
        elif part and not closed:
            part = _SIGNS.sub(partial(_set, text=part, last=before), part)
            before = part[-1]
        made.append(part)
    return "".join(made)


def _name(tag: str) -> str:
    found = _NAME.match(tag)
    return found.group(1).lower() if found else ""


def _now(closed: str, name: str, tag: str) -> str:
    """The element in which text must stay as it is, after a tag."""
    if closed:
        return "" if name == closed and tag.startswith("</") else closed
    return name if name in _CLOSED and not tag.startswith("</") else ""


def _set(found: re.Match[str], text: str, last: str) -> str:
    """One sign as it is printed, from what stands before and after it."""
    sign, at = found.group(), found.start()
    before = text[at - 1] if at else last
    after = text[found.end() : found.end() + 1]
    if sign in ('"', "&quot;"):
        return "“" if before in _OPENING else "”"
    if sign in ("'", "&#39;"):
        return "‘" if before in _OPENING and after.isalnum() else "’"
    if sign == " x ":
        return " × "
    if sign == " - ":
        return " − " if before in "0123456789)" and after.isdigit() else " – "
    return "−" if before in _OPENING or before == "=" else "-"
