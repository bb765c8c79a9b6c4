"""What a question can ask for about what has happened: towns destroyed, cities taken, moves, abilities used."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from judge.engine import Missing, Moment, Ruled
from judge.games.wot_conquest import RULES, cite, things
from judge.games.wot_conquest.asks.grounds import holds_out
from judge.games.wot_conquest.asks.naming import Answer, open_matter, told, unavoidable
from judge.games.wot_conquest.play.abilities import key
from judge.games.wot_conquest.play.phases.initiating import limit
from judge.games.wot_conquest.play.phases.movement import WALKED
from judge.games.wot_conquest.play.silence import NoRule, at_stake
from judge.games.wot_conquest.play.standing import is_taken
from judge.games.wot_conquest.play.who import game, is_leader, reserve, units
from judge.games.wot_conquest.things import City, Player, Town, Unit
from judge.kit.asks import ask_about, named
from judge.kit.words import plain


def _destroyed(now: Moment) -> frozenset[str] | NoRule:
    """town-zero: the towns that are destroyed; no rule where the fate of one is open."""
    now = unavoidable(now)
    for town in now.every(Town):
        if town.state == things.STANDING and holds_out(now, town):
            continue
        if town.state != things.DESTROYED and (missing := open_matter(now, town)) is not None:
            return missing
    return frozenset(town.name for town in now.every(Town) if town.state == things.DESTROYED)


def _fallen(now: Moment, how: str, player: str = "") -> frozenset[str] | NoRule:
    """The cities that were conquered or razed, by one player or by anybody."""
    now = unavoidable(now)
    if (missing := at_stake(now, *(city.name for city in now.every(City)))) is not None:
        return missing
    return frozenset(city.name for city in now.every(City) if city.fell == how and player in ("", city.taker))


def _number(found: Iterable[str] | NoRule) -> Answer:
    return told(found) if isinstance(found, NoRule) else len(list(found))


ask_about(RULES, None, [
    (("towns destroyed", "destroyed towns"), lambda now: told(_destroyed(now)), (cite("neutral.2-towns"),),
     "The towns that have been destroyed, in any order."),
    ("number of towns destroyed", lambda now: _number(_destroyed(now)), (cite("neutral.2-towns"),),
     "How many towns have been destroyed."),
    (("cities razed", "razed cities"), lambda now: told(_fallen(now, things.RAZED)), (cite("raze"),),
     "The cities that have been razed, in any order."),
    ("number of cities razed", lambda now: _number(_fallen(now, things.RAZED)), (cite("raze"),),
     "How many cities have been razed."),
    (("cities conquered", "conquered cities"), lambda now: told(_fallen(now, things.CONQUERED)), (cite("conquer"),),
     "The cities that have been conquered, in any order."),
    ("number of cities conquered", lambda now: _number(_fallen(now, things.CONQUERED)), (cite("conquer"),),
     "How many cities have been conquered."),
    ("phase", lambda now: game(now).phase or "not begun", (cite("turn"),),
     "The phase of the turn: `deployment`, `movement`, `attack`; `neutral` in the neutral turn."),
])  # fmt: skip


def _taken(how: str) -> Callable[[Moment, City], Answer]:
    def was_taken(now: Moment, city: City) -> Answer:
        now = unavoidable(now)
        found = now.the(City, city.name)
        return (found.fell == how and is_taken(now)) or told(at_stake(now, city.name) or False)

    return was_taken


def _conqueror(now: Moment, city: City) -> Answer:
    now = unavoidable(now)
    found = now.the(City, city.name)
    razed = found.fell == things.RAZED and now.reads("raze-is") == "a-conquest"
    taken = razed or (found.fell == things.CONQUERED and is_taken(now))
    return told(at_stake(now, city.name) or (found.taker if taken else "nobody"))


ask_about(RULES, City, [
    ("{city} is razed", _taken(things.RAZED), cite("raze"),
     "Whether a city has been razed. What that does to it is open: see `state of {city}`."),
    (("{city} is conquered", "{city} was conquered"), _taken(things.CONQUERED), cite("conquer"),
     "Whether a city has been conquered in this line of play."),
    ("conqueror of {city}", _conqueror, cite("conquer"), "Who has conquered a city: a player or `nobody`."),
    ("units created at {city}", "created", cite("deploy-one-per-city"),
     "How many units a city has created in this deployment phase."),
])  # fmt: skip


def _left(stat: str, used: str) -> Callable[[Moment, Player], Answer]:
    return lambda now, player: max(limit(now, player, stat) - getattr(player, used), 0)


def _units(now: Moment, player: Player) -> frozenset[str] | NoRule:
    now = unavoidable(now)
    mine = [unit.name for unit in units(now, player.name)]
    return at_stake(now, *mine) or frozenset(mine)


ask_about(RULES, Player, [
    ("moves left of {player}", _left("move-limit", "moves"), cite("move-limit"),
     "How many more moves a player may initiate this turn."),
    ("battles left of {player}", _left("attack-limit", "battles"), cite("attack-limit"),
     "How many more battles a player may initiate this turn."),
    ("units of {player}", lambda now, player: told(_units(now, player)), cite("battle.2-kill"),
     "The units a player has on the board, in any order."),
    ("number of units of {player}", lambda now, player: _number(_units(now, player)), cite("battle.2-kill"),
     "How many units a player has on the board."),
    ("leaders of {player}",
     lambda now, player: frozenset(unit.name for unit in units(now, player.name) if is_leader(now, unit)),
     cite("leader"), "The leaders a player has on the board, in any order."),
    ("reserve of {player}", lambda now, player: frozenset(unit.name for unit in reserve(now, player.name)),
     cite("deploy"), "The units of a player that are still to be deployed or placed, in any order."),
    ("cities conquered by {player}", lambda now, player: told(_fallen(now, things.CONQUERED, player.name)),
     cite("conquer"), "The cities that a player has conquered, in any order."),
    ("cities razed by {player}", lambda now, player: told(_fallen(now, things.RAZED, player.name)), cite("raze"),
     "The cities that a player has razed, in any order."),
])  # fmt: skip


ask_about(RULES, Unit, [
    ("{unit} has moved", lambda now, unit: WALKED in unit.started, cite("move-group"),
     "Whether a unit has moved this turn."),
    ("{unit} has started a move", lambda now, unit: "move" in unit.started, cite("move-initiate"),
     "Whether a leader has started a move this turn."),
    ("{unit} has started a battle", lambda now, unit: "battle" in unit.started, cite("attack-initiate"),
     "Whether a leader has started a battle this turn."),
    ("abilities of {unit}", lambda now, unit: frozenset(each.name for each in unit.abilities if each.name),
     cite("battle.1"), "The abilities of a unit by their names, in any order."),
])  # fmt: skip


@RULES.quantity("uses of {ability} of {unit}", cite("battle.1-cycle"))
def uses_of(now: Moment, ability: str, unit: str) -> Answer:
    """How often an ability of a unit has been used: in the battle or turn, or in the game if its limit is for that."""
    found = named(now, Unit, unit)
    meant = next((each for each in found.abilities if plain(each.name) == plain(ability)), None)
    if meant is None:
        there = ", ".join(each.name for each in found.abilities if each.name) or "none"
        raise Missing(f"{found.name} has no ability {ability}; there are: {there}")
    times = max((n for name, _, n in game(now).used if name == key(found, meant)), default=0)
    return Ruled(times, (meant.rule,))
