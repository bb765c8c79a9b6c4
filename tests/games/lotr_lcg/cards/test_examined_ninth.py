"""What an examiner of the newest wordings found to be done otherwise than it is said; invented cards, by hand."""

from __future__ import annotations

import pytest
from situations import choices, value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 20, first: yes, deck: 9}, Ben: {threat: 30, deck: 9}}
quests: {Road: {points: 20}}
"""


def status(kind: str, text: str) -> str:
    """Whether a card is read."""
    assert RULES.collected is not None
    return RULES.collected.read(PrintedCard("Vey", kind, text=(text,))).status


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("Encounter card effects cannot damage Hild.", 3),
        ("Hild cannot be damaged by card effects.", 3),
        ("Hild cannot be damaged.", 0),
        ("Hild cannot take damage except from attacks.", 3),
        ("", 5),
    ],
)
def test_the_damage_of_an_attack_is_not_that_of_an_effect(text: str, damage: int) -> None:
    """6.4.4: 3 damage of Gob's attack is dealt by the framework; the 2 of its shadow card are those of an effect."""
    play = situation(
        "combat",
        f"""{TABLE}
heroes: {{Hild: {{owner: Ana, hp: 9, defense: 0, text: "{text}"}}, Odo: {{owner: Ben, hp: 4}}}}
enemies: {{Gob: {{engaged: Ana, attack: 3, hp: 9, shadow: [Mist]}}}}
treacheries: {{Mist: {{zone: deck, text: "Shadow: Deal 2 damage to the defending character."}}}}
""",
        "Ana defends with Hild",
    )

    assert value(play, "damage on Hild") == damage


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("event", "Action: Until the end of the phase, each enemy gets +1 attack while it is engaged with you."),
        ("event", "Action: Until the end of the phase, each ally gets +1 attack unless it is damaged."),
        ("event", "Action: Search your deck for an ally and add it to your hand. If a card is added this way, draw 1 "
         "card."),
        ("quest", "The players cannot advance until all Orc enemies are destroyed."),
        ("quest", "The players cannot advance until a location is explored."),
        ("location", "This location cannot be explored unless an enemy has been destroyed."),
        ("treachery", "When Revealed: Each player deals 1 damage to an enemy. If no enemies have been destroyed, raise "
         "each player's threat by 2."),
        ("quest", "Forced: After progress is placed on this stage, the players must advance to stage 3A or 3B."),
        ("event", "Action: Add 1 resource to each hero's pool for each ally you control (limit 2)."),
        ("treachery", "When Revealed: Discard the top 2 cards of the encounter deck. If any of these cards is an "
         "enemy, add 1 to the staging area."),
        ("treachery", "When Revealed: The first player chooses a hero he controls. Exhaust it and discard all his Item "
         "attachments."),
    ],
)  # fmt: skip
def test_what_can_mean_two_things_is_unread(kind: str, text: str) -> None:
    """Added to which place; all of them or one; in this game or just now; those of the hero or of the player."""
    assert status(kind, text) != "read"


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("quest", "Each enemy gets +1 attack while it is engaged with the first player."),
        ("treachery", "When Revealed: Until the end of the phase, each enemy gets +1 attack if it is damaged."),
        ("quest", "While no locations have been explored this game, enemies get +1 attack."),
        ("quest", "While an enemy has been destroyed this game, enemies get +1 attack."),
    ],
)
def test_what_can_mean_but_one_thing_is_read(kind: str, text: str) -> None:
    assert status(kind, text) == "read"


@pytest.mark.parametrize("done", ["Heal 2 damage from Gob.", "Move 2 damage from Gob to Rat."])
def test_the_last_damage_is_gone_however_it_went(done: str) -> None:
    """Gob has 2 damage: with both of them healed or moved there is none."""
    play = situation(
        "action-window",
        f"""{TABLE}
heroes: {{Hild: {{owner: Ana, hp: 9, text: "Action: {done}"}}, Odo: {{owner: Ben, hp: 4}}}}
enemies:
  Gob: {{hp: 9, damage: 2, text: "Forced: When the last damage here is removed, raise each player's threat by 3."}}
  Rat: {{hp: 9}}
""",
        "Ana uses Hild",
    )

    assert value(play, "threat of Ana") == 23


@pytest.mark.parametrize("text", ["cannot take damage except from attacks", "cannot be damaged by player card effects"])
def test_damage_is_not_moved_to_what_takes_none_of_effects(text: str) -> None:
    """cannot-be-damaged: nor can damage be moved there."""
    play = situation(
        "action-window",
        f"""{TABLE}
heroes: {{Hild: {{owner: Ana, hp: 9, damage: 2, text: "Action: Move 2 damage from Hild to Rat. Draw 1 card."}},
         Odo: {{owner: Ben, hp: 4}}}}
enemies: {{Rat: {{hp: 9, text: "Rat {text}."}}}}
""",
        "Ana uses Hild",
    )

    assert value(play, "damage on Rat") == 0


@pytest.mark.parametrize(
    ("limit", "may"),
    [
        ("Limit once per player per round.", False),
        ("Limit once per round.", False),
        ("Each player may trigger this effect once each round.", True),
    ],
)
def test_a_limit_of_each_player_lets_nobody_else_use_it(limit: str, may: bool) -> None:
    """abilities-controlled: Hild is Ana's; only the words `each player may` let Ben trigger her action."""
    play = situation(
        "action-window",
        f"""{TABLE}
heroes: {{Hild: {{owner: Ana, hp: 9, text: "Action: Raise your threat by 1 to draw 1 card. {limit}"}},
         Odo: {{owner: Ben, hp: 4}}}}
""",
        "Ana passes",
    )

    assert ("Ben uses Hild" in choices(play)) is may


def test_the_attachments_of_all_that_were_spoken_of() -> None:
    """Both heroes were exhausted, so Net and Bow go; Boots on an ally stay."""
    play = situation(
        "reveal",
        f"""{TABLE}
heroes: {{Hild: {{owner: Ana, hp: 9}}, Odo: {{owner: Ben, hp: 4}}}}
allies: {{Tor: {{owner: Ana, hp: 3}}}}
attachments: {{Net: {{owner: Ana, on: Hild}}, Bow: {{owner: Ben, on: Odo}}, Boots: {{owner: Ana, on: Tor}}}}
treacheries: {{Storm: {{zone: deck, text: "When Revealed: Exhaust each hero. Discard all their attachments."}}}}
encounter-deck: [Storm]
""",
    )

    found = [value(play, f"place of {each}") for each in ("Net", "Bow", "Boots")]
    assert found[:2] == ["discard pile", "discard pile"] and found[2] != "discard pile"
