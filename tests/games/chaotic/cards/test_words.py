"""Conditions in short words: a misspelt one is refused, a characteristic is taken."""

import pytest

from judge.games.chaotic.cards import words


@pytest.mark.parametrize(
    "text", ["Stat Chek Courage 50", "Challange Courage 5", "Challenge Courage", "infeced", "opposing Danain"]
)
def test_a_misspelt_condition_is_refused(text: str) -> None:
    """8.6.2.3: a word that is nearly a check, a tribe or a state is not taken for a characteristic nobody has."""
    with pytest.raises(ValueError, match="is no check|did you mean"):
        words.condition(text)


@pytest.mark.parametrize("text", ["Muge", "Fire", "OverWorlders", "Danians", "not infected", "enraged"])
def test_other_characteristics_are_taken(text: str) -> None:
    """8.6.2.3: any subtype may be asked for, whether somebody has it or not."""
    assert words.condition(text).kind == "has"
