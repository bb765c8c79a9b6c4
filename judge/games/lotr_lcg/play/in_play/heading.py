"""keywords: the heading of a ship at sea, in scenarios of later sets, which this rulebook does not have."""

from __future__ import annotations

from judge.engine import Moment, Refusal
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.conditions import KINDS
from judge.games.lotr_lcg.cards.deeds import hindered, makes, nothing
from judge.games.lotr_lcg.cards.meanings import Condition, Instruction
from judge.games.lotr_lcg.play.abilities.triggering_conditions import occurs
from judge.games.lotr_lcg.play.who import game
from judge.games.lotr_lcg.things import Context, Occurrence

# From the best setting to the worst; a ship sets out on course.
SETTINGS = ("on-course", "cloudy", "rainy", "stormy")


def heading(now: Moment) -> str:
    """The heading; on course where the table says nothing."""
    return game(now).heading or SETTINGS[0]


def _shifted(now: Moment, way: str) -> str:
    at = SETTINGS.index(heading(now)) + (1 if way == "off-course" else -1)
    return SETTINGS[min(max(at, 0), len(SETTINGS) - 1)]


@makes("shift heading")
def _shift(now: Moment, what: Instruction, name: str, about: Context) -> tuple[Occurrence, ...]:
    return (Occurrence("shift-heading", name, 1, detail=what.what),)


@hindered("shift heading")
def _at_the_end(now: Moment, what: Instruction, name: str, about: Context) -> Refusal | None:
    if _shifted(now, what.what) != heading(now):
        return None
    return nothing("The heading", f"is already {heading(now)}", "ability-potential-change")


@occurs("shift-heading")
def shift_heading(now: Moment, what: Occurrence) -> None:
    """The heading goes one setting off course, or one back."""
    now.put(game(now)._replace(heading=_shifted(now, what.detail)))
    said = f"The heading is shifted {what.detail}: {heading(now)}."
    now.say(said, cite("keywords"), cite("golden-rule-card-over-rules"), event=("heading", what.detail))


def _is(now: Moment, what: Condition, about: Context) -> bool:
    """`you are off-course`: at any setting but the best."""
    at = heading(now)
    return at == SETTINGS[-1] if what.word == "worst" else (at == SETTINGS[0]) is (what.word == "on-course")


KINDS["heading"] = _is
