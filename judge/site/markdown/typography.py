"""Typewriter signs in the text of a page become those of print: quotes, apostrophes, dashes, minus and times."""

from __future__ import annotations

import re
from functools import partial

_NAME = re.compile(r"</?([a-zA-Z][\w-]*)")
_INLINE = frozenset({"a", "b", "strong", "em", "i", "span", "small", "code", "sup", "sub", "abbr"})
# Between pieces of text stands a tag, or an element in which text must stay as it is; of that, its name comes too.
_BETWEEN = re.compile(
    r"(<(code|pre|script|style|textarea|kbd|samp)(?![\w-])[^>]*>.*?(?:</\2(?![\w-])[^>]*>|\Z)|<[^>]*>)", re.S | re.I
)
_SIGNS = re.compile(r"&quot;|&#39;|[\"']| - |(?<=[\d)]) x (?=[\d(])|-(?=\d)")
_OPENING = frozenset(" \n\t([{—–/“‘")


def typographic(page: str) -> str:
    """The HTML of a page with its text set as in print; code, scripts and attributes stay as they are."""
    parts = _BETWEEN.split(page)
    for at in range(0, len(parts), 3):
        if _SIGNS.search(parts[at]):
            parts[at] = _SIGNS.sub(partial(_set, text=parts[at], last=_before(parts, at)), parts[at])
    del parts[2::3]
    return "".join(parts)


def _before(parts: list[str], at: int) -> str:
    """The sign before a piece of text, that of the piece before, if nothing but inline tags is between."""
    while at > 0:
        tag, name, text = parts[at - 2], parts[at - 1], parts[at - 3]
        if (name or _name(tag)).lower() not in _INLINE:
            return " "
        if text:
            return text[-1]
        at -= 3
    return " "


def _name(tag: str) -> str:
    found = _NAME.match(tag)
    return found.group(1) if found else ""


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
