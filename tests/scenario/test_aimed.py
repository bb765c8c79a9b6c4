"""What a choice is aimed at may be told in one breath with it; it then goes as if each had been written by itself."""

from __future__ import annotations

import pytest
from situations import played

from judge.content.problem import BadInput
from judge.scenario.ask import answer
from judge.scenario.model import Ask
from judge.scenario.played import Played

HEALER = "Action: Exhaust Healer to choose a player. That player draws 2 cards."
NURSE = "Action: Exhaust Nurse to heal 1 damage from a hero."
TABLE = f"""
  players: {{Ana: 30, Ben: 28}}
  heroes:
    Healer: {{of: Ana, text: "{HEALER}"}}
    Gim: {{of: Ben, hit-points: 4, damage: 2}}
    Dor: {{of: Ben, hit-points: 4, damage: 2}}
  allies: {{Nurse: {{of: Ana, text: "{NURSE}"}}}}
"""


def play(*choices: str) -> Played:
    return played("lotr-lcg", "planning", TABLE, *choices)


def now(table: Played, quantity: str) -> object:
    return answer(table, Ask(value=quantity, at="now")).value


@pytest.mark.parametrize("words", ["on Ben", "targeting Ben", "choosing Ben"])
def test_a_choice_and_its_target_in_one_breath(words: str) -> None:
    """Initiating 5: Ben, who is chosen as the ability is initiated, draws 2 cards; the log tells both choices."""
    one, two = play(f"Ana uses Healer {words}"), play("Ana uses Healer", "Ana chooses Ben")

    assert now(one, "cards in hand of Ben") == 2
    assert [line.text for line in one.lines] == [line.text for line in two.lines]
    assert len(one.trail.beats) == len(two.trail.beats)  # Nothing is left of looking for other meanings.


def test_what_may_not_be_chosen_is_refused_with_its_rule() -> None:
    """Qualifiers: Nurse heals a hero, and is none herself; Healer has no damage."""
    with pytest.raises(BadInput, match=r"Nurse is not what the text specifies.*Ana chooses Gim; Ana chooses Dor"):
        play("Ana uses Nurse on Nurse")
    with pytest.raises(BadInput, match="Healer has no damage to heal"):
        play("Ana uses Nurse on Healer")


def test_a_name_that_nothing_has_is_told() -> None:
    with pytest.raises(BadInput, match='"Ana uses Nurse on Bil": Bil cannot be chosen; Ana may now: Ana chooses Gim'):
        play("Ana uses Nurse on Bil")


def test_what_may_be_done_is_asked_in_the_same_words() -> None:
    """The answer to `legal` is what the choice would do: Gim may be healed, Healer and Nurse may not."""
    table = play()

    assert answer(table, Ask(legal="Ana uses Nurse on Gim")).value is True
    for name in ("Healer", "Nurse"):
        found = answer(table, Ask(legal=f"Ana uses Nurse on {name}"))
        assert found.value is False and name in found.detail
    with pytest.raises(BadInput, match="Zed"):
        answer(table, Ask(legal="Ana uses Nurse on Zed"))


def test_a_choice_that_is_not_legal_is_not_whatever_it_is_aimed_at() -> None:
    """Exhausted: Nurse, used up, cannot pay again."""
    found = answer(play("Ana uses Nurse on Gim", "Ben passes"), Ask(legal="Ana uses Nurse on Dor"))

    assert found.value is False and "exhausted" in found.detail
