"""A site and a console beside games from outside that are broken: the others are there, the fault is named."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from hosting.conftest import Judge

from judge.console.site_builder import reason
from judge.new_game import make

FAULT = "a fault in the game cracked (games/cracked/play.py:4): NameError: name 'ingine' is not defined"
CONCEPT = """---
title: Shields
about: What softens a blow.
---
What softens a blow.

## How

spoilt
:   One less for each: [[spoilt:1.2]].
"""


@pytest.fixture
def places(home: Path, tmp_path: Path) -> str:
    """A good game, one whose code cannot be read, one whose content has a mistake, one with a bad scenario."""
    for name in ("cracked", "spoilt", "slipped"):
        make(name, folder=tmp_path / name)
    _change(
        tmp_path / "cracked/games/cracked/play.py",
        "from judge.engine import Floor",
        "ingine\nfrom judge.engine import Floor",
    )
    _change(tmp_path / "cracked/games/cracked/play.py", '"""\n\ningine', '"""\n\n\ningine')
    _change(tmp_path / "spoilt/content/spoilt/rules/01-the-game.md", "order: 1", "order: one")
    (tmp_path / "spoilt/content/concepts").mkdir()
    (tmp_path / "spoilt/content/concepts/shields.md").write_text(CONCEPT, "utf-8")
    _change(tmp_path / "slipped/content/slipped/scenarios/a-shield.yml", "plays", "palys")
    return os.pathsep.join(map(str, (home, tmp_path / "cracked", tmp_path / "spoilt", tmp_path / "slipped")))


def _change(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


def test_the_site_is_built_beside_broken_games(judge: Judge, places: str, tmp_path: Path) -> None:
    """What can be shown is shown, what is missing is named each time, and the command says that something is."""
    first, again = (judge("build", "--out", str(tmp_path / "site"), JUDGE_PATH=places) for _ in range(2))
    site = tmp_path / "site"

    assert (first.returncode, again.returncode) == (1, 1), first.stdout + first.stderr
    for done in (first, again):
        assert f"To be read only, for it cannot be played: {FAULT}" in done.stdout
        assert "Left out for what is wrong with it: content/spoilt/rules/01-the-game.md:3:8: order: " in done.stdout
        assert "A scenario cannot be played: content/slipped/scenarios/a-shield.yml:" in done.stdout
    assert "The site is up to date." in again.stdout
    there = [name for name in ("pebbles", "cracked", "spoilt", "slipped") if (site / name / "index.html").is_file()]
    assert there == ["pebbles", "cracked", "slipped"]
    assert (site / "concepts/shields/index.html").is_file()
    assert "cannot be played" not in (site / "pebbles/scenarios/doubling/index.html").read_text("utf-8")


def test_a_site_with_something_missing_is_served() -> None:
    """The server that has it built takes 1 for a site, 2 and anything else for none."""
    said = ["A scenario cannot be played: x"]

    assert (reason(0, said), reason(1, said), reason(2, said)) == ("", "", said[0])


@pytest.fixture
def server(places: str, tmp_path: Path) -> Iterator[str]:
    """The address of a console that runs beside the broken games."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    kept = {name: value for name, value in os.environ.items() if not name.startswith("JUDGE_")}
    env = {
        **kept,
        "JUDGE_PATH": places,
        "JUDGE_CONTENT": str(tmp_path / "none"),
        "XDG_DATA_HOME": str(tmp_path / "data"),
    }
    (tmp_path / "none").mkdir(exist_ok=True)
    (tmp_path / "empty").mkdir()
    command = [sys.executable, "-m", "judge", "serve", "--no-build", "--log", "none", "--site", str(tmp_path / "empty")]
    running = subprocess.Popen(
        [*command, "--port", str(port)], env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        running.terminate()
        running.wait(20)
        shutil.rmtree(tmp_path / "data", ignore_errors=True)


def _asked(url: str) -> tuple[int, str]:
    """What a server answers, once it does."""
    for _ in range(240):
        try:
            with urllib.request.urlopen(url, timeout=30) as found:
                return found.status, found.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()
        except OSError:
            time.sleep(0.25)
    raise AssertionError(f"{url} does not answer")


def test_the_console_runs_beside_broken_games(server: str) -> None:
    """The others are played, and whoever opens the broken one reads whose fault it is."""
    assert _asked(f"{server}/console/")[0] == 200
    assert _asked(f"{server}/console/game/pebbles")[0] == 200
    status, page = _asked(f"{server}/console/game/cracked")

    assert status == 500 and "a fault in the game cracked" in page and "no fault of what you asked" in page
