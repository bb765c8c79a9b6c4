"""Disputes as judges type them: the answer, the rule that decides, and what wrong claims are told."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.scenario.read import read
from judge.scenario.report import report

TYPED = (Path(__file__).parent / "disputes.yml").read_text("utf-8").split("---\n")[1:]


@pytest.mark.parametrize("text", TYPED, ids=[text.split("\n")[0].removeprefix("title: ") for text in TYPED])
def test_a_dispute_is_settled_and_wrong_claims_are_told_what_is_true(text: str) -> None:
    """Worked out by hand from the rulebook before the engine saw it; a claim is told a slip only where that is sure."""
    found = report(read(text))
    told = " | ".join(said or "" for verdict in found.verdicts for said in verdict.misreadings.values())
    deciding = {str(cite) for verdict in found.verdicts for cite in verdict.decided_by}

    assert found.agrees
    assert deciding & {str(rule) for rule in found.scenario.about}
    for words in (found.scenario.note or "").split(" / "):
        assert words in told


def test_every_wrong_claim_is_told_something() -> None:
    """None of them is left without a word."""
    verdicts = [verdict for text in TYPED for verdict in report(read(text)).verdicts]

    assert [verdict.ask.text for verdict in verdicts if None in verdict.misreadings.values()] == []
