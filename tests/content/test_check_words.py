"""Each habit of the style page that a machine can see: broken once, found once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from judge.content.checkwords import word_problems
from judge.content.load import load

Damage = Callable[[str, str, str], None]
LINK = "[[reading:duel/first]]"
SAID = "[[reading:duel/first|the younger player strikes first]]"


@pytest.fixture
def clean(root: Path, damage: Damage) -> Path:
    """The small game, with the two habits mended that it breaks."""
    damage("rules/01-play.md", LINK, SAID)
    damage("glossary/strike.md", "- It deals", "- A strike deals")
    return root


def problems(root: Path) -> list[str]:
    """What the style page would not like."""
    return [str(problem) for problem in sorted(set(word_problems(load(root))))]


def test_a_link_to_an_open_question_says_how_we_rule(root: Path) -> None:
    """A bare link shows a question; an entry that begins with It means nothing alone."""
    bare, leaning = sorted(problems(root), reverse=True)
    assert 'the link to "reading:duel/first" has no words of its own' in bare and "01-play.md:16" in bare
    assert 'strike.md:9: the entry begins with "It"' in leaning


def test_the_mended_game_is_clean(clean: Path) -> None:
    """Nothing is found in a game that keeps the habits."""
    assert problems(clean) == []


@pytest.mark.parametrize(
    ("name", "old", "new", "expected"),
    [
        (
            "rules/01-play.md",
            SAID,
            "[[reading:duel/first|who is first?]]",
            'the text of a link is a question, "who is first?"',
        ),
        (
            "rules/01-play.md",
            SAID,
            "[[reading:duel/first|open question]]",
            'the text of a link says nothing, "open question"',
        ),
        ("rules/01-play.md", "[[strike]]", "[[strike|here]]", 'the text of a link says nothing, "here"'),
        ("rules/01-play.md", "Each player holds", "They hold", 'the entry begins with "They"'),
        (
            "readings.yml",
            "Who strikes first?",
            "Who strikes first.",
            "the question of first does not end in a question",
        ),
        ("readings.yml", "Who strikes first?", "Who strikes? Who is first?", "first asks more than one question"),
        (
            "readings.yml",
            "{says: The older.",
            "{says: No.",
            "option older of first says yes or no, but the question asks something else",
        ),
        (
            "readings.yml",
            "Who strikes first?",
            "Two players meet. Does the younger strike first?",
            "the question of first asks yes or no, but the option older does not say which",
        ),
        (
            "units.yml",
            '"1.1", title: Hands, kind: rule',
            '"1.1", title: Hands, kind: window',
            "cites 1.1, which lets players act",
        ),
    ],
)
def test_a_broken_habit_is_found(clean: Path, damage: Damage, name: str, old: str, new: str, expected: str) -> None:
    """A habit that is broken is reported where it is."""
    damage(name, old, new)
    assert any(expected in problem for problem in problems(clean)), problems(clean)


def test_an_alternative_question_is_answered_by_its_alternatives(clean: Path, damage: Damage) -> None:
    """A question that offers two things is not answered by yes or no."""
    damage("readings.yml", "Who strikes first?", "Does the younger or the older strike first?")
    assert problems(clean) == []


@pytest.mark.parametrize(
    ("says", "found"),
    [
        ("The first player has priority.", True),
        ("Nobody has priority here.", False),
        ("When a player next has priority, the round ends.", False),
    ],
)
def test_a_rule_that_gives_priority_demands_a_window(clean: Path, damage: Damage, says: str, found: bool) -> None:
    """Only a rule that says outright that players act is missed by a chart without a window."""
    damage("rules/01-play.md", "A hand has five cards.", says)
    damage("charts/settling.yml", "do: count_damage", 'do: count_damage, cite: "1.1.1"')
    damage("charts/round.yml", "call: settling", "jump: strikes, when: somebody_stands")
    assert any("cites 1.1.1, which lets players act" in problem for problem in problems(clean)) == found, problems(
        clean
    )
