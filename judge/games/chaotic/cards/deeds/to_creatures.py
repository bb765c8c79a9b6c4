"""8.5.2 Instructions that do something to Creatures besides their values: they leave, are Infected, change sides."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.chaotic import cite
from judge.games.chaotic.cards.deeds import chosen, concerned, deed, living, number
from judge.games.chaotic.cards.deeds.of_gaining import put_counters, receive
from judge.games.chaotic.cards.meanings.ability import Ability, Battlegear, Mugic
from judge.games.chaotic.cards.meanings.instructions import (
    CanMove,
    CanPlay,
    Control,
    Counters,
    CountsAs,
    Destroy,
    Infects,
    MoveCounters,
    Pick,
    Remove,
    Sacrifice,
)
from judge.games.chaotic.play.battlegear import discard_gear
from judge.games.chaotic.play.discard_piles import mugic_piles_of
from judge.games.chaotic.play.lasting import FAR, settle_control
from judge.games.chaotic.play.leaving_play import DESTROYED, SACRIFICED, TAKEN_OUT, destroy
from judge.games.chaotic.play.mugic_and_abilities.abilities import forbidden
from judge.games.chaotic.play.specific_abilities.infection import infect, uninfect
from judge.games.chaotic.play.who import players
from judge.games.chaotic.play.winning_and_losing import eliminate
from judge.games.chaotic.things import DISCARD, PLAY, REMOVED, Creature, Effect, Item
from judge.kit.things import without
from judge.kit.timeline import begin


@deed(CanPlay)
def _can_play(now: Moment, item: Item, what: CanPlay) -> bool:
    found = living(now, item, what.whom)
    name = f"can play {what.tribe or 'any'} Mugic"
    for creature in found:
        receive(now, item, creature, (Ability(name, permits=what.tribe or "any"),), what.until)
    return bool(found)


@deed(Pick)
def _pick(now: Moment, item: Item, what: Pick) -> bool:
    """8.5.2: who was chosen counts for the sentences behind it."""
    return bool(living(now, item, what.whom))


@deed(CanMove)
def _can_move(now: Moment, item: Item, what: CanMove) -> bool:
    found = living(now, item, what.whom)
    for creature in found:
        receive(now, item, creature, (Ability("can move far", permits=FAR[what.free]),), what.until)
    return bool(found)


@deed(CountsAs)
def _counts_as(now: Moment, item: Item, what: CountsAs) -> bool:
    found = living(now, item, what.whom)
    for creature in found:
        receive(now, item, creature, (Ability(f"counts as {what.kind}", counts_as=what.kind),), what.until)
    return bool(found)


@deed(Destroy)
def _destroy(now: Moment, item: Item, what: Destroy) -> int:
    """g-destroy: Creatures and Battlegear go to the discard pile, at the same time."""
    found = concerned(now, item, what.what)
    alive = [now.the(Creature, each.name) for each in found if isinstance(each, Creature)]
    alive = [each for each in alive if each.zone == PLAY]
    gear = [each for each in found if not isinstance(each, Creature) and getattr(each, "zone", "") == PLAY]
    kept = [each for each in gear if discard_gear(now, each, cite("g-destroy"))]
    if alive:
        destroy(now, alive, cite("g-destroy"), word=DESTROYED)
    return len(alive) + len(kept)


@deed(Sacrifice)
def _sacrifice(now: Moment, item: Item, what: Sacrifice) -> int:
    """g-sacrifice: only what one controls; it cannot be prevented."""
    found = concerned(now, item, what.what)
    giver = item.by
    own = [each for each in found if isinstance(each, Creature) and each.controller == giver and each.zone == PLAY]
    gear = [each for each in found if not isinstance(each, Creature) and getattr(each, "zone", "") == PLAY]
    gear = [each for each in gear if now.the(Creature, each.bearer).controller == giver]
    for each in gear:
        discard_gear(now, each, cite("g-sacrifice"), SACRIFICED)
    if own:
        destroy(now, own, cite("g-sacrifice"), word=SACRIFICED)
    return len(own) + len(gear)


@deed(Remove)
def _remove(now: Moment, item: Item, what: Remove) -> bool:
    """g-removed-from-game: the card is out of this game."""
    found = concerned(now, item, what.what)
    creatures = [now.the(Creature, each.name) for each in found if isinstance(each, Creature)]
    cards: list[Creature | Battlegear] = [*creatures, *(each for each in found if isinstance(each, Battlegear))]
    for each in cards:
        if each.zone == DISCARD:
            now.put(each._replace(zone=REMOVED))
            now.say(f"{each.name} is removed from the game.", cite("g-removed-from-game"), event=("removed", each.name))
    for song in (each for each in found if isinstance(each, Mugic)):
        for pile in mugic_piles_of(now, list(players(now))):
            if song.name in pile.discard:
                now.put(pile._replace(discard=without(pile.discard, song.name)))
                said = f"{song.name} is removed from the game."
                now.say(said, cite("g-removed-from-game"), event=("removed", song.name))
                break
    if alive := [each for each in creatures if each.zone == PLAY]:
        destroy(now, alive, cite("g-removed-from-game"), word=TAKEN_OUT)
    return bool(found)


@deed(Infects)
def _infects(now: Moment, item: Item, what: Infects) -> int:
    """9.1: Creatures are Infected or Uninfected."""
    found = living(now, item, what.whom)
    for creature in found:
        (infect if what.on else uninfect)(now, now.the(Creature, creature.name))
    return sum(now.the(Creature, each.name).infected is not each.infected for each in found)


@deed(Counters)
def _counters(now: Moment, item: Item, what: Counters) -> int:
    """g-mugic-counter: Mugic counters are put on or taken off; 8.9.1: they stay between turns."""
    found = living(now, item, what.whom)
    for creature in found:
        amount = -creature.counters if what.all else int(number(now, item, what, creature))
        if what.up_to:
            amount = int(chosen(now, tuple(map(str, range(abs(amount) + 1)))) or 0) * (1 if amount > 0 else -1)
        put_counters(now, now.the(Creature, creature.name), amount)
    return sum(abs(now.the(Creature, each.name).counters - each.counters) for each in found)


@deed(MoveCounters)
def _move_counters(now: Moment, item: Item, what: MoveCounters) -> bool:
    """g-mugic-counter: what is taken off one Creature is put on the other; nothing goes where none can be put."""
    givers, takers = living(now, item, what.whom), living(now, item, what.to)
    if len(givers) != 1 or len(takers) != 1 or forbidden(now, takers[0], "get counters"):
        now.say("No Mugic counter is moved.", cite("g-mugic-counter"))
        return False
    number = min(what.number, givers[0].counters)
    if what.up_to:
        number = min(number, int(chosen(now, tuple(map(str, range(what.number + 1)))) or 0))
    if not number or givers[0].name == takers[0].name:
        return False
    put_counters(now, givers[0], -number)
    return put_counters(now, now.the(Creature, takers[0].name), number)


@deed(Control)
def _control(now: Moment, item: Item, what: Control) -> bool:
    """A Creature is controlled by another player for a while; 5.1.1: its last Creature gone, a player is out."""
    found = living(now, item, what.whom)
    for creature in found:
        begin(now, Effect(item.name, creature.name, control=item.by, until=what.until))
        settle_control(now, creature.name)
        now.say(f"{item.by} takes control of {creature.name}.", cite("8.9.1"), event=("controlled", creature.name))
    eliminate(now)
    return bool(found)
