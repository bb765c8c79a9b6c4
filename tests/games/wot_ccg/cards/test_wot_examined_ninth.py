"""What an examiner of card text found to be read otherwise than it is said, and how it is done; worked out first."""

from __future__ import annotations

import pytest
from situations import choices

from wot_ccg.cards.test_wot_events import unread
from wot_ccg.situations import reason, situation, value


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        # A rating that is said to be so much is not so much more.
        ("character", "This character has 5 Combat."),
        ("character", "While opposing an Ogre, this character has 5 Combat."),
        ("event", "Target a character. It is considered to have 5 Combat this turn."),
        # Who `it` is, where the card that speaks may be meant; and no advantage has Combat.
        ("character", "While you control only one troop, it gains +2 Combat."),
        ("character", "If you control only one advantage, that card gains +1 Combat."),
        ("character", "If a Scribe is participating with this character, she gains +2 Combat."),
        ("character", "If a troop is damaged, he gains +1 Combat."),
        # The other player's cards do not support a challenge you initiated.
        ("character", "Each Scribe your opponent controls gains -1 Combat in challenges you initiated."),
        ("character", "While a Scribe is participating in a challenge you initiated, this character gains +1 Combat."),
        # Some Contested Advantages are controlled by nobody.
        ("event", "Each player discards all advantages they control."),
        # A card with a cost may come without replacing any.
        ("character", "When this character replaces another character, draw a card."),
        # Each of them might have another ability.
        ("event", "Each troop you control gets +1 to one ability of your choice until the end of the turn."),
        # Six points of damage, or six times two?
        ("challenge", "For each 3 by which you succeed, put 2 damage on a troop, to a maximum of 6 points."),
        # All of them, or those in that challenge?
        ("event", "Each character your opponent controls generates [Opposition] in this challenge."),
        # No card is named.
        ("event", "Target an advantage. Its controller must discard it."),
        ("character", "When this character is killed, your opponent discards it."),
        # What is still to come has not happened when the event is played.
        ("event", "When you succeed in a challenge this turn, draw a card."),
        ("event", "Whenever you fail in a challenge this turn, draw a card."),
    ],
)
def test_what_is_not_carried_out_so(kind: str, text: str) -> None:
    """Such texts stay unread."""
    assert unread(kind, text)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("character", "This character gains 1 Combat for each Scribe you control."),
        ("character", "While you control only one troop, that troop gains +2 Combat."),
        ("character", "If a troop is damaged, it gains +1 Combat."),
        ("character", "If a Scribe is participating with this character, that character gains +2 Combat."),
        ("character", "Each Scribe you control gains +1 Combat in challenges you initiated."),
        ("event", "Each player discards all damaged troops they control."),
        ("event", "Target a character. It gains +1 to one ability of your choice until the end of the turn."),
        ("challenge", "For each 3 by which you succeed, draw 2 cards, to a maximum of 4 cards."),
        ("event", "Name a card. Your opponent discards it."),
        ("event", "This turn, when you succeed in a challenge, draw a card."),
        ("event", "If you have succeeded in a challenge this turn, draw a card."),
    ],
)
def test_what_is_read_beside_it(kind: str, text: str) -> None:
    """Their sisters are read."""
    assert unread(kind, text) == []


TWO = """
    resolving: pattern
    dominant: hero
    challenges: {Raid: {owner: hero, declared: yes}}
    characters:
      Ivo: {owner: villain, combat: 4, in: Raid, at: battleground}
      Ann: {owner: villain, combat: 4, in: pattern}
      Sol: {owner: hero, combat: 4, in: pattern}
    events: {Rout: {owner: hero, text: "%s"}}
"""


@pytest.mark.parametrize("text", ["Withdraw all characters from this challenge.", "Characters leave that challenge."])
def test_only_participants_of_that_challenge_leave_it(text: str) -> None:
    """participation-lasts: Ivo takes part in another challenge, and still does."""
    played = situation("resolve-challenge:events", TWO % text, "Hero plays Rout")
    gone = {each.event[1] for each in played.lines if each.event and each.event[0] == "withdrawn"}
    assert gone == {"Ann", "Sol"}


def test_no_dice_in_that_challenge() -> None:
    """cannot: only characters of the challenge that is resolved are spoken of."""
    table = TWO % "Characters roll no Combat dice in this challenge."
    played = situation("resolve-challenge:events", table, "Hero plays Rout")
    assert [value(played, f"dice of {who}") for who in ("Ann", "Ivo")] == [0, 4]


def test_a_search_that_ends_in_the_discard_pile() -> None:
    """search: what is found never comes to the hand."""
    table = """
        dominant: hero
        players: {Hero: {hand: 0, deck: 3}, Villain: }
        troops: {Pikes: {owner: hero, zone: deck, combat: 1}}
        events: {Purge: {owner: hero, text: "Search your deck for a troop and discard it."}}
    """
    found = choices(situation("events", table))
    played = situation("events", table, next(each for each in found if "Pikes" in each))
    assert value(played, "hand of Hero") == 0
    assert any("discard pile" in each.text and "Pikes" in each.text for each in played.lines)


@pytest.mark.parametrize(
    ("text", "so"),
    [
        ("When your opponent wins a challenge you initiated, draw a card.", False),
        ("When your opponent loses a challenge you initiated, draw a card.", False),
        ("When you lose a challenge he initiated, draw a card.", False),
        ("When your opponent fails in a card-based challenge you initiated, draw a card.", False),
        ("If your opponent failed in a challenge you initiated this turn, this character gains +1 Combat.", False),
        ("When your opponent wins a challenge he initiated, draw a card.", True),
        ("When your opponent loses a challenge that he initiated, draw a card.", True),
        ("When you lose a card-based challenge you initiated, draw a card.", True),
        ("If you failed in a challenge you initiated this turn, this character gains +1 Combat.", True),
    ],
)
def test_who_initiated_the_challenge(text: str, so: bool) -> None:
    """outcome: who has initiated a challenge succeeds or fails in it: what the other wins is not read as that."""
    assert (unread("character", text) == []) is so


COMMIT = """
    turn: 5
    dominant: %s
    challenges: {Raid: {owner: hero, declared: yes}, Plot: {owner: villain, declared: yes}}
    characters:
      Ann: {owner: hero, combat: 3, text: "%s"}
      Orl: {owner: villain, combat: 3, at: battleground}
"""


@pytest.mark.parametrize(
    ("text", "may"),
    [
        ("Your opponent's characters may not participate in challenges you initiated.", {"Plot"}),
        ("Your opponent's characters may not participate in challenges your opponent initiated.", {"Raid"}),
        ("Characters may not participate in challenges your opponent initiated.", {"Raid"}),
        ("Each character your opponent controls may only participate in challenges you initiate.", {"Raid"}),
    ],
)
def test_whose_challenges_are_yours(text: str, may: set[str]) -> None:
    """cannot: `you` is whose text it is, and not who controls the card that is kept out."""
    offered = choices(situation("participation", COMMIT % ("hero", text)))
    assert {each for each in ("Raid", "Plot") if f"Villain commits Orl to the {each} challenge" in offered} == may


def test_whose_challenges_an_event_means() -> None:
    """event-expiry: what lasts speaks of the challenges of whoever played it."""
    table = """
        dominant: hero
        challenges: {Raid: {owner: hero, declared: yes}, Plot: {owner: villain, declared: yes}}
        characters: {Orl: {owner: villain, combat: 3, at: battleground}}
        events: {Fog: {owner: hero, text: "Target a character. It may not participate in challenges you initiate this
          turn."}}
    """
    played = situation("challenge-round:events-2", table, "Hero plays Fog on Orl")
    offered = choices(played)
    assert "Villain commits Orl to the Plot challenge" in offered
    assert "Villain commits Orl to the Raid challenge" not in offered


@pytest.mark.parametrize(("whose", "may"), [("you initiated", True), ("your opponent initiated", False)])
def test_whose_challenges_may_be_reinforced(whose: str, may: bool) -> None:
    """reinforcement: Ann's text lets the Villain's Orl reinforce what the Hero has initiated."""
    table = f"""
        turn: 5
        dominant: villain
        acting: villain
        challenges: {{Raid: {{owner: hero, declared: yes}}}}
        characters:
          Ann: {{owner: hero, combat: 3, text: "Your opponent's characters may reinforce challenges {whose}."}}
          Orl: {{owner: villain, combat: 3, at: battleground}}
    """
    why_not = reason(situation("take-actions", table), "Villain reinforces Raid with Orl")
    assert ("Reinforcement" not in why_not) is may
