"""Which form a question is about, and what it fills in."""

from __future__ import annotations

import pytest

from judge.scenario.forms.asked import fitting


@pytest.mark.parametrize(
    ("game", "question", "form", "said"),
    [
        ("chaotic", "how much damage does an attack with base damage 15 deal", "attack-damage", {"base": "15"}),
        ("lotr-lcg", "enemy attack 5, defense 2: how much damage", "enemy-attack", {"attack": "5", "defense": "2"}),
        ("lotr-lcg", "quest succeed, willpower 7, threat 4", "quest-result", {"willpower": "7", "threat": "4"}),
    ],
)  # fmt: skip
def test_the_likeliest_form_comes_first(game: str, question: str, form: str, said: dict[str, str]) -> None:
    """Its numbers stand in the fields whose words they stand beside."""
    best = fitting(game, question)[0]

    assert best.form.id == form
    assert said.items() <= dict(best.said).items()


def test_a_question_about_nothing_has_no_form() -> None:
    """Words that no form knows lead to none."""
    assert fitting("chaotic", "zzz qqq") == []
