"""What a question about a Chaotic table can ask for, and the table as people see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.engine.modifiers import Value
from judge.engine.moment import Moment
from judge.games.chaotic import values
from judge.games.chaotic.attacks import attack_elements
from judge.games.chaotic.playing import counters_needed
from judge.games.chaotic.rules import RULES, cite
from judge.games.chaotic.targets import burst_items
from judge.games.chaotic.things import (
    STATISTICS,
    Attack,
    Battlegear,
    Combat,
    Creature,
    Game,
    Location,
    Mugic,
    Player,
)


@RULES.quantity("damage on {creature}", cite("8.5.3"))
def damage_on(now: Moment, creature: str) -> int:
    """The damage on a Creature."""
    return now.the(Creature, creature).damage


@RULES.quantity("current energy of {creature}", cite("8.7.3.6"))
def current_energy_of(now: Moment, creature: str) -> int:
    """A Creature's Energy less the damage on it."""
    return values.current_energy(now, now.the(Creature, creature))


@RULES.quantity("scanned {statistic} of {creature}", cite("g-scanned-statistic"))
def scanned_of(now: Moment, statistic: str, creature: str) -> int:
    """A statistic as printed."""
    return values.scanned(now.the(Creature, creature), _statistic(statistic))


@RULES.quantity("elements of {creature}", cite("3.2.7.2"))
def elements_of(now: Moment, creature: str) -> list[str]:
    """The elements a Creature has."""
    return list(values.elements(now, now.the(Creature, creature)))


@RULES.quantity("elemental types of {attack}", cite("8.6.1.4"), cite("3.5.8.1"))
def types_of(now: Moment, attack: str) -> list[str]:
    """The elements an attack has."""
    return list(attack_elements(now, now.the(Attack, attack)))


@RULES.quantity("discipline types of {attack}", cite("3.5.8.2"))
def discipline_types_of(now: Moment, attack: str) -> list[str]:
    """The Disciplines that an attack checks."""
    text = now.the(Attack, attack).instructions
    checked = [c.what for each in text for c in each.conditions if c.kind in ("check", "fail", "challenge")]
    return list(dict.fromkeys(checked))


@RULES.quantity("abilities of {creature}", cite("g-abilities"))
def abilities_of(now: Moment, creature: str) -> list[str]:
    """The abilities a Creature has, each with its number."""
    found = values.abilities(now, now.the(Creature, creature))
    return sorted(" ".join(part for part in (each.name, each.param, str(each.amount or "")) if part) for each in found)


@RULES.quantity("counters on {creature}", cite("g-mugic-counter"))
def counters_on(now: Moment, creature: str) -> int:
    """The Mugic counters on a Creature."""
    return now.the(Creature, creature).counters


@RULES.quantity("cost of {mugic} for {creature}", cite("8.4.2.1"))
def cost_of(now: Moment, mugic: str, creature: str) -> int:
    """The Mugic counters that a Creature has to pay for a Mugic."""
    return counters_needed(now, now.the(Creature, creature), now.the(Mugic, mugic).cost, 0)


@RULES.quantity("mugic cost of {mugic}", cite("3.4.6.2"))
def mugic_cost_of(now: Moment, mugic: str) -> int:
    """What a Mugic counts as costing: X is 0 off the Burst, and what was paid on it."""
    for item in burst_items(now):
        if item.card == mugic:
            return item.paid if now.reads("x-with-modified-cost") == "counters-paid" else item.x
    return now.the(Mugic, mugic).cost.counters


@RULES.quantity("space of {creature}", cite("6.3.3"))
def space_of(now: Moment, creature: str) -> str:
    """The space a Creature is in."""
    return now.the(Creature, creature).space


@RULES.quantity("{creature} is destroyed", cite("3.2.9.3"))
def is_destroyed(now: Moment, creature: str) -> bool:
    """Whether a Creature has gone to the discard pile."""
    return now.the(Creature, creature).zone == "discard pile"


@RULES.quantity("{creature} is in play", cite("g-in-play"))
def is_in_play(now: Moment, creature: str) -> bool:
    """Whether a Creature is on the Battleboard."""
    return now.the(Creature, creature).in_play


@RULES.quantity("{creature} is infected", cite("9.1.1"))
def is_infected(now: Moment, creature: str) -> bool:
    """Whether a Creature is Infected."""
    return now.the(Creature, creature).infected


@RULES.quantity("{creature} is brainwashed", cite("9.2.2"))
def is_brainwashed(now: Moment, creature: str) -> bool:
    """Whether a Minion's Brainwashed text is active."""
    return values.is_brainwashed(now, now.the(Creature, creature))


@RULES.quantity("{creature} has {characteristic}", cite("8.6.2.3"))
def has_characteristic(now: Moment, creature: str, characteristic: str) -> bool:
    """Whether a Creature has an element, tribe, subtype or ability."""
    return values.characteristic(now, now.the(Creature, creature), characteristic)


@RULES.quantity("winner", cite("5.1"))
def winner(now: Moment) -> str:
    """How the game stands: who has won, a draw, or undecided."""
    return now.the(Game, "game").over.removesuffix(" wins") or "undecided"


@RULES.quantity("active player", cite("6.1.2"))
def active(now: Moment) -> str:
    """Whose turn it is."""
    return now.the(Game, "game").active


@RULES.quantity("striking player", cite("7.2.5"))
def striking(now: Moment) -> str:
    """Who strikes."""
    combat = now.get("combat")
    return combat.striker if isinstance(combat, Combat) else "nobody"


@RULES.quantity("combat", cite("7.3"))
def fighting(now: Moment) -> str:
    """Whether a combat goes on."""
    return "going on" if isinstance(now.get("combat"), Combat) else "over"


@RULES.quantity("burst", cite("8.2"))
def on_the_burst(now: Moment) -> list[str]:
    """What is on the Burst, newest first."""
    return [item.name for item in reversed(burst_items(now))]


@RULES.quantity("active location", cite("6.2.1"))
def active_location(now: Moment) -> str:
    """The active Location."""
    return next((each.name for each in now.every(Location) if each.place == "active"), "none")


@RULES.quantity("{ability} X of {creature}", cite("8.8.1.2"))
def x_of(now: Moment, ability: str, creature: str) -> int:
    """The number of a cumulative ability, such as `fire X of Vey` or `intimidate courage X of Vey`."""
    name, _, param = ability.casefold().partition(" ")
    return values.amount(now, now.the(Creature, creature), name, param)


@RULES.quantity("{statistic} of {creature}", cite("8.7.2.2"), cite("8.7.3.2"))
def statistic_of(now: Moment, statistic: str, creature: str) -> Value:
    """A Discipline or the Energy as it counts now."""
    return values.worth(now, now.the(Creature, creature), _statistic(statistic))


def _statistic(name: str) -> str:
    if name.casefold() not in STATISTICS:
        raise KeyError(f"no statistic {name}; allowed: {', '.join(STATISTICS)}")
    return name.casefold()


def show(now: Moment) -> Mapping[str, Any]:
    """The table as people see it."""
    game = now.the(Game, "game")
    table: dict[str, Any] = {
        "turn": {"active": game.active, "number": game.turn, "format": game.format},
        "creatures": {each.name: _creature(now, each) for each in now.every(Creature)},
        "players": {each.name: _player(each) for each in now.every(Player)},
        "burst": on_the_burst(now),
        "location": active_location(now),
    }
    combat = now.get("combat")
    if isinstance(combat, Combat):
        table["combat"] = {"space": combat.space, "striking": combat.striker}
    if game.over:
        table["result"] = game.over
    return table


def _creature(now: Moment, creature: Creature) -> dict[str, Any]:
    if not creature.in_play:
        return {"controller": creature.controller, "zone": creature.zone}
    gear = [f"{each.name}{'' if each.up else ' (face down)'}" for each in now.every(Battlegear)
            if each.bearer == creature.name and each.zone == "play"]  # fmt: skip
    row: dict[str, Any] = {"controller": creature.controller, "energy": values.score(now, creature, "energy")}
    row["damage"] = creature.damage
    row |= {each: values.score(now, creature, each) for each in STATISTICS[:4]}
    row |= {"elements": list(values.elements(now, creature)), "abilities": abilities_of(now, creature.name)}
    extra = {"counters": creature.counters, "space": creature.space, "gear": gear, "engaged": creature.engaged,
             "infected": creature.infected}  # fmt: skip
    return row | {key: value for key, value in extra.items() if value}


def _player(player: Player) -> dict[str, Any]:
    return {"mugic": list(player.mugic), "attacks": list(player.attacks)}


RULES.show = show
