"""The table as people see it, for the console and for replays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.engine import Moment
from judge.games.chaotic import RULES
from judge.games.chaotic.cards.meanings import STATISTICS
from judge.games.chaotic.cards.qualities import elements
from judge.games.chaotic.play.mugic_and_abilities.abilities import abilities
from judge.games.chaotic.play.values import score
from judge.games.chaotic.play.who import active_location, burst_items, fight, game, gear_of
from judge.games.chaotic.things import Creature, Player


def show(now: Moment) -> Mapping[str, Any]:
    """The whole table as plain data."""
    state, place, combat = game(now), active_location(now), fight(now)
    table: dict[str, Any] = {
        "turn": {"active": state.active, "number": state.turn, "format": state.format},
        "creatures": {each.name: _creature(now, each) for each in now.every(Creature)},
        "players": {
            each.name: {"mugic": list(each.mugic), "attacks": list(each.attacks)} for each in now.every(Player)
        },
        "burst": [item.name for item in reversed(burst_items(now))],
        "location": place.name if place else "none",
    }
    if combat:
        table["combat"] = {"space": combat.space, "striking": combat.striker or "nobody"}
    return table | ({"result": state.over} if state.over else {})


def _creature(now: Moment, creature: Creature) -> dict[str, Any]:
    if not creature.in_play:
        return {"controller": creature.controller, "zone": creature.zone}
    row: dict[str, Any] = {"controller": creature.controller, "energy": score(now, creature, "energy")}
    row["damage"] = creature.damage if isinstance(creature.damage, int) else str(creature.damage)
    row |= {each: score(now, creature, each) for each in STATISTICS[:4]}
    row["elements"] = list(elements(now, creature))
    row["abilities"] = sorted(each.title for each in abilities(now, creature))
    gear = [f"{each.name}{'' if each.up else ' (face down)'}" for each in gear_of(now, creature)]
    extra = {"counters": creature.counters, "space": creature.space, "gear": gear, "engaged": creature.engaged,
             "infected": creature.infected, "moved": creature.moved}  # fmt: skip
    extra |= {"other counters": [f"{number} {each}" for each, number in creature.named]}
    return row | {key: value for key, value in extra.items() if value}


RULES.show = show
