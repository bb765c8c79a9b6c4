"""The rules that decide an answer: the fewest without which it would be another, before those it passed through."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from judge.content.problem import BadInput
from judge.engine.explore import Finding
from judge.engine.position import Position
from judge.engine.record import NO_RULE, Choice, Cite, Line
from judge.scenario import conditions, quantities
from judge.scenario.answers import Answer
from judge.scenario.choice_wording import plain
from judge.scenario.going import Going
from judge.scenario.model import EXPLORED, Ask
from judge.scenario.played import Played

MOST_RULES = 3
MOST_SHOWN = 8
ABSENT = object()
_SHOWN: dict[int, tuple[Finding, tuple[Cite, ...]]] = {}


class Change(NamedTuple):
    """A beat of the trail at which a quantity became another, and the lines of the log that tell of it."""

    beat: int
    before: Any
    after: Any
    lines: tuple[Line, ...]


def history(found: Answer, ask: Ask) -> list[Change]:
    """How a quantity came to what it is: every change on the way, the first first."""
    if found.played is None or ask.kind not in ("value", "outcome"):
        return []
    return list(changes(found.played, lambda position: _value(found.played, position, ask), found.about))


def _value(played: Played | None, position: Position, ask: Ask) -> Any:
    assert played is not None
    try:
        return quantities.hashable(conditions.work_out(played.referee, position, ask.what, ask.place, ask.kind).value)
    except (BadInput, KeyError, AttributeError, TypeError, ValueError, IndexError, AssertionError):
        return ABSENT  # Before something is there it has no value; a rule may take for granted that it is.


def changes(played: Played, value: Callable[[Position], Any], about: Iterable[str]) -> Iterator[Change]:
    """The changes of a value along the trail of a play."""
    beats, log = played.trail.beats[: played.stages[-1].beats], played.lines
    before: Any = ABSENT
    things = None
    last = 0
    for at, beat in enumerate(beats):
        if things is not None and _same_things(things, beat.position):
            continue
        things, now = beat.position, value(beat.position)
        if now is ABSENT:
            continue
        if before is not ABSENT and now != before:
            yield Change(at, before, now, _by_number(_telling(log[last : beat.lines], about), before, now))
        before, last = now, beat.lines


def _same_things(one: Position, other: Position) -> bool:
    if len(one.things) != len(other.things) or len(one.frames) != len(other.frames):
        return False
    return all(a is b for a, b in zip(one.things.values(), other.things.values(), strict=True))


def _telling(lines: tuple[Line, ...], about: Iterable[str]) -> tuple[Line, ...]:
    """The lines that speak of what is asked for; all, if none does."""
    names = {plain(name) for name in about}
    told = tuple(line for line in lines if speaks_of(line, names))
    return told or lines


def _by_number(lines: tuple[Line, ...], before: Any, after: Any) -> tuple[Line, ...]:
    """The same lines, that one last which alone tells by how much a number has changed, or what it has become."""
    if not isinstance(before, int) or not isinstance(after, int) or isinstance(after, bool):
        return lines
    numbers = {str(after), str(abs(after - before))}
    told = [line for line in lines if not numbers.isdisjoint(re.findall(r"\d+", line.text))]
    return (*(line for line in lines if line is not told[0]), told[0]) if len(told) == 1 else lines


def speaks_of(line: Line, names: Iterable[str]) -> bool:
    """Whether a line tells of something with one of these names."""
    text = plain(line.text)
    bare = (name.removeprefix("the ") for name in names)
    return any(re.search(rf"\b{re.escape(name)}(?!\w)", text) for name in bare)


def decided_by(found: Answer, ask: Ask, happened: list[Change]) -> tuple[Cite, ...]:
    """One to three rules that decide an answer."""
    return tuple(dict.fromkeys((*deciding(found, ask, happened), *found.cites)))[:MOST_RULES]


def deciding(found: Answer, ask: Ask, happened: list[Change]) -> Iterator[Cite]:
    """The rules that decide an answer, without those that it merely passed through."""
    if ask.kind in ("legal", "deck", "next", "order", "count", "list"):
        yield from found.cites
    elif ask.kind in EXPLORED:
        yield from _at_the_end(found, ask)
    else:
        yield from _of_value(found, happened)


def _of_value(found: Answer, happened: list[Change]) -> Iterator[Cite]:
    """Where the rules run out, that; else what changed it last and what was said of it since, or the rules that the
    quantity itself names; what keeps it so on every way on; the rows that changed the number, and what was last said of
    it."""
    played = found.played
    silence = played.position.silence if played else None
    if silence is not None and found.value == NO_RULE:
        yield from silence.cites
    if happened:
        for line in reversed(happened[-1].lines):
            yield from line.cites[:2]
        yield from _said_since(found, happened[-1])
    else:
        yield from found.ruled
    yield from found.ahead
    if found.rows is not None:
        yield from (row.cite for row in reversed(found.rows.rows) if row.before != row.after)
    if not happened:
        yield from _said_since(found, None)


def said_of(found: Answer, change: Change | None = None) -> tuple[Line, ...]:
    """The lines that speak of what is asked for, after a change."""
    played = found.played
    if played is None:
        return ()
    names = {plain(name) for name in found.about}
    since = played.trail.beats[change.beat].lines if change else 0
    return tuple(line for line in played.lines[since:] if speaks_of(line, names) and not passing(line))


def passing(line: Line) -> bool:
    """Whether a line tells of nothing but a pass, or that something begins or ends."""
    return line.text.rstrip(".").endswith((" passes", " begins", " ends"))


def _said_since(found: Answer, change: Change | None) -> Iterator[Cite]:
    """The rule of the last line that speaks of what is asked for, after a change."""
    for line in said_of(found, change)[-1:]:
        yield from line.cites[:1]


def _at_the_end(found: Answer, ask: Ask) -> tuple[Cite, ...]:
    """The rules of what made it so in the line of play that shows it; that line is played once for an answer."""
    finding, played = found.finding, found.played
    if finding is None or finding.witness is None or played is None:
        return ()
    known = _SHOWN.pop(id(finding), None)
    cites = known[1] if known is not None else tuple(_shown_by(finding.witness, played, ask))
    _SHOWN[id(finding)] = finding, cites
    while len(_SHOWN) > MOST_SHOWN:
        del _SHOWN[next(iter(_SHOWN))]
    return cites


def _shown_by(witness: tuple[Choice, ...], played: Played, ask: Ask) -> Iterator[Cite]:
    if not witness:
        return
    going = Going.on_from(played)
    for choice in witness:
        going.take(choice)
    happened = list(changes(going.played, lambda position: _value(played, position, ask), ()))
    for line in reversed(happened[-1].lines if happened else going.stages[-1].lines):
        yield from line.cites[:2]
