"""turn.1, city-control, town-control, deploy: the supply pile, who controls what, units created at cities."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Iterator, Sequence

from judge.engine import Choice, Moment, Refusal, Value, Verb, no_rule, refuse
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.play.occasions import happens_to
from judge.games.wot_conquest.play.silence import NoRule
from judge.games.wot_conquest.play.spans import refuse_reach, the_map, within
from judge.games.wot_conquest.play.standing import every_piece, refuse_gone, refuse_stranger, refuse_turn, unit_called
from judge.games.wot_conquest.play.values import figure
from judge.games.wot_conquest.play.who import cities, game, reserve, towns, units
from judge.games.wot_conquest.things import (
    BOARD,
    FIST,
    KILLED,
    MEDIUM,
    NEUTRAL,
    OPEN,
    SHORT,
    SPAN,
    City,
    Piece,
    Player,
    Town,
    Unit,
)
from judge.kit.words import counted

NOBODY = "nobody"
FIST_OF = (("Trolloc", 6), ("Myrdraal", 1))


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
        return NoRule(
            f"the rulebook does not say what becomes of {town.name} at 0 HP",
            cite("battle.2-kill"),
            cite("neutral-town"),
        )
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
    if len(here) > 1 and (shared := now.reads("town-shared")) != "only-player":
        ranked = sorted(here, key=lambda owner: owner != game(now).active)
        return ranked[0 if shared == "each-near" else 1]
    if len(here) != 1 or (NEUTRAL in found and now.reads("neutral-holds-town") == "breaks-control"):
        return NOBODY
    return next(iter(here))


def city_controller(now: Moment, city: City) -> str | NoRule:
    """city-control: whoever started with it or conquered it, by the usual reading."""
    match now.reads("city-control-undefined"):
        case "start-or-conquest":
            if city.owner != NEUTRAL or now.reads("city-near") == "held":
                return city.owner if city.owner != NEUTRAL else NOBODY
            return _holder(now, city.at)
        case "like-towns":
            return _holder(now, city.at)
        case _:
            return NoRule(
                "the rulebook does not say what it takes to control a city", cite("city-control"), cite("turn.1.2")
            )


def supply_total(now: Moment, player: str) -> int | NoRule:
    """turn.1.2: the cities and towns that a player controls."""
    held: list[str | NoRule] = [city_controller(now, city) for city in cities(now)]
    free = [town_controller(now, town) for town in now.every(Town) if town.state == OPEN or town in towns(now)]
    counts = now.reads("supply-counts") if player in held and player in free else "both"
    held = free if counts == "towns-only" else held if counts == "cities-only" else [*held, *free]
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
        tokens = counted(total, "supply token")
        now.say(f"{player.name} adds {tokens}.", cite("turn.1.3"), event=("supply", player.name))


def unknown_supply(player: str) -> NoRule:
    """Why a pile cannot be counted."""
    why = f"the rulebook does not say what {player} controls, so the number of tokens in the pile is unknown"
    return NoRule(why, cite("turn.1.2"), cite("city-control"), cite("town-control"))


@RULES.verb
class Deploy(Verb):
    """deploy: a unit is created at a city for its cost and placed within one span of it."""

    name = "deploy"
    example = (
        "`Ana deploys Maiden at Tear` (in the city itself), `Ana deploys Maiden at Tear to Ford`; "
        "with one city `Ana deploys Maiden to Ford`"
    )
    only = refuse("units are deployed in one's own deployment phase", cite("turn.1.4"), cite("turn"))

    def candidates(self, now: Moment, by: str) -> Iterable[tuple[Hashable, ...]]:
        return self._at_all(now, reserve(now, by))

    def _at_all(self, now: Moment, waiting: Sequence[Piece]) -> Iterator[tuple[Hashable, ...]]:
        sites: list[City | Town] = [*now.every(City), *now.every(Town)]
        for unit in waiting:
            for site in sites:
                places = dict.fromkeys((site.at, *the_map(now).places))
                yield from ((unit.name, site.name, place) for place in places)

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        who, name, place = map(str, choice.args)
        if (wrong := _refuse_unit(now, who, choice.by)) is not None:
            return wrong
        unit, city = now.the(Unit, who), now.get(name)
        if not isinstance(city, City):
            what = "a town" if isinstance(city, Town) else "no city"
            return refuse(f"{name} is {what}; units are created at cities", cite("deploy-at-city"))
        return (
            refuse_gone(city)
            or _refuse_fist(now, unit)
            or _refuse_city(now, city, choice.by)
            or _refuse_second(now, city)
            or _refuse_cost(now, unit, choice.by)
            or refuse_reach(now, city.at, place, SPAN, cite("deploy-path"), cite("deploy-placement"))
            or _refuse_outside(now, city, place)
        )

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        """turn.1.4: in one's own deployment phase."""
        other = refuse_turn(now, choice.by, "units are deployed", *self.only.cites)
        return other or (None if now.inside("deployment") else self.only)

    def take(self, now: Moment, choice: Choice) -> None:
        unit, city = now.the(Unit, str(choice.args[0])), now.the(City, str(choice.args[1]))
        cost = figure(now, unit, "cost")
        price = 0 if isinstance(cost, NoRule) else int(cost.total)
        player = now.the(Player, choice.by)
        now.put(player._replace(supply=(player.supply or 0) - price))
        now.put(city._replace(created=city.created + 1))
        _place(now, unit, str(choice.args[2]))
        text = f"{choice.by} deploys {unit.name} at {city.name} for {price} supply."
        now.say(text, cite("deploy"), cite("deploy-cost"), actor=choice.by, event=("deployed", unit.name))
        if (place := str(choice.args[2])) != city.at:
            placed = f"{unit.name} is placed at {place}, within a span of {city.name}."
            now.say(placed, cite("deploy-placement"), actor=choice.by, event=("placed", unit.name))
        happens_to(now, "deployed", unit.name)

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """Other ways to say it: `creates Maiden at Tear`, `deploys Maiden at Tear in Ford`."""
        match = re.fullmatch(r"(?:deploys|creates|buys|places) (.+)", text)
        said = re.sub(r" (?:in|near|on|towards) ", " to ", match[1]) if match else ""
        tried = self._at_all(now, every_piece(now)) if match else ()
        options = {self.say(Choice(by, self.name, args)).casefold(): args for args in tried}
        return options.get(f"deploys {said}") or options.get(f"deploys {self._from_only_city(now, by, said)}")

    def _from_only_city(self, now: Moment, by: str, said: str) -> str:
        """`deploys Maiden to Ford`: at the one city that the player holds."""
        mine = [city.name.casefold() for city in cities(now) if city.owner == by]
        return said.replace(" to ", f" at {mine[0]} to ") if len(mine) == 1 and " at " not in said else said

    def say(self, choice: Choice) -> str:
        unit, city, place = choice.args
        return f"deploys {unit} at {city}" + (f" to {place}" if place not in (city, "here") else "")


def _refuse_unit(now: Moment, name: str, by: str) -> Refusal | None:
    """deploy: a unit of one's own that is not on the board yet."""
    unit = unit_called(now, name)
    if unit is None:
        return refuse(f"{name} is not a unit", cite("deploy"))
    if unit.owner != by:
        return refuse_stranger(unit, by, cite("deploy"))
    if unit.zone == BOARD:
        return refuse(f"{name} is on the board already", cite("deploy"))
    if unit.zone == KILLED:
        return refuse(
            f"{name} has been killed, and nothing brings a killed unit back", cite("battle.2-kill"), cite("deploy")
        )
    return None


def _place(now: Moment, unit: Unit, place: str) -> None:
    """A unit is put on the board; a Fist is 6 Trollocs and 1 Myrdraal."""
    if unit.card != FIST:
        now.put(unit._replace(zone=BOARD, at=place))
        return
    now.drop(unit.name)
    for kind, n in FIST_OF:
        for number in range(1, n + 1):
            now.put(Unit(f"{kind} {number} of {unit.name}", unit.owner, at=place, card=kind))


def _refuse_fist(now: Moment, unit: Unit) -> Refusal | None:
    """fist-as-unit: whether a whole Fist may be created as one unit."""
    if unit.card != FIST:
        return None
    rules = (cite("fist"), cite("deploy-one-per-city"))
    match now.reads("fist-as-unit"):
        case "separate-units":
            return refuse("a Fist is 7 units, and a city creates one", *rules)
        case "no-rule":
            return no_rule("the rulebook does not say whether a Fist can be created as one unit", *rules)
        case _:
            return None


def _refuse_city(now: Moment, city: City, by: str) -> Refusal | None:
    """deploy-own-city: a city of one's own, though the words ask for a city only."""
    holder = city_controller(now, city)
    if holder == by or now.reads("deploy-own-city") == "any-city":
        return None
    if isinstance(holder, NoRule):
        return holder.refusal()
    return refuse(f"{by} does not control {city.name}", cite("deploy-at-city"), cite("city-control"))


def _refuse_outside(now: Moment, city: City, place: str) -> Refusal | None:
    """deploy-placement: within a span of the city, though some place new units in the city alone."""
    if place != city.at and now.reads("deploy-outside") == "in-the-city":
        return refuse(f"{place} is not in {city.name}", cite("deploy-placement"))
    return None


def _refuse_second(now: Moment, city: City) -> Refusal | None:
    """deploy-one-per-city: not more than one unit per city."""
    counted = sum(each.created for each in cities(now)) if now.reads("deploy-count") == "per-turn" else city.created
    if counted and now.reads("second-unit") == "one":
        return refuse(f"{city.name} has created a unit already", cite("deploy-one-per-city"))
    return None


def _refuse_cost(now: Moment, unit: Unit, by: str) -> Refusal | None:
    """deploy-afford: the pile must hold the full cost."""
    cost, have = figure(now, unit, "cost"), now.the(Player, by).supply
    missing = cost if isinstance(cost, NoRule) else unknown_supply(by) if have is None else None
    if missing is not None:
        return missing.refusal(cite("deploy-cost"))
    if isinstance(cost, Value) and cost.total > (have or 0):
        why = f"{unit.name} costs {cost.total}, and the pile holds {have}"
        return refuse(why, cite("deploy-afford"), cite("deploy-cost"))
    if isinstance(cost, Value) and cost.total == have and now.reads("deploy-exact") == "not-enough":
        return refuse(f"the pile holds no more than {have}", cite("deploy-afford"))
    return None


@RULES.step
def end_deployment(now: Moment) -> None:
    """turn.1: the phase is over; tokens that are left stay in the pile until it is reset."""
    now.say(f"{game(now).active}'s deployment phase ends.", cite("turn.1"))
