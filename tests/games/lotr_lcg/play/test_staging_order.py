"""Staging and what comes of it: surge after responses, canceled keywords, latecomers, guards, the last card."""

from __future__ import annotations

from situations import choices, consulted, happened, value

from judge.scenario.ask import answer
from judge.scenario.model import Ask
from lotr_lcg.situations import situation

SURGE = """
players: {Ana: 20}
heroes: {A1: {of: Ana, text: "Response: After an enemy is revealed, exhaust A1 to deal 1 damage to that enemy."}}
enemies: {Crows: {hp: 4, keywords: [surge]}, Orc: {hp: 3}}
encounter-deck: [Crows, Orc]
"""
DARK = """
players: {Ana: 20}
heroes: {A1: {of: Ana}}
treacheries:
  Dark:
    keywords: [surge]
    text: "When Revealed: Each enemy currently in the staging area gets +1 threat until the end of the phase."
enemies: {Wolf: {threat: 1}, Orc: {threat: 2}}
encounter-deck: [Dark, Orc]
"""
CHAIN = """
players: {Ana: 20}
heroes: {A1: {of: Ana}}
objectives: {Key: {keywords: [guarded]}, Map: {keywords: [guarded]}}
enemies: {Orc: {}}
locations: {Cave: {}}
encounter-deck: [Key, Map, Orc, Cave]
"""


def test_surge_comes_before_what_waits_for_the_reveal() -> None:
    """surge-timing, reveal: immediately after the staging of the card, and keywords are part of revealing it."""
    play = situation("reveal", SURGE)

    assert happened(play, "revealed") == ["Crows", "Orc"]
    assert consulted(play) == {"surge-or-what-waits"}


def test_responses_come_before_the_card_that_surge_brings() -> None:
    """surge-timing: by another reading whoever waited for the card responds, then the next card is revealed."""
    first = {"surge_or_what_waits": "what-waits-first"}
    assert happened(situation("reveal", SURGE, **first), "revealed") == ["Crows"]
    play = situation("reveal", SURGE, "Ana uses A1", **first)

    assert (value(play, "damage on Crows"), value(play, "damage on Orc")) == (1, 0)
    assert happened(play, "revealed") == ["Crows", "Orc"]


def test_two_instances_of_surge_one_after_the_other() -> None:
    """surge-multiple: each instance brings a card, also when the first of these has surge itself."""
    cards = "Crows: {keywords: [surge, surge]}, Orc: {keywords: [surge]}, Bat: {}, Rat: {}, Elk: {}"
    table = f"players: {{Ana: 20}}\nenemies: {{{cards}}}\nencounter-deck: [Crows, Orc, Bat, Rat, Elk]"
    play = situation("reveal", table)

    assert happened(play, "revealed") == ["Crows", "Orc", "Bat", "Rat"]


def test_currently_means_the_cards_that_are_there() -> None:
    """golden-rule-card-over-rules: the word on the card shuts out whoever comes later; that is a reading."""
    play, other = situation("reveal", DARK), situation("reveal", DARK, currently_there="open")

    assert (value(play, "threat strength of Wolf"), value(play, "threat strength of Orc")) == (2, 2)
    assert (value(other, "threat strength of Wolf"), value(other, "threat strength of Orc")) == (2, 3)


def test_keywords_are_canceled_only_with_something_canceled() -> None:
    """cancel-keywords: where nothing was canceled the reading is not even asked for."""
    play = situation("reveal", DARK, cancel_keywords="keywords-too")

    assert value(play, "place of Orc") == "staging area"
    assert "cancel-keywords" not in consulted(play)


def test_which_card_guards_which_objective() -> None:
    """guarded, guarded-chain: the objective is attached to its guard; the second finds its own guard afterwards."""
    play = situation("reveal", CHAIN)

    assert (value(play, "host of Key"), value(play, "host of Map")) == ("Orc", "Cave")
    assert (value(play, "attachments on Orc"), value(play, "guards of Map")) == (["Key"], ["Cave"])


def test_the_last_card_of_a_deck_is_no_chance() -> None:
    """encounter-deck-empty: of a pile of one card nobody has to ask which comes up; of two chance has to say."""
    table = (
        "players: {Ana: 20, Ben: 20}\nheroes: {A1: {of: Ana}, B1: {of: Ben}}\nenemies: {Orc: {}, Wolf: {}, Bat: {}}\n"
    )
    one = situation("quest:3.3", table + "encounter-deck: [Orc]\nencounter-discard: [Wolf]")
    two = situation("quest:3.3", table + "encounter-deck: [Orc]\nencounter-discard: [Wolf, Bat]")

    assert value(one, "place of Wolf") == "staging area"
    assert choices(two) == ["chance Bat comes up", "chance Wolf comes up"]


def test_surge_that_never_ends_is_explored_to_the_end() -> None:
    """surge: an enemy that is shuffled back and comes up again leads to positions that were there before."""
    table = """
players: {Ana: 20}
heroes: {A1: {of: Ana, text: "Forced: After an enemy is revealed, deal 1 damage to that enemy."}}
enemies:
  Crows: {hp: 1, keywords: [surge], text: "Forced: After Crows is defeated, shuffle it back into the encounter deck."}
  Orc: {hp: 3}
encounter-deck: [Crows, Orc]
"""
    play = situation("reveal", table)

    assert answer(play, Ask(possible="Orc is in play")).value is True
    assert answer(play, Ask(possible="damage on Orc > 1")).value is False
