"""What there is on a table of WoTC 0.1: players, units, cities, towns, the map, the battle, the Horn."""

from __future__ import annotations

from typing import NamedTuple

from judge.engine import Cite, Number
from judge.games.wot_conquest import RULES
from judge.games.wot_conquest.cards.meanings import Ability, Change
from judge.kit.timeline import Timeline

NEUTRAL = "neutral"
BOARD, RESERVE, KILLED = "on the board", "in reserve", "killed"
STANDING, DESTROYED, RAZED, CONQUERED, OPEN = "standing", "destroyed", "razed", "conquered", "no rule"
SHORT, MEDIUM, LONG, SPAN = "short-span", "medium-span", "long-span", "span"
COMPOUND = (SHORT, MEDIUM, LONG)
MEASURES = (*COMPOUND, SPAN)
JEALOUS, HERO, FIST, NAEBLIS = "Jealous Chosen", "Summoned Hero", "Fist", "Nae'blis"
LEADER = "Leader"
RULES.thing(Timeline)


@RULES.thing
class Player(NamedTuple):
    """A player: faction, supply pile, tokens, limits and what has been used of them this turn."""

    name: str
    faction: str = ""
    supply: int | None = 0
    tokens: tuple[tuple[str, int], ...] = ()
    move_limit: int = 1
    attack_limit: int = 1
    moves: int = 0
    battles: int = 0
    abilities: tuple[Ability, ...] = ()


@RULES.thing
class Unit(NamedTuple):
    """A unit: whose it is, its figures (None where the table gives none), where it stands."""

    name: str
    owner: str
    hp: int | None = None
    left: int | None = None
    attack: int | None = None
    defense: int | None = None
    damage: int | None = None
    move: int | None = None
    cost: int | None = None
    traits: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    at: str = ""
    zone: str = BOARD
    card: str = ""
    target: str = ""
    way: tuple[str, ...] = ()
    started: tuple[str, ...] = ()
    calls: int = 0
    struck: str = ""


@RULES.thing
class City(NamedTuple):
    """A city: who controls it, the HP on its card and those left, whether it lies in the borderlands; how it fell."""

    name: str
    owner: str = NEUTRAL
    hp: int | None = None
    left: int | None = None
    attack: int | None = None
    defense: int | None = None
    damage: int | None = None
    borderlands: bool = False
    at: str = ""
    state: str = STANDING
    created: int = 0
    abilities: tuple[Ability, ...] = ()
    fell: str = ""
    taker: str = ""


@RULES.thing
class Town(NamedTuple):
    """A town: its hit-points, those left, where it lies; whether a turn has ended since its fate became open."""

    name: str
    hp: int = 2
    left: int = 2
    at: str = ""
    state: str = STANDING
    turn_ended: bool = False
    abilities: tuple[Ability, ...] = ()

    @property
    def owner(self) -> str:
        """Towns are neutral."""
        return NEUTRAL


Piece = Unit | City | Town


@RULES.thing
class Gap(NamedTuple):
    """What is known of the distance between two places: within what it lies, beyond what, its number, its way."""

    within: frozenset[str] = frozenset()
    beyond: frozenset[str] = frozenset()
    number: int | None = None
    way: Gap | None = None
    blocked: bool = False

    def says(self, measure: str) -> bool | None:
        """Whether it is said outright to be within a measure; None where nothing is said of that."""
        return measure in self.within if measure in self.within | self.beyond else None


@RULES.thing
class Map(NamedTuple):
    """The map as far as it matters: gaps between places, the lengths of the measures, terrain nobody can enter."""

    name: str = "map"
    places: tuple[str, ...] = ()
    gaps: tuple[tuple[tuple[str, str], Gap], ...] = ()
    lengths: tuple[tuple[str, int], ...] = ()
    span_is: str = ""
    impassible: tuple[str, ...] = ()
    mountains: tuple[str, ...] = ()


@RULES.thing
class Effect(NamedTuple):
    """A change in force, on the timeline in order of use: where it comes from, on which piece or side, for how long."""

    source: str
    on: str
    change: Change | None = None
    gains: str = ""
    loses: str = ""
    muted: bool = False
    until: str = "battle"


@RULES.thing
class Game(NamedTuple):
    """The state of the game: whose turn, what was used, the agreed order of turns."""

    name: str = "game"
    active: str = ""
    phase: str = ""
    order: tuple[str, ...] = ()
    neutral_turn: str = ""
    goal: str = ""
    left: tuple[str, ...] = ()
    used: tuple[tuple[str, str, int], ...] = ()
    hunt: bool = False
    stake: tuple[str, ...] | None = None
    unsettled: str = ""
    unsettled_by: tuple[Cite, ...] = ()


@RULES.thing
class Horn(NamedTuple):
    """The Horn of Valere: whether it is found, the city that holds it, who has it."""

    name: str = "horn"
    found: bool = False
    city: str = ""
    any_city: bool = False
    owner: str = ""
    state: str = ""


@RULES.thing
class Strike(NamedTuple):
    """An attack that a Jealous Chosen is still to make: its name and the player."""

    name: str
    target: str


@RULES.thing
class Battle(NamedTuple):
    """A battle: who started it and with what, who opposes, what is engaged, and how it came out."""

    name: str = "battle"
    attacker: str = ""
    initiator: str = ""
    target: str = ""
    defenders: tuple[str, ...] = ()
    engaged: tuple[str, ...] = ()
    told: bool = False
    kind: str = "battle"
    callers: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()
    out: tuple[str, ...] = ()
    victor: str = ""
    loser: str = ""
    said: str = ""
    attack: Number | None = None
    defense: Number | None = None
    damage: Number | None = None
    due: tuple[tuple[str, int], ...] = ()
    dealt: tuple[tuple[str, int], ...] = ()
    killed: tuple[str, ...] = ()
    over: bool = False
