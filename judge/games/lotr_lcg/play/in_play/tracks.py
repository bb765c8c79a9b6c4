"""keywords: numbers that players keep track of in scenarios of later sets, which this rulebook does not have."""

from __future__ import annotations

from typing import Any

from judge.engine import Moment, Refusal
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.deeds import count, hindered, makes, nothing
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.play.abilities.triggering_conditions import occurs
from judge.games.lotr_lcg.play.who import game
from judge.games.lotr_lcg.things import Context, Occurrence

CALLED = {"pursuit": "The pursuit value", "temperature": "The temperature", "life": "The Ring-bearer's life"}


def _new(now: Moment, what: Instruction, about: Context) -> int:
    """The number as it will be; none goes below 0."""
    before, by = int(getattr(game(now), what.what)), count(now, what, about)
    return max(0, {"raise track": before + by, "lower track": before - by, "set track": by}[what.verb])


@makes("raise track", "lower track", "set track")
def _change(now: Moment, what: Instruction, name: str, about: Context) -> tuple[Occurrence, ...]:
    return (Occurrence("track", name, _new(now, what, about), detail=what.what),)


@hindered("raise track", "lower track", "set track")
def _as_before(now: Moment, what: Instruction, name: str, about: Context) -> Refusal | None:
    if _new(now, what, about) != getattr(game(now), what.what):
        return None
    return nothing(CALLED[what.what], "would be as before", "ability-potential-change")


@occurs("track")
def keep_track(now: Moment, what: Occurrence) -> None:
    """The number is what it is now."""
    new: dict[str, Any] = {what.detail: what.amount}
    now.put(game(now)._replace(**new))
    said = f"{CALLED[what.detail]} is {what.amount}."
    now.say(said, cite("keywords"), cite("golden-rule-card-over-rules"), event=("track", what.detail))
