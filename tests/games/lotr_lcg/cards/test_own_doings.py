"""What each player has done is counted for him alone; who cannot fight whom; invented cards."""

from __future__ import annotations

from situations import value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import refusal, situation

HANDS = """
players: {Ana: {threat: 30, hand: [Horn, Ride]}, Ben: {threat: 30, hand: [Feint]}}
heroes: {Hild: {owner: Ana, hp: 5}, Odo: {owner: Ben, hp: 5}}
allies: {Page: {owner: Ana, cost: 3, hp: 2}, Cook: {owner: Ana, cost: 1, hp: 2}, Smith: {owner: Ben, hp: 2}}
events: {Horn: {owner: Ana, cost: 2}, Ride: {owner: Ana, cost: 1}, Feint: {owner: Ben, cost: 3}}
treacheries: {Gloom: {text: TEXT}, Second: {}}
encounter-deck: [Gloom, Second]
"""


def revealed(text: str, *chosen: str) -> Played:
    """The treachery with that text is revealed."""
    return situation("reveal", HANDS.replace("TEXT", repr(text)), *chosen)


def threats(play: Played) -> list[int]:
    """The threat of both players."""
    return [value(play, f"threat of {name}") for name in ("Ana", "Ben")]


def test_each_for_what_he_discarded() -> None:
    """Ana has discarded two events and Ben one."""
    text = (
        "When Revealed: Each player discards his hand. "
        "Raise each player's threat by 2 for each event he discarded this way."
    )

    assert threats(revealed(text)) == [34, 32]


def test_each_for_what_that_cost() -> None:
    """3 for Ana's two cards together, 3 for Ben's."""
    text = "When Revealed: Each player discards his hand, then raises his threat by the combined cost of the cards he"

    assert threats(revealed(f"{text} discarded.")) == [33, 33]


def test_for_each_belongs_to_the_second_deed() -> None:
    """Hands are discarded once, and threat goes up for each card of one's own."""
    text = "When Revealed: Each player discards his hand and raises his threat by 1 for each card he discarded"

    assert threats(revealed(f"{text} this way.")) == [32, 31]


def test_each_for_whom_he_exhausted() -> None:
    """Ana has two allies to exhaust, Ben has one."""
    text = "When Revealed: Each player exhausts each ally he controls. Each player raises his threat by 1 for each ally"

    assert threats(revealed(f"{text} he exhausted.")) == [32, 31]


FIGHT = """
players: {Ana: {threat: 20}, Ben: {}}
heroes: {Hild: {owner: Ana, hp: 5, attack: 1}, Ulf: {owner: Ana, hp: 5, attack: 1}}
allies: {Page: {owner: Ana, hp: 2, attack: 1}}
phase: combat
enemies: {Maw: {engaged: Ana, hp: 9, attacked: yes, traits: [Orc], text: "TEXT"}}
"""
DEFENSE = "phase: combat\nattack: {by: enemy, enemy: Maw, player: Ana}\n"


def fights(text: str, choice: str) -> str:
    """Why a choice of Ana's in the combat phase is refused; empty if it is not."""
    play = situation("combat:6.8", FIGHT.replace("TEXT", text))
    return refusal(play, choice)


def test_no_more_attackers_than_that() -> None:
    """cannot: three are too many, two are not."""
    text = "No more than 2 characters can attack Maw."

    assert "no more than 2" in fights(text, "Ana attacks Maw with Hild, Ulf and Page")
    assert fights(text, "Ana attacks Maw with Hild and Ulf") == ""


def test_no_more_attackers_of_a_kind() -> None:
    text = "No more than 1 hero can be declared as an attacker against Maw."

    assert "no more than 1" in fights(text, "Ana attacks Maw with Hild and Ulf")
    assert fights(text, "Ana attacks Maw with Hild and Page") == ""


def test_who_cannot_defend_against_its_attacks() -> None:
    """cannot: an ally is kept off the attacks of Orcs, and a hero is not."""
    text = "Allies cannot be declared as defenders against attacks made by Orc enemies."
    table = FIGHT.replace("phase: combat\n", DEFENSE).replace("attacked: yes, ", "").replace("TEXT", text)
    play = situation("enemy-attack:6.4.1", table)

    assert refusal(play, "Ana defends with Page") and not refusal(play, "Ana defends with Hild")


def test_nobody_readies_but_in_one_phase() -> None:
    """cannot: an effect of the quest phase readies nobody."""
    text = "Characters cannot ready except during the refresh phase."
    action = "Action: Ready Hild."
    table = (
        FIGHT.replace("TEXT", text).replace("combat", "quest").replace("hp: 5, attack: 1}", "hp: 5, exhausted: yes}", 1)
    )
    table = table.replace("allies:", f'attachments: {{Bell: {{owner: Ana, on: Ulf, text: "{action}"}}}}\nallies:')
    play = situation("quest", table)

    assert refusal(play, "Ana uses Bell")


def status(kind: str, text: str) -> str:
    """How much of a card is read."""
    assert RULES.collected is not None
    return RULES.collected.read(PrintedCard("Maw", kind, text=(text,))).status


def test_cards_of_nobody_are_not_somebodys_own() -> None:
    text = "When Revealed: Each player discards 2 cards. Raise each player's threat by 1 for each enemy he discarded."

    assert status("treachery", text) != "read"


def test_a_hand_is_discarded_in_full() -> None:
    """then: all cards of a hand are the whole hand, however many they are; without a card nothing was discarded."""
    text = "When Revealed: Each player discards his hand, then raises his threat by 2."
    table = HANDS.replace("TEXT", repr(text)).replace("[Feint]", "0").replace(", Feint: {owner: Ben, cost: 3}", "")
    play = situation("reveal", table)

    assert threats(play) == [32, 30]
