"""The phases of a round: when a card may be played, or something done, that says more than the round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.frames.adverbs import Adverb
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import Condition
from judge.games.wot_ccg.cards.meanings.effects import Played

PHASES = (
    "declare challenges", "place forces", "determine participation", "generate resource pool", "take actions",
)  # fmt: skip
phase = LANGUAGE.words("phase", "a phase of a round")
for _phase in PHASES:
    phase.word(_phase, f"{_phase} phase", _phase, f"{_phase} step")
Times = tuple[Condition, ...]


def _times(phase: str) -> Times:
    return (Condition("during", whose=phase),)


def _of_times(given: Any) -> Mapping[str, Any] | None:
    phase = given[0].whose if isinstance(given, tuple) and len(given) == 1 else ""
    return {"phase": phase} if phase in PHASES and given == _times(phase) else None


def _adverb(phase: str) -> Adverb:
    return Adverb(conditions=_times(phase))


def _of_adverb(given: Any) -> Mapping[str, Any] | None:
    return (
        _of_times(given.conditions)
        if isinstance(given, Adverb) and given == Adverb(conditions=given.conditions)
        else None
    )


WORDS = ("during the {phase:phase}", "in the {phase:phase}", "during a/any/each {phase:phase}")
LANGUAGE.sorts["plain-times"].converts(_times, _of_times, *WORDS)
LANGUAGE.sorts["adverb"].converts(_adverb, _of_adverb, *WORDS, rank=1)


def _played(phase: str) -> Played:
    return Played("play", _times(phase))


def _of_played(given: Any) -> Mapping[str, Any] | None:
    return (
        _of_times(given.conditions) if isinstance(given, Played) and given == Played("play", given.conditions) else None
    )


sort("sentence").converts(_played, _of_played, "this card may only be played during the {phase:phase}")
