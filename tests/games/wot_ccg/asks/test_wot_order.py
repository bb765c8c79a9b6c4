"""Of several questions whose shape fits, the one with the most own words is meant, wherever it is written."""

from judge.games.wot_ccg import RULES


def test_the_ability_of_a_card_gives_way_to_every_other_question() -> None:
    """`owner of Rand` has the shape of `combat of Rand` too."""
    for text in ("owner of Rand", "dice of Rand", "printed combat of Rand", "leader of Ana"):
        found = RULES.asked(text)
        assert found is not None
        assert found[0].pattern != "{ability} of {card}"


def test_no_question_hides_another() -> None:
    """Every question, written as its own pattern, is answered by itself."""
    for each in RULES.quantities:
        found = RULES.asked(each.pattern)
        assert found is not None
        assert found[0].pattern == each.pattern
