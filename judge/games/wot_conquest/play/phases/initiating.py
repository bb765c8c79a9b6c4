"""move-leader-only, attack-leader-only, move-limit, attack-limit: leaders start moves and battles, up to a limit."""

from __future__ import annotations

from collections.abc import Hashable

from judge.engine import Cite, Moment, Refusal, no_rule, refuse
from judge.games.wot_conquest import cite
from judge.games.wot_conquest.play.who import effects_on, is_leader, units
from judge.games.wot_conquest.things import HERO, NEUTRAL, Player, Unit


def unit_meant(now: Moment, text: str, *starts: str) -> tuple[Hashable, ...] | None:
    """The unit that follows one of several openings, whoever owns it; legality is looked at later."""
    for start in starts:
        wanted = text.removeprefix(start)
        named = [unit.name for unit in units(now) if unit.name.casefold() == wanted]
        if named and wanted != text:
            return (named[0],)
    return None


def refuse_starter(now: Moment, unit: Unit, by: str, what: str, only: Cite) -> Refusal | None:
    """move-leader-only, attack-leader-only: the initiator is a unit of one's own with the Leader trait."""
    if unit.card == HERO and unit.owner == NEUTRAL and now.reads("hero") == "no-rule":
        why = f"{unit.name} is a neutral leader, and nothing says who commands it"
        return no_rule(why, cite("summoned-hero"), cite("trait-neutral"), only)
    if unit.owner != by:
        return refuse(f"{unit.name} is not a unit of {by}", only)
    if not is_leader(now, unit) and now.reads("who-initiates") == "leaders":
        return refuse(f"{unit.name} is no leader, and only a leader can start a {what}", only, cite("leader"))
    return None


def refuse_repeat(now: Moment, unit: Unit, what: str, rule: Cite) -> Refusal | None:
    """repeat-initiator: within the limit the same leader may start again, unless a table holds otherwise."""
    if what in unit.started and now.reads("repeat-initiator") == "once-each":
        return refuse(f"{unit.name} has started a {what} this turn", rule)
    return None


def limit(now: Moment, player: Player, stat: str) -> int:
    """move-limit, attack-limit: 1 unless something changes it."""
    most = player.move_limit if stat == "move limit" else player.attack_limit
    for effect in effects_on(now, player.name):
        if effect.change and effect.change.stat == stat:
            amount = effect.change.amount
            most = {"add": most + amount, "subtract": most - amount, "set": amount}.get(effect.change.op, most)
    return max(most, 0)


def started(unit: Unit, what: str) -> Unit:
    """The unit with one more thing started this turn."""
    return unit._replace(started=(*unit.started, what))
