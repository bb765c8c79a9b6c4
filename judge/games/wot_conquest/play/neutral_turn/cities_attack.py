"""neutral.0: every neutral city attacks the Shadow."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.play.neutral_turn.flow import one_by_one, shadow_player, take_neutral_turn
from judge.games.wot_conquest.play.spans import within
from judge.games.wot_conquest.play.who import cities, units
from judge.games.wot_conquest.things import NEUTRAL, SPAN, STANDING, Battle, City


@RULES.step
def cities_attack(now: Moment) -> None:
    """neutral.0-initiate: every neutral city attacks the Shadow player; one with nothing in reach hits nothing."""
    take_neutral_turn(now)
    attackers = [city for city in cities(now) if city.owner == NEUTRAL]
    ready = [city.name for city in attackers if shadow_player(now) and _something_to_hit(now, city)]
    for city in attackers:
        if city.name not in ready:
            text = f"{city.name} has no Shadow unit within a span to hit."
            now.say(text, cite("neutral.0-initiate"), cite("engaged"), event=("idle", city.name))
    if not attackers:
        now.say("There is no neutral city.", cite("neutral.0-initiate"))
    one_by_one(now, "city_attacks", "neutral.0-initiate", ready)


def _something_to_hit(now: Moment, city: City) -> bool:
    """city-attack-range: whether a Shadow unit is within a span, or anywhere at all."""
    mine = units(now, shadow_player(now))
    if any(within(now, city.at, unit.at, SPAN) is not False for unit in mine):
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
