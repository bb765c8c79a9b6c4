"""8.5.6, 8.7.3.4, g-destroy, g-sacrifice: Creatures leave play: without Energy, destroyed, sacrificed, removed."""

from __future__ import annotations

from collections.abc import Iterable

from judge.engine import Cite, Moment, Open, remembered
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.play import formats
from judge.games.chaotic.play.combat.attack_played import announce_written_attack
from judge.games.chaotic.play.mugic_and_abilities.abilities import own_abilities, prevented
from judge.games.chaotic.play.mugic_and_abilities.replacement import happens_instead, replacements
from judge.games.chaotic.play.specific_abilities.brainwashed import note_switches
from judge.games.chaotic.play.triggers import Event, put_triggers, triggered
from judge.games.chaotic.play.values import current_energy, last_known
from judge.games.chaotic.play.who import burst_items, creatures, fight, game, gear_of, note_today
from judge.games.chaotic.play.winning_and_losing import eliminate
from judge.games.chaotic.things import DISCARD, PLAY, REMOVED, Creature, Item
from judge.kit.timeline import forget

DESTROYED, DEFEATED, SACRIFICED, TAKEN_OUT = "is destroyed", "is defeated", "is sacrificed", "is removed from the game"


def destroy(
    now: Moment, doomed: Iterable[Creature], *cites: Cite, word: str = DESTROYED, first: Iterable[Item] = ()
) -> None:
    """Creatures leave play together, with their Battlegear; `first` are triggers of what led to it."""
    going = [creature for creature in doomed if creature.zone == PLAY and not _saved(now, creature, word)]
    going = [creature for creature in going if word in (SACRIFICED, TAKEN_OUT) or not _replaced(now, creature, word)]
    events = [event for creature in going for event in _events(now, creature, word)]
    events += [
        Event("gear discarded", creature, gear=each.name) for creature in going for each in gear_of(now, creature)
    ]
    items = [item for event in events for item in triggered(now, event)]
    for creature in going:
        ends = (cite("7.3.1"),) if creature.engaged and fight(now) else ()
        now.say(f"{creature.name} {word}.", *cites, *ends, event=("destroyed", creature.name))
        if word in (DESTROYED, DEFEATED):
            note_today(now, word.removeprefix("is "), creature.name)
    _leave(now, going, REMOVED if word == TAKEN_OUT else DISCARD)
    if going and not eliminate(now, *cites):
        watch(now)  # 8.7.3.3: those that are left may have lost Energy by it.
    put_triggers(now, first, items)


def _saved(now: Moment, creature: Creature, word: str) -> bool:
    """8.5.8: a Creature that can not be destroyed is not. g-sacrifice: a sacrifice may not be prevented."""
    return word in (DESTROYED, DEFEATED) and prevented(now, creature, "be destroyed")


def _replaced(now: Moment, creature: Creature, word: str) -> bool:
    """8.8.2.3: whether something happens instead of a destruction; if so it is now to be carried out."""
    found = replacements(now, creature, "is destroyed", creature.spent)
    if not found or (word == DEFEATED and not defeat_destroys(now)):
        return False
    missed = [*triggered(now, Event(DESTROYED, creature))]
    if missed and now.reads("instead-of") == "too":
        put_triggers(now, missed)
    happens_instead(now, creature, "is destroyed", 0, creature.spent)
    return True


def _events(now: Moment, creature: Creature, word: str) -> list[Event]:
    """What happens to a Creature as it leaves; whether one defeated by damage is destroyed is a reading."""
    also = word == DEFEATED and any(triggered(now, Event(DESTROYED, creature))) and defeat_destroys(now)
    words = (word, DESTROYED) if also else (word,) if word in (SACRIFICED, DESTROYED, DEFEATED) else ()
    piled = () if word == TAKEN_OUT else ("is discarded",)
    return [Event(event, creature) for event in ("leaves play", *piled, *words)]


def defeat_destroys(now: Moment) -> bool:
    """3.2.9.3 against 7.3.1: whether defeated by damage and destroyed are the same is a reading."""
    return now.reads("destroyed-vs-defeated") == "same"


def _leave(now: Moment, going: list[Creature], zone: str) -> None:
    """8.5.6: with a Creature goes its Battlegear; 9.1.4.3: Parasite tokens leave the game. All at the same time."""
    remembered = {creature.name: last_known(now, creature) for creature in going}
    for creature in going:
        for gear in gear_of(now, creature):
            if now.reads("gear-goes-too") == "stays":
                continue
            now.put(gear._replace(zone=DISCARD, left_from=creature.controller))
            now.say(
                f"{gear.name} goes to the general discard pile with it.", cite("8.5.6"), event=("destroyed", gear.name)
            )
        gone = now.the(Creature, creature.name)._replace(zone=zone, last=remembered[creature.name], space="", spent=())
        now.put(gone._replace(engaged=False, infected=False, doomed=False, spared=None, counters=0, named=()))
        forget(now, creature.name)
        _leave_combat(now, creature, zone)


def _leave_combat(now: Moment, creature: Creature, zone: str) -> None:
    """7.3.1: combat ends when an engaged Creature leaves play; in which ways is a reading."""
    if creature.engaged and (combat := fight(now)):
        if zone != REMOVED or now.reads("leave-play-other") == "any-leaving":
            now.put(combat._replace(over=True))


def deadly(now: Moment, creature: Creature) -> bool:
    """3.2.9.3: whether the damage on a Creature has reached its Energy."""
    if creature.zone != PLAY:
        return False
    left = current_energy(now, creature)
    if _is_spared(now, creature) and left <= 0:
        return now.reads("recovery-immunity") != "for-good"
    return left < 0 or (left == 0 and (not creature.damage or now.reads("lethal-equal") == "equal-kills"))


def _is_spared(now: Moment, creature: Creature) -> bool:
    """6.4.1-2: whether what ended in a Recovery Step left it without Energy, and nothing has taken any more since."""
    return creature.spared is not None and current_energy(now, creature) >= creature.spared


def watch(now: Moment) -> None:
    """8.7.3.3: Energy is evaluated all the time; a Creature without any goes at once or is marked (readings)."""
    note_switches(now)
    if now.inside("replacement"):
        return
    at_once = []
    for creature in creatures(now):
        if creature.spared is not None and (left := current_energy(now, creature)) > creature.spared:
            now.put(creature._replace(spared=left))  # 8.7.3.4: a loss that comes after this is a new one.
        if creature.doomed or _is_spared(now, creature) or not deadly(now, creature):
            continue
        reading = "energy-timing" if creature.damage else "energy-zero-no-damage"
        if now.reads(reading) == "at-once" and not creature.spent:
            at_once.append(creature)
        elif not creature.spent:
            now.put(creature._replace(doomed=True))
    if at_once:
        destroy(now, at_once, cite("8.7.3.4"))
    _go_by_text(now)


def _go_by_text(now: Moment) -> None:
    """8.8.3.1: whoever's own text says so goes as soon as what it says is so."""
    if not _somebody_must(now):
        return
    for word in (DESTROYED, SACRIFICED):
        said = f"be {word.removeprefix('is ')}"
        going = [each for each in creatures(now) if any(row.ability.must == said for row in own_abilities(now, each))]
        if going and now.frames:
            destroy(now, going, cite("8.8.3.1"), word=word)


@remembered
def _somebody_must(now: Moment) -> bool:
    """Whether a text says of anybody in play that it must do anything at all."""
    return any([row.ability.must for each in creatures(now) for row in own_abilities(now, each)])


@remembered
def _dead(now: Moment) -> frozenset[str]:
    """3.2.9.3: the Creatures in play on which the damage has reached their Energy."""
    return frozenset(each.name for each in creatures(now) if deadly(now, each))


def used_up(now: Moment) -> list[Creature]:
    """8.7.3.4: who goes now that a player receives priority."""
    found = []
    dead = _dead(now)
    for creature in creatures(now):
        if creature.name in dead:
            found.append(creature)
        elif creature.doomed and now.reads("energy-recheck") == "marked":
            found.append(creature)
        elif creature.doomed or creature.spent or creature.spared is not None:
            spared = creature.spared if _is_spared(now, creature) and current_energy(now, creature) <= 0 else None
            now.put(creature._replace(doomed=False, spent=(), spared=spared))
    return found


def attend(now: Moment) -> bool:
    """8.7.3.4: before a player receives priority whoever has no Energy left goes, without a Burst."""
    depth = len(now.frames)
    doomed = used_up(now)
    if doomed and not formats.waits_for_attack(now):
        destroy(now, doomed, cite("8.7.3.4"))
        if len(now.frames) > depth:
            _begin_passing_anew(now, depth)
        if len(now.frames) != depth:
            return False
    _go_by_text(now)
    announce_written_attack(now)
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
