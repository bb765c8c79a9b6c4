"""PostgreSQL away or frozen: nobody waits long for it, judging goes on, and what was typed is kept."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from console.conftest import Client, WorkAtOnce
from flask.testing import FlaskClient

from judge.console.access import Codes
from judge.console.app import create_app
from judge.console.situations.situation import Situation
from judge.console.workers.pool import TooMuch
from judge.rulings import NotSaved, Record
from judge.rulings import database as database_module
from judge.rulings import postgresql as postgresql_module

SCENARIO = Path(__file__).parent.parent / "sixth" / "content" / "pebbles" / "scenarios" / "doubling.yml"
LINK = Situation(SCENARIO.read_text("utf-8")).pack()


@contextmanager
def frozen(record: Record) -> Iterator[None]:
    """Stops all processes of the database that this test has started, and lets them go on afterwards."""
    with record.database.reading() as run:
        (folder,) = run("SHOW data_directory").fetchone()
    head = int(Path(folder, "postmaster.pid").read_text().splitlines()[0])
    listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(head)], capture_output=True, text=True, check=True)
    own = [head, *map(int, listed.stdout.split())]
    for pid in own:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in reversed(own):
            os.kill(pid, signal.SIGCONT)


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is patient here."""
    monkeypatch.setattr(postgresql_module, "ANSWERING", 3.0)
    monkeypatch.setattr(postgresql_module, "CONNECTING", 2)
    monkeypatch.setattr(database_module, "PATIENCE", 0.3)


@pytest.fixture
def judge(fresh: str, hurried: None, tmp_path: Path) -> Iterator[FlaskClient]:
    """The console of an event whose record is in PostgreSQL."""
    record = Record(fresh)
    record.open_event("Cup", "Hana")
    options = {"both-fall": "first"}
    record.add("Cup", "readings", "Hana", {"game": "pebbles", "options": options}, head=True)
    record.close()
    app = create_app(tmp_path, workers=WorkAtOnce(), database=fresh, codes=Codes(event="Cup"))
    app.test_client_class = Client
    yield app.test_client()
    app.extensions["judge record"]().close()


def test_a_frozen_database_is_given_up(record: Record, address: str, hurried: None) -> None:
    """A server that says nothing at all is cut off; the next ones are told at once; afterwards all goes on."""
    if address.startswith("sqlite"):
        pytest.skip("a file does not freeze")
    with frozen(record):
        for _ in range(2):
            with pytest.raises(NotSaved, match="cannot be reached"):
                record.add("Cup", "ruling", "Jo", {})
        began = record.database._away[0]
        with pytest.raises(NotSaved):
            record.list("Cup")
        assert record.database._away[0] == began  # Told without another try.
    record.database._away = (0.0, "")

    assert record.add("Cup", "ruling", "Jo", {}).number == 2


def test_judging_goes_on_without_the_record(judge: FlaskClient, fresh: str) -> None:
    """Under the readings that the event has fixed; the page says that nothing can be saved."""
    before = judge.get(f"/console/play/{LINK}", follow_redirects=True)
    record = Record(fresh)
    with frozen(record):
        time.sleep(1.1)
        during = judge.get(f"/console/play/{LINK}", follow_redirects=True)
        run = judge.post("/api/situation", json={"scenario": SCENARIO.read_text("utf-8")})
        health = judge.get("/healthz")
    record.close()

    assert (before.status_code, during.status_code, run.status_code) == (200, 200, 200)
    assert during.request.path == before.request.path
    assert "The record cannot be reached just now" in during.text
    assert health.status_code == 200 and health.json["record"] == "away"


def test_a_ruling_that_cannot_be_saved_is_kept_in_its_form(judge: FlaskClient, fresh: str) -> None:
    """Refused at once, with all that was typed; sent again when the record is back, it is saved once."""
    page = judge.get(f"/console/play/{LINK}/record").text
    word = page.split('name="csrf" value="')[1].split('"')[0]
    form = {"csrf": word, "decision": "sixteen, and no more", "judge": "Jo", "token": "once"}
    record = Record(fresh)
    with frozen(record):
        refused = judge.post(f"/console/play/{LINK}/record", data=form)
    record.close()
    assert refused.status_code == 503 and "sixteen, and no more" in refused.text
    judge.application.extensions["judge record"]().database._away = (0.0, "")
    for _ in range(2):
        assert judge.post(f"/console/play/{LINK}/record", data=form).status_code == 303

    assert [each["kind"] for each in judge.get("/api/record").json["entries"]] == ["ruling", "readings", "opened"]


def test_a_server_starts_without_its_database(hurried: None, capsys: pytest.CaptureFixture[str]) -> None:
    """It says so, and serves; a file that cannot be used is another matter."""
    from judge.console.serve import prepare_record
    from judge.content.problem import BadInput

    assert len(prepare_record("postgresql://nobody:secret@127.0.0.1:1/none", "Cup")) == 32
    said = capsys.readouterr().out
    assert "Judging goes on without the record" in said and "secret" not in said
    with pytest.raises(BadInput):
        prepare_record("sqlite:////proc/none/rulings.sqlite", "Cup")


def test_saving_does_not_wait_for_thinking(tmp_path: Path, link_of: Callable[[], str]) -> None:
    """With every worker taken a ruling is saved at once; its outcome is added when there is room."""
    workers = WorkAtOnce()
    app = create_app(tmp_path, workers=workers, database=str(tmp_path / "r.sqlite"))
    app.test_client_class = Client
    judge, usual = app.test_client(), workers.lanes
    workers.lanes = {}  # Whoever asks for a worker now fails.
    body = {"link": link_of(), "decision": "16", "judge": "Jo", "event": "Cup"}
    saved = judge.post("/api/record", json=body)
    assert saved.status_code == 201 and saved.json["pending"]

    workers.lanes = usual
    app.extensions["judge outcomes"].catch_up()
    found = judge.get(f"/api/record/{saved.json['number']}").json
    assert found["body"]["answers"][0]["answer"] == 16 and found["whole"] and not found["pending"]


def too_much(order: object, long: bool = False) -> None:
    """What a worker answers that has used up its time."""
    raise TooMuch


def test_a_ruling_on_what_takes_too_long_is_saved_and_says_so(
    tmp_path: Path, link_of: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A situation that nothing can work out in time is ruled on like any other; its outcome is that there is none."""
    workers = WorkAtOnce()
    monkeypatch.setattr(workers, "ask", too_much)
    app = create_app(tmp_path, workers=workers, database=str(tmp_path / "r.sqlite"))
    app.test_client_class = Client
    body = {"link": link_of(), "decision": "16", "judge": "Jo", "event": "Cup"}
    saved = app.test_client().post("/api/record", json=body)
    found = app.extensions["judge record"]().get("Cup", saved.json["number"])

    assert saved.status_code == 201 and found.body["decision"] == "16"
    assert found.outcome["no_outcome"] == "it takes too long to work out" and not found.pending


@pytest.fixture
def link_of() -> Callable[[], str]:
    """The link of a situation."""
    return lambda: LINK
