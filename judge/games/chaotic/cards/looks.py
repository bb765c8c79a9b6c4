"""Card text forgiven its looks: Mugic counters drawn as icons, icons beside their words, lists in lines."""

from __future__ import annotations

import re
from collections.abc import Iterable

OPENER = re.compile(r"(?:If you control|.*\b(?:gains?|loses?|have an additional|has an additional)):")
_COLONS = re.compile(r":(?:overworld|underworld|danian|mipedian|marrillian|m'arrillian|generic)?mugic:", re.IGNORECASE)
_ICONS = re.compile(r":(courage|power|wisdom|speed|energy|fire|air|earth|water):( *\1\b)?", re.IGNORECASE)
_LOST_QUOTE = re.compile(r"\b(has|have|gains?) (?=\[MC\])")
_NO_COLON = re.compile(r"^((?:\[MC(?: \d+)?\] ?)+)(?=[A-Z])")
_STUCK = re.compile(r"\band(?=[A-Z][a-z])")
_COMMA_INSIDE = re.compile(r',"(?=\s)')
_IF_DONE = re.compile(r",? if (you|they) do,? (?=[a-z])")
_STOP = re.compile(r"(?<=[a-z0-9]{2}\. )[a-z](?=[a-z]+ )")
_CANNOT = re.compile(r"\b(?:can(?:not| not|'t|’t)|may not)\b", re.IGNORECASE)
_COUNTER = re.compile(r"\b([A-Z][a-z'-]+) [Cc]ounters?\b")
_NO_NAMES = frozenset(
    "mugic all any each no one two three four five a an another every more fewer additional remove put place add move "
    "these those this that the such its their other".split()
)
_SEVERAL = re.compile(r"(\ban? +|\badditional +|\bx ?(\d+) *)?((?:\[MC(?: \d+)?\] *)+)", re.IGNORECASE)


def plain(text: str) -> str:
    """A text in words alone."""
    text = _ICONS.sub(lambda icon: icon[2] or f" {icon[1]} ", _COLONS.sub("[MC]", text))
    if text.count('"') % 2:
        text = _LOST_QUOTE.sub(r'\1 "', text, count=1)
    text = _NO_COLON.sub(r"\1: ", text)
    text = _SEVERAL.sub(_in_words, text)
    text = _STUCK.sub("and ", text)
    text = _COMMA_INSIDE.sub('",', text)
    text = _CANNOT.sub(lambda word: "Cannot" if word[0][0].isupper() else "cannot", text)
    text = _STOP.sub(lambda stop: stop[0].upper(), text)
    text = _IF_DONE.sub(r". If \1 do, ", text)
    return re.sub(r'"; if\b', '." If', text)


def _in_words(match: re.Match[str]) -> str:
    """`[MC][MC]` is 2 Mugic counters, `a [MC]` is a Mugic counter, `[MC 10]` and `x10[MC]` are ten."""
    front, icons = match[1] or "", match[3]
    named = [int(each) for each in re.findall(r"\d+", icons)]
    number = int(match[2]) if match[2] else named[0] if named else icons.upper().count("[MC]")
    behind = " " if icons.endswith(" ") or re.match(r"\w", match.string[match.end() :]) else ""
    if front and not match[2] and number == 1:
        return f"{front}Mugic counter{behind}"
    bare = "" if match[2] else front
    return f"{bare}{number} Mugic counter{'' if number == 1 else 's'}{behind}"


def named_counters(lines: Iterable[str]) -> tuple[str, ...]:
    """The names of the counters that a text speaks of, besides Mugic counters: `a Growth counter`."""
    found = (each[1] for line in lines for each in _COUNTER.finditer(line))
    return tuple(dict.fromkeys(each for each in found if each.casefold() not in _NO_NAMES))


def whole_lines(lines: list[str]) -> list[str]:
    """Lines of which each says its whole: what opens a list (`If you control:`) stands in front of each of its points.

    The first point names a target; in the others that Creature is meant.
    """
    at = next((n for n, each in enumerate(lines) if OPENER.fullmatch(each.strip())), None)
    if at is None or at + 1 >= len(lines):
        return lines
    opener = lines[at].strip().rstrip(":")
    again = re.sub(r"\b[Tt]arget Creature\b", "that Creature", opener)
    points = [each.strip().lstrip("•-* ").rstrip(";.") for each in lines[at + 1 :]]
    said = [f"{again if n else opener} {each}." for n, each in enumerate(points)]
    return [*lines[:at], " ".join(each[:1].upper() + each[1:] for each in said)]
