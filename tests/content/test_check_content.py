"""Each kind of damage to a good game is found, with file and line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from judge.content.check import check
from judge.content.load import load

Damage = Callable[[str, str, str], None]
FUNCTIONS = {
    "duel": {
        "step": {"deal_hands", "count_damage"},
        "test": {"somebody_stands"},
        "role": {"first_player", "loser"},
        "verb": {"strike"},
        "bar": set(),
    }
}


def problems(root: Path) -> list[str]:
    """What is wrong with the content of a folder."""
    return [str(problem) for problem in check(load(root), FUNCTIONS)]


def test_good_game_has_no_problems(root: Path) -> None:
    """Nothing is wrong with the small game."""

    assert problems(root) == []


@pytest.mark.parametrize(
    ("name", "old", "new", "expected"),
    [
        ("rules/01-play.md", "[[strike]]", "[[strke]]",
         'rules/01-play.md:16:44: the link leads nowhere: "strke"; did you mean strike?'),
        ("rules/01-play.md", "reading:duel/first", "note:duel/first",
         'the link leads nowhere: "note:duel/first"; did you mean reading:duel/first?'),
        ("rules/01-play.md", "(scenario:tie)", "(scenario:ties)", 'nowhere: "scenario:ties"'),
        ("glossary/strike.md", "duel:1.2", "duel:1.3", 'strike.md:5:7: see leads nowhere: "duel:1.3"'),
        ("glossary/strike.md", "duel:1.2", "cover", 'see leads to "cover", a unit that no entry states yet'),
        ("glossary/strike.md", "g-strike", "g-strik",
         'strike.md:4:9: cites "g-strik", which is not among the units of duel; did you mean g-strike?'),
        ("glossary/strike.md", "g-strike", "cover", "units.yml:6:3: no entry states the unit g-strike"),
        ("rules/01-play.md", "{#1.2}", "{#1.9}", "01-play.md:14: the anchor 1.9 is not among the units"),
        ("readings.yml", 'cites: ["1.1"]', 'cites: ["7"]', 'readings.yml:9:3: cites "7"'),
        ("readings.yml", "default: younger", "default: young",
         'default: "young" is not among the options of first: younger, older; did you mean younger?'),
        ("readings.yml", "right: one", "right: three", 'right: "three" is not among the options of two'),
        ("readings.yml", "    older: {says: The older., because: It is polite.}\n", "",
         "options: first needs at least two options; found 1"),
        ("game.yml", "edition: Duel Rules 1.0\n", "", "game.yml:1:1: edition: the game states no edition"),
        ("game.yml", 'cite: "1.1"', 'cite: "9"', 'game.yml:5:9: cites "9"'),
        ("charts/round.yml", "jump: strikes", "jump: striks",
         'round.yml:8:5: jump: unknown node "striks"; did you mean strikes?'),
        ("charts/round.yml", "jump: strikes, when: somebody_stands", "jump: end",
         "round.yml:9:5: the node over of round cannot be reached"),
        ("charts/round.yml", "call: settling", "call: setling",
         'call: unknown chart "setling"; did you mean settling?'),
        ("charts/round.yml", "window: strike", "window: action", 'window: unknown window "action"'),
        ("charts/round.yml", "do: deal_hands", "do: deal_hand",
         'do: unknown step "deal_hand"; did you mean deal_hands?'),
        ("charts/round.yml", "starts: first_player", "starts: last_player",
         'round.yml:11:11: windows.strike.starts: unknown role "last_player"'),
        ("charts/round.yml", "starts: first_player", "starts: deal_hands",
         "windows.strike.starts: deal_hands is a step here, not a role"),
        ("charts/round.yml", "starts: first_player, ", "",
         "windows.strike.starts: a window needs a role that says who may act first"),
        ("charts/round.yml", 'cite: "duel:1"', 'cite: "duel:8"', 'round.yml:1:1: cites "8"'),
        ("scenarios/tie.yml", "about: [duel:1.2]\n", "", "tie.yml:1: about: the scenario names no rule"),
        ("scenarios/tie.yml", "duel:1.2", "duel:1.4", 'tie.yml:1: about leads nowhere: "duel:1.4"'),
    ],
)  # fmt: skip
def test_damage_is_found(root: Path, damage: Damage, name: str, old: str, new: str, expected: str) -> None:
    """A piece of damage is reported where it is."""

    damage(name, old, new)
    assert any(expected in problem for problem in problems(root)), problems(root)


def test_example_used_twice(root: Path) -> None:
    """A worked example belongs to one scenario."""

    text = (root / "duel/scenarios/tie.yml").read_text()
    (root / "duel/scenarios/tie2.yml").write_text(text)
    assert problems(root) == [
        "content/duel/scenarios/tie2.yml:1: example: the example ex-tie is already at content/duel/scenarios/tie.yml:1"
    ]


def test_alias_of_two_terms(root: Path) -> None:
    """An alias belongs to one term."""

    (root / "duel/glossary/blow.md").write_text(
        "---\nterm: Blow\naliases: [Hits, strike]\nsee: [strike]\n---\nA strike.\n"
    )
    (root / "duel/rules/02-x.md").write_text("---\ntitle: X\n---\nA blow falls.\n")
    assert problems(root) == [
        'content/duel/glossary/blow.md:1: aliases: the alias "strike" already belongs to strike',
        'content/duel/glossary/strike.md:1: aliases: the alias "hits" already belongs to blow',
    ]


def term(root: Path, head: str) -> str:
    """Writes a term that nothing else mentions, and gives the name of its file."""
    (root / "duel/glossary/parry.md").write_text(f"---\nterm: Parry\n{head}---\nA parry stops a strike.\n")
    return "content/duel/glossary/parry.md:1: "


def test_term_nobody_links_to(root: Path) -> None:
    """A term must be linked or used on another page."""

    assert problems(root) == [] and term(root, "")
    assert problems(root) == ['content/duel/glossary/parry.md:1: nothing links to the term "Parry" or uses its name']


def test_use_of_an_alias_counts_as_a_link(root: Path, damage: Damage) -> None:
    """A term is linked where one of its names is used, unless it says no to that."""

    damage("rules/01-play.md", "Players strike", "Players are parrying and strike")
    where = term(root, "aliases: [parrying]\n")
    assert problems(root) == []
    term(root, "aliases: [parrying]\nautolink: no\n")
    assert problems(root) == [f'{where}nothing links to the term "Parry" or uses its name']


def test_unknown_concept(root: Path) -> None:
    """A concept must have its page, once there is a folder of concepts."""

    where = term(root, "aliases: [players]\nconcept: dmage\n")
    assert problems(root) == []
    (root / "concepts").mkdir()
    (root / "concepts/damage.md").write_text("---\ntitle: Damage\n---\nx\n")
    assert problems(root) == [f'{where}there is no concept "dmage"; did you mean damage?']


def test_growing_game_may_lack_entries(root: Path, damage: Damage) -> None:
    """While a game is growing, a unit without an entry is no problem."""

    damage("game.yml", "status: whole", "status: growing")
    damage("units.yml", "- {id: cover", '- {id: "1.3", title: New, kind: rule}\n- {id: cover')
    assert problems(root) == []


def test_functions_are_checked_only_when_known(root: Path, damage: Damage) -> None:
    """Without a list of functions the charts may name any."""

    damage("charts/round.yml", "do: deal_hands", "do: nothing_known")
    assert check(load(root)) == []
