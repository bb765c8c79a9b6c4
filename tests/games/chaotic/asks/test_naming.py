"""Which question is meant where several would fit."""

from judge.games.chaotic import RULES


def test_the_general_question_comes_last() -> None:
    """`{statistic} of {creature}` fits `elements of Vey` too: whatever is asked more exactly stands before it."""
    assert RULES.quantities[-1].pattern == "{statistic} of {creature}"


def test_every_question_finds_itself() -> None:
    """A question that is written with the words of its own pattern is answered by it, not by one before it."""
    for quantity in RULES.quantities:
        first = next(each for each in RULES.quantities if each.match.match(quantity.pattern))
        assert first.pattern == quantity.pattern
