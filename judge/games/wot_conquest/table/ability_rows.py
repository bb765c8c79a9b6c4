"""Abilities as a judge writes them: a short text such as `battle: attack +3`, or a group of keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Literal

from judge.content.fields import item
from judge.games.wot_conquest.cards import words
from judge.games.wot_conquest.cards.meanings import Ability, Instruction

PHASES = ("always", "deployment", "movement", "attack", "battle")


@dataclass(frozen=True, eq=False, repr=False)
class InstructionRow:
    """One instruction, in short words."""

    instruction: Instruction

    @classmethod
    def from_text(cls, text: str) -> InstructionRow:
        """Reads `attack +3 to target`."""
        return cls(words.instruction(text))


@dataclass(frozen=True, eq=False, repr=False)
class CostRow:
    """A cost, in short words."""

    cost: tuple[tuple[str, int], ...]

    @classmethod
    def from_text(cls, text: str) -> CostRow:
        """Reads `1 Favor token`."""
        return cls(words.cost(text))


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
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

    def problems(self) -> Iterator[tuple[str, str]]:
        """Words that can be read, and a target where one is spoken of."""
        readers: tuple[tuple[str, str, Callable[[str], Any]], ...] = (
            ("target", self.target, words.target),
            ("if", self.only_if, words.condition),
        )
        for key, text, read in readers:
            try:
                read(text) if text else None
            except ValueError as error:
                yield key, str(error)
        if not self.target and any(row.instruction.who == "target" for row in self.do):
            yield "target", "the text speaks of a target; say what it is used on, such as `enemy unit`"
        if self.phase == "always" and (self.cost or self.limit or self.target):
            yield "phase", "an ability with a cost, a limit or a target is used in a phase; name that phase"
        if self.phase == "always" and any(row.instruction.verb != "change" for row in self.do):
            yield "do", "what is always in force changes figures, such as `attack +1`; name a phase for anything else"

    def ability(self) -> Ability:
        """The ability as the rules use it."""
        return Ability(
            self.name,
            self.phase,
            tuple(row.instruction for row in self.do),
            self.cost.cost if self.cost else (),
            self.limit or "",
            words.target(self.target) if self.target else "",
            words.condition(self.only_if) if self.only_if else "",
        )
