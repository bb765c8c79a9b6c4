"""The short forms: what they answer, as they stand and with other numbers, from a list worked out by hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from judge.scenario.fillin import defaults, fill
from judge.scenario.forms import controls, forms
from judge.scenario.read import read
from judge.scenario.report import report

CASES = yaml.safe_load((Path(__file__).parent / "forms.yml").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['form']}: {case['because']}")
def test_a_form_answers_as_the_rulebook_does(case: dict[str, Any]) -> None:
    """The answers in the order of the form's questions; a list may leave out the last of them."""
    form = forms("wot-ccg")[case["form"]]
    usual = defaults(controls("wot-ccg", form))
    assert case["says"].keys() <= usual.keys()
    verdicts = report(read(fill(form, {**usual, **case["says"]}))).verdicts

    assert [each.answer.value for each in verdicts][: len(case["answers"])] == case["answers"]


def test_every_form_is_in_the_list() -> None:
    """Each as it stands, and with other numbers at least three times."""
    found = [case["form"] for case in CASES]

    assert {id: found.count(id) >= 4 for id in forms("wot-ccg")} == dict.fromkeys(forms("wot-ccg"), True)
    assert {case["form"] for case in CASES if not case["says"]} == set(forms("wot-ccg"))
