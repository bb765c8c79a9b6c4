"""The index: made once, opened without reading the content, made anew when the content changes, safe to lose."""

from __future__ import annotations

import os
import shutil
import threading
from collections import deque
from pathlib import Path

import pytest
from asking import ids

from judge.console.resources import Resources
from judge.console.workers import jobs
from judge.console.workers.troubles import Busy
from judge.content.load import load
from judge.search import engine
from judge.search.engine import Search
from judge.search.index import freshness, load_or_build


@pytest.fixture
def no_loading(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes it an error to load the content or to build an index."""

    def refuse(*args: object) -> None:
        raise AssertionError("the content was read")

    monkeypatch.setattr("judge.content.load.load", refuse)
    monkeypatch.setattr(load_or_build, "build", refuse)


def test_a_fresh_index_is_opened_without_the_content(
    root: Path, cache: Path, duel: Search, request: pytest.FixtureRequest
) -> None:
    """The second process reads no Markdown at all."""
    request.getfixturevalue("no_loading")
    again = Search(root)
    assert ids(again, "strike") == ids(duel, "strike")
    again.close()


def test_changed_content_makes_a_new_index(root: Path, duel: Search) -> None:
    """What was added is found, by a new search at once."""
    page = root / "duel/rules/01-play.md"
    page.write_text(page.read_text("utf-8") + "\nSurrender ends it too. {#1.10.1}\n", "utf-8")
    assert "1.10.1" in ids(Search(root), "surrender")


def test_a_running_search_sees_changed_content(root: Path, duel: Search, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server need not be started again."""
    monkeypatch.setattr(engine, "LOOK_AGAIN", 0.0)
    (root / "duel/synonyms.yml").write_text("words: [{says: [whack], means: [strike]}]\n", "utf-8")
    assert "g-strike" in ids(duel, "whack")


def test_the_index_can_be_deleted_while_it_is_used(duel: Search, cache: Path) -> None:
    """A thread that opens it afterwards makes a new one."""
    shutil.rmtree(cache)
    found: list[list[str]] = []
    thread = threading.Thread(target=lambda: found.append(ids(duel, "fallen")))
    thread.start()
    thread.join(30)
    assert found == [["1.10"]]


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_damaged_index_is_made_again(root: Path, cache: Path, duel: Search) -> None:
    """Whatever stands in the files, the search works (whoosh itself leaves a file open then)."""
    for file in next(cache.glob("search-*")).iterdir():
        file.write_bytes(b"not an index")
    assert ids(Search(root), "strike")[0] == "g-strike"


@pytest.mark.skipif(os.name == "nt", reason="needs POSIX modes")
def test_an_index_others_could_write_is_not_opened(root: Path, cache: Path, duel: Search) -> None:
    """Index files can run code when opened, so the folder must be ours alone; the search does without it."""
    place = next(cache.glob("search-*"))
    place.chmod(0o777)
    assert load_or_build.load(place) is None
    assert ids(Search(root), "strike")[0] == "g-strike"


def test_it_works_where_nothing_can_be_written(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a place for files the index is kept in memory."""
    (tmp_path / "file").write_text("", "utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert ids(Search(root), "strike")[0] == "g-strike"


def test_a_library_can_be_searched_directly(root: Path, cache: Path) -> None:
    """Who has the content loaded already passes it on."""
    assert ids(Search(load(root)), "strike")[0] == "g-strike"


def test_a_library_with_some_games_leaves_the_kept_index_alone(root: Path, cache: Path) -> None:
    """A part of the content never stands for the whole."""
    assert ids(Search(load(root, games=[])), "strike") == []
    assert ids(Search(root), "strike")[0] == "g-strike"


def test_only_two_indexes_of_a_content_folder_are_kept(root: Path, cache: Path) -> None:
    """Old ones do not pile up."""
    for number in range(4):
        (root / "duel/game.yml").write_text(f"title: Duel\nedition: Duel Rules {number}.00\n", "utf-8")
        Search(root).close()
    assert len(list(cache.glob("search-*"))) == freshness.KEPT


def test_a_game_from_judge_path_is_searched(
    root: Path, tmp_path: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Content in a folder that JUDGE_PATH names belongs to the usual content."""
    extra = tmp_path / "extra" / "content" / "duel2"
    shutil.copytree(root / "duel", extra)
    monkeypatch.setenv("JUDGE_CONTENT", str(root))
    monkeypatch.setenv("JUDGE_PATH", str(tmp_path / "extra"))
    assert {hit.game for hit in Search().search("strike").results} == {"duel", "duel2"}


def test_a_worker_makes_the_index_that_a_server_lacks(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server then opens what lies there; where no worker can make it, the server does."""
    asked: list[str] = []

    class Away:
        def ask(self, order: dict[str, str], long: bool) -> None:
            asked.append(order["job"])
            raise Busy

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "one"))
    deque(jobs.index({"job": "index", "content": str(root)}, lambda count: None), 0)
    Resources(None, Away(), root).search("damage", None)  # type: ignore[arg-type]
    assert asked == []
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "other"))
    Resources(None, Away(), root).search("damage", None)  # type: ignore[arg-type]
    assert asked == ["index"] and engine.has_index(root)
