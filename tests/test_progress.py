"""Progress: shown in place on a terminal, told in lines elsewhere, and never more often than it can be read."""

from __future__ import annotations

import pytest

from judge import progress
from judge.progress import Progress


def ticks(monkeypatch: pytest.MonkeyPatch, seconds: list[float], total: int | None) -> None:
    """Counts 100, 200 and so on, at these times."""
    clock = iter([0.0, *seconds])
    monkeypatch.setattr(progress.time, "monotonic", lambda: next(clock))
    with Progress("scenarios played", total) as counting:
        for number, _ in enumerate(seconds, 1):
            counting.tick(100 * number)


def test_lines_where_there_is_no_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """One every few seconds, with the total."""
    ticks(monkeypatch, [1, 6, 7, 12], 1_500)

    assert capsys.readouterr().err == "200 of 1,500 scenarios played\n400 of 1,500 scenarios played\n"


def test_in_place_on_a_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The line is written over, and gone in the end."""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    ticks(monkeypatch, [0.1, 0.5, 0.55], None)

    assert capsys.readouterr().err == "\r\x1b[K200 scenarios played\r\x1b[K"
