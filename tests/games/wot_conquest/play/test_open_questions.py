"""Open questions of the rulebook are found by the names people give them."""

import pytest

from judge.games.wot_conquest.play.open_questions import hole_named


@pytest.mark.parametrize(
    ("topic", "reading"),
    [
        ("razing a city", "raze-undefined"),
        ("when a city is conquered", "conquer-undefined"),
        ("order of modifiers", "modifier-order"),
        ("towns at 0 HP", "town-zero"),
        ("the leader's call", "leader-once"),
        ("order", None),
        ("retreat", None),
    ],
)
def test_an_open_question_is_found_by_its_words(topic: str, reading: str | None) -> None:
    """Words that only one question has name it; words of several, or of none, name nothing."""
    found = hole_named(topic)

    assert (found.reading if found else None) == reading
