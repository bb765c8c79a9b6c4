"""Cards that act as they are discarded from a deck or hand: invented cards, results worked out by hand."""

from __future__ import annotations

import pytest
from situations import may, value

from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 30, hand: [Lamp], deck: [Rob, Axe, Song], deck_more: 4}}
heroes: {Hild: {owner: Ana, sphere: lore, resources: 1, hp: 5, text: HERO}, Odo: {owner: Ana, hp: 4}}
allies: {Rob: {owner: Ana, cost: 3, text: TEXT}}
events: {Song: {owner: Ana, cost: 0, text: "Action: Draw 1 card."}}
attachments: {Axe: {owner: Ana, cost: 2}, Lamp: {owner: Ana, cost: 1, text: TEXT}}
enemies: {Orc: {engaged: Ana, hp: 9, traits: [Orc]}}
quests: {Road: {points: 9}}
"""
MILL = "Action: Discard the top card of your deck. (Limit once per round.)"


def at(text: str, *chosen: str, hero: str = MILL, where: str = "action-window") -> Played:
    table = TABLE.replace("TEXT", repr(text)).replace("HERO", repr(hero)).replace(", deck_more: 4", "")
    return situation(where, table, *chosen)


def test_it_comes_into_play_out_of_the_deck() -> None:
    """Rob lies on top of the deck, is discarded and put into play by his own response."""
    play = at("Response: After Rob is discarded from your deck, put it into play under your control.",
              "Ana uses Hild", "Ana uses Rob")  # fmt: skip

    assert value(play, "Rob is in play") is True


@pytest.mark.parametrize("place", ["the top of your deck", "your deck"])
def test_what_it_brings_from_there(place: str) -> None:
    """forced: 1 resource and 2 more, without anybody's choice."""
    play = at(f"Forced: After Rob is discarded from {place}, add 2 resources to Hild's resource pool.", "Ana uses Hild")

    assert value(play, "resources on Hild") == 3


def test_from_the_deck_is_not_from_the_hand() -> None:
    """triggering-condition: Lamp is discarded from the hand, and its text waits for the deck."""
    text = "Forced: After Lamp is discarded from your {}, add 2 resources to Hild's resource pool."
    deck, hand = (
        at(text.format(place), "Ana uses Hild", hero="Action: Discard 1 card from your hand.")
        for place in ("deck", "hand")
    )

    assert (value(deck, "resources on Hild"), value(hand, "resources on Hild")) == (1, 3)


def test_it_does_not_act_from_play() -> None:
    """Rob in play hears of nothing that is discarded from the deck but himself."""
    assert not may(at("Response: After Rob is discarded from your deck, draw 1 card."), "Ana uses Rob")


LOW = """
players: {Ana: {threat: 30, hand: [Rob], deck: 9}}
heroes: {Hild: {owner: Ana, sphere: lore, resources: 5, traits: [Gondor]}, Odo: {owner: Ana, traits: [Gondor]}}
allies: {Rob: {owner: Ana, sphere: lore, cost: 2, text: TEXT}}
attachments: {Net: {owner: Ana, on: Hill, text: NET}}
locations: {Hill: {threat: 3, points: 4}}
quests: {Road: {points: 9}}
"""


def low(text: str = "", net: str = "", *chosen: str) -> Played:
    return situation("planning", LOW.replace("TEXT", repr(text)).replace("NET", repr(net)), *chosen)


@pytest.mark.parametrize(("least", "left"), [(1, 4), (0, 5), (2, 3)])
def test_a_cost_lowered_to_a_minimum(least: int, left: int) -> None:
    """2 less 1 for each of 2 Gondor heroes is 0, but no lower than the minimum: 5 less that."""
    text = f"Reduce the cost to play Rob by 1 for each Gondor hero you control (to a minimum of {least})."

    assert value(low(text, "", "Ana plays Rob"), "resources on Hild") == left


@pytest.mark.parametrize(
    ("net", "what", "found"),
    [
        ("Attached location gets -5 threat (to a minimum of 1).", "threat strength", 1),
        ("Attached location gets -1 threat (to a minimum of 1).", "threat strength", 2),
        ("Attached location gets -9 quest points (to a minimum of 2).", "quest points", 2),
    ],
)
def test_a_value_lowered_to_a_minimum(net: str, what: str, found: int) -> None:
    """3 threat and 4 quest points are printed."""
    assert value(low("", f"Attach to a location. {net}"), f"{what} of Hill") == found
