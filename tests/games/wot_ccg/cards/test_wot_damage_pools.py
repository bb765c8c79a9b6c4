"""Damage pools in card text: every pool that can be named, in every wording, and what comes of it."""

import pytest
from situations import choices

from wot_ccg.situations import situation, value

TABLE = """
    dominant: hero
    resolving: pattern
    pools: {Hero: {character: 2, troop: 2}, Villain: {character: 3, troop: 3}}
    characters:
      Ann: {owner: hero, combat: 9, in: pattern}
      Orl: {owner: villain, combat: 9, in: pattern}
    troops:
      Host: {owner: hero, combat: 9, in: pattern}
      Pikes: {owner: villain, combat: 9, in: pattern}
    events: {Deed: {owner: hero, text: "%s"}}
"""


@pytest.mark.parametrize(
    ("text", "hurt"),
    [
        ("Add 1 damage to your character damage pool.", (3, 3, 3, 2)),
        ("Put two tokens in your troop damage pool.", (3, 3, 2, 4)),
        ("Add one [Damage Icon] to your character damage pool.", (3, 3, 3, 2)),
        ("Add a token to your character and troop damage pools.", (3, 3, 3, 3)),
        ("Your character damage pool is increased by 2.", (3, 3, 4, 2)),
        ("Remove a point of damage from an opponent's character damage pool.", (2, 3, 2, 2)),
        ("Remove [2x Damage] from your opponent's troop damage pool.", (3, 1, 2, 2)),
        ("Negate all damage in your opponent's troop damage pool.", (3, 0, 2, 2)),
        ("Remove 1 damage from both of your opponent's damage pools.", (2, 2, 2, 2)),
        ("Remove 2 damage from your character damage pool.", (3, 3, 0, 2)),
        ("Reduce your opponent's character damage pool by 2.", (1, 3, 2, 2)),
        ("Add a number of tokens to your troop damage pool equal to the number of characters in play.", (3, 3, 2, 4)),
        ("Remove damage from your opponent's character damage pool equal to the number of troops you control.",
         (2, 3, 2, 2)),
    ],
)  # fmt: skip
def test_every_pool_in_every_wording(text: str, hurt: tuple[int, ...]) -> None:
    """damage-two-pools: the opponent's pools hurt Ann and Host, one's own Orl and Pikes."""
    played = situation("resolve-challenge:grips-events", TABLE % text, "Hero plays Deed")

    assert tuple(value(played, f"damage on {each}") for each in ("Ann", "Host", "Orl", "Pikes")) == hurt


def test_any_pool_of_a_sort_is_chosen() -> None:
    """`any troop damage pool`: one's own or the opponent's, whichever is chosen."""
    at, table = "resolve-challenge:grips-events", TABLE % "Remove 1 damage from any troop damage pool."
    found = sorted(each for each in choices(situation(at, table)) if each.startswith("Hero plays Deed"))

    assert len(found) == 2
    theirs = next(each for each in found if "opponent" in each)
    own = next(each for each in found if "opponent" not in each)
    assert value(situation(at, table, theirs), "damage on Host") == 2
    assert value(situation(at, table, own), "damage on Pikes") == 1


def test_during_a_challenge_an_event_is_played_while_one_is_resolved() -> None:
    """An event participates in nothing: it can be played in the course of a challenge, and not before."""
    text = "During a challenge, you may pay [Combat] to remove 1 damage from any damage pool."
    table = (TABLE % text).replace("Ann: {owner: hero,", "Ann: {owner: hero, symbols: 1 combat,")
    at = "resolve-challenge:grips-events"
    assert sum(each.startswith("Hero plays Deed") for each in choices(situation(at, table))) == 4
    assert not any("Deed" in each for each in choices(situation("events", table)))
