"""Wordings that a sixth examiner found carried out or said otherwise than printed; worked out by hand."""

from __future__ import annotations

import pytest
from situations import happened, value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.games.lotr_lcg.cards.meanings import Instruction, Phrase
from judge.games.lotr_lcg.cards.saying import option_words
from lotr_lcg.situations import refusal, situation

TABLE = """
players: {Ana: {threat: 20, hand: [Song], deck: 9}, Ben: {threat: 30, deck: 9}}
heroes: {Hild: {owner: Ana, traits: [Dwarf]}, Odo: {owner: Ben}}
"""


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("treachery", "When Revealed: Each player must choose 1: exhaust a hero, or raise his threat by 3."),
        ("treachery", "When Revealed: Each player raises his threat by 3 unless he exhausts a character."),
        ("location", "Forced: When Gloom would be explored, each player raises his threat by 1 instead."),
        ("enemy", "Forced: When Gloom would be destroyed, each player raises his threat by 1 instead."),
        ("event", "Response: After you draw a card, ready a hero."),
        ("event", "Action: Choose a hero. If it has more hit points than that enemy, ready it."),
        ("event", "Action: Choose an enemy. Discard a card attached to that location."),
        ("quest", "Forced: When a player would draw a card, he discards it instead."),
        ("quest", "Forced: Before a player draws a card, he raises his threat by 1."),
    ],
)
def test_what_is_not_clear_or_has_no_end_is_not_read(kind: str, text: str) -> None:
    found = RULES.collected.read(PrintedCard("Gloom", kind, text=(text,), stats={"cost": 1}))

    assert found.status == "unread"


@pytest.mark.parametrize(
    ("kind", "text", "said"),
    [
        (
            "event",
            "Action: Search your deck for any number of Dwarf allies and put them into play.",
            "Action: search your deck for any number of Dwarf allies and put them into play.",
        ),
        (
            "event",
            "Action: Search the top 7 cards of your deck for a Dwarf ally and put it into play.",
            "Action: search the top 7 cards of your deck for a Dwarf ally and put it into play.",
        ),
        ("event", "Action: Ready a non-unique ally.", "Action: ready a non-unique ally."),
        ("enemy", "Each non-Orc enemy gets +1 threat.", "Each non-Orc enemy gets +1 threat."),
        (
            "quest",
            "During the travel phase, the players must travel to a location, if able.",
            "During the travel phase, the players must travel to a location, if able.",
        ),
        (
            "treachery",
            "When Revealed: Either discard an ally or each enemy immediately makes an attack, if able.",
            "When Revealed: either discard an ally or each enemy immediately makes an attack, if able.",
        ),
        (
            "enemy",
            "X is half the number of characters in play, rounded up.",
            "X is half the number of characters in play, rounded up.",
        ),
        (
            "location",
            "Each location not named Gloom gets +1 threat.",
            "Each location whose title is not that of this card gets +1 threat.",
        ),
    ],
)
def test_it_is_said_back_as_it_is_printed(kind: str, text: str, said: str) -> None:
    found = RULES.collected.read(PrintedCard("Gloom", kind, text=(text,), stats={"cost": 1}))

    assert [each.said for each in found.sentences] == [said]


def test_what_is_compared_with_another_is_named_once() -> None:
    text = "Action: Choose a hero you control. Deal 1 damage to an enemy with more hit points than it."
    found = RULES.collected.read(PrintedCard("Gloom", "event", text=(text,), stats={"cost": 1}))

    assert found.sentences[1].said == "Deal 1 damage to an enemy with more hit points than it."


def test_a_replacement_is_carried_out_whole_before_anything_follows() -> None:
    """replacement-effects: Ogre has its 2 damage until it is removed, and goes to the staging area once."""
    text = "Forced: When Ogre is destroyed, instead return it to the staging area and remove all damage from it."
    ogre = f"enemies: {{Ogre: {{engaged: Ana, hp: 2, attack: 1, defense: 1, text: '{text}'}}}}"
    song = "events: {Song: {cost: 0, text: 'Action: Deal 2 damage to Ogre.'}}"
    found = situation("action-window", f"{TABLE}{ogre}\n{song}", "Ana plays Song")

    assert happened(found, "replaced") == ["Ogre"]
    assert (happened(found, "destroyed"), value(found, "damage on Ogre")) == ([], 0)


@pytest.mark.parametrize(("drawn", "threat"), [("a card", 22), ("any number of cards", 21)])
def test_each_card_of_those_drawn_together_counts(drawn: str, threat: int) -> None:
    """draw-simultaneous: two cards are drawn: twice a card is drawn, once any number of cards."""
    road = f"quests: {{Road: {{text: 'Forced: Each time a player draws {drawn}, he raises his threat by 1.'}}}}"
    song = "events: {Song: {cost: 0, text: 'Action: Draw 2 cards.'}}"
    found = situation("action-window", f"{TABLE}{road}\n{song}", "Ana plays Song")

    assert value(found, "threat of Ana") == threat


@pytest.mark.parametrize(("others", "legal"), [(1, False), (2, True), (3, True)])
def test_so_many_are_at_least_so_many(others: int, legal: bool) -> None:
    """cannot: Hild and the others are Dwarf characters; of 3 that are needed more will do as well."""
    text = "Cannot be played unless you control 3 Dwarf characters."
    mine = ", ".join(f"Kin {at}: {{owner: Ana, traits: [Dwarf]}}" for at in range(others))
    allies = f"allies: {{Song: {{owner: Ana, cost: 0, text: '{text}'}}, {mine}}}"
    found = situation("planning", f"{TABLE}{allies}")

    assert (refusal(found, "Ana plays Song") == "") is legal


def test_who_did_not_do_so_is_said_in_plain_words() -> None:
    text = "Action: Each player may raise his threat by 2. Each player who does so draws 1 card."
    song = f"events: {{Song: {{cost: 0, text: '{text}'}}}}"
    found = situation("action-window", f"{TABLE}{song}", "Ana plays Song", "Ana declines", "Ben declines")

    said = [line.text for line in found.lines if "condition" in line.text]
    assert said == ["Song: its condition is not met (that player did so)."] * 2


def test_a_card_and_its_bearer_exhaust_for_one_cost() -> None:
    """attachment-independent: that Pony exhausts is not why Hild does; both do, as the cost says."""
    text = "Action: Exhaust Pony and attached hero to draw 1 card."
    pony = f"attachments: {{Pony: {{owner: Ana, on: Hild, text: '{text}'}}}}\nevents: {{Song: {{cost: 3}}}}"
    found = situation("action-window", f"{TABLE}{pony}", "Ana uses Pony")

    said = [line.text for line in found.lines if line.event and line.event[0] == "exhausted"]
    assert said == ["Pony exhausts, which does not exhaust Hild.", "Hild exhausts."]


def test_what_is_done_again_and_again_is_named_once() -> None:
    one = Instruction("draw", Phrase("you"))

    assert option_words((one, one, one)) == f"{option_words((one,))} 3 times"
