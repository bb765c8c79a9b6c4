"""The guide: every whole example in it is typed in and gives the answers it says."""

from __future__ import annotations

import re

import pytest

from judge.games.lotr_lcg.table.guide import RULES
from judge.scenario.ask import answer
from judge.scenario.play import play
from judge.scenario.quantities import same
from judge.scenario.read import read
from judge.scenario.rulebook import book

EXAMPLES = [text for text in re.findall(r"```yaml\n(.*?)```", RULES.guide(), re.DOTALL) if text.startswith("title:")]


@pytest.mark.parametrize("text", EXAMPLES)
def test_whole_examples(text: str) -> None:
    """What the guide shows is true."""
    scenario = read(text)
    played = play(book("lotr-lcg"), scenario)

    assert [same(answer(played, ask).value, ask.answer) for ask in scenario.asks] == [True] * len(scenario.asks)


def test_the_table_of_the_guide_can_be_laid_out() -> None:
    """The table that shows every group of cards is one that can be played."""
    table = next(
        text for text in re.findall(r"```yaml\n(.*?)```", RULES.guide(), re.DOTALL) if text.startswith("players:")
    )
    indented = "".join(f"  {line}\n" for line in table.splitlines())

    assert play(book("lotr-lcg"), read(f"title: t\ngame: lotr-lcg\nat: action-window\ntable:\n{indented}")).stages
