"""The first start: a server shows at once that the site is being built, then the site; alone or beside others."""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from deploy.servers import Server, environment, running, until

from judge.building import LOCK, NOTE, Note, note_of
from judge.console.site_builder import reason

HELD = """
import fcntl, sys, time
file = open(sys.argv[1], "ab")
fcntl.flock(file, fcntl.LOCK_EX)
print("held", flush=True)
time.sleep(600)
"""


def built(server: Server) -> bool:
    """Whether the server shows the site."""
    return server.get("/pebbles/").status == 200


def complete(site: Path) -> bool:
    """Whether a site is there with its replays."""
    stamp = site / "build.json"
    return stamp.is_file() and '"fingerprint": "without' not in stamp.read_text()


def test_the_site_appears_by_itself(tmp_path: Path) -> None:
    """Every address says that it is being written, with a link to the console, which works; then there is the site."""
    site = tmp_path / "site"
    site.mkdir()
    with (site / LOCK).open("ab") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        with running(tmp_path / "one", site) as server:
            for path in ("/", "/pebbles/", "/assets/judge.css"):
                answer = server.get(path)
                assert (answer.status, answer.headers["Retry-After"]) == (503, "3")
                assert "The rules are being written" in answer.text and 'http-equiv="refresh"' in answer.text
                assert 'href="/console/"' in answer.text
            assert server.get("/console/").status == 200
            until(lambda: "waiting for it" in server.log.read_text())
            fcntl.flock(held, fcntl.LOCK_UN)
            until(lambda: built(server))
            until(lambda: complete(site))
            until(lambda: server.get("/no-such-page").status == 404)
        assert server.process.returncode == 0


def test_a_site_that_is_up_to_date_is_left_alone(tmp_path: Path) -> None:
    """The second start builds nothing, and says nothing about it."""
    site = tmp_path / "site"
    with running(tmp_path / "one", site):
        until(lambda: complete(site))
    before = (site / "build.json").stat().st_mtime_ns
    with running(tmp_path / "two", site) as server:
        until(lambda: server.get("/no-such-page").status == 404)

        assert built(server) and (site / "build.json").stat().st_mtime_ns == before
        assert "being built" not in server.log.read_text()


def test_the_site_is_built_for_the_address_that_people_see(tmp_path: Path) -> None:
    """--url goes into canonical addresses; under another address the site is built anew."""
    site, proxied = tmp_path / "site", {"url": "https://rules.example.net/x/"}
    with running(tmp_path / "one", site, access={"open": True}, proxied=proxied) as server:
        until(lambda: complete(site))

        assert '<link rel="canonical" href="https://rules.example.net/x/pebbles/"' in server.get("/pebbles/").text
    with running(tmp_path / "two", site) as server:
        until(lambda: "being built" in server.log.read_text())


def test_two_servers_do_not_disturb_each_other(tmp_path: Path) -> None:
    """Both show the site in the end, and nothing is left of the work."""
    site = tmp_path / "site"
    with running(tmp_path / "one", site) as one, running(tmp_path / "two", site) as two:
        until(lambda: built(one) and built(two))
        until(lambda: complete(site) and one.get("/x").status == two.get("/x").status == 404)

        assert "could not" not in one.log.read_text() + two.log.read_text()
    assert [each.name for each in site.iterdir() if each.name.startswith(".")] == []


def test_a_lock_whose_holder_was_killed_is_none(tmp_path: Path) -> None:
    """Neither the lock nor what a killed build has left stands in the way."""
    site = tmp_path / "site"
    (site / ".judge-site-left").mkdir(parents=True)
    with subprocess.Popen([sys.executable, "-c", HELD, site / LOCK], stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None and holder.stdout.readline() == "held\n"
        os.kill(holder.pid, signal.SIGKILL)
    with running(tmp_path / "one", site) as server:
        until(lambda: built(server))

        assert not (site / ".judge-site-left").exists()


def test_a_server_that_stops_ends_its_build(tmp_path: Path) -> None:
    """Nobody goes on building for a server that is gone, and the next one can begin afresh."""
    site = tmp_path / "site"
    with running(tmp_path / "one", site) as server:
        until(lambda: (site / NOTE).is_file() or complete(site))
    assert server.process.returncode == 0
    with (site / LOCK).open("ab") as free:
        fcntl.flock(free, fcntl.LOCK_EX | fcntl.LOCK_NB)


@pytest.mark.parametrize("kind", ["file", "foreign"])
def test_a_folder_that_cannot_be_used_is_told_in_words(tmp_path: Path, kind: str) -> None:
    """On the page and in the log, with what can be done; the console works."""
    site = tmp_path / "site"
    if kind == "file":
        site.write_text("a file")
    else:
        site.mkdir()
        (site / "letter.txt").write_text("mine")
    with running(tmp_path / "one", site) as server:
        until(lambda: "could not be built" in server.log.read_text())
        answer = server.get("/")

        assert answer.status == 503 and "The rules could not be written" in answer.text and str(site) in answer.text
        assert "refresh" not in answer.text and server.get("/console/").status == 200
        assert "--site" in server.log.read_text()
    assert [each.name for each in site.parent.iterdir() if each.name.startswith(".")] == []


@pytest.mark.skipif(os.geteuid() == 0 and not shutil.which("setpriv"), reason="root may write anywhere")
def test_a_cache_that_cannot_be_written_is_told_in_words(tmp_path: Path) -> None:
    """A folder for reading only: the sentence names it and says what is wrong."""
    shut = tmp_path / "shut"
    shut.mkdir()
    shut.chmod(0o555)
    command = [sys.executable, "-m", "judge", "build", "--out", str(shut / "site")]
    # Root is let in everywhere; without its powers it is a user like any other.
    plain = ["setpriv", "--bounding-set=-all", "--inh-caps=-all"] if os.geteuid() == 0 else []
    done = subprocess.run([*plain, *command], env=environment(tmp_path), capture_output=True, text=True, cwd=tmp_path)

    assert done.returncode == 2 and "the site cannot be written: Permission denied" in done.stderr
    assert str(shut) in done.stderr and "Traceback" not in done.stderr


def test_a_full_disk_is_told_in_words(tmp_path: Path) -> None:
    """A build that may write no large file ends with a sentence and leaves nothing behind."""
    command = f"ulimit -f 8; exec {sys.executable} -m judge build --out {tmp_path / 'site'}"
    done = subprocess.run(
        ["bash", "-c", command], env=environment(tmp_path), capture_output=True, text=True, cwd=tmp_path
    )

    assert done.returncode == 2 and "the site cannot be written: File too large" in done.stderr
    assert list((tmp_path / "site").iterdir()) == []


def test_without_building_the_site_is_served_as_it_is(tmp_path: Path) -> None:
    """With --no-build the page names the command."""
    with running(tmp_path / "one", tmp_path / "site", build=False) as server:
        answer = server.get("/")

        assert answer.status == 503 and "judge build" in answer.text and not (tmp_path / "site").exists()


@pytest.mark.parametrize("written", ["", "{", "[]", '{"said": 1, "more": 2}', '{"x": 1}'])
def test_a_note_that_cannot_be_read_is_empty(tmp_path: Path, written: str) -> None:
    """Whatever lies there, a page can be shown."""
    (tmp_path / NOTE).write_text(written)

    assert note_of(tmp_path) == Note()


@pytest.mark.parametrize(
    ("status", "lines", "why"),
    [
        (0, ["The site is in x."], ""),
        (2, ["Reading the content", "x: no room left"], "x: no room left"),
        (70, ["judge: a fault of ours: KeyError", "Set ..."], "judge: a fault of ours: KeyError"),
        (-9, ["Building 16 pages"], "the build was ended with status -9"),
    ],
)  # fmt: skip
def test_why_there_is_no_site(status: int, lines: list[str], why: str) -> None:
    """What was said last is the reason only if the build ended by itself."""
    assert reason(status, lines).partition(";")[0] == why
