"""8.5 Resolution of Mugic and abilities."""

from __future__ import annotations

from judge.engine.moment import Moment
from judge.games.chaotic import values
from judge.games.chaotic.instructions import carry_out
from judge.games.chaotic.rules import RULES, cite
from judge.games.chaotic.targets import legal_targets
from judge.games.chaotic.things import Creature, Instruction, Item, Player


def bound_item(now: Moment) -> Item:
    """The item of the Burst that is resolving."""
    return now.given(Item, "item")


@RULES.test
def is_attack(now: Moment) -> bool:
    """Whether the item that resolves is an Attack Card."""
    return bound_item(now).kind == "attack"


@RULES.step
def recheck_targets(now: Moment) -> None:
    """8.5.1: with targets, and none still legal, the whole thing fails; 9.4.4: so does an Invisibility that no longer counts."""
    item = bound_item(now)
    now.bind("left", item.instructions)
    if item.tag == "invisibility" and _invisibility_gone(now, item):
        now.bind("left", ())
        now.say(f"{item.name} does nothing: the other Creature has Invisibility.", cite("9.4.4"), event=("failed", item.name))
        return
    still = tuple(name for name in item.targets if name in legal_targets(now, item.target, item.by))
    if item.targets and not still:
        now.bind("left", ())
        now.say(f"{item.name} fails: no target is legal any more.", cite("8.5.1"), event=("failed", item.name))
        return
    now.bind("item", item._replace(targets=still))
    now.say(f"{item.name} resolves.", cite("8.2.3.1"), actor=item.by, event=("resolved", item.name))


def _invisibility_gone(now: Moment, item: Item) -> bool:
    foe = values.opposing(now, now.the(Creature, item.source))
    return foe is None or values.has_invisibility(now, foe)


@RULES.test
def instructions_left(now: Moment) -> bool:
    """8.5.2: whether an instruction is still to be carried out."""
    return bool(now.bound("left"))


@RULES.step
def carry_out_next(now: Moment) -> None:
    """8.5.2: instructions are carried out in the order they are written."""
    carry_out(now, bound_item(now), take_instruction(now))


def take_instruction(now: Moment) -> Instruction:
    """The next instruction, taken off those that are left."""
    left = now.given(tuple, "left")
    now.bind("left", left[1:])
    first: Instruction = left[0]
    return first


@RULES.step
def remove_from_burst(now: Moment) -> None:
    """8.5.7: a Mugic goes to the general discard pile; an ability has no card and is simply gone."""
    item = bound_item(now)
    if item.kind == "mugic":
        player = now.the(Player, item.by)
        now.put(player._replace(discard=(*player.discard, item.card)))
        now.say(f"{item.card} goes to the general discard pile.", cite("8.5.7"))
