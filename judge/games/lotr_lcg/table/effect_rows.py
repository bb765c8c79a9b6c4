"""Lasting effects that are in force already, as a judge writes them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from judge.content.fields import item, placed
from judge.content.problem import Place
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.cards.naming import read_effect
from judge.games.lotr_lcg.cards.text_box import CONTINUOUS


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class EffectRow:
    """A lasting effect in force: `"Aragorn gets +2 attack"`, or a group of keys."""

    text: str = item("what it does, such as `Aragorn gets +2 attack`, `each enemy cannot attack`", key=("text", "do"))
    source: str = item("where it comes from: a card on the table, or any words", default="an effect",
                       key=("source", "from"))  # fmt: skip
    by: Literal["player", "encounter"] = item(
        "whether a player card made it (its set is locked) or an encounter or quest card (its set stays open)",
        default="player",
    )
    you: str | None = item("the player its text calls you", default=None)
    until: Literal["phase", "round", "attack", "game"] = item("how long it lasts", default="phase")

    place: Place = placed()

    @classmethod
    def from_text(cls, text: str) -> EffectRow:
        """Its text alone; it lasts to the end of the phase unless it says otherwise."""
        return cls(text=text)

    def effects(self, known: frozenset[str]) -> tuple[Instruction, ...]:
        """What it does, on a table with those cards."""
        found = read_effect(self.text, known)
        if any(each.verb not in CONTINUOUS for each in found):
            raise ValueError(
                f"{self.text!r} does not last; write what holds for a while: gets, gains, cannot, is set to"
            )
        return tuple(each._replace(until=each.until or self.until) for each in found)
