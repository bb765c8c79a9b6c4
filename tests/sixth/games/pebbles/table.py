"""The table of Pebbles: what a judge writes down, the things that become of it, and how it is shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.engine import Layout, Modifier, Moment, parse_change
from judge.games.pebbles import RULES
from judge.games.pebbles.cards.reading import sentences
from judge.games.pebbles.things import Card, Echo, Player, Tower
from judge.kit.names import all_told_apart, used_twice
from judge.kit.rows import Problems, become, checks, item, row, table
from judge.kit.timeline import Timeline


@row
class TowerRow:
    """A tower as it is written."""

    owner: str = item("whose it is", of="players")
    height: int = item("how high it is", min=0, max=99)
    keep: bool = item("whether it is the keep", default=False)


@row
class CardRow:
    """A card as it is written."""

    damage: int = item("how much damage it does", min=0, max=99)
    text: str = item("what else it does, in words", default="")


@row
class EchoRow:
    """An echo as it is written."""

    tower: str = item("the tower it hits", of="towers")
    damage: int = item("how much damage it does; less than 0 builds up", min=-99, max=99)


@row
class ChangeRow:
    """A change as it is written: `x2`, `-3`."""

    text: str

    @classmethod
    def from_text(cls, text: str) -> ChangeRow:
        """Reads the change, to see that it is one."""
        parse_change(text)
        return cls(text=text)


@table
class Table:
    """What lies on the table of Pebbles."""

    players: Mapping[str, tuple[str, ...]] = item("the two players, the first one first, with the cards in hand")
    towers: Mapping[str, TowerRow] = item("the towers by name", default={})
    cards: Mapping[str, CardRow] = item("what each card does", default={})
    changes: Mapping[str, ChangeRow] = item("changes to damage, by source", default={})
    echoes: Mapping[str, EchoRow] = item("the echoes to come, by name", default={})


@checks(Table)
def problems(written: Table) -> Problems:
    """What the shape of a table cannot say."""
    yield from used_twice({"players": written.players, "towers": written.towers}, reserved=("heap", "timeline"))


def lay_out(written: Table) -> Layout:
    """The things of the game for a table as it is written."""
    changes = (Modifier(source, *parse_change(row.text)) for source, row in written.changes.items())
    things = (
        *(Player(name, hand, at == 0) for at, (name, hand) in enumerate(written.players.items())),
        *(become(Tower, row, name=name, most=row.height) for name, row in written.towers.items()),
        *(_card(name, row, written) for name, row in written.cards.items()),
        Timeline(rows=tuple(changes)),
        *(become(Echo, row, name=name) for name, row in written.echoes.items()),
    )
    return Layout(all_told_apart(things), (("storm", 0),))


def _card(name: str, row: CardRow, written: Table) -> Card:
    read = sentences(row.text, name, written.towers) if row.text else ()
    return Card(name, row.damage, tuple(each.means for each in read if each.means is not None))


def show(now: Moment) -> Mapping[str, Any]:
    """The table as people see it."""
    return {
        "towers": {tower.name: {"owner": tower.owner, "height": tower.height} for tower in now.every(Tower)},
        "hands": {player.name: list(player.hand) for player in now.every(Player)},
    }


RULES.table = Table
RULES.lay_out = lay_out
RULES.show = show
