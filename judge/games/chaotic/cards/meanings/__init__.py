"""3.1.6 What card text means: whom it speaks of, what is checked, what is done, what lasts. Typed, nothing free."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any, NamedTuple, TypeVar

from judge.cardtext.kinds import told_apart
from judge.games.chaotic import RULES

T = TypeVar("T")
DISCIPLINES = ("courage", "power", "wisdom", "speed")
STATISTICS = (*DISCIPLINES, "energy")
ELEMENTS = ("fire", "air", "earth", "water")
COUNTERS, ELEMENT_TYPES, CURRENT_ENERGY = "mugic counters", "elemental types", "current energy"
HURT, STRUCK = "damage this turn", "attack damage this turn"
X = -1000
THAT_ONE, OF_CHOICE, OF_INITIATIVE = "that discipline", "chosen discipline", "initiative discipline"


def meaning(cls: type[T]) -> type[T]:
    """A kind of meaning: equal only to the same of its own kind, and part of positions that are saved."""
    return RULES.thing(told_apart(cls))


@meaning
class Trait(NamedTuple):
    """What a card can have or be: of a `kind`, an `element`, with a `keyword`, in a `state`, `named`, ..."""

    sort: str
    name: str


@meaning
class Measure(NamedTuple):
    """A statistic, or the number of something, compared: any of `stats`, or `every` one of them.

    With a number, or (`higher`, `lower`) with that of another: of the foe, where `than` does not say whose.
    """

    stats: tuple[str, ...]
    how: str
    number: int = 0
    every: bool = False
    scanned: bool = False
    than: Any = None


@meaning
class Without(NamedTuple):
    """The opposite of a quality."""

    it: Any


@meaning
class Either(NamedTuple):
    """One of several qualities."""

    them: tuple[Any, ...]


@meaning
class Every(NamedTuple):
    """All of several qualities."""

    them: tuple[Any, ...]


@meaning
class Fights(NamedTuple):
    """Engaged with one of those."""

    whom: Any


@meaning
class Beside(NamedTuple):
    """In a space next to one of those, or to so many."""

    whom: Any
    least: int = 1


@meaning
class Aims(NamedTuple):
    """Of a Mugic or an ability: one of those is a target of it."""

    at: Any


@meaning
class Akin(NamedTuple):
    """Having a Tribe, or an Elemental Type, that one of those has, too."""

    what: str
    whom: Any


@meaning
class Share(NamedTuple):
    """A condition: all those have a Tribe, or an Elemental Type, in common."""

    whom: Any
    what: str


@meaning
class Ruled(NamedTuple):
    """Controlled by a player who controls one of those besides."""

    by: Any


@meaning
class Those(NamedTuple):
    """The cards or players that a phrase means.

    `which`: this card, its bearer, `it` or `that` one spoken of, a target, `each`, `one` to be chosen, `the` one.
    `slots` are the numbers of the targets it means, once a text has been put together.
    """

    which: str = ""
    sort: str = "creature"
    traits: tuple[Any, ...] = ()
    number: int = 1
    up_to: bool = False
    another: bool = False
    of: Any = None
    slots: tuple[int, ...] = ()


@meaning
class Both(NamedTuple):
    """Several that are named one by one: `this card and target Creature`."""

    them: tuple[Those, ...]

    @property
    def which(self) -> str:
        """They are never one phrase."""
        return "both"


@meaning
class Count(NamedTuple):
    """Something that is counted: Creatures, counters on them, Elemental Types or Tribes that they have."""

    what: str
    of: Any = None
    number: int = 0
    named: str = ""


@meaning
class Equal(NamedTuple):
    """A number that is read off a Creature, such as its lowest Discipline."""

    what: str
    of: Any = None


@meaning
class Times(NamedTuple):
    """A number that is read off something, so many times."""

    number: int
    of: Any


@meaning
class Stat(NamedTuple):
    """So much of some statistics."""

    amount: Any
    stats: tuple[str, ...]
    less: bool = False


@meaning
class ChosenStat(NamedTuple):
    """So much of a Discipline that is chosen, or of so many; `other` than the one chosen before.

    `theirs`: each Creature's controller chooses for it.
    """

    amount: Any
    other: bool = False
    made: bool = False
    number: int = 1
    theirs: bool = False


@meaning
class ExtremeStat(NamedTuple):
    """So much of a Creature's lowest or highest Discipline; of several that are equal one is chosen."""

    amount: Any
    how: str


@meaning
class ChosenElement(NamedTuple):
    """An Elemental Type that is chosen, or (`made`) was, or a `number` of them; with an amount, Element X of it.

    `theirs`: each Creature's controller chooses for it.
    """

    amount: int = 0
    made: bool = False
    of: tuple[str, ...] = ()
    theirs: bool = False
    number: Any = 1


@meaning
class Elements(NamedTuple):
    """All Elemental Types, or all that some Creatures have, or (`scanned`) that are printed on it."""

    of: Any = None
    scanned: bool = False
    expended: bool = False


@meaning
class Counter(NamedTuple):
    """Mugic counters that are gained; X: all of them."""

    amount: Any = 1


@meaning
class Quoted(NamedTuple):
    """An ability in quotation marks."""

    sentences: tuple[Any, ...]


@meaning
class Check(NamedTuple):
    """g-stat-check, g-stat-fail, g-challenge: a comparison; `against` another statistic of the other Creature."""

    test: str
    stats: tuple[str, ...]
    number: int
    against: str = ""


@meaning
class Meets(NamedTuple):
    """Those have a quality: one of them is enough if the phrase means one, else all must and there must be some."""

    whom: Those
    trait: Any
    past: bool = False


@meaning
class There(NamedTuple):
    """There are so many of those; with `only`, there are no others among the Creatures of the same player."""

    those: Those
    least: int = 1
    exactly: bool = False
    only: bool = False


@meaning
class Isnt(NamedTuple):
    """A condition that must not hold."""

    it: Any


@meaning
class Say(NamedTuple):
    """A condition of one word: `hive` is on, it was `done`, it is your `turn`, ..."""

    word: str


DONE = ("done", "done by them", "possible", "possible to them")


@meaning
class Enough(NamedTuple):
    """So many of what is counted, or more."""

    counted: Count
    least: int


@meaning
class Compared(NamedTuple):
    """Two numbers, the second perhaps as it stands, and how the first must be to the second."""

    left: Any
    how: str
    right: Any


@meaning
class Bound(NamedTuple):
    """8.8.2: how much something would be, for something else to happen instead."""

    how: str
    number: int


@meaning
class PlaceIs(NamedTuple):
    """The active Location is called so."""

    name: str


@meaning
class InitiativeIs(NamedTuple):
    """The active Location's Initiative is one of those Disciplines or elements."""

    of: tuple[str, ...]


@meaning
class AttackIsOf(NamedTuple):
    """An attack spoken of is of an element, of a Discipline, ..., or was played by one `of` some."""

    attack: Those
    traits: tuple[Any, ...] = ()
    of: Those | None = None


@meaning
class ForPlayer(NamedTuple):
    """A condition that is told as of you, looked at for a player."""

    name: str
    it: Any


REFERS = ("it", "that")


def remade(value: Any, change: Callable[[Any], Any]) -> Any:
    """A meaning with each of its parts changed; anything else as it is."""
    if not isinstance(value, tuple):
        return value
    items = [change(each) for each in value]
    return type(value)(*items) if hasattr(value, "_fields") else tuple(items)


def instead_of_x(value: Any, number: Any, x: Any = X) -> Any:
    """A meaning with a number in every place of X."""
    if value == x and type(value) is type(x):
        return number
    return remade(value, lambda each: instead_of_x(each, number, x))


def instead_of_it(value: Any, those: Those, refers: Container[str] = REFERS) -> Any:
    """A meaning in which `it` and `that Creature` are those; what is quoted speaks for itself."""
    if isinstance(value, Those) and value.which in refers:
        return those._replace(traits=(*those.traits, *value.traits)) if value.traits else those
    if isinstance(value, Quoted):
        return value
    return remade(value, lambda each: instead_of_it(each, those, refers))
