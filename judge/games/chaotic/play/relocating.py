"""g-relocate, g-unoccupied-space, 8.7.1.2: a Creature is put into a space without a move, or re-enters play."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.chaotic import cite
from judge.games.chaotic.play.battleboard import spaces
from judge.games.chaotic.play.lasting import mark, settle_control
from judge.games.chaotic.play.mugic_and_abilities.abilities import forbidden
from judge.games.chaotic.play.triggers import Event, put_triggers, triggered
from judge.games.chaotic.play.who import creatures
from judge.games.chaotic.things import PLAY, Creature, Effect
from judge.kit.timeline import begin


def occupant(now: Moment, space: str) -> Creature | None:
    """The Creature in a space."""
    return next((each for each in creatures(now) if space and each.space == space), None)


def free_spaces(now: Moment) -> list[str]:
    """g-unoccupied-space: the spaces without a Creature."""
    return [space for space in spaces(now) if occupant(now, space) is None]


def relocate(now: Moment, creature: Creature, space: str) -> bool:
    """g-relocate: no move, so what bars moves does not bar it. Where to, and whether it enters, is a reading."""
    if not space or forbidden(now, creature, "be relocated"):
        now.say(f"{creature.name} is not relocated.", cite("g-relocate"))
        return False
    if occupant(now, space) is not None and now.reads("relocate-rules") != "anywhere":
        now.say(f"{creature.name} is not relocated: {space} is occupied.", cite("g-relocate"), cite("6.3.4"))
        return False
    if forbidden(now, creature, "move") and now.reads("relocate-is-no-move") == "a-move":
        return False
    put_into(now, creature, space)
    return True


def put_into(now: Moment, creature: Creature, space: str) -> None:
    """g-relocate: a Creature is in another space from now on."""
    now.put(creature._replace(space=space))
    now.say(f"{creature.name} is relocated to {space}.", cite("g-relocate"), event=("relocated", creature.name))
    items = list(triggered(now, Event("enters a space", now.the(Creature, creature.name))))
    if items and now.reads("relocate-rules") == "entry":
        put_triggers(now, items)


def return_to_play(now: Moment, creature: Creature, space: str, by: str) -> bool:
    """8.7.1.2: a Creature re-enters play, and its Innate Abilities count from now. It needs a free space."""
    if not space or occupant(now, space) is not None:
        now.say(f"{creature.name} cannot return: there is no unoccupied space for it.", cite("g-unoccupied-space"))
        return False
    fresh = creature._replace(zone=PLAY, space=space, last=None, damage=0, attacks=0, landed=0, hit=0)
    if not (creature.moved or creature.used) or now.reads("returned-limits") == "anew":
        fresh = fresh._replace(moved=False, used=())
    again = creature.mugic_ability and now.reads("returned-counters") == "mugic-ability"
    now.put(fresh._replace(controller=creature.owner, counters=creature.mugic_ability if again else 0))
    mark(now, "creature", creature.name)
    now.say(f"{creature.name} re-enters play in {space}.", cite("8.7.1.2"), event=("returned", creature.name))
    if by != creature.owner and now.reads("returned-controller") == "returner":
        begin(now, Effect("the return to play", creature.name, control=by, until="good"))
        settle_control(now, creature.name)
        now.say(f"{by} controls {creature.name}.", cite("8.7.1.2"), event=("controlled", creature.name))
    items = list(triggered(now, Event("enters a space", now.the(Creature, creature.name))))
    if items and now.reads("returned-enters") == "enters":
        put_triggers(now, items)
    return True
