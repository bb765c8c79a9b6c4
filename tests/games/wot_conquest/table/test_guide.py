"""The guide: a stranger has nothing else, so every example in it runs and every form it names can be read."""

import re

import pytest

from judge.games.wot_conquest.cards import words
from judge.games.wot_conquest.table.ability_rows import PHASES
from judge.games.wot_conquest.table.distance_rows import read_gap
from judge.scenario.guide import guide
from judge.scenario.read import read
from judge.scenario.report import report

TEXT = guide("wot-conquest")
EXAMPLES = re.findall(r"```yaml\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("text", EXAMPLES, ids=range(len(EXAMPLES)))
def test_every_example_runs_and_agrees(text: str) -> None:
    """Each whole scenario of the guide runs, and its answers are what the rules give."""
    found = report(read(text))

    assert found.verdicts
    assert all(verdict.agrees for verdict in found.verdicts)


def test_there_are_several_examples() -> None:
    """A stranger finds five whole scenarios at least."""
    assert len(EXAMPLES) >= 5


@pytest.mark.parametrize("form", words.FORMS)
def test_every_instruction_form_is_read_and_documented(form: str) -> None:
    """Each form of an instruction that the guide lists can be typed in."""
    assert words.instruction(form).verb
    assert f"`{form}`" in TEXT


@pytest.mark.parametrize("text", ["span", "short-span", "medium-span, beyond a span", "span; blocked", "far", "long"])
def test_every_distance_form_is_read(text: str) -> None:
    """Distances as the guide writes them."""
    gap = read_gap(text)

    assert gap.within or gap.beyond


def test_phases_are_documented() -> None:
    """Every phase of an ability stands in the guide."""
    assert all(each in TEXT for each in PHASES)
