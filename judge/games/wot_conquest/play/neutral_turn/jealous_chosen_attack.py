"""neutral.2: each Jealous Chosen attacks the Shadow, other factions in their order, towns, or nothing."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.play.battle.sides import near
from judge.games.wot_conquest.play.neutral_turn.flow import one_by_one, shadow_player, take_neutral_turn
from judge.games.wot_conquest.play.silence import NoRule, run_out
from judge.games.wot_conquest.play.spans import within
from judge.games.wot_conquest.play.who import FACTIONS, SHADOW, cities, of_faction, towns, units
from judge.games.wot_conquest.things import BOARD, DESTROYED, JEALOUS, NEUTRAL, SPAN, Battle, City, Town, Unit

Near = bool | NoRule


@RULES.step
def jealous_attack(now: Moment) -> None:
    """neutral.2: each Jealous Chosen attacks."""
    take_neutral_turn(now)
    names = [unit.name for unit in units(now) if unit.card == JEALOUS and unit.owner == NEUTRAL]
    if not names:
        now.say("There is no Jealous Chosen on the board.", cite("neutral.2"))
    one_by_one(now, "jealous_attacks", "neutral.2", names)


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
    if _towns_near(now, unit) and now.reads("jealous-prefers") == "towns":
        return ""
    for name in FACTIONS:
        player = of_faction(now, name)
        here = _is_near(now, unit, player, name == SHADOW) if player else False
        if isinstance(here, NoRule):
            return here
        if here:
            return player
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


def _any_near(now: Moment, unit: Unit, pieces: list[Unit] | list[City]) -> Near:
    known: list[Near] = [near(now, unit, each) for each in pieces]
    if True in known:
        return True
    return next((each for each in known if isinstance(each, NoRule)), False)


def _towns_near(now: Moment, unit: Unit) -> bool:
    return any(within(now, unit.at, town.at, SPAN) is True for town in towns(now))


def _strike_towns(now: Moment, unit: Unit) -> None:
    """neutral.2-towns, neutral.2-nothing: all towns within a span are destroyed at once; else nothing happens."""
    found: list[tuple[Town, Near]] = [(town, within(now, unit.at, town.at, SPAN)) for town in towns(now)]
    hit = [town for town, known in found if known is True]
    now.put(unit._replace(struck="towns" if hit else "nothing"))
    for town in hit:
        now.put(town._replace(left=0, state=DESTROYED))
        now.say(f"{unit.name} destroys {town.name} at once.", cite("neutral.2-towns"), event=("destroyed", town.name))
    unclear = [known for _, known in found if isinstance(known, NoRule)]
    if unclear:
        run_out(now, NoRule(unclear[0].why, cite("neutral.2-towns"), *unclear[0].cites))
    elif not hit:
        now.say(
            f"{unit.name} finds nothing to attack and does nothing.",
            cite("neutral.2-nothing"),
            event=("idle", unit.name),
        )
