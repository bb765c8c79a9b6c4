"""neutral-turn, neutral.0, neutral.2: cities attack the Shadow, Jealous Chosen attack."""

from __future__ import annotations

from judge.engine.moment import Moment
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.play.battle.sides import near
from judge.games.wot_conquest.play.silence import NoRule, run_out
from judge.games.wot_conquest.play.spans import within
from judge.games.wot_conquest.play.who import FACTIONS, SHADOW, cities, game, of_faction, towns, units
from judge.games.wot_conquest.things import (
    BOARD,
    DESTROYED,
    JEALOUS,
    NEUTRAL,
    SPAN,
    STANDING,
    Battle,
    City,
    Town,
    Unit,
)

Near = bool | NoRule


def shadow_player(now: Moment) -> str:
    """The Shadow player; empty when nobody plays the Shadow."""
    return of_faction(now, SHADOW)


@RULES.test
def with_shadow(now: Moment) -> bool:
    """neutral.0-condition, neutral.1-condition, neutral.2-condition: games with a Shadow player only."""
    return bool(shadow_player(now)) or now.reads("steps-without-shadow") == "taken"


def take_neutral_turn(now: Moment) -> None:
    """neutral-turn: it is nobody's turn, also where a table begins with one of the later steps."""
    now.put(game(now)._replace(phase="neutral", active=NEUTRAL))


@RULES.step
def begin_neutral_turn(now: Moment) -> None:
    """neutral-turn: the steps are done in their order."""
    take_neutral_turn(now)
    for unit in units(now):
        now.put(unit._replace(struck=""))
    now.say("The neutral turn begins.", cite("neutral-turn"))
    if not with_shadow(now):
        now.say(
            "Nobody plays the Shadow, so steps 0 to 2 are left out.",
            cite("neutral.0-condition"),
            cite("neutral.1-condition"),
            cite("neutral.2-condition"),
        )


def _one_by_one(now: Moment, deed: str, unit: str, names: list[str]) -> None:
    """neutral-order: one after another; in which order is for the table to say."""
    if len(names) > 1 and now.reads("neutral-order") == "no-rule":
        why = f"{', '.join(names)} act in the same step, and no order is given"
        run_out(now, NoRule(why, cite(unit)))
    else:
        now.batch(deed, cite(unit), (NEUTRAL, names))


@RULES.step
def cities_attack(now: Moment) -> None:
    """neutral.0-initiate: every neutral city attacks the Shadow player; one with nothing in reach hits nothing."""
    take_neutral_turn(now)
    attackers = [city for city in cities(now) if city.owner == NEUTRAL]
    ready = [city.name for city in attackers if shadow_player(now) and _something_to_hit(now, city)]
    for city in attackers:
        if city.name not in ready:
            now.say(
                f"{city.name} has no Shadow unit within a span to hit.",
                cite("neutral.0-initiate"),
                cite("engaged"),
                event=("idle", city.name),
            )
    if not attackers:
        now.say("There is no neutral city.", cite("neutral.0-initiate"))
    _one_by_one(now, "city_attacks", "neutral.0-initiate", ready)


def _something_to_hit(now: Moment, city: City) -> bool:
    """city-attack-range: whether a Shadow unit is within a span, or anywhere at all."""
    mine = units(now, shadow_player(now))
    found = [near(now, city, unit) for unit in mine]
    if any(each is True or isinstance(each, NoRule) for each in found):
        return True
    return bool(mine) and now.reads("city-attack-range") == "no-distance"


@RULES.deed
def city_attacks(now: Moment, effect: object) -> None:
    """neutral.0-initiate: one city's attack, fought out before the next."""
    city = now.get(str(effect))
    if not isinstance(city, City) or city.state != STANDING or city.owner != NEUTRAL:
        now.say(f"{effect} is no longer a neutral city.", cite("neutral.0-initiate"))
        return
    now.say(f"{city.name} attacks the Shadow player.", cite("neutral.0-initiate"), event=("attacks", city.name))
    now.put(Battle(attacker=NEUTRAL, initiator=city.name, target=shadow_player(now), kind="city"))
    now.call("battle")


@RULES.step
def jealous_attack(now: Moment) -> None:
    """neutral.2: each Jealous Chosen attacks."""
    take_neutral_turn(now)
    names = [unit.name for unit in units(now) if unit.card == JEALOUS and unit.owner == NEUTRAL]
    if not names:
        now.say("There is no Jealous Chosen on the board.", cite("neutral.2"))
    _one_by_one(now, "jealous_attacks", "neutral.2", names)


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
