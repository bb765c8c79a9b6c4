"""hp, battle.2-kill: damage, healing, and killing at 0."""

from __future__ import annotations

from collections.abc import Callable

from judge.engine import Cite, Missing, Moment
from judge.games.wot_conquest import cite
from judge.games.wot_conquest.play.silence import NoRule, run_out, touch
from judge.games.wot_conquest.play.who import battle, battle_is_on, piece
from judge.games.wot_conquest.things import BOARD, DESTROYED, KILLED, NEUTRAL, OPEN, Piece, Town, Unit

AFTER_KILLING: list[Callable[[Moment, Unit], None]] = []


def _on_board(now: Moment, name: str) -> Piece:
    """A piece on the board, to be damaged or healed."""
    found = piece(now, name)
    if isinstance(found, Unit) and found.zone != BOARD:
        raise Missing(f"{name} is not on the board")
    return found


def hurt(now: Moment, name: str, n: int, *rules: Cite) -> None:
    """battle.2-assign: takes damage off the HP of a piece; they end at 0."""
    found = _on_board(now, name)
    if touch(now, name):
        return
    if found.left is None:
        why = f"nobody knows how many HP {name} has: the rulebook prints none, and the table gives none"
        run_out(now, NoRule(why, cite("hp"), *rules), name)
        return
    hit = found._replace(left=max(found.left - n, 0))
    now.put(hit)
    now.say(f"{name} takes {n} damage and has {hit.left} HP left.", *rules, cite("hp"), event=("damage", name))
    if hit.left == 0 and isinstance(hit, Unit) and now.reads("at-zero") == "killed":
        kill(now, name, cite("battle.2-kill"))
    elif hit.left == 0 and isinstance(hit, Town):
        _town_at_zero(now, hit)


def _town_at_zero(now: Moment, town: Town) -> None:
    """town-zero: battle.2-kill kills units at 0 HP; what becomes of a town without HP is not said."""
    name = town.name
    match now.reads("town-zero"):
        case "destroyed":
            now.put(town._replace(state=DESTROYED))
            now.say(f"{name} is destroyed.", cite("neutral-town"), cite("neutral.2-towns"), event=("destroyed", name))
        case "stays-at-zero":
            now.say(f"{name} stands with 0 HP.", cite("battle.2-kill"), cite("town-restore"), event=("zero", name))
        case _:
            now.put(town._replace(state=OPEN))
            text = f"No rule says what happens to {name} at 0 HP."
            now.say(text, cite("battle.2-kill"), cite("neutral-town"), event=("no rule", name))


def kill(now: Moment, name: str, rule: Cite) -> None:
    """battle.2-kill: a unit leaves the board."""
    unit = now.the(Unit, name)
    if unit.zone == KILLED:
        return
    now.put(unit._replace(left=0 if unit.left is not None else None, zone=KILLED))
    whose = f", a unit of {unit.owner}," if rule != cite("battle.2-kill") and unit.owner != NEUTRAL else ""
    now.say(f"{name}{whose} is killed.", rule, event=("killed", name))
    if battle_is_on(now) and name in battle(now).engaged:
        now.put(battle(now)._replace(killed=(*battle(now).killed, name)))
    for then in AFTER_KILLING:
        then(now, unit)


def heal(now: Moment, name: str, n: int, rule: Cite) -> None:
    """hp: gives HP back, never more than the piece has to begin with."""
    found = _on_board(now, name)
    if touch(now, name) or found.left is None or found.hp is None:
        return
    most = found.left + n
    left = {"beyond": most, "not-at-all": found.left}.get(now.reads("heals-to"), min(most, found.hp))
    now.put(found._replace(left=left))
    now.say(f"{name} has {left} HP.", rule, cite("hp"), event=("healed", name))
