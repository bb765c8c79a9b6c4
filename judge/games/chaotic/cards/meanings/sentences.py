"""8.4, 8.3.1, 8.8.2: costs, events and limits, and the sentences and instructions that card text is made of."""

from __future__ import annotations

from typing import Any, NamedTuple

from judge.games.chaotic.cards.meanings import Those, meaning

Deeds = tuple[Any, ...]


@meaning
class Cost(NamedTuple):
    """What playing something costs: Mugic counters, and whatever else; `gives`: what is done to pay, to whom."""

    counters: int = 0
    x: bool = False
    sacrifice: Those | None = None
    discard_mugic: int = 0
    discard_attack: int = 0
    tribe: str = ""
    uninfect: Those | None = None
    expend: tuple[str, ...] = ()
    hive: bool = False
    gives: Any = None


FREE = Cost()


@meaning
class When(NamedTuple):
    """8.3.1: an event: what happens to or is done by `who`, to `whom`, how much, of which element, `by` what.

    `attack`: of which sort the attack must be that does it.
    """

    event: str
    who: Those | None = None
    whom: Those | None = None
    least: int = 0
    elements: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    by: str = ""
    attack: Those | None = None


@meaning
class Do(NamedTuple):
    """A sentence that does something, on conditions; `may`: or not; `instead` of the sentence before."""

    deeds: Deeds
    given: tuple[Any, ...] = ()
    may: bool = False
    instead: bool = False


@meaning
class Activated(NamedTuple):
    """g-activated-ability: a cost, perhaps only while something is so, and what it does."""

    costs: tuple[Cost, ...]
    do: Do
    given: tuple[Any, ...] = ()
    times: int = 0


@meaning
class Triggered(NamedTuple):
    """g-triggered-abilities: an event, and what it does."""

    when: When
    do: Do
    given: tuple[Any, ...] = ()


@meaning
class Replaces(NamedTuple):
    """8.8.2: what happens instead of an event."""

    event: str
    whom: Those
    do: Do
    given: tuple[Any, ...] = ()


@meaning
class Tagged(NamedTuple):
    """9.4, g-hive-effect: what counts only with Hive or by Invisibility; Mirage text."""

    tag: str
    it: Any


@meaning
class Has(NamedTuple):
    """Bare keywords: what the card, its bearer or those at the Location have."""

    abilities: tuple[Any, ...]
    given: tuple[Any, ...] = ()


@meaning
class Limit(NamedTuple):
    """When, and how often, the ability of the sentences before may be played."""

    times: int = 0
    given: tuple[Any, ...] = ()


@meaning
class Modal(NamedTuple):
    """One of the paragraphs behind it is chosen as the card is played."""

    said: bool = True


@meaning
class Step(NamedTuple):
    """An instruction as it is carried out: a deed, its conditions, whether it may be left out; with whom it belongs."""

    deed: Any
    given: tuple[Any, ...] = ()
    may: bool = False
    line: int = 0


@meaning
class Mode(NamedTuple):
    """One of several things that a card can be played for: what it says, its targets, its steps."""

    title: str
    targets: tuple[Those, ...]
    steps: tuple[Step, ...]
