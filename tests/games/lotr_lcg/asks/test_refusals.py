"""What angry players propose: every refusal names what is really against it, with its rule."""

from __future__ import annotations

import pytest
from situations import value

from judge.content.problem import BadInput
from lotr_lcg.situations import refusal, situation

TABLE = """
players: {Ana: {threat: 30, hand: [Bolt, Pim, Cloak, Axe, Feint]}, Ben: {threat: 25, hand: [Shot]}}
heroes:
  Aragorn: {of: Ana, resources: 1, sphere: leadership}
  Gimli: {of: Ana, exhausted: yes, sphere: tactics, resources: 2}
  Beregond: {of: Ana, sphere: tactics, resources: 2}
  Eowyn: {of: Ben, sphere: spirit, resources: 4}
  Legolas: {of: Ben, keywords: [ranged, sentinel]}
allies: {Pim: {cost: 3, sphere: lore}, Guard: {of: Ben}, Dead: {zone: discard pile, owner: Ana}}
attachments:
  Cloak: {cost: 1}
  Axe: {cost: 1, text: "Attach to a Dwarf hero."}
  Ring: {on: Aragorn, text: "Action: Exhaust Ring to draw 1 card."}
  Stone: {on: Eowyn, text: "Action: Exhaust Stone to raise your threat by 1."}
events:
  Bolt: {cost: 2, sphere: tactics, text: "Action: Choose an enemy. Deal 1 damage to it."}
  Feint: {cost: 1, sphere: tactics, text: "Combat Action: Choose an enemy. It cannot attack this phase."}
  Shot: {text: "Combat Action: Deal 1 damage to an enemy."}
enemies:
  Orc: {engaged: Ana, attack: 3, attacked: yes}
  Rat: {engaged: Ana, attack: 2}
  Bat: {engaged: Ana, attack: 2}
  Wolf: {engagement: 35}
  Troll: {engaged: Ben, text: "Immune to player card effects."}
  Gone: {zone: discard pile}
locations: {Ford: {}, Moor: {zone: discard pile}}
objectives: {Key: {}}
quests: {Road: {points: 8}}
encounter-deck: 9
"""
ACTIVE = TABLE.replace("Ford: {}", "Ford: {}, Hill: {active: yes}")
AN_ATTACK = ("Ana has Rat attack next", "all pass")
PROPOSED = [
    ("quest:3.2-commit", (), "Ana commits Gimli", "exhausted", "exhausted-not-again"),
    ("quest:3.2-commit", (), "Ana commits Eowyn", "not controlled by Ana", "3.2"),
    ("quest:3.2-commit", (), "Ana commits Orc", "not a character", "3.2"),
    ("quest:3.2-commit", (), "Ana commits Pim", "in the hand", "3.2"),
    ("quest:3.2-commit", (), "Ana commits Dead", "in the discard pile", "3.2"),
    ("quest:3.2-commit", (), "Ana commits Ben", "Ben is not a character", "3.2"),
    ("quest:3.2-commit", (), "Ben commits Eowyn", "Ana's turn", "in-player-order"),
    ("quest:3.2-commit", (), "Ana attacks Rat with Aragorn", "only in step 6.8", "6.8"),
    ("quest:3.2-commit", (), "Ana plays Pim", "planning window", "2.2"),
    ("quest:3.2-commit", (), "Ana uses Ring", "no action window", "action-window-only"),
    ("quest:3.2-commit", (), "Ana travels to Ford", "only in step 4.2", "4.2"),
    ("travel:4.2", (), "Ben travels to Ford", "Ana is the first player", "first-player-travel"),
    ("travel:4.2", (), "Ana travels to Wolf", "not a location", "4.2"),
    ("travel:4.2", (), "Ana travels to Moor", "in the discard pile", "4.2"),
    ("travel:4.2", (), "Ana travels to Ben", "not a location", "4.2"),
    ("travel:4.2", (), "Ana commits Aragorn", "only in step 3.2", "3.2"),
    ("encounter:5.2", (), "Ana engages Rat", "already engaged with Ana", "engaged"),
    ("encounter:5.2", (), "Ana engages Troll", "already engaged with Ben", "engaged"),
    ("encounter:5.2", (), "Ana engages Gone", "in the discard pile", "5.2"),
    ("encounter:5.2", (), "Ana engages Ford", "not an enemy", "5.2"),
    ("encounter:5.2", (), "Ana engages Wolf and Rat", "one enemy", "optional-engagement-once"),
    ("encounter:5.2", (), "Ben engages Wolf", "Ana's turn", "in-player-order"),
    ("encounter:5.2", (), "Ana lets Wolf engage", "engagement check", "5.3-which-enemy"),
    ("planning:2.2", (), "Ana plays Pim", "no hero with a lore icon", "resource-match"),
    ("planning:2.2", (), "Ana plays Axe on Gimli", "Dwarf hero", "attachment-needs-host"),
    ("planning:2.2", (), "Ana plays Cloak on Ford", "character", "attachment-needs-host"),
    ("planning:2.2", (), "Ana plays Cloak on Pim", "in the hand", "attachment-needs-host"),
    ("planning:2.2", (), "Ana plays Aragorn", "heroes start the game in play", "hero-start"),
    ("planning:2.2", (), "Ana plays Wolf", "encounter", "put-into-play"),
    ("planning:2.2", (), "Ana plays Ring", "already in play", "put-into-play"),
    ("planning:2.2", (), "Ana plays Dead", "not in Ana's hand", "put-into-play"),
    ("planning:2.2", (), "Ana plays Shot", "not under Ana's control", "action-sources"),
    ("planning:2.2", (), "Ben plays Shot", "only in the combat phase", "action-phase-named"),
    ("planning:2.2", (), "Ben uses Stone", "Ana's turn", "action-windows"),
    ("planning:2.2", (), "Ana uses Stone", "not under Ana's control", "action-sources"),
    ("planning:2.2", (), "Ana uses Gimli", "no action", "action-sources"),
    ("planning:2.2", (), "Ana plays Bolt on Rat", "not played on a card", "put-into-play"),
    ("planning:2.2", (), "Ana takes a mulligan", "one mulligan", "mulligan"),
    ("planning:2.2", (), "Ana gives up Ring", "three restricted", "restricted-third"),
    ("planning:2.2", (), "Ana pays 1 from Aragorn", "there is nothing to pay", "initiating-4"),
    ("planning:2.2", (), "Ana chooses Rat", "to choose now", "choose"),
    ("combat:6.4a", (), "Ana has Orc attack next", "already attacked", "6.4-eligible"),
    ("combat:6.4a", (), "Ana has Troll attack next", "not engaged with Ana", "6.4b"),
    ("combat:6.4a", (), "Ana has Rat and Bat attack next", "one at a time", "6.4b"),
    ("combat:6.4a", (), "Ben has Troll attack next", "Ana's turn", "6.4b"),
    ("combat:6.4a", (), "Ana defends with Aragorn", "no enemy is attacking", "6.4.1"),
    ("combat:6.4a", AN_ATTACK, "Ana defends with Gimli", "exhausted", "6.4.1-one-ready"),
    ("combat:6.4a", AN_ATTACK, "Ana defends with Eowyn", "not controlled by Ana", "6.4.1-one-ready"),
    ("combat:6.4a", AN_ATTACK, "Ben defends with Eowyn", "sentinel", "6.4.1-engaged-only"),
    ("combat:6.4a", AN_ATTACK, "Ben defends with Legolas", "declared no defender", "sentinel-after-no-defender"),
    ("combat:6.4a", AN_ATTACK, "Ana defends with Aragorn and Beregond", "one character", "multiple-defenders"),
    ("combat:6.4a", AN_ATTACK, "Ana plays Bolt", "no action window", "action-window-only"),
    ("combat:6.8a", (), "Ana attacks Wolf with Aragorn", "not engaged with a player", "6.8b-one-enemy"),
    ("combat:6.8a", (), "Ana attacks Troll with Aragorn", "ranged", "6.8b-all-ranged"),
    ("combat:6.8a", (), "Ana attacks Rat with Gimli", "exhausted", "exhausted-not-again"),
    ("combat:6.8a", (), "Ana attacks Rat with Eowyn", "not controlled by Ana", "6.8b-one-enemy"),
    ("combat:6.8a", (), "Ana attacks Gone with Aragorn", "in the discard pile", "6.8b-one-enemy"),
    ("combat:6.8a", (), "Ana attacks Rat", "at least one character", "6.8b-one-enemy"),
    ("combat:6.8a", (), "Ana attacks Ben with Aragorn", "not an enemy", "6.8b-one-enemy"),
    ("combat:6.8a", (), "Ben joins with Legolas", "no attack to join", "6.8.1"),
    ("combat:6.8a", ("Ana attacks Rat with Aragorn",), "Ben joins with Eowyn", "ranged", "6.8.1"),
    ("combat:6.8a", ("Ana attacks Rat with Aragorn",), "Ana joins with Beregond", "declares the attack", "6.8.1"),
    ("action-window", ("Ana plays Bolt",), "Ana pays 2 from Aragorn", "no tactics icon", "resource-match"),
    ("action-window", ("Ana plays Bolt",), "Ana pays 3 from Gimli", "2 resources", "initiating-4"),
    ("action-window", ("Ana plays Bolt",), "Ana pays 1 from Gimli", "exactly 2 resources", "initiating-4"),
    ("action-window", ("Ana plays Bolt",), "Ana pays 2 from Eowyn", "Ana's control", "cost-own-elements"),
]
BOLT = ("Ana plays Bolt", "Ana pays 2 from Gimli")
CHOSEN = [
    ("Ana chooses Troll", "immune", "immune"),
    ("Ana chooses Ford", "an enemy", "choose"),
    ("Ana chooses Gone", "an enemy", "choose"),
    ("Ana chooses Rat and Bat", "exactly one", "choose"),
    ("Ana chooses nobody", "exactly one", "choose"),
    ("Ben chooses Rat", "Ana's turn", "choose-controller"),
]


@pytest.mark.parametrize(("at", "made", "proposed", "words", "unit"), PROPOSED)
def test_what_is_against_it(at: str, made: tuple[str, ...], proposed: str, words: str, unit: str) -> None:
    """Wrong phase, not his card, exhausted, out of reach, already done, not in play: the rule that forbids it."""
    told = refusal(situation(at, TABLE, *made), proposed)

    assert words in told
    assert unit in told.rpartition("[")[2].rstrip("]").split()


@pytest.mark.parametrize(("proposed", "words", "unit"), CHOSEN)
def test_why_it_cannot_be_chosen(proposed: str, words: str, unit: str) -> None:
    """choose: immune cards, cards of another kind, too many, nobody, another player's choice."""
    told = refusal(situation("action-window", TABLE, *BOLT), proposed)

    assert words in told
    assert unit in told.rpartition("[")[2].rstrip("]").split()


def test_travel_with_a_location_active() -> None:
    """4.2-blocked: said in step 4.2 itself and everywhere else."""
    assert "Hill is the active location" in refusal(situation("travel:4.2", ACTIVE), "Ana travels to Ford")
    assert "Hill is the active location" in refusal(situation("quest:3.2-commit", ACTIVE), "Ana travels to Ford")


CARDS = """
players: {Ana: {threat: 30, hand: [Wit, Bilbo2, Guard, Sword]}, Ben: {threat: 25}}
heroes:
  Aragorn: {of: Ana, resources: 5, text: "Response: After Aragorn commits to the quest, ready him."}
  Bilbo: {of: Ben, text: "Action: Raise your threat by 1 to draw 1 card. (Limit once per round.)"}
  Gandalf: {of: Ben, text: "Cannot have attachments."}
  Brand: {of: Ana, text: "Action: Spend 9 resources from Brand's pool to draw 1 card."}
allies:
  Bilbo2: {title: Bilbo, unique: yes, cost: 1}
  Guard: {cost: 7}
  Tired: {of: Ana, exhausted: yes, text: "Action: Exhaust Tired to draw 1 card."}
  Mute: {of: Ana, text: "Action: Draw 1 card."}
attachments: {Sword: {cost: 0}}
events: {Wit: {cost: 0, text: "Response: After an enemy is destroyed, draw 1 card."}}
effects: ["blank Mute's text box"]
"""
PLAYED = [
    ("Ana plays Bilbo2", "unique", "unique-no-second"),
    ("Ana plays Guard", "costs 7", "play-cost-paid"),
    ("Ana plays Sword on Gandalf", "cannot have attachments", "cannot-have-attachments"),
    ("Ana plays Wit", "nothing that triggers", "triggering-condition"),
    ("Ana uses Aragorn", "nothing that triggers", "triggering-condition"),
    ("Ana uses Brand", "9 are needed", "cost"),
    ("Ana uses Tired", "exhausted", "exhausted-not-again"),
    ("Ana uses Mute", "blank", "blank"),
    ("Ben plays Guard", "active player", "active-player"),
    ("Ana plays Ben", "not a card", "put-into-play"),
]


@pytest.mark.parametrize(("proposed", "words", "unit"), PLAYED)
def test_why_it_cannot_be_played_or_used(proposed: str, words: str, unit: str) -> None:
    """play-restrictions-all: unique, too dear, out of its time, exhausted, blank, not the active player."""
    told = refusal(situation("planning:2.2", CARDS), proposed)

    assert words in told
    assert unit in told.rpartition("[")[2].rstrip("]").split()


def test_a_limit_that_is_used_up() -> None:
    """limit-phase-round: once per round, and it has been used."""
    play = situation("planning:2.2", CARDS, "Ana passes", "Ben uses Bilbo")

    assert "already" in refusal(play, "Ben uses Bilbo")


def test_one_mulligan_for_each() -> None:
    """mulligan: not before one's own hand is looked at, and not twice."""
    seats = "players: {Ana: 0, Ben: 0}\nheroes: {Aragorn: {of: Ana}, Eowyn: {of: Ben}}"

    assert "Ana's turn" in refusal(situation("setup", seats), "Ben takes a mulligan")
    assert "Ben's turn" in refusal(situation("setup", seats, "Ana takes a mulligan"), "Ana takes a mulligan")


def test_a_limit_is_named_before_the_window_that_closed_by_itself() -> None:
    """limit-phase-round: used once, it cannot be used again; that no window is open any more is not the reason."""
    table = """
players: {Ana: 20}
heroes: {Beravor: {of: Ana, text: "Action: Add 1 resource to Beravor. (Limit once per round.)"}}
"""
    said = refusal(situation("action-window", table, "Ana uses Beravor"), "Ana uses Beravor")

    assert said.startswith("Beravor has already been used once this round")
    assert said.split("[")[1].startswith("limit-phase-round")


def test_the_threat_of_a_card_is_called_its_strength() -> None:
    """threat-strength: 2 printed, and 1 for each of 3 resources that the table says are on it."""
    table = """
    players: {Ana: 30}
    heroes: {Hild: {owner: Ana}}
    locations: {Fen: {resources: 3, damage: 1, threat: 2, text: "Fen gets +1 threat for each resource on it."}}
    """
    play = situation("action-window", table)

    assert value(play, "threat strength of Fen") == 5
    assert value(play, "damage on Fen") == 1
    with pytest.raises(BadInput, match="ask for the `threat strength of Fen`"):
        value(play, "threat of Fen")
