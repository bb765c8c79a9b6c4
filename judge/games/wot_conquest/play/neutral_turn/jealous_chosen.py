"""neutral.1, neutral.2: Jealous Chosen move straight towards the Nae'blis; each attacks a faction, towns or nothing."""

from __future__ import annotations

from collections.abc import Sequence

from judge.engine import Moment
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.play.neutral_turn.flow import jealous_chosen, one_by_one, shadow_player
from judge.games.wot_conquest.play.silence import NoRule, run_out
from judge.games.wot_conquest.play.spans import LOST, the_map, within
from judge.games.wot_conquest.play.who import FACTIONS, SHADOW, cities, of_faction, towns, units
from judge.games.wot_conquest.things import (
    BOARD,
    DESTROYED,
    LONG,
    MEDIUM,
    NAEBLIS,
    NEUTRAL,
    SHORT,
    SPAN,
    Battle,
    Piece,
    Strike,
    Town,
    Unit,
)

Near = bool | NoRule


@RULES.step
def jealous_move(now: Moment) -> None:
    """neutral.1: each Jealous Chosen on the board moves."""
    for name in jealous_chosen(now, "moves", cite("neutral.1-move")):
        if now.frames:
            _moves(now, now.the(Unit, name))


def _moves(now: Moment, unit: Unit) -> None:
    """neutral.1-move, neutral.1-stay: one Jealous Chosen, towards the Nae'blis (nae-blis) on the board."""
    goal = next((each for each in units(now) if each.card == NAEBLIS), None)
    if goal is None:
        _no_naeblis(now, unit)
        return
    close = within(now, unit.at, goal.at, SPAN)
    if isinstance(close, NoRule):
        run_out(now, close.at(cite("neutral.1-stay")))
    elif close and (option := now.reads("jealous-close")) != "moves":
        if option == "part-way":
            now.put(unit._replace(at=next(iter(unit.way), goal.at)))
            return
        text = f"{goal.name} is within a span of {unit.name}, so it does not move."
        now.say(text, cite("neutral.1-stay"), event=("stays", unit.name))
    else:
        _goes(now, unit, goal, close)


def _no_naeblis(now: Moment, unit: Unit) -> None:
    """jealous-no-naeblis: the step takes for granted that there is one."""
    rules = (cite("neutral.1-move"), cite("nae-blis"))
    if now.reads("jealous-no-naeblis") == "stay":
        text = f"There is no Nae'blis to move towards, so {unit.name} stays."
        now.say(text, *rules, event=("stays", unit.name))
    else:
        why = f"there is no Nae'blis on the board, and the rulebook does not say where {unit.name} goes then"
        run_out(now, NoRule(why, *rules))


def _goes(now: Moment, unit: Unit, goal: Unit, close: bool) -> None:
    """neutral.1-move: up to one long-span; where exactly it halts is a reading.

    Who lets it move though the Nae'blis is close has it come there, whatever is known of longer ways.
    """
    spots = [goal.at] if close else _spots(now, unit, goal)
    if isinstance(spots, NoRule):
        run_out(now, spots.at(cite("neutral.1-move")))
        return
    match now.reads("jealous-stop"):
        case "full-distance":
            place = spots[-1]
        case "stops-in-reach":
            place = next((spot for spot in spots if within(now, spot, goal.at, SPAN) is True), spots[-1])
        case _:
            why = f"{unit.name} moves up to a long-span, and nobody is named to choose how far"
            run_out(now, NoRule(why, cite("neutral.1-move")))
            return
    if place == unit.at:
        text = f"{unit.name} finds no place to stop at on its way and stays."
        now.say(text, cite("neutral.1-terrain"), event=("stays", unit.name))
    else:
        now.put(unit._replace(at=place))
        text = f"{unit.name} moves towards {goal.name}, to {place}."
        now.say(text, cite("neutral.1-move"), cite("neutral.1-terrain"), event=("moved", unit.name))


def _spots(now: Moment, unit: Unit, goal: Unit) -> list[str] | NoRule:
    """The places on the line where it may stop, nearest first; its own place if there is none.

    Where no places between are named it comes to the Nae'blis, or to a point of which nothing else is known.
    """
    if not unit.way:
        known = within(now, unit.at, goal.at, LONG)
        lost = f"{LOST}{goal.at}, a long-span from {unit.at}"
        return known if isinstance(known, NoRule) else [goal.at if known else lost]
    line = [*unit.way, *(() if goal.at in unit.way else (goal.at,))]
    near: list[str] = []
    for place in line[: line.index(goal.at) + 1]:
        known = within(now, unit.at, place, LONG)
        if isinstance(known, NoRule):
            return known
        if not _as_far(now, unit.at, place, known, near) or _barred(now, place):
            break
        near.append(place)
        if place in the_map(now).impassible and now.reads("stops-on-mountains") == "has-to":
            break
    return [place for place in near if _may_stop(now, place)] or [unit.at]


def _as_far(now: Moment, start: str, place: str, known: bool, near: Sequence[str]) -> bool:
    """neutral.1-move: up to a long-span, though some let it go on, or stop sooner at a place where it may."""
    option = now.reads("jealous-reach")
    if option in (MEDIUM, SHORT) and any(_may_stop(now, each) for each in near):
        return within(now, start, place, option) is True
    return known or option == "any-distance"


def _barred(now: Moment, place: str) -> bool:
    """terrain-words: whether it may pass over impassible terrain that is not mountains."""
    found = the_map(now)
    if place in found.impassible and now.reads("jealous-crosses") == "stopped":
        return True
    other = place in found.impassible and place not in found.mountains
    return other and now.reads("terrain-words") == "mountains-only"


def _may_stop(now: Moment, place: str) -> bool:
    """neutral.1-terrain: it passes over mountains and may not stop there."""
    return place not in the_map(now).impassible or now.reads("stops-on-mountains") != "passes-only"


@RULES.step
def jealous_attack(now: Moment) -> None:
    """neutral.2: each Jealous Chosen attacks; those for which the order cannot matter come first."""
    names = jealous_chosen(now, "attacks", cite("neutral.2"))
    early = [name for name in names if len(names) > 1 and _at_any_time(now, name, names)]
    for name in early:
        if now.frames:
            jealous_attacks(now, name)
    if now.frames:
        one_by_one(now, "jealous_attacks", "neutral.2", [name for name in names if name not in early])


def _at_any_time(now: Moment, name: str, names: list[str]) -> bool:
    """Whether it is the same when a Jealous Chosen acts: no faction is near, and no other of them that might fall."""
    unit, others = now.the(Unit, name), [now.the(Unit, each) for each in names if each != name]
    return jealous_target(now, unit) == "" and _any_near(now, unit, others) is False


@RULES.deed
def jealous_attacks(now: Moment, effect: object) -> None:
    """neutral.2: one Jealous Chosen picks its target: the Shadow, other factions in order, towns, nothing."""
    unit = now.get(str(effect))
    if not isinstance(unit, Unit) or unit.zone != BOARD:
        return
    target = jealous_target(now, unit)
    if isinstance(target, NoRule):
        run_out(now, target)
    elif target and (more := _more_factions(now, unit, target)):
        strikes = [Strike(unit.name, player) for player in (target, *more)]
        now.batch("jealous_strikes", cite("neutral.2-order"), *((NEUTRAL, [strike]) for strike in strikes))
    elif target:
        _attack(now, unit, target)
    else:
        _strike_towns(now, unit)


def _more_factions(now: Moment, unit: Unit, first: str) -> list[str]:
    """jealous-factions: the other factions near that are attacked after the first one; none by the usual reading."""
    near = [player for player in _in_order(now) if player != first and _is_near(now, unit, player, False) is True]
    if not near or first == shadow_player(now) or now.reads("jealous-factions") == "first-near":
        return []
    return near


def _in_order(now: Moment) -> list[str]:
    """neutral.2-order: the players of the factions after the Shadow, in the order of the list."""
    return [player for name in FACTIONS if name != SHADOW and (player := of_faction(now, name))]


@RULES.deed
def jealous_strikes(now: Moment, effect: object) -> None:
    """jealous-factions: one of several attacks of a Jealous Chosen, as long as it is on the board."""
    assert isinstance(effect, Strike)
    unit = now.the(Unit, effect.name)
    if unit.zone == BOARD:
        _attack(now, unit, effect.target)


def _attack(now: Moment, unit: Unit, target: str) -> None:
    """neutral.2-shadow, neutral.2-order: an attack on one player."""
    rule = "neutral.2-shadow" if target == shadow_player(now) else "neutral.2-order"
    now.say(f"{unit.name} attacks {target}.", cite(rule), event=("attacks", unit.name))
    now.put(unit._replace(target=target, struck=target))
    now.put(Battle(attacker=NEUTRAL, initiator=unit.name, target=target, kind="jealous"))
    now.call("battle")


def jealous_target(now: Moment, unit: Unit) -> str | NoRule:
    """neutral.2-shadow, neutral.2-order: the first faction of the list with something near; empty for none."""
    if towns_struck(now, unit) and now.reads("jealous-prefers") == "towns":
        return ""
    for name in _ranked(now):
        player = of_faction(now, name)
        here = _is_near(now, unit, player, name == SHADOW) if player else False
        if here:
            return here if isinstance(here, NoRule) else player
    return ""


def _ranked(now: Moment) -> tuple[str, ...]:
    """neutral.2-shadow, neutral.2-order: the factions as the text ranks them, or as people get them wrong."""
    first, *others = FACTIONS
    orders = {
        "reversed": (first, *reversed(others)),
        "second-first": (first, *others[1:], others[0]),
        "shadow-last": (*others, first),
    }
    return orders.get(now.reads("jealous-order"), FACTIONS)


def _is_near(now: Moment, unit: Unit, player: str, shadow: bool) -> Near:
    """jealous-nearby: a unit within a span; of factions other than the Shadow some count a city too."""
    found = _any_near(now, unit, units(now, player))
    if found is False and shadow and now.reads("jealous-wide") == "any":
        return bool(units(now, player))
    if found is not False or (shadow and now.reads("jealous-shadow-city") == "units"):
        return found
    held = _any_near(now, unit, [city for city in cities(now) if city.owner == player])
    if held is False or shadow:
        return held
    match now.reads("jealous-nearby"):
        case "unit-or-city":
            return held
        case "no-rule":
            why = f"{player} has only a city near {unit.name}, and the rulebook does not say what nearby means"
            return NoRule(why, cite("neutral.2-order"))
        case _:
            return False


def _any_near(now: Moment, unit: Unit, pieces: Sequence[Piece]) -> Near:
    known: list[Near] = [within(now, unit.at, each.at, SPAN) for each in pieces]
    if True in known:
        return True
    return next((each for each in known if isinstance(each, NoRule)), False)


def towns_struck(now: Moment, unit: Unit) -> tuple[Town, ...]:
    """neutral.2-towns: the towns within a span of a Jealous Chosen, as far as that is known."""
    if towns(now) and (option := now.reads("jealous-idle")) != "burns":
        return towns(now) if option == "all-towns" else ()
    return tuple([town for town in towns(now) if within(now, unit.at, town.at, SPAN) is True])


def _strike_towns(now: Moment, unit: Unit) -> None:
    """neutral.2-towns, neutral.2-nothing: all towns within a span are destroyed at once; else nothing happens."""
    hit, standing = towns_struck(now, unit), towns(now)
    if len(hit) > 1 and now.reads("jealous-burns") == "one-town":
        hit, standing = hit[:1], hit[:1]
    now.put(unit._replace(struck="towns" if hit else "nothing"))
    for town in hit:
        now.put(town._replace(left=0, state=DESTROYED))
        now.say(f"{unit.name} destroys {town.name} at once.", cite("neutral.2-towns"), event=("destroyed", town.name))
    unclear = _any_near(now, unit, [town for town in standing if town not in hit])
    if isinstance(unclear, NoRule):
        run_out(now, unclear.at(cite("neutral.2-towns")))
    elif not hit:
        text = f"{unit.name} finds nothing to attack and does nothing."
        now.say(text, cite("neutral.2-nothing"), event=("idle", unit.name))
