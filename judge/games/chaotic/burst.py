"""8.1 Timing, 8.2 Bursts, 8.3 Triggered abilities: who may act, what goes on the Burst, in which order."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator

from judge.engine.moment import Moment
from judge.engine.record import Choice, Refusal, refuse
from judge.engine.rules import Verb
from judge.games.chaotic import values
from judge.games.chaotic.rules import RULES, cite
from judge.games.chaotic.targets import legal_targets
from judge.games.chaotic.things import Ability, Combat, Creature, Game, Instruction, Item, Location, Player

BURST = "burst"


@RULES.role
def active_player(now: Moment) -> str:
    """6.1.2: the player whose turn it is."""
    return now.the(Game, "game").active


@RULES.role
def striking_player(now: Moment) -> str:
    """7.2.5: the player whose turn it is to play an attack."""
    return now.the(Combat, "combat").striker


@RULES.role
def first_on_attack_burst(now: Moment) -> str:
    """7.2.5.3 against 8.2.2.1: who may add to an Attack Burst first is a reading."""
    striker = striking_player(now)
    return striker if now.reads("priority-after-attack") == "striker" else values.opponent(now, striker)


@RULES.role
def after_attack_burst(now: Moment) -> str:
    """7.2.5.4 against 8.2.3.4: who has priority once an Attack Burst is done; nobody when the combat is over."""
    if not _fight_goes_on(now):
        return ""
    return striking_player(now) if now.reads("priority-after-attack-burst") == "striker" else active_player(now)


@RULES.role
def after_burst(now: Moment) -> str:
    """8.2.3.4: once a Burst is done the active player has priority; nobody when the combat is over."""
    return active_player(now) if _fight_goes_on(now) else ""


def _fight_goes_on(now: Moment) -> bool:
    combat = now.get("combat")
    if not isinstance(combat, Combat) or not combat.over:
        return True
    return now.reads("priority-after-kill") == "window-first"


def players(now: Moment) -> tuple[str, ...]:
    """The two players."""
    return tuple(player.name for player in now.every(Player))


RULES.players = players


def announce(now: Moment, event: str, subject: Creature | None = None, player: str = "") -> None:
    """8.3.2: everything that an event triggers goes on the Burst, the active player's first; 7.2.1: some is held back."""
    items = list(triggered(now, event, subject, player))
    if not items:
        return
    game = now.the(Game, "game")
    if now.bound("holding"):
        now.put(game._replace(held=(*game.held, *items)))
        for item in items:
            now.say(f"{item.name} triggers and waits for the Beginning of Combat.", cite("7.2.1"), event=("triggered", item.name))
        return
    put_triggers(now, items)


def put_triggers(now: Moment, items: Iterable[Item]) -> None:
    """8.3.2: the active player's triggers go on first, then the other's; each player orders his own."""
    items = list(items)
    active = active_player(now)
    groups = [(player, [item for item in items if item.by == player]) for player in (active, values.opponent(now, active))]
    now.batch("put_on_burst", cite("8.3.2"), *groups)


@RULES.deed
def put_on_burst(now: Moment, effect: Hashable) -> None:
    """8.3.1: a triggered ability is added to the Burst; its target is chosen as it is added (a reading)."""
    assert isinstance(effect, Item)
    if not effect.target:
        _add(now, effect)
    elif not legal_targets(now, effect.target, effect.by):
        now.say(f"{effect.name} has no legal target and is not added.", cite("g-target"), event=("failed", effect.name))
    else:
        now.call("aim", item=effect)


def _add(now: Moment, item: Item) -> None:
    now.add(BURST, item)
    now.say(f"{item.name} goes on the Burst.", cite("8.3.1"), actor=item.by, event=("added", item.name))


@RULES.verb
class Aim(Verb):
    """g-target: the controller of a trigger chooses its target."""

    name = "aim"
    phrase = "aims {0} at {1}"

    def by(self, now: Moment) -> str:
        return _bound_item(now).by

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        item = _bound_item(now)
        yield from ((item.name, target) for target in legal_targets(now, item.target, item.by, legal_only=False))

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        item = _bound_item(now)
        if choice.args[1] in legal_targets(now, item.target, item.by):
            return None
        return refuse(f"{choice.args[1]} cannot be targeted by {item.name}", cite("g-target"))

    def take(self, now: Moment, choice: Choice) -> None:
        _add(now, _bound_item(now)._replace(targets=(str(choice.args[1]),)))


def _bound_item(now: Moment) -> Item:
    return now.given(Item, "item")


def triggered(now: Moment, event: str, subject: Creature | None, player: str) -> Iterator[Item]:
    """8.3.1: the abilities that an event triggers, as items for the Burst."""
    if now.the(Game, "game").format == "apprentice":
        return
    for creature in values.creatures(now):
        for ability in values.abilities(now, creature):
            if (ability.when == event and _concerns(ability, creature, subject)) or _keyword(ability, event, creature, subject):
                yield _item(now, creature, ability)
    for location in now.every(Location):
        for ability in values.active_text(now, location):
            if ability.when == event and (ability.whose == "any" or subject is None):
                yield Item(f"{location.name}: {ability.name}", "trigger", _location_controller(now, location), location.name,
                           target=ability.target, instructions=ability.instructions)  # fmt: skip


def _location_controller(now: Moment, location: Location) -> str:
    """Who controls a Location's ability is a reading."""
    return location.owner if now.reads("location-controller") == "owner" else active_player(now)


def _concerns(ability: Ability, creature: Creature, subject: Creature | None) -> bool:
    if subject is None or ability.whose == "any":
        return True
    match ability.whose:
        case "this" | "bearer":
            return subject.name == creature.name
        case "mine":
            return subject.controller == creature.controller
        case "theirs":
            return subject.controller != creature.controller
        case _:
            return subject.engaged and creature.engaged and subject.controller != creature.controller


def _keyword(ability: Ability, event: str, creature: Creature, subject: Creature | None) -> bool:
    """The keywords that trigger: Recklessness and Exhaust on an attack, the others as combat begins."""
    if ability.name in ("recklessness", "exhaust"):
        return event == "plays an attack" and subject is not None and subject.name == creature.name
    return ability.name in ("intimidate", "elementproof", "disarm") and event == "combat begins" and creature.engaged


def _item(now: Moment, creature: Creature, ability: Ability) -> Item:
    name = ability.name if ability.instructions else _title(ability)
    return Item(
        f"{creature.name}: {name}", "trigger", creature.controller, creature.name, target=ability.target,
        instructions=ability.instructions or _keyword_text(now, ability), tag=ability.tag, card=ability.param,
    )  # fmt: skip


def _title(ability: Ability) -> str:
    return " ".join(part for part in (ability.name.capitalize(), ability.param, str(ability.amount or "")) if part)


def _keyword_text(now: Moment, ability: Ability) -> tuple[Instruction, ...]:
    """What a keyword trigger does when it resolves, in the words of card text."""
    from judge.games.chaotic.words import instruction

    whose = "this" if now.reads("exhaust-which") == "own" else "opposing"
    texts = {
        "recklessness": f"deal {ability.amount} to this",
        "exhaust": f"{ability.param} -{ability.amount} on {whose}",
        "intimidate": f"{ability.param} -{ability.amount} on opposing",
        "elementproof": f"energy +{ability.amount} on this",
        "disarm": "silence gear on opposing",
    }
    if ability.name == "disarm":
        return (Instruction("silence gear", who="opposing", until=now.reads("disarm-duration")),)
    return (instruction(texts[ability.name]),)
