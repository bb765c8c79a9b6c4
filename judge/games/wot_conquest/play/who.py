"""turn, dragonsworn to children: who is who, players and factions, units, cities and towns, the state of the game."""

from __future__ import annotations

from judge.engine import Missing, Moment, by_each
from judge.games.wot_conquest import RULES, things
from judge.games.wot_conquest.things import Battle, City, Effect, Game, Horn, Piece, Player, Town, Unit
from judge.kit.timeline import timeline
from judge.kit.words import plain

SHADOW = "Shadow"
FACTIONS = (SHADOW, "Dragonsworn", "Tar Valon", "Seanchan", "Children of Light")
FACTION_OF = {
    **{each.casefold(): each for each in FACTIONS},
    "the shadow": "Shadow", "dark one": "Shadow", "dragon sworn": "Dragonsworn", "the dragonsworn": "Dragonsworn",
    "the seanchan": "Seanchan", "white tower": "Tar Valon", "children": "Children of Light",
    "children of the light": "Children of Light", "whitecloaks": "Children of Light", "whitecloak": "Children of Light",
}  # fmt: skip


def faction_named(text: str) -> str:
    """The faction that a name means, in any of its spellings; empty for none."""
    return FACTION_OF.get(plain(text), "")


def token_named(text: str) -> str:
    """The name of a kind of token: `Favor tokens` and `favor` are one."""
    return plain(text).removesuffix(" tokens").removesuffix(" token")


def trait_named(text: str) -> str:
    """A trait as it is written on cards: each word with a capital."""
    return " ".join(word[:1].upper() + word[1:] for word in text.split())


def numbered(name: str, count: int) -> list[str]:
    """The names of so many units of a kind: the name itself, or numbered ones."""
    return [name] if count == 1 else [f"{name} {number}" for number in range(1, count + 1)]


def game(now: Moment) -> Game:
    """The state of the game."""
    return now.the(Game, "game")


def horn(now: Moment) -> Horn:
    """The Horn of Valere."""
    return now.the(Horn, "horn")


def last_battle(now: Moment) -> Battle | None:
    """The battle that is on, or the last one; None where there has been none."""
    found = now.get("battle")
    return found if isinstance(found, Battle) else None


def battle(now: Moment) -> Battle:
    """The battle that is on, or the last one; a KeyError says how to have one."""
    found = now.get("battle")
    if not isinstance(found, Battle):
        hint = "give `battle: <the unit that started it>` in the table, or start one in the attack phase"
        raise Missing(f"a battle; {hint}")
    return found


@RULES.test
def battle_is_on(now: Moment) -> bool:
    """attack-to-battle: whether the table begins in the middle of a battle.

    Asked at any other time: whether a battle is going on.
    """
    found = last_battle(now)
    return found is not None and not found.over


def players(now: Moment) -> tuple[str, ...]:
    """The players, in the order of the table."""
    return tuple(player.name for player in now.every(Player))


def of_faction(now: Moment, wanted: str) -> str:
    """The player of a faction; empty when nobody plays it."""
    return next((player.name for player in now.every(Player) if player.faction == wanted), "")


def holding(player: Player, kind: str) -> int:
    """How many tokens of a kind a player has."""
    return (player.supply or 0) if kind == "supply" else dict(player.tokens).get(kind, 0)


def with_tokens(player: Player, kind: str, n: int) -> Player:
    """The player with so many more tokens of a kind, never fewer than none."""
    have = max(holding(player, kind) + n, 0)
    if kind == "supply":
        return player._replace(supply=have)
    rest = tuple(pair for pair in player.tokens if pair[0] != kind)
    return player._replace(tokens=(*rest, (kind, have)))


@by_each(Unit)
def _on_board(unit: Unit) -> Unit | None:
    return unit if unit.zone == things.BOARD else None


def units(now: Moment, owner: str | None = None) -> tuple[Unit, ...]:
    """The units on the board, of one owner or of all."""
    found = _on_board(now)
    return found if owner is None else tuple([unit for unit in found if unit.owner == owner])


def reserve(now: Moment, owner: str | None = None) -> list[Unit]:
    """The units that may be deployed, of one owner or of all."""
    return [unit for unit in now.every(Unit) if unit.zone == things.RESERVE and owner in (None, unit.owner)]


@by_each(City)
def cities(city: City) -> City | None:
    """The cities that stand."""
    return city if city.state == things.STANDING else None


@by_each(Town)
def towns(town: Town) -> Town | None:
    """The towns that stand."""
    return town if town.state == things.STANDING else None


def piece(now: Moment, name: str) -> Piece:
    """The unit, city or town of that name."""
    found = now.get(name)
    if isinstance(found, Unit | City | Town):
        return found
    raise Missing(f"no unit, city or town named {name}")


def effects_on(now: Moment, name: str) -> list[Effect]:
    """The effects in force on a piece or a side, in order of use."""
    rows = timeline(now).rows
    return [effect for effect in rows if isinstance(effect, Effect) and effect.on == name] if rows else []


def traits(now: Moment, unit: Unit) -> tuple[str, ...]:
    """The traits of a unit, with those that effects give and without those they take."""
    if not timeline(now).rows:
        return tuple(dict.fromkeys(unit.traits))
    found = [*unit.traits, *(effect.gains for effect in effects_on(now, unit.name) if effect.gains)]
    lost = {effect.loses for effect in effects_on(now, unit.name) if effect.loses}
    return tuple(dict.fromkeys(trait for trait in found if trait not in lost))


def is_leader(now: Moment, unit: Unit) -> bool:
    """leader: whether a unit has the Leader trait."""
    return things.LEADER in traits(now, unit)


@RULES.role
def active_player(now: Moment) -> str:
    """The player whose turn it is."""
    return game(now).active


RULES.players = players
