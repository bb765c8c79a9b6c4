"""Outcomes, the Last Battle, the Victory Check, control and replacement."""

from __future__ import annotations

import pytest
from situations import asked, choices, may, why_not

from wot_ccg.situations import situation, value

OUTCOME = "resolve-challenge:outcome"


@pytest.mark.parametrize(
    ("support", "opposition", "tokens"),
    [(3, 0, [3, 2, 0]), (2, 0, [2, 2, 1]), (0, 0, [2, 2, 1]), (0, 2, [2, 2, 1]), (0, 3, [2, 3, 0]), (7, 4, [3, 2, 0])],
)
def test_the_token_of_the_pattern_challenge(support: int, opposition: int, tokens: list[int]) -> None:
    """pattern-hero-by-3, pattern-villain-by-3, pattern-otherwise-neutral."""
    played = situation(OUTCOME, f"{{resolving: pattern, support: {support}, opposition: {opposition}}}")

    assert [value(played, f"{each} tokens") for each in ("light", "shadow", "neutral")] == tokens


def test_twenty_tokens_bring_the_last_battle_next_turn() -> None:
    """last-battle-trigger: the twentieth token falls in the Outcome; the battle begins with the next turn."""
    played = situation(OUTCOME, "pattern: {light: 9, shadow: 5, neutral: 5}\nresolving: pattern")

    assert value(played, "total tokens") == 20
    assert value(played, "last battle") == "next turn"


def test_a_challenge_card_does_what_it_says() -> None:
    """outcome-margin, pile-challenges: its effect by its margin; then it is discarded."""
    table = """
        resolving: Raid
        support: 6
        opposition: 2
        challenges:
          Raid: {owner: hero, declared: yes, success: ["add 1 token", "by 3: draw 1"], failure: remove 1 token}
    """
    played = situation(OUTCOME, table)

    assert value(played, "light tokens") == 3
    assert value(played, "hand of Hero") == 1
    assert value(played, "place of Raid") == "discard pile"


def test_a_challenge_becomes_an_advantage() -> None:
    """challenge-becomes-advantage: it stays in play and works from then on."""
    table = """
        resolving: Raid
        support: 1
        challenges: {Raid: {owner: hero, declared: yes, becomes-advantage: yes, text: [hand size +2]}}
    """
    assert value(situation(OUTCOME, table), "hand size of Hero") == 10


def test_the_opposer_does_not_succeed() -> None:
    """outcome-opposer-cannot-succeed: in a card challenge never."""
    table = "resolving: Raid\nopposition: 9\nchallenges: {Raid: {owner: hero, declared: yes}}"

    assert value(situation(OUTCOME, table), "Villain succeeded in Raid") is False


def test_order_of_challenges() -> None:
    """resolution-order: Pattern, subordinate player's, dominant player's."""
    table = "challenges: {Plot: {owner: villain, declared: yes}, Raid: {owner: hero, declared: yes}}"

    assert asked(situation("resolution-round", table), "order", "resolving") == ["Pattern Challenge", "Raid", "Plot"]


def test_symbols_are_gone_after_the_outcome() -> None:
    """outcome-clear: nothing is saved for the next challenge."""
    table = "resolving: pattern\ncharacters: {Lan: {owner: hero, combat: 3, in: pattern, symbols: 2 combat}}"
    played = situation(OUTCOME, table)

    assert value(played, "pool of Hero") == "nothing"
    assert value(played, "challenge of Lan") == "none"


def test_a_whole_turn_of_the_last_battle() -> None:
    """last-battle: no Action Round; tokens are added; a lead of 5 wins and the other player loses."""
    table = """
        pattern: {light: 8, shadow: 6, neutral: 6}
        characters:
          Rand: {owner: hero, one-power: 4, traits: Starting Hero, rolls: 9 support}
          Aginor: {owner: villain, one-power: 4, traits: Starting Villain, rolls: 2 opposition}
    """
    line = (
        "Villain commits Aginor to the Last Battle",
        "Hero commits Rand to the Last Battle",
        "Villain rotates Aginor",
        "Hero rotates Rand",
    )
    played = situation("last-battle", table, *line)

    assert value(played, "support of the Last Battle") == 17
    assert value(played, "opposition of the Last Battle") == 8
    assert value(played, "winner") == "Hero"


def test_no_other_challenge_in_the_last_battle() -> None:
    """last-battle-only-challenge."""
    table = "last-battle: 1\ncharacters: {Rand: {owner: hero, combat: 2}}\nchallenges: {Raid: {owner: hero}}"

    refused = why_not(situation("last-battle:challenge", table), "Hero challenges with Raid")
    assert refused == {"last-battle-only-challenge"}


def test_the_face_down_dragon() -> None:
    """mat-perrin-reveal: it may be revealed at the start; mat-perrin-untargetable until then."""
    table = """
        pattern: {light: 10, shadow: 10}
        dominant: villain
        characters:
          Perrin Aybara: {owner: hero, combat: 4, traits: Starting Hero}
          Dragon Reborn: {owner: hero, one-power: 5, personality: Rand, traits: Starting Hero, zone: face down}
        events: {Doom: {owner: villain, text: kill target character}}
    """
    assert "mat-perrin-untargetable" in why_not(situation("events", table), "Villain plays Doom on Dragon Reborn")
    played = situation("last-battle", table, "Hero reveals Dragon Reborn")
    assert value(played, "Dragon Reborn is in play") is True
    assert value(played, "Dragon Reborn has Starting Hero") is False


def test_control_comes_back_at_the_end_of_the_turn() -> None:
    """control, event-expiry: the owner stays the owner, and control lasts as long as the effect."""
    table = """
        dominant: villain
        characters: {Elayne: {owner: hero, politics: 3, allegiances: Andor, in: pattern}}
        events: {Compulsion: {owner: villain, text: take control of target character}}
    """
    played = situation("events", table, "Villain plays Compulsion on Elayne")
    assert (value(played, "controller of Elayne"), value(played, "owner of Elayne")) == ("Villain", "Hero")
    assert value(played, "side of Elayne") == "opposing"
    later = situation("turn/resolution-round:events", table, "Villain plays Compulsion on Elayne", "all pass")
    assert value(later, "controller of Elayne") == "Hero"


def test_dark_one_never_gains_dragon() -> None:
    """dark-one-no-dragon: the effect is ignored."""
    table = """
        dominant: hero
        characters: {Ishamael: {owner: villain, one-power: 5, allegiances: Dark One}}
        events: {Sworn: {owner: hero, text: gain Dragon to target character}}
    """
    played = situation("events", table, "Hero plays Sworn on Ishamael")

    assert value(played, "allegiances of Ishamael") == ["Dark One"]


def test_a_prophecy_once_a_game() -> None:
    """prophecy-immediate, prophecy-repeatable: fulfilled at once; a second time without benefit."""
    table = """
        dominant: hero
        {more}
        characters: {{Rand: {{owner: hero, combat: 2}}}}
        advantages:
          Stone Falls:
            owner: hero
            kind: player
            on: hero
            traits: Prophecy
            text: [{{when: fulfilled, if: you control Rand, do: add 1 token}}]
        events: {{Pause: {{owner: hero, text: do nothing}}}}
    """
    assert value(situation("events", table.format(more="turn: 5")), "light tokens") == 3
    assert value(situation("events", table.format(more="fulfilled: Stone Falls")), "light tokens") == 2


def test_a_prophecy_cannot_be_targeted() -> None:
    """prophecy-untargetable, starting-advantage-untargetable."""
    table = """
        dominant: villain
        advantages:
          Stone Falls: {owner: hero, kind: player, on: hero, traits: Prophecy}
          Banner: {owner: hero, kind: player, on: hero, traits: Starting Advantage}
          Cloak: {owner: hero, kind: player, on: hero}
        events: {Theft: {owner: villain, text: discard target advantage}}
    """
    played = situation("events", table)

    assert "prophecy-untargetable" in why_not(played, "Villain plays Theft on Stone Falls")
    assert "starting-advantage-untargetable" in why_not(played, "Villain plays Theft on Banner")
    assert may(played, "Villain plays Theft on Cloak")


def test_continuous_requirements() -> None:
    """continuous-failure: what it requires fails, so it goes at once, and what is attached with it."""
    table = """
        dominant: villain
        characters:
          Warder: {owner: hero, combat: 4, text: [discard unless you control an Aes Sedai character]}
          Moiraine: {owner: hero, one-power: 4, allegiances: Aes Sedai}
        advantages: {Cloak: {owner: hero, kind: character, on: Warder}}
        events: {Doom: {owner: villain, text: kill target character}}
    """
    played = situation("events", table, "Villain plays Doom on Moiraine")

    assert value(played, "discard pile of Hero") == ["Warder", "Cloak"]


def test_against() -> None:
    """against: only while the two are on different sides of one challenge."""
    table = """
        characters:
          Lan: {{owner: hero, combat: 3, in: pattern, text: ["if against Monster: combat +2"]}}
          Trolloc: {{owner: {owner}, combat: 3, traits: Monster, in: pattern}}
    """
    assert value(situation("events", table.format(owner="villain")), "combat of Lan") == 5
    assert value(situation("events", table.format(owner="hero")), "combat of Lan") == 3


def test_search_and_its_limits() -> None:
    """search-not-same-card, personality-search: never a copy of the searching card; a name means the printed title."""
    table = """
        dominant: hero
        characters:
          Young Bull: {owner: hero, personality: Perrin Aybara, zone: deck}
          Perrin Aybara: {owner: hero, personality: Perrin Aybara, zone: deck}
        events: {Call: {owner: hero, text: search for Perrin Aybara}}
    """
    played = situation("events", table)

    assert may(played, "Hero plays Call on Perrin Aybara")
    assert not may(played, "Hero plays Call on Young Bull")


def test_setup_lays_out_leaders_and_tokens() -> None:
    """prepare-leader, prepare-tokens."""
    played = situation("setup", "characters: {Rand: {owner: hero, combat: 2, traits: Starting Hero, zone: hand}}")

    assert value(played, "Rand is in play") is True
    assert value(played, "tokens of Hero") == 2


def test_opponent_is_made_to_discard() -> None:
    """discard-pile: after the first turn the player chooses what to discard."""
    table = """
        dominant: villain
        characters: {Aginor: {owner: villain, intrigue: 2}}
        events:
          Pickpocket: {owner: villain, text: opponent discards 1}
          Storm: {owner: hero, text: draw 1}
          Gale: {owner: hero, text: draw 1}
    """
    played = situation("events", table, "Villain plays Pickpocket")

    assert choices(played) == ["Hero discards Storm", "Hero discards Gale"]
