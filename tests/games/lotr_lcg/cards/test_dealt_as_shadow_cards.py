"""shadow-cards: a certain card is dealt to an enemy as a shadow card, on an invented table."""

from __future__ import annotations

from json import dumps

import pytest
from situations import choices, value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {deck: 9}}
heroes: {Hild: {owner: Ana}}
enemies: {Wolf: {attack: 2}, Ogre: {attack: 5}, Imp: {attack: 5, engaged: Ana}, Rat: {attack: 1}}
quests: {Road: {points: 20}}
"""


def revealed(text: str, *chosen: str) -> Played:
    """A treachery of that text is revealed; one more card is left in the deck."""
    gloom = f"treacheries: {{Gloom: {{text: {dumps(text)}}}, Dusk: {{}}}}\nencounter-deck: [Gloom, Dusk]\n"
    return situation("reveal", TABLE + gloom, *chosen)


@pytest.mark.parametrize("words", ["as a shadow card", "as a facedown shadow card", ", as a shadow card"])
def test_the_card_itself_is_dealt(words: str) -> None:
    """Gloom lies under the wolf, facedown, and not in the discard pile; Dusk stays in the deck."""
    play = revealed(f"When Revealed: Deal Gloom to Wolf {words}.".replace(" ,", ","))

    assert value(play, "shadow cards of Wolf") == ["Gloom"]
    assert value(play, "encounter discard pile") == []
    assert value(play, "cards in the encounter deck") == 1


def test_to_the_strongest() -> None:
    """Two enemies have 5 attack: the first player says which."""
    text = "When Revealed: Deal this card to the enemy with the highest attack as a shadow card."

    assert choices(revealed(text)) == ["Ana sends it to Ogre", "Ana sends it to Imp"]
    assert value(revealed(text, "Ana sends it to Imp"), "shadow cards of Imp") == ["Gloom"]


def test_not_to_all_of_them() -> None:
    assert RULES.collected is not None
    text = "When Revealed: Deal this card to each enemy as a shadow card."

    assert RULES.collected.read(PrintedCard("Gloom", "treachery", text=(text,))).status == "unread"
