"""Wordings whose paraphrase once said something else than the card: what they mean, on invented cards."""

from __future__ import annotations

import pytest
from situations import choices, value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.play import Played
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
        "Forced: At the end of the round, if the players control Gloom, they win the game.",
    ],
)
def test_what_is_not_clear_is_unread(text: str) -> None:
    assert RULES.collected is not None
    assert RULES.collected.read(PrintedCard("Gloom", "quest", text=(text,))).status == "unread"
