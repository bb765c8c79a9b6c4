"""Loading a small game and finding things in it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from judge.content.library import natural
from judge.content.load import load
from judge.content.where import content_root

Damage = Callable[[str, str, str], None]


def test_good_game_loads_without_problems(root: Path) -> None:
    """Everything of the small game is there and nothing is wrong."""

    library = load(root)
    assert library.problems == ()
    assert sorted({entry.kind for entry in library.entries.values()}) == [
        "chapter", "chart", "misreading", "note", "reading", "rule", "scenario", "step", "term",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("duel:1.1", "duel:1.1"),
        ("1.1.1", "duel:1.1.1"),
        ("1", "duel:01-play"),
        ("g-strike", "duel:strike"),
        ("strike", "duel:strike"),
        ("STRIKE", "duel:strike"),
        ("Hits", "duel:strike"),
        ("duel:hit", "duel:strike"),
        ("reading:duel/first", "reading:duel/first"),
        ("reading:first", "reading:duel/first"),
        ("scenario:tie", "scenario:duel/tie"),
        ("step:duel/round/deal", "step:duel/round/deal"),
        ("strike-damage", "duel:strike-damage"),
    ],
)
def test_resolving(root: Path, text: str, address: str) -> None:
    """An address, a unit, a slug, a term and an alias all lead to their entry."""

    entry = load(root).resolve(text, "duel")
    assert entry is not None and entry.address == address


@pytest.mark.parametrize("text", ["", "nothing", "other:1.1", "reading:none", "duel:", ":", "concept:x"])
def test_resolving_nothing(root: Path, text: str) -> None:
    """What leads nowhere gives None."""

    assert load(root).resolve(text, "duel") is None


def test_entry_knows_its_page_and_edition(root: Path) -> None:
    """A rule has a page with an anchor, the edition, and a title from the units when it has no heading."""

    rule = load(root).entries["duel:1.1.1"]
    assert (rule.url, rule.edition, rule.title, rule.text) == (
        "duel/rules/01-play/#1.1.1", "Duel Rules 1.0", "Hand size", "A hand has five cards.",
    )  # fmt: skip


def test_parents_follow_the_numbers(root: Path) -> None:
    """A numbered rule belongs to the nearest shorter number, another block to what is around it."""

    entries = load(root).entries
    parents = {id: entries[f"duel:{id}"].parent for id in ("1.1", "1.1.1", "strike-damage")}
    assert parents == {"1.1": "01-play", "1.1.1": "1.1", "strike-damage": "strike"}


def test_links_both_ways(root: Path) -> None:
    """Links, `see` and the cites of readings and charts can be followed from both ends."""

    library = load(root)
    assert [entry.address for entry in library.links_from("duel:1.2")] == [
        "duel:1.1", "duel:strike", "reading:duel/first", "scenario:duel/tie",
    ]  # fmt: skip
    assert [entry.address for entry in library.backlinks("duel:1.2")] == [
        "duel:strike", "misreading:duel/two-damage", "reading:duel/first", "scenario:duel/tie",
        "step:duel/round/strikes",
    ]  # fmt: skip


def test_covering(root: Path) -> None:
    """A unit is covered by anchor or by cites, not by a reading about it."""

    library = load(root)
    assert [entry.id for entry in library.covering("duel", "1")] == ["01-play"]
    assert [entry.id for entry in library.covering("duel", "1.2")] == ["1.2"]
    assert library.covering("duel", "cover") == ()


def test_chart_is_read_with_plain_unit_ids(root: Path) -> None:
    """Cites of charts lose the game's own name, and a single cite becomes a list of one."""

    chart = load(root).charts["duel"]["round"]
    assert (chart.cites, chart.nodes[1].cites, chart.nodes[2].with_) == (("1",), ("1.2",), {"who": "loser"})
    assert [node.does for node in chart.nodes] == ["do", "window", "call", "jump", ""]


def test_scenario_heading(root: Path) -> None:
    """A scenario file is known by its heading."""

    (scenario,) = load(root).scenario_files["duel"]
    assert (scenario.id, scenario.title, scenario.kind, scenario.example, scenario.about) == (
        "tie", "A tie", "example", "ex-tie", ("duel:1.2",),
    )  # fmt: skip


def test_concepts_are_shared(root: Path) -> None:
    """A concept has no game and its own address."""

    (root / "concepts").mkdir()
    (root / "concepts" / "damage.md").write_text("---\ntitle: Damage\n---\nSee [[duel:1.2]].\n")
    library = load(root)
    assert library.concepts["damage"].address == "concept:damage"
    assert [entry.id for entry in library.links_from("concept:damage")] == ["1.2"]


def test_only_some_games(root: Path) -> None:
    """A library can hold only the games asked for."""

    assert list(load(root, ["duel", "duel", "other"]).games) == ["duel"]
    assert not load(root, []).games


@pytest.mark.parametrize(
    ("name", "old", "new", "words"),
    [
        (
            "game.yml",
            "title: Duel",
            "titel: Duel",
            'duel/game.yml:1:1: unknown key "titel"; did you mean title?',
        ),
        ("units.yml", 'id: "1.2"', 'id: "1.1"', "duel/units.yml:5:3: the unit 1.1 is already at"),
        ("units.yml", "kind: term", "sort: term", 'unknown key "sort"'),
        ("glossary/strike.md", "aliases: [", "aliases: [[", "glossary/strike.md:3:10: the list opened here"),
        ("glossary/strike.md", "---\nterm", "term", "glossary/strike.md:1: the page has no head"),
        ("rules/01-play.md", "[[strike]]", "[[strike", "01-play.md:16:44: a link that begins with [["),
        ("rules/01-play.md", "cards. {#1.1.1}", "{#1.1.1} cards.", "must stand at the end of its line"),
        (
            "rules/01-play.md",
            "{#1.1.1}",
            "{#1.1}",
            "the id 1.1 is already at content/duel/rules/01-play.md:8",
        ),
        ("readings.yml", "note: typo", "nota: typo", 'unknown first key "nota"; did you mean note?'),
        ("readings.yml", "default: younger\n", "\n", "readings.yml:1:3: the key default is missing"),
        ("charts/round.yml", "id: over", "id: deal", "the node deal on line 9 is already on line 5"),
        ("charts/round.yml", "do: deal_hands", "do: x, ask: y", "a node does one thing"),
        ("scenarios/tie.yml", "title:", "title: {", "scenarios/tie.yml:1:8: the group opened here"),
    ],
)
def test_damage_is_reported_and_left_out(root: Path, damage: Damage, name: str, old: str, new: str, words: str) -> None:
    """A damaged file is reported with file and line, and never stops the loading."""

    damage(name, old, new)
    assert any(words in str(problem) for problem in load(root).problems)


def test_binary_file_is_reported(root: Path) -> None:
    """A file that is no text is reported."""

    (root / "duel" / "rules" / "02-x.md").write_bytes(b"\xff\xfe\x00")
    assert [str(problem) for problem in load(root).problems] == [
        "content/duel/rules/02-x.md: the file is not UTF-8 text"
    ]


def test_root_from_the_environment(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """$JUDGE_CONTENT names the folder of the content."""

    monkeypatch.setenv("JUDGE_CONTENT", str(root))
    monkeypatch.delenv("JUDGE_PATH", raising=False)
    assert list(load().games) == ["duel"]


def test_plugins_from_the_environment(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each folder that $JUDGE_PATH names adds the games in its content folder."""

    monkeypatch.setenv("JUDGE_PATH", str(root.parent))
    assert {"chaotic", "duel"} <= set(load().games)


def test_root_of_a_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a checkout the content lies beside the package."""

    monkeypatch.delenv("JUDGE_CONTENT", raising=False)
    assert content_root().name in ("content", "_content")


def test_numbers_sort_naturally() -> None:
    """8.2 comes before 8.10."""

    assert sorted(["8.10", "8.2", "8", "a"], key=natural) == ["8", "8.2", "8.10", "a"]


def test_own_content_loads() -> None:
    """Whatever content there is, it loads without an exception."""

    assert load().root == content_root()
