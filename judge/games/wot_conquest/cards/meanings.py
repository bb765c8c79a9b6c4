"""What ability text means: an ability, its instructions, and the changes they make to figures."""

from __future__ import annotations

from typing import NamedTuple

from judge.engine import Cite, Op
from judge.games.wot_conquest import RULES, cite

PHASE_RULES = {
    "deployment": cite("deploy-ability"),
    "movement": cite("move-ability"),
    "attack": cite("attack-ability"),
    "battle": cite("battle.1"),
}


@RULES.thing
class Change(NamedTuple):
    """A change to a figure: which figure, what is done to it, by how much."""

    stat: str
    op: Op
    amount: int


@RULES.thing
class Instruction(NamedTuple):
    """One instruction of an ability: what is done, to whom, with which change or amount, for how long."""

    verb: str
    who: str = "this"
    change: Change | None = None
    amount: int = 0
    what: str = ""
    until: str = "battle"


@RULES.thing
class TargetSpec(NamedTuple):
    """What an ability is used on: of which side, whether outside the battle, of which kind, with which trait."""

    kind: str
    side: str = ""
    outside: bool = False
    trait: str = ""

    def __str__(self) -> str:
        words = (self.side, "unengaged" if self.outside else "", self.kind, f"with {self.trait}" if self.trait else "")
        return " ".join(word for word in words if word)


@RULES.thing
class Ability(NamedTuple):
    """An ability of a unit: in which phase it is used, what it costs, how often, on what, and what it does."""

    name: str
    phase: str
    text: tuple[Instruction, ...] = ()
    cost: tuple[tuple[str, int], ...] = ()
    limit: str = ""
    target: TargetSpec | None = None
    condition: str = ""

    @property
    def rule(self) -> Cite:
        """The rule on the abilities of its phase."""
        return PHASE_RULES[self.phase]
