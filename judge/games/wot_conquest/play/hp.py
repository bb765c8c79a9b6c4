"""hp, battle.2-kill: damage, healing, and killing at 0."""

from __future__ import annotations

from judge.engine import Cite, Moment
from judge.games.wot_conquest import cite
from judge.games.wot_conquest.play.battle.sides import with_hp
from judge.games.wot_conquest.play.silence import NoRule, run_out
from judge.games.wot_conquest.play.who import piece
from judge.games.wot_conquest.things import DESTROYED, KILLED, OPEN, Battle, Town, Unit


def hurt(now: Moment, name: str, n: int, *rules: Cite) -> None:
    """battle.2-assign: takes damage off the HP of a piece; they end at 0."""
    found = with_hp(now, name)
    if found.left is None:
        why = f"nobody knows how many HP {name} has: the rulebook prints none, and the table gives none"
        run_out(now, NoRule(why, cite("hp"), *rules), name)
        return
    left = max(found.left - n, 0)
    now.put(found._replace(left=left))
    now.say(f"{name} takes {n} damage and has {left} HP left.", *rules, cite("hp"), event=("damage", name))
    if left == 0:
        at_zero(now, name)


def at_zero(now: Moment, name: str) -> None:
    """battle.2-kill: units at 0 HP are killed; of towns and cities that is not said."""
    found = piece(now, name)
    if isinstance(found, Unit):
        kill(now, name, cite("battle.2-kill"))
    elif isinstance(found, Town):
        _town_at_zero(now, found)


def _town_at_zero(now: Moment, town: Town) -> None:
    """town-zero: what becomes of a town without HP."""
    match now.reads("town-zero"):
        case "destroyed":
            now.put(town._replace(left=0, state=DESTROYED))
            now.say(
                f"{town.name} is destroyed.",
                cite("neutral-town"),
                cite("neutral.2-towns"),
                event=("destroyed", town.name),
            )
        case "stays-at-zero":
            now.say(
                f"{town.name} stands with 0 HP.", cite("battle.2-kill"), cite("town-restore"), event=("zero", town.name)
            )
        case _:
            now.put(town._replace(left=0, state=OPEN))
            now.say(
                f"No rule says what happens to {town.name} at 0 HP.",
                cite("battle.2-kill"),
                cite("neutral-town"),
                event=("no rule", town.name),
            )


def kill(now: Moment, name: str, rule: Cite) -> None:
    """battle.2-kill: a unit leaves the board."""
    unit = now.the(Unit, name)
    if unit.zone == KILLED:
        return
    now.put(unit._replace(left=0 if unit.left is not None else None, zone=KILLED))
    now.say(f"{name} is killed.", rule, event=("killed", name))
    found = now.get("battle")
    if isinstance(found, Battle) and not found.over and name in found.engaged:
        now.put(found._replace(killed=(*found.killed, name)))


def heal(now: Moment, name: str, n: int, rule: Cite) -> None:
    """hp: gives HP back, never more than the piece has to begin with."""
    found = with_hp(now, name)
    if found.left is None or found.hp is None:
        return
    left = min(found.left + n, found.hp)
    now.put(found._replace(left=left))
    now.say(f"{name} has {left} HP.", rule, cite("hp"), event=("healed", name))
