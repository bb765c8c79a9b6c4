"""8.3.1: what a Mugic or an attack says of the end of the turn, or of the next turn: done then, once."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.forms.occasions import NEXT
from judge.games.chaotic.cards.meanings import Those
from judge.games.chaotic.cards.meanings.instructions import Deal, Heal, Later
from judge.games.chaotic.cards.meanings.sentences import Step, Triggered, When
from judge.games.chaotic.cards.refusals import Refused
from judge.games.chaotic.cards.told import AT_ANY_TIME, refuse_at_the_end

MOMENTS = (When("turn ends"), When("turn begins", NEXT))


def is_later(means: Any) -> bool:
    """Whether a sentence is of a later moment of this turn, or of the next one, and of nothing besides."""
    return isinstance(means, Triggered) and means.when in MOMENTS and not means.given


def aimed(deed: Any) -> Those | None:
    """The target that a deed concerns; None if it concerns none."""
    those = getattr(deed, "whom", None) or getattr(deed, "what", None)
    return those if isinstance(those, Those) and those.which == "target" else None


def put_off(step: Step, event: str) -> Step:
    """The same step, done later; ValueError where it hangs on what is chosen or asked before."""
    if event == "turn ends":
        refuse_at_the_end(step.deed)
    counted = getattr(step.deed, "per", ()) or not isinstance(getattr(step.deed, "amount", 0), int)
    if (
        step.given
        or step.may
        or counted
        or not isinstance(step.deed, (*AT_ANY_TIME, Deal, Heal))
        or _is_open(step.deed)
    ):
        raise Refused("what is done later hangs on what is chosen, or is so, before")
    return step._replace(deed=Later(event, step.deed))


def _is_open(value: Any) -> bool:
    """Whether somebody or something is meant that is chosen, or that only this moment tells."""
    if isinstance(value, Those):
        return value.which not in ("target", "each") or value.sort not in ("creature", "battlegear")
    return isinstance(value, tuple) and any(map(_is_open, value))
