"""What is likely to be meant by a table: the moments and questions of the scenarios that are most like it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from judge import games
from judge.scenario.building.usual import Kind, Scene, usual

SAME_MOMENT, SAME_CHART = 6.0, 3.0
"""A scenario that begins at the same moment, or in the same chart, tells so many times more of what is asked."""


def moments(game: str, parts: frozenset[Kind]) -> list[str]:
    """The moments that scenarios begin at, those of tables like this one first."""
    weights: dict[str, float] = {}
    for scene, like in _scenes(game, parts):
        weights[scene.at] = weights.get(scene.at, 0.0) + like
    return sorted(filter(None, weights), key=lambda at: -weights[at])


def questions(game: str, parts: frozenset[Kind], at: str) -> tuple[dict[str, float], dict[str, float]]:
    """How likely each question, by its pattern, is asked of a table, and each kind of question."""
    asked: dict[str, float] = {}
    kinds: dict[str, float] = {}
    for scene, like in _scenes(game, parts):
        near = SAME_MOMENT if scene.at == at else SAME_CHART if _chart(scene.at) == _chart(at) else 1.0
        for pattern in {_pattern(game, text) for text in scene.asked}:
            asked[pattern] = asked.get(pattern, 0.0) + like * near
        for kind in set(scene.kinds):
            kinds[kind] = kinds.get(kind, 0.0) + like * near
    return asked, kinds


def _scenes(game: str, parts: frozenset[Kind]) -> Iterator[tuple[Scene, float]]:
    for scene in usual(game).scenes:
        every = len(scene.parts | parts)
        # What says little is like everything a little; tables that share most count for much more.
        yield scene, 0.01 + (len(scene.parts & parts) / every) ** 2 if every else 0.01


def _chart(at: str) -> str:
    return at.rpartition("/")[2].partition(":")[0]


@cache
def _pattern(game: str, text: str) -> str:
    """The first wording of the question that a text asks; nothing for what is none."""
    rules = games.rules(game)
    asked = rules.asked(text)
    if asked is None:
        return ""
    return next((each.pattern for each in rules.quantities if each.work_out is asked[0].work_out), "")
