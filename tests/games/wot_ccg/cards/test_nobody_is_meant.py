"""Whom a pronoun means, and descriptions that fit no card there is."""

from __future__ import annotations

import pytest

from judge.games.wot_ccg.cards.language import lexicon
from judge.games.wot_ccg.cards.printed import Printed
from judge.games.wot_ccg.cards.reading import read_card

KNOWN = lexicon((), ())


def said(kind: str, text: str) -> list[str]:
    """What the sentences of a card are said back as; an empty one is unread."""
    return [each.said for each in read_card(Printed(kind, "Old Oak"), text, KNOWN).sentences]


def test_an_advantage_is_no_she() -> None:
    """character-advantage: `she` is whom the advantage targets, not the advantage."""
    told = said("advantage", "Target a character. She gains +1 combat. When she is killed, discard this card.")

    assert told[2] == "When the target is killed, discard this card."


def test_a_character_is_a_she_herself() -> None:
    """self-reference: with nobody else spoken of, the card is meant."""
    assert said("character", "When she is killed, draw a card.") == ["When this card is killed, draw 1 card."]


def test_behind_a_target_nobody_can_tell() -> None:
    """Whether the card or its target is killed: unread."""
    told = said("character", "As an event, rotate this card to target a troop. When he is killed, draw a card.")

    assert told[1] == ""


@pytest.mark.parametrize(
    "text",
    [
        "Search your deck for a damaged character and place it in your hand.",
        "Search your deck for an advantage on a character and place it in your hand.",
        "Return a ready troop from your killed pile to your hand.",
        "Draw a card for each character participating in a challenge in your hand.",
        "Discard a rotated character from your hand.",
    ],
)
def test_what_is_not_in_play_has_no_state(text: str) -> None:
    """in-play: damage, rotation and challenges are for cards in play; elsewhere nobody would ever be found."""
    assert said("event", text) == [""]
