"""Which question is meant where several would fit."""

from judge.games.chaotic import RULES


def test_the_general_question_comes_last() -> None:
    """`{statistic} of {creature}` fits `elements of Vey` too: whatever is asked more exactly is meant before it."""
    asked = {text: RULES.asked(text) for text in ("elements of Vey", "energy of Vey", "courage of Vey")}

    assert {text: found[0].pattern for text, found in asked.items() if found} == {
        "elements of Vey": "elements of {creature}",
        "energy of Vey": "energy of {creature}",
        "courage of Vey": "{statistic} of {creature}",
    }


def test_every_question_finds_itself() -> None:
    """A question that is written with the words of its own pattern is answered by it, not by another."""
    for quantity in RULES.quantities:
        found = RULES.asked(quantity.pattern)
        assert found is not None and found[0].pattern == quantity.pattern
