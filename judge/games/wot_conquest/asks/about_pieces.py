"""What a question can ask for about pieces, players, cities, towns and distances."""

from __future__ import annotations

from judge.engine import Cite, Moment, Ruled
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.asks.answers import Answer, open_matter, told, unavoidable
from judge.games.wot_conquest.asks.grounds import why_hp, why_killed
from judge.games.wot_conquest.asks.naming import any_piece, named, spot
from judge.games.wot_conquest.cards.words import token
from judge.games.wot_conquest.play.costs import holding
from judge.games.wot_conquest.play.phases.initiating import limit
from judge.games.wot_conquest.play.phases.movement import in_group
from judge.games.wot_conquest.play.phases.supply import city_controller, supply_total, town_controller, unknown_supply
from judge.games.wot_conquest.play.silence import NoRule, at_stake, silent
from judge.games.wot_conquest.play.spans import MEASURE_OF, within
from judge.games.wot_conquest.play.values import figure, figure_rule
from judge.games.wot_conquest.play.who import cities, game, is_leader, towns, traits, units
from judge.games.wot_conquest.things import (
    BOARD,
    JEALOUS,
    KILLED,
    NEUTRAL,
    STANDING,
    City,
    Piece,
    Player,
    Town,
    Unit,
)


@RULES.quantity("hp left of {piece}", cite("hp"))
@RULES.quantity("hp of {piece}", cite("hp"))
def hp_of(now: Moment, piece: str) -> Answer:
    """The HP a unit, city or town has left."""
    now = unavoidable(now)
    found = any_piece(now, piece)
    counted = isinstance(found, Town) and not found.turn_ended
    if (missing := at_stake(now, found.name) if counted else open_matter(now, found)) is not None:
        return told(missing)
    if found.left is not None:
        return Ruled(found.left, why_hp(now, found))
    if isinstance(found, City) and found.hp is not None:
        return told(
            NoRule(f"nothing says how many HP {found.name} has after it was conquered", cite("conquer"), cite("hp"))
        )
    return told(figure(now, found, "hp"))


@RULES.quantity("maximum hp of {piece}", cite("hp"))
def most_hp_of(now: Moment, piece: str) -> Answer:
    """The HP a unit, city or town has undamaged."""
    found = figure(now, any_piece(now, piece), "hp")
    return told(found if isinstance(found, NoRule) else found.total)


@RULES.quantity("{piece} is dead")
@RULES.quantity("{piece} is killed")
def is_killed(now: Moment, piece: str) -> Answer:
    """Whether a unit has been killed."""
    now = unavoidable(now)
    unit = named(now, Unit, piece)
    if unit.zone == KILLED:
        return Ruled(True, why_killed(now, unit))
    missing = at_stake(now, unit.name)
    return told(missing) if missing else Ruled(False, why_hp(now, unit))


@RULES.quantity("{town} is destroyed", cite("neutral.2-towns"))
def is_destroyed(now: Moment, town: str) -> Answer:
    """Whether a town has been destroyed."""
    now = unavoidable(now)
    found = named(now, Town, town)
    if found.state == STANDING and at_stake(now, found.name) is None:
        return False
    missing = open_matter(now, found)
    return told(missing) if missing and found.state != "destroyed" else found.state == "destroyed"


@RULES.quantity("{city} is razed", cite("raze"))
def is_razed(now: Moment, city: str) -> Answer:
    """Whether a city has been razed, as far as the rules say what that is."""
    found = named(now, City, city)
    missing = open_matter(now, found)
    return told(missing) if missing else found.state == "razed"


@RULES.quantity("state of {piece}", cite("battle.2-kill"))
def state_of(now: Moment, piece: str) -> Answer:
    """`on the board`, `in reserve`, `killed`; of a city or town `standing`, `razed`, `destroyed`."""
    now = unavoidable(now)
    found = any_piece(now, piece)
    if isinstance(found, Unit) and found.zone == KILLED:
        return found.zone
    if (missing := open_matter(now, found)) is not None:
        return told(missing)
    return found.zone if isinstance(found, Unit) else found.state


@RULES.quantity("place of {piece}", cite("move-values"))
def place_of(now: Moment, piece: str) -> Answer:
    """Where a unit, city or town is."""
    found = any_piece(now, piece)
    missing = at_stake(now, found.name) if isinstance(found, Unit) else None
    if missing:
        return told(missing)
    return Ruled(found.at, (cite("neutral.1-move"), cite("neutral.1-stay"))) if _pursues(now, found) else found.at


def _pursues(now: Moment, piece: Piece) -> bool:
    """neutral.1: whether a piece is a Jealous Chosen that has just had its move."""
    return isinstance(piece, Unit) and piece.card == JEALOUS and game(now).active == NEUTRAL


@RULES.quantity("units at {place}", cite("move-values"))
def units_at(now: Moment, place: str) -> Answer:
    """The units at a place."""
    here = place.casefold()
    return frozenset(unit.name for unit in now.every(Unit) if unit.zone == BOARD and unit.at.casefold() == here)


def _with_card(now: Moment, piece: Piece, stat: str) -> Answer:
    """A figure with the card or the unit that gives it."""
    found = figure(now, piece, stat)
    return told(found) if isinstance(found, NoRule) else Ruled(found, (figure_rule(piece, stat),))


@RULES.quantity("attack of {piece}", cite("stat-attack"))
def attack_of(now: Moment, piece: str) -> Answer:
    """The attack value of a piece with everything that changes it."""
    return _with_card(now, any_piece(now, piece), "attack")


@RULES.quantity("defence of {piece}", cite("stat-defense"))
@RULES.quantity("defense of {piece}", cite("stat-defense"))
def defense_of(now: Moment, piece: str) -> Answer:
    """The defense value of a piece with everything that changes it."""
    return _with_card(now, any_piece(now, piece), "defense")


@RULES.quantity("damage of {piece}", cite("stat-damage"))
def damage_of(now: Moment, piece: str) -> Answer:
    """The damage value of a piece with everything that changes it."""
    return _with_card(now, any_piece(now, piece), "damage")


@RULES.quantity("move of {unit}", cite("move-attribute"))
def move_of(now: Moment, unit: str) -> Answer:
    """The Move of a unit."""
    return told(figure(now, named(now, Unit, unit), "move"))


@RULES.quantity("cost of {unit}", cite("deploy-cost"))
def cost_of(now: Moment, unit: str) -> Answer:
    """What a unit costs to deploy."""
    return told(figure(now, named(now, Unit, unit), "cost"))


REACH = {1: "short-span", 2: "medium-span", 3: "long-span"}


@RULES.quantity("reach of {unit}", cite("move-values"))
def reach_of(now: Moment, unit: str) -> Answer:
    """How far a unit may move: `short-span`, `medium-span` or `long-span`."""
    value = figure(now, named(now, Unit, unit), "move")
    if isinstance(value, NoRule):
        return told(value)
    if value.total not in REACH:
        return told(NoRule(f"the table of distances has Move 1, 2 and 3, not {value.total}", cite("move-values")))
    return REACH[int(value.total)]


@RULES.quantity("traits of {unit}", cite("leader"))
def traits_of(now: Moment, unit: str) -> Answer:
    """The traits of a unit."""
    return frozenset(traits(now, named(now, Unit, unit)))


@RULES.quantity("{unit} is a leader", cite("leader"))
def is_a_leader(now: Moment, unit: str) -> Answer:
    """Whether a unit has the Leader trait."""
    return is_leader(now, named(now, Unit, unit))


@RULES.quantity("owner of {unit}", cite("neutral-units"))
def owner_of_unit(now: Moment, unit: str) -> Answer:
    """Whose a unit is: a player or `neutral`."""
    found = named(now, Unit, unit)
    return told(missing) if (missing := at_stake(now, found.name)) else found.owner


@RULES.quantity("controller of {place}")
def controller_of(now: Moment, place: str) -> Answer:
    """Who controls a city or town: a player or `nobody`."""
    taken = any_piece(now, place)
    now = unavoidable(now)
    found = any_piece(now, place)
    if isinstance(found, Unit):
        return Ruled(found.owner, (cite("neutral-units"),))
    if isinstance(found, City) and found != taken:
        return Ruled(found.owner, (cite("conquer"), cite("city-control")))
    rule = cite("city-control" if isinstance(found, City) else "town-control")
    if isinstance(found, City) and found.state != STANDING:
        return Ruled("nobody", (cite("raze"), rule))
    if (missing := at_stake(now, *((found.name,) if isinstance(found, City) else ()))) is not None:
        return told(missing, rule)
    holder = city_controller(now, found) if isinstance(found, City) else town_controller(now, found)
    return told(holder, rule) if isinstance(holder, NoRule) else Ruled(holder, (rule,))


@RULES.quantity("{player} controls {place}")
def player_controls(now: Moment, player: str, place: str) -> Answer:
    """Whether a player controls a city or town."""
    found = controller_of(now, place)
    if found.value == "no rule":
        return Ruled(*found)
    return Ruled(found.value == named(now, Player, player).name, found.cites)


@RULES.quantity("cities of {player}", cite("city-control"))
def cities_of(now: Moment, player: str) -> Answer:
    """The cities a player controls."""
    now = unavoidable(now)
    name = named(now, Player, player).name
    held = [(city.name, city_controller(now, city)) for city in cities(now)]
    unclear = [holder for _, holder in held if isinstance(holder, NoRule)]
    return told(unclear[0]) if unclear else frozenset(city for city, holder in held if holder == name)


@RULES.quantity("towns of {player}", cite("town-control"))
def towns_of(now: Moment, player: str) -> Answer:
    """The towns a player controls."""
    name = named(now, Player, player).name
    held = [(town.name, town_controller(now, town)) for town in towns(now)]
    unclear = [holder for _, holder in held if isinstance(holder, NoRule)]
    return told(unclear[0]) if unclear else frozenset(town for town, holder in held if holder == name)


@RULES.quantity("group of {leader}", cite("move-group"))
def group_of(now: Moment, leader: str) -> Answer:
    """The units that may move when a leader starts a move: its owner's, within a medium-span."""
    found = named(now, Unit, leader)
    near = {unit.name: in_group(now, unit, found, found.at) for unit in units(now, found.owner)}
    unclear = [known for known in near.values() if isinstance(known, NoRule)]
    return told(unclear[0]) if unclear else frozenset(name for name, known in near.items() if known)


@RULES.quantity("supply total of {player}", cite("turn.1.2"), cite("supply-total"))
def supply_total_of(now: Moment, player: str) -> Answer:
    """The cities and towns a player controls, as the board stands now."""
    return told(supply_total(now, named(now, Player, player).name))


@RULES.quantity("supply of {player}", cite("supply-pile"))
def supply_of(now: Moment, player: str) -> Answer:
    """The supply tokens in a player's pile."""
    found = named(now, Player, player)
    if found.supply is None:
        unclear = supply_total(now, found.name)
        return told(unclear if isinstance(unclear, NoRule) else unknown_supply(found.name))
    missing = silent(now)
    return told(missing) if missing else Ruled(found.supply, _why_supply(now, found.name))


def _why_supply(now: Moment, player: str) -> tuple[Cite, ...]:
    """deploy-cost: what was paid comes first where a city of the player has created a unit."""
    paid = any(city.created and city.owner == player for city in cities(now))
    return (cite("deploy-cost"),) if paid else ()


@RULES.quantity("move limit of {player}", cite("move-limit"))
def move_limit_of(now: Moment, player: str) -> Answer:
    """How many moves a player may start in a turn."""
    return limit(now, named(now, Player, player), "move limit")


@RULES.quantity("attack limit of {player}", cite("attack-limit"))
def attack_limit_of(now: Moment, player: str) -> Answer:
    """How many battles a player may start in a turn."""
    return limit(now, named(now, Player, player), "attack limit")


@RULES.quantity("moves started by {player}", cite("move-limit"))
def moves_of(now: Moment, player: str) -> Answer:
    """How many moves count against a player's limit this turn."""
    return named(now, Player, player).moves


@RULES.quantity("battles started by {player}", cite("attack-limit"))
def battles_of(now: Moment, player: str) -> Answer:
    """How many battles count against a player's limit this turn."""
    return named(now, Player, player).battles


@RULES.quantity("{kind} tokens of {player}", cite("setup"))
def tokens_of(now: Moment, kind: str, player: str) -> Answer:
    """How many Favor, Madness or other tokens a player has; also `angreal tokens`."""
    return holding(named(now, Player, player), token(kind))


@RULES.quantity("active player", cite("turn"))
def whose_turn(now: Moment) -> Answer:
    """Whose turn it is; `neutral` in the neutral turn."""
    return game(now).active


@RULES.quantity("{one} is within a {measure} of {other}", cite("span"))
def is_within(now: Moment, one: str, measure: str, other: str) -> Answer:
    """Whether two pieces or places are within a `span`, `short-span`, `medium-span` or `long-span`."""
    wanted = MEASURE_OF.get(" ".join(measure.casefold().split()))
    if wanted is None:
        raise KeyError(f"{measure} is no measure; there are: span, short-span, medium-span, long-span")
    known = within(now, spot(now, one), spot(now, other), wanted)
    return told(known, cite(wanted)) if isinstance(known, NoRule) else Ruled(known, (cite(wanted),))
