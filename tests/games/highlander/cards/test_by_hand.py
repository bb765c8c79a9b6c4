"""What the judge carries out himself, and cards that are only partly understood."""

import pytest
from situations import value

from highlander.situations import situation
from judge.content.problem import BadInput
from judge.scenario.read import read
from judge.scenario.report import report, run_json

TWO = "players: {Ana: {hand: [Thrust]}, Ben: {hand: [Thrust, Head Shot]}}"


@pytest.mark.parametrize(
    ("words", "asked", "after"),
    [
        ("your opponent loses 2 ability", "pending loss of Ana", 2),
        ("Ana loses 2 ability", "pending loss of Ana", 2),
        ("Ben draws 2 cards", "cards in hand of Ben", 4),
        ("draw 2", "cards in hand of Ben", 4),
        ("Ana's hand size -1", "maximum hand size of Ana", 14),
        ("Ana is prone", "Ana is prone", True),
    ],
)
def test_by_hand_is_done_at_once(words: str, asked: str, after: object) -> None:
    """golden-rule-cards: in the words of card text, seen from the active player."""
    played = situation("attack", TWO, f"by hand: {words}")

    assert value(played, asked) == after
    lines = [line for stage in played.stages for line in stage.lines]
    assert any(line.text.startswith("By hand: ") and line.actor == "the judge" for line in lines)


@pytest.mark.parametrize("words", ["dance a jig", "if successful: draw 1", "cannot be blocked"])
def test_by_hand_says_what_it_does_not_understand(words: str) -> None:
    """What cannot be carried out at once is refused."""
    with pytest.raises(BadInput):
        situation("attack", TWO, f"by hand: {words}")


def test_a_partly_read_card_lies_on_the_table_and_says_so() -> None:
    """The sentences that are read are carried out, the others are named; a strict scenario is refused."""
    text = """
title: t
game: highlander
at: attack
table:
  players: {Ana: {}, Ben: {hand: [Odd]}}
  cards: {Odd: 'event: Your opponent loses 1 ability. Your opponent does a little dance.'}
choices: [Ben plays Odd]
asks: [{value: pending loss of Ana, answer: 1}]
"""
    found = report(read(text))
    document = run_json(found)

    assert found.agrees
    assert [(each["card"], each["sentence"]) for each in document["unread"]] == [
        ("Odd", "Your opponent does a little dance")
    ]
    with pytest.raises(BadInput, match="does a little dance"):
        report(read(text + "strict: yes\n"))


@pytest.mark.parametrize(
    ("row", "found"),
    [
        ("players: {Ana: {}, Ben: {must-do: [discard 2 hats]}}", "hats"),
        ("players: {Ana: {}, Ben: {}}\ncards: {Ring: {type: event, requires: [opponent is hungry]}}", "hungry"),
        ("players: {Ana: {}, Ben: {}}\ncards: {Ring: {type: edge, with: purple attack}}", "purple"),
    ],
)
def test_keys_that_cannot_be_read_are_errors(row: str, found: str) -> None:
    """What is typed into keys in the words of card text has to be understood."""
    with pytest.raises(BadInput, match=found):
        situation("attack", row)
