"""Under other readings a yes or a no is shown by as few lines as will do: the reports stay what they were."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.scenario import ask, exploration_cache, shown_again
from judge.scenario.read import read_file
from judge.scenario.report import report, run_json

SHIPPED = Path(__file__).parents[2] / "content"
YES_OR_NO = ("possible: ", "certain: ", "forced: ")
SOME = [
    file
    for file in sorted(SHIPPED.glob("*/scenarios/*.yml"))
    if any(each in file.read_text(encoding="utf-8") for each in YES_OR_NO)
][::8]


@pytest.mark.parametrize("file", SOME, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_whole_graphs_say_the_same(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What hangs on readings, and what is wrong with claims, as if every graph were grown."""
    scenario = read_file(file)
    exploration_cache.clear()
    quickly = run_json(report(scenario, seconds=1e9))
    exploration_cache.clear()
    monkeypatch.setattr(ask, "shown_again", lambda *_: None)

    assert quickly == run_json(report(scenario, seconds=1e9))


def test_few_positions_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ben can force it under each reading, and it is possible under each: no other graph is grown."""
    asked: list[object] = []
    grown: list[int] = []
    look, shown = exploration_cache._look, shown_again.shown_again

    def counted(*given: object) -> object:
        found = look(*given)  # type: ignore[arg-type]
        grown.append(len(found.graph.positions))
        return found

    def told(*given: object) -> object:
        asked.append(found := shown(*given))  # type: ignore[arg-type]
        return found

    exploration_cache.clear()
    monkeypatch.setattr(exploration_cache, "_look", counted)
    monkeypatch.setattr(ask, "shown_again", told)
    found = report(read_file(SHIPPED / "highlander/scenarios/three-attacks-two-cards.yml"), seconds=1e9)

    assert [each.answer.value for each in found.verdicts] == [True, True]
    assert len(grown) == 1 and len(asked) >= 6 and None not in asked
