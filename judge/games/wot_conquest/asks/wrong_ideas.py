"""Answers as people give them who get a rule wrong: another unit hit, another player in control, another figure read.

Each is a switch that only a question asks for; play itself goes by the rules.
"""

from __future__ import annotations

from judge.engine import Moment, Value
from judge.games.wot_conquest.play.battle.outcome import NOBODY
from judge.games.wot_conquest.play.battle.sides import members
from judge.games.wot_conquest.play.values import figure
from judge.games.wot_conquest.play.who import last_battle, players
from judge.games.wot_conquest.things import BOARD, CONQUERED, HERO, JEALOUS, City, Piece, Town, Unit

PLACES = {"first": 0, "second": 1, "third": 2}
OTHERS = {"attack": ("hp", "damage"), "defense": ("hp", "damage"), "damage": ("hp", "attack")}


def hp_as_seen(now: Moment, piece: Piece, left: int) -> int:
    """battle.2-assign, town-restore: the HP left, or as those see it who hit every unit or heal a town at once."""
    if isinstance(piece, Town):
        return piece.hp if left < piece.hp and now.reads("town-whole") == "at-once" else left
    if _passed_by(now, piece) and now.reads("damage-goes") == "each":
        return max(left - _damage(now), 0)
    return left


def killed_as_seen(now: Moment, names: frozenset[str]) -> frozenset[str]:
    """battle.2-assign: the units that were killed, or those that others would have had to take the damage."""
    spared = [unit for unit in now.every(Unit) if _passed_by(now, unit)]
    others = frozenset(unit.name for unit in spared if unit.left is not None and unit.left <= _damage(now))
    if not others:
        return names
    match now.reads("damage-goes"):
        case "each":
            return names | others
        case "another":
            hit = {name for name, _ in _dealt(now)}
            return (names - hit) | others
        case _:
            return names


def _dealt(now: Moment) -> tuple[tuple[str, int], ...]:
    found = last_battle(now)
    return found.dealt if found else ()


def _damage(now: Moment) -> int:
    return sum(n for _, n in _dealt(now))


def _passed_by(now: Moment, piece: Piece) -> bool:
    """Whether a unit or city of the loser was in the battle and the damage was put on others."""
    found = last_battle(now)
    if found is None or not found.dealt or not found.loser or isinstance(piece, Town):
        return False
    there = piece.zone == BOARD if isinstance(piece, Unit) else True
    mine = piece.name in found.engaged and piece.owner in members(now, found.loser)
    return there and mine and piece.name not in dict(found.dealt)


def holder_as_seen(now: Moment, place: City | Town, holder: str) -> str:
    """town-control, city-control: who controls a place, or another player whom somebody takes for that."""
    others = [name for name in players(now) if name != holder]
    if len(others) == len(players(now)) or not others:
        return holder
    option = now.reads("city-goes") if isinstance(place, City) else now.reads("town-goes")
    if option == "nobody" and isinstance(place, City) and place.fell != CONQUERED:
        return NOBODY
    at = PLACES.get(option, len(others))
    return others[at] if at < len(others) else holder


def other_figure(now: Moment, piece: Piece, stat: str) -> Value | None:
    """jealous-chosen, summoned-hero: another figure of a printed card, where somebody reads that."""
    if not isinstance(piece, Unit) or piece.card not in (JEALOUS, HERO) or stat not in OTHERS:
        return None
    at = PLACES.get(now.reads("card-read") if piece.card == JEALOUS else now.reads("hero-read"), 2)
    found = figure(now, piece, OTHERS[stat][at]) if at < 2 else None
    return found if isinstance(found, Value) else None
