"""7.2.4 Initiative: check after check until exactly one Creature qualifies."""

from __future__ import annotations

from judge.engine import Moment, Number
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.cards import qualities
from judge.games.chaotic.cards.meanings import COUNTERS, ELEMENTS, STATISTICS
from judge.games.chaotic.cards.meanings.ability import Battlegear
from judge.games.chaotic.play.mugic_and_abilities.abilities import has, held
from judge.games.chaotic.play.triggers import Event, announce
from judge.games.chaotic.play.values import current_energy, scanned, score, worth
from judge.games.chaotic.play.who import active_location, combat, fighters, game, note_today, opposing
from judge.games.chaotic.things import Creature

LOSES = "loses initiative checks"


@RULES.test
def initiative_is_open(now: Moment) -> bool:
    """7.2.4.1: whether no Creature has gained Initiative yet."""
    return not now.bound("initiative") and len(fighters(now)) == 2


def _gains(now: Moment, winner: Creature | None, why: str, *units: str) -> None:
    if winner is not None:
        now.bind("initiative", winner.name)
        now.put(combat(now)._replace(striker=winner.controller, initiative=winner.name))
        now.say(f"{winner.name} has Initiative: {why}.", *map(cite, units), event=("striking", winner.name))
        lost = [Event("loses initiative", each) for each in fighters(now) if each.name != winner.name]
        note_today(now, "initiative", winner.name)
        announce(now, Event("gains initiative", winner), *lost)


@RULES.step
def check_surprise(now: Moment) -> None:
    """Check 1: exactly one Creature with Surprise, even if it also loses Initiative checks (check 2)."""
    if now.reads("who-strikes-first") == "active-always":
        return favour_active_player(now)
    having = [each for each in fighters(now) if has(now, each, "surprise")]
    if len(having) == 2:
        now.say("Both Creatures have Surprise: that does not decide.", cite("7.2.4.1-1"), cite("g-surprise"))
        if now.reads("surprise-on-both") == "active":
            return favour_active_player(now)
    if len(having) != 1:
        return
    drawback = [each for each in fighters(now) if has(now, each, LOSES)]
    if drawback == having and now.reads("drawback-first") == "drawback":
        return
    if place_decides(now) and now.reads("surprise-first") == "location":
        return
    _gains(now, having[0], "it alone has Surprise", "7.2.4.1-1")


def place_decides(now: Moment) -> bool:
    """7.2.4.1-3: whether there is an active Location with an Initiative line."""
    place = active_location(now)
    return place is not None and bool(place.initiative)


@RULES.step
def check_drawback(now: Moment) -> None:
    """Check 2: exactly one that loses Initiative checks; the other has Initiative."""
    losers = [each for each in fighters(now) if has(now, each, LOSES)]
    if len(losers) == 2:
        now.say("Both Creatures lose Initiative checks: that does not decide.", cite("7.2.4.1-2"))
    if len(losers) == 1 and now.reads("drawback-counts") == "counts":
        _gains(now, opposing(now, losers[0]), f"{losers[0].name} loses Initiative checks", "7.2.4.1-2")


@RULES.step
def check_location(now: Moment) -> None:
    """Check 3: the active Location's Initiative line, a value or a characteristic."""
    pair, place = fighters(now), active_location(now)
    if place is None or not place.initiative or _ignored(now):
        return
    one, other = (_measure(now, each, place.initiative) for each in pair)
    shown = f"{place.name}, {place.initiative}: {_said(max(one, other))} against {_said(min(one, other))}"
    if one == other:
        now.say(f"The Location does not decide ({shown}).", cite("7.2.4.1-3"))
        return
    line = place.initiative.casefold()
    rules = ("3.2.6.3",) if line.startswith("scanned") else _why(now, line.split()[-1])
    _gains(now, pair[0] if one > other else pair[1], shown, "7.2.4.1-3", *rules)


def _said(measure: object) -> str:
    return {True: "yes", False: "no"}[measure] if isinstance(measure, bool) else str(measure)


def _ignored(now: Moment) -> bool:
    """10.1: whether Apprentice ignores the Initiative line is a reading."""
    return game(now).format == "apprentice" and now.reads("apprentice-initiative") == "ignored"


def _measure(now: Moment, creature: Creature, line: str) -> Number | bool:
    """What a Creature has of what the line names: a value as it is now, one as printed, or a characteristic or not."""
    words = line.casefold().split()
    if words[-1] not in STATISTICS:
        return _characteristic(now, creature, line.casefold())
    if words[0] == "scanned":
        changed = score(now, creature, words[-1]) != scanned(creature, words[-1])
        current = changed and now.reads("initiative-scanned") == "current"
        return score(now, creature, words[-1]) if current else scanned(creature, words[-1])
    if words[0] == "current" and words[-1] == "energy":
        return current_energy(now, creature)
    value, printed = score(now, creature, words[-1]), scanned(creature, words[-1])
    if (before := _before_the_beginning(now, creature, words[-1])) != value and now.reads("beginning-first") == "after":
        return before
    return printed if value != printed and now.reads("initiative-current") == "scanned" else value


def _before_the_beginning(now: Moment, creature: Creature, statistic: str) -> Number:
    """7.2.3: what a statistic was before anything resolved that the beginning of the combat has triggered."""
    began = combat(now).began
    return worth(now, creature, statistic, began).total if began else score(now, creature, statistic)


def _why(now: Moment, statistic: str) -> tuple[str, ...]:
    """7.2.2, 7.2.3: the rules for what has changed the values that are compared since the combat began."""
    found = []
    for creature in fighters(now):
        rows = [row for row in held(now, creature) if any(each.what == statistic for each in row.ability.changes)]
        gear = [now.get(each.source) for each in rows]
        found += ["7.2.2"] if combat(now).began and any(isinstance(each, Battlegear) for each in gear) else []
        later = [each for each in rows if combat(now).began and each.at >= combat(now).began]
        found += [f"g-{word}" for each in later if (word := each.source.split()[0].casefold()) in ("intimidate",)]
        found += ["7.2.3"] if later else []
    return tuple(dict.fromkeys(found))


def _characteristic(now: Moment, creature: Creature, line: str) -> Number | bool:
    """What a Creature has of a line that names no statistic: a number of counters, an element, an ability, a kind."""
    if line in (COUNTERS, "mugic ability"):
        return creature.counters if line == COUNTERS else creature.mugic_ability
    if line == "fewest elements":
        return -len(qualities.elements(now, creature))
    if line in ELEMENTS:
        return line in qualities.elements(now, creature)
    return qualities.has_keyword(now, creature, line) or qualities.has_kind(now, creature, line)


@RULES.step
def favour_active_player(now: Moment) -> None:
    """Check 4: the Active Player's Creature gains Initiative."""
    pair = fighters(now)
    speeds = [score(now, each, "speed") for each in pair]
    if speeds[0] != speeds[1] and now.reads("speed-breaks-ties") == "speed":
        return _gains(now, pair[speeds.index(max(speeds))], "it is faster", "7.2.4.1-4")
    winner = pair[1] if now.reads("tie-goes-to") == "defender" else pair[0]
    _gains(now, winner, "its controller is the Active Player", "7.2.4.1-4")
