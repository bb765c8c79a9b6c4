"""What a question can ask for about pieces, players, cities, towns and distances."""

from __future__ import annotations

from collections.abc import Mapping

from judge.engine import Moment, Ruled
from judge.games.wot_conquest import RULES, cite, things
from judge.games.wot_conquest.asks.grounds import holds_out, why_hp, why_killed
from judge.games.wot_conquest.asks.naming import (
    Answer,
    any_piece,
    measure_named,
    open_matter,
    spot,
    told,
    unavoidable,
)
from judge.games.wot_conquest.asks.wrong_ideas import holder_as_seen, hp_as_seen, killed_as_seen, other_figure
from judge.games.wot_conquest.play.phases.deployment import (
    city_controller,
    supply_total,
    town_controller,
    unknown_supply,
)
from judge.games.wot_conquest.play.phases.initiating import limit
from judge.games.wot_conquest.play.phases.movement import in_group, reach_of
from judge.games.wot_conquest.play.silence import NoRule, at_stake, silent
from judge.games.wot_conquest.play.spans import within
from judge.games.wot_conquest.play.standing import is_taken
from judge.games.wot_conquest.play.values import figure, figure_rule
from judge.games.wot_conquest.play.who import (
    cities,
    effects_on,
    game,
    holding,
    is_leader,
    last_battle,
    token_named,
    towns,
    traits,
    units,
)
from judge.games.wot_conquest.things import City, Piece, Player, Town, Unit
from judge.kit.asks import NOW, ask_about, named


@RULES.quantity("hp left of {piece}", "hp of {piece}", cite("hp"))
def hp_of(now: Moment, piece: str) -> Answer:
    """The HP a unit, city or town has left."""
    now = unavoidable(now)
    found = any_piece(now, piece)
    counted = isinstance(found, Town) and not found.turn_ended
    if (missing := at_stake(now, found.name) if counted else open_matter(now, found)) is not None:
        return told(missing)
    if found.left is not None:
        return Ruled(hp_as_seen(now, found, found.left), why_hp(now, found))
    if isinstance(found, City) and found.hp is not None:
        why = f"the rulebook does not say how many HP {found.name} has after it was conquered"
        return told(NoRule(why, cite("conquer"), cite("hp")))
    return told(figure(now, found, "hp"))


@RULES.quantity("{piece} is dead", "{piece} is killed")
def is_killed(now: Moment, piece: str) -> Answer:
    """Whether a unit has been killed."""
    now = unavoidable(now)
    unit = named(now, Unit, piece)
    if unit.zone == things.KILLED:
        return Ruled(True, why_killed(now, unit))
    if holds := holds_out(now, unit):
        return Ruled(False, holds)
    if unit.name in killed_as_seen(now, frozenset()):
        return Ruled(True, why_killed(now, unit))
    return told(at_stake(now, unit.name) or Ruled(False, why_hp(now, unit), _left_with(unit)))


@RULES.quantity("{town} is destroyed", cite("neutral.2-towns"))
def is_destroyed(now: Moment, town: str) -> Answer:
    """Whether a town has been destroyed."""
    now = unavoidable(now)
    found = named(now, Town, town)
    if found.state == things.STANDING and (holds := holds_out(now, found)):
        return Ruled(False, holds)
    if (missing := open_matter(now, found)) is not None and found.state != things.DESTROYED:
        return told(missing)
    gone = found.state == things.DESTROYED
    return gone or Ruled(False, why_hp(now, found) if found.left < found.hp else (), _left_with(found))


def _left_with(piece: Unit | Town) -> str:
    """Why a damaged piece is still there."""
    damaged = piece.left is not None and piece.hp is not None and piece.left < piece.hp
    return f"{piece.name} has {piece.left} of {piece.hp} HP left" if damaged else ""


@RULES.quantity("state of {piece}", cite("battle.2-kill"))
def state_of(now: Moment, piece: str) -> Answer:
    """`on the board`, `in reserve`, `killed`; of a city or town `standing`, `razed`, `destroyed`."""
    now = unavoidable(now)
    found = any_piece(now, piece)
    state = found.zone if isinstance(found, Unit) else found.state
    sure = state == things.KILLED or (not isinstance(found, City) and holds_out(now, found))
    return state if sure else told(open_matter(now, found) or state)


def _place(now: Moment, piece: Piece) -> Answer:
    """Where a piece is; neutral.1 decides where a Jealous Chosen is that has just had its move."""
    if not isinstance(piece, Unit):
        return piece.at
    pursues = piece.card == things.JEALOUS and game(now).active == things.NEUTRAL
    rules = (cite("neutral.1-stay"), cite("neutral.1-move")) if pursues else ()
    return told(at_stake(now, piece.name) or Ruled(piece.at, rules))


def _with_card(now: Moment, piece: Piece, stat: str) -> Answer:
    """A figure with the card or the unit that gives it; what an ability of a battle that is over gave has ended."""
    found, last = other_figure(now, piece, stat) or figure(now, piece, stat), last_battle(now)
    ended = last is not None and last.over and piece.name in last.engaged and not effects_on(now, piece.name)
    rules = (cite("battle-to-attack"),) if ended and game(now).used else ()
    return told(found) if isinstance(found, NoRule) else Ruled(found, (figure_rule(piece, stat), *rules))


def _undamaged(now: Moment, piece: Piece) -> Answer:
    found = figure(now, piece, "hp")
    return told(found if isinstance(found, NoRule) else found.total)


ask_about(RULES, any_piece, [
    ("maximum hp of {piece}", _undamaged, cite("hp"), "The HP a unit, city or town has undamaged."),
    ("place of {piece}", _place, cite("move-values"), "Where a unit, city or town is."),
    ("attack of {piece}", lambda now, piece: _with_card(now, piece, "attack"), cite("stat-attack"),
     "The attack value of a piece with everything that changes it."),
    ("defense of {piece}", lambda now, piece: _with_card(now, piece, "defense"), cite("stat-defense"),
     "The defense value of a piece with everything that changes it."),
    ("defence of {piece}", lambda now, piece: _with_card(now, piece, "defense"), cite("stat-defense"),
     "The defense value of a piece with everything that changes it."),
    ("damage of {piece}", lambda now, piece: _with_card(now, piece, "damage"), cite("stat-damage"),
     "The damage value of a piece with everything that changes it."),
])  # fmt: skip


@RULES.quantity("units at {place}", cite("move-values"))
def units_at(now: Moment, place: str) -> Answer:
    """The units at a place."""
    here = place.casefold()
    return frozenset(unit.name for unit in units(now) if unit.at.casefold() == here)


def _reach(now: Moment, unit: Unit) -> Answer:
    """move-values: how far its Move brings a unit."""
    value = figure(now, unit, "move")
    if isinstance(value, NoRule):
        return told(value)
    if value.total not in (1, 2, 3):
        return told(NoRule(f"the table of distances has Move 1, 2 and 3, not {value.total}", cite("move-values")))
    farther = value.total < len(things.COMPOUND) and now.reads("move-reads") == "farther"
    return reach_of(now, int(value.total) + farther)


def _those(known: Mapping[str, object], wanted: object) -> Answer:
    """The names of which something is known, or why it is not known of one."""
    unclear = [each for each in known.values() if isinstance(each, NoRule)]
    return told(unclear[0]) if unclear else frozenset(name for name, each in known.items() if each == wanted)


def _group(now: Moment, leader: Unit) -> Answer:
    strangers = [unit for unit in units(now) if unit.owner != leader.owner and unit.at == leader.at]
    theirs = strangers if strangers and now.reads("group-whose") == "everybody" else []
    mine = [*units(now, leader.owner), *theirs]
    return _those({unit.name: in_group(now, unit, leader, leader.at) for unit in mine}, True)


ask_about(RULES, Unit, [
    ("move of {unit}", lambda now, unit: told(figure(now, unit, "move")), cite("move-attribute"),
     "The Move of a unit."),
    ("cost of {unit}", lambda now, unit: told(figure(now, unit, "cost")), cite("deploy-cost"),
     "What a unit costs to deploy.", NOW),
    ("reach of {unit}", _reach, cite("move-values"),
     "How far a unit may move: `short-span`, `medium-span` or `long-span`."),
    ("traits of {unit}", lambda now, unit: frozenset(traits(now, unit)), cite("leader"), "The traits of a unit."),
    ("{unit} is a leader", is_leader, cite("leader"), "Whether a unit has the Leader trait."),
    ("owner of {unit}", lambda now, unit: told(at_stake(now, unit.name) or unit.owner), cite("neutral-units"),
     "Whose a unit is: a player or `neutral`."),
    ("group of {leader}", _group, cite("move-group"),
     "The units that may move when a leader starts a move: its owner's, within a medium-span."),
])  # fmt: skip


@RULES.quantity("controller of {place}")
def controller_of(now: Moment, place: str) -> Answer:
    """Who controls a city or town: a player or `nobody`."""
    now = unavoidable(now)
    found = any_piece(now, place)
    if isinstance(found, Unit):
        return Ruled(found.owner, (cite("neutral-units"),))
    last = last_battle(now)
    fought = last is not None and found.name in last.engaged
    conquered = isinstance(found, City) and (found.fell == things.CONQUERED or fought)
    rule = cite("city-control" if isinstance(found, City) else "town-control")
    if isinstance(found, City) and found.state != things.STANDING:
        taker = found.taker if found.fell == things.RAZED and now.reads("raze-is") == "a-conquest" else ""
        return Ruled(taker or "nobody", (cite("raze"), rule))
    if found.state == things.DESTROYED:
        return Ruled("nobody", (cite("neutral.2-towns"), rule))
    if (missing := at_stake(now, *((found.name,) if isinstance(found, City) else ()))) is not None:
        return told(missing, rule)
    if isinstance(found, City) and found.fell == things.CONQUERED and not is_taken(now):
        return Ruled("nobody", (cite("conquer"), rule))
    holder = city_controller(now, found) if isinstance(found, City) else town_controller(now, found)
    if isinstance(holder, NoRule):
        return told(holder, rule)
    return Ruled(holder_as_seen(now, found, holder), (*(cite("conquer"),) * conquered, rule))


@RULES.quantity("{player} controls {place}")
def player_controls(now: Moment, player: str, place: str) -> Answer:
    """Whether a player controls a city or town."""
    found = controller_of(now, place)
    if found.value == "no rule":
        return Ruled(*found)
    return Ruled(found.value == named(now, Player, player).name, found.cites)


def _cities(now: Moment, player: Player) -> Answer:
    return _those(_controllers(now), player.name)


def _controllers(now: Moment) -> dict[str, str | NoRule]:
    """Who controls each city; no rule where one was at stake when play broke off."""
    now = unavoidable(now)
    return {city.name: at_stake(now, city.name) or city_controller(now, city) for city in cities(now)}


def _towns(now: Moment, player: Player) -> Answer:
    return _those({town.name: town_controller(now, town) for town in towns(now)}, player.name)


def _how_many(found: Answer) -> Answer:
    return len(found) if isinstance(found, frozenset) else found


def _supply(now: Moment, player: Player) -> Answer:
    """The pile; deploy-cost: what was paid decides where a city of the player has created a unit."""
    if player.supply is None:
        unclear = supply_total(now, player.name)
        return told(unclear if isinstance(unclear, NoRule) else unknown_supply(player.name))
    paid = any(city.created and city.owner == player.name for city in cities(now))
    return told(silent(now) or Ruled(player.supply, (cite("deploy-cost"),) if paid else ()))


ask_about(RULES, Player, [
    ("cities of {player}", _cities, cite("city-control"), "The cities a player controls."),
    ("number of cities of {player}", lambda now, player: _how_many(_cities(now, player)), cite("city-control"),
     "How many cities a player controls."),
    ("towns of {player}", _towns, cite("town-control"), "The towns a player controls."),
    ("number of towns of {player}", lambda now, player: _how_many(_towns(now, player)), cite("town-control"),
     "How many towns a player controls."),
    ("supply total of {player}", lambda now, player: told(supply_total(now, player.name)),
     (cite("turn.1.2"), cite("supply-total")), "The cities and towns a player controls, as the board stands now."),
    ("supply of {player}", _supply, cite("supply-pile"), "The supply tokens in a player's pile."),
    ("move limit of {player}", lambda now, player: limit(now, player, "move-limit"), cite("move-limit"),
     "How many moves a player may initiate in a turn."),
    ("attack limit of {player}", lambda now, player: limit(now, player, "attack-limit"), cite("attack-limit"),
     "How many battles a player may initiate in a turn."),
    ("moves started by {player}", "moves", cite("move-limit"),
     "How many moves count against a player's limit this turn."),
    ("battles started by {player}", "battles", cite("attack-limit"),
     "How many battles count against a player's limit this turn."),
])  # fmt: skip


@RULES.quantity("{kind} tokens of {player}", cite("setup"))
def tokens_of(now: Moment, kind: str, player: str) -> Answer:
    """How many Favor, Madness or other tokens a player has; also `angreal tokens`."""
    return holding(named(now, Player, player), token_named(kind))


@RULES.quantity("{one} is within a {measure} of {other}", cite("span"))
def is_within(now: Moment, one: str, measure: str, other: str) -> Answer:
    """Whether two pieces or places are within a `span`, `short-span`, `medium-span` or `long-span`."""
    wanted = measure_named(measure)
    known = within(now, spot(now, one), spot(now, other), wanted)
    return told(known, cite(wanted)) if isinstance(known, NoRule) else Ruled(known, (cite(wanted),))
