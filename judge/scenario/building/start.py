"""An empty table of a game, as far as it can be empty: its players, what it must have, and a moment to begin at."""

from __future__ import annotations

from typing import Any

from judge import games
from judge.content.fields import Spec, kind_of, record_of
from judge.content.problem import BadInput, Place
from judge.scenario.building.kinds import plain_type, row_type
from judge.scenario.building.usual import usual
from judge.scenario.building.writing import document
from judge.scenario.play import begin
from judge.scenario.read import read
from judge.scenario.rulebook import book

NAMES = ("Ana", "Ben", "Cleo", "Dan")
TITLE = "What happens here?"


def empty_table(game: str, names: tuple[str, ...] = NAMES) -> str:
    """The text of a table with nothing but its players, at the usual moment that it can begin at."""
    if (rules := games.usable(game)) is None or rules.table is None:
        raise BadInput.at(Place(game), f"{game} has no table to build", "game")
    found = ""
    for players in _players(game):
        table = _table(game, dict(zip(names, players, strict=False)))
        for at in _moments(game):
            text = document({"title": TITLE, "game": game, "at": at, "table": table, "collection": False})
            found = found or text
            if begins(text):
                return text
    return found


def begins(text: str) -> bool:
    """Whether play can begin with a text."""
    try:
        scenario = read(text)
        found = book(scenario.game)
        begin(found, scenario, found.referee.under(scenario.readings))
    except Exception:  # A rule may take for granted what is not on the table yet.
        return False
    return True


def _moments(game: str) -> list[str]:
    often = [at for at, _ in usual(game).moments.most_common()]
    return [*often, *book(game).charts]


def _players(game: str) -> list[tuple[Any, ...]]:
    """How two players are written: as they are most often, else with nothing said of them; then one alone."""
    often = [rows for rows, _ in usual(game).players.most_common() if len(rows) == 2]
    # A number, such as a threat, would be one that nobody has said.
    written = [tuple(text or None for text in rows) for rows in often if not any(map(str.isdecimal, rows))]
    return [*written, (None, None), (None,), ({}, {})]


def _table(game: str, players: dict[str, Any]) -> dict[str, Any]:
    cls: Any = games.rules(game).table
    made: dict[str, Any] = {}
    for spec in record_of(cls).specs:
        if spec.key == "players":
            made[spec.key] = {name: _filled(spec, row) for name, row in players.items()}
        elif spec.required:
            made[spec.key] = _least(spec, list(players))
    return made


def _filled(spec: Spec, row: Any) -> Any:
    """A player's row; one of a table whose players are lists of cards has none of them."""
    kind = kind_of(spec.type)
    rows = kind.name == "map" and row_type(kind.args[0])
    return row if rows or not kind.args or row is not None else []


def _least(spec: Spec, players: list[str]) -> Any:
    """The least that a field which is needed may say."""
    tp, _ = plain_type(spec.type)
    kind = kind_of(tp)
    match kind.name:
        case "map" | "record":
            return {}
        case "list":
            return []
        case "whole" | "number":
            return int(spec.rules.min or 0)
        case "truth":
            return False
        case "choice":
            return kind.args[0]
    return players[0] if spec.rules.of else ""
