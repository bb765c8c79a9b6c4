"""9.1 Infection: Creatures are Infected and Uninfected."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.chaotic import cite
from judge.games.chaotic.play.mugic_and_abilities.abilities import prevented
from judge.games.chaotic.play.triggers import Event, announce
from judge.games.chaotic.things import Creature


def infect(now: Moment, creature: Creature) -> None:
    """9.1.2.2, 9.1.1: a Creature is Infected or not; an Infected one stays as it is."""
    if prevented(now, creature, "be infected", "be Infected"):
        return
    now.put(creature._replace(infected=True))
    now.say(f"{creature.name} is Infected.", cite("9.1.2.2"), event=("infected", creature.name))
    if not creature.infected:
        announce(now, Event("is infected", now.the(Creature, creature.name)))


def uninfect(now: Moment, creature: Creature) -> None:
    """9.1.3.1, 9.1.3.3: all Parasite tokens go; on a Creature without any nothing happens."""
    rule = cite("9.1.3.1") if creature.infected else cite("9.1.3.3")
    did = "is Uninfected" if creature.infected else "is not Infected: nothing happens"
    now.put(creature._replace(infected=False))
    now.say(f"{creature.name} {did}.", rule, event=("uninfected", creature.name))
    if creature.infected:
        announce(now, Event("is uninfected", now.the(Creature, creature.name)))
