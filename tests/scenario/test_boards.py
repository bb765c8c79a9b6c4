"""The table as a drawing: every row of it lies in one place, and what changed is marked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from judge.content.where import game_folders
from judge.games import playable
from judge.scenario.boards.board import Board, Tile, draw
from judge.scenario.boards.plan import Plan, Spot, Tiles, plan_of
from judge.scenario.play import play
from judge.scenario.read import read
from judge.scenario.rulebook import book
from judge.scenario.steps.table_rows import table_rows

PLAN = Plan(
    head={"turn.active": "Active"},
    tiles={"cards": Tiles(kind="type", owner="of", on="on", numbers={"attack": "att"}, tokens=("damage",),
                          states=("tapped",), hidden=("where",))},
    places=(
        Spot(id="mine", title="{each}", of="cards", each="players", when={"where": "play", "of": "each"}, own=True),
        Spot(id="rest", title="{each}", of="cards", by="where", line=1),
    ),
)  # fmt: skip
TABLE: dict[str, Any] = {
    "turn": {"active": "Ana", "number": 2},
    "players": {"Ana": {"life": 5}, "Ben": {"life": 7}},
    "cards": {
        "Ogre": {"type": "beast", "of": "Ana", "where": "play", "attack": 3, "damage": 1, "tapped": True},
        "Club": {"type": "gear", "of": "Ana", "where": "play", "on": "Ogre"},
        "Elf": {"type": "folk", "of": "Ben", "where": "hand", "attack": 1},
    },
}


def tiles(board: Board) -> Iterator[tuple[str, Tile]]:
    """Every tile with the place it lies in, those that lie under others too."""
    for line in board.lines:
        for place in line:
            todo = list(place.tiles)
            while todo:
                one = todo.pop()
                yield place.title, one
                todo += one.under


def test_tiles_lie_in_the_first_place_that_takes_them() -> None:
    """A card in play lies before its player; what is attached to it lies under it; others lie by where they are."""
    found = {one.name: place for place, one in tiles(draw(PLAN, table_rows(TABLE, None)))}

    assert found == {"Ogre": "Ana", "Club": "Ana", "Elf": "hand"}


def test_a_tile_carries_numbers_tokens_and_states() -> None:
    """What is printed, what lies on it and how it stands are told apart."""
    ogre = next(one for _, one in tiles(draw(PLAN, table_rows(TABLE, None))) if one.name == "Ogre")

    assert (ogre.kind, ogre.owner) == ("beast", "Ana")
    assert [(each.label, each.value) for each in ogre.numbers] == [("att", "3")]
    assert [(each.label, each.value) for each in ogre.tokens] == [("damage", "1")]
    assert [each.label for each in ogre.states] == ["tapped"]
    assert [one.name for one in ogre.under] == ["Club"]


def test_what_changed_is_marked() -> None:
    """A number that changed has its old value, a tile that went elsewhere has moved, one that came is new."""
    before = {**TABLE, "cards": {**TABLE["cards"], "Ogre": {**TABLE["cards"]["Ogre"], "damage": 0}}}
    moved = {**TABLE["cards"]["Elf"], "where": "play"}
    after = {**TABLE, "cards": {**TABLE["cards"], "Elf": moved, "Imp": {"type": "beast", "of": "Ben", "where": "play"}}}
    found = {one.name: one for _, one in tiles(draw(PLAN, table_rows(after, before)))}

    assert found["Ogre"].tokens[0].was == "0"
    assert {name: one.mark for name, one in found.items()} == {
        "Ogre": "changed",
        "Club": "",
        "Elf": "moved",
        "Imp": "new",
    }


def test_what_no_place_takes_is_left_over() -> None:
    """Nothing of the table is lost: what is neither above the board nor on it comes below."""
    board = draw(PLAN, table_rows(TABLE, None))

    assert [(each.label, each.value) for each in board.head] == [("Active", "Ana")]
    assert board.rest == ({"label": "turn", "rows": [{"label": "number", "value": "2"}]}, {
        "label": "players", "rows": [{"label": "Ben", "rows": [{"label": "life", "value": "7"}]}],
    })  # fmt: skip


def test_a_game_without_a_plan_is_drawn_group_by_group() -> None:
    """A sixth game has a drawn table before anybody has made a plan for it."""
    board = draw(Plan(), table_rows(TABLE, None))

    assert [place.title for line in board.lines for place in line] == ["players", "cards"]


@pytest.mark.parametrize("game", sorted(playable()))
def test_every_shipped_table_is_drawn_whole(game: str) -> None:
    """Every thing that a shipped table shows is on its board exactly once, or among what is left over."""
    plan = plan_of(game)
    for path in sorted((game_folders()[game].path / "scenarios").glob("*.yml")):
        played = play(book(game), read(path.read_text("utf-8"), str(path)))
        rows = table_rows(book(game).rules.show(played.referee.moment(played.position)), None)
        board = draw(plan, rows)
        drawn = [one.name for _, one in tiles(board)]
        for spot in plan.places:
            names = [each["label"] for row in rows if row["label"] == spot.of for each in row["rows"]]
            left = [each["label"] for row in board.rest if row["label"] == spot.of for each in row["rows"]]
            assert sorted(names) == sorted([*(each for each in drawn if each in names), *left]), path
