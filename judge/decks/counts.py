"""How many of a card: 3, 3x, x3, 3×, (3), before the name or after it."""

from __future__ import annotations

import re

from judge.content.problem import BadInput, Place, shown

MOST = 999
_TIMES = "[xX\u00d7]"
_ONLY = re.compile(rf"([0-9]+)\s*{_TIMES}?|{_TIMES}\s*([0-9]+)")
_BEFORE = re.compile(
    rf"(?:\(\s*([0-9]+\s*{_TIMES}?|{_TIMES}\s*[0-9]+)\s*\)|"
    rf"([0-9]+\s*{_TIMES}(?=[\s,;:])|[0-9]+[x\u00d7](?=[\"A-Z\u00c0-\u00de])|[0-9]+(?=[\s,;:])|"
    rf"{_TIMES}\s*[0-9]+(?=[\s,;:])))"
    r"\s*(?:[,;:]\s*|-\s+)?(?=\S)"
)
_AFTER = re.compile(
    rf"\s*(?:\(\s*([0-9]+\s*{_TIMES}?|{_TIMES}\s*[0-9]+)\s*\)|(?<=\s)({_TIMES}\s*[0-9]+|[0-9]+\s*{_TIMES})|"
    r"(?:[:,;=]|\s-|\.{2,})\s*([0-9]+)|(?<=\s)([0-9]+))$"
)
_BRACKETS = re.compile(rf"\[\s*([0-9]+\s*{_TIMES}|{_TIMES}\s*[0-9]+)\s*\]")
_FIGURE = re.compile(r"[-+.]?[0-9]\S*")


def count_only(text: str) -> bool:
    """Whether a text is a count and nothing else."""
    return _ONLY.fullmatch(text.strip()) is not None


def quantity_of(text: str, place: Place) -> int:
    """How many copies: 2, 2x or x2."""
    found = _ONLY.fullmatch(text.strip())
    digits = (found.group(1) or found.group(2)) if found else ""
    quantity = int(digits) if 0 < len(digits) <= len(str(MOST)) else 0
    if not 1 <= quantity <= MOST:
        raise BadInput.at(place, f"found {shown(text)}; allowed: a whole number from 1 to {MOST}", "quantity")
    return quantity


def count_before(text: str, place: Place) -> tuple[str, str]:
    """The count before a name as it is written, and the name; BadInput for any other figure there."""
    if found := _BEFORE.match(text):
        return found.group(1) or found.group(2), text[found.end() :]
    if found := _FIGURE.match(text):
        hint = f"allowed: a whole number from 1 to {MOST}, a space and the name (in quotes if it starts with a figure)"
        raise BadInput.at(place, f"found {shown(found.group())}; {hint}", "quantity")
    return "", text


def count_after(text: str) -> tuple[str, str]:
    """The count after a name as it is written, and the name without it."""
    found = _AFTER.search(text)
    if found is None or not text[: found.start()].strip(' "'):
        return ("", text) if found is None else (next(filter(None, found.groups())), "")
    return next(filter(None, found.groups())), text[: found.start()].rstrip(" .")


def between_brackets(text: str) -> tuple[str, str]:
    """A count such as [x3] or [3x], and the text without it."""
    found = _BRACKETS.search(text)
    return (found.group(1), text[: found.start()] + text[found.end() :]) if found else ("", text)


def has_count(text: str) -> bool:
    """Whether a line says how many of a card there are."""
    bare = re.sub(r"\[[^\[\]]*\]", " ", text).strip()
    return bool(_BEFORE.match(bare) or _AFTER.search(bare) or _BRACKETS.search(text)) or (
        "\t" in text and any(map(count_only, text.split("\t")))
    )
