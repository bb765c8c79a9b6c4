"""Parts of sentences on cards of players that go with every row; invented cards, results worked out by hand."""

from __future__ import annotations

import pytest
from situations import may, value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 20, hand: [Axe, Cap, Song], deck: 9}, Ben: {threat: 45, hand: 4, deck: 9}}
heroes:
  Hild: {owner: Ana, sphere: spirit, resources: 5, hp: 5, traits: [Ent], text: TEXT}
  Odo: {owner: Ben, sphere: lore, resources: 0, traits: [Ent], hp: 4, exhausted: yes}
allies:
  Rob: {owner: Ana, cost: 3, traits: [Dale, Ent], hp: 3, exhausted: yes}
  Pim: {owner: Ana, cost: 1, traits: [Gondor], hp: 3}
attachments:
  Axe: {owner: Ana, sphere: spirit, cost: 1, text: "Attach to a Gondor hero or Dale ally."}
  Cap: {owner: Ana, sphere: spirit, cost: 1, text: "Attach to a hero or Dale ally."}
events: {Song: {owner: Ana, sphere: spirit, cost: 0, text: "Action: Draw 1 card."}}
enemies: {Orc: {engaged: Ana, traits: [Orc], hp: 9}, Wolf: {hp: 9, threat: 2}}
locations: {Hill: {threat: 2, points: 4}, Cave: {points: 3}}
encounter-deck: [Cave, Dusk]
treacheries: {Dusk: {}}
quests: {Road: {points: 9}}
"""


def at(where: str, text: str, *chosen: str) -> Played:
    return situation(where, TABLE.replace("TEXT", repr(text)), *chosen)


@pytest.mark.parametrize(
    ("card", "fits"),
    [("Axe", {"Rob"}), ("Cap", {"Hild", "Odo", "Rob"})],
)
def test_of_one_kind_or_such_a_one_of_another(card: str, fits: set[str]) -> None:
    """attachment-needs-host: `a hero or Dale ally`: any hero, and of the allies those of Dale."""
    play = at("planning", "")

    assert {each for each in ("Hild", "Odo", "Rob", "Pim") if may(play, f"Ana plays {card} on {each}")} == fits


def test_a_trait_of_several() -> None:
    """Three Ents are dealt 1 damage each; those that were are readied."""
    text = "Action: Deal 1 damage to each Ent you control to ready each of those Ents."
    play = at("action-window", text, "Ana uses Hild")

    assert [value(play, f"damage on {each}") for each in ("Hild", "Rob", "Odo", "Pim")] == [1, 1, 0, 0]
    assert [value(play, f"{each} is exhausted") for each in ("Rob", "Odo")] == [False, True]


@pytest.mark.parametrize(
    ("text", "hand"),
    [
        ("Action: Draw cards equal to the number of Ents you control.", 5),
        ("Action: Draw 1 card for each of your allies.", 5),
        ("Action: Draw 1 card for each quest point on Hill.", 7),
        ("Action: Draw 1 card. If there are at least 3 Ents in play, draw 2 cards instead.", 5),
        ("Action: Draw 1 card. If there are at least 4 Ents in play, draw 2 cards instead.", 4),
    ],
)
def test_how_many_cards(text: str, hand: int) -> None:
    """3 cards in hand; Ana has 2 Ents and 2 allies, Hill has 4 quest points."""
    assert value(at("action-window", text, "Ana uses Hild"), "cards in hand of Ana") == hand


def test_found_and_shown() -> None:
    """victory: the location found goes to the victory display."""
    text = "Action: Search the encounter deck for a location and put it into the victory display."
    play = at("action-window", text, "Ana uses Hild")

    assert value(play, "victory display") == ["Cave"]


def test_what_a_card_costs() -> None:
    """A condition: Rob costs 3."""
    for most, attack in ((3, 3), (2, 1)):
        case = f"If that ally costs {most} or less, it gets +2 attack until the end of the phase."
        play = at("action-window", f"Action: Choose an ally. {case}", "Ana uses Hild", "Ana chooses Rob")

        assert value(play, "attack of Rob") == attack


def test_only_in_a_case() -> None:
    """Ana's threat is 20."""
    for most, usable in ((20, True), (19, False)):
        text = f"Action: Exhaust Hild to draw 1 card. Only use this ability if your threat is {most} or less."

        assert may(at("action-window", text), "Ana uses Hild") is usable


def test_whoever_controls_the_bearer() -> None:
    """The cap is Ana's and on Odo, whom Ben controls: only Ben draws."""
    text = "Attach to a hero. Forced: At the beginning of the quest phase, attached hero's controller draws 1 card."
    table = TABLE.replace("TEXT", repr("")).replace("Attach to a hero or Dale ally.", text)
    table = table.replace("Cap: {owner: Ana,", "Cap: {owner: Ana, on: Odo,")
    play = situation("quest", table.replace("hand: [Axe, Cap, Song]", "hand: [Axe, Song]"))

    assert (value(play, "cards in hand of Ana"), value(play, "cards in hand of Ben")) == (2, 5)


@pytest.mark.parametrize(
    "text",
    [
        "Action: Draw 1 card. If you control an Ent, discard 2 cards instead.",
        "Action: Draw 1 card. (Discard 2 cards instead if you control an Ent.)",
    ],
)
def test_another_number_is_of_the_same_deed(text: str) -> None:
    """To discard 2 cards is no other number for cards that are drawn."""
    assert not may(at("action-window", text), "Ana uses Hild")


def test_a_word_before_two_kinds_is_said_of_both() -> None:
    """qualifiers: `a unique hero or Dale ally` may ask for a unique ally: it is not read."""
    assert RULES.collected is not None
    text, more = "Attach to a unique hero or Dale ally.", "Attach to a hero or unique ally."
    read = [RULES.collected.read(PrintedCard("Cap", "attachment", text=(each,))).status for each in (text, more)]

    assert read == ["unread", "read"]
