"""3 The cards as the rules use them, and their abilities: what a text has become once it has been read."""

from __future__ import annotations

from typing import Any, NamedTuple

from judge.engine import Op
from judge.games.chaotic.cards.meanings import ELEMENTS, Bound, Those, meaning
from judge.games.chaotic.cards.meanings.hands import CostIs
from judge.games.chaotic.cards.meanings.sentences import FREE, Cost, Mode, Step, When

THIS = Those("this")


@meaning
class Change(NamedTuple):
    """A change to a statistic, to damage or to a Mugic cost; `per`: as often as there are of these.

    `attack`, `against` and `by` say of which attacks, against whom, and from which source the damage must be.
    """

    what: str
    op: Op
    amount: Any
    per: tuple[Any, ...] = ()
    attack: Those | None = None
    against: Those | None = None
    by: Any = None
    bound: Bound | None = None


@meaning
class Ability(NamedTuple):
    """One ability: a keyword with its number, or a text with a trigger, a cost, a replacement, or none of these.

    `per`: the number counts as often as there are of these, as long as they are there.
    """

    name: str
    param: str = ""
    amount: Any = 0
    tag: str = ""
    when: When | None = None
    instead_of: str = ""
    affects: Those = THIS
    cost: Cost | None = None
    targets: tuple[Those, ...] = ()
    steps: tuple[Step, ...] = ()
    given: tuple[Any, ...] = ()
    reach: Those = THIS
    changes: tuple[Change, ...] = ()
    lacks: tuple[Any, ...] = ()
    forbids: str = ""
    must: str = ""
    permits: str = ""
    counts_as: str = ""
    attack_is: str = ""
    times: int = 0
    named: bool = False
    given_away: bool = False
    adds: tuple[Step, ...] = ()
    outcome: tuple[str, ...] = ()
    per: tuple[Any, ...] = ()

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

    @property
    def is_keyword(self) -> bool:
        """Whether it is an ability that a Creature has, and no mere change, ban or loss."""
        rows = (
            self.changes,
            self.forbids,
            self.lacks,
            self.permits,
            self.counts_as,
            self.attack_is,
            self.adds,
            self.outcome,
        )
        return not any(rows)


@meaning
class Battlegear(NamedTuple):
    """3.3: a Battlegear: who carries it, whether it is face up, what it does; `silenced`: until when it does not.

    `left_from` is the player who controlled its Creature when it left play.
    """

    name: str
    bearer: str
    up: bool = True
    abilities: tuple[Ability, ...] = ()
    zone: str = "play"
    silenced: str = ""
    opens: bool = False
    subtypes: tuple[str, ...] = ()
    title: str = ""
    owner: str = ""
    left_from: str = ""


@meaning
class Location(NamedTuple):
    """3.6: a Location: whose, its Initiative line, what it does, where it lies."""

    name: str
    owner: str
    initiative: str = ""
    abilities: tuple[Ability, ...] = ()
    mirage: tuple[Ability, ...] | None = None
    place: str = "deck"
    space: str = ""
    silenced: str = ""


@meaning
class Mugic(NamedTuple):
    """3.4: a Mugic Card."""

    name: str
    affiliation: str
    cost: Cost
    targets: tuple[Those, ...] = ()
    steps: tuple[Step, ...] = ()
    subtypes: tuple[str, ...] = ()
    modes: tuple[Mode, ...] = ()
    costs: tuple[CostIs, ...] = ()
    abilities: tuple[Ability, ...] = ()

    @property
    def generic(self) -> bool:
        """3.4.4.2: any Creature can play it."""
        return self.affiliation.casefold() == "generic"


@meaning
class Attack(NamedTuple):
    """3.5: an Attack Card: its damage boxes (None is blank), its text and the icons in it, its extra cost."""

    name: str
    base: int
    boxes: tuple[int | None, ...]
    steps: tuple[Step, ...] = ()
    cost: Cost = FREE
    icons: tuple[str, ...] = ()
    points: int | None = None
    title: str = ""
    abilities: tuple[Ability, ...] = ()

    def box(self, element: str) -> int | None:
        """3.5.7.1: the number in the box of an element; None if it is blank."""
        return self.boxes[ELEMENTS.index(element)]
