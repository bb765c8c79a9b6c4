"""The plan of a game's board (`content/<game>/board.yml`): its places, what lies in each, what is written on a tile."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Literal

from judge.content import shape
from judge.content.fields import ID, ID_WORDS, item, placed
from judge.content.problem import Place
from judge.content.where import game_folders
from judge.content.yamltree import parse

ANY, NONE, EACH = "any", "none", "each"
Shape = Literal["row", "stack", "grid"]
Wanted = str | bool | tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tiles:
    """How the rows of one group of the table are drawn as tiles. What is not named is written below, as it is."""

    kind: str = item("the row that says what it is, such as `type`", default="")
    owner: str = item("the row that names the player it belongs to", default="")
    on: str = item("the row that names the tile it lies under, such as an attachment's", default="")
    numbers: Mapping[str, str] = item("the rows that are printed numbers, each with a short name", default={})
    tokens: tuple[str, ...] = item("the rows that count what lies on it, such as damage", default=())
    states: tuple[str, ...] = item("the rows that are so or not, such as exhausted", default=())
    cells: tuple[str, ...] = item("the rows that name cells of a grid of nine", default=())
    hidden: tuple[str, ...] = item("the rows that the place itself says already", default=())


@dataclass(frozen=True, slots=True, kw_only=True)
class Spot:
    """A place of the board, or several of a kind: for each player, or for each value that some row has."""

    id: str = item("the id of the place", key="place", pattern=ID, form=ID_WORDS)
    title: str = item("what stands over it; {each} is the player or value it is for")
    of: str = item("the group of the table that its tiles come from, such as `cards`")
    when: Mapping[str, Wanted] = item(
        "which rows lie here: what each row of theirs must be, one of several, `any`, `none`, or `each`", default={}
    )
    each: str = item("a place for every name of that group, such as `players`", default="")
    by: str = item("a place for every value of that row", default="")
    line: int = item("places of one number stand side by side where there is room", default=0, min=0, max=20)
    shape: Shape = item("how the tiles lie: side by side, below each other, in a grid", default="row")
    own: bool = item("whether what the table says of the player stands over the place", default=False)
    always: bool = item("whether it is drawn when nothing lies there", default=False)
    place: Place = placed()


@dataclass(frozen=True, slots=True, kw_only=True)
class Pick:
    """How a field is answered by tapping a drawing instead of typing: the spots of a board in rows, or two names."""

    spots: tuple[tuple[str, ...], ...] = item("what can be tapped, row by row, as it lies on the board", default=())
    several: bool = item("whether several spots may be meant at once", default=False)
    between: tuple[str, ...] = item("of rows that are called by two names: the groups that have them", default=())
    place: Place = placed()


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """The plan of a board: what stands above it, how the tiles of each group are drawn, and its places in order."""

    head: Mapping[str, str] = item("rows of the table that stand above it, each with its label", default={})
    tiles: Mapping[str, Tiles] = item("how the rows of a group are drawn", default={})
    places: tuple[Spot, ...] = item("the places, in order; a tile lies in the first that takes it", default=())
    pick: Mapping[str, Pick] = item("the fields that are tapped on a drawing, such as `creatures.space`", default={})
    place: Place = placed()


@cache
def plan_of(game: str) -> Plan:
    """The plan of a game's board; an empty one where it has none, by which every group is a place."""
    folder = game_folders().get(game)
    path = folder.path / "board.yml" if folder else None
    if folder is None or path is None or not path.is_file():
        return Plan()
    file = folder.shown(path)
    return shape.read(parse(path.read_text("utf-8"), file), Plan, file)


def plan_json(plan: Plan) -> dict[str, Any]:
    """A plan as data for a page, without what is left at its default."""
    return {
        "head": dict(plan.head),
        "tiles": {name: _said(tiles) for name, tiles in plan.tiles.items()},
        "places": [{"when": {}, "line": 0, "shape": "row", **_said(spot)} for spot in plan.places],
    }


def _said(row: Tiles | Spot) -> dict[str, Any]:
    kept = {each.name: getattr(row, each.name) for each in fields(row) if each.name not in ("place", "id")}
    return {name: dict(value) if isinstance(value, Mapping) else value for name, value in kept.items() if value}
