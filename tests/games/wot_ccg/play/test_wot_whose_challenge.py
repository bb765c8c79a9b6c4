"""Whose challenge is meant: the white and the black token are for what a player declared, the green one is not."""

import pytest
from situations import may

from judge.content.problem import BadInput
from wot_ccg.situations import situation, value

BOTH = """
    players: {Ana: hero, Ben: villain}
    dominant: villain
    characters: {Lan: {owner: hero, combat: 2, at: battleground}}
    challenges: {Raid: {owner: hero, declared: yes}, Plot: {owner: villain, declared: yes}}
"""
NONE = BOTH.replace("declared: yes", "declared: no")


@pytest.mark.parametrize(
    ("words", "challenge"),
    [("Ana's challenge", "Raid"), ("the Hero's challenge", "Raid"), ("white", "Raid"),
     ("Ben's challenge", "Plot"), ("black", "Plot"),
     ("the Pattern Challenge", "Pattern Challenge"), ("green", "Pattern Challenge")],
)  # fmt: skip
def test_a_players_challenge_is_the_one_he_declared(words: str, challenge: str) -> None:
    """participation-white, participation-black, participation-green: the Pattern Challenge has a colour of its own."""
    played = situation("participation", BOTH, f"Ana commits Lan to {words}", "all pass", "all pass")

    assert value(played, "challenge of Lan") == challenge


def test_a_player_who_is_called_hero() -> None:
    """participation-white: Raid, which Hero has declared, and not the Pattern Challenge."""
    table = "\n".join(line for line in BOTH.splitlines() if "players" not in line)
    played = situation("participation", table, "Hero commits Lan to Hero's challenge", "all pass", "all pass")

    assert value(played, "challenge of Lan") == "Raid"


@pytest.mark.parametrize("words", ["Ana's challenge", "the Hero's challenge"])
def test_without_another_the_heros_challenge_is_the_pattern_challenge(words: str) -> None:
    """pattern-hero-initiated: it is the Hero player who has initiated it, and she has initiated no other."""
    played = situation("participation", NONE, f"Ana commits Lan to {words}", "all pass", "all pass")

    assert value(played, "challenge of Lan") == "Pattern Challenge"


@pytest.mark.parametrize("words", ["Ben's challenge", "black", "white"])
def test_without_another_no_colour_stands_for_a_challenge(words: str) -> None:
    """participation-white, participation-black: nobody has declared one, and the Pattern Challenge is green."""
    with pytest.raises(BadInput, match="no challenge"):
        situation("participation", NONE, f"Ana commits Lan to {words}")


def test_a_contested_challenge_is_its_players() -> None:
    """contested-counts: it is the player's one challenge of the turn."""
    table = NONE + "    advantages: {Throne: {owner: villain, kind: world, on: world, traits: Contested}}\n"
    table += "    contests: [{by: Ana, advantage: Throne}]\n"
    played = situation("participation", table, "Ana commits Lan to Ana's challenge", "all pass", "all pass")

    assert value(played, "challenge of Lan") == "Ana's contest of Throne"


def test_in_the_last_battle_there_is_only_the_last_battle() -> None:
    """last-battle-only-challenge: Ana has initiated it, so it is hers; note lb-token-colour: white, not green."""
    table = NONE.split("challenges:")[0] + "last-battle: 1\n"
    played = situation("last-battle/participation", table)

    assert may(played, "Ana commits Lan to Ana's challenge") is True
    assert may(played, "Ana commits Lan to white") is True
    with pytest.raises(BadInput, match="no challenge"):
        situation("last-battle/participation", table, "Ana commits Lan to green")


def test_reinforcing_a_players_challenge() -> None:
    """reinforce, participation-white: as if it had been committed in the step before."""
    table = BOTH.replace("combat: 2", "combat: 2, traits: Reinforcement") + "    acting: hero\n"
    played = situation("take-actions", table, "Ana reinforces Ana's challenge with Lan")

    assert value(played, "challenge of Lan") == "Raid"
