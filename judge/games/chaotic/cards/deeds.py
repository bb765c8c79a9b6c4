"""8.5.2 Instructions: what each verb of card text (g-heal, g-infect ...) does to a Creature or a Battlegear."""

from __future__ import annotations

from collections.abc import Callable

from judge.engine import Cite, Modifier, Moment, Op
from judge.games.chaotic import cite
from judge.games.chaotic.cards.meanings import Battlegear, Change, Instruction
from judge.games.chaotic.play.battlegear import discard_gear, silence_gear, turn_gear
from judge.games.chaotic.play.lasting import settle_control
from judge.games.chaotic.play.leaving_play import DESTROYED, SACRIFICED, TAKEN_OUT, destroy
from judge.games.chaotic.play.mugic_and_abilities import damage
from judge.games.chaotic.play.mugic_and_abilities.abilities import prevented
from judge.games.chaotic.play.relocating import relocate, return_to_play
from judge.games.chaotic.play.specific_abilities.infection import infect, uninfect
from judge.games.chaotic.play.targets import Affected
from judge.games.chaotic.play.who import gear_of
from judge.games.chaotic.play.winning_and_losing import eliminate
from judge.games.chaotic.things import DISCARD, PLAY, Creature, Effect, Item
from judge.kit.timeline import begin

Verb = Callable[[Moment, Item, Instruction, Creature], None]
ENERGY_BANS: dict[Op, str] = {
    "add": "gain energy", "multiply": "gain energy", "subtract": "lose energy", "divide": "lose energy",
}  # fmt: skip


def _lasting(what: Instruction) -> tuple[Cite, ...]:
    """8.9.1: a duration of its own."""
    return () if what.until == "turn" else (cite("8.9.1"),)


def _text(item: Item, what: Instruction) -> tuple[Cite, ...]:
    """8.7.1.1: something gained or lost from now on."""
    return cite("8.7.1.1"), damage.text_rule(item), *_lasting(what)


def _heal(now: Moment, item: Item, what: Instruction, creature: Creature) -> None:
    """g-heal: takes damage off, not below 0."""
    if prevented(now, creature, "be healed"):
        return
    healed = min(creature.damage, what.amount)
    now.put(creature._replace(damage=creature.damage - healed))
    text = f"{item.name} heals {healed} damage on {creature.name}."
    now.say(text, cite("g-heal"), damage.text_rule(item), event=("healed", creature.name))


def _change(now: Moment, item: Item, what: Instruction, creature: Creature) -> None:
    """8.7.2.1, 8.7.3.1: a statistic, or damage, is changed for a while."""
    assert what.change is not None
    change, rule = what.change, cite("8.7.2.1")
    if change.what == "energy":
        rule, ban = cite("8.7.3.1"), ENERGY_BANS.get(change.op, "")
        if prevented(now, creature, ban, ban.replace("energy", "Energy")):
            return
        now.put(creature._replace(spared=False))
    begin(now, Effect(item.name, creature.name, change=change, until=what.until))
    rules = (rule, damage.text_rule(item), *_lasting(what))
    now.say(f"{creature.name}: {said(change)} from {item.name}.", *rules, event=("changed", creature.name))


def said(change: Change) -> str:
    """A change in words."""
    return f"{change.what.capitalize()} {Modifier('', change.op, change.amount).sign}"


def _gain(now: Moment, item: Item, what: Instruction, creature: Creature) -> None:
    """8.7.1.1: a Creature gains abilities or elements from now on."""
    begin(now, Effect(item.name, creature.name, gains=what.gains, until=what.until))
    names = ", ".join(f"{each.tag.capitalize()}: {each.title}" if each.tag else each.title for each in what.gains)
    now.say(f"{creature.name} gains {names} from {item.name}.", *_text(item, what), event=("gained", creature.name))


def _lose(now: Moment, item: Item, what: Instruction, creature: Creature) -> None:
    """8.7.1.1: a Creature loses what it has at this moment; what it gains later it has."""
    begin(now, Effect(item.name, creature.name, loses=what.what, loses_amount=what.amount, until=what.until))
    lost = f"{what.what} {what.amount or ''}".strip()
    now.say(f"{creature.name} loses {lost} to {item.name}.", *_text(item, what), event=("lost", creature.name))


def _sacrifice(now: Moment, item: Item, what: Instruction, creature: Creature) -> None:
    """g-sacrifice: only what one controls; it cannot be prevented."""
    if creature.controller == item.by:
        destroy(now, [creature], cite("g-sacrifice"), word=SACRIFICED)


def _remove(now: Moment, item: Item, what: Instruction, creature: Creature) -> None:
    """g-removed-from-game: the card is out of this game."""
    destroy(now, [creature], cite("g-removed-from-game"), word=TAKEN_OUT)


def _counters(now: Moment, item: Item, what: Instruction, creature: Creature) -> None:
    """g-mugic-counter: Mugic counters are put on or taken off; 8.9.1: they stay between turns."""
    now.put(creature._replace(counters=max(0, creature.counters + what.amount)))
    now.say(
        f"{creature.name}: {what.amount:+d} Mugic counters.", cite("g-mugic-counter"), event=("counters", creature.name)
    )


def _control(now: Moment, item: Item, what: Instruction, creature: Creature) -> None:
    """A Creature is controlled by another player for a while; 5.1.1: its last Creature gone, a player is out."""
    begin(now, Effect(item.name, creature.name, control=item.by, until=what.until))
    settle_control(now, creature.name)
    now.say(f"{item.by} takes control of {creature.name}.", cite("8.9.1"), event=("controlled", creature.name))
    eliminate(now)


VERBS: dict[str, Verb] = {
    "heal": _heal,
    "change": _change,
    "gain": _gain,
    "lose": _lose,
    "sacrifice": _sacrifice,
    "remove from the game": _remove,
    "infect": infect,
    "uninfect": uninfect,
    "counters": _counters,
    "relocate": relocate,
    "take control": _control,
}
GEAR_VERBS: dict[str, Callable[[Moment, Item, Instruction, Battlegear], None]] = {
    "destroy gear": lambda now, item, what, gear: discard_gear(now, gear, cite("g-destroy")),
    "destroy": lambda now, item, what, gear: discard_gear(now, gear, cite("g-destroy")),
    "turn gear up": lambda now, item, what, gear: None if gear.up else turn_gear(now, gear, up=True),
    "turn gear down": lambda now, item, what, gear: turn_gear(now, gear, up=False),
    "silence gear": lambda now, item, what, gear: silence_gear(now, gear, what.until),
    "lose": lambda now, item, what, gear: silence_gear(now, gear, what.until),
}


def do_to(now: Moment, item: Item, what: Instruction, found: list[Affected]) -> None:
    """8.5.2: carries out a verb on all that it concerns, at the same time where that matters."""
    here = [now.the(Creature, each.name) for each in found if isinstance(each, Creature)]
    if what.verb == "return":
        return_to_play(now, item, what, [each for each in here if each.zone == DISCARD])
        return
    living = [each for each in here if each.zone == PLAY]
    gear = [each for each in found if isinstance(each, Battlegear) and each.zone == PLAY]
    if what.verb in GEAR_VERBS and (gear or "gear" in what.verb):
        for each in [*gear, *(worn for creature in living for worn in gear_of(now, creature))]:
            GEAR_VERBS[what.verb](now, item, what, each)
    elif what.verb == "deal":
        damage.deal(now, item, what.amount, living)
    elif what.verb == "destroy":
        destroy(now, living, cite("g-destroy"), word=DESTROYED)
    else:
        for creature in living:
            if now.frames:
                VERBS[what.verb](now, item, what, now.the(Creature, creature.name))
