"""8.6.1 and 8.6.5 The parts of an attack's damage, and the rules that the damage rests on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import NamedTuple

from judge.engine import Cite, Modifier, Moment, Number, Value
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.cards.meanings import ELEMENTS
from judge.games.chaotic.cards.meanings.ability import Attack

BEHIND_EVERY_ATTACK = tuple(map(cite, ("8.6.1", "8.6.1.1", "8.6.1.2", "8.6.2.1", "8.6.2.2", "8.6.3", "8.6.6")))


@RULES.thing
class Part(NamedTuple):
    """A part of an attack's damage: a box or a line of text, its number, its rule; `idle`: why it does not count."""

    name: str
    amount: Number
    unit: str
    idle: str = ""

    @property
    def row(self) -> Modifier:
        """The part as a row of the working."""
        return Modifier(self.name, "add", self.amount, cite(self.unit), self.idle)


def counted_boxes(now: Moment, card: Attack, own: Iterable[str]) -> list[tuple[str, int]]:
    """8.6.1.2: the boxes of the elements that the striking Creature has; 8.6.1.3: also those below 0."""
    shared = [(element, box) for element in ELEMENTS if (box := card.box(element)) is not None and element in own]
    if any(box < 0 for _, box in shared) and now.reads("box-below-zero") == "ignored":
        return [(element, box) for element, box in shared if box >= 0]
    return shared


def boxes(card: Attack, creature: str, own: Iterable[str]) -> Iterator[Part]:
    """8.6.1.2: the numbers in the boxes of an attack; those of elements that the Creature lacks do not count."""
    for element in ELEMENTS:
        if box := card.box(element):
            lacks = "" if element in own else f"{creature} does not have {element.capitalize()}"
            yield Part(f"{card.name}: {element.capitalize()}", box, "8.6.1.2", lacks)


def too_late(part: Part, creature: str, own: Iterable[str]) -> Part:
    """8.6.1.5: a box of an element that the Creature has by now, but had not when the boxes were counted."""
    element = part.name.rpartition(": ")[2]
    if part.unit != "8.6.1.2" or not part.idle or element.casefold() not in own:
        return part
    return part._replace(unit="8.6.1.5", idle=f"{creature} had no {element} yet when the boxes were counted")


def built(card: Attack) -> tuple[Cite, ...]:
    """8.6.1.2: what decides about the boxes of an attack, whether they count or not; 8.6.1.1: without any, its base."""
    some = any(card.box(element) is not None for element in ELEMENTS)
    return (cite("8.6.1.2") if some else cite("8.6.1.1"),)


def rest_on(now: Moment, *rules: Cite) -> None:
    """Notes rules that the damage of the attack rests on, for the line that tells what it dealt."""
    if rules:
        now.bind("grounds", tuple(dict.fromkeys((*now.given(tuple, "grounds"), *rules))))


def telling(now: Moment, value: Value) -> tuple[Cite, ...]:
    """The rules for the line that tells what an attack dealt: those that are not behind every attack come first."""
    order = cite("8.6.5.2")
    changed = {row.change[:1] for row in value.rows if row.source and row.cite == order}
    below = any(row.before < 0 or row.after < 0 for row in value.rows)
    found = (
        *((cite("8.6.5.4"),) if below and value.total == 0 else ()),
        *now.given(tuple, "grounds"),
        *((order,) if len(changed) > 1 else ()),
    )
    special = [each for each in found if each not in BEHIND_EVERY_ATTACK]
    return tuple(dict.fromkeys((*special, cite("8.6.6"), *found)))


def total_so_far(now: Moment) -> Number:
    """8.6.2.2: the damage so far."""
    total = now.bound("total")
    return total if isinstance(total, Fraction) else now.given(int, "total")
