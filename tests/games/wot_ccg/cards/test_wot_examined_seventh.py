"""What an examiner of card text found to be done otherwise than it is said; the right result worked out first."""

from __future__ import annotations

import pytest
from situations import choices, value

from judge.cardtext import PrintedCard
from judge.games.wot_ccg import RULES
from wot_ccg.situations import situation


@pytest.mark.parametrize(("name", "dice"), [("plot", 3), ("supply", 2)])
def test_tokens_are_counted_by_what_they_are_called(name: str, dice: int) -> None:
    """token: Shade is a Forsaken and no Aes Sedai, so there is a plot token and no supply token: 2 dice and 1, or 2."""
    table = f"""
        acting: villain
        dominant: villain
        characters:
          Dawn: {{owner: hero, one-power: 2, text: "Whenever any player recruits a Forsaken, put 1 plot token
            on this card. Whenever any player recruits an Aes Sedai, put 1 supply token on this card. This character
            rolls one extra One Power die for each {name} token on it."}}
          Shade: {{owner: villain, one-power: 2, traits: Forsaken, zone: hand, cost: 0}}
    """
    assert value(situation("take-actions", table, "Villain recruits Shade"), "one power dice of Dawn") == dice


def test_tokens_are_said_back_by_what_they_are_called() -> None:
    """token: what is counted is told as the card tells it."""
    text = (
        "Pay [Combat] as an event: put 1 plot token on this card.",
        "This card gains +1 Combat for each plot token on it.",
    )
    found = RULES.collected.read(PrintedCard("Hoard", "character", text=text))

    assert found.sentences[1].said == "This card gains +1 combat for each plot token on this card."


@pytest.mark.parametrize(("control", "combat"), [("{villain: 1}", 1), ("{hero: 1}", 2)])
def test_a_nation_called_by_its_name_alone_is_its_contested_advantage(control: str, combat: int) -> None:
    """contested-control: Pikes has the allegiance Tear and is Hero's, but Tear is controlled by who has more tokens."""
    table = f"""
        advantages: {{Tear: {{owner: hero, kind: world, on: world, traits: Nation Contested, control: {control}}}}}
        troops: {{Pikes: {{owner: hero, combat: 1, allegiances: Tear, text: "This card gains +1 Combat if you control
          Tear."}}}}
    """
    assert value(situation("events", table), "combat of Pikes") == combat


def test_an_empty_text_is_no_effect() -> None:
    """effects-in-play: Ada has no text, so there is nothing of hers to use."""
    table = """
        acting: hero
        dominant: hero
        characters: {Ada: {owner: hero, politics: 2, text: ""}}
    """
    assert choices(situation("take-actions", table)) == ["Hero passes"]


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("Target a character and a troop. The second target gains +1 Combat.", "read"),
        ("Target a character. The second target gains +1 Combat.", "unread"),
        ("Target up to two characters. The second target gains +1 Combat.", "unread"),
    ],
)
def test_the_second_target_is_one_of_two(text: str, status: str) -> None:
    """declare-targets: who is called the second target has to be told apart from the first."""
    assert RULES.collected.read(PrintedCard("Ploy", "event", text=(text,))).status == status
