"""The preview that follows the content: one change, one page; mistakes are told and change nothing."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from judge.site.live_preview import LIVE, Preview

SIXTH = Path(__file__).parent.parent / "sixth" / "content"
TERM = "pebbles/glossary/tower/index.html"


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with content that may be changed."""
    folder = tmp_path_factory.mktemp("preview")
    shutil.copytree(SIXTH, folder / "content")
    return folder


@pytest.fixture(scope="module")
def said() -> list[str]:
    """What the preview has reported."""
    return []


@pytest.fixture(scope="module")
def begun(place: Path, said: list[str]) -> Preview:
    """A preview, built once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("JUDGE_CONTENT", str(place / "content"))
        preview = Preview(place / "out", said.append)
        preview.begin()
    return preview


@pytest.fixture
def preview(begun: Preview, place: Path, said: list[str], monkeypatch: pytest.MonkeyPatch) -> Preview:
    """The preview, with nothing reported yet."""
    monkeypatch.setenv("JUDGE_CONTENT", str(place / "content"))
    said.clear()
    return begun


def change(place: Path, old: str, new: str) -> None:
    """Changes the words of one term."""
    file = place / "content" / "pebbles" / "glossary" / "tower.md"
    file.write_text(file.read_text("utf-8").replace(old, new), "utf-8")


def told(preview: Preview) -> dict[str, str]:
    """What open pages are told."""
    found: dict[str, str] = json.loads((preview.out / LIVE).read_text("utf-8"))
    return found


def test_pages_know_that_they_are_a_preview(preview: Preview) -> None:
    """A page of a preview loads the script that reloads it, and says so for the offline copy."""
    page = (preview.out / TERM).read_text("utf-8")
    assert "data-live" in page and "live/live.js" in page


def test_one_change_renders_one_page(preview: Preview, place: Path, said: list[str]) -> None:
    """A sentence that changes is shown, and no other page is rendered for it."""
    before = told(preview)["mark"]
    change(place, "it falls.", "it falls. A new sentence.")
    preview.follow()
    assert "A new sentence." in (preview.out / TERM).read_text("utf-8")
    assert told(preview)["mark"] != before
    assert [each for each in said if each.startswith("Rendering")] == ["Rendering 1 page"]


def test_a_mistake_is_told_and_changes_nothing(preview: Preview, place: Path, said: list[str]) -> None:
    """A link that leads nowhere is reported with its place; the pages stay as they were."""
    mark = told(preview)["mark"]
    change(place, "A new sentence.", "A [[nowhere]] sentence.")
    preview.follow()
    assert "leads nowhere" in told(preview)["problem"] and "tower.md" in said[-1]
    assert told(preview)["mark"] == mark
    change(place, "A [[nowhere]] sentence.", "")
    preview.follow()
    assert told(preview)["problem"] == ""


def test_a_game_renamed_meanwhile_is_followed(preview: Preview, place: Path) -> None:
    """Its pages go where its new name says, and back with the old one."""
    (place / "content" / "pebbles").rename(place / "content" / "stones")
    preview.follow()
    moved = (preview.out / TERM.replace("pebbles", "stones")).is_file()
    (place / "content" / "stones").rename(place / "content" / "pebbles")
    preview.follow()

    assert moved and (preview.out / TERM).is_file() and told(preview)["problem"] == ""


def test_a_fault_does_not_end_the_preview(preview: Preview, said: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever goes wrong is told on the open pages; a file that is gone while it is read is looked for again."""

    def failing(error: Exception) -> None:
        def fail() -> None:
            raise error

        monkeypatch.setattr(preview, "refresh", fail)
        preview.seen = {"x": (1, 1)}
        preview.follow()

    failing(KeyError("stones"))
    assert told(preview)["problem"] == "this cannot be shown: KeyError: 'stones'" and preview.seen
    failing(FileNotFoundError("gone"))
    assert not preview.seen
