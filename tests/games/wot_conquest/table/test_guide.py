"""The guide: a stranger has nothing else, so every example in it runs and every form it names can be read."""

import re

import pytest

from judge.cardtext import NOTHING_MORE
from judge.games.wot_conquest.cards.reading import key_read, read_card
from judge.games.wot_conquest.table.ability_rows import PHASES
from judge.games.wot_conquest.table.distance_rows import read_gap
from judge.games.wot_conquest.table.guide import CONDITIONS, FORMS, SENTENCES
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


@pytest.mark.parametrize("form", FORMS)
def test_every_instruction_form_is_read_and_documented(form: str) -> None:
    """Each form of an instruction that the guide lists can be typed in."""
    assert key_read("order", "instruction", form, NOTHING_MORE)
    assert f"`{form}`" in TEXT


@pytest.mark.parametrize("condition", CONDITIONS)
def test_every_condition_is_read_and_documented(condition: str) -> None:
    """Each condition that the guide lists can be typed in."""
    assert key_read("state", "condition", condition, NOTHING_MORE)
    assert f"`{condition}`" in TEXT


@pytest.mark.parametrize("text", SENTENCES)
def test_every_sentence_of_the_guide_is_read_whole(text: str) -> None:
    """Each ability that the guide shows in its own words is understood."""
    assert all(each.read for each in read_card(text, (), NOTHING_MORE).sentences)
    assert text in TEXT


@pytest.mark.parametrize("text", ["span", "short-span", "medium-span, beyond a span", "span; blocked", "far", "long"])
def test_every_distance_form_is_read(text: str) -> None:
    """Distances as the guide writes them."""
    gap = read_gap(text)

    assert gap.within or gap.beyond


def test_phases_are_documented() -> None:
    """Every phase of an ability stands in the guide."""
    assert all(each in TEXT for each in PHASES)
