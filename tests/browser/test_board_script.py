"""The drawing of the table in a page's script is that of the console: the same places, tiles and figures."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from judge.content.where import game_folders
from judge.games import playable
from judge.scenario.boards.board import Tile, draw
from judge.scenario.boards.plan import plan_json, plan_of
from judge.scenario.play import play
from judge.scenario.read import read
from judge.scenario.rulebook import book
from judge.scenario.steps.table_rows import table_rows
from judge.site.replays.replay_data import MARKS

SCRIPT = Path(__file__).parents[2] / "judge" / "site" / "theme" / "assets" / "board.js"
MAKE = """window.judge = { make(tag, props, ...children) {
  const made = Object.assign(document.createElement(tag), props); made.append(...children); return made; } };"""
READ = """([plan, rows]) => {
  const tile = (box) => [box.querySelector(":scope > .tile-name").textContent,
    [...box.classList].filter((each) => each.startsWith("is-") && each !== "is-exhausted").join(" "),
    [...box.querySelectorAll(":scope > p > .number, :scope > p > .token")].map((each) => each.textContent.trim()),
    [...box.querySelectorAll(":scope > .under > .tile")].map(tile)];
  const board = judge.board(plan, rows);
  return [...board.querySelectorAll(".board-line")].map((line) => [...line.children].map((place) =>
    [place.getAttribute("aria-label"), [...place.querySelectorAll(":scope > .tiles > .tile")].map(tile)]));
}"""


def rows_of(game: str) -> Iterator[list[dict[str, Any]]]:
    """The tables at the ends of some scenarios, what has changed since their beginnings marked."""
    rules = book(game).rules
    for path in sorted((game_folders()[game].path / "scenarios").glob("*.yml"))[::9]:
        played = play(book(game), read(path.read_text("utf-8"), str(path)))
        first, last = (rules.show(played.referee.moment(at)) for at in (played.stages[0].position, played.position))
        yield table_rows(last, first)


def as_packed(row: dict[str, Any]) -> dict[str, Any]:
    """A row as a page has it."""
    mark = next((sign for key, sign in MARKS.items() if row.get(key)), "c" if "was" in row else "")
    inside = {"rows": [as_packed(each) for each in row["rows"]]} if "rows" in row else {"value": row["value"]}
    return {"label": row["label"], **inside, "mark": mark, "was": row.get("was", "")}


def shown(tile: Tile) -> list[Any]:
    """A tile as the script's is read."""
    figures = [
        " ".join(filter(None, (each.was if each.changed else "", each.value, each.label)))
        for each in (*tile.numbers, *tile.tokens)
    ]
    return [tile.name, f"is-{tile.mark}" if tile.mark else "", figures, [shown(each) for each in tile.under]]


@pytest.mark.parametrize("game", sorted(playable()))
def test_the_script_draws_the_same_board(chromium: Browser, game: str) -> None:
    """Places in the same order, tiles in the same places, with the same figures and marks."""
    page = chromium.new_page()
    page.evaluate(MAKE)
    page.evaluate(SCRIPT.read_text("utf-8"))
    plan = plan_of(game)
    for rows in rows_of(game):
        board = draw(plan, rows)
        wanted = [[[place.title, [shown(one) for one in place.tiles]] for place in line] for line in board.lines]
        assert page.evaluate(READ, [plan_json(plan), [as_packed(each) for each in rows]]) == wanted
    page.close()
