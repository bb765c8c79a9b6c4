"""Cards of players that lie facedown and act as enemies, on invented cards: results worked out by hand first."""

from __future__ import annotations

from json import dumps

import pytest
from situations import value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation

LAID = (
    "Each player puts the top card of his deck facedown in front of him as if it had just engaged him from the staging "
    "area."
)
ACTING = 'Those cards are called "Stone Sentry", and act as enemies with: 2 hit points, 3 attack, and 1 defense.'
TABLE = """
players: {Ana: {threat: 20, deck: [Sword]}, Ben: {threat: 20, deck: 9}}
heroes: {Hild: {owner: Ana, hp: 3}, Odo: {owner: Ben, hp: 4}}
attachments: {Sword: {owner: Ana}, Horn: {owner: Ana}}
quests: {Road: {points: 20}}
"""


def revealed(more: str = "", table: str = TABLE, *chosen: str) -> Played:
    """A treachery with both sentences is revealed, and whatever more it says."""
    text = f"When Revealed: {LAID} {ACTING} {more}".strip()
    deck = f"treacheries: {{Gloom: {{text: {dumps(text)}}}}}\nencounter-deck: [Gloom]\n"
    return situation("reveal", table + deck, *chosen)


def test_each_player_has_an_enemy() -> None:
    """Ana's top card is Sword; Ben's has no name, and 8 of 9 cards are left."""
    play = revealed()

    assert value(play, "enemies engaged with Ana") == ["Sword"]
    assert len(value(play, "enemies engaged with Ben")) == 1
    assert value(play, "cards in deck of Ana") == 0
    assert value(play, "cards in deck of Ben") == 8


def test_it_has_the_numbers_of_the_text() -> None:
    play = revealed()

    assert value(play, "type of Sword") == "enemy"
    numbers = [value(play, f"{each} of Sword") for each in ("hit points", "attack", "defense")]
    assert numbers == [2, 3, 1]


def test_what_is_destroyed_is_the_card_it_was() -> None:
    """destroy, ownership: Sword, an attachment again, lies in Ana's discard pile, and one card in Ben's."""
    play = revealed("Deal 2 damage to each enemy.")

    assert value(play, "enemies engaged with Ana") == value(play, "enemies engaged with Ben") == []
    assert value(play, "discard pile of Ana") == ["Sword"]
    assert value(play, "type of Sword") == "attachment"
    assert len(value(play, "discard pile of Ben")) == 1
    assert value(play, "encounter discard pile") == ["Gloom"]


def test_less_damage_leaves_it() -> None:
    play = revealed("Deal 1 damage to each enemy.")

    assert value(play, "remaining hit points of Sword") == 1


def test_it_attacks_as_others_do() -> None:
    """6.4: 3 attack against Hild, who takes it undefended: 3 of 5 hit points, from an enemy without engagement cost."""
    table = (
        TABLE.replace("hp: 3", "hp: 5")
        .replace(", Ben: {threat: 20, deck: 9}", "")
        .replace(", Odo: {owner: Ben, hp: 4}", "")
    )
    play = revealed("Each enemy engaged with a player makes an immediate attack.", table, "Ana defends with nobody")

    assert value(play, "damage on Hild") == 3


def test_chance_says_which_card_it_is() -> None:
    """The deck is shuffled: Horn comes up."""
    play = revealed("", TABLE.replace("deck: [Sword]", "pool: [Sword, Horn]"), "chance Horn comes up")

    assert value(play, "enemies engaged with Ana") == ["Horn"]


def test_an_empty_deck_has_no_card_to_give() -> None:
    """effects-partial-count: Ben has none, Ana has."""
    play = revealed("", TABLE.replace("deck: 9", "deck: 0"))

    assert value(play, "enemies engaged with Ana") == ["Sword"]
    assert value(play, "enemies engaged with Ben") == []


@pytest.mark.parametrize(
    "text",
    [
        LAID,
        ACTING,
        f'{LAID} Those cards are called "Stone Sentry", and act as enemies with: 2 hit points.',
        f'{LAID} Those cards are called "Stone Sentry", and act as heroes with: 2 hit points, 3 attack, and 1 defense.',
    ],
)
def test_what_is_unread(text: str) -> None:
    """Cards of which it is not said what they are; an enemy without its numbers."""
    collected = RULES.collected
    assert collected is not None

    assert collected.read(PrintedCard("Gloom", "treachery", text=(f"When Revealed: {text}",))).status != "read"
