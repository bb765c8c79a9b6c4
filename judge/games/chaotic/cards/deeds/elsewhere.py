"""8.5.2 Instructions about anything but Creatures' values: Battlegear, the Burst, spaces, Locations, Attack Cards."""

from __future__ import annotations

from typing import Any

from judge.engine import Moment, Number
from judge.games.chaotic import cite
from judge.games.chaotic.cards import meant
from judge.games.chaotic.cards.deeds import chosen, concerned, deed, living
from judge.games.chaotic.cards.meanings import Those, Trait
from judge.games.chaotic.cards.meanings.ability import Ability, Attack, Battlegear, Change, Location, Mugic
from judge.games.chaotic.cards.meanings.hands import ReturnGear
from judge.games.chaotic.cards.meanings.instructions import (
    AttackIs,
    Choose,
    CountsFirst,
    Ends,
    Flip,
    Hive,
    HiveStays,
    Mute,
    Negate,
    Relocate,
    Return,
    Swap,
)
from judge.games.chaotic.cards.scene import Scene, scene_of
from judge.games.chaotic.play.battleboard import next_to, side_of, spaces
from judge.games.chaotic.play.battlegear import may_be_turned, silence_gear, turn_gear
from judge.games.chaotic.play.combat.phases import count_attack
from judge.games.chaotic.play.lasting import FIRST, hive_stays, mark
from judge.games.chaotic.play.mugic_and_abilities.abilities import hive_is_on, prevented
from judge.games.chaotic.play.mugic_and_abilities.texts import ALL_ABILITIES
from judge.games.chaotic.play.relocating import free_spaces, put_into, relocate, return_to_play
from judge.games.chaotic.play.triggers import Event, announce
from judge.games.chaotic.play.who import BURST, burst_items, fight, game, gear_of, opponent, opposing
from judge.games.chaotic.play.winning_and_losing import lose, win
from judge.games.chaotic.things import Awaited, Creature, Effect, Item, Player
from judge.kit.timeline import begin, end

FACES = ("face up", "face down")
HIVE = ("on", "off")
STAYS = "be negated"


def gear_concerned(now: Moment, item: Item, what: Those | None) -> list[Battlegear]:
    """The Battlegear that a deed concerns: itself, or what the Creatures it names carry."""
    found = concerned(now, item, what)
    worn = [each for each in found if isinstance(each, Battlegear)]
    bearers = [each.name for each in found if isinstance(each, Creature)]
    worn += [each for each in now.every(Battlegear) if each.bearer in bearers]
    return [each for each in dict.fromkeys(worn) if each.zone == "play"]


@deed(Flip)
def _flip(now: Moment, item: Item, what: Flip) -> bool:
    """g-battlegear: Battlegear is turned; what is so already stays so."""
    face = what.face if what.face != "either" else chosen(now, FACES).removeprefix("face ")
    found = [each for each in gear_concerned(now, item, what.what) if face and each.up is not (face == "up")]
    done = False
    for gear in found:
        if not may_be_turned(now, gear, up=face == "up"):
            continue
        turn_gear(now, gear, up=face == "up")
        done = True
    return done


@deed(Mute)
def _mute(now: Moment, item: Item, what: Mute) -> bool:
    """g-disarm: Battlegear loses all its abilities; so does a Location."""
    if what.what.sort == "location":
        places = [each for each in now.every(Location) if each.place == "active"]
        for place in places:
            now.put(place._replace(silenced=what.until))
            now.say(f"{place.name} loses all abilities.", cite("8.7.1.1"), event=("lost", place.name))
        return bool(places)
    if what.what.sort == "attack":
        played = [each for each in concerned(now, item, what.what) if isinstance(each, Item)]
        for each in played:
            begin(now, Effect(item.name, each.name, loses=ALL_ABILITIES, until=what.until))
            now.say(f"{each.name} loses all abilities.", cite("8.7.1.1"), event=("lost", each.name))
        return bool(played)
    found = gear_concerned(now, item, what.what)
    for gear in found:
        silence_gear(now, gear, what.until)
    return bool(found)


def _kept(now: Moment, item: Item) -> bool:
    """8.5.8: whether a text says that what a Creature plays can not be negated."""
    card = now.get(item.card)
    if isinstance(card, Attack | Mugic) and any(each.forbids == STAYS for each in card.abilities):
        return True
    source = now.get(item.creature)
    kind = {"attack": "attacks", "mugic": "mugic"}.get(item.kind, "abilities")
    return isinstance(source, Creature) and prevented(now, source, f"have {kind} negated")


@deed(Negate)
def _negate(now: Moment, item: Item, what: Negate) -> bool:
    """g-negate: what is negated is removed from the Burst without effect; where its card goes is a reading."""
    from judge.games.chaotic.play.mugic_and_abilities.resolution import discard

    names = [each.name for each in concerned(now, item, what.what)]
    aimed = [each for each in burst_items(now) if each.name in names and not _kept(now, each)]
    if aimed and now.reads("what-is-negated") == "still-resolves":
        return False
    now.bind("negated", tuple(aimed))
    for gone in aimed:
        now.put(now.pile(BURST).without(gone))
        on = [each for each in gone.targets if each]
        text = f"{gone.name}{' on ' + ' and '.join(on) if on else ''} is negated and removed from the Burst."
        now.say(text, cite("g-negate"), event=("negated", gone.name))
        if gone.kind == "attack":
            count_attack(now, gone.by, harmful=False)
            use_up(now, gone)
        if gone.card and what.to == "hand":
            owner = now.the(Player, gone.by)
            if gone.kind == "mugic":
                now.put(owner._replace(mugic=(*owner.mugic, gone.card)))
            else:
                now.put(owner._replace(attacks=(*owner.attacks, gone.card)))
            now.say(f"{gone.card} returns to {gone.by}'s hand.", cite("8.5.2"), event=("taken back", gone.card))
        elif gone.card and not what.to and now.reads("discard-of-negated") == "discarded":
            discard(now, gone)
        source = now.get(gone.creature)
        if gone.paid and isinstance(source, Creature) and now.reads("negate-refund") == "refunded":
            now.put(source._replace(counters=source.counters + gone.paid))
    return bool(aimed)


def use_up(now: Moment, item: Item, dealt: Number = 1) -> None:
    """An effect on the next attack has had its attack; one on the next that would deal damage needs such a one."""

    def over(row: Any) -> bool:
        change = row.change if isinstance(row, Effect) else None
        if change is None or change.attack is None or change.attack.which != "next" or not row.at < item.at:
            return False
        if change.bound is not None and not dealt and change.op in ("set", "add") and change.amount:
            return False
        return row.on in ("attack damage", item.creature) and _is_such(now, item, change)

    end(now, over)


def _is_such(now: Moment, item: Item, change: Change) -> bool:
    """Whether an attack is of the sort, and against whom, an effect on the next one is meant for."""
    striker, scene = now.get(item.creature), Scene(item.by, item.creature, item.card)
    if change.attack is not None and not meant.attack_fits(
        now, scene, now.the(Attack, item.card), striker, change.attack
    ):
        return False
    foe = opposing(now, striker) if isinstance(striker, Creature) else None
    return change.against is None or foe is None or meant.fits(now, scene, foe, change.against.traits)


@deed(Hive)
def _hive(now: Moment, item: Item, what: Hive) -> bool:
    """g-hive: Hive goes on, or off; while it is on it cannot be turned on again."""
    state = game(now)
    on = (what.on if what.on != "either" else chosen(now, HIVE)) == "on"
    if on and hive_is_on(now, item.by):
        now.say("Hive is on already.", cite("g-hive"))
        return False
    if hive_stays(now, "on" if on else "off"):
        now.say(f"Hive can not be turned {'on' if on else 'off'}.", cite("8.5.8"), cite("g-hive"))
        return False
    was = bool(state.hive)
    now.put(state._replace(hive=(*state.hive, item.by) if on else (), hive_stays=on and what.stays))
    now.say(f"Hive is {'on' if on else 'off'}.", cite("g-hive"), event=("hive", "on" if on else "off"))
    if on or was:
        announce(now, Event("hive activated" if on else "hive deactivated"))
    return on or was


@deed(HiveStays)
def _hive_stays(now: Moment, item: Item, what: HiveStays) -> bool:
    """8.5.8: Hive can not be turned on, or off, for a while."""
    begin(
        now,
        Effect(item.name, "hive", gains=(Ability(f"can not {what.cannot}", forbids=what.cannot),), until=what.until),
    )
    now.say(f"Hive can not be turned {what.cannot}.", cite("8.5.8"), cite("g-hive"), event=("hive", "stays"))
    return True


def destinations(now: Moment, item: Item, what: Relocate | Return, whom: list[Creature]) -> list[str]:
    """g-unoccupied-space: the spaces that may be chosen for a Creature, or for the two in combat."""
    free = free_spaces(now)
    if what.side:
        owner = opponent(now, item.by) if what.side == "theirs" else item.by
        free = [space for space in free if side_of(now, space) == owner]
    if isinstance(what, Relocate) and what.beside:
        near = {other for each in whom if each.space for other in next_to(now, each.space)}
        free = [space for space in free if space in near]
    if isinstance(what, Relocate) and what.near is not None:
        near = {other for each in living(now, item, what.near) if each.space for other in next_to(now, each.space)}
        free = [space for space in free if space in near]
    owners = {each.owner for each in whom} if isinstance(what, Return) and not what.side else set()
    away = [space for space in free if side_of(now, space) not in ("", *owners)]
    if owners and away and now.reads("returned-space") == "own-side":
        free = [space for space in free if space not in away]
    return free


@deed(Relocate)
def _relocate(now: Moment, item: Item, what: Relocate) -> bool:
    """g-relocate: each Creature to the space that is named or was chosen for it."""
    picked = [each for each in now.given(tuple, "chosen") if each in spaces(now)]
    found = living(now, item, what.whom)
    if len(found) > 1 and all(each.engaged for each in found) and picked:
        return _together(now, found, picked[0])
    done = False
    for n, creature in enumerate(found):
        space = what.where or (picked[n] if n < len(picked) else "")
        done = relocate(now, creature, space) or done
    return done


def _together(now: Moment, found: list[Creature], space: str) -> bool:
    """6.3.4: the two Creatures in combat go to one space, and fight on there."""
    for creature in found:
        put_into(now, now.the(Creature, creature.name), space)
    if combat := fight(now):
        now.put(combat._replace(space=space))
    return True


@deed(Return)
def _return(now: Moment, item: Item, what: Return) -> bool:
    """8.7.1.2: a Creature Card comes back into play."""
    picked = [each for each in now.given(tuple, "chosen") if each in spaces(now)]
    found = [
        each for each in concerned(now, item, what.whom) if isinstance(each, Creature) and each.zone == "discard pile"
    ]
    done = False
    for n, creature in enumerate(found):
        space = what.where or (picked[n] if n < len(picked) else "")
        done = return_to_play(now, creature, space, item.by) or done
    return done


@deed(Swap)
def _swap(now: Moment, item: Item, what: Swap) -> bool:
    """g-relocate: two Creatures change their spaces, at the same time."""
    found = living(now, item, what.whom)
    found += living(now, item, what.other) if what.other is not None else []
    if len(found) != 2 or found[0] == found[1] or not all(each.space for each in found):
        now.say("Nothing is swapped.", cite("g-relocate"))
        return False
    one, other = found
    put_into(now, one, other.space)
    put_into(now, now.the(Creature, other.name), one.space)
    return True


@deed(AttackIs)
def _attack_is(now: Moment, item: Item, what: AttackIs) -> bool:
    """3.5.8.1.1: an attack is also of an element."""
    found = [each for each in concerned(now, item, what.attack) if isinstance(each, Item)]
    for each in found:
        gains = tuple(Ability("", attack_is=element) for element in what.elements)
        begin(now, Effect(item.name, each.name, gains=gains, until=what.until))
        now.say(
            f"{each.name} is also a {' and '.join(map(str.capitalize, what.elements))} attack.",
            cite("3.5.8.1.1"),
            event=("changed", each.name),
        )
    return bool(found)


@deed(CountsFirst)
def _counts_first(now: Moment, item: Item, what: CountsFirst) -> bool:
    """g-strike: an attack on the Burst is, or is not, looked at as the first one of the combat."""
    found = [each for each in concerned(now, item, what.attack) if isinstance(each, Item)]
    for each in found:
        begin(now, Effect(item.name, each.name, gains=(Ability(FIRST[what.first]),), until=what.until))
        said = "counts" if what.first else "does not count"
        now.say(
            f"{each.name} {said} as the first attack of this combat.", cite("g-strike"), event=("changed", each.name)
        )
    return bool(found)


@deed(ReturnGear)
def _return_gear(now: Moment, item: Item, what: ReturnGear) -> bool:
    """8.7.1.4: a Battlegear comes back, and if it is face up it counts from now."""
    gears = [
        each for each in concerned(now, item, what.what) if isinstance(each, Battlegear) and each.zone == "discard pile"
    ]
    bearers = [
        each
        for each in living(now, item, what.whom)
        if (not gear_of(now, each) or now.reads("second-battlegear") == "allowed")
        and not prevented(now, each, "be equipped")
    ]
    if not gears or not bearers:
        now.say("No Battlegear returns.", cite("2.2.6"))
        return False
    gear, bearer = gears[0], bearers[0]
    up = now.reads("returned-battlegear") == "face-up"
    end(now, lambda row: isinstance(row, Awaited) and row.on == gear.name)
    now.put(gear._replace(zone="play", bearer=bearer.name, up=up, silenced="", left_from=""))
    if up:
        mark(now, "gear", gear.name)
    said = f"{gear.name} returns to play face {'up' if up else 'down'}, equipped to {bearer.name}."
    now.say(said, cite("8.7.1.4"), event=("returned", gear.name))
    return True


@deed(Choose)
def _choose(now: Moment, item: Item, what: Choose) -> bool:
    """8.5.2: what was chosen counts for the sentences behind it."""
    return True


@deed(Ends)
def _ends(now: Moment, item: Item, what: Ends) -> bool:
    """5.1: the game is won, or lost."""
    if what.how == "win":
        win(now, item.by)
    else:
        found = [each.name for each in concerned(now, item, what.who)] if what.who else [item.by]
        lose(now, [each for each in found if isinstance(now.get(each), Player)], cite("5.1.1"))
    return True


__all__ = ["FACES", "HIVE", "Trait", "destinations", "meant", "scene_of", "use_up"]
