"""Abilities as a judge writes them: a short text such as `battle: attack +3`, or a group of keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from judge.games.wot_conquest.cards import words
from judge.games.wot_conquest.cards.meanings import Ability, Instruction
from judge.kit.rows import Problems, become, item, row

PHASES = ("always", "deployment", "movement", "attack", "battle")


def unreadable(*written: tuple[str, str | None, Callable[[str], Any]]) -> Problems:
    """What the readers of texts have against them, each with the key that the text stands under."""
    for key, text, read in written:
        try:
            read(text) if text else None
        except ValueError as error:
            yield key, str(error)


@row
class InstructionRow:
    """One instruction, in short words."""

    instruction: Instruction

    @classmethod
    def from_text(cls, text: str) -> InstructionRow:
        """Reads `attack +3 to target`."""
        return cls(instruction=words.instruction(text))


@row
class CostRow:
    """A cost, in short words."""

    cost: tuple[tuple[str, int], ...]

    @classmethod
    def from_text(cls, text: str) -> CostRow:
        """Reads `1 Favor token`."""
        return cls(cost=words.cost(text))


@row
class AbilityRow:
    """An ability: a short text such as `battle: attack +3`, or a group of keys."""

    name: str = item("what it is called in the log and in choices")
    phase: Literal["always", "deployment", "movement", "attack", "battle"] = item(
        "the phase it is used in; `always` for one that is simply in force", default="battle"
    )
    cost: CostRow | None = item("what it costs: `1 supply`, `2 Favor tokens`, `1 HP`, `kill this`", default=None)
    limit: Literal["once per battle", "once per turn", "once per game"] | None = item(
        "how often it is used, where its own text limits that", default=None
    )
    target: str = item("what it is used on, such as `enemy unit` or `friendly unit with Channeler`", default="")
    only_if: str = item("a condition for a lasting one, such as `attacking`", key="if", default="")
    do: tuple[InstructionRow, ...] = item("what it does, top to bottom", default=())

    @classmethod
    def from_text(cls, text: str) -> AbilityRow:
        """`battle: attack +3`; without a phase it is always in force."""
        head, colon, rest = text.partition(":")
        phase = head.strip().casefold().removesuffix(" phase")
        if colon and phase in PHASES:
            return cls(name=rest.strip(), phase=phase, do=(InstructionRow.from_text(rest),))  # type: ignore[arg-type]
        return cls(name=text.strip(), phase="always", do=(InstructionRow.from_text(text),))

    def problems(self) -> Problems:
        """Words that can be read, and a target where one is spoken of."""
        yield from unreadable(("target", self.target, words.target), ("if", self.only_if, words.condition))
        if not self.target and any(row.instruction.who == "target" for row in self.do):
            yield "target", "the text speaks of a target; say what it is used on, such as `enemy unit`"
        if self.phase == "always" and (self.cost or self.limit or self.target):
            yield "phase", "an ability with a cost, a limit or a target is used in a phase; name that phase"
        if self.phase == "always" and any(row.instruction.verb != "change" for row in self.do):
            yield "do", "what is always in force changes figures, such as `attack +1`; name a phase for anything else"

    def ability(self) -> Ability:
        """The ability as the rules use it."""
        return become(
            Ability,
            self,
            text=tuple(row.instruction for row in self.do),
            cost=self.cost.cost if self.cost else (),
            target=words.target(self.target) if self.target else None,
            condition=words.condition(self.only_if) if self.only_if else "",
        )
