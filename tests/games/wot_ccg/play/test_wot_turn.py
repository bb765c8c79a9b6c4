"""The turn: dominance, events, the Challenge Round, participation."""

from __future__ import annotations

import pytest
from situations import choices, happened, may, next_actor, why_not

from wot_ccg.situations import situation, value

CAST = """
characters:
  Rand: {owner: hero, combat: 2, traits: Starting Hero, at: battleground}
  Aginor: {owner: villain, one-power: 4, traits: Starting Villain, at: battleground, rotated: yes, damage: 1}
"""
EVENTS = """
events:
  Storm: {owner: hero, text: combat +1 to target character}
  Ambush: {owner: villain, text: combat -1 to target character}
"""


def test_everything_is_readied_and_goes_home() -> None:
    """ready-step1, ready-return-home."""
    played = situation("ready-round", CAST)

    assert value(played, "place of Aginor") == "home front"
    assert value(played, "Aginor is rotated") is False


@pytest.mark.parametrize(
    ("light", "shadow", "dominant"), [(3, 2, "Hero"), (2, 2, "Villain"), (2, 3, "Villain"), (0, 0, "Villain")]
)
def test_dominance(light: int, shadow: int, dominant: str) -> None:
    """determine-dominance, dominance-tie; neutral tokens do not count."""
    played = situation("ready-round", f"pattern: {{light: {light}, shadow: {shadow}, neutral: 9}}")

    assert value(played, "dominant player") == dominant


def test_no_events_before_dominance() -> None:
    """event-term-barred: the first chance comes when dominance is known."""
    played = situation("ready-round", CAST + EVENTS)

    assert happened(played, "dominant") == ["Villain"]
    assert next_actor(played) == "Villain"


def test_events_alternate() -> None:
    """event-dominant-first, event-alternate: dominant, then the other, until both pass."""
    played = situation("events", CAST + EVENTS, "Villain plays Ambush on Rand", "Hero plays Storm on Rand")

    assert value(played, "combat of Rand") == 2
    assert happened(played, "played") == ["Ambush", "Storm"]


def test_effects_of_events_end_with_the_turn() -> None:
    """event-expiry."""
    played = situation(
        "turn:draw", CAST + EVENTS + "effects: [{on: Rand, change: combat +3}]\n", "pass", "pass", "all pass"
    )

    assert value(played, "combat of Rand") == 2


def test_an_event_is_discarded() -> None:
    """event-discarded: even if its effect lasts."""
    played = situation("events", CAST + EVENTS, "Villain plays Ambush on Rand")

    assert value(played, "place of Ambush") == "discard pile"


@pytest.mark.parametrize(
    ("at", "unit"),
    [("resolve-challenge:opening-subordinate", "opening-roll-simultaneous"), ("participation", "simultaneous"),
     ("draw-round", "event-blocked")],
)  # fmt: skip
def test_barred_moments(at: str, unit: str) -> None:
    """event-blocked: each barred moment is named."""
    table = CAST.replace("at: battleground", "in: pattern" if "resolve" in at else "at: battleground", 1) + EVENTS
    table += "resolving: pattern\nplayers: {Hero: {side: hero, hand: 1}, Villain: {side: villain}}\n"
    played = situation(at, table)

    assert unit in why_not(played, "Hero plays Storm on Rand")


def test_only_rerolls_while_generating() -> None:
    """generate-no-events: another event is refused, a reroll is allowed."""
    table = """
        characters: {Rand: {owner: hero, politics: 2, rolls: [1 support, 2 politics]}}
        events: {Storm: {owner: hero, text: draw 1}, Second Chance: {owner: hero, text: reroll target character}}
    """
    played = situation("action-round", table, "Hero rotates Rand for symbols")

    assert "generate-no-events" in why_not(played, "Hero plays Storm")
    after = situation("action-round", table, "Hero rotates Rand for symbols", "Hero plays Second Chance on Rand")
    assert value(after, "pool of Hero") == "2 politics"


def test_limited_events_only_in_ones_own_step() -> None:
    """limited-events: not in an event window, not in the opponent's step, not in the Last Battle."""
    table = CAST + "events: {Levy: {owner: hero, limited: yes, text: add 1 token}}\n"

    assert may(situation("take-actions", table + "acting: hero\n"), "Hero plays Levy")
    assert "limited-events" in why_not(situation("take-actions", table + "acting: villain\n"), "Hero plays Levy")
    later = situation("last-battle:challenge", table + "last-battle: 1\n")
    assert "limited-not-last-battle" in why_not(later, "Hero plays Levy")


def test_challenges_are_revealed_together() -> None:
    """declare-facedown, declare-reveal, declare-targets: face down, up together, then targets."""
    table = CAST + "challenges: {Raid: {owner: hero, target: opponent's character}, Plot: {owner: villain}}\n"
    played = situation("challenge-round", table, "Hero challenges with Raid", "Villain challenges with Plot")

    assert happened(played, "revealed") == ["Raid", "Plot"]
    assert choices(played) == ["Hero aims Raid at Aginor"]


def test_home_front_cards_do_not_participate() -> None:
    """home-front: only cards in the battleground."""
    table = CAST.replace("at: battleground", "at: home", 1) + "  Lan: {owner: hero, combat: 3, at: battleground}\n"
    played = situation("participation", table)

    assert "home-front" in why_not(played, "Hero commits Rand to the Pattern Challenge")


@pytest.mark.parametrize(
    ("row", "unit"),
    [("traits: Reinforcement, at: home", "reinforce"), ("at: battleground", "reinforcement"),
     ("traits: [Reinforcement, Monster], at: battleground", "monster"),
     ("traits: Reinforcement, in: pattern", "reinforce")],
)  # fmt: skip
def test_who_may_not_reinforce(row: str, unit: str) -> None:
    """reinforce, reinforce-requirements: the trait, the place, and all other limits."""
    table = "characters: {Bayle: {owner: hero, combat: 2, in: pattern}}\n"
    table += f"troops: {{Riders: {{owner: hero, combat: 3, {row}}}}}"
    played = situation("take-actions", table)

    assert unit in why_not(played, "Hero reinforces Pattern Challenge with Riders")


def test_events_may_follow_each_action() -> None:
    """take-actions-events: between two actions the other player may play an event."""
    table = CAST.replace("damage: 1", "") + EVENTS
    table += "troops: {Guard: {owner: hero, combat: 2, damage: 1}}\nacting: hero\n"
    played = situation("take-actions", table, "Hero heals Guard")

    assert next_actor(played) == "Villain"
    assert may(played, "Villain plays Ambush on Rand")
