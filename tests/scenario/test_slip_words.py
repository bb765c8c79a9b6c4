"""What is wrong with a claim is told in a sentence."""

from __future__ import annotations

import pytest

from judge.scenario.slip_words import sentence


@pytest.mark.parametrize(
    ("slip", "said"),
    [
        ("leaves out shields", "this leaves out shields"),
        (
            "Doubles the cost only once. But it is doubled twice.",
            "this doubles the cost only once. But it is doubled twice.",
        ),
        (
            "right only if an open question is ruled otherwise: No.",
            "this is right only if an open question is ruled otherwise: No.",
        ),
        ("nothing that happened gives it", "nothing that happened gives it"),
    ],
)
def test_a_slip_is_a_sentence(slip: str, said: str) -> None:
    """A slip begins with what it does; what is a sentence already stays one."""
    assert sentence(slip) == said
