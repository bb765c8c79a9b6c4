"""Events that allow a reroll, at every time at which events can be played."""

import pytest
from situations import happened

from wot_ccg.situations import situation, value

ACTIONS = """
    dominant: villain
    characters: {Bayle: {owner: hero, politics: 2, rolls: ["1 politics, 1 support", "2 politics, 1 opposition"]}}
    events: {Second Chance: {owner: hero, text: reroll target character}}
"""
PASS = ("Hero passes", "Villain passes")
REROLLS = "Hero plays Second Chance on Bayle"
GENERATED = ("Hero rotates Bayle for symbols", *PASS)
BEFORE = (*GENERATED, "Hero asks to play an event", "Villain passes", REROLLS)
OWN = (*GENERATED, *PASS, REROLLS)
VILLAINS = (*GENERATED, *PASS, "Hero passes", *PASS, REROLLS)


@pytest.mark.parametrize("choices", [BEFORE, OWN, VILLAINS], ids=["before", "own actions", "villain's actions"])
def test_a_reroll_after_the_pool_has_been_generated(choices: tuple[str, ...]) -> None:
    """event-play, take-actions-events: events come at any time, so between actions too; the reroll of 2 replaces the 1.

    generate-only-time is about rotating, which Bayle does not do again. dice-other-symbols: in the Action Round the
    opposition is ignored, and no challenge has been touched.
    """
    played = situation("action-round", ACTIONS, *choices)

    assert happened(played, "rerolled") == ["Bayle"]
    assert value(played, "pool of Hero") == "2 politics"
    assert value(played, "support of the Pattern Challenge") == 0
    assert value(played, "place of Second Chance") == "discard pile"


def test_symbols_that_were_spent_stay_spent() -> None:
    """generate-mark-tokens: the symbol for the Banner is gone; ignored: the other of the first roll goes; 1 comes."""
    table = ACTIONS.replace('["1 politics, 1 support", "2 politics, 1 opposition"]', "[2 politics, 1 politics]")
    table += "    advantages: {Banner: {owner: hero, kind: player, cost: 1 politics}}\n"
    played = situation("action-round", table, *OWN[:-1], "Hero puts Banner on Hero", REROLLS)

    assert value(played, "pool of Hero") == "1 politics"


def test_symbols_that_were_spent_in_a_challenge_stay_spent() -> None:
    """generate-mark-tokens, ignored: as in the Action Round, 1 of 2 was spent, the other goes, and 1 comes."""
    table = """
        dominant: hero
        characters: {Bayle: {owner: hero, politics: 2, in: pattern, rolls: [2 politics, 1 politics]}}
        events:
          Bribe: {owner: hero, cost: 1 politics, text: draw 1}
          Storm: {owner: villain, text: draw 1}
          Second Chance: {owner: hero, text: reroll target character}
    """
    spent = ("all pass", "Hero rotates Bayle", "all pass", "Hero plays Bribe", "Villain passes")
    played = situation("resolve-challenge", table, *spent, REROLLS)

    assert value(played, "pool of Hero") == "1 politics"


def test_nothing_is_rolled_again_when_the_challenge_is_over() -> None:
    """outcome-clear: the results went with the challenge, whoever was sent out of it before, and no symbol is saved."""
    table = """
        dominant: hero
        characters: {Bayle: {owner: hero, politics: 2, in: pattern, rolls: [1 politics, 2 politics]}}
        events:
          Retreat: {owner: hero, text: send target character home}
          Second Chance: {owner: hero, text: reroll target character}
    """
    fought = ("all pass", "Hero rotates Bayle", "all pass", "Hero plays Retreat on Bayle", *("all pass",) * 6)
    played = situation("resolution-round", table, *fought, REROLLS)

    assert happened(played, "resolved") == ["Pattern Challenge"]
    assert happened(played, "rolled") == ["Bayle"]
    assert value(played, "pool of Hero") == "nothing"
