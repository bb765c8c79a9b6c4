"""The guide is the only documentation a stranger has: every example in it runs and every answer is right."""

import re

import pytest

from judge.games.wot_ccg import RULES
from judge.scenario.read import read
from judge.scenario.report import report

BLOCKS = re.findall(r"```yaml\n(.*?)```", RULES.guide(), re.DOTALL)


@pytest.mark.parametrize("text", BLOCKS, ids=lambda text: re.search(r"title: (.*)", text)[1])
def test_examples_in_the_guide_are_right(text: str) -> None:
    """Every whole example of the guide gives the answers it states."""
    for verdict in report(read(text)).verdicts:
        assert verdict.agrees, f"{verdict.ask.text}: {verdict.answer.value} {verdict.answer.detail}"


def test_there_are_examples() -> None:
    """The guide has at least five whole examples."""
    assert len(BLOCKS) >= 5
