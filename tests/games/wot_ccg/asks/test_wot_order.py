"""The first question whose shape fits is the one meant, so the most general one has to be looked at last."""

from judge.games.wot_ccg import RULES


def test_the_ability_of_a_card_is_looked_at_last() -> None:
    """`owner of Rand` has the shape of `combat of Rand` too."""
    assert RULES.quantities[-1].pattern == "{ability} of {card}"


def test_no_question_hides_another() -> None:
    """Every question, written as its own pattern, is answered by itself."""
    for each in RULES.quantities:
        first = next(other for other in RULES.quantities if other.match.match(each.pattern))
        assert first.pattern == each.pattern
