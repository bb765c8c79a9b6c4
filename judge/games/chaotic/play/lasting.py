"""8.7.1 Order of effect evaluation and 8.9 Duration: what has resolved when, and what ends when."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.chaotic.things import Creature, Effect, Mark
from judge.kit.timeline import begin, end, end_of, ongoing, timeline

HIVE = {each: f"turn hive {each}" for each in ("on", "off")}
FIRST = {True: "counts as the first attack", False: "does not count as the first attack"}
SPARED, CLOSED = "initiate combat with some", "enter some space"
SOME_ATTACKS, MOST_SPACES = "play some attacks", "move over {} spaces"
GOES = "goes elsewhere as it resolves"
FAR = {False: "to any space", True: "to any unoccupied space"}


def effects_on(now: Moment, name: str) -> list[Effect]:
    """8.7.1.1: the effects in force on something, in the order they resolved."""
    return [row for row in ongoing(now, Effect) if row.on == name]


def told_first(now: Moment, name: str, usually: bool) -> bool:
    """g-strike: whether an attack is the first of a combat: what a text says of it last, else as it `usually` is."""
    said = [gain.name for row in effects_on(now, name) for gain in row.gains if gain.name in FIRST.values()]
    return said[-1] == FIRST[True] if said else usually


def hive_stays(now: Moment, how: str) -> bool:
    """8.5.8: whether a text says that Hive can not be turned on, or off, now."""
    if any(each.forbids == how for row in effects_on(now, "hive") for each in row.gains):
        return True
    from judge.games.chaotic.play.mugic_and_abilities.texts import said_of_hive

    return said_of_hive(now, HIVE[how])


def mark(now: Moment, kind: str, *names: str) -> None:
    """8.7.1.2 to 8.7.1.4: cards count from now on, all of them from the same moment; what they were before is over."""
    at = timeline(now).next
    unmark(now, kind, *names)
    begin(now, *(Mark(kind, name) for name in names), at=at)


def unmark(now: Moment, kind: str, *names: str) -> None:
    """The cards no longer count."""
    end(now, lambda row: isinstance(row, Mark) and row.kind == kind and row.name in names)


def end_effects(now: Moment, *durations: str) -> list[str]:
    """8.9.1: effects of these durations end; control goes back with them. Gives the names of what they were on."""
    over = end_of(now, *durations)
    for row in over:
        if row.control:
            settle_control(now, row.on)
    return list(dict.fromkeys(row.on for row in over))


def settle_control(now: Moment, name: str) -> None:
    """A Creature is controlled by whoever the newest effect gives it to, else by its owner."""
    creature = now.the(Creature, name)
    given = [row.control for row in effects_on(now, name) if row.control]
    now.put(creature._replace(controller=given[-1] if given else creature.owner))
