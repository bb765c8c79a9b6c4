"""Wordings whose paraphrase once said something else than the card: what they mean, on invented cards."""

from __future__ import annotations

import pytest
from situations import choices, value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 20, first: yes, hand: HAND}}
heroes:
  Hild: {owner: Ana, sphere: spirit, resources: 5, traits: [Elf]}
  Ulf: {owner: Ana, sphere: spirit, resources: 5, traits: [Dwarf]}
  Odo: {owner: Ana, sphere: spirit, resources: 5, traits: [Stout]}
"""


def at(where: str, table: str, *chosen: str, hand: str = "0") -> Played:
    return situation(where, TABLE.replace("HAND", hand) + table, *chosen)


def test_a_list_of_what_a_card_is_not_means_all_of_it() -> None:
    """`non-Elf, non-Dwarf`: neither of the two, so only the Stout one is left."""
    table = 'attachments: {Boots: {owner: Ana, cost: 0, text: "Attach to a non-Elf, non-Dwarf hero."}}\n'

    assert choices(at("planning", table, hand="[Boots]")) == ["Ana plays Boots on Odo", "Ana passes"]


@pytest.mark.parametrize(("ban", "fits"), [("attachments", False), ("player card attachments", True)])
def test_an_encounter_card_may_attach_where_player_cards_may_not(ban: str, fits: bool) -> None:
    """cannot-have-attachments: the ban on the cards of players leaves those of the encounter deck alone."""
    gloom = "When Revealed: Attach to Ulf. Counts as a Condition attachment."
    table = f'effects: [{{source: Vow, text: "Ulf cannot have {ban}"}}]\n'
    table += f'treacheries: {{Gloom: {{text: "{gloom}"}}}}\nencounter-deck: [Gloom]\n'

    assert (value(at("reveal", table), "place of Gloom") == "play area") is fits


def test_damage_is_placed_on_what_only_counts_it() -> None:
    text = "Action: Exhaust Pim to place 2 damage on Beacon."
    table = f'allies: {{Pim: {{owner: Ana, text: "{text}"}}}}\nobjectives: {{Beacon: {{}}}}\n'

    assert value(at("action-window", table, "Ana uses Pim"), "damage on Beacon") == 2


@pytest.mark.parametrize(
    "text",
    [
        "When Revealed: Each lore enemy in play gets +1 attack until the end of the phase.",
    ],
)
def test_what_is_not_clear_is_unread(text: str) -> None:
    assert RULES.collected is not None
    assert RULES.collected.read(PrintedCard("Gloom", "quest", text=(text,))).status == "unread"


SAID = {
    "While Ford is in the staging area, it gains surge.": "While this card is in the staging area, it gains surge.",
    "Allies cannot defend against Ford.": "Allies cannot defend against this card.",
    "While Ford is the active location, the engagement cost of each enemy in play is 0.": (
        "While this card is the active location, the engagement cost of each enemy in play is 0."
    ),
    "Players cannot play events.": "Players cannot play events.",
    "Ford gets +1 quest point for each resource token on it.": "This card gets +1 quest point for each resource on it.",
    "Ford gets +1 threat for each damage on it.": "This card gets +1 threat for each point of damage on it.",
    "X is the total cost of all allies in play.": "X is the total cost of allies in play.",
    "If there are at least 4 resources here, Ford gains surge.": (
        "If there are 4 or more resources on this card, this card gains surge."
    ),
    "Progress cannot be placed on locations in play.": "Progress cannot be placed on locations in play.",
    "Shadow: Assign 2 damage among characters you control.": "Shadow: assign 2 damage among characters you control.",
    "Action: Reduce your threat by 2.": "Action: lower your threat by 2.",
    "Ford cannot be explored unless each enemy in play is exhausted.": (
        "This card cannot be explored unless each enemy in play is exhausted."
    ),
    "If the active location is a Forest, Ford gains surge.": (
        "If the active location has the Forest trait, this card gains surge."
    ),
    "If a player has 2 or less cards in his hand, Ford gains surge.": (
        "If a player has 2 or fewer cards in hand, this card gains surge."
    ),
    "If your threat is 30 or more, Ford gains surge.": "If your threat is 30 or higher, this card gains surge.",
    "Setup: Each player searches the encounter deck for a different enemy and adds it to the staging area.": (
        "Setup: each player searches the encounter deck for a different enemy and adds it to the staging area."
    ),
    "Forced: After a quest card is defeated, draw 1 card.": ("Forced: after a quest is defeated, draw 1 card."),
}


@pytest.mark.parametrize(("text", "said"), SAID.items())
def test_said_as_one_speaks(text: str, said: str) -> None:
    """The paraphrase of a sentence is plain English: the plural, `unless`, the while in front."""
    found = RULES.collected.read(PrintedCard("Ford", "location", "", (text,)))  # type: ignore[union-attr]

    assert [each.said for each in found.sentences] == [said]


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("When Revealed: Discard 1 shadow card from each enemy in play.", "unread"),
        ("When Revealed: Discard an attachment from each hero.", "unread"),
        ("When Revealed: Discard all shadow cards from each enemy in play.", "read"),
    ],
)
def test_one_of_each_is_not_one_in_all(text: str, status: str) -> None:
    """`1 shadow card from each enemy` was read as one shadow card in all."""
    found = RULES.collected.read(PrintedCard("Gloom", "treachery", "", (text,)))  # type: ignore[union-attr]

    assert found.status == status
