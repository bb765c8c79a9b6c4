"""Card text as data: descriptions of cards, changes, conditions, instructions and effects."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from judge.engine import Op
from judge.games.wot_ccg import RULES

ABILITIES = ("politics", "intrigue", "one power", "combat")
ONE_POWER = ABILITIES.index("one power")
Symbols = tuple[int, int, int, int]
NONE: Symbols = (0, 0, 0, 0)


def symbols(amounts: Iterable[int]) -> Symbols:
    """Amounts of the four abilities, in their order."""
    politics, intrigue, one_power, combat = amounts
    return politics, intrigue, one_power, combat


@RULES.thing
class Which(NamedTuple):
    """A description of cards: whose, of which type, in which state, called or having what."""

    side: str = ""
    type: str = ""
    states: tuple[str, ...] = ()
    called: str = ""
    zone: str = "play"
    other: bool = False


@RULES.thing
class Condition(NamedTuple):
    """Something that must hold: a kind, what it is about, and a number where one is needed."""

    kind: str
    what: str = ""
    which: Which = Which()
    op: str = ">="
    amount: int = 1
    negated: bool = False


@RULES.thing
class Change(NamedTuple):
    """A change of a number: an ability, support, opposition, damage, hand size or a cost."""

    what: str
    op: Op
    amount: int


@RULES.thing
class Roll(NamedTuple):
    """What a card's dice show: support, opposition, damage and ability symbols; `weight` of equally likely results."""

    support: int = 0
    opposition: int = 0
    damage: int = 0
    symbols: Symbols = NONE
    weight: int = 1
    name: str = "nothing"


@RULES.thing
class Instruction(NamedTuple):
    """One thing that card text does; `who` says to whom, `until` how long a lasting one lasts."""

    verb: str
    amount: int = 0
    what: str = ""
    who: str = ""
    which: Which | None = None
    symbols: Symbols = NONE
    change: Change | None = None
    until: str = "turn"
    conditions: tuple[Condition, ...] = ()


@RULES.thing
class Effect(NamedTuple):
    """One effect in a card's text.

    `timing` is continuous, event, limited or trigger. `use` limits when it can be used (while participating, during a
    challenge, in a challenge). `options` are the alternatives of its instructions, each with its name.
    """

    name: str
    timing: str = "continuous"
    cost: Symbols = NONE
    pool: bool = False
    rotate: bool = False
    discard: bool = False
    reroll: bool = False
    once: bool = False
    use: str = ""
    when: str = ""
    targets: tuple[Which, ...] = ()
    options: tuple[tuple[str, tuple[Instruction, ...]], ...] = ()
    reach: Which | None = None
    changes: tuple[Change, ...] = ()
    gains: tuple[str, ...] = ()
    loses: tuple[str, ...] = ()
    forbids: tuple[str, ...] = ()
    conditions: tuple[Condition, ...] = ()
    otherwise: str = ""
