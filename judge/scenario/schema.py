"""The JSON Schema of a game's scenario files, made from the same model that reads them."""

from __future__ import annotations

from typing import Any

from judge import games
from judge.content.problem import Place, UnknownGame
from judge.content.schema import schema
from judge.scenario.model import Scenario, scenario_type


def scenario_schema(game: str, scenario: Scenario | None = None) -> dict[str, Any]:
    """The schema of a game's scenarios, or of just one, where each name is one on its table; BadInput: no such game."""
    if game not in games.playable():
        raise UnknownGame.named(game, games.playable(), Place(game))
    table = scenario.table if scenario else None
    return schema(
        scenario_type(games.rules(game)), title=f"A {game} scenario", id=f"judge:scenario/{game}", table=table
    )
