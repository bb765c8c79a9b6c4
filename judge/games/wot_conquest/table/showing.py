"""The table as people see it, for the console and for replays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from judge.engine import Moment, Number, Value
from judge.games.wot_conquest import RULES
from judge.games.wot_conquest.play.battle.sides import defender
from judge.games.wot_conquest.play.values import figure
from judge.games.wot_conquest.play.who import game, horn, last_battle, traits
from judge.games.wot_conquest.things import BOARD, Battle, City, Map, Player, Town, Unit


def show(now: Moment) -> Mapping[str, Any]:
    """The whole table as plain data."""
    state, found, valere = game(now), last_battle(now), horn(now)
    table: dict[str, Any] = {
        "turn": {"active": state.active, "phase": state.phase or "not begun"},
        "players": {each.name: _player(each) for each in now.every(Player)},
        "units": {each.name: _unit(now, each) for each in now.every(Unit)},
        "cities": {each.name: _city(each) for each in now.every(City)},
        "towns": {each.name: {"hp": each.left, "state": each.state, "at": each.at} for each in now.every(Town)},
    }
    if distances := dict(_distances(now)):
        table["distances"] = distances
    if found:
        table["battle"] = _battle(now, found)
    if state.hunt or valere.found:
        table["horn"] = {"found": valere.found, "city": valere.city or "none", "owner": valere.owner or "nobody"}
    return table


def _player(player: Player) -> dict[str, Any]:
    return {"faction": player.faction or "not given", "supply": _known(player.supply), **dict(player.tokens)}


def _unit(now: Moment, unit: Unit) -> dict[str, Any]:
    if unit.zone != BOARD:
        return {"owner": unit.owner, "state": unit.zone}
    row: dict[str, Any] = {"owner": unit.owner, "at": unit.at, "hp": _known(unit.left)}
    for stat in ("attack", "defense", "damage"):
        value = figure(now, unit, stat) if getattr(unit, stat) is not None else None
        row[stat] = _known(value.total if isinstance(value, Value) else None)
    return row | ({"traits": list(traits(now, unit))} if traits(now, unit) else {})


def _known(number: Number | None) -> int | str:
    return "?" if number is None else number if isinstance(number, int) else str(number)


def _city(city: City) -> dict[str, Any]:
    row: dict[str, Any] = {"owner": city.owner, "at": city.at, "hp": _known(city.left), "state": city.state}
    return row | ({"borderlands": True} if city.borderlands else {})


def _distances(now: Moment) -> Iterator[tuple[str, str]]:
    """What is known of how far places lie from each other, in words."""
    for (one, other), gap in (pair for each in now.every(Map) for pair in each.gaps):
        told = [
            *([str(gap.number)] if gap.number is not None else []),
            *(f"within {each}" for each in sorted(gap.within)),
            *(f"beyond {each}" for each in sorted(gap.beyond)),
            *(["no way through"] if gap.blocked else []),
        ]
        if told:
            yield f"{one} to {other}", ", ".join(told)


def _battle(now: Moment, found: Battle) -> dict[str, Any]:
    row = {"attacker": found.attacker, "defender": defender(now) or "nobody", "engaged": list(found.engaged)}
    return row | ({"victor": found.victor} if found.victor else {}) | ({"over": True} if found.over else {})


RULES.show = show
