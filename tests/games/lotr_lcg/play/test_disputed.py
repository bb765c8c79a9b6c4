"""What judges met: attacks in progress, elimination, travel with a location active, effects in vain, false reasons."""

from __future__ import annotations

import pytest
from situations import happened, may, next_actor, value, why_not

from lotr_lcg.situations import refusal, situation, value_now

ATTACK = """
players: {Ana: 30, Ben: 25}
heroes: {Aragorn: {of: Ana}, Eowyn: {of: Ben, defense: 1, hp: 9}}
enemies: {Orc: {engaged: Ben, attack: 3, defense: 0}, Wolf: {engaged: Ben, attack: 1}}
attack: {enemy: Orc, player: Ben, defender: Eowyn}
"""


@pytest.mark.parametrize("at", ["combat/enemy-attack:6.4.2", "combat/enemy-attack", "combat:6.4a"])
def test_an_attack_in_progress_is_made_once(at: str) -> None:
    """6.4-eligible: it is this enemy's attack of the round; the next one is the other enemy's, against the same."""
    play = situation(at, ATTACK)

    assert value_now(play, "damage on Eowyn") == 2 + 1
    assert happened(play, "ended") == ["Orc", "Wolf", "combat"]
    assert value_now(play, "enemies that have attacked") == ["Orc", "Wolf"]


def test_whoever_defends_as_the_table_starts_has_exhausted() -> None:
    """6.4.1-one-ready, 6.8b-one-enemy, 3.2: who defends or is committed has exhausted, if nothing is said."""
    assert value(situation("enemy-attack:6.4.2", ATTACK), "Eowyn is exhausted") is True
    ready = ATTACK.replace("hp: 9", "hp: 9, exhausted: no")
    assert value(situation("enemy-attack:6.4.2", ready), "Eowyn is ready") is True
    asked = ATTACK.replace("Aragorn: {of: Ana}", "Aragorn: {of: Ana, committed: yes}")
    assert value(situation("enemy-attack:6.4.2", asked), "Aragorn is exhausted") is True


def test_a_player_attack_in_progress_is_that_player_s() -> None:
    """6.8.1: the others join it; whoever makes it is the active player."""
    mine = ATTACK.replace("defender: Eowyn", "by: player, attackers: [Eowyn]")
    play = situation("combat/player-attack:6.8.2", mine)

    assert (value_now(play, "damage on Orc"), happened(play, "ended")) == (1, ["Orc", "combat"])
    assert happened(play, "strength") == ["Orc"]


OUT = """
players: {Ana: {threat: 49}, Ben: {threat: 30}}
heroes: {Aragorn: {of: Ana}, Eowyn: {of: Ben, text: "Response: After a character leaves play, ready Eowyn."}}
allies: {Scout: {of: Ana, text: "Forced: After Scout leaves play, each player draws 1 card."}}
treacheries: {Dread: {text: "When Revealed: Each player raises his threat by 1. Exhaust each hero."}}
encounter-deck: [Dread, Dread2]
enemies: {Dread2: {}}
"""


def test_an_eliminated_player_s_cards_leave_play() -> None:
    """elimination-cards, leaves-play: from play to a discard pile, so whoever waits for that has it."""
    play = situation("reveal", OUT.replace(" Exhaust each hero.", ""))

    assert value(play, "cards in hand of Ben") == 1
    play = situation("reveal", OUT.replace("Eowyn: {of: Ben", "Eowyn: {of: Ben, exhausted: yes"))
    assert next_actor(play) == "Ben"
    assert may(play, "Ben uses Eowyn") is True


ROADS = """
players: {Ana: 30, Ben: 25}
heroes: {Aragorn: {of: Ana}, Eowyn: {of: Ben}}
locations: {Ford: {active: yes}, Pass: {}}
enemies: {Orc: {}}
"""


def test_nobody_is_asked_to_travel_while_a_location_is_active() -> None:
    """4.2-blocked: there is nothing to decide, and who wants to travel is told why not."""
    play = situation("travel", ROADS)

    assert next_actor(play) == "nobody"
    assert why_not(play, "Ana travels to Pass") >= {"4.2-blocked"}


VAIN = """
players: {Ana: {threat: 30, hand: 0, deck: 0}, Ben: {threat: 30}}
heroes: {Aragorn: {of: Ana, text: TEXT}, Eowyn: {of: Ben}}
quests: {Road: {points: 4}}
"""


@pytest.mark.parametrize(
    "text",
    [
        "Lower your threat by 0.", "Aragorn gets +0 attack until the end of the phase.", "Set your threat to 30.",
        "Draw 1 card.", "Heal 1 damage from Aragorn.", "Ready Aragorn.", "Remove 1 progress from the current quest.",
        "Deal 1 damage to an enemy.", "Each enemy gets -1 attack until the end of the phase.",
        "Deal 0 damage to Eowyn.",
        "Return an enemy to the staging area.", "Discard an attachment.", "Move 1 resource from Eowyn to Aragorn.",
    ],
)  # fmt: skip
def test_what_would_change_nothing_cannot_be_used(text: str) -> None:
    """ability-potential-change: an ability needs the potential to change the game."""
    play = situation("action-window", VAIN.replace("TEXT", f'"Action: {text}"'))

    assert why_not(play, "Ana uses Aragorn") >= {"ability-potential-change"}


HURT = """
players: {Ana: {threat: 30}, Ben: {threat: 30}}
heroes:
  Aragorn: {of: Ana, text: "Action: Deal 1 damage to an exhausted character."}
  Eowyn: {of: Ben, exhausted: yes, text: "Eowyn cannot be damaged."}
  Gimli: {of: Ben, exhausted: yes}
  Bilbo: {of: Ben, exhausted: yes}
"""


def test_why_a_character_cannot_be_chosen() -> None:
    """cannot-be-damaged: it is an exhausted character all right; one that is not is refused for just that."""
    play = situation("action-window", HURT, "Ana uses Aragorn")

    assert may(play, "Ana chooses Gimli") is True
    assert "cannot be damaged" in refusal(play, "Ana chooses Eowyn")
    assert "an exhausted character" in refusal(play, "Ana chooses Aragorn")


ALIKE = """
players: {Ana: {threat: 20}, Ben: {threat: 30}}
heroes: {Aragorn: {of: Ana, hp: 9}, Eowyn: {of: Ben}}
enemies:
  Orc: {title: Orc, text: "Forced: After the players travel to a location, each player raises his threat by 1."}
  Orc2: {title: Orc, text: "Forced: After the players travel to a location, each player raises his threat by 1."}
locations: {Ford: {}}
"""


def test_copies_are_not_put_in_order() -> None:
    """forced-order: the first player has nothing to decide between two copies that do the same."""
    play = situation("travel:4.2", ALIKE, "Ana travels to Ford")

    assert (next_actor(play), value(play, "threat of Ana")) == ("nobody", 22)


def test_who_chooses_several() -> None:
    """several-targets, first-player-targets: the first player; by the other reading the players take the worst."""
    table = """
players: {Ana: {threat: 20}, Ben: {threat: 30}}
heroes: {Aragorn: {of: Ana}, Eowyn: {of: Ben}, Gimli: {of: Ben}}
treacheries: {Dread: {text: "When Revealed: Exhaust 2 heroes."}, Next: {}}
encounter-deck: [Dread, Next]
"""

    assert next_actor(situation("reveal", table)) == "Ana"
    assert next_actor(situation("reveal", table, several_targets="worst")) == "the players"
    one = table.replace("Exhaust 2 heroes", "Exhaust a hero")
    assert next_actor(situation("reveal", one, several_targets="worst")) == "Ana"


def test_a_card_against_the_rulebook_s_cannot() -> None:
    """golden-rule-card-over-rules: a card may let an exhausted character defend; that is a reading."""
    table = """
players: {Ana: 30}
heroes:
  Aragorn: {of: Ana, exhausted: yes, text: "Aragorn may be declared as a defender while exhausted."}
  Gimli: {of: Ana}
enemies: {Orc: {engaged: Ana}}
attack: {enemy: Orc, player: Ana}
"""

    assert may(situation("enemy-attack", table), "Ana defends with Aragorn") is True
    assert may(situation("enemy-attack", table, rulebook_cannot="absolute"), "Ana defends with Aragorn") is False


def test_the_shadow_card_of_an_enemy_that_is_gone() -> None:
    """shadow-enemy-gone: it goes with its enemy; by the other reading at the end of the combat phase."""
    table = """
players: {Ana: 30}
heroes: {Aragorn: {of: Ana, text: "Action: Discard Orc."}}
enemies: {Orc: {engaged: Ana, shadow: [Trap]}}
treacheries: {Trap: {}}
"""
    gone = situation("action-window", table, "Ana uses Aragorn")
    kept = situation("action-window", table, "Ana uses Aragorn", shadow_enemy_gone="combat-end")

    assert (value_now(gone, "place of Trap"), value_now(kept, "place of Trap")) == ("discard pile", "shadow")
