"""What happens at the end of a round, each time there is one."""

import pytest

from wot_ccg.situations import situation, value

ROUNDS = ("ready", "challenge", "action", "resolution", "draw")


@pytest.mark.parametrize("told", ROUNDS)
@pytest.mark.parametrize("at", ROUNDS)
@pytest.mark.parametrize("each", ["the", "each", "every"])
def test_what_happens_at_the_end_of_a_round(told: str, at: str, each: str) -> None:
    """turn-sequence: `at the end of the Draw Round` is when that round is over, and in no other round."""
    table = f"""
        players: {{Hero: {{hand: 2, deck: 5}}, Villain: }}
        characters:
          Ann: {{owner: hero, combat: 3, damage: 2, text: "At the end of {each} {told.title()} Round, remove 1 damage
            from this character."}}
    """
    over = situation(f"{at}-round:round-ends", table)

    assert value(over, "damage on Ann") == (1 if told == at else 2)
