"""The guide is true: its examples run, every word it lists is understood."""

import re

import pytest

from judge.cardtext import NOTHING_MORE, read_sentence
from judge.games.highlander import RULES
from judge.games.highlander.cards.grid import areas
from judge.games.highlander.cards.language import ADJECTIVE, LANGUAGE, NOUN
from judge.games.highlander.cards.reading import read_duty
from judge.scenario.guide import guide
from judge.scenario.read import read
from judge.scenario.report import report

GUIDE = RULES.guide()
BLOCKS = re.findall(r"```yaml\n(.*?)```", GUIDE, re.DOTALL)
MOMENTS = re.findall(r"^- `(.+?:)` .+;$", GUIDE, re.MULTILINE)


@pytest.mark.parametrize("text", BLOCKS)
def test_examples_give_the_answers_they_show(text: str) -> None:
    """Every whole example of the guide can be typed in."""
    assert all(verdict.agrees for verdict in report(read(text)).verdicts)


def test_every_kind_is_understood() -> None:
    """Every noun, and an adjective before one."""
    words = [*NOUN.singular.values(), *(f"{each} attack" for each in ADJECTIVE.singular.values())]
    assert all(read_sentence(LANGUAGE, each, sort="kind").read for each in words)


def test_every_moment_is_understood() -> None:
    """Every prefix of the guide can stand before an effect."""
    assert len(MOMENTS) == 17
    for word in MOMENTS[:-1]:
        tiered = word == "soft exertion for agility:"
        assert read_duty(f"{word} draw 1{' for each gem' if tiered else ''}", NOTHING_MORE)


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
