"""The timing charts: every framework step, every action window and every loop of the printed chart is there."""

from __future__ import annotations

import re

import pytest

from judge.scenario.rulebook import book

PHASES = ("resource", "planning", "quest", "travel", "encounter", "combat", "refresh")
LOTR = book("lotr-lcg")
PRINTED = {
    "round": ["0.0", "I", "II", "III", "IV", "V", "VI", "VII", "0.1"],
    "resource": ["1.1", "1.2", "1.3", "aw-1.3", "1.4"],
    "planning": ["2.1", "2.2", "2.3", "2.4"],
    "quest": ["3.1", "aw-3.1", "3.2", "aw-3.2", "3.3", "aw-3.3", "3.4", "aw-3.4", "3.5"],
    "travel": ["4.1", "4.2", "aw-4.2", "4.3"],
    "encounter": ["5.1", "5.2", "aw-5.2", "5.3", "aw-5.3", "5.4"],
    "combat": ["6.1", "6.2", "aw-6.2", "6.3", "6.4a", "6.5", "6.6", "6.7", "6.8a", "6.9", "6.10", "6.11"],
    "refresh": ["7.1", "7.2", "7.3", "7.4", "aw-7.4", "7.5"],
    "enemy-attack": [
        *("6.4b", "aw-6.4b", "6.4.1", "aw-6.4.1", "6.4.2", "aw-6.4.2", "6.4.3", "aw-6.4.3", "6.4.4"),
    ],
    "player-attack": ["6.8b", "6.8.1", "aw-6.8.1", "6.8.2", "aw-6.8.2", "6.8.3", "aw-6.8.3", "6.8.4"],
}


@pytest.mark.parametrize("chart", PRINTED)
def test_printed_order(chart: str) -> None:
    """timing-chart: the printed steps and windows, in the printed order, with nothing between them left out."""
    ids = [node.id for node in LOTR.charts[chart].nodes]

    assert [id for id in ids if id in PRINTED[chart]] == PRINTED[chart]


def test_every_step_and_window_is_in_a_chart() -> None:
    """timing-chart: each numbered step and each action window of the rulebook is a node that cites it."""
    cited = {cite.unit for chart in LOTR.charts.values() for node in chart.nodes for cite in node.cites}
    wanted = {unit for unit in LOTR.units if re.fullmatch(r"(aw-)?\d\.\d+(\.\d|[ab])?", unit)}

    assert wanted - cited == set()


def test_action_windows_are_windows() -> None:
    """action-windows: every aw- node opens a window that the first player starts and that closes when all pass."""
    windows = [(chart, node) for chart in LOTR.charts.values() for node in chart.nodes if node.id.startswith("aw-")]

    assert len(windows) == 17
    for chart, node in windows:
        window = chart.windows[node.name]
        assert (node.kind, window.starts, window.passes) == ("window", "first_player", None)


def test_no_action_window_elsewhere() -> None:
    """timing-chart: in the charts of the round nobody takes actions outside the printed windows and 2.2."""
    charts = [LOTR.charts[name] for name in (*PHASES, "enemy-attack", "player-attack")]
    others = [node.id for chart in charts for node in chart.nodes if node.kind == "window" and "aw-" not in node.id]

    assert others == ["2.2"]
