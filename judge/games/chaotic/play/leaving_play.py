"""8.5.6, 7.3.1, g-destroy, g-sacrifice: Creatures leave play, destroyed, defeated, sacrificed or removed."""

from __future__ import annotations

from collections.abc import Iterable

from judge.engine import Cite, Moment
from judge.games.chaotic import cite
from judge.games.chaotic.play.mugic_and_abilities import energy
from judge.games.chaotic.play.mugic_and_abilities.abilities import forbidden
from judge.games.chaotic.play.mugic_and_abilities.replacement import happens_instead, replacements
from judge.games.chaotic.play.mugic_and_abilities.triggers import Event, put_triggers, triggered
from judge.games.chaotic.play.mugic_and_abilities.values import last_known
from judge.games.chaotic.play.who import fight, gear_of
from judge.games.chaotic.play.winning_and_losing import eliminate
from judge.games.chaotic.things import DISCARD, PLAY, REMOVED, Creature, Item
from judge.kit.timeline import forget

DESTROYED, DEFEATED, SACRIFICED, TAKEN_OUT = "is destroyed", "is defeated", "is sacrificed", "is removed from the game"


def destroy(
    now: Moment, doomed: Iterable[Creature], *cites: Cite, word: str = DESTROYED, first: Iterable[Item] = ()
) -> None:
    """Creatures leave play together, with their Battlegear; `first` are triggers of what led to it."""
    going = [creature for creature in doomed if creature.zone == PLAY and not _saved(now, creature, word)]
    going = [creature for creature in going if word in (SACRIFICED, TAKEN_OUT) or not _replaced(now, creature, word)]
    events = [event for creature in going for event in _events(now, creature, word)]
    items = [item for event, subject in events for item in triggered(now, event, subject)]
    for creature in going:
        now.say(f"{creature.name} {word}.", *cites, event=("destroyed", creature.name))
    _leave(now, going, REMOVED if word == TAKEN_OUT else DISCARD)
    if going and not eliminate(now, *cites):
        energy.watch(now)  # 8.7.3.3: those that are left may have lost Energy by it.
    put_triggers(now, first, items)


def _saved(now: Moment, creature: Creature, word: str) -> bool:
    """8.5.8: a Creature that can not be destroyed is not. g-sacrifice: a sacrifice may not be prevented."""
    if word not in (DESTROYED, DEFEATED) or not forbidden(now, creature, "be destroyed"):
        return False
    now.say(f"{creature.name} can not be destroyed.", cite("8.5.8"))
    return True


def _replaced(now: Moment, creature: Creature, word: str) -> bool:
    """8.8.2.3: whether something happens instead of a destruction; if so it is now to be carried out."""
    found = replacements(now, creature, "is destroyed", creature.spent)
    if not found or (word == DEFEATED and not defeat_destroys(now)):
        return False
    happens_instead(now, creature, "is destroyed", 0, creature.spent)
    return True


def _events(now: Moment, creature: Creature, word: str) -> list[Event]:
    """What happens to a Creature as it leaves; whether one defeated by damage is destroyed is a reading."""
    also = word == DEFEATED and any(triggered(now, DESTROYED, creature)) and defeat_destroys(now)
    words = (DESTROYED,) if also else (word,) if word in (SACRIFICED, DESTROYED) else ()
    return [(event, creature) for event in ("leaves play", *words)]


def defeat_destroys(now: Moment) -> bool:
    """3.2.9.3 against 7.3.1: whether defeated by damage and destroyed are the same is a reading."""
    return now.reads("destroyed-vs-defeated") == "same"


def _leave(now: Moment, going: list[Creature], zone: str) -> None:
    """8.5.6: with a Creature goes its Battlegear; 9.1.4.3: Parasite tokens leave the game. All at the same time."""
    remembered = {creature.name: last_known(now, creature) for creature in going}
    for creature in going:
        for gear in gear_of(now, creature):
            now.put(gear._replace(zone=DISCARD))
            now.say(
                f"{gear.name} goes to the general discard pile with it.", cite("8.5.6"), event=("destroyed", gear.name)
            )
        gone = now.the(Creature, creature.name)._replace(zone=zone, last=remembered[creature.name], space="", spent=())
        now.put(gone._replace(engaged=False, infected=False, doomed=False, spared=False, counters=0))
        forget(now, creature.name)
        _leave_combat(now, creature, zone)


def _leave_combat(now: Moment, creature: Creature, zone: str) -> None:
    """7.3.1: combat ends when an engaged Creature leaves play; in which ways is a reading."""
    if creature.engaged and (combat := fight(now)):
        if zone != REMOVED or now.reads("leave-play-other") == "any-leaving":
            now.put(combat._replace(over=True))
