"""`Each other player` is all but the one whom the text has spoken of; invented cards, worked out by hand first."""

from __future__ import annotations

import pytest
from situations import value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players:
  Ana: {threat: 20, deck: 9, first: yes, hand: [One, Two]}
  Ben: {threat: 31, deck: 9, hand: [Three]}
  Cid: {threat: 29, deck: 9, hand: [Four, Five]}
heroes: {Hild: {owner: Ana, hp: 9}, Odo: {owner: Ben, hp: 5}, Wulf: {owner: Cid, hp: 5}}
events: {One: {owner: Ana}, Two: {owner: Ana}, Three: {owner: Ben}, Four: {owner: Cid}, Five: {owner: Cid}}
"""


def revealed(text: str, *chosen: str) -> Played:
    """The treachery with that text is revealed."""
    table = f'treacheries: {{Gloom: {{text: "When Revealed: {text}"}}, Second: {{}}}}\n'
    return situation("reveal", TABLE + table + "encounter-deck: [Gloom, Second]\n", *chosen)


def threats(play: Played) -> list[int]:
    """The threat of the three players."""
    return [value(play, f"threat of {name}") for name in ("Ana", "Ben", "Cid")]


def status(kind: str, text: str) -> str:
    """How much of a card is read."""
    assert RULES.collected is not None
    return RULES.collected.read(PrintedCard("Maw", kind, text=(text,))).status


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("The first player raises his threat by 2. Each other player raises his threat by 1.", [22, 32, 30]),
        ("The last player raises his threat by 2. Each other player raises his threat by 1.", [21, 32, 31]),
        ("The last player raises his threat by 2, and each other player raises his threat by 1.", [21, 32, 31]),
        ("Each player other than the last player raises his threat by 3.", [23, 34, 29]),
    ],
)
def test_all_but_the_one_named(text: str, expected: list[int]) -> None:
    """Ana is the first player, Cid the last."""
    assert threats(revealed(text)) == expected


def test_all_but_the_one_chosen() -> None:
    """Ben is chosen: 2 for him, 1 for Ana and Cid."""
    text = "Choose a player. That player raises his threat by 2. Each other player raises his threat by 1."

    assert threats(revealed(text, "Ana chooses Ben")) == [21, 33, 30]


def test_all_but_those_of_a_kind() -> None:
    """Ana and Cid have 2 cards in hand, Ben has 1; what the first ones do does not change that."""
    text = "Each player with 2 or more cards in hand raises his threat by 2. Each other player raises his threat by 5."

    assert threats(revealed(text)) == [22, 36, 31]


def test_all_but_the_one_engaged() -> None:
    """The enemy engages Ben, who alone has a threat of 30: Ana and Cid raise theirs."""
    text = "Forced: After Maw engages a player, each other player raises his threat by 1."
    enemy = f'enemies: {{Maw: {{engagement-cost: 31, text: "{text}"}}}}\n'
    passes = ("Ana passes", "Ben passes", "Cid passes")

    assert threats(situation("encounter", TABLE + enemy, *passes)) == [21, 31, 30]


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (
            "treachery",
            "When Revealed: The player with the highest threat raises his threat by 2. Each other player raises his "
            "threat by 1.",
        ),
        (
            "treachery",
            "When Revealed: Each player with a threat of 30 or higher lowers his threat by 5. Each other player "
            "raises his threat by 1.",
        ),
        ("enemy", "Each other player cannot draw cards."),
        ("treachery", "When Revealed: Each player draws 1 card. Each other player raises his threat by 1."),
    ],
)
def test_where_it_is_not_clear(kind: str, text: str) -> None:
    """Who was meant first may be somebody else by then, or nobody was."""
    assert status(kind, text) == "unread"
