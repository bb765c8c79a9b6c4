"""Where play may begin: the steps of the charts at which this table can be picked up."""

from __future__ import annotations

from dataclasses import replace

from judge.scenario.building.likely import moments
from judge.scenario.building.usual import Kind
from judge.scenario.model import Scenario
from judge.scenario.play import begin
from judge.scenario.rulebook import book

MOST_USUAL = 5


def starts(scenario: Scenario) -> list[str]:
    """Every step, as `chart:node`, that play of this table can begin at."""
    charts = book(scenario.game).charts
    every = (f"{chart.id}:{node.id}" for chart in charts.values() for node in chart.nodes)
    return [at for at in every if can_begin(scenario, at)]


def usual_starts(scenario: Scenario, parts: frozenset[Kind]) -> list[str]:
    """The moments that scenarios with a table like this one begin at most often, as far as this table can."""
    often = moments(scenario.game, parts)[: 5 * MOST_USUAL]
    return [at for at in often if can_begin(scenario, at)][:MOST_USUAL]


def can_begin(scenario: Scenario, at: str) -> bool:
    """Whether play of this table can begin at a moment."""
    found = book(scenario.game)
    try:
        begin(found, replace(scenario, at=at), found.referee.under(scenario.readings))
    except Exception:  # A step takes for granted what is not on this table: no attack, no burst, nobody defending.
        return False
    return True
