"""8.3 Triggered Abilities: what an event triggers, and in which order it goes on the Burst."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import NamedTuple

from judge.engine import Choice, Moment, refuse, remembered
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.cards import conditions, meant, qualities
from judge.games.chaotic.cards.meanings import Those, Trait
from judge.games.chaotic.cards.meanings.ability import Ability, Attack, Battlegear, Location
from judge.games.chaotic.cards.meanings.sentences import When
from judge.games.chaotic.cards.scene import Scene
from judge.games.chaotic.play.keyword_triggers import keyword_item
from judge.games.chaotic.play.lasting import effects_on
from judge.games.chaotic.play.mugic_and_abilities.abilities import own_abilities
from judge.games.chaotic.play.mugic_and_abilities.texts import ALL_ABILITIES, gear_text, location_text
from judge.games.chaotic.play.targets import ON_BURST, legal_targets, target
from judge.games.chaotic.play.who import (
    BURST,
    ItemsPlayer,
    active_player,
    bound_item,
    burst_items,
    creatures,
    fight,
    game,
    in_row,
    opponent,
    opposing,
)
from judge.games.chaotic.things import Awaited, Creature, Item
from judge.kit.names import free_name
from judge.kit.targets import Aim, Target
from judge.kit.timeline import end, ongoing
from judge.kit.triggers import in_player_order, wait

ON_ATTACK = ("recklessness", "exhaust")
AT_COMBAT = ("intimidate", "elementproof", "disarm")
KEYWORDS = (*ON_ATTACK, *AT_COMBAT)
ALONE = (
    "combat begins",
    "combat ends",
    "turn begins",
    "turn ends",
    "hive activated",
    "hive deactivated",
    "mugic discarded",
)
BY_PLAYERS = ("deck shuffled", "draws", "discards", "reveals")
KIND = {"trigger": "abilities", "ability": "abilities", "attack": "attacks", "recklessness": "abilities"}


class Event(NamedTuple):
    """What happens: to or by whom, to whom else, how much, of which elements; with which Battlegear, by what.

    `card`: the Attack Card that does it.
    """

    name: str
    subject: Creature | Location | None = None
    object: Creature | None = None
    amount: int = 0
    elements: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    gear: str = ""
    kind: str = ""
    played: str = ""
    card: str = ""


def announce(now: Moment, *events: Event) -> None:
    """8.3.1: everything that simultaneous events trigger goes on the Burst."""
    put_triggers(now, [item for event in events for item in triggered(now, event)])


def announce_time(now: Moment, *events: Event) -> None:
    """8.3.1: the turn begins, or ends; what was to happen then has come to pass, once."""
    announce(now, *events)
    names = [each.name for each in events]
    end(now, lambda row: isinstance(row, Awaited) and row.event in names)


def announce_counters(now: Moment, name: str, creature: str, number: int) -> None:
    """8.3.1: what Mugic counters trigger that come or go; whether several at once are one event is a reading."""
    event = Event(name, now.the(Creature, creature))
    several = number > 1 and any(triggered(now, event)) and now.reads("counters-at-once") == "each"
    announce(now, *(event for _ in range(number if several else 1)))


def announce_elements(now: Moment, name: str, had: tuple[str, ...]) -> None:
    """8.3.1: what triggers as elements come or go; whether several at once are one event is a reading."""
    creature = now.the(Creature, name)
    has = qualities.elements(now, creature)
    for event, some in (
        ("gains an element", tuple(each for each in has if each not in had)),
        ("loses an element", tuple(each for each in had if each not in has)),
    ):
        whole = Event(event, creature, elements=some)
        several = len(some) > 1 and any(triggered(now, whole)) and now.reads("counters-at-once") == "each"
        announce(now, *([whole._replace(elements=(each,)) for each in some] if several else [whole] if some else []))


def put_triggers(now: Moment, *moments: Iterable[Item]) -> None:
    """8.3.2: moment after moment, the Active Player's triggers first, then the other's; each player orders his own."""
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
    for items in found:
        for item in [each for each in items if _aims_at_nothing(now, each)]:
            items.remove(item)
            now.say(f"{item.name} has no legal target and is not added.", cite("g-target"), event=("failed", item.name))
    groups = [group for items in found for group in in_player_order(items, order)]
    now.batch("put_on_burst", cite("8.3.2"), *(each for group in groups for each in _without_copies(now, *group)))


def _without_copies(now: Moment, player: str, items: list[Item]) -> list[tuple[str, list[Item]]]:
    """8.3.2: a player's triggers to be put in order; the same text on copies of one card leaves nothing to choose."""
    alike = {(_title(now, each.source), each.steps, each.wanted, each.tag, each.keyword) for each in items}
    return [(player, [each]) for each in items] if len(alike) == 1 else [(player, items)]


def _title(now: Moment, source: str) -> str:
    """3.1.1: the name on the card that a trigger comes from."""
    card = now.get(source)
    return card.title or card.name if isinstance(card, Creature | Battlegear) else source


def _hold(now: Moment, items: list[Item]) -> None:
    """7.2.1, 7.2.2: what these phases trigger waits until the Beginning of Combat."""
    wait(now, *items)
    rule = cite("6.3.4.1.5") if now.at.startswith("action:") else cite("7.2.2") if "7.2.2" in now.at else cite("7.2.1")
    for item in items:
        said = f"{item.name} triggers and waits for the Beginning of Combat."
        now.say(said, rule, event=("triggered", item.name))


def _aims_at_nothing(now: Moment, item: Item) -> bool:
    """g-target: whether a trigger has no legal target and will have none, in whatever order triggers are added."""
    if not item.wanted or any(each.sort in ON_BURST for each in item.wanted):
        return False
    nothing = any(not each.up_to and not legal_targets(now, each, item) for each in item.wanted)
    return nothing and now.reads("trigger-targets") != "on-resolution"


@RULES.deed
def put_on_burst(now: Moment, effect: Hashable) -> None:
    """8.3.1: a triggered ability is added to the Burst; whether it is aimed now or on resolution is a reading."""
    assert isinstance(effect, Item)
    if not effect.wanted or now.reads("trigger-targets") == "on-resolution":
        add_trigger(now, effect)
    elif not all(legal_targets(now, wanted, effect) for wanted in effect.wanted):
        now.say(f"{effect.name} has no legal target and is not added.", cite("g-target"), event=("failed", effect.name))
    else:
        now.call("aim", item=effect, added=True)


def add_trigger(now: Moment, item: Item) -> None:
    """8.3.1: puts a triggered ability on the Burst."""
    named = item._replace(name=unique_name(now, item.name))
    now.add(BURST, named)
    now.say(f"{named.name} goes on the Burst.", cite("8.3.1"), actor=item.by, event=("added", named.name))
    if named.targets:
        put_triggers(now, targeted(now, named))


def targeted(now: Moment, item: Item) -> list[Item]:
    """g-target: what triggers as Creatures become the targets of something."""
    by = now.get(item.creature)
    source = by if isinstance(by, Creature) else None
    aimed = [each for name in item.targets if isinstance(each := now.get(name), Creature)]
    return [
        made
        for each in aimed
        for made in triggered(now, Event("is targeted", each, source, kind=item.kind, played=item.name))
    ]


def unique_name(now: Moment, name: str) -> str:
    """A name that nothing else on the Burst has."""
    return free_name({item.name for item in burst_items(now)}, name, "{name} ({number})")


@RULES.verb
class AimTrigger(ItemsPlayer, Aim):
    """g-target: the controller of a trigger chooses its target (or the next of several)."""

    name = "aim"
    phrase = "aims {0} at {1}"
    example = "aims <trigger> at <target>"
    only = refuse(
        "no triggered ability is going on the Burst, so no target is chosen now", cite("g-target"), cite("8.3.1")
    )

    def targets(self, now: Moment) -> Sequence[Target]:
        item = bound_item(now)
        return [target(now, wanted, item, item.name) for wanted in item.wanted]

    def taken(self, now: Moment) -> tuple[str, ...]:
        return bound_item(now).targets

    def candidates(self, now: Moment, by: str) -> Iterable[tuple[Hashable, ...]]:
        return [(bound_item(now).name, *name) for name in super().candidates(now, by)]

    def aimed(self, now: Moment, choice: Choice, name: str) -> None:
        item = bound_item(now)
        now.bind("item", item._replace(targets=(*item.targets, name)))


@RULES.test
def aims_left(now: Moment) -> bool:
    """Whether there is a target left to choose."""
    return AimTrigger().left(now)


@RULES.step
def add_aimed(now: Moment) -> None:
    """8.3.1: the trigger that has been aimed goes on the Burst."""
    if now.bound("added"):
        add_trigger(now, bound_item(now))


def triggered(now: Moment, event: Event) -> Iterator[Item]:
    """8.3.1: the abilities that an event triggers, from Creatures, their Battlegear and Locations."""
    if game(now).format == "apprentice":
        return
    yield from (row.item for row in ongoing(now, Awaited) if row.event == event.name)
    for source, name, ability in _waiting(now):
        creature = now.the(Creature, name)
        if _triggers(now, ability, Scene(creature.controller, name, source), event):
            yield _item(ability, source, name, creature.controller, event)
        elif source == name and _keyword_triggers(now, ability, event, creature):
            yield keyword_item(ability, name, creature.controller)
    for location in now.every(Location):
        for ability in (each for each in location_text(now, location) if not each.given_away):
            scene = Scene(_controller(now, location), "", location.name)
            if _is_here(now, location, event) and _triggers(now, ability, scene, event):
                yield _item(ability, location.name, "", scene.by, event)


@remembered
def _waiting(now: Moment) -> tuple[tuple[str, str, Ability], ...]:
    """What might trigger of Creatures in play and their Battlegear, whatever happens: its source, whose it is, it."""
    found = [(each.name, each.name, held.ability) for each in creatures(now) for held in own_abilities(now, each)]
    for gear in now.every(Battlegear):
        bearer = in_row(now, Creature, gear.bearer)
        text = [each for each in gear_text(now, gear) if not each.given_away]
        found += [(gear.name, bearer.name, each) for each in text if bearer.in_play]
    return tuple(each for each in found if each[2].when is not None or each[2].name in KEYWORDS)


def _item(ability: Ability, source: str, creature: str, by: str, event: Event) -> Item:
    """A triggered ability as it goes on the Burst, with whom its event concerned."""
    made = Item.of(ability, source, creature, by)
    subject = event.subject.name if event.subject else ""
    other = event.object.name if event.object else event.gear
    return made._replace(subject=subject, object=other, amount=event.amount, about=event.played, types=event.types)


def of_attack(now: Moment, item: Item, event: Event) -> Iterator[Item]:
    """8.3.1: what the attack itself triggers as it deals damage; not where it has lost its abilities."""
    if any(row.loses == ALL_ABILITIES for row in effects_on(now, item.name)):
        return
    scene = Scene(item.by, item.creature, item.card)
    for ability in now.the(Attack, item.card).abilities:
        if _triggers(now, ability, scene, event):
            yield _item(ability, item.card, item.creature, item.by, event)


def _triggers(now: Moment, ability: Ability, scene: Scene, event: Event) -> bool:
    """8.3.1: whether an event is the one that an ability waits for, and what it asks besides is so."""
    when = ability.when
    if when is None or not _is_event(when.event, event.name) or event.amount < when.least:
        return False
    if when.elements and not set(when.elements) & set(event.elements):
        return False
    if when.types and not set(map(qualities.plain, when.types)) & set(event.types):
        return False
    if when.by and not {event.kind, KIND.get(event.kind, event.kind)} & {*when.by.split(" or ")}:
        return False
    card = now.get(event.card) if when.attack is not None else None
    if when.attack is not None and not (isinstance(card, Attack) and _is_such(now, scene, card, event, when.attack)):
        return False
    place = now.get(scene.source)
    if when.event == "enters this space" and not (isinstance(place, Location) and place.place == "board"):
        return False
    return _concerns(now, ability, when, scene, event) and conditions.all_hold(now, scene, ability.given)


def _is_such(now: Moment, scene: Scene, card: Attack, event: Event, wanted: Those) -> bool:
    """3.5.8: whether the attack of an event is of the sort that is waited for."""
    striker = event.object if event.name == "is dealt attack damage" else event.subject
    return meant.attack_fits(now, scene, card, striker, wanted)


def _is_event(wanted: str, name: str) -> bool:
    """Whether an event is of the kind that is waited for."""
    if wanted == "enters this space" and name == "enters a space":
        return True
    if wanted == "gear turned" and name in ("gear revealed", "gear turned down"):
        return True
    return wanted == name or (wanted == "counters change" and name in ("gets a counter", "loses a counter"))


def _concerns(now: Moment, ability: Ability, when: When, scene: Scene, event: Event) -> bool:
    """Whether an event concerns an ability: whose event must it be?"""
    if event.name in BY_PLAYERS:
        by = when.who.which if when.who is not None else "any"
        return by == "any" or (by == "you") is (scene.by == event.kind)
    if event.name in ALONE:
        return _concerns_time(now, ability, when, scene)
    if isinstance(event.subject, Location):
        return event.subject.name == scene.source or (when.who is not None and when.who.which == "each")
    if when.who is not None and when.who.sort == "battlegear":
        gear = now.get(event.gear)
        return isinstance(gear, Battlegear) and (
            gear.name == scene.source if when.who.which == "this" else gear in meant.candidates(now, scene, when.who)
        )
    return _is_one(now, when.who, scene, event.subject) and (
        when.whom is None or _is_one(now, when.whom, scene, event.object)
    )


def _is_one(now: Moment, those: Those | None, scene: Scene, creature: object) -> bool:
    if those is None or not isinstance(creature, Creature):
        return those is None
    itself = those.which in ("this", "bearer") and scene.this
    if itself and creature.name != scene.this:
        return False
    return meant.fits(now, scene, creature, those.traits)


def _concerns_time(now: Moment, ability: Ability, when: When, scene: Scene) -> bool:
    """A combat concerns those in it, unless the text speaks of others alone; of a turn it may be said whose."""
    if when.event.startswith("turn") and when.who is not None:
        mine = when.who.which == "you" or Trait("control", "yours") in when.who.traits
        theirs = when.who.which == "opponent" or Trait("control", "theirs") in when.who.traits
        active = scene.by == active_player(now)
        return active if mine else not active if theirs else True
    this = now.get(scene.this)
    if not when.event.startswith("combat") or not isinstance(this, Creature) or this.engaged:
        return True
    if when.who is not None:
        return when.who.which == "each" and Trait("state", "engaged") not in when.who.traits
    return not _speaks_of_itself(ability.steps)


def _speaks_of_itself(value: object) -> bool:
    """Whether a text names its own card; in an ability that it gives, `this` is whoever gains it."""
    if isinstance(value, Ability):
        return False
    if isinstance(value, Those) and value.which in ("this", "bearer"):
        return True
    return isinstance(value, tuple) and any(_speaks_of_itself(each) for each in value)


def _is_here(now: Moment, location: Location, event: Event) -> bool:
    """9.3.5: a Mirage on the board looks only at its own space; other Locations at everything."""
    if isinstance(event.subject, Location) or location.place != "board":
        return True
    combat = fight(now)
    return (event.subject.space if event.subject is not None else combat.space if combat else "") == location.space


def _controller(now: Moment, location: Location) -> str:
    """Who controls a Location's ability is a reading."""
    active = active_player(now)
    return location.owner if location.owner == active or now.reads("location-controller") == "owner" else active


def _keyword_triggers(now: Moment, ability: Ability, event: Event, creature: Creature) -> bool:
    """The keywords that trigger: Recklessness and Exhaust on its own attack, the others as its combat begins."""
    if ability.name in ON_ATTACK:
        return event.name == "plays an attack" and event.subject is not None and event.subject.name == creature.name
    if ability.name not in AT_COMBAT or not creature.engaged:
        return False
    if event.name == "plays an attack" and ability.name == "intimidate":
        return now.reads("intimidate-once") == "each-strike"
    return event.name == "combat begins" and (ability.name != "elementproof" or _faces(now, ability, creature))


def _faces(now: Moment, ability: Ability, creature: Creature) -> bool:
    """g-elementproof: whether the element is there as combat begins; when that must be so is a reading."""
    foe = opposing(now, creature)
    if foe is not None and ability.param in qualities.elements(now, foe):
        return True
    if now.reads("proof-needs-element") == "always":
        return True
    return now.reads("elementproof-check") == "on-resolution"
