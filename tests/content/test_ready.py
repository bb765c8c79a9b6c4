"""Content that was read before is not read again: the same library comes out, until a file of it changes."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from judge.content import load as loading
from judge.content.library import Library
from judge.content.load import load

SIXTH = Path(__file__).parent.parent / "sixth" / "content"


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the tests' own content, and a cache with nothing in it."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return Path(shutil.copytree(SIXTH, tmp_path / "content"))


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Each time that content is read from its files."""
    seen: list[str] = []
    read = loading._read

    def counted(root: Path | None, games: object) -> Library:
        seen.append("read")
        return read(root, games)  # type: ignore[arg-type]

    monkeypatch.setattr(loading, "_read", counted)
    return seen


def test_the_same_library_comes_out_of_what_was_kept(root: Path, reads: list[str]) -> None:
    """Every field of it, with the places in the files; and a concept is the entry that it is."""
    first, second = load(root), load(root)

    assert reads == ["read"] and first == second
    assert all(second.entries[each.address] is each for each in second.concepts.values())


def test_a_change_of_any_file_is_seen(root: Path, reads: list[str]) -> None:
    """One more term: it is in the library that is loaded next."""
    load(root)
    term = next((root / "pebbles" / "glossary").glob("*.md"))
    (term.parent / "another.md").write_text(term.read_text("utf-8").replace("term: ", "term: Other "), "utf-8")

    assert "pebbles:another" in load(root).entries and reads == ["read", "read"]


def test_content_with_a_problem_is_not_kept(root: Path, reads: list[str]) -> None:
    """What is wrong is told each time."""
    (root / "pebbles" / "units.yml").write_text("- [1", "utf-8")

    assert load(root).problems and load(root).problems and reads == ["read", "read"]


@pytest.mark.parametrize("broken", ["", "[]", '{"mark": 1}', '{"data": {"games": {"pebbles": [1]}}}'])
def test_what_is_broken_is_made_anew(root: Path, reads: list[str], broken: str, tmp_path: Path) -> None:
    """A kept file that holds something else is no reason to fail."""
    load(root)
    (kept,) = (tmp_path / "cache" / "judge").glob("library-*.json")
    kept.write_text(broken, "utf-8")

    assert load(root).games and reads == ["read", "read"]


def test_what_a_build_has_made_is_taken_for_its_own_games_only(
    root: Path, reads: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The folder that comes with a build is not asked about content with other games."""
    load(root)
    (kept,) = (tmp_path / "cache" / "judge").glob("library-*.json")
    kept.rename(tmp_path / "library.json")
    monkeypatch.setenv("JUDGE_READY", str(tmp_path))
    assert load(root).games and reads == ["read"]

    shutil.copytree(root / "pebbles", root / "more")
    assert set(load(root).games) == {"pebbles", "more"} and len(reads) == 2
