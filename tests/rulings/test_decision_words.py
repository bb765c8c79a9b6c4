"""The decision as a sentence: what a player reads who has never seen the program."""

from __future__ import annotations

from typing import Any

import pytest

from judge.rulings.decision_words import decision


def verdict(kind: str, what: str, answer: str, **more: Any) -> dict[str, Any]:
    """A verdict as a page has it."""
    plain = {"by": "", "items": [], "detail": "", "because": "", "so_far": False, "decided_by": []}
    return {"kind": kind, "what": what, "answer": answer, **plain, **more}


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (
            verdict("value", "damage on Koru", "35", because="Doubling comes first", decided_by=["chaotic:8.6.5.2"]),
            "Damage on Koru: 35. Doubling comes first.",
        ),
        (
            verdict("legal", "Mia defends with Watchman", "no", detail="only a ready character can defend"),
            "Mia defends with Watchman: this is not allowed. Only a ready character can defend.",
        ),
        (verdict("legal", "Mia passes", "yes"), "Mia passes: this is allowed."),
        (verdict("value", "Koru is destroyed", "yes"), "Koru is destroyed."),
        (verdict("value", "Koru is destroyed", "no"), "Koru is not destroyed."),
        (verdict("value", "Ana wins", "no"), "Ana wins: no."),
        (verdict("next", "actor", "Jo"), "The next decision is that of Jo."),
        (
            verdict("order", "resolved", "", items=["Second Song", "First Song"]),
            "The order is: Second Song, First Song.",
        ),
        (verdict("possible", "Koru is destroyed", "no"), "It cannot come to this: Koru is destroyed."),
        (verdict("certain", "Koru is destroyed", "no"), "It need not come to this: Koru is destroyed."),
        (verdict("forced", "Koru is destroyed", "yes", by="Mia"), "Mia can force this: Koru is destroyed."),
        (verdict("count", "choices", "1"), "1 choice is legal now."),
        (verdict("outcomes", "damage on Orc", "", items=["2", "3"]), "What can come of damage on Orc: 2; 3."),
    ],
)
def test_a_decision_is_a_sentence(found: dict[str, Any], said: str) -> None:
    """No file format: the verdict, and why; the rule stands below it, in its own words."""
    assert decision(found) == said


def test_what_is_not_decided_yet_is_no_ruling() -> None:
    """Where somebody has still to decide, the sentence says who."""
    open_ = {"headline": "Not yet: Ana decides", "step": "Declare defenders"}
    found = verdict("value", "damage on Orc", "0", so_far=True, open=open_, decided_by=["chaotic:8.6.5.2"])

    assert decision(found) == "Damage on Orc: not yet: Ana decides (Declare defenders)."
