"""3.3 Battlegear, g-battlegear, g-disarm: turned up and down, silenced, destroyed."""

from __future__ import annotations

from judge.engine import Cite, Moment
from judge.games.chaotic import cite
from judge.games.chaotic.cards.meanings.ability import Battlegear
from judge.games.chaotic.play.lasting import mark
from judge.games.chaotic.play.targets import gear_gains
from judge.games.chaotic.play.triggers import Event, announce, put_triggers, triggered
from judge.games.chaotic.things import DISCARD, Creature

DESTROYED = "is destroyed"


def turn_gear(now: Moment, gear: Battlegear, *, up: bool) -> None:
    """8.7.1.4: Battlegear counts from when it was last revealed; what took its abilities before no longer matters."""
    turn_together(now, [gear], up=up)
    if not up:
        announce(now, Event("gear turned down", now.the(Creature, gear.bearer), gear=gear.name))
    if up:
        announce(now, Event("gear revealed", now.the(Creature, gear.bearer), gear=gear.name))


def may_be_turned(now: Moment, gear: Battlegear, *, up: bool) -> bool:
    """8.5.8: whether a Battlegear may be turned; says so where it may not."""
    if not any(each.forbids == ("be revealed" if up else "be flipped") for each in gear_gains(now, gear)):
        return True
    now.say(f"{gear.name} can not be flipped face {'up' if up else 'down'}.", cite("8.5.8"))
    return False


def turn_together(now: Moment, gears: list[Battlegear], *, up: bool) -> None:
    """7.2.2: several Battlegear turned at the same moment."""
    for gear in gears:
        now.put(gear._replace(up=up, silenced=""))
        rule = cite("7.2.2") if now.bound("holding") else cite("8.7.1.4") if up else cite("g-battlegear")
        rules = (rule, cite("4.2.3")) if now.at.startswith("pregame") else (rule,)
        now.say(f"{gear.name} is turned face {'up' if up else 'down'}.", *rules, event=("turned", gear.name))
    if up and gears:
        mark(now, "gear", *(gear.name for gear in gears))


def silence_gear(now: Moment, gear: Battlegear, until: str) -> None:
    """g-disarm: a Battlegear loses all its abilities."""
    if gear.up:
        now.put(gear._replace(silenced=until))
        now.say(f"{gear.name} loses all abilities.", cite("g-disarm"), event=("disarmed", gear.name))


def discard_gear(now: Moment, gear: Battlegear, rule: Cite, word: str = DESTROYED) -> bool:
    """g-destroy: a Battlegear goes to the general discard pile; 8.5.8: unless it can not be destroyed."""
    if word == DESTROYED and any(each.forbids == "be destroyed" for each in gear_gains(now, gear)):
        now.say(f"{gear.name} can not be destroyed.", cite("8.5.8"))
        return False
    bearer = now.the(Creature, gear.bearer)
    names = ("gear discarded", "gear destroyed") if word == DESTROYED else ("gear discarded",)
    items = [item for name in names for item in triggered(now, Event(name, bearer, gear=gear.name))]
    now.put(gear._replace(zone=DISCARD, left_from=bearer.controller))
    now.say(
        f"{gear.name} {word}: {gear.bearer} no longer has it.", rule, cite("8.7.2.3"), event=("destroyed", gear.name)
    )
    put_triggers(now, items)
    return True


def end_silence(now: Moment, *durations: str) -> None:
    """8.9.1: Battlegear has its abilities back."""
    for gear in now.every(Battlegear):
        if gear.silenced in durations:
            now.put(gear._replace(silenced=""))
