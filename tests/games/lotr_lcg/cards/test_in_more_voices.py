"""What encounter cards say in the words of different years; invented cards, worked out by hand first."""

from __future__ import annotations

import pytest
from situations import value

from lotr_lcg.cards.test_in_every_voice import TABLE, fought, revealed, status
from lotr_lcg.situations import situation


@pytest.mark.parametrize(
    ("case", "threat"),
    [
        ("this attack destroys no character", 22),
        ("this attack damages no character", 20),
        ("the defending character survives this attack", 22),
        ("the defending character does not survive this attack", 20),
    ],
)
def test_what_the_attack_comes_to(case: str, threat: int) -> None:
    """6.4.4: 3 damage hurt Hild, who has 9 hit points."""
    assert value(fought(f"Forced: After Maw attacks, if {case}, raise your threat by 2."), "threat of Ana") == threat


@pytest.mark.parametrize(("number", "threat"), [("2 or more", 23), ("3 or more", 20), ("no", 20)])
def test_so_many_engaged_with_him(number: str, threat: int) -> None:
    """Maw and Gut are engaged with Ana."""
    text = f"Forced: After Maw attacks, if the defending player has {number} enemies engaged with him, raise his threat"
    more = "  \n"
    table = (
        TABLE
        + f"""
enemies: {{Maw: {{engaged: Ana, attack: 0, hp: 9, text: "{text} by 3."}}, Gut: {{engaged: Ana, attacked: yes}}}}
attack: {{enemy: Maw, player: Ana}}
{more}"""
    )

    assert value(situation("enemy-attack", table, "Ana defends with Hild"), "threat of Ana") == threat


@pytest.mark.parametrize(("many", "left"), [("2 or more", (0, 1)), ("3 or more", (1, 1))])
def test_any_player_who_controls_so_many(many: str, left: tuple[int, int]) -> None:
    """Ana has two allies, Ben has one: what `that player` does, Ana does."""
    allies = "allies: {Pim: {owner: Ana, hp: 3}, Pam: {owner: Ana, hp: 3}, Pum: {owner: Ben, hp: 3}}\n"
    text = f"When Revealed: If any player controls {many} allies, that player loses control of nothing."

    assert status("treachery", text) == "unread"
    text = f"When Revealed: If any player controls {many} allies, that player deals 1 damage to each ally he controls."
    play = revealed(text, allies)

    assert (1 - value(play, "damage on Pim"), 1 - value(play, "damage on Pum")) == left


def test_each_of_them_gets_it() -> None:
    table = TABLE + "enemies: {Maw: {zone: staging area, threat: 2}, Gut: {engaged: Ana, threat: 2}}\n"
    table += 'locations: {Fen: {threat: 1, text: "Enemies in the staging area each get +3 threat."}}\n'
    play = situation("action-window", table)

    assert (value(play, "threat strength of Maw"), value(play, "threat strength of Gut")) == (5, 2)


def test_the_best_of_his_own() -> None:
    """The first player is Ben: of his allies the one that costs most goes."""
    allies = "allies: {Pim: {owner: Ana, cost: 9}, Pam: {owner: Ben, cost: 2}, Pum: {owner: Ben, cost: 4}}\n"
    play = revealed("When Revealed: Discard the first player's highest-cost ally.", allies)

    assert [value(play, f"place of {name}") for name in ("Pim", "Pam", "Pum")] == [
        "play area", "play area", "discard pile",
    ]  # fmt: skip


def test_text_that_is_lost() -> None:
    """Hild's attachment gives her nothing while its text is lost."""
    blade = 'attachments: {Blade: {owner: Ana, on: Hild, traits: [Weapon], text: "Attached hero gets +2 attack."}}\n'
    fen = 'locations: {Fen: {text: "Each Weapon attachment loses its text except for Traits."}}\n'

    assert value(situation("action-window", TABLE + blade), "attack of Hild") == 5
    assert value(situation("action-window", TABLE + blade + fen), "attack of Hild") == 3


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("enemy", "Shadow: If this attack survives the defending character, raise your threat by 1."),
        ("treachery", "When Revealed: Discard your highest-sphere ally."),
        ("location", "Each Weapon attachment loses its name."),
        ("enemy", "Each Orc enemy gains regenerate."),
    ],
)
def test_what_stays_unread(kind: str, text: str) -> None:
    assert status(kind, text) == "unread"
