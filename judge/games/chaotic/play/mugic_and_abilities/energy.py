"""8.7.3.3 and 8.7.3.4 Energy used up: a Creature goes at once, or when a player next receives priority."""

from __future__ import annotations

from judge.engine import Moment, Open
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.play import formats, leaving_play
from judge.games.chaotic.play.mugic_and_abilities.values import current_energy
from judge.games.chaotic.play.specific_abilities.brainwashed import note_switches
from judge.games.chaotic.play.who import burst_items, creatures, fight, game
from judge.games.chaotic.things import PLAY, Creature


def deadly(now: Moment, creature: Creature) -> bool:
    """3.2.9.3: whether the damage on a Creature has reached its Energy."""
    if creature.zone != PLAY:
        return False
    left = current_energy(now, creature)
    return left < 0 or (left == 0 and (not creature.damage or now.reads("lethal-equal") == "equal-kills"))


def watch(now: Moment) -> None:
    """8.7.3.3: Energy is evaluated all the time; a Creature without any goes at once or is marked (readings)."""
    note_switches(now)
    if now.inside("replacement"):
        return
    at_once = []
    for creature in creatures(now):
        if creature.doomed or creature.spared or not deadly(now, creature):
            continue
        reading = "energy-timing" if creature.damage else "energy-zero-no-damage"
        if now.reads(reading) == "at-once" and not creature.spent:
            at_once.append(creature)
        elif not creature.spent:
            now.put(creature._replace(doomed=True))
    if at_once:
        leaving_play.destroy(now, at_once, cite("8.7.3.4"))


def used_up(now: Moment) -> list[Creature]:
    """8.7.3.4: who goes now that a player receives priority."""
    found = []
    for creature in creatures(now):
        if deadly(now, creature):
            if not creature.spared or now.reads("recovery-immunity") != "for-good":
                found.append(creature)
        elif creature.doomed and now.reads("energy-recheck") == "marked":
            found.append(creature)
        elif creature.doomed or creature.spent or creature.spared:
            now.put(creature._replace(doomed=False, spent=(), spared=False))
    return found


def attend(now: Moment) -> bool:
    """8.7.3.4: before a player receives priority whoever has no Energy left goes, without a Burst."""
    depth = len(now.frames)
    doomed = used_up(now)
    if doomed and not formats.waits_for_attack(now):
        leaving_play.destroy(now, doomed, cite("8.7.3.4"))
        if len(now.frames) > depth:
            _begin_passing_anew(now, depth)
        if len(now.frames) != depth:
            return False
    if formats.nobody_has_priority(now):
        return False
    _note_pass(now)
    if (combat := fight(now)) and combat.over and not burst_items(now):
        return now.reads("priority-after-kill") == "window-first"
    return bool(now.frames)


def _begin_passing_anew(now: Moment, depth: int) -> None:
    """8.2.2.1: something is added to the Burst, so passes made before do not count."""
    frame = now.frames[depth - 1]
    if isinstance(frame.state, Open):
        now.frames[depth - 1] = frame._replace(state=frame.state._replace(passes=0))


def _note_pass(now: Moment) -> None:
    """Remembers who has passed, for the mistake of counting a player out after one pass."""
    state = now.frames[-1].state if now.frames else None
    if not isinstance(state, Open) or now.reads("pass-drops-out") != "out":
        return
    others = tuple(player for player in RULES.players(now) if player != state.actor)
    now.put(game(now)._replace(passed=others if state.passes else ()))


RULES.attend = attend
