"""8.3.1, 6.4: what triggers as a turn ends: before the Recovery Step, in which nobody has priority."""

import pytest

from chaotic.cards.boards import board
from chaotic.situations import situation, value
from judge.cardtext.language import NOTHING_MORE
from judge.games.chaotic.cards import reading


@pytest.mark.parametrize(
    ("when", "counters"),
    [
        ("the end of each turn", 4),
        ("the end of the turn", 4),
        ("the end of your turn", 4),
        ("the end of your opponent''s turn", 3),
    ],
)
def test_a_counter_as_the_turn_ends(when: str, counters: int) -> None:
    """It is the turn of Ana, who controls Vey with its 3 counters."""
    played = situation("turn:8.3.1", board(vey=f"At {when}, put a Mugic counter on Vey."), "all pass")

    assert value(played, "counters on Vey") == counters


def test_the_opponents_card_at_the_end_of_every_turn() -> None:
    """Koru is of Ben, but every turn has an end; it had 1 counter."""
    played = situation("turn:8.3.1", board(koru="Put a Mugic counter on Koru at the end of each turn."), "all pass")

    assert value(played, "counters on Koru") == 2


def test_what_was_so_this_turn_is_still_known() -> None:
    """6.4.1: nothing is forgotten before the Recovery Step: Vey has not moved, so it is destroyed."""
    stayed = board(vey="At the end of your turn, if Vey did not move this turn, sacrifice Vey.")
    went = board(vey="At the end of your turn, if Vey moved this turn, sacrifice Vey.")

    assert value(situation("turn:8.3.1", stayed, "all pass"), "Vey is in play") is False
    assert value(situation("turn:8.3.1", went), "Vey is in play") is True


@pytest.mark.parametrize(
    "does", ["heal 10 damage to Vey", "Vey gains 10 Energy", "deal 10 damage to target Creature", "activate Hive"]
)
def test_what_a_recovery_step_takes_away_is_not_read(does: str) -> None:
    """6.4.1, 6.4.2: whether damage or a gain of the end of a turn goes at once no rule tells."""
    found = reading.in_play(
        reading.sentences_of(f"At the end of each turn, {does}.", ("Vey",), NOTHING_MORE), "creature"
    )

    assert not found.abilities
