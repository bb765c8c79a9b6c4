"""The rules that an answer rests on: of the place in the chart, of what happened, of what was refused."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import islice

from judge.engine.modifiers import Value
from judge.engine.record import Choice, Cite, Line
from judge.scenario import choice_wording
from judge.scenario.going import Going
from judge.scenario.played import Played
from judge.scenario.quantities import Worked

TRIED_AT_MOST = 200


def unique(cites: Iterable[Cite]) -> tuple[Cite, ...]:
    """Each cite once, in the order in which they came."""
    return tuple(dict.fromkeys(cites))


def of_decision(played: Played) -> tuple[Cite, ...]:
    """The rules of the decision that is awaited, or of what happened last."""
    waiting = played.position.waiting
    return waiting.cites if waiting else (played.lines[-1].cites if played.lines else ())


def of_permission(played: Played, choice: Choice) -> tuple[Cite, ...]:
    """The rules under which a legal choice is made: of the decision, and of what the player then does."""
    _, lines = played.referee.step(played.position, choice)
    own = [line for line in lines if line.actor == choice.by] or list(lines[:1])
    return unique([*(cite for line in own for cite in line.cites), *of_decision(played)])


def of_choices(played: Played) -> tuple[Cite, ...]:
    """The rules that make the legal choices what they are: of the decision, and against what was left out."""
    referee, position = played.referee, played.position
    tried = islice(referee.candidates(position), TRIED_AT_MOST)
    refusals = (referee.refuse(position, choice) for choice in tried)
    return unique([*of_decision(played), *(cite for refusal in refusals if refusal for cite in refusal.cites)])


def of_line(played: Played, witness: Sequence[Choice]) -> tuple[Cite, ...]:
    """The rules of everything that happens in a line of play; of what has happened, where nothing more does.

    It is played as whoever asks for the rules that decide plays it again: what is found out once is known then.
    """
    cites = list(of_decision(played))
    if not witness and played.position.waiting is None:
        cites += [cite for line in reversed(played.lines) for cite in line.cites]
    going = Going.on_from(played)
    for choice in witness:
        going.take(choice)
        cites += [cite for line in going.stages[-1].lines for cite in line.cites]
    return unique(cites)


def of_quantity(played: Played, text: str, worked: Worked) -> tuple[tuple[Cite, ...], Value | None]:
    """The rules of a quantity and how it was worked out.

    First its own rule and its rows, then every event that bears on it, then every line that speaks of the same things.
    """
    about = {choice_wording.plain(name) for name in worked.about}
    named = set(choice_wording.plain(text).split())
    events = [line for line in played.lines if line.event and _concerns(line.event, about, named)]
    rows = worked.rows or _working(named, events, worked.value)
    row_cites = (row.cite for row in rows.rows) if rows else ()
    lines = [*events, *(line for line in played.lines if _speaks_of(line, about))]
    return unique([*worked.cites, *row_cites, *(cite for line in lines for cite in line.cites)]), rows


def _concerns(event: tuple[str, str], about: set[str], named: set[str]) -> bool:
    """Whether an event bears on a quantity: it happened to what the quantity speaks of, or it is named after it."""
    return choice_wording.plain(event[1]) in about if about else event[0] in named


def names_event(line: Line, text: str, about: Iterable[str]) -> bool:
    """Whether a line tells of an event that a question names, and that befell what it is about: `damage on Koru`."""
    named, things = choice_wording.plain(text).split(), {choice_wording.plain(name) for name in about}
    return line.event is not None and line.event[0] in named and choice_wording.plain(line.event[1]) in things


def _speaks_of(line: Line, about: set[str]) -> bool:
    text = choice_wording.plain(line.text)
    return any(re.search(rf"\b{re.escape(name)}\b", text) for name in about)


def _working(named: set[str], lines: list[Line], value: object) -> Value | None:
    """How a number was last worked out: by an event that the question names, as `damage on Koru` names `damage`.

    A table that comes to another number than the answer is about something else.
    """
    found = (line.value for line in reversed(lines) if line.event and line.event[0] in named)
    last = next((each for each in found if isinstance(each, Value)), None)
    return last if last is not None and (not isinstance(value, int) or last.total == value) else None
