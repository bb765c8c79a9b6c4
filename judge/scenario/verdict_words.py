"""How a verdict is said wherever it is shown: what is still open, and the moment a question is asked at."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from judge.engine.rules import CHANCE
from judge.scenario import quantities
from judge.scenario.report_text import words

if TYPE_CHECKING:
    from judge.engine.referee import Referee
    from judge.scenario.explain import Verdict
    from judge.scenario.ways_on import WaysOn

AS_IT_STANDS = ("legal", "count", "list")
OF_MOMENTS = ("after", "as", "at", "before", "during", "in", "on", "once", "when", "while", "where")
TIMES = re.compile(r" \((\d+) of (\d+) times\)$")


def not_yet(by: str) -> str:
    """The headline of an answer that is not settled, because somebody has still to decide."""
    return f"Not yet: {'a result of chance' if by == CHANCE else by} decides"


def open_json(open_: WaysOn) -> dict[str, Any]:
    """What is still open: the headline, whose decision it is, at which step, and what each choice would give.

    `ends_with` is what it comes to whatever is decided, where that is known."""
    return {
        "headline": not_yet(open_.by),
        "by": open_.by,
        "step": open_.step,
        "ends_with": words(quantities.plain(open_.certain[0])) if open_.certain else "",
        "ways": [{"choice": way.choice, "gives": gives(way.values, way.more)} for way in open_.ways],
    }


def gives(values: Iterable[object], more: bool = False) -> str:
    """What a choice can come to, in words; empty where that has not been found out."""
    every = list(dict.fromkeys(words(quantities.plain(each)) for each in values))
    if not every:
        return ""
    said = " or ".join(filter(None, (", ".join(every[:-1]), every[-1])))
    return f"{said}, or something else" if more else said


def is_grouped(value: object) -> bool:
    """Whether a value is a list of groups, each of which has a line of its own."""
    return isinstance(value, list | tuple) and any(isinstance(each, list | tuple) for each in value)


def asked(verdict: Verdict) -> str:
    """When a question is asked, for people; empty where that is simply the end, or said by the answer itself."""
    ask, at = verdict.ask, verdict.answer.asked_at
    if not at or verdict.answer.so_far:
        return ""
    if ask.at is not None and at.startswith("at ") and at != "at the end":
        return f"asked {_moment(verdict, ask.at)}{_times(at)}"
    if not ask.has_moment and ask.kind not in AS_IT_STANDS or at == "at the end":
        return ""
    if ask.after == 0:
        return "as the table stood at the start"
    return f"asked after: {at.partition(': ')[2]}" if ask.after is not None and ": " in at else f"asked {at}"


def _moment(verdict: Verdict, said: str) -> str:
    """A moment as it is written, with what the step is called where only its number is."""
    if said.split()[0].casefold() in OF_MOMENTS:
        return said
    played = verdict.answer.played
    title = step_called(played.referee, said) if played is not None else ""
    return f"at {said}" + (f" ({title[:1].lower()}{title[1:]})" if title else "")


def step_called(referee: Referee, number: str) -> str:
    """The title of the step that a number of the rulebook stands for; empty where there is none."""
    unit = number.removeprefix(f"{referee.rules.game}:").removeprefix("step ")
    nodes = (node for chart in referee.charts.values() for node in chart.nodes)
    return next((node.title for node in nodes if node.title and unit in [cite.unit for cite in node.cites]), "")


def _times(at: str) -> str:
    """Which time it is, of a moment that comes more than once."""
    found = TIMES.search(at)
    if found is None:
        return ""
    n, most = found.groups()
    return f", the {'last' if n == most else 'first' if n == '1' else f'{n}th'} of {most} times"
