"""The round: resource, planning and refresh phases, elimination, winning, scoring, setup."""

from __future__ import annotations

from situations import happened, may, next_actor, value, why_not

from lotr_lcg.situations import situation, value_now

THREE = """
players: {Ana: 30, Ben: 25, Cleo: 28}
heroes: {Aragorn: {of: Ana}, Eowyn: {of: Ben}, Frodo: {of: Cleo}}
"""


def test_resources_and_cards_for_everybody() -> None:
    """1.2, 1.3: each hero gains a resource, each player draws a card."""
    play = situation("resource", THREE)

    assert [value(play, f"resources of {hero}") for hero in ("Aragorn", "Eowyn", "Frodo")] == [1, 1, 1]
    assert value(play, "cards in hand of Ben") == 1


def test_an_empty_deck_gives_no_card() -> None:
    """player-deck-empty: a player without cards plays on; the discard pile is not shuffled back."""
    play = situation("resource", THREE.replace("Ben: 25", "Ben: {threat: 25, deck: 0, discard: 7}"))

    assert value(play, "cards in hand of Ben") == 0
    assert value(play, "Ben is eliminated") is False


PLANNING = """
players: {Ana: {hand: [Scout]}, Ben: {hand: [Guard]}}
heroes: {Aragorn: {of: Ana, resources: 5}, Eowyn: {of: Ben, resources: 5}}
allies: {Scout: {cost: 1}, Guard: {cost: 1}}
"""


def test_only_the_active_player_plays_allies() -> None:
    """2.2: in the first player's window nobody else plays allies."""
    play = situation("planning", PLANNING)

    assert may(play, "Ana plays Scout")
    assert not may(play, "Ben plays Guard")
    assert value(situation("planning", PLANNING, "Ana plays Scout", "Ben plays Guard"), "Guard is in play") is True


def test_the_window_of_another_player() -> None:
    """2.2: who starts it is a reading; an action of Ana's makes the difference visible."""
    table = PLANNING.replace("resources: 5}, E", 'resources: 5, text: ["Action: Exhaust Aragorn to draw 1 card."]}, E')
    steps = ("Ana plays Scout", "all pass")

    assert next_actor(situation("planning", table, *steps)) == "Ana"
    assert next_actor(situation("planning", table, *steps, planning_window_start="active-player")) == "Ben"


def test_refresh() -> None:
    """7.2 to 7.4: everything readies, everybody's threat goes up, the token moves on."""
    play = situation("refresh", THREE.replace("of: Ben", "of: Ben, exhausted: yes"))

    assert value(play, "Eowyn is ready") is True
    assert [value(play, f"threat of {name}") for name in ("Ana", "Ben", "Cleo")] == [31, 26, 29]
    assert value(play, "first player") == "Ben"


def test_alone_a_player_keeps_the_token() -> None:
    """next-player-solo: there is nobody to pass it to."""
    assert value(situation("refresh", "players: {Ana: 30}\nheroes: {Aragorn: {of: Ana}}"), "first player") == "Ana"


def test_elimination_at_fifty() -> None:
    """threat-elimination-level: 49 and 1 are 50; the first player's token passes at once and then again."""
    play = situation("refresh:7.3", THREE.replace("Ana: 30", "Ana: 49"))

    assert value(play, "Ana is eliminated") is True
    assert value(play, "first player") == "Cleo"
    assert value(play, "place of Aragorn") == "discard pile"


def test_everybody_at_once() -> None:
    """elimination-all: with nobody left the players lose."""
    play = situation("refresh:7.3", "players: {Ana: 49, Ben: 49}\nheroes: {Aragorn: {of: Ana}, Eowyn: {of: Ben}}")

    assert value(play, "result") == "the players lose"
    assert next_actor(play) == "nobody"


KILLED = """
players: {Ana: {threat: 30, hand: [Mishap]}, Ben: 25}
heroes: {Aragorn: {of: Ana, hp: 3, damage: 2}, Eowyn: {of: Ben}}
events: {Mishap: {cost: 0, text: ["Action: %s"]}}
enemies: {Orc: {engaged: Ana, damage: 1}}
"""


def test_the_last_hero_killed() -> None:
    """elimination-causes: a player whose heroes are all killed is out; the enemy goes back with its damage."""
    play = situation("travel:aw-4.2", KILLED % "Deal 1 damage to a hero you control.", "Ana plays Mishap")

    assert value(play, "Ana is eliminated") is True
    assert (value(play, "place of Orc"), value(play, "damage on Orc")) == ("staging area", 1)


def test_the_last_hero_discarded() -> None:
    """killed-defeated: a player without heroes is out; by the other reading only destroyed heroes were killed."""
    table = KILLED % "Discard a hero you control from play."

    assert value(situation("travel:aw-4.2", table, "Ana plays Mishap"), "Ana is eliminated") is True
    kept = situation("travel:aw-4.2", table, "Ana plays Mishap", killed_defeated="destroyed")
    assert value(kept, "Ana is eliminated") is False


SCORE = """
round: 4
players: {Ana: 41, Ben: {threat: 37, eliminated: yes}}
heroes:
  Aragorn: {of: Ana, damage: 2, threat-cost: 12}
  Gimli: {of: Ana, threat-cost: 11, zone: discard pile}
  Eowyn: {of: Ben, threat-cost: 9, zone: discard pile}
enemies: {Troll: {victory: 4, zone: victory display}}
"""


def test_score() -> None:
    """scoring-procedure: 41 + 50 for Ben; 11 + 9 for the defeated; 2 damage; 30 for rounds; less 4."""
    assert value(situation("scoring", SCORE), "score") == 41 + 50 + 11 + 9 + 2 + 30 - 4


def test_score_by_the_campaign_penalty() -> None:
    """threat-penalty-two-meanings: by the other reading the campaign's penalty counts, here none."""
    other = situation("scoring", SCORE, threat_penalty_two_meanings="campaign-penalty")

    assert value(other, "score") == 41 + 50 + 2 + 30 - 4


SETUP = """
players: {Ana: {deck: 20}, Ben: {deck: 20}}
heroes: {Aragorn: {of: Ana, threat-cost: 12}, Gimli: {of: Ana, threat-cost: 11}, Eowyn: {of: Ben, threat-cost: 9}}
quests: {Flies: {points: 8, text: ["Setup: Each player draws 1 card."]}}
"""


def test_setup() -> None:
    """setup-2, setup-5: threat is the sum of the threat costs; six cards; one mulligan each."""
    play = situation("setup", SETUP)
    kept = situation("setup", SETUP, "Ana takes a mulligan", "Ben keeps the hand")

    assert (value_now(play, "threat of Ana"), value_now(play, "threat of Ben")) == (23, 9)
    assert value_now(play, "cards in hand of Ana") == 6
    assert not may(situation("setup", SETUP, "Ana takes a mulligan"), "Ana takes a mulligan")
    assert value_now(kept, "cards in hand of Ana") == 7


def test_a_whole_round_ends() -> None:
    """0.0 to 0.1: the round can be gone through, and another begins."""
    quiet = THREE.replace("of: Ana", "of: Ana, exhausted: yes").replace("of: Ben", "of: Ben, exhausted: yes")
    table = quiet.replace("of: Cleo", "of: Cleo, exhausted: yes") + "encounter-deck: 30"
    play = situation("game/round", table, "Ana does not travel")

    assert happened(play, "begun")[:4] == ["resource", "planning", "quest", "travel"]


def test_choices_of_other_steps_are_refused_with_their_rule() -> None:
    """Each choice has its step: 5.2 for engaging, 6.8 for attacking, 6.4.1 for defending."""
    table = THREE + "enemies: {Orc: {}}\nlocations: {Ford: {}}"
    play = situation("travel:4.2", table)

    assert "5.2" in why_not(play, "Ana engages Orc")
    assert "6.8b-one-enemy" in why_not(play, "Ana attacks Orc with Aragorn")
    assert "6.4.1" in why_not(play, "Ana defends with Aragorn")


def test_everybody_is_eliminated_before_the_game_ends() -> None:
    """elimination-cards: with both players out at once, both players' cards go to the discard piles."""
    play = situation("refresh:7.3", "players: {Ana: 49, Ben: 49}\nheroes: {Aragorn: {of: Ana}, Eowyn: {of: Ben}}")

    assert sorted(happened(play, "eliminated")) == ["Ana", "Ben"]
    assert value(play, "place of Aragorn") == "discard pile"
