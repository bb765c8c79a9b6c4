"""Cards that were looked at: some of them go somewhere, the rest elsewhere, in the order that the player says."""

from __future__ import annotations

import pytest
from situations import value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 30, first: yes, deck: [One, Two, Three, Four]}, Ben: {threat: 30, deck: [Lamp, Lute]}}
heroes: {Hild: {owner: Ana, text: "TEXT"}, Odo: {owner: Ben}}
allies:
  One: {owner: Ana}
  Two: {owner: Ana}
  Three: {owner: Ana}
  Four: {owner: Ana}
  Lamp: {owner: Ben}
  Lute: {owner: Ben}
"""


def look(then: str, *chosen: str) -> Played:
    """Hild looks at the top 3 cards of Ana's deck, and then does something with them."""
    text = f"Action: Exhaust Hild to look at the top 3 cards of your deck. {then}"
    return situation("action-window", TABLE.replace("TEXT", text), "Ana uses Hild", *chosen)


def test_one_is_taken_and_the_rest_go_to_the_bottom() -> None:
    then = "Add 1 of them to your hand and put the rest on the bottom of your deck in any order."
    play = look(then, "Ana chooses Two", "Ana chooses Three")

    assert value(play, "hand of Ana") == ["Two"]
    assert value(play, "deck of Ana") == ["Four", "Three", "One"]


def test_one_is_discarded_and_the_rest_stay_on_top() -> None:
    play = look("Discard 1 and put the rest back in any order.", "Ana chooses One", "Ana chooses Three")

    assert value(play, "place of One") == "discard pile"
    assert value(play, "deck of Ana") == ["Three", "Two", "Four"]


def test_any_number_to_the_bottom() -> None:
    then = "Put any number of those cards on the bottom of your deck and the rest on top in any order."
    play = look(then, "Ana chooses One and Two", "Ana chooses Two")

    assert value(play, "deck of Ana") == ["Three", "Four", "Two", "One"]


def test_all_of_them_to_the_bottom_leave_none_for_the_top() -> None:
    then = "Put any number of those cards on the bottom of your deck and the rest on top in any order."
    play = look(then, "Ana chooses One, Two and Three", "Ana chooses One", "Ana chooses Two")

    assert value(play, "deck of Ana") == ["Four", "One", "Two", "Three"]


def test_none_of_them_to_the_bottom() -> None:
    then = "Put any number of those cards on the bottom of your deck and the rest on top in any order."
    play = look(then, "Ana chooses nobody", "Ana chooses Three", "Ana chooses One")

    assert value(play, "deck of Ana") == ["Three", "One", "Two", "Four"]


def test_one_on_top_and_the_rest_at_the_bottom() -> None:
    then = "Put 1 of those cards on top of your deck and the rest on the bottom in any order."
    play = look(then, "Ana chooses Three", "Ana chooses One")

    assert value(play, "deck of Ana") == ["Three", "Four", "One", "Two"]


@pytest.mark.parametrize(
    ("chosen", "deck"),
    [
        (("Ana does it", "Ana chooses Two", "Ana chooses One"), ["One", "Three", "Four"]),
        (("Ana declines", "Ana chooses Three", "Ana chooses Two"), ["Three", "Two", "One", "Four"]),
    ],
)
def test_what_may_be_done_to_one_of_them(chosen: tuple[str, ...], deck: list[str]) -> None:
    play = look("You may discard 1 of those cards. Put the rest back in any order.", *chosen)

    assert value(play, "deck of Ana") == deck


def test_the_other_cards_are_discarded() -> None:
    play = look("Add 1 of them to your hand and discard the others.", "Ana chooses Two")

    assert (value(play, "hand of Ana"), value(play, "deck of Ana")) == (["Two"], ["Four"])
    assert value(play, "cards in discard pile of Ana") == 2


def test_they_are_those_of_the_player_who_looks() -> None:
    then = "They put 1 of those cards on the bottom of their deck."
    text = f"Action: Exhaust Hild to choose a player to look at the top 2 cards of their deck. {then}"
    play = situation(
        "action-window", TABLE.replace("TEXT", text), "Ana uses Hild", "Ana chooses Ben", "Ben chooses Lamp"
    )

    assert value(play, "deck of Ben") == ["Lute", "Lamp"]


@pytest.mark.parametrize(
    "text",
    [
        "Action: Discard 1 of them.",
        "Action: Put them back in the same order.",
        "Action: Choose a hero. Put the rest on the bottom in any order.",
        "Action: Look at the top 3 cards of your deck. Draw 1 card. Put the rest back in any order.",
    ],
)
def test_cards_that_nobody_has_looked_at_are_not_known(text: str) -> None:
    assert RULES.collected is not None
    assert RULES.collected.read(PrintedCard("Pell", "ally", text=(text,))).status != "read"


@pytest.mark.parametrize(
    "text",
    ["They draw 2 cards, then discard 1 card from their hand.", "They draw 2 cards and raise their threat by 3."],
)
def test_what_they_do_is_what_that_player_does(text: str) -> None:
    text = f"Action: Exhaust Hild to choose a player. {text}"
    play = situation("action-window", TABLE.replace("TEXT", text), "Ana uses Hild", "Ana chooses Ben")

    assert value(play, "threat of Ana") == 30 and value(play, "cards in hand of Ana") == 0
    if "raise" in text:
        assert (value(play, "threat of Ben"), value(play, "cards in hand of Ben")) == (33, 2)


@pytest.mark.parametrize(
    "text",
    [
        "That player either draws 1 card or raises his threat by 1.",
        "That player must either draw 1 card or raise his threat by 1.",
    ],
)
def test_who_selects_it_draws(text: str) -> None:
    text = f"Action: Exhaust Hild to choose a player. {text}"
    chosen = ("Ana uses Hild", "Ana chooses Ben", "Ben selects draw 1 card")
    play = situation("action-window", TABLE.replace("TEXT", text), *chosen)

    assert (value(play, "cards in hand of Ana"), value(play, "cards in hand of Ben")) == (0, 1)


def test_each_player_who_selects_it_draws() -> None:
    text = "Action: Exhaust Hild to raise your threat by 1. Each player either draws 1 card or raises his threat by 2."
    chosen = ("Ana uses Hild", "Ana selects raise that player's threat by 2", "Ben selects draw 1 card")
    play = situation("action-window", TABLE.replace("TEXT", text), *chosen)

    assert (value(play, "cards in hand of Ana"), value(play, "cards in hand of Ben")) == (0, 1)
    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (33, 30)


def test_what_comes_later_is_a_change_if_there_is_nothing_else() -> None:
    text = "Action: Exhaust Hild to choose a player. At the end of the phase, that player draws 1 card."
    play = situation("travel:aw-4.2", TABLE.replace("TEXT", text), "Ana uses Hild", "Ana chooses Ben")

    assert value(play, "cards in hand of Ben") == 1


def test_a_keyword_may_be_given() -> None:
    text = "Action: Exhaust Hild to give another character sentinel until the end of the round."
    play = situation("action-window", TABLE.replace("TEXT", text), "Ana uses Hild")

    assert value(play, "keywords of Odo") == ["sentinel"]


def test_so_many_that_are_counted_are_put_back() -> None:
    """2 heroes: the top 2 cards."""
    text = (
        "Action: Exhaust Hild to look at the top X cards of your deck, where X is the number of heroes in play. "
        "Put them back in any order."
    )
    play = situation("action-window", TABLE.replace("TEXT", text), "Ana uses Hild", "Ana chooses Two")

    assert value(play, "deck of Ana") == ["Two", "One", "Three", "Four"]
