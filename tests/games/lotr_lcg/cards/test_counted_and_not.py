"""What is counted, what does not count, and what was not done; invented cards."""

from __future__ import annotations

import pytest
from situations import value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 20, deck: 9}, Ben: {threat: 25, first: yes, deck: 9}}
heroes:
  Hild: {owner: Ana, hp: 9, willpower: 3, committed: yes}
  Odo: {owner: Ben, hp: 3, willpower: 1, committed: yes}
"""


def revealed(text: str, table: str = "") -> Played:
    """Woe is revealed from the encounter deck."""
    return situation("reveal", f'{TABLE}encounter-deck: [Woe]\ntreacheries: {{Woe: {{text: "{text}"}}}}\n{table}')


def status(kind: str, text: str) -> str:
    """How much of a card is read."""
    assert RULES.collected is not None
    return RULES.collected.read(PrintedCard("Woe", kind, text=(text,))).status


def test_nothing_was_done_this_way() -> None:
    """ability-sentence-by-sentence: `this way` speaks of what stands before it."""
    assert status("enemy", "Woe gets +1 attack for each ally discarded this way.") == "unread"
    assert status("treachery", "When Revealed: Raise each player's threat by 1 for each ally discarded.") == "unread"


def test_each_of_them_has_a_controller_of_its_own() -> None:
    text = "When Revealed: Deal 1 damage to each ally. For each ally destroyed, raise its controller's threat by 1."

    assert status("treachery", text) != "read"


def test_for_each_one_destroyed() -> None:
    """Two of three allies have 1 hit point."""
    text = "When Revealed: Deal 1 damage to each ally. For each ally destroyed, raise each player's threat by 2."
    allies = "allies: {Pim: {owner: Ana, hp: 1}, Pam: {owner: Ana, hp: 2}, Tom: {owner: Ben, hp: 1}}\n"

    assert value(revealed(text, allies), "threat of Ana") == 24


def test_willpower_that_does_not_count() -> None:
    """quest-resolution: Odo's 1 willpower is left."""
    text = "When Revealed: Until the end of the phase, damaged heroes do not contribute their willpower."
    table = TABLE.replace("Hild: {owner: Ana,", "Hild: {owner: Ana, damage: 1,")
    play = situation("reveal", f'{table}encounter-deck: [Woe]\ntreacheries: {{Woe: {{text: "{text}"}}}}\n')

    assert (value(play, "willpower of Hild"), value(play, "willpower of Odo")) == (0, 1)


def test_players_without_an_enemy() -> None:
    """Maw is engaged with Ana."""
    text = "When Revealed: Each player without an enemy engaged with him raises his threat by 3."
    play = revealed(text, "enemies: {Maw: {engaged: Ana}}\n")

    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (20, 28)


@pytest.mark.parametrize(("trait", "threat"), [("Orc", 20), ("Troll", 22)])
def test_there_is_not_one(trait: str, threat: int) -> None:
    text = "When Revealed: If there is not an Orc enemy in play, raise each player's threat by 2."
    play = revealed(text, f"enemies: {{Maw: {{engaged: Ana, traits: [{trait}]}}}}\n")

    assert value(play, "threat of Ana") == threat


def test_each_gains_surge_as_it_is_revealed() -> None:
    """surge: Pup is revealed, and so is the card behind it."""
    table = """
enemies: {Maw: {zone: staging area, text: Each enemy gains surge when revealed.}, Pup: {zone: deck}}
locations: {Fen: {zone: deck}}
encounter-deck: [Pup, Fen]
"""
    assert value(situation("reveal", TABLE + table), "place of Fen") == "staging area"


def test_a_facedown_shadow_card() -> None:
    """shadow-cards: every shadow card is dealt facedown."""
    text = "When Revealed: Deal each engaged enemy 1 facedown shadow card."
    play = situation(
        "reveal",
        f"{TABLE}encounter-deck: [Woe, Fog]\nenemies: {{Maw: {{engaged: Ana}}}}\n"
        f'treacheries: {{Woe: {{text: "{text}"}}, Fog: {{}}}}\n',
    )

    assert "shadow" in str(value(play, "place of Fog"))
