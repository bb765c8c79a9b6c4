"""The laws of `judge test` can fail: each is shown something that breaks it."""

from __future__ import annotations

import pytest

from judge import games
from judge.content.where import game_folders
from judge.engine.modifiers import Value
from judge.scenario.explain import Verdict
from judge.testing.laws import reads_well
from judge.testing.subject import Subject, scenario_files, subject

ENERGY = "current energy of Vey"  # 45 printed, +50, -55


@pytest.fixture
def case() -> Subject:
    """A scenario in which a number is worked out in two steps, from what is printed on a card."""
    (path,) = (each for each in scenario_files("chaotic") if each.stem == "ex-current-energy")
    return subject(path)


def shown(monkeypatch: pytest.MonkeyPatch, case: Subject, **other: object) -> list[str]:
    """What the law says when the working of the energy reads otherwise in some part."""
    (verdict,) = (each for each in case.reported.verdicts if each.ask.what == ENERGY)
    rows = verdict.answer.rows
    assert isinstance(rows, Value)
    changed: Verdict = verdict._replace(answer=verdict.answer._replace(rows=rows._replace(**other)))
    monkeypatch.setattr(case, "reported", case.reported._replace(verdicts=(changed,)))
    return list(reads_well(case))


def test_a_working_that_is_as_it_should_be(monkeypatch: pytest.MonkeyPatch, case: Subject) -> None:
    """3.2.9.4: 45, 95, 40 breaks nothing."""
    assert shown(monkeypatch, case) == []


def test_a_working_that_begins_with_another_number(monkeypatch: pytest.MonkeyPatch, case: Subject) -> None:
    """3.2.9.2: the card says 45; a table that begins with the 95 it has come to is told of."""
    (_, damage) = case.reported.verdicts[0].answer.rows.rows  # type: ignore[union-attr]

    told = shown(monkeypatch, case, base=95, rows=(damage,))

    assert told == [f"value: {ENERGY}: the working begins with 95, but the card says 45"]


def test_a_working_with_a_gap(monkeypatch: pytest.MonkeyPatch, case: Subject) -> None:
    """3.2.9.4: without the +50 the damage comes off 95 where it was 45."""
    (_, damage) = case.reported.verdicts[0].answer.rows.rows  # type: ignore[union-attr]

    told = shown(monkeypatch, case, rows=(damage,))

    assert told == [f"value: {ENERGY}: the damage on Vey changes 95, but it was 45"]


def test_a_working_that_comes_to_another_number(monkeypatch: pytest.MonkeyPatch, case: Subject) -> None:
    """3.2.9.4: the rows come to 40, whatever the answer says."""
    told = shown(monkeypatch, case, total=41)

    assert told == [f"value: {ENERGY}: the working comes to 40, the answer is 41"]


@pytest.mark.parametrize("game", [game for game in sorted(game_folders()) if game in games.playable()])
def test_what_is_printed_belongs_to_a_question(game: str) -> None:
    """Every printed number that a game names is that of a question it answers."""
    rules = games.rules(game)

    assert set(rules.printed) <= {each.pattern for each in rules.quantities}
