"""Questions about cards other than Creatures, or about any: attacks, Mugic, Battlegear, Locations."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.asks.naming import named
from judge.games.chaotic.cards.meanings import Attack, Battlegear, Location, Mugic
from judge.games.chaotic.play.mugic_and_abilities.attack_cards import attack_elements, discipline_types
from judge.games.chaotic.play.mugic_and_abilities.costs import counters_needed
from judge.games.chaotic.play.who import burst_items
from judge.games.chaotic.things import DISCARD, Creature


@RULES.quantity("elemental types of {attack}", cite("8.6.1.4"), cite("3.5.8.1"))
def types_of(now: Moment, attack: str) -> list[str]:
    """The elements an attack has."""
    return list(attack_elements(now, named(now, Attack, attack)))


@RULES.quantity("discipline types of {attack}", cite("3.5.8.2"))
def discipline_types_of(now: Moment, attack: str) -> list[str]:
    """The Disciplines that an attack checks."""
    return list(discipline_types(named(now, Attack, attack)))


@RULES.quantity("{attack} is a {type} attack", cite("3.5.8.1.1"), cite("3.5.8.2.1"))
def is_attack_of_type(now: Moment, attack: str, type: str) -> bool:
    """Whether an attack is, say, a `fire` or a `courage` attack."""
    card = named(now, Attack, attack)
    return type.casefold() in (*attack_elements(now, card), *discipline_types(card))


@RULES.quantity("cost of {mugic} for {creature}", cite("8.4.2.1"), cite("8.4.2.4"), cite("8.4.2.5"))
def cost_of(now: Moment, mugic: str, creature: str) -> int:
    """The Mugic counters that a Creature has to pay for a Mugic."""
    card = named(now, Mugic, mugic)
    return counters_needed(now, named(now, Creature, creature), card.cost, 0, card.affiliation)


@RULES.quantity("mugic cost of {mugic}", cite("3.4.6.2"))
def mugic_cost_of(now: Moment, mugic: str) -> int:
    """What a Mugic counts as costing: X is 0 off the Burst, and what was paid on it."""
    card = named(now, Mugic, mugic)
    for item in burst_items(now):
        if item.card == card.name and card.cost.x:
            same = item.paid == item.x
            return item.paid if same or now.reads("x-with-modified-cost") == "counters-paid" else item.x
    return 0 if card.cost.x else card.cost.counters


@RULES.quantity("space of {card}", cite("6.3.3"), cite("9.3.4"))
def space_of(now: Moment, card: str) -> str:
    """The space a Creature or a Mirage is in; `none` if it is not on the board."""
    places = [each for each in now.every(Location) if each.name.casefold() == card.casefold()]
    return (places[0].space if places else named(now, Creature, card).space) or "none"


@RULES.quantity("{card} is destroyed", cite("3.2.9.3"))
def is_destroyed(now: Moment, card: str) -> bool:
    """Whether a Creature or Battlegear has gone to the discard pile."""
    gear = [each for each in now.every(Battlegear) if each.name.casefold() == card.casefold()]
    return (gear[0].zone if gear else named(now, Creature, card).zone) == DISCARD


@RULES.quantity("{gear} is face up", cite("g-battlegear"))
def is_face_up(now: Moment, gear: str) -> bool:
    """Whether a Battlegear is face up."""
    return named(now, Battlegear, gear).up


@RULES.quantity("active location", cite("6.2.1"))
def active_location(now: Moment) -> str:
    """The active Location; `none` without one."""
    return next((each.name for each in now.every(Location) if each.place == "active"), "none")
