"""The words people use are content: checked like it, and a bad file costs no more than its own words."""

from __future__ import annotations

from pathlib import Path

from asking import ids

from judge.content.load import load
from judge.search.engine import Search
from judge.search.vocabulary import load_vocabulary


def test_the_vocabulary_of_the_content_is_sound() -> None:
    """Every file can be read, and every rule that is given a name exists."""
    assert load_vocabulary(load()).problems == ()


def test_a_bad_file_is_reported_and_left_out(root: Path, cache: Path) -> None:
    """The message names file and line; the search goes on without it."""
    (root / "duel/synonyms.yml").write_text("words:\n  - {says: x, mean: y}\n", "utf-8")
    problems = load_vocabulary(load(root)).problems
    assert any("duel/synonyms.yml:2" in str(problem) for problem in problems)
    assert ids(Search(root), "strike")[0] == "g-strike"


def test_a_name_for_a_rule_that_is_not_there_is_reported(root: Path) -> None:
    """A rule that was renumbered takes its names along, or somebody hears of it."""
    (root / "duel/synonyms.yml").write_text('names: {"1.3": [fouls]}\n', "utf-8")
    assert "1.3" in str(load_vocabulary(load(root)).problems[0])
