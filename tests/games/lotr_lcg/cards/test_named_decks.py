"""Decks with a name of their own, from later sets, on invented cards: results worked out by hand first."""

from __future__ import annotations

from json import dumps

import pytest
from situations import value

from judge.cardtext import PrintedCard, knowing
from judge.content.problem import BadInput
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 20, deck: 9}, Ben: {threat: 20, deck: 9}}
heroes: {Hild: {owner: Ana, hp: 3, willpower: 2}, Odo: {owner: Ben, hp: 4, willpower: 1}}
quests: {Road: {points: 20}}
enemies:
  Cutthroat: {zone: set aside, threat: 2, attack: 1, hp: 3, engagement: 50}
  Footpad: {zone: set aside, threat: 1, attack: 1, hp: 2, text: "When Revealed: Raise each player's threat by 4."}
  Lookout: {zone: set aside, threat: 3, attack: 1, hp: 2, engagement: 50, text: Surge.}
  Wolf: {zone: set aside, threat: 1, attack: 1, hp: 2, engagement: 50}
locations: {Den: {zone: set aside, threat: 1, points: 3}}
"""
THREE = "decks: {Bandit: {cards: [Cutthroat, Den, Footpad]}}\n"


def revealed(text: str, more: str = THREE, *chosen: str) -> Played:
    """A treachery of that text is revealed from the encounter deck, below which is a wolf."""
    deck = f"treacheries: {{Gloom: {{text: {dumps(text)}}}}}\nencounter-deck: [Gloom, Wolf]\n"
    return situation("reveal", TABLE + deck + more, *chosen)


def staged(play: Played) -> set[str]:
    return set(value(play, "staging area"))


def test_the_top_card_is_added() -> None:
    """Added and not revealed: Cutthroat lies on top, Den below it is next."""
    play = revealed("When Revealed: Add the top card of the Bandit deck to the staging area.")

    assert staged(play) == {"Cutthroat"}
    assert value(play, "top card of the Bandit deck") == "Den"
    assert value(play, "number of cards in the Bandit deck") == 2
    assert value(play, "top card of the encounter deck") == "Wolf"


@pytest.mark.parametrize(("does", "threat"), [("Add", 20), ("Reveal", 24)])
def test_only_a_card_that_is_revealed_has_its_effect(does: str, threat: int) -> None:
    """Footpad raises each player's threat by 4 when revealed; where it is only added it does not."""
    end = " to the staging area" if does == "Add" else " and add it to the staging area"
    play = revealed(
        f"When Revealed: {does} the top card of the Bandit deck{end}.", "decks: {Bandit: {cards: [Footpad]}}\n"
    )

    assert staged(play) == {"Footpad"}
    assert value(play, "threat of Ben") == threat
    assert value(play, "top card of the Bandit deck") == "none"


def test_surge_takes_from_the_encounter_deck() -> None:
    """surge: one more card, from the encounter deck: Wolf, and not Den."""
    play = revealed(
        "When Revealed: Reveal the top card of the Bandit deck.", "decks: {Bandit: {cards: [Lookout, Den]}}\n"
    )

    assert staged(play) == {"Lookout", "Wolf"}
    assert value(play, "cards of the Bandit deck") == ["Den"]


@pytest.mark.parametrize(
    "text",
    [
        "Each player takes the top card of the Bandit deck and adds it to the staging area.",
        "Starting with the first player, each player takes the top card of the Bandit deck and adds it to the staging "
        "area.",
        "Take the top 2 cards from the Bandit deck and add them to the staging area.",
        "Add the top 2 cards of the Bandit deck to the staging area.",
    ],
)
def test_a_card_for_each_of_two_players(text: str) -> None:
    play = revealed(f"When Revealed: {text}")

    assert staged(play) == {"Cutthroat", "Den"}
    assert value(play, "cards of the Bandit deck") == ["Footpad"]


def test_the_other_player_takes_one() -> None:
    """Ana is the first player and adds Den; only Ben takes a card."""
    play = revealed(
        "When Revealed: The first player adds Den to the staging area. "
        "Each other player takes the top card of the Bandit deck and adds it to the staging area.",
        "decks: {Bandit: {cards: [Cutthroat, Footpad]}}\n",
    )

    assert staged(play) == {"Den", "Cutthroat"}
    assert value(play, "cards of the Bandit deck") == ["Footpad"]


def test_each_player_reveals_one() -> None:
    """Footpad comes second, for Ben: both players' threat goes from 20 to 24, once."""
    play = revealed(
        "When Revealed: Each player reveals the top card of the Bandit deck and adds it to the staging area.",
        "decks: {Bandit: {cards: [Cutthroat, Footpad, Den]}}\n",
    )

    assert staged(play) == {"Cutthroat", "Footpad"}
    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (24, 24)


def test_an_enemy_for_each_player() -> None:
    """In player order: the first card engages Ana, the second Ben."""
    play = revealed(
        "When Revealed: Each player draws the top card of the Bandit deck and puts it into play engaged with him.",
        "decks: {Bandit: {cards: [Cutthroat, Lookout]}}\n",
    )

    assert value(play, "enemies engaged with Ana") == ["Cutthroat"]
    assert value(play, "enemies engaged with Ben") == ["Lookout"]


def test_a_card_is_attached_to_the_one_that_was_added() -> None:
    play = revealed(
        "When Revealed: Add the top card of the Bandit deck to the staging area and attach this card to it."
    )

    assert value(play, "Gloom is attached to Cutthroat") is True


def test_without_a_discard_pile_of_its_own() -> None:
    """The two top cards go to the encounter discard pile; Footpad is left."""
    play = revealed("When Revealed: Discard the top 2 cards of the Bandit deck.")

    assert {"Cutthroat", "Den"} <= set(value(play, "encounter discard pile"))
    assert value(play, "cards of the Bandit deck") == ["Footpad"]


OWN = "decks: {Bandit: {cards: [Cutthroat, Den], discard: [Footpad]}}\n"


def test_with_a_discard_pile_of_its_own() -> None:
    """Cutthroat joins Footpad there; Gloom, which is no card of that deck, goes to the encounter discard pile."""
    play = revealed("When Revealed: Discard the top card of the Bandit deck.", OWN)

    assert set(value(play, "discard pile of the Bandit deck")) == {"Cutthroat", "Footpad"}
    assert value(play, "encounter discard pile") == ["Gloom"]


def test_its_discard_pile_is_shuffled_into_it() -> None:
    """Three cards in an order that nobody knows, and none in the pile; the encounter deck stays as it is."""
    play = revealed("When Revealed: Shuffle the Bandit deck discard pile into the Bandit deck.", OWN)

    assert value(play, "number of cards in the Bandit deck") == 3
    assert value(play, "top card of the Bandit deck") == "unknown"
    assert value(play, "discard pile of the Bandit deck") == []
    assert value(play, "top card of the encounter deck") == "Wolf"


def test_chance_says_what_lies_on_top() -> None:
    play = revealed(
        "When Revealed: Add the top card of the Bandit deck to the staging area.",
        "decks: {Bandit: {pool: [Cutthroat, Den]}}\n",
        "chance Den comes up",
    )

    assert staged(play) == {"Den"}


def test_cards_are_discarded_until_there_is_one() -> None:
    """Den and Cutthroat are discarded; Cutthroat is the enemy, and is added."""
    play = revealed(
        "When Revealed: Discard cards from the top of the Bandit deck until an enemy is discarded. "
        "Add that enemy to the staging area.",
        "decks: {Bandit: {cards: [Den, Cutthroat, Footpad]}}\n",
    )

    assert staged(play) == {"Cutthroat"}
    assert value(play, "cards of the Bandit deck") == ["Footpad"]


def test_it_is_searched() -> None:
    """Den is its one location; two cards are left."""
    play = revealed(
        "When Revealed: Search the Bandit deck for a location and add it to the staging area. Shuffle the Bandit deck."
    )

    assert staged(play) == {"Den"}
    assert value(play, "number of cards in the Bandit deck") == 2


def test_cards_in_the_encounter_deck_are_not_those_of_another() -> None:
    """Searching the encounter deck finds the wolf there and no bandit."""
    play = revealed("When Revealed: Search the encounter deck for an enemy and add it to the staging area.")

    assert staged(play) == {"Wolf"}


@pytest.mark.parametrize(
    "text",
    [
        "Add the top card of the Bandit deck to the staging area.",
        "Reveal the top card of the Bandit deck.",
        "Discard the top card of the Bandit deck.",
        "Look at the top 2 cards of the Bandit deck.",
        "Search the Bandit deck for an enemy and add it to the staging area.",
        "Shuffle the Bandit deck.",
        "Each player takes the top card of the Bandit deck and adds it to the staging area.",
    ],
)
def test_a_table_without_such_a_deck(text: str) -> None:
    """A name that a collection knows: nothing is done, and above all nothing with the encounter deck."""
    with knowing({"deck name": ("Bandit",)}):
        play = revealed(f"When Revealed: {text}", "")

        assert staged(play) == set()
        assert value(play, "top card of the encounter deck") == "Wolf"
        assert value(play, "encounter discard pile") == ["Gloom"]
        assert "decks" not in RULES.show(play.referee.moment(play.position))
        assert any("he Bandit deck is not on this table" in line.text for line in play.lines)


def test_the_discard_pile_of_a_deck_that_is_not_there() -> None:
    """No deck comes of shuffling a pile into one that the table does not have."""
    with knowing({"deck name": ("Bandit",)}):
        play = revealed("When Revealed: Shuffle the Bandit discard pile into the Bandit deck.", "")

        assert "decks" not in RULES.show(play.referee.moment(play.position))
        assert value(play, "top card of the encounter deck") == "Wolf"


def test_an_enemy_of_such_a_deck_that_is_destroyed() -> None:
    """It goes to the discard pile of its own deck."""
    play = revealed(
        "When Revealed: Add the top card of the Bandit deck to the staging area. Deal 3 damage to Cutthroat.", OWN
    )

    assert set(value(play, "discard pile of the Bandit deck")) == {"Footpad", "Cutthroat"}


def test_names_come_from_what_a_collection_says() -> None:
    collected = RULES.collected
    assert collected is not None
    card = PrintedCard("Gloom", "treachery", text=("When Revealed: Reveal the top card of the Iron Hill deck.",))
    known = collected.words([card])

    assert known["deck name"] == ("Iron Hill",)
    with knowing(known):
        assert collected.read(card).status == "read"


@pytest.mark.parametrize("text", ["the encounter deck", "the Encounter Deck", "the Quest deck", "your deck"])
def test_what_is_no_name_of_a_deck(text: str) -> None:
    collected = RULES.collected
    assert collected is not None

    assert collected.words([PrintedCard("Gloom", "treachery", text=(f"Shuffle {text}.",))])["deck name"] == ()


@pytest.mark.parametrize(
    "text",
    [
        "When Revealed: Look at the top card of the Bandit deck. Put it on the bottom of the encounter deck.",
        "When Revealed: Add the top card of the Bandit deck to the staging area. Shuffle it into the encounter deck.",
        "Travel: The first player must reveal the top card of the Bandit deck to travel here.",
        "Travel: Reveal the top card of the Bandit deck and add it to the staging area to travel here.",
        "Action: Reveal the top card of the Bandit deck to draw 1 card.",
        "Action: Take the top card of the Bandit deck to draw 1 card.",
    ],
)
def test_what_is_unread(text: str) -> None:
    """A card that would go to another deck; a cost that an empty deck could not pay."""
    collected = RULES.collected
    assert collected is not None
    with knowing({"deck name": ("Bandit",)}):
        assert collected.read(PrintedCard("Gloom", "location", text=(text,))).status != "read"


def test_they_are_shown() -> None:
    play = situation("action-window", TABLE + OWN)
    shown = RULES.show(play.referee.moment(play.position))

    assert shown["decks"] == {"the Bandit deck": {"from the top": ["Cutthroat", "Den"], "discard pile": ["Footpad"]}}


@pytest.mark.parametrize(
    ("deck", "why"),
    [("Encounter: {cards: [Den]}", "needs another name"), ("Bandit: {cards: [Hild]}", "is not an encounter card")],
)
def test_what_is_no_such_deck(deck: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        situation("action-window", f"{TABLE}decks: {{{deck}}}\n")
