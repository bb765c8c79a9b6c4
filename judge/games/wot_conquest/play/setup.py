"""setup, dragonsworn to children: starting units and cities, what each faction begins with and where it is placed."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import NamedTuple

from judge.engine import Choice, Moment, Refusal, Verb, no_rule, refuse
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.play.phrases import meant
from judge.games.wot_conquest.play.silence import NoRule
from judge.games.wot_conquest.play.spans import refuse_reach, the_map
from judge.games.wot_conquest.play.standing import every_piece, refuse_stranger, unit_called
from judge.games.wot_conquest.play.values import figure
from judge.games.wot_conquest.play.who import game, holding, numbered, players, reserve, with_tokens
from judge.games.wot_conquest.things import BOARD, NAEBLIS, RESERVE, SPAN, City, Player, Unit
from judge.kit.names import put_new


class Start(NamedTuple):
    """What a faction begins with, and the units of the rulebook that say so."""

    unit: str
    city: str = ""
    units: tuple[tuple[str, int], ...] = ()
    tokens: tuple[tuple[str, int], ...] = ()
    city_cite: str = ""
    units_cite: str = ""
    tokens_cite: str = ""
    placement: str = ""
    status: str = ""

    def token_cite(self, kind: str) -> str:
        """The unit that gives a kind of token: an angreal comes with the city."""
        return self.city_cite if kind == "angreal" else self.tokens_cite


STARTS = {
    "Dragonsworn": Start(
        "dragonsworn", "Tear", (("Dragon Reborn", 1), ("Maiden", 2), ("Aes Sedai", 1), ("Aiel scout", 1)),
        (("angreal", 1), ("madness", 0)), "dragonsworn-city", "dragonsworn-units", "dragonsworn-tokens",
        "dragonsworn-placement",
    ),
    "Shadow": Start(
        "shadow", "Maradon", ((NAEBLIS, 1), ("Trolloc", 12), ("Myrdraal", 2), ("Draghkar", 1)), (("favor", 6),),
        "shadow-city", "shadow-units", "shadow-tokens", "shadow-placement",
    ),
    "Seanchan": Start("seanchan", status="seanchan-status"),
    "Tar Valon": Start(
        "tar-valon", "Tar Valon", (), (("angreal", 1),), "tar-valon-start", "", "tar-valon-start", "",
        "tar-valon-status",
    ),
    "Children of Light": Start("children", "Amador", city_cite="children-start", status="children-status"),
}  # fmt: skip


def available(now: Moment, faction: str) -> bool:
    """five-players: whether a faction can be played in 0.1."""
    if not STARTS[faction].status:
        return True
    match faction:
        case "Seanchan":
            named = now.reads("seanchan-playable")
        case "Tar Valon":
            named = now.reads("tar-valon-playable")
        case _:
            named = now.reads("children-playable")
    return named == "playable" or now.reads("five-players") == "by-agreement"


@RULES.step
def factions_available(now: Moment) -> None:
    """edition-0.1: three factions are marked as not available."""
    for player in now.every(Player):
        start = STARTS.get(player.faction)
        if start and not available(now, player.faction):
            text = f"{player.faction} cannot be played in 0.1."
            now.say(text, cite(start.status), cite("edition-0.1"), event=("unavailable", player.faction))
            now.end()
            return
    now.say("Every faction in the game is available.", cite("setup"))


@RULES.step
def cities_and_tokens(now: Moment) -> None:
    """setup: each faction gets its city, its tokens and its units."""
    for player in players(now):
        start = start_of(now, player)
        if start.city:
            before = now.get(start.city)
            city = before if isinstance(before, City) else City(start.city, at=start.city)
            now.put(city._replace(owner=player))
            now.say(f"{player} begins with {start.city}.", cite(start.city_cite), event=("city", start.city))
        for kind, n in start.tokens:
            found = now.the(Player, player)
            now.put(with_tokens(found, kind, n - holding(found, kind)))
            now.say(f"{player} begins with {n} {kind}.", cite(start.token_cite(kind)), event=(kind, player))
        _units(now, player, start)


def _units(now: Moment, player: str, start: Start) -> None:
    """The starting units, unless the table has laid out units of that player already."""
    laid_out = any(unit.owner == player for unit in now.every(Unit))
    for kind, n in start.units if not laid_out else ():
        for name in numbered(kind, n):
            put_new(now, Unit(name, player, zone=RESERVE, card=kind))


def placing_player(now: Moment) -> str:
    """The player who places starting units: in the order of the table, each until all are placed."""
    return next((name for name in players(now) if reserve(now, name)), "")


@RULES.test
def units_to_place(now: Moment) -> bool:
    """Whether a player still has starting units to place."""
    return bool(placing_player(now))


def start_of(now: Moment, player: str) -> Start:
    """The start of a player's faction."""
    return STARTS.get(now.the(Player, player).faction, Start("setup"))


def starting_city(now: Moment, player: str) -> City | None:
    """The starting city of a player: the faction's, or the one agreed on for a smaller game."""
    found = now.get(start_of(now, player).city)
    if isinstance(found, City) and found.owner == player:
        return found
    return next((city for city in now.every(City) if city.owner == player), None)


@RULES.verb
class PlaceUnit(Verb):
    """dragonsworn-placement, shadow-placement: a starting unit is put within one span of the city."""

    name = "place"
    phrase = "places {0} at {1}"
    other_phrases = ("places {0} in {1}", "puts {0} at {1}")
    example = "`Ana places Maiden 1 at Tear` (in the chart setup)"
    only = refuse("starting units are placed before the first turn", cite("setup"))

    def by(self, now: Moment) -> str:
        return placing_player(now)

    def candidates(self, now: Moment, by: str) -> Iterable[tuple[Hashable, ...]]:
        city = starting_city(now, by)
        places = dict.fromkeys((city.at if city else "", *the_map(now).places))
        return [(unit.name, place) for unit in reserve(now, by) for place in places if place]

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        name, city = str(choice.args[0]), starting_city(now, choice.by)
        if (wrong := _refuse_starter(now, name, choice.by)) is not None:
            return wrong
        if city is None:
            return no_rule(f"the rulebook names no starting city for {choice.by}'s faction", cite("setup"))
        place = str(choice.args[1])
        rules = (cite("deploy-path"), cite(start_of(now, choice.by).placement or "setup"), cite("deploy-placement"))
        return refuse_reach(now, city.at, place, SPAN, *rules) or _refuse_full(now, city, choice)

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        if not now.inside("setup"):
            return self.only
        return _refuse_starter(now, str(choice.args[0]), choice.by) if choice.args else None

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """Any piece at any place, so that it can be refused."""
        places = dict.fromkeys((*the_map(now).places, *(city.at for city in now.every(City))))
        return meant(self, by, text, ((each.name, place) for each in every_piece(now) for place in places))

    def take(self, now: Moment, choice: Choice) -> None:
        unit, place = now.the(Unit, str(choice.args[0])), str(choice.args[1])
        city, start = starting_city(now, choice.by), start_of(now, choice.by)
        rules = tuple(cite(each) for each in (start.placement, start.units_cite) if each) or (cite("setup"),)
        now.put(unit._replace(zone=BOARD, at=place))
        if city is not None:
            now.put(city._replace(created=city.created + 1))
        now.say(f"{choice.by} places {unit.name} at {place}.", *rules, actor=choice.by, event=("placed", unit.name))


def _refuse_starter(now: Moment, name: str, by: str) -> Refusal | None:
    """dragonsworn-placement, shadow-placement: a unit of one's own that has not been placed."""
    rule, unit = cite(start_of(now, by).placement or "setup"), unit_called(now, name)
    if unit is None:
        return refuse(f"{name} is not a unit", rule)
    if unit.zone != RESERVE:
        return refuse(f"{name} is {'placed already' if unit.zone == BOARD else 'killed'}", rule)
    return refuse_stranger(unit, by, rule)


def _refuse_full(now: Moment, city: City, choice: Choice) -> Refusal | None:
    """setup-vs-one-per-city: whether the limit and the cost of a deployment hold as well."""
    if now.reads("setup-vs-one-per-city") == "distance-only":
        return None
    if city.created:
        return refuse(f"{city.name} has created a unit already", cite("deploy-one-per-city"), cite("setup"))
    cost = figure(now, now.the(Unit, str(choice.args[0])), "cost")
    if isinstance(cost, NoRule):
        return cost.refusal()
    if cost.total > (now.the(Player, choice.by).supply or 0):
        return refuse(f"{choice.by} has no supply for it", cite("deploy-afford"), cite("setup"))
    return None


@RULES.step
def setup_done(now: Moment) -> None:
    """setup: the game can begin; nothing says with whom."""
    now.put(game(now)._replace(phase=""))
    for city in now.every(City):
        now.put(city._replace(created=0))
    now.say("All starting units are placed.", cite("setup"))
