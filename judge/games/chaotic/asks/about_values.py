"""Questions about the numbers of a Creature. Last by name: `{statistic} of {creature}` fits much that others mean."""

from __future__ import annotations

from judge.engine import Moment, Ruled
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.asks import grounds
from judge.games.chaotic.asks.naming import named, statistic_named
from judge.games.chaotic.play.mugic_and_abilities import values
from judge.games.chaotic.play.mugic_and_abilities.abilities import amount
from judge.games.chaotic.things import Creature


@RULES.quantity("current energy of {creature}", cite("8.7.3.6"))
def current_energy_of(now: Moment, creature: str) -> Ruled:
    """A Creature's Energy less the damage on it."""
    found = named(now, Creature, creature)
    return Ruled(values.current_energy(now, found), grounds.of_statistic(now, found, "energy"))


@RULES.quantity("scanned {statistic} of {creature}", cite("g-scanned-statistic"))
def scanned_of(now: Moment, statistic: str, creature: str) -> int:
    """A statistic as printed."""
    return values.scanned(named(now, Creature, creature), statistic_named(statistic))


@RULES.quantity("{ability} X of {creature}", cite("8.8.1.2"), cite("8.8.1.3"))
def x_of(now: Moment, ability: str, creature: str) -> Ruled:
    """The number of a cumulative ability, such as `fire X of Vey` or `intimidate courage X of Vey`."""
    name, _, param = ability.casefold().partition(" ")
    if name.endswith("proof"):
        name, param = "elementproof", param or name.removesuffix("proof")
    found = named(now, Creature, creature)
    return Ruled(amount(now, found, name, param), grounds.of_abilities(now, found))


@RULES.quantity("energy of {creature}", cite("8.7.3.2"))
def energy_of(now: Moment, creature: str) -> Ruled:
    """The Energy of a Creature as it counts now, without regard to damage."""
    found = named(now, Creature, creature)
    return Ruled(values.worth(now, found, "energy"), grounds.of_statistic(now, found, "energy"))


@RULES.quantity("{statistic} of {creature}", cite("8.7.2.2"))
def statistic_of(now: Moment, statistic: str, creature: str) -> Ruled:
    """A Discipline as it counts now."""
    found = named(now, Creature, creature)
    return Ruled(values.worth(now, found, statistic_named(statistic)), grounds.of_statistic(now, found, statistic))
