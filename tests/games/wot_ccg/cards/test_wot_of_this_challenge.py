"""What a challenge says of the cards that take part in it, as long as it goes on or as its resolution begins."""

import pytest

from judge.games.wot_ccg.cards.language import lexicon
from judge.games.wot_ccg.cards.printed import Printed
from judge.games.wot_ccg.cards.reading import read_card
from wot_ccg.situations import situation, value

KNOWN = lexicon((), ("Scribe",))
TABLE = """
    turn: 3
    dominant: hero
    players: {Hero: {hand: 0, deck: 9}, Villain: {hand: 0, deck: 9}}
    challenges: {Plan: {owner: hero, declared: yes, text: "%s"}}
    characters:
      Ann: {owner: hero, combat: 4, in: Plan challenge}
      Bea: {owner: hero, combat: 4, in: pattern, traits: [Scribe]}
      Cid: {owner: villain, combat: 4, in: Plan challenge, traits: [Scribe]}
      Dov: {owner: villain, combat: 4, traits: [Scribe]}
"""
WHO = ("Ann", "Bea", "Cid", "Dov")


@pytest.mark.parametrize(
    ("text", "combat"),
    [
        ("All Scribe characters participating in this challenge gain +2 Combat.", [4, 4, 6, 4]),
        ("All characters you control participating in this challenge gain +2 Combat.", [6, 4, 4, 4]),
        ("Characters opposing this challenge lose 1 Combat.", [4, 4, 3, 4]),
        ("All Scribe characters gain +1 Combat in this challenge.", [4, 4, 5, 4]),
    ],
)
def test_what_is_so_of_all_participants(text: str, combat: list[int]) -> None:
    """effect-continuous: only of those in the challenge whose text it is: Bea and Dov are Scribes elsewhere."""
    played = situation("resolution-round", TABLE % text)
    assert [value(played, f"combat of {each}") for each in WHO] == combat


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("Each Scribe which participates in this challenge takes 2 points of damage at the start of the resolution "
         "round.", [0, 0, 2, 0]),
        ("At the start of the resolution round, place one damage token on each character participating in this "
         "challenge.", [1, 0, 1, 0]),
    ],
)  # fmt: skip
def test_what_happens_to_all_participants(text: str, damage: list[int]) -> None:
    """resolution-round: once, as it begins, and to nobody who is elsewhere."""
    played = situation("resolution-round", TABLE % text)
    assert [value(played, f"damage on {each}") for each in WHO] == damage


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("Monster troops participating in this challenge cannot be assigned damage.", True),
        ("At the start of the resolution round, rotate each troop opposing this challenge.", True),
        ("At the start of the draw round, rotate each troop participating in this challenge.", False),
        ("All characters gain +1 Combat.", False),
        ("All characters participating in this challenge gain +1 Combat for each Scribe you control.", False),
    ],
)
def test_what_is_read(text: str, read: bool) -> None:
    """A challenge is not in play: what it says of others is said of those in it, while there are any."""
    assert all(each.read for each in read_card(Printed("challenge", "Plan"), [text], KNOWN).sentences) is read
