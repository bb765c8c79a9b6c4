"""Distances as a judge writes them: `span`, `medium-span`, `short, beyond a span`, `7`, `long; blocked`."""

from __future__ import annotations

import re

from judge.games.wot_conquest.play.spans import MEASURE_OF
from judge.games.wot_conquest.table.ability_rows import unreadable
from judge.games.wot_conquest.things import COMPOUND, MEASURES, SPAN, Gap
from judge.kit.rows import Problems, item, row, short
from judge.kit.words import plain

ARTICLE = re.compile(r"(?:within |up to )?(?:an? |one )?")
BLOCKED = ("blocked", "no way", "no path", "across mountains", "across impassible terrain", "mountains between")
ALLOWED = (
    "span, short-span, medium-span, long-span, `beyond a span`, far, or a number (with `lengths`); add `blocked` where "
    "every way crosses impassible terrain"
)


@row
class DistanceRow:
    """A distance: a short text such as `medium-span`, or a group of keys where the way is longer than the line."""

    is_: str = item("the straight line: `span`, `short-span`, `medium-span, beyond a span`, `far`, a number")
    way: str | None = item("the length of the shortest way without impassible terrain, if longer", default=None)
    blocked: bool = item("whether every way crosses impassible terrain", default=False)

    from_text = short("is_")

    def problems(self) -> Problems:
        """Words that can be read."""
        return unreadable(("is", self.is_, read_gap), ("way", self.way, read_gap))

    def gap(self) -> Gap:
        """The distance as the rules use it."""
        found = read_gap(self.is_)
        way = read_gap(self.way) if self.way else None
        return found._replace(way=way, blocked=found.blocked or self.blocked)


def read_gap(text: str) -> Gap:
    """What a text says of a distance; ValueError says what it may say."""
    gap = Gap()
    for part in re.split(r"\s*[,;]\s*|\s+and\s+", plain(text)):
        gap = _with(gap, part, text)
    return gap


def _with(gap: Gap, part: str, text: str) -> Gap:
    """A band is within its own measure and the longer ones, beyond the shorter ones. The bare span implies nothing."""
    if part in BLOCKED:
        return gap._replace(blocked=True)
    if part in ("far", "beyond everything", "out of reach"):
        return gap._replace(beyond=gap.beyond | set(MEASURES))
    if part.isdecimal() and len(part) < 7:
        return gap._replace(number=int(part))
    outside = re.fullmatch(r"(?:beyond|not within|outside|more than)(?: an?| one)? (.+)", part)
    measure = MEASURE_OF.get(ARTICLE.sub("", outside[1] if outside else part, count=1))
    if measure is None:
        raise ValueError(f"{text!r} is no distance; allowed: {ALLOWED}")
    at = COMPOUND.index(measure) if measure != SPAN else 0
    beyond = gap.beyond | set(COMPOUND[:at])
    if outside:
        return gap._replace(beyond=beyond | {measure})
    return gap._replace(within=gap.within | {measure, *(COMPOUND[at:] if measure != SPAN else ())}, beyond=beyond)


def joined(one: Gap, other: Gap) -> Gap:
    """Two statements about the same two places, taken together."""
    return one._replace(
        within=one.within | other.within,
        beyond=one.beyond | other.beyond,
        number=other.number if one.number is None else one.number,
        way=one.way or other.way,
        blocked=one.blocked or other.blocked,
    )


PAIR = re.compile(r"\s+(?:-|–|to|and|from)\s+")


def pairs(text: str) -> list[tuple[str, str]]:
    """The places a key names: `Rand - Fade`, `Rand to Fade, Trolloc`: each on the left with each on the right."""
    sides = [[name.strip() for name in side.split(",") if name.strip()] for side in PAIR.split(text, maxsplit=1)]
    if len(sides) != 2 or not all(sides):
        raise ValueError(f"{text!r} names no two places; write `Rand - Fade`, or `Rand - Fade, Trolloc`")
    return [(one, other) for one in sides[0] for other in sides[1] if one != other]
