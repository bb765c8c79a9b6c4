"""What lies on the table: players with cards, towers with heights, changes that are in force, echoes to come."""

from __future__ import annotations

from typing import NamedTuple

from judge.engine import Moment
from judge.games.pebbles import RULES
from judge.games.pebbles.cards.meanings import Build, Deed, Hit, Towers
from judge.kit.timeline import Timeline

for each in (Timeline, Towers, Hit, Build):
    RULES.thing(each)


@RULES.thing
class Player(NamedTuple):
    """A player, the cards in hand, and whether he is the first player."""

    name: str
    hand: tuple[str, ...]
    first: bool


@RULES.thing
class Tower(NamedTuple):
    """A tower: whose, how high, how high at most, and whether it is the keep."""

    name: str
    owner: str
    height: int
    most: int
    keep: bool


@RULES.thing
class Card(NamedTuple):
    """What a card does."""

    name: str
    damage: int
    deeds: tuple[Deed, ...] = ()


@RULES.thing
class Echo(NamedTuple):
    """An effect that happens in the echo step."""

    name: str
    tower: str
    damage: int


@RULES.thing
class Thrown(NamedTuple):
    """A card on the heap."""

    name: str
    by: str
    at: str


@RULES.role
def first_player(now: Moment) -> str:
    """The player who acts first."""
    return next(player.name for player in now.every(Player) if player.first)


RULES.players = lambda now: tuple(player.name for player in now.every(Player))
