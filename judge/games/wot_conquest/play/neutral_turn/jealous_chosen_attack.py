"""neutral.2: each Jealous Chosen attacks the Shadow, other factions in their order, towns, or nothing."""

from __future__ import annotations

from collections.abc import Sequence

from judge.engine import Moment
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.play.neutral_turn.flow import jealous_chosen, one_by_one, shadow_player
from judge.games.wot_conquest.play.silence import NoRule, run_out
from judge.games.wot_conquest.play.spans import within
from judge.games.wot_conquest.play.who import FACTIONS, SHADOW, cities, of_faction, towns, units
from judge.games.wot_conquest.things import BOARD, DESTROYED, NEUTRAL, SPAN, Battle, Piece, Town, Unit

Near = bool | NoRule


@RULES.step
def jealous_attack(now: Moment) -> None:
    """neutral.2: each Jealous Chosen attacks."""
    one_by_one(now, "jealous_attacks", "neutral.2", jealous_chosen(now, cite("neutral.2")))


@RULES.deed
def jealous_attacks(now: Moment, effect: object) -> None:
    """neutral.2: one Jealous Chosen picks its target: the Shadow, other factions in order, towns, nothing."""
    unit = now.get(str(effect))
    if not isinstance(unit, Unit) or unit.zone != BOARD:
        return
    target = jealous_target(now, unit)
    if isinstance(target, NoRule):
        run_out(now, target)
    elif target:
        rule = "neutral.2-shadow" if target == shadow_player(now) else "neutral.2-order"
        now.say(f"{unit.name} attacks {target}.", cite(rule), event=("attacks", unit.name))
        now.put(unit._replace(target=target, struck=target))
        now.put(Battle(attacker=NEUTRAL, initiator=unit.name, target=target, kind="jealous"))
        now.call("battle")
    else:
        _strike_towns(now, unit)


def jealous_target(now: Moment, unit: Unit) -> str | NoRule:
    """neutral.2-shadow, neutral.2-order: the first faction of the list with something near; empty for none."""
    if towns_struck(now, unit) and now.reads("jealous-prefers") == "towns":
        return ""
    for name in FACTIONS:
        player = of_faction(now, name)
        here = _is_near(now, unit, player, name == SHADOW) if player else False
        if here:
            return here if isinstance(here, NoRule) else player
    return ""


def _is_near(now: Moment, unit: Unit, player: str, shadow: bool) -> Near:
    """jealous-nearby: a unit within a span; of factions other than the Shadow some count a city too."""
    found = _any_near(now, unit, units(now, player))
    if found is False and shadow and now.reads("jealous-distance") == "any":
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
            why = f"{player} has only a city near {unit.name}, and nothing says what nearby means"
            return NoRule(why, cite("neutral.2-order"))
        case _:
            return False


def _any_near(now: Moment, unit: Unit, pieces: Sequence[Piece]) -> Near:
    known: list[Near] = [within(now, unit.at, each.at, SPAN) for each in pieces]
    if True in known:
        return True
    return next((each for each in known if isinstance(each, NoRule)), False)


def towns_struck(now: Moment, unit: Unit) -> list[Town]:
    """neutral.2-towns: the towns within a span of a Jealous Chosen, as far as that is known."""
    return [town for town in towns(now) if within(now, unit.at, town.at, SPAN) is True]


def _strike_towns(now: Moment, unit: Unit) -> None:
    """neutral.2-towns, neutral.2-nothing: all towns within a span are destroyed at once; else nothing happens."""
    hit, standing = towns_struck(now, unit), towns(now)
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
