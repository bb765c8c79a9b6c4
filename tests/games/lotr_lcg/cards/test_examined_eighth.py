"""What an examiner of card text found to be done otherwise than it is said; the right result worked out first."""

from __future__ import annotations

import pytest
from situations import value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from lotr_lcg.situations import situation, value_now

TABLE = """
players: {Ana: {threat: 20, first: yes, deck: 9}, Ben: {threat: 30, deck: 9}}
quests: {Road: {points: 20}}
"""


@pytest.mark.parametrize(("trait", "tired"), [("Orc", False), ("Troll", True)])
def test_who_does_not_exhaust_against_some(trait: str, tired: bool) -> None:
    """6.4.1-one-ready: Hild is declared as a defender against an Orc and does not exhaust; against a Troll she does."""
    play = situation(
        "combat",
        f"""{TABLE}
heroes: {{Hild: {{owner: Ana, hp: 5, defense: 1, text: "Hild does not exhaust to defend while
  defending against an Orc."}},
         Odo: {{owner: Ben, hp: 4}}}}
enemies: {{Gob: {{engaged: Ana, attack: 1, hp: 9, traits: {trait}}}}}
""",
        "Ana defends with Hild",
    )

    assert value_now(play, "Hild is exhausted") is tired


@pytest.mark.parametrize(("trait", "ready"), [("Orc", True), ("Troll", False)])
def test_who_does_not_exhaust_to_attack_some(trait: str, ready: bool) -> None:
    """6.8b-one-enemy: nobody attacks yet as the attackers are declared; whom against is known all the same."""
    play = situation(
        "combat",
        f"""{TABLE}
heroes: {{Hild: {{owner: Ana, hp: 5, attack: 1, text: "Hild does not exhaust to attack while attacking an Orc."}},
         Odo: {{owner: Ben, hp: 4}}}}
enemies: {{Gob: {{engaged: Ana, attack: 0, hp: 9, traits: {trait}}}}}
""",
        "Ana declares no defender",
        "Ana attacks Gob with Hild",
    )

    assert value_now(play, "Hild is exhausted") is not ready


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("hero", "Vey does not exhaust to defend while defending."),
        ("hero", "Vey does not exhaust to commit to a quest while committed to a quest."),
        ("event", "Response: When an enemy is revealed from the encounter deck, cancel its when revealed effects and "
         "deal 2 damage to it."),
        ("event", "Response: When an enemy is revealed from the encounter deck, cancel its when revealed effects. It "
         "gets -2 attack until the end of the round."),
        ("event", "Response: After Vey is discarded from your deck, put Vey into play."),
        ("attachment", "Response: After attached hero becomes attached to an enemy, draw 1 card."),
    ],
)  # fmt: skip
def test_what_cannot_be_is_unread(kind: str, text: str) -> None:
    """What is revealed is not in play yet, events never are, heroes are attached to nobody, and so on."""
    assert RULES.collected.read(PrintedCard("Vey", kind, text=(text,))).status == "unread"


def test_a_revealed_enemy_is_discarded_by_who_cancels_its_effect() -> None:
    """cancel: its effect does nothing and the card goes to the discard pile, not to the staging area."""
    play = situation(
        "reveal",
        f"""{TABLE}
heroes: {{Hild: {{owner: Ana, hp: 5}}, Odo: {{owner: Ben, hp: 4}}}}
events: {{Stop: {{owner: Ana, cost: 0, text: "Response: When an enemy is revealed from the encounter deck, cancel
  its when revealed effects and discard it."}}}}
enemies: {{Gob: {{zone: deck, attack: 3, hp: 9, text: "When Revealed: Raise each player's threat by 5."}}}}
encounter-deck: [Gob]
""",
        "Ana plays Stop",
    )

    assert (value(play, "threat of Ana"), value(play, "enemies in the staging area")) == (20, [])


@pytest.mark.parametrize(
    ("said", "status"),
    [
        ("If each player is engaged with an enemy", "unread"),
        ("If the players are engaged with 3 or more enemies", "unread"),
        ("If any player is engaged with an enemy", "read"),
        ("If no player is engaged with an enemy", "read"),
    ],
)
def test_whether_each_player_is_meant_or_one_of_them(said: str, status: str) -> None:
    """engaged: one player who is engaged was enough, though each of them is asked for."""
    text = f"When Revealed: {said}, raise each player's threat by 2."
    assert RULES.collected.read(PrintedCard("Gloom", "treachery", text=(text,))).status == status
