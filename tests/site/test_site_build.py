"""The whole build: links, hosts, sizes, sameness, and folders that are not ours."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from linkcheck import problems

from judge.content.load import load
from judge.content.problem import BadInput
from judge.site.build import build

SIXTH = Path(__file__).parent.parent / "sixth" / "content"
LARGEST = 500_000


def test_real_site_has_no_broken_link_and_no_other_host(real_site: Path) -> None:
    """Every link and anchor of the real site leads somewhere, and nothing leads to another host."""
    assert list(problems(real_site)) == []


def test_pebbles_site_has_no_broken_link(pebbles_site: Path) -> None:
    """The same holds for a game with charts and scenarios."""
    assert list(problems(pebbles_site)) == []


def test_pages_are_small(real_site: Path) -> None:
    """No page is larger than 500 kB."""
    assert [path for path in real_site.rglob("*.html") if path.stat().st_size > LARGEST] == []


def test_every_unit_has_a_short_address(real_site: Path) -> None:
    """Each unit of each game is found under r/game/unit/."""
    library = load()
    missing = [
        unit
        for game, units in library.units.items()
        for unit in units
        if not (real_site / "r" / game / unit / "index.html").is_file()
    ]
    assert missing == []


@pytest.mark.parametrize(
    ("page", "title", "words"),
    [
        (
            "r/pebbles/1.2",
            "1.2 The storm - Pebbles",
            "A die of three faces says how hard the storm hits the first player.",
        ),
        ("r/pebbles/3.1", "3.1 ", "Add and subtract first, then double."),
        ("r/pebbles/tower", "Tower - Pebbles", "What you defend. A tower has a height; at 0 it falls."),
        ("pebbles/glossary/tower", "Tower", "What you defend. A tower has a height; at 0 it falls."),
        ("pebbles/rules/01-pebbles", "The whole game", "A round is throwing, storm, echoes, end"),
    ],
)
def test_a_link_that_is_pasted_somewhere_shows_the_rule(pebbles_site: Path, page: str, title: str, words: str) -> None:
    """Programs that show what is behind a link read its title and its description, and so do search engines."""
    written = (pebbles_site / page / "index.html").read_text("utf-8")
    assert f'<meta property="og:title" content="{title}' in written
    assert f'<meta name="description" property="og:description" content="{words}' in written
    assert written.count("og:title") == written.count("og:description") == written.count('name="description"') == 1


def test_every_reference_has_a_preview(pebbles_site: Path) -> None:
    """What a page wants to preview is in the preview data."""
    data = (pebbles_site / "previews" / "pebbles.js").read_text("utf-8")
    cards = json.loads(data[data.index(",") + 1 : data.rindex(")")])["cards"]
    assert {"pebbles:3.1", "pebbles:tower", "step:pebbles/round/1.2", "reading:pebbles/both-fall"} <= set(cards)


def test_second_build_does_nothing(pebbles_site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When nothing changed, nothing is built."""
    monkeypatch.setenv("JUDGE_CONTENT", str(SIXTH))
    said: list[str] = []
    build(pebbles_site, report=said.append)
    assert said == ["The site is up to date."]


def test_a_quick_build_is_finished_by_the_next(
    pebbles_site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What has not been played yet says so; a quick build is not done twice, and a whole one puts the replays in."""
    monkeypatch.setenv("JUDGE_CONTENT", str(SIXTH))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    said: list[str] = []
    build(tmp_path / "site", quick=True, report=lambda each: None)
    pages = sorted((tmp_path / "site" / "pebbles" / "scenarios").glob("*/index.html"))
    waiting = [page for page in pages if "still being played" in page.read_text("utf-8")]
    build(tmp_path / "site", quick=True, report=said.append)
    build(tmp_path / "site", report=lambda each: None)

    assert pages and waiting == pages and said == ["The site is up to date."]
    for page in pages:
        whole = pebbles_site / page.relative_to(tmp_path / "site")
        assert page.read_text("utf-8") == whole.read_text("utf-8")


def test_two_builds_are_the_same(pebbles_site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same content gives the same bytes."""
    monkeypatch.setenv("JUDGE_CONTENT", str(SIXTH))
    build(tmp_path / "again", report=lambda said: None)
    files = {path.relative_to(pebbles_site): path.read_bytes() for path in pebbles_site.rglob("*") if path.is_file()}
    again = {
        path.relative_to(tmp_path / "again"): path.read_bytes()
        for path in (tmp_path / "again").rglob("*")
        if path.is_file()
    }
    assert again == files


def test_folder_with_other_files_is_refused(tmp_path: Path) -> None:
    """A folder that holds somebody's files is left alone."""
    (tmp_path / "thesis.txt").write_text("mine")
    with pytest.raises(BadInput, match="choose an empty folder"):
        build(tmp_path, report=lambda said: None)
    assert (tmp_path / "thesis.txt").read_text() == "mine"


def test_broken_link_names_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A link that leads nowhere stops the build and is named with file and line."""
    game = tmp_path / "content" / "pebbles"
    (game / "glossary").mkdir(parents=True)
    for name in ("game.yml", "units.yml"):
        (game / name).write_text((SIXTH / "pebbles" / name).read_text("utf-8"), "utf-8")
    (game / "glossary" / "tower.md").write_text("---\nterm: Tower\n---\nSee [[nowhere]].\n", "utf-8")
    monkeypatch.setenv("JUDGE_CONTENT", str(tmp_path / "content"))
    with pytest.raises(BadInput, match=r"tower\.md:4:5: the link \[\[nowhere\]\] leads nowhere"):
        build(tmp_path / "out", report=lambda said: None)
