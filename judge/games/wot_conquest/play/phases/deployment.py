"""turn.1.4, deploy: units are created at cities."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Iterator

from judge.engine import Choice, Moment, Refusal, Value, Verb, no_rule, refuse
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.play.phases.supply import city_controller, unknown_supply
from judge.games.wot_conquest.play.silence import NoRule
from judge.games.wot_conquest.play.spans import refuse_reach, the_map
from judge.games.wot_conquest.play.values import figure
from judge.games.wot_conquest.play.who import cities, game, reserve
from judge.games.wot_conquest.things import BOARD, FIST, SPAN, City, Player, Town, Unit

FIST_OF = (("Trolloc", 6), ("Myrdraal", 1))


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

    def _at_all(self, now: Moment, waiting: list[Unit]) -> Iterator[tuple[Hashable, ...]]:
        sites: list[City | Town] = [*cities(now), *now.every(Town)]
        for unit in waiting:
            for site in sites:
                places = dict.fromkeys((site.at, *the_map(now).places))
                yield from ((unit.name, site.name, place) for place in places)

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        unit, name, place = now.the(Unit, str(choice.args[0])), str(choice.args[1]), str(choice.args[2])
        city = now.get(name)
        if unit.owner != choice.by:
            return refuse(f"{unit.name} is not a unit of {choice.by}", cite("deploy"))
        if not isinstance(city, City):
            return refuse(f"{name} is a town; units are created at cities", cite("deploy-at-city"))
        return (
            _refuse_fist(now, unit)
            or _refuse_city(now, city, choice.by)
            or _refuse_second(now, city)
            or _refuse_cost(now, unit, choice.by)
            or refuse_reach(now, city.at, place, SPAN, cite("deploy-path"), cite("deploy-placement"))
        )

    def take(self, now: Moment, choice: Choice) -> None:
        unit, city = now.the(Unit, str(choice.args[0])), now.the(City, str(choice.args[1]))
        cost = figure(now, unit, "cost")
        price = 0 if isinstance(cost, NoRule) else int(cost.total)
        player = now.the(Player, choice.by)
        now.put(player._replace(supply=(player.supply or 0) - price))
        now.put(city._replace(created=city.created + 1))
        _place(now, unit, str(choice.args[2]))
        text = f"{choice.by} deploys {unit.name} at {city.name} for {price} supply."
        rules = (cite("deploy"), cite("deploy-cost"), cite("deploy-placement"))
        now.say(text, *rules, actor=choice.by, event=("deployed", unit.name))

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """Other ways to say it: `creates Maiden at Tear`, `deploys Maiden at Tear in Ford`."""
        match = re.fullmatch(r"(?:deploys|creates|buys|places) (.+)", text)
        said = re.sub(r" (?:in|near|on|towards) ", " to ", match[1]) if match else ""
        options = {self.say(Choice(by, self.name, args)).casefold(): args for args in self._at_all(now, reserve(now))}
        return options.get(f"deploys {said}") or options.get(f"deploys {self._from_only_city(now, by, said)}")

    def _from_only_city(self, now: Moment, by: str, said: str) -> str:
        """`deploys Maiden to Ford`: at the one city that the player holds."""
        mine = [city.name.casefold() for city in cities(now) if city.owner == by]
        return said.replace(" to ", f" at {mine[0]} to ") if len(mine) == 1 and " at " not in said else said

    def say(self, choice: Choice) -> str:
        unit, city, place = choice.args
        return f"deploys {unit} at {city}" + (f" to {place}" if place not in (city, "here") else "")


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
            return no_rule("nothing says whether a Fist can be created as one unit", *rules)
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
    return None


@RULES.step
def end_deployment(now: Moment) -> None:
    """turn.1: the phase is over; tokens that are left stay in the pile until it is reset."""
    now.say(f"{game(now).active}'s deployment phase is over.", cite("turn.1"))
