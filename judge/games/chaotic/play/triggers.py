"""8.3 Triggered Abilities: what an event triggers, and in which order it goes on the Burst."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence

from judge.engine import Choice, Moment
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.cards.conditions import elements
from judge.games.chaotic.cards.meanings import Ability, Battlegear, Change, Instruction, Location
from judge.games.chaotic.play.mugic_and_abilities.abilities import abilities, gear_text, location_text
from judge.games.chaotic.play.targets import EXHAUSTED, legal_targets, target
from judge.games.chaotic.play.who import (
    BURST,
    ItemsPlayer,
    active_player,
    bound_item,
    burst_items,
    creatures,
    fight,
    game,
    is_one_of,
    opponent,
    opposing,
)
from judge.games.chaotic.things import Creature, Item
from judge.kit.names import free_name
from judge.kit.targets import Aim, Target
from judge.kit.triggers import in_player_order, wait

Subject = Creature | Location | None
Event = tuple[str, Subject]
ON_ATTACK = ("recklessness", "exhaust")
AT_COMBAT = ("intimidate", "elementproof", "disarm")
KEYWORDS = (*ON_ATTACK, *AT_COMBAT)


def announce(now: Moment, *events: Event) -> None:
    """8.3.1: everything that simultaneous events trigger goes on the Burst."""
    put_triggers(now, [item for event, subject in events for item in triggered(now, event, subject)])


def put_triggers(now: Moment, *moments: Iterable[Item]) -> None:
    """8.3.2: moment after moment, the active player's triggers first, then the other's; each player orders his own."""
    found = [list(items) for items in moments]
    if not now.frames or not any(found):
        return
    if now.bound("holding"):
        _hold(now, [item for items in found for item in items])
        return
    if now.bound("paying") and now.reads("trigger-of-a-cost") == "above":
        now.bind("later", (*now.given(tuple, "later"), *(item for items in found for item in items)))
        return
    first = active_player(now)
    if any(len({item.by for item in items}) > 1 for items in found) and now.reads("triggers-first") == "other":
        first = opponent(now, first)
    order = (first, opponent(now, first))
    now.batch("put_on_burst", cite("8.3.2"), *(each for items in found for each in in_player_order(items, order)))


def _hold(now: Moment, items: list[Item]) -> None:
    """7.2.1, 7.2.2: what these phases trigger waits until the Beginning of Combat."""
    wait(now, *items)
    rule = cite("6.3.4.1.5") if now.at.startswith("action:") else cite("7.2.2") if "7.2.2" in now.at else cite("7.2.1")
    for item in items:
        said = f"{item.name} triggers and waits for the Beginning of Combat."
        now.say(said, rule, event=("triggered", item.name))


@RULES.deed
def put_on_burst(now: Moment, effect: Hashable) -> None:
    """8.3.1: a triggered ability is added to the Burst; whether it is aimed now or on resolution is a reading."""
    assert isinstance(effect, Item)
    if not effect.wanted or now.reads("trigger-targets") == "on-resolution":
        add_trigger(now, effect)
    elif not all(legal_targets(now, wanted, effect.by) for wanted in effect.wanted):
        now.say(f"{effect.name} has no legal target and is not added.", cite("g-target"), event=("failed", effect.name))
    else:
        now.call("aim", item=effect, added=True)


def add_trigger(now: Moment, item: Item) -> None:
    """8.3.1: puts a triggered ability on the Burst."""
    named = item._replace(name=unique_name(now, item.name))
    now.add(BURST, named)
    now.say(f"{named.name} goes on the Burst.", cite("8.3.1"), actor=item.by, event=("added", named.name))


def unique_name(now: Moment, name: str) -> str:
    """A name that nothing else on the Burst has."""
    return free_name({item.name for item in burst_items(now)}, name, "{name} ({number})")


@RULES.verb
class AimTrigger(ItemsPlayer, Aim):
    """g-target: the controller of a trigger chooses its target (or the next of several)."""

    name = "aim"
    phrase = "aims {0} at {1}"
    example = "aims <trigger> at <target>"

    def targets(self, now: Moment) -> Sequence[Target]:
        item = bound_item(now)
        return [target(now, wanted, item.by, item.name) for wanted in item.wanted]

    def taken(self, now: Moment) -> tuple[str, ...]:
        return bound_item(now).targets

    def candidates(self, now: Moment, by: str) -> Iterable[tuple[Hashable, ...]]:
        return [(bound_item(now).name, *name) for name in super().candidates(now, by)]

    def aimed(self, now: Moment, choice: Choice, name: str) -> None:
        item = bound_item(now)
        now.bind("item", item._replace(targets=(*item.targets, name)))


@RULES.test
def aims_left(now: Moment) -> bool:
    """Whether a target is still to be chosen, and there is one to choose."""
    return AimTrigger().left(now)


@RULES.step
def add_aimed(now: Moment) -> None:
    """8.3.1: the trigger that has been aimed goes on the Burst."""
    if now.bound("added"):
        add_trigger(now, bound_item(now))


def triggered(now: Moment, event: str, subject: Subject) -> Iterator[Item]:
    """8.3.1: the abilities that an event triggers, from Creatures, their Battlegear and Locations."""
    if game(now).format == "apprentice":
        return
    for creature in creatures(now):
        for ability in abilities(now, creature):
            if ability.when == event and _concerns(now, ability, creature, subject):
                yield Item.of(ability, creature.name, creature.name, creature.controller)
            elif _keyword_triggers(now, ability, event, creature, subject):
                yield keyword_item(ability, creature.name, creature.controller)
    for gear in now.every(Battlegear):
        bearer = now.the(Creature, gear.bearer)
        for ability in gear_text(now, gear):
            if ability.when == event and bearer.in_play and _concerns(now, ability, bearer, subject):
                yield Item.of(ability, gear.name, bearer.name, bearer.controller)
    for location in now.every(Location):
        for ability in location_text(now, location):
            if ability.when == event and _concerns_place(now, ability, location, subject):
                yield Item.of(ability, location.name, "", _controller(now, location))


def _concerns(now: Moment, ability: Ability, creature: Creature, subject: Subject) -> bool:
    """Whether an event concerns an ability of a Creature or its Battlegear: whose event must it be?"""
    if not isinstance(subject, Creature):
        return _concerns_turn(now, ability, creature)
    return is_one_of(ability.whose, subject, creature.controller, creature)


def _concerns_turn(now: Moment, ability: Ability, creature: Creature) -> bool:
    """Events without a Creature: a combat concerns those in it; of a turn `mine` and `theirs` say whose."""
    if ability.when in ("combat begins", "combat ends"):
        return creature.engaged or ability.whose not in ("this", "opposing")
    active = creature.controller == active_player(now)
    return {"mine": active, "theirs": not active}.get(ability.whose, True)


def _concerns_place(now: Moment, ability: Ability, location: Location, subject: Subject) -> bool:
    """9.3.5: a Mirage on the board looks only at its own space; other Locations at everything."""
    if isinstance(subject, Location):
        return ability.whose == "any" or subject.name == location.name
    owner = _controller(now, location)
    if subject is not None and ability.whose in ("mine", "theirs"):
        if (subject.controller == owner) is not (ability.whose == "mine"):
            return False
    if location.place != "board":
        return True
    combat = fight(now)
    return (subject.space if subject is not None else combat.space if combat else "") == location.space


def _controller(now: Moment, location: Location) -> str:
    """Who controls a Location's ability is a reading."""
    active = active_player(now)
    return location.owner if location.owner == active or now.reads("location-controller") == "owner" else active


def _keyword_triggers(now: Moment, ability: Ability, event: str, creature: Creature, subject: Subject) -> bool:
    """The keywords that trigger: Recklessness and Exhaust on its own attack, the others as its combat begins."""
    if ability.name in ON_ATTACK:
        return event == "plays an attack" and isinstance(subject, Creature) and subject.name == creature.name
    if ability.name not in AT_COMBAT or not creature.engaged:
        return False
    if event == "plays an attack" and ability.name == "intimidate":
        return now.reads("intimidate-once") == "each-strike"
    return event == "combat begins" and (ability.name != "elementproof" or _faces(now, ability, creature))


def _faces(now: Moment, ability: Ability, creature: Creature) -> bool:
    """g-elementproof: whether the element is there as combat begins; when that must be so is a reading."""
    foe = opposing(now, creature)
    if foe is not None and ability.param in elements(now, foe):
        return True
    return now.reads("elementproof-check") == "on-resolution"


def keyword_item(ability: Ability, creature: str, by: str) -> Item:
    """What a keyword that triggers puts on the Burst."""
    element = ability.param if ability.name == "elementproof" else ""
    text = ability._replace(name=ability.title, instructions=(_keyword_text(ability),))
    return Item.of(text, creature, creature, by)._replace(kind="trigger", element=element)


def _keyword_text(ability: Ability) -> Instruction:
    """What a keyword trigger does when it resolves."""
    lowered = Change(ability.param, "subtract", ability.amount)
    match ability.name:
        case "recklessness":
            return Instruction("deal", ability.amount, who="this")
        case "exhaust":
            return Instruction("change", who=EXHAUSTED, change=lowered)
        case "intimidate":
            return Instruction("change", who="opposing", change=lowered)
        case "elementproof":
            return Instruction("change", who="this", change=Change("energy", "add", ability.amount))
        case _:
            return Instruction("silence gear", who="opposing", until="disarm")
