"""A game outside the repository, to be spoilt: the tests' small game in a folder of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

SIXTH = Path(__file__).parent.parent / "sixth"
Judge = Callable[..., subprocess.CompletedProcess[str]]
Spoil = Callable[[str, str, str], None]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder with a game in it, as JUDGE_PATH names it."""
    shutil.copytree(SIXTH, tmp_path / "home", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path / "home"


@pytest.fixture
def spoil(home: Path) -> Spoil:
    """Puts something else in the place of words in one of its files."""

    def change(file: str, old: str, new: str) -> None:
        path = home / file
        text = path.read_text("utf-8") if path.is_file() else ""
        assert old in text
        path.write_text(text.replace(old, new, 1) if old else new, "utf-8")

    return change


@pytest.fixture
def judge(home: Path, tmp_path: Path) -> Judge:
    """Runs the command with no game but that one; a variable may be set otherwise."""
    (tmp_path / "none").mkdir()

    def run(*args: str, **more: str) -> subprocess.CompletedProcess[str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("JUDGE_")}
        env = {**kept, "JUDGE_PATH": str(home), "JUDGE_CONTENT": str(tmp_path / "none"), **more}
        command = [sys.executable, "-B", "-m", "judge", *args]
        return subprocess.run(command, capture_output=True, text=True, env=env, cwd=tmp_path)

    return run
