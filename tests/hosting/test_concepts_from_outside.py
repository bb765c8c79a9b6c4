"""A game outside the repository adds to the pages that compare games: a column, a sum, an idea of its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from hosting.conftest import Judge

from judge.content.concepts import merged
from judge.site.linked_library import LinkedLibrary
from judge.site.markdown.sums import numbers, sum_of
from judge.site.pages.concepts import concept_pages

OURS = """---
title: What waits
about: Where plays wait.
---
An idea.

## Who goes first

duel
:   The younger: [[duel:1]].

[Look](scenario:duel/tie)

## The end

duel
:   None.
"""
THEIRS = """---
title: What waits
---
## Who goes first

pebbles
:   The first player: [[pebbles:1.1]].

## Only here

pebbles
:   Pebbles roll.
"""


def test_columns_go_under_their_heading() -> None:
    """Behind the columns there are and before what follows them; a new heading comes last."""
    page = merged(OURS.split("---\n")[2], THEIRS.split("---\n")[2])

    assert page.index("The younger") < page.index("The first player") < page.index("[Look]") < page.index("## The end")
    assert page.rstrip().endswith("pebbles\n:   Pebbles roll.") and page.count("## Who goes first") == 1


@pytest.fixture
def both(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A host with a concept, and the game's own folder with a column for it, an idea and a sum."""
    host = tmp_path / "host"
    for folder, files in (
        (host / "concepts", {"waiting.md": OURS.replace("[[duel:1]]", "it").replace("[Look](scenario:duel/tie)", "")}),
        (home / "content" / "concepts", {"waiting.md": THEIRS, "rolling.md": "---\ntitle: Rolling\n---\n"}),
    ):
        folder.mkdir(parents=True)
        for name, text in files.items():
            (folder / name).write_text(text, "utf-8")
    sums = 'games: {pebbles: {height: {scenario: "x", changes: {"+": "$n"}}}}'
    (home / "content" / "concepts" / "sums.yml").write_text(sums, "utf-8")
    monkeypatch.setenv("JUDGE_CONTENT", str(host))
    monkeypatch.setenv("JUDGE_PATH", str(home))
    return host


def test_they_are_read_and_shown(both: Path) -> None:
    """The library has both, links of the added column lead somewhere, and the page shows it."""
    linked = LinkedLibrary()
    library = linked.library
    (page,) = (each for each in concept_pages(linked) if each.url == "concepts/waiting/")

    assert set(library.concepts) == {"waiting", "rolling"} and library.problems == ()
    assert "The first player" in library.concepts["waiting"].text and "The first player" in page.body
    assert [link.target for link in library.links if link.source == "concept:waiting"] == ["pebbles:1.1"]
    assert sum_of("height: 5 +3") and "height" in numbers(*library.roots)["pebbles"]


def test_a_broken_column_is_told_at_its_own_place(judge: Judge, both: Path, home: Path) -> None:
    """A link that leads nowhere is one of the outside file."""
    file = home / "content" / "concepts" / "waiting.md"
    file.write_text(THEIRS.replace("pebbles:1.1", "pebbles:9"), "utf-8")
    done = judge("check", JUDGE_CONTENT=str(both))

    assert 'content/concepts/waiting.md:7:23: the link leads nowhere: "pebbles:9"' in done.stdout
