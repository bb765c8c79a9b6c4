"""The table: players with cards, towers with heights, changes that are in force, echoes to come."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from judge.content.fields import item
from judge.engine import Layout, Modifier, Moment, parse_change
from judge.games.pebbles.rules import RULES, cite


@RULES.thing
@dataclass(frozen=True, slots=True)
class Player:
    """A player, the cards in hand, and whether he is the first player."""

    name: str
    hand: tuple[str, ...]
    first: bool


@RULES.thing
@dataclass(frozen=True, slots=True)
class Tower:
    """A tower: whose, how high, how high at most, and whether it is the keep."""

    name: str
    owner: str
    height: int
    most: int
    keep: bool


@RULES.thing
@dataclass(frozen=True, slots=True)
class Card:
    """What a card does."""

    name: str
    damage: int


@RULES.thing
@dataclass(frozen=True, slots=True)
class Echo:
    """An effect that happens in the echo step."""

    name: str
    tower: str
    damage: int


@RULES.thing
@dataclass(frozen=True, slots=True)
class Changes:
    """The changes to damage that are in force."""

    name: str
    rows: tuple[Modifier, ...]


@dataclass(frozen=True, kw_only=True)
class TowerRow:
    """A tower as it is written."""

    owner: str = item("whose it is")
    height: int = item("how high it is", min=0, max=99)
    keep: bool = item("whether it is the keep", default=False)


@dataclass(frozen=True, kw_only=True)
class CardRow:
    """A card as it is written."""

    damage: int = item("how much damage it does", min=0, max=99)


@dataclass(frozen=True, kw_only=True)
class EchoRow:
    """An echo as it is written."""

    tower: str = item("the tower it hits")
    damage: int = item("how much damage it does; less than 0 builds up", min=-99, max=99)


@dataclass(frozen=True)
class ChangeRow:
    """A change as it is written: `x2`, `-3`."""

    text: str

    @classmethod
    def from_text(cls, text: str) -> ChangeRow:
        """Reads the change, to see that it is one."""
        parse_change(text)
        return cls(text)


@dataclass(frozen=True, kw_only=True)
class Table:
    """What lies on the table of Pebbles."""

    players: Mapping[str, tuple[str, ...]] = item("the two players, the first one first, with the cards in hand")
    towers: Mapping[str, TowerRow] = item("the towers by name", default={})
    cards: Mapping[str, CardRow] = item("what each card does", default={})
    changes: Mapping[str, ChangeRow] = item("changes to damage, by source", default={})
    echoes: Mapping[str, EchoRow] = item("the echoes to come, by name", default={})


def lay_out(table: Table) -> Layout:
    """The things of the game for a table as it is written."""
    players = tuple(Player(name, hand, at == 0) for at, (name, hand) in enumerate(table.players.items()))
    towers = tuple(Tower(name, row.owner, row.height, row.height, row.keep) for name, row in table.towers.items())
    cards = tuple(Card(name, row.damage) for name, row in table.cards.items())
    rows = tuple(Modifier(source, *parse_change(row.text)) for source, row in table.changes.items())
    echoes = tuple(Echo(name, row.tower, row.damage) for name, row in table.echoes.items())
    return Layout((*players, *towers, *cards, Changes("changes", rows), *echoes), (("storm", 0),))


def show(now: Moment) -> Mapping[str, Any]:
    """The table as people see it."""
    return {
        "towers": {tower.name: {"owner": tower.owner, "height": tower.height} for tower in now.every(Tower)},
        "hands": {player.name: list(player.hand) for player in now.every(Player)},
    }


RULES.table = Table
RULES.lay_out = lay_out
RULES.show = show
RULES.players = lambda now: tuple(player.name for player in now.every(Player))


@RULES.role
def first_player(now: Moment) -> str:
    """The player who acts first."""
    return next(player.name for player in now.every(Player) if player.first)


@RULES.quantity("height of {tower}", cite("3"))
def height(now: Moment, tower: str) -> int:
    """How high a tower stands."""
    return now.the(Tower, tower).height


@RULES.quantity("{tower} has fallen", cite("3"))
def has_fallen(now: Moment, tower: str) -> bool:
    """Whether a tower is down."""
    return now.the(Tower, tower).height == 0


@RULES.quantity("winner", cite("4"))
def winner(now: Moment) -> str:
    """Who has won: a player, nobody, or undecided."""
    standing = {tower.owner for tower in now.every(Tower) if tower.height}
    if len(standing) == len(now.every(Player)):
        return "undecided"
    if standing:
        return standing.pop()
    return first_player(now) if now.reads("both-fall") == "first" else "nobody"
