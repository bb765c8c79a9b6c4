"""How names and words of a deck list are compared, and how a list is cleaned before it is read."""

from __future__ import annotations

import re
import unicodedata

from judge.content.problem import BadInput, Place
from judge.kit.words import folded

__all__ = ["clean_lines", "folded", "singular"]

SIZE = 256 * 1024
LINES = 2_000
LINE = 1_000
_UNSAFE = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]"
)
_TYPED = str.maketrans(
    dict.fromkeys("\u2018\u2019\u02bc\u2032\u00b4`", "'")
    | dict.fromkeys("\u201c\u201d\u201e\u2033", '"')
    | dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2212", "-")
)
_GAPS = re.compile(r"[^\S\n\t]")


def clean_lines(text: str, file: str) -> list[str]:
    """The lines of a deck list with typographic marks made plain; BadInput for what cannot be one."""
    _refuse_size(text, file)
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    lines = text.split("\n")
    if len(lines) > LINES + 1 or (len(lines) > LINES and lines[-1]):
        raise BadInput.at(Place(file, LINES + 1), f"the list has more than {LINES:,} lines")
    for number, line in enumerate(lines, 1):
        _refuse_line(line, Place(file, number))
    return ["".join(char for char in _plain(line) if unicodedata.category(char) != "Cf") for line in lines]


def singular(text: str) -> str:
    """A word as it is compared where one and several mean the same: Minion, Minions."""
    word = folded(text)
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word


def _plain(line: str) -> str:
    return _GAPS.sub(" ", line.translate(_TYPED))


def _refuse_size(text: str, file: str) -> None:
    if len(text) > SIZE or len(text.encode("utf-8", "surrogatepass")) > SIZE:
        raise BadInput.at(Place(file), f"the list is larger than {SIZE // 1024} KB")


def _refuse_line(line: str, place: Place) -> None:
    if len(line) > LINE:
        raise BadInput.at(place, f"the line has {len(line):,} characters; at most {LINE:,} are allowed")
    if found := _UNSAFE.search(line):
        where = Place(place.file, place.line, found.start() + 1)
        raise BadInput.at(where, f"a control character (U+{ord(found.group()):04X}) is not allowed")
