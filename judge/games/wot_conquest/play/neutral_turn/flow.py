"""neutral-turn, neutral.0: the steps in order, some only with a Shadow player; neutral cities attack the Shadow."""

from __future__ import annotations

from judge.engine import Cite, Moment
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.play.silence import NoRule, run_out
from judge.games.wot_conquest.play.spans import within
from judge.games.wot_conquest.play.who import SHADOW, cities, game, of_faction, units
from judge.games.wot_conquest.things import JEALOUS, NEUTRAL, SPAN, STANDING, Battle, City


def shadow_player(now: Moment) -> str:
    """The Shadow player; empty when nobody plays the Shadow."""
    return of_faction(now, SHADOW)


@RULES.test
def cities_may_attack(now: Moment) -> bool:
    """neutral.0-condition: in games with a Shadow player only."""
    return bool(shadow_player(now)) or now.reads("cities-without-shadow") == "taken"


@RULES.test
def chosen_may_move(now: Moment) -> bool:
    """neutral.1-condition: in games with a Shadow player only."""
    return bool(shadow_player(now)) or now.reads("moves-without-shadow") == "taken"


@RULES.test
def chosen_may_attack(now: Moment) -> bool:
    """neutral.2-condition: in games with a Shadow player only."""
    return bool(shadow_player(now)) or now.reads("attacks-without-shadow") == "taken"


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
    if not shadow_player(now):
        rules = (cite("neutral.0-condition"), cite("neutral.1-condition"), cite("neutral.2-condition"))
        now.say("Nobody plays the Shadow, so steps 0 to 2 are left out.", *rules)


def jealous_chosen(now: Moment, deed: str, rule: Cite) -> list[str]:
    """The Jealous Chosen on the board in the neutral turn; that none `moves`, say, is told where there is none."""
    take_neutral_turn(now)
    names = [unit.name for unit in units(now, NEUTRAL) if unit.card == JEALOUS]
    if not names:
        now.say(f"There is no Jealous Chosen on the board, so none {deed}.", rule)
    return names


def one_by_one(now: Moment, deed: str, unit: str, names: list[str]) -> None:
    """neutral-order: one after another; in which order is for the table to say."""
    if len(names) > 1 and now.reads("neutral-order") == "no-rule":
        why = f"{', '.join(names)} act in the same step, and the rulebook gives no order"
        run_out(now, NoRule(why, cite(unit)))
    else:
        now.batch(deed, cite(unit), (NEUTRAL, names))


@RULES.step
def cities_attack(now: Moment) -> None:
    """neutral.0-initiate: every neutral city attacks the Shadow player; one with nothing in reach hits nothing."""
    take_neutral_turn(now)
    attackers = [city for city in cities(now) if city.owner == NEUTRAL]
    found = {city.name: _something_to_hit(now, city) for city in attackers if shadow_player(now)}
    found |= {city.name: True for city in attackers if struck_by(now, city.name) != shadow_player(now)}
    ready = [name for name, hits in found.items() if hits is True]
    unclear = next((hits for hits in found.values() if isinstance(hits, NoRule)), None)
    if unclear is not None:
        run_out(now, unclear)
        return
    for city in attackers:
        if city.name not in ready:
            text = f"{city.name} has nothing of the Shadow within a span to attack."
            now.say(text, cite("neutral.0-initiate"), cite("engaged"), event=("idle", city.name))
    if not attackers:
        now.say("There is no neutral city.", cite("neutral.0-initiate"))
    one_by_one(now, "city_attacks", "neutral.0-initiate", ready)


def struck_by(now: Moment, name: str) -> str:
    """neutral.0-initiate: cities attack the Shadow player, though some let them attack whoever is near.

    Without a Shadow player there is nobody to attack (neutral.0-condition): who takes the step then goes for anybody.
    """
    shadow, at = shadow_player(now), now.the(City, name).at
    near = [unit.owner for unit in units(now) if unit.owner != NEUTRAL and within(now, at, unit.at, SPAN) is True]
    if not near or shadow in near:
        return shadow
    return near[0] if not shadow or now.reads("cities-strike") == "anybody" else shadow


def _something_to_hit(now: Moment, city: City) -> bool | NoRule:
    """city-attack-range, city-strikes-city: a Shadow unit or a city of the Shadow within a span, or units anywhere."""
    mine = units(now, shadow_player(now))
    if any(within(now, city.at, unit.at, SPAN) is not False for unit in mine):
        return True
    held = [each.name for each in cities(now) if each.owner == shadow_player(now) and _near(now, city, each)]
    option = now.reads("city-strikes-city") if held else ""
    if option == "no-rule":
        why = f"only {', '.join(held)} is within a span of {city.name}, and no rule says whether that is attacked"
        return NoRule(why, cite("neutral.0-initiate"), cite("engaged"))
    if option == "struck":
        return True
    return bool(mine) and now.reads("city-attack-range") == "no-distance"


def _near(now: Moment, city: City, other: City) -> bool:
    return within(now, city.at, other.at, SPAN) is not False


@RULES.deed
def city_attacks(now: Moment, effect: object) -> None:
    """neutral.0-initiate: one city's attack, fought out before the next."""
    city = now.get(str(effect))
    if not isinstance(city, City) or city.state != STANDING or city.owner != NEUTRAL:
        now.say(f"{effect} is no longer a neutral city.", cite("neutral.0-initiate"))
        return
    now.say(f"{city.name} attacks the Shadow player.", cite("neutral.0-initiate"), event=("attacks", city.name))
    now.put(Battle(attacker=NEUTRAL, initiator=city.name, target=struck_by(now, city.name), kind="city"))
    now.call("battle")
