"""The guide is true: its examples run, every word it lists is understood."""

import re

import pytest

from judge.games.highlander import RULES
from judge.games.highlander.cards.conditions import FORMS, condition
from judge.games.highlander.cards.grid import areas
from judge.games.highlander.cards.kinds import ADJECTIVES, NOUNS, kind
from judge.games.highlander.cards.sentences import EXAMPLES, effects
from judge.scenario.guide import guide
from judge.scenario.read import read
from judge.scenario.report import report

GUIDE = RULES.guide
BLOCKS = re.findall(r"```yaml\n(.*?)```", GUIDE, re.DOTALL)
MOMENTS = re.findall(r"^- `(.+?:)` .+;$", GUIDE, re.MULTILINE)


@pytest.mark.parametrize("text", BLOCKS)
def test_examples_give_the_answers_they_show(text: str) -> None:
    """Every whole example of the guide can be typed in."""
    assert all(verdict.agrees for verdict in report(read(text)).verdicts)


@pytest.mark.parametrize("text", EXAMPLES)
def test_every_effect_is_understood(text: str) -> None:
    """Every effect of the guide can be written, alone and after a moment."""
    assert effects(text)
    assert text.startswith("note") or effects(f"if successful: {text}")[0].when == "successful"


@pytest.mark.parametrize("text", FORMS)
def test_every_condition_is_understood(text: str) -> None:
    """Every condition of the guide can be written, and is kept in a form that is understood again."""
    assert condition(condition(text)) == condition(text)


def test_every_kind_is_understood() -> None:
    """Every noun, and an adjective before one."""
    assert [kind(noun) for noun in NOUNS] == list(NOUNS)
    assert all(kind(f"{word} attack") for word in ADJECTIVES)


def test_every_moment_is_understood() -> None:
    """Every prefix of the guide can stand before an effect."""
    assert len(MOMENTS) == 17
    for word in MOMENTS[:-1]:
        assert effects(f"{word} draw 1")


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("upper left", 1),
        ("upper", 3),
        ("left", 3),
        ("all", 9),
        ("all but lower", 6),
        ("X00/000/00X", 2),
        ("upper left, middle center and lower right", 3),
        ("none", 0),
        ("UL, ur", 2),
    ],
)
def test_areas(text: str, number: int) -> None:
    """The grid as the guide writes it."""
    assert len(areas(text)) == number


def test_every_verb_and_quantity_is_in_the_guide() -> None:
    """What can be chosen and asked is listed."""
    text = guide("highlander")

    assert text.count("\n- `") > 60 and "Written: exerts to make <attack> a power blow" in text
