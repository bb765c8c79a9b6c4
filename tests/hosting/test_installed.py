"""A game that was installed with pip is found by its entry point, beside those that JUDGE_PATH names."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from hosting.conftest import Judge

PROJECT = """
[build-system]
requires = ["setuptools>=69"]
build-backend = "setuptools.build_meta"

[project]
name = "judge-pebbles"
version = "1.2"

[project.entry-points."judge.games"]
pebbles = "judge_pebbles"

[tool.setuptools]
packages = ["judge_pebbles"]
package-dir = {judge_pebbles = "."}

[tool.setuptools.package-data]
judge_pebbles = ["content/**", "games/**"]
"""


@pytest.fixture
def site(home: Path, tmp_path: Path) -> Path:
    """A folder of installed packages with the game in it."""
    (home / "pyproject.toml").write_text(PROJECT, "utf-8")
    (home / "__init__.py").write_text('"""Pebbles, for judge."""\n', "utf-8")
    pip = ["pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    command = [sys.executable, "-m", *pip, "--target", str(tmp_path / "site"), str(home)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return tmp_path / "site"


def test_an_installed_game_is_found_and_run(judge: Judge, site: Path) -> None:
    """Content and code come from the package; what it is called and its version are told."""
    done = judge("games", "--json", JUDGE_PATH="", PYTHONPATH=str(site))
    (found,) = json.loads(done.stdout)["games"]
    scenario = site / "judge_pebbles" / "content" / "pebbles" / "scenarios" / "doubling.yml"

    assert (found["id"], found["where"], found["problems"]) == ("pebbles", "installed: judge-pebbles 1.2", [])
    assert judge("run", str(scenario), JUDGE_PATH="", PYTHONPATH=str(site)).returncode == 0
    assert judge("check", JUDGE_PATH="", PYTHONPATH=str(site)).returncode == 0
