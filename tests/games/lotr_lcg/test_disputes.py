"""Disputes as judges type them from the guide alone: the answer, the rule that decides, what is wrong with a claim."""

from __future__ import annotations

from pathlib import Path

import pytest
from situations import suspected

from judge.scenario.read import read, read_file
from judge.scenario.report import report

HERE = Path(__file__).parent
FILES = ("disputes.yml", "claims.yml")
TYPED = [text for name in FILES for text in (HERE / name).read_text("utf-8").split("---\n")[1:]]
SHIPPED = Path(__file__).parents[3] / "content" / "lotr-lcg" / "scenarios"
SAID = [
    ("attack-in-the-quest-phase", "Deals no shadow card"),
    ("empty-player-deck", "Shuffles the player's discard pile back"),
    ("ex-defense-equals-attack", "Deals at least 1 damage"),
    ("ex-qualifier-ready", "Applies the adjective only to the first kind"),
    ("ex-type-change", "Uses the type printed on the card"),
    ("gone-before-the-end-of-the-phase", "Applies the delayed effect to a card that has left play"),
    ("last-stage-and-score", "Requires all players to survive"),
    ("nothing-says-what-x-is", "Uses the number of players as X"),
    ("replaced-twice", "Applies the replacement effect that was used first"),
    ("this-card-not-its-twin", "Applies the ability to copies of its card too"),
    ("two-defenders-pooled", "Compares the attack with each defender separately"),
]


@pytest.mark.parametrize("text", TYPED, ids=[text.split("\n")[0].removeprefix("title: ") for text in TYPED])
def test_a_dispute_is_settled_by_the_rule_in_dispute(text: str) -> None:
    """What a judge types is answered as worked out by hand, by that rule, and the wrong claim is told its mistake."""
    found = report(read(text))
    deciding = {str(cite) for verdict in found.verdicts for cite in verdict.decided_by}
    told = [slip for verdict in found.verdicts for slip in suspected(verdict).values() if slip]

    assert found.agrees
    assert deciding & {str(rule) for rule in found.scenario.about}
    for words in (found.scenario.note or "").split(" / "):
        assert not words or any(words in slip for slip in told), told


@pytest.mark.parametrize(("name", "words"), SAID)
def test_a_wrong_claim_of_a_shipped_dispute_is_told_its_mistake(name: str, words: str) -> None:
    """The mistake behind a claim is named, not one that only shares the number."""
    found = report(read_file(SHIPPED / f"{name}.yml"))

    assert any(words in (slip or "") for verdict in found.verdicts for slip in suspected(verdict).values())
