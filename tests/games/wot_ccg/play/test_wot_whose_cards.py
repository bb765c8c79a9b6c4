"""Choices in people's own words about cards that are not the player's, or not where the rule wants them."""

import pytest
from situations import choices, happened, may, why_not

from wot_ccg.situations import situation, value

DECLARING = "challenges: {Raid: {owner: hero}, Plot: {owner: villain}}"
RECRUITING = """
    acting: hero
    dominant: hero
    characters:
      Bayle: {owner: hero, combat: 3, allegiances: Andor, symbols: 3 combat}
      Gareth: {owner: hero, cost: 1 combat, allegiances: Andor, zone: hand}
      Mandarb: {owner: villain, cost: 1 combat, allegiances: Andor, zone: hand}
      Elyas: {owner: hero, cost: 1 combat, allegiances: Andor, zone: deck}
      Uno: {owner: hero, combat: 1, cost: 1 combat, allegiances: Andor, traits: Multiple}
    events: {Storm: {owner: hero, cost: 1 combat, text: draw 1}}
"""
WRONG_TOKENS = """
    dominant: villain
    characters:
      Bayle: {owner: hero, combat: 2, token: white}
      Uno: {owner: hero, combat: 2, token: white}
      Thom: {owner: hero, combat: 2, at: battleground}
      Fain: {owner: villain, combat: 2, at: battleground}
"""


def test_a_challenge_card_comes_from_ones_own_hand() -> None:
    """declare-facedown: the card is taken from the player's hand, and Plot is in the Villain's."""
    played = situation("challenge-round", DECLARING)

    assert may(played, "Hero plays Raid") is True
    assert why_not(played, "Hero plays Plot") == {"declare-facedown"}


def test_a_challenge_card_that_lies_there_is_nobodys_to_play() -> None:
    """declare-facedown: Raid lies face down before the Hero; the Villain, who has not declared, cannot lay it down."""
    played = situation("challenge-round", DECLARING, "Hero lays Raid face down")

    assert may(played, "Villain plays Plot") is True
    assert why_not(played, "Villain plays Raid") == {"declare-facedown"}


@pytest.mark.parametrize("card", ["Mandarb", "Elyas", "Uno", "Storm"])
def test_who_cannot_be_recruited(card: str) -> None:
    """recruit: a character or troop from one's own hand; not the opponent's, not from the deck, not what is in play."""
    played = situation("take-actions", RECRUITING)

    assert may(played, "Hero recruits Gareth with 1 combat from Bayle") is True
    assert "recruit" in why_not(played, f"Hero recruits {card}")
    assert "recruit" in why_not(played, f"Hero recruits {card} with 1 combat from Bayle")


def test_nobody_reinforces_with_the_opponents_cards() -> None:
    """reinforce: an action, taken with one's own cards, as the Hero takes it with his cavalry in the example."""
    table = "troops: {Riders: {owner: villain, combat: 3, traits: Reinforcement, at: battleground}}"
    hero, villain = (situation("take-actions", f"{table}\nacting: {side}") for side in ("hero", "villain"))

    assert may(villain, "Villain reinforces the Pattern Challenge with Riders") is True
    assert why_not(hero, "Hero reinforces the Pattern Challenge with Riders") == {"reinforce", "control"}


def test_only_a_taveren_in_play_is_healed() -> None:
    """taveren-healing, control-in-play-only: a Ta'veren that the player controls, so none in the killed pile."""
    table = "dominant: hero\ncharacters: {{Mat: {{owner: hero, combat: 3, damage: 1, zone: {zone}}}}}"
    table += "\nevents: {{Storm: {{owner: hero, text: draw 1}}}}"
    there, gone = (situation("events", table.format(zone=zone)) for zone in ("play", "killed pile"))

    assert may(there, "Hero heals Mat with 1 token") is True
    assert {"taveren-healing", "control-in-play-only"} <= why_not(gone, "Hero heals Mat with 1 token")


def test_only_cards_whose_token_meant_nothing_are_committed_again() -> None:
    """Reading token-for-missing-challenge: Thom stands down without one, Fain is the Villain's."""
    played = situation("participation:reveal", WRONG_TOKENS, token_for_missing_challenge="corrected")

    assert may(played, "Hero commits Bayle to the Pattern Challenge") is True
    assert "participation-on-reveal" in why_not(played, "Hero commits Thom to the Pattern Challenge")
    assert "determine-participation" in why_not(played, "Hero commits Fain to the Pattern Challenge")


def test_several_cards_are_committed_again_at_once() -> None:
    """Reading token-for-missing-challenge: both have to be committed again, and one sentence says it of both."""
    again = "Hero commits Bayle and Uno to the Pattern Challenge"
    played = situation("participation:reveal", WRONG_TOKENS, again, token_for_missing_challenge="corrected")

    assert happened(played, "participates") == ["Bayle", "Uno"]
    assert [value(played, f"challenge of {name}") for name in ("Bayle", "Uno")] == ["Pattern Challenge"] * 2
    assert choices(played) == []
