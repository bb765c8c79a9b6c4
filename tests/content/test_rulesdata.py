"""The engine's share of the content, and the cache it is kept in."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from judge.content.problem import BadInput
from judge.content.rulesdata import load_rules_data


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder of this test's own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache" / "judge"


def test_holds_what_the_engine_needs(root: Path) -> None:
    """Charts, readings, misreadings, units and the edition are there."""

    data = load_rules_data("duel", root)
    assert (data.game, data.edition, sorted(data.charts)) == ("duel", "Duel Rules 1.0", ["round", "settling"])
    assert (list(data.readings), list(data.misreadings)) == (["first"], ["two-damage"])
    assert "1.2" in data.units


def test_cached_data_is_the_same(root: Path, cache: Path) -> None:
    """What comes from the cache equals what was read."""

    first = load_rules_data("duel", root)
    assert len(list(cache.glob("duel-*.json"))) == 1
    again = load_rules_data("duel", root)
    assert again == first


def test_changed_file_is_read_again(root: Path) -> None:
    """A file of another time or size makes the cache stale, and so does a new file."""

    load_rules_data("duel", root)
    path = root / "duel" / "game.yml"
    path.write_text(path.read_text().replace("1.0", "1.1"))
    os.utime(path, ns=(1, 1))
    (root / "duel" / "charts" / "x.yml").write_text("chart: x\ntitle: X\nnodes: [{id: a}]\n")
    data = load_rules_data("duel", root)
    assert (data.edition, "x" in data.charts) == ("Duel Rules 1.1", True)


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"stamp": 1, "data": []}', "null", "{", "[" * 9000])
def test_damaged_cache_is_ignored(root: Path, cache: Path, text: str) -> None:
    """A cache that cannot be used is written anew."""

    load_rules_data("duel", root)
    (stored,) = cache.glob("*.json")
    good = stored.read_text()
    stored.write_text(text)
    assert load_rules_data("duel", root).edition == "Duel Rules 1.0"
    assert stored.read_text() == good


def test_cache_of_the_wrong_shape_is_ignored(root: Path, cache: Path) -> None:
    """Right stamp, wrong data: read again."""

    load_rules_data("duel", root)
    (stored,) = cache.glob("*.json")
    stored.write_text(stored.read_text().split('"data":')[0] + '"data":[1,2]}')
    assert load_rules_data("duel", root).edition == "Duel Rules 1.0"


def test_no_cache_folder_is_no_problem(root: Path, cache: Path) -> None:
    """Where nothing can be written, everything still works."""

    cache.parent.mkdir()
    cache.write_text("a file where the folder should be")
    assert load_rules_data("duel", root).edition == "Duel Rules 1.0"


def test_problems_are_not_cached(root: Path, cache: Path) -> None:
    """Data with problems says so and is not kept."""

    (root / "duel" / "charts" / "bad.yml").write_text("chart: [")
    assert load_rules_data("duel", root).problems
    assert not list(cache.glob("*")) if cache.exists() else True


def test_unknown_game(root: Path) -> None:
    """A game that is not there is refused with the nearest name."""

    with pytest.raises(BadInput, match='unknown game "dule"; did you mean duel'):
        load_rules_data("dule", root)


def test_unreadable_game(root: Path) -> None:
    """A game whose game.yml cannot be used is refused with its problems."""

    (root / "duel" / "game.yml").write_text("edition: x\n")
    with pytest.raises(BadInput, match="the key title is missing"):
        load_rules_data("duel", root)


def test_cache_needs_no_yaml(root: Path) -> None:
    """From the cache nothing of YAML is imported."""

    load_rules_data("duel", root)
    code = (
        "import sys; from pathlib import Path; from judge.content.rulesdata import load_rules_data as load;"
        "load('duel', Path(sys.argv[1])); print('yaml' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code, str(root)], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"
