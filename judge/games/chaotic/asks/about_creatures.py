"""Questions about a Creature: the damage and counters on it, what it has and is, whose it is."""

from __future__ import annotations

from judge.engine import Moment, Number, Ruled
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.asks import grounds
from judge.games.chaotic.asks.naming import named
from judge.games.chaotic.cards import conditions
from judge.games.chaotic.cards.conditions import elements
from judge.games.chaotic.play.mugic_and_abilities.abilities import abilities
from judge.games.chaotic.play.specific_abilities.brainwashed import is_brainwashed
from judge.games.chaotic.things import Creature


@RULES.quantity("damage on {creature}", cite("8.5.3"))
def damage_on(now: Moment, creature: str) -> Number:
    """The damage on a Creature."""
    return named(now, Creature, creature).damage


@RULES.quantity("elements of {creature}", cite("3.2.7.2"))
def elements_of(now: Moment, creature: str) -> list[str]:
    """The elements a Creature has."""
    return list(elements(now, named(now, Creature, creature)))


@RULES.quantity("abilities of {creature}", cite("g-abilities"))
def abilities_of(now: Moment, creature: str) -> Ruled:
    """The abilities a Creature has, each with its number."""
    found = named(now, Creature, creature)
    return Ruled(sorted(each.title for each in abilities(now, found)), grounds.of_abilities(now, found))


@RULES.quantity("counters on {creature}", cite("g-mugic-counter"))
def counters_on(now: Moment, creature: str) -> int:
    """The Mugic counters on a Creature."""
    return named(now, Creature, creature).counters


@RULES.quantity("controller of {creature}", cite("g-creature"))
def controller_of(now: Moment, creature: str) -> str:
    """The player who controls a Creature."""
    return named(now, Creature, creature).controller


@RULES.quantity("{creature} is in play", cite("g-in-play"))
def is_in_play(now: Moment, creature: str) -> bool:
    """Whether a Creature is on the Battleboard."""
    return named(now, Creature, creature).in_play


@RULES.quantity("{creature} is engaged", cite("g-engaged"))
def is_engaged(now: Moment, creature: str) -> bool:
    """Whether a Creature is in combat."""
    return named(now, Creature, creature).engaged


@RULES.quantity("{creature} is infected", cite("9.1.1"))
def is_infected(now: Moment, creature: str) -> bool:
    """Whether a Creature is Infected."""
    return named(now, Creature, creature).infected


@RULES.quantity("{creature} is brainwashed", cite("9.2.2"))
def is_brainwashed_now(now: Moment, creature: str) -> bool:
    """Whether a Minion's Brainwashed text is active."""
    return is_brainwashed(now, named(now, Creature, creature))


@RULES.quantity("{creature} has {characteristic}", cite("8.6.2.3"))
def has_it(now: Moment, creature: str, characteristic: str) -> bool:
    """Whether a Creature has an element, tribe, subtype or ability."""
    return conditions.characteristic(now, named(now, Creature, creature), characteristic)
