"""Whether the server is well is told at once, even while the record does not answer."""

from __future__ import annotations

from pathlib import Path
from threading import Event, Thread

import pytest

from judge.console import health
from judge.console.app import create_app
from judge.console.workers.at_once import WorkAtOnce


def test_one_alone_waits_for_a_record_that_does_not_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A frozen database holds one thread, however often somebody looks after the server."""
    app = create_app(None, workers=WorkAtOnce(), database=str(tmp_path / "rulings.sqlite"))
    assert app.test_client().get("/healthz").get_json()["record"] == "writable"

    asked, answers = Event(), Event()

    def frozen() -> str:
        asked.set()
        answers.wait(10)
        return "away"

    monkeypatch.setattr(health, "KEPT", -1.0)
    monkeypatch.setattr(health, "_state", frozen)
    first = Thread(target=lambda: app.test_client().get("/healthz"), daemon=True)
    first.start()
    assert asked.wait(10)
    assert app.test_client().get("/healthz").get_json()["record"] == "writable"  # As it was last seen.
    answers.set()
    first.join(10)
    assert app.test_client().get("/healthz").get_json()["record"] == "away"
