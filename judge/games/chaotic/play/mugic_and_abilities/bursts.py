"""8.1 Timing and 8.2 Bursts: who receives priority when."""

from __future__ import annotations

from judge.engine import Moment, Open
from judge.games.chaotic import RULES
from judge.games.chaotic.play.who import active_player, burst_items, fight, opponent, striking_player


@RULES.role
def first_on_attack_burst(now: Moment) -> str:
    """7.2.5.3: the Striking Player acts first; a head judge may rule that the opponent does, by 8.2.2.1."""
    striker = striking_player(now)
    if burst_items(now) and now.reads("priority-after-attack") == "opponent":
        return opponent(now, striker)
    return striker


@RULES.role
def first_on_triggers(now: Moment) -> str:
    """8.3.2: the Active Player acts first; a head judge may rule that the opponent of whoever triggered first does."""
    items = burst_items(now)
    if items and items[-1].kind == "trigger" and now.reads("first-reply-trigger-burst") == "opponent":
        return opponent(now, items[0].by)
    return _replying(now) or active_player(now)


@RULES.role
def first_after_a_move(now: Moment) -> str:
    """6.3.2: the Active Player acts first; if a player has already added to the Burst, that player's opponent does."""
    return _replying(now) or first_with_priority(now)


def _replying(now: Moment) -> str:
    """8.2.2.1: on a Burst that somebody has added to, the opponent; else nobody."""
    items = burst_items(now)
    return opponent(now, items[-1].by) if items and items[-1].kind in ("mugic", "ability") else ""


@RULES.role
def first_with_priority(now: Moment) -> str:
    """6.2.3, 6.3.2, 7.2.3: the Active Player acts first."""
    active = active_player(now)
    return active if now.reads("first-priority") == "active" else opponent(now, active)


@RULES.test
def a_burst_is_open(now: Moment) -> bool:
    """8.3.2: whether something has triggered at a point where nobody has priority and has started a Burst."""
    return bool(burst_items(now))


@RULES.role
def after_attack_burst(now: Moment) -> str:
    """7.2.5.4: once an Attack Burst is done the Striking Player has priority; nobody when the combat is over."""
    if not _fight_goes_on(now):
        return ""
    striker, active = striking_player(now), active_player(now)
    return striker if striker == active or now.reads("priority-after-attack-burst") == "striker" else active


@RULES.role
def after_burst(now: Moment) -> str:
    """8.2.3.4: once a Burst is done the Active Player has priority; nobody when the combat is over."""
    return reopener(now) if _fight_goes_on(now) else ""


@RULES.role
def reopener(now: Moment) -> str:
    """8.3.4: the Active Player has priority when triggers reopen a Burst."""
    active = active_player(now)
    return active if now.reads("priority-when-done") == "active" else opponent(now, active)


@RULES.role
def replier(now: Moment) -> str:
    """8.2.2.1: after a play the opponent of whoever made it has the next choice."""
    state = now.frames[-1].state
    actor = state.actor if isinstance(state, Open) else active_player(now)
    return opponent(now, actor) if now.reads("reply-goes-to-opponent") == "opponent" else actor


def _fight_goes_on(now: Moment) -> bool:
    """7.3.1: whether anybody has priority after the Burst in which a Creature left is a reading."""
    combat = fight(now)
    return combat is None or not combat.over or now.reads("priority-after-kill") == "window-first"
