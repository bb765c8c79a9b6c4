"""Wordings that a fifth examiner found carried out otherwise than said; on invented cards, worked out by hand."""

from __future__ import annotations

import pytest
from situations import value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 20, hand: [Song]}, Ben: {threat: 30}}
heroes: {Hild: {owner: Ana}, Odo: {owner: Ben}}
"""


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("event", "Action: Deal 1 damage to a quest."),
        ("event", "Action: Heal 1 damage from a quest."),
        ("location", "Travel: Raise each player's threat by 2 unless each player discards an ally he controls."),
        ("location", "Forced: After Gloom is explored, return it to the staging area instead of discarding it."),
        ("ally", "Response: After Gloom attacks and destroys an enemy with more hit points than it, draw 1 card."),
        ("quest", "Each time a player draws a card, he must discard a different card."),
    ],
)
def test_what_no_such_card_does_is_not_read(kind: str, text: str) -> None:
    found = RULES.collected.read(PrintedCard("Gloom", kind, text=(text,), stats={"cost": 1}))

    assert found.status == "unread"


def test_the_first_quest_card_is_revealed_when_it_is_flipped() -> None:
    """setup-7, triggered-automatic: Road is flipped, and its effect resolves: 9 threat at the start, and 4 more."""
    text = "When Revealed: Each player raises his threat by 4."
    found = situation(
        "setup", f"{TABLE}events: {{Song: {{}}}}\nquests: {{Road: {{text: '{text}'}}}}", "Ana keeps the hand",
        "Ben keeps the hand",
    )  # fmt: skip

    assert value(found, "threat of Ana") == 13


def test_the_last_player_has_it_from_the_start() -> None:
    """constant-ability: Ben sits last, so that Guide is his wherever the table begins."""
    text = "The last player gains control of Guide."
    guide = f"objectives: {{Guide: {{willpower: 1, attack: 1, defense: 1, hp: 2, text: '{text}'}}}}"
    found = situation("action-window", f"{TABLE}events: {{Song: {{}}}}\n{guide}")

    assert value(found, "controller of Guide") == "Ben"


def test_who_controlled_it_is_not_who_owns_it() -> None:
    """control-leave-play: Pim is Ben's, and Ana controlled him: her threat rises from 20 to 22."""
    text = "Forced: After Pim leaves play, the player who controlled it raises his threat by 2."
    pim = f"allies: {{Pim: {{owner: Ben, controller: Ana, text: '{text}'}}}}"
    song = "events: {Song: {cost: 0, text: 'Action: Discard Pim.'}}"
    found = situation("action-window", f"{TABLE}{pim}\n{song}", "Ana plays Song")

    assert (value(found, "threat of Ana"), value(found, "threat of Ben")) == (22, 30)
