"""3 Card types and characteristics: what is printed on a card, and card text in a form that can be carried out."""

from __future__ import annotations

from typing import NamedTuple

from judge.engine import Op
from judge.games.chaotic import RULES

DISCIPLINES = ("courage", "power", "wisdom", "speed")
STATISTICS = (*DISCIPLINES, "energy")
ELEMENTS = ("fire", "air", "earth", "water")
X = -1
GEAR_TEXT = "gear abilities"


@RULES.thing
class Change(NamedTuple):
    """A change to a statistic, to damage or to a Mugic cost: `courage +25`; `per`: as often as there are of these."""

    what: str
    op: Op
    amount: int
    per: tuple[str, ...] = ()


@RULES.thing
class Condition(NamedTuple):
    """What an instruction or an ability depends on: a check, or a characteristic that a Creature must have."""

    kind: str
    what: str
    amount: int = 0
    of: str = "this"
    negated: bool = False


@RULES.thing
class Instruction(NamedTuple):
    """One instruction of a card's text: a verb, a number or a word, and whom it concerns.

    `only` is what each of those must have; `aim` the kind of target, where the text itself names it; `per`: its number
    is meant as often as there are of these.
    """

    verb: str
    amount: int = 0
    what: str = ""
    who: str = ""
    change: Change | None = None
    gains: tuple[Ability, ...] = ()
    conditions: tuple[Condition, ...] = ()
    until: str = "turn"
    optional: bool = False
    only: tuple[Condition, ...] = ()
    aim: str = ""
    per: tuple[str, ...] = ()


@RULES.thing
class Cost(NamedTuple):
    """What playing something costs: Mugic counters, and whatever else."""

    counters: int = 0
    x: bool = False
    sacrifice: str = ""
    discard_mugic: int = 0
    uninfect: bool = False


FREE = Cost()


@RULES.thing
class Ability(NamedTuple):
    """One ability: a keyword with its number, or a text with a trigger, a cost, a replacement, or none of these."""

    name: str
    param: str = ""
    amount: int = 0
    tag: str = ""
    when: str = ""
    whose: str = "this"
    instead_of: str = ""
    forbids: str = ""
    must: str = ""
    cost: Cost | None = None
    targets: tuple[str, ...] = ()
    instructions: tuple[Instruction, ...] = ()
    changes: tuple[Change, ...] = ()
    loses: str = ""
    loses_amount: int = 0
    only_if: tuple[Condition, ...] = ()
    reach: str = "this"

    @property
    def title(self) -> str:
        """The ability as it is called, such as `Intimidate courage 10`."""
        if self.name == "element":
            return self.param
        if self.name == "elementproof":
            return f"{self.param.capitalize()}proof {self.amount}"
        name = self.name.capitalize() if self.name.islower() else self.name
        return " ".join(f"{name} {self.param} {self.amount or ''}".split())

    @property
    def is_text(self) -> bool:
        """Whether it works from the card it stands on: a trigger, an activated ability or a replacement."""
        return bool(self.when or self.cost or self.instead_of)


@RULES.thing
class Battlegear(NamedTuple):
    """3.3: a Battlegear: who carries it, whether it is face up, what it does; `silenced`: until when it does not."""

    name: str
    bearer: str
    up: bool = True
    abilities: tuple[Ability, ...] = ()
    zone: str = "play"
    silenced: str = ""
    opens: bool = False


@RULES.thing
class Location(NamedTuple):
    """3.6: a Location: whose, its Initiative line, what it does, where it lies."""

    name: str
    owner: str
    initiative: str = ""
    abilities: tuple[Ability, ...] = ()
    mirage: tuple[Ability, ...] | None = None
    place: str = "deck"
    space: str = ""


@RULES.thing
class Mugic(NamedTuple):
    """3.4: a Mugic Card."""

    name: str
    affiliation: str
    cost: Cost
    targets: tuple[str, ...] = ()
    instructions: tuple[Instruction, ...] = ()
    subtypes: tuple[str, ...] = ()

    @property
    def generic(self) -> bool:
        """3.4.4.2: any Creature can play it."""
        return self.affiliation.casefold() == "generic"


@RULES.thing
class Attack(NamedTuple):
    """3.5: an Attack Card: its damage boxes (None is blank), its text and the icons in it, its extra cost."""

    name: str
    base: int
    boxes: tuple[int | None, ...]
    instructions: tuple[Instruction, ...] = ()
    cost: Cost = FREE
    icons: tuple[str, ...] = ()

    def box(self, element: str) -> int | None:
        """3.5.7.1: the number in the box of an element; None if it is blank."""
        return self.boxes[ELEMENTS.index(element)]
