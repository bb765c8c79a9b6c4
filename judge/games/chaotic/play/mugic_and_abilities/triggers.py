"""8.3 Triggered Abilities: what an event triggers, and in which order it goes on the Burst."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator

from judge.engine import Choice, Moment, Refusal, Verb, refuse
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.cards.conditions import elements
from judge.games.chaotic.cards.meanings import Ability, Battlegear, Instruction, Location
from judge.games.chaotic.play.mugic_and_abilities.abilities import abilities, gear_text, location_text
from judge.games.chaotic.play.mugic_and_abilities.targets import choosable, legal_targets, might_target
from judge.games.chaotic.play.who import (
    BURST,
    active_player,
    bound_item,
    burst_items,
    creatures,
    game,
    opponent,
    opposing,
)
from judge.games.chaotic.things import Combat, Creature, Game, Item

Subject = Creature | Location | None
Event = tuple[str, Subject]
ON_ATTACK = ("recklessness", "exhaust")
AT_COMBAT = ("intimidate", "elementproof", "disarm")


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
    groups = [(player, [item for item in items if item.by == player]) for items in found for player in order]
    now.batch("put_on_burst", cite("8.3.2"), *groups)


def _hold(now: Moment, items: list[Item]) -> None:
    """7.2.1, 7.2.2: what these phases trigger waits until the Beginning of Combat."""
    now.put(game(now)._replace(held=(*game(now).held, *items)))
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
    taken = {item.name for item in burst_items(now)}
    number = 1
    while (name if number == 1 else f"{name} ({number})") in taken:
        number += 1
    return name if number == 1 else f"{name} ({number})"


@RULES.verb
class Aim(Verb):
    """g-target: the controller of a trigger chooses its target (or the next of several)."""

    name = "aim"
    example = "aims <trigger> at <target>"

    def say(self, choice: Choice) -> str:
        return f"aims {choice.args[0]} at {choice.args[1]}"

    def by(self, now: Moment) -> str:
        return bound_item(now).by

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        item = now.bound("item")
        if isinstance(item, Item) and len(item.targets) < len(item.wanted):
            yield from ((item.name, name) for name in might_target(now, item.wanted[len(item.targets)]))

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        item = bound_item(now)
        if choice.args[1] in item.targets:
            return refuse(f"{choice.args[1]} is targeted already", cite("g-target"))
        wanted = item.wanted[len(item.targets)]
        if choice.args[1] in legal_targets(now, wanted, item.by):
            return None
        if choice.args[1] in choosable(now, wanted, item.by):
            return refuse(f"{choice.args[1]} cannot be chosen as a target", cite("g-untargetable"))
        return refuse(f"{choice.args[1]} is no legal target for {item.name}", cite("g-target"))

    def take(self, now: Moment, choice: Choice) -> None:
        item = bound_item(now)
        now.bind("item", item._replace(targets=(*item.targets, str(choice.args[1]))))


@RULES.test
def aims_left(now: Moment) -> bool:
    """Whether a target is still to be chosen, and there is one to choose."""
    item = bound_item(now)
    if len(item.targets) >= len(item.wanted):
        return False
    legal = legal_targets(now, item.wanted[len(item.targets)], item.by)
    return any(name not in item.targets for name in legal)


@RULES.step
def add_aimed(now: Moment) -> None:
    """8.3.1: the trigger that has been aimed goes on the Burst."""
    if now.bound("added"):
        add_trigger(now, bound_item(now))


def triggered(now: Moment, event: str, subject: Subject) -> Iterator[Item]:
    """8.3.1: the abilities that an event triggers, from Creatures, their Battlegear and Locations."""
    if now.the(Game, "game").format == "apprentice":
        return
    for creature in creatures(now):
        for ability in abilities(now, creature):
            if ability.when == event and _concerns(now, ability, creature, subject):
                yield _written(ability, creature.controller, creature.name, creature.name)
            elif _keyword_triggers(now, ability, event, creature, subject):
                yield _keyword(now, ability, creature)
    for gear in now.every(Battlegear):
        bearer = now.the(Creature, gear.bearer)
        for ability in gear_text(now, gear):
            if ability.when == event and bearer.in_play and _concerns(now, ability, bearer, subject):
                yield _written(ability, bearer.controller, gear.name, bearer.name)
    for location in now.every(Location):
        for ability in location_text(now, location):
            if ability.when == event and _concerns_place(now, ability, location, subject):
                yield _written(ability, _controller(now, location), location.name, "")


def _written(ability: Ability, by: str, source: str, creature: str) -> Item:
    """g-source: the source of an ability is the card on which it appears."""
    return Item(
        f"{ability.name} of {source}", "trigger", by, source, creature, wanted=ability.targets,
        instructions=ability.instructions, tag=ability.tag,
    )  # fmt: skip


def _concerns(now: Moment, ability: Ability, creature: Creature, subject: Subject) -> bool:
    """Whether an event concerns an ability of a Creature or its Battlegear: whose event must it be?"""
    if not isinstance(subject, Creature):
        return _concerns_turn(now, ability, creature)
    match ability.whose:
        case "this":
            return subject.name == creature.name
        case "mine":
            return subject.controller == creature.controller
        case "theirs":
            return subject.controller != creature.controller
        case "opposing":
            return subject.engaged and creature.engaged and subject.controller != creature.controller
        case _:
            return True


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
    combat = now.get("combat")
    here = subject.space if subject is not None else combat.space if isinstance(combat, Combat) else ""
    return here == location.space


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


def _keyword(now: Moment, ability: Ability, creature: Creature) -> Item:
    element = ability.param if ability.name == "elementproof" else ""
    return Item(
        f"{ability.title} of {creature.name}", "trigger", creature.controller, creature.name, creature.name,
        instructions=(_keyword_text(now, ability),), tag=ability.tag, element=element,
    )  # fmt: skip


def _keyword_text(now: Moment, ability: Ability) -> Instruction:
    """What a keyword trigger does when it resolves, in the words of card text."""
    from judge.games.chaotic.cards.sentences import instructions

    match ability.name:
        case "recklessness":
            return Instruction("deal", ability.amount, who="this")
        case "exhaust":
            whose = "this" if now.reads("exhaust-which") == "own" else "opposing"
            return instructions(f"{ability.param} -{ability.amount} on {whose}")[0]
        case "intimidate":
            return instructions(f"{ability.param} -{ability.amount} on opposing")[0]
        case "elementproof":
            return instructions(f"energy +{ability.amount} on this")[0]
        case _:
            return Instruction("silence gear", who="opposing", until="disarm")
