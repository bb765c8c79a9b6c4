"""Questions as people read them, the same wherever they stand."""

from __future__ import annotations

import pytest

from judge.scenario.question_words import question, statement


@pytest.mark.parametrize(
    ("kind", "what", "said"),
    [
        ("value", "damage on Koru", "Damage on Koru?"),
        ("value", "Koru is destroyed", "Is Koru destroyed?"),
        ("order", "resolved", "In which order are they resolved?"),
        ("order", "forfeit", "In which order? “forfeit”"),
        ("legal", "Ana passes", "May it be done? “Ana passes”"),
        ("deck", "keeps 2.1", "Does the deck keep 2.1?"),
    ],
)
def test_a_question_in_words(kind: str, what: str, said: str) -> None:
    """A fact is asked as a question, a quantity by its name."""
    assert question(kind, what) == said


def test_a_fact_is_said_as_it_is() -> None:
    """A yes or no makes a sentence of a fact, and of nothing else."""
    assert statement("Koru is destroyed", False) == "Koru is not destroyed"
    assert statement("damage on Koru", True) == ""
