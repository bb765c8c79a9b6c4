"""turn.1.1, turn.1.2, turn.1.3, city-control, town-control: the supply pile, the supply total, who controls what."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.play.silence import NoRule
from judge.games.wot_conquest.play.spans import within
from judge.games.wot_conquest.play.who import cities, game, towns, units
from judge.games.wot_conquest.things import MEDIUM, NEUTRAL, OPEN, SHORT, City, Player, Town

NOBODY = "nobody"


@RULES.step
def reset_supply(now: Moment) -> None:
    """turn.1.1: every token leaves the pile; nothing is saved."""
    now.put(game(now)._replace(phase="deployment"))
    player = now.the(Player, game(now).active)
    if now.reads("supply-saved") == "reset":
        now.put(player._replace(supply=0))
    text = f"{player.name}'s supply pile is emptied ({player.supply} tokens removed)."
    now.say(text, cite("turn.1.1"), event=("supply", player.name))
    for city in now.every(City):
        if city.created and now.reads("one-per-city-scope") == "per-phase":
            now.put(city._replace(created=0))


def near_town(now: Moment, place: str) -> dict[str, int] | NoRule:
    """town-control: how many units each owner has within a short-span."""
    found: dict[str, int] = {}
    measure = SHORT if now.reads("town-reach") == "short-span" else MEDIUM
    for unit in units(now):
        known = within(now, unit.at, place, measure)
        if isinstance(known, NoRule):
            return known.at(cite("town-control"))
        if known:
            found[unit.owner] = found.get(unit.owner, 0) + 1
    return found


def town_controller(now: Moment, town: Town) -> str | NoRule:
    """town-control: the only player with a unit within a short-span; otherwise nobody."""
    if town.state == OPEN:
        return NoRule(f"nothing says what becomes of {town.name} at 0 HP", cite("battle.2-kill"), cite("neutral-town"))
    return _holder(now, town.at)


def _holder(now: Moment, place: str) -> str | NoRule:
    """The sole player near; a neutral unit is no player, and numbers do not matter."""
    found = near_town(now, place)
    if isinstance(found, NoRule):
        return found
    here = {owner: n for owner, n in found.items() if owner != NEUTRAL}
    if len(here) > 1 and now.reads("town-majority") == "most-units":
        first, second = sorted(here.values(), reverse=True)[:2]
        return max(here, key=lambda owner: here[owner]) if first > second else NOBODY
    if len(here) > 1 and now.reads("town-shared") == "each-near":
        return game(now).active if game(now).active in here else next(iter(here))
    if len(here) != 1 or (NEUTRAL in found and now.reads("town-neutral-presence") == "breaks-control"):
        return NOBODY
    return next(iter(here))


def city_controller(now: Moment, city: City) -> str | NoRule:
    """city-control: whoever started with it or conquered it, by the usual reading."""
    match now.reads("city-control-undefined"):
        case "start-or-conquest":
            return city.owner if city.owner != NEUTRAL else NOBODY
        case "like-towns":
            return _holder(now, city.at)
        case _:
            return NoRule("nothing says what it takes to control a city", cite("city-control"), cite("turn.1.2"))


def supply_total(now: Moment, player: str) -> int | NoRule:
    """turn.1.2: the cities and towns that a player controls."""
    held: list[str | NoRule] = [city_controller(now, city) for city in cities(now)]
    held += [town_controller(now, town) for town in now.every(Town) if town.state == OPEN or town in towns(now)]
    unclear = [each for each in held if isinstance(each, NoRule)]
    return unclear[0] if unclear else held.count(player)


@RULES.step
def determine_supply(now: Moment) -> None:
    """turn.1.2: the sum of cities and towns, as the board stands now."""
    player = game(now).active
    total = supply_total(now, player)
    if isinstance(total, NoRule):
        now.say(f"No rule: {total.why}.", cite("turn.1.2"), *total.cites, event=("no rule", player))
        return
    for town in towns(now):
        holder = town_controller(now, town)
        now.say(f"{town.name} is controlled by {holder}.", cite("town-control"), event=("control", town.name))
    now.say(f"{player}'s supply total is {total}.", cite("turn.1.2"), cite("supply-total"), event=("supply", player))


@RULES.step
def add_supply(now: Moment) -> None:
    """turn.1.3: as many tokens as the supply total; a total that cannot be told leaves the pile unknown."""
    player = now.the(Player, game(now).active)
    total = supply_total(now, player.name)
    if isinstance(total, NoRule) or player.supply is None:
        now.put(player._replace(supply=None))
        now.say(f"How many tokens {player.name} adds cannot be told.", cite("turn.1.3"), event=("supply", player.name))
    else:
        now.put(player._replace(supply=player.supply + total))
        now.say(f"{player.name} adds {total} supply tokens.", cite("turn.1.3"), event=("supply", player.name))


def unknown_supply(player: str) -> NoRule:
    """Why a pile cannot be counted."""
    why = f"nothing says what {player} controls, so nobody knows how many tokens are in the pile"
    return NoRule(why, cite("turn.1.2"), cite("city-control"), cite("town-control"))
