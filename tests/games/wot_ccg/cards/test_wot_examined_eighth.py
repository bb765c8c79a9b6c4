"""What an examiner of card text found to be done otherwise than it is said; the right result worked out first."""

from __future__ import annotations

import pytest

from wot_ccg.cards.test_wot_events import unread
from wot_ccg.situations import situation, value


@pytest.mark.parametrize(
    ("said", "with_one", "with_none"),
    [
        ("If a player does not control a troop", 2, 2),
        ("If any player controls no troops", 2, 2),
        ("If each player controls no troops", 1, 2),
        ("If no player controls a troop", 1, 2),
        ("Unless each player controls a troop", 2, 2),
    ],
)
def test_one_of_the_players_does_not(said: str, with_one: int, with_none: int) -> None:
    """control: Hero has a troop, Villain none: one of them has none, but not each; without troops, both have none."""
    for troops, combat in (("{Spears: {owner: hero, combat: 1}}", with_one), ("{}", with_none)):
        table = f"""
            characters: {{Ann: {{owner: hero, combat: 1, text: "{said}, this character gains +1 Combat."}}}}
            troops: {troops}
        """
        assert value(situation("events", table), "combat of Ann") == combat


def test_the_target_of_an_advantage_is_its_bearer_whoever_is_killed() -> None:
    """advantages: Bo is killed, and the damage comes off Ann, on whom the advantage is."""
    table = """
        characters:
          Ann: {owner: hero, politics: 3, damage: 2}
          Bo: {owner: hero, politics: 3}
        advantages: {Balm: {owner: hero, kind: character, on: Ann, text: "When another character you control is killed,
          remove 1 damage from the target."}}
        events: {Doom: {owner: hero, text: "Kill target character."}}
    """
    assert value(situation("events", table, "Hero plays Doom on Bo"), "damage on Ann") == 1


@pytest.mark.parametrize(("mine", "combat"), [("Aiel", 1), ("Tear", 2)])
def test_a_player_who_controls_neither(mine: str, combat: int) -> None:
    """control: Villain controls nothing; if Hero controls no Aiel either, nobody does."""
    table = f"""
        characters: {{Ann: {{owner: hero, combat: 1, text: "If each player does not control an Aiel troop, this
          character gains +1 Combat."}}}}
        troops: {{Spears: {{owner: hero, combat: 1, allegiances: {mine}}}}}
    """
    assert value(situation("events", table), "combat of Ann") == combat


@pytest.mark.parametrize(
    "text",
    [
        "Target a contested advantage you do not control. Ready the target.",
        "Discard each advantage you do not control.",
        "Draw 1 card, or 2 if you have 3 or fewer cards in hand.",
    ],
)
def test_what_is_not_said_exactly_is_unread(text: str) -> None:
    """contested-initial-control: nobody may control it; and a hand that is asked about is another one after a card."""
    assert unread("event", text)
