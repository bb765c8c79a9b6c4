"""Setup instructions with several lots of cards at once, and what `the players` do once or each: invented cards."""

from __future__ import annotations

import pytest
from situations import choices, value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from lotr_lcg.cards.test_setting_up import begun, those_in
from lotr_lcg.situations import situation


@pytest.mark.parametrize(
    ("text", "chosen", "place", "cards"),
    [
        ("Set aside each copy of Orc and Hill.", (), "set aside", {"Orc", "Orc2", "Orc3", "Hill"}),
        ("Remove each location and the Wolf from the encounter deck and set them aside, out of play.", (),
         "set aside", {"Fen", "Fen2", "Hill", "Ford", "Wolf"}),
        ("Search the encounter deck for each copy of Fen and Wolf, and add them to the staging area.", (),
         "staging area", {"Fen", "Fen2", "Wolf"}),
        ("Add 1 Creature enemy and 1 copy of Fen to the staging area.", ("Ana chooses Fen2",),
         "staging area", {"Wolf", "Fen2"}),
        ("Add 1 Orc enemy per player to the staging area.", ("Ana chooses Orc and Orc3",),
         "staging area", {"Orc", "Orc3"}),
        ("Add X copies of Orc to the staging area, where X is the number of players minus 1.", ("Ana chooses Orc2",),
         "staging area", {"Orc2"}),
        ("Set each copy of Orc aside. Shuffle 2 set-aside copies of Orc and the encounter discard pile into the "
         "encounter deck.", ("Ana chooses Orc and Orc2",), "set aside", {"Orc3"}),
        ("Set each enemy aside. Shuffle the set-aside Orc enemies into the encounter deck.", (), "set aside", {"Wolf"}),
        ("Set 1 random Orc enemy aside, out of play.", ("chance falls on Orc2",), "set aside", {"Orc2"}),
        ("Set each enemy aside. Add 1 of the set-aside Orc enemies to the staging area at random.",
         ("chance falls on Orc3",), "staging area", {"Orc3"}),
    ],
)  # fmt: skip
def test_lots_of_all_sorts(text: str, chosen: tuple[str, ...], place: str, cards: set[str]) -> None:
    """setup-1, setup-7: two players; three cards called Orc, two called Fen, all of them in the deck."""
    assert those_in(begun(text, *chosen), place) == cards


def test_each_player_takes_one_of_each_kind() -> None:
    """in-player-order: Ana first picks her Orc; then one of the four locations."""
    play = begun("Each player adds 1 Orc enemy and 1 location to the staging area.", "Ana chooses Orc")

    assert set(choices(play)) == {f"Ana chooses {each}" for each in ("Fen", "Fen2", "Hill", "Ford")}


def status(text: str) -> str:
    return RULES.collected.read(PrintedCard("Road", "quest", text=(text,))).status


@pytest.mark.parametrize(
    "text",
    [
        "When Revealed: Shuffle the encounter discard pile and 2 enemies into the encounter deck.",
        "When Revealed: Reveal 1 enemy per player.",
        "When Revealed: Add Road and 1 location to the staging area.",
        "When all heroes a player controls are destroyed, that player is eliminated.",
        "If each Goblin enemy is destroyed, the players win the game.",
    ],
)
def test_what_does_not_say_whence_or_which_stays_unread(text: str) -> None:
    """card-text: where those cards lie is not said, or whether one of them is meant or all."""
    assert status(text) == "unread"


def test_the_players_choose_once() -> None:
    """golden-rule: one location in all; Ben is not asked for another."""
    text = "The players choose 1 location in the encounter deck and make it the active location."
    play = begun(text, "Ana chooses Hill")

    assert value(play, "place of Hill") == "active location"
    assert not [each for each in choices(play) if "chooses" in each]


def test_what_is_each_players_own_each_of_them_does() -> None:
    table = ROAD.replace("Deal 5 damage to Orc", "The players raise their threat by 2").replace("TEXT", '""')
    play = situation("quest:aw-3.2", table, "Ana uses Hild")

    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (32, 32)


ROAD = """
players: {Ana: {threat: 30}, Ben: {threat: 30}}
heroes: {Hild: {owner: Ana, text: "Action: Deal 5 damage to Orc."},
  Odo: {owner: Ben, text: "Action: Deal 5 damage to Imp."}}
enemies: {Orc: {hp: 3, traits: [Goblin]}, Imp: {hp: 3, traits: [Goblin]}, Wolf: {hp: 3}}
quests: {Road: {points: 9, stage: 1, text: TEXT}}
"""


@pytest.mark.parametrize(
    "text",
    [
        "If all Goblin enemies have been destroyed, the players win the game.",
        "The players win the game once all Goblin enemies are defeated.",
        "Forced: After all of the Goblin enemies in play are destroyed, the players win the game.",
    ],
)
def test_once_all_of_a_kind_are_gone(text: str) -> None:
    """winning-extra-conditions: not with the first of the two; Wolf is no Goblin."""
    first = situation("quest:aw-3.2", ROAD.replace("TEXT", repr(text)), "Ana uses Hild")
    both = situation("quest:aw-3.2", ROAD.replace("TEXT", repr(text)), "Ana uses Hild", "Ben uses Odo")

    assert (value(first, "result"), value(both, "result")) == ("the game goes on", "the players win")


def test_a_bold_word_before_what_waits_for_nothing() -> None:
    """constant-ability: as without the word."""
    assert status("Forced: The first enemy revealed each round gains surge.") == "read"
