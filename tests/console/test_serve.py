"""Starting the server: where it may listen, what it says, how it stops."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from judge import games
from judge.console.serve import AccessOptions, codes_for, listen, resolve, serve
from judge.content.problem import BadInput
from judge.rulings import Record
from judge.rulings.servers import session_key

START = """
import sys
from pathlib import Path
from judge.console.serve import serve
serve(port=0, site=Path(sys.argv[1]), build=False)
"""


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_other_machines_are_let_in_only_when_asked_for(host: str) -> None:
    """An address that others can reach is refused, with the reason and the way round it."""
    with pytest.raises(BadInput, match="can be reached from other machines") as caught:
        serve(host, 0)
    assert "--open" in str(caught.value) and "--code" in str(caught.value)


def test_a_port_in_use_is_told_in_words() -> None:
    """Another program on the port gives a message with another port to try."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(BadInput, match=f"port {port} is in use"):
            serve("127.0.0.1", port)


@pytest.mark.parametrize(
    ("host", "port"), [("no.such.host.invalid", 8000), ("127.0.0.1", 70000), ("127.0.0.1", -1), ("a b", 1)]
)
def test_an_address_that_is_none_is_refused(host: str, port: int) -> None:
    """A name nobody has and a number that is no port are errors in words."""
    with pytest.raises(BadInput):
        serve(host, port)


def test_an_address_of_another_machine_is_refused() -> None:
    """One can listen only on an address of one's own."""
    with pytest.raises(BadInput, match="cannot listen"):
        listen(resolve("192.0.2.1", 0), "192.0.2.1", 0)


@pytest.mark.parametrize(
    ("access", "why"),
    [
        (AccessOptions(code="short"), "at least 6 characters"),
        (AccessOptions(code="same-code", head_code="same-code"), "must be another"),
        (AccessOptions(code="some-code", open=True), "leave one of them out"),
        (AccessOptions(head_code="head-code"), "say --code"),
    ],
)
def test_codes_that_make_no_sense_are_refused(access: AccessOptions, why: str) -> None:
    """The error says what is wrong with the codes."""
    with pytest.raises(BadInput, match=why):
        codes_for(access, False, "0.0.0.0")


def test_on_this_machine_everybody_is_the_head_judge() -> None:
    """Nobody signs in where nobody else can come; with a code even here."""
    assert codes_for(AccessOptions(), True, "127.0.0.1").alone
    assert not codes_for(AccessOptions(code="some-code"), True, "127.0.0.1").alone


def test_sessions_outlive_a_restart(tmp_path: Path) -> None:
    """The key of the sessions is made once, for its owner's eyes only."""
    record = Record(str(tmp_path / "rulings.sqlite"))
    assert session_key(record.database) == session_key(record.database)
    assert (tmp_path / "rulings.sqlite").stat().st_mode & 0o077 == 0
    record.close()


@pytest.fixture
def server(site: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and its address."""
    process = subprocess.Popen([sys.executable, "-c", START, str(site)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    said = "".join(process.stdout.readline() for _ in range(4))
    found = re.search(r"http://127\.0\.0\.1:\d+", said)
    assert found, said
    yield process, found.group()
    process.kill()
    process.wait()
    process.stdout.close()


def _status(address: str, **headers: str) -> int:
    try:
        with urllib.request.urlopen(urllib.request.Request(address, headers=headers), timeout=20) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        with error:
            return error.code


def test_a_server_serves_and_stops(server: tuple[subprocess.Popen[str], str]) -> None:
    """Site, console and API answer on one address; other names are refused; a signal stops everything."""
    process, base = server
    assert [_status(base + path) for path in ("/", "/console/", "/api/games", "/nothing")] == [200, 200, 200, 404]
    assert _status(base + "/api/games", Host="evil.example") == 400
    workers = _children(process.pid)
    assert workers
    process.send_signal(signal.SIGTERM)
    assert process.wait(timeout=20) == 0
    assert not [pid for pid in workers if _alive(pid)]


def _children(pid: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()] or [
        int(each) for task in Path(f"/proc/{pid}/task").iterdir() for each in (task / "children").read_text().split()
    ]


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"


def test_a_server_knows_which_games_read_cards_without_their_code() -> None:
    """Every page asks; the code of all games would take a third of the server's memory, and workers have it anyway."""
    said = (
        "import sys; from judge import games; "
        "print([games.has_language(each) for each in ('chaotic', 'no-such-game')], "
        "[each for each in sys.modules if each.startswith('judge.games.chaotic')])"
    )
    assert subprocess.check_output([sys.executable, "-c", said], text=True) == "[True, False] []\n"
    assert all(games.has_language(each) is (games.language(each) is not None) for each in games.playable())
