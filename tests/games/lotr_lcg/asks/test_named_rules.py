"""The rule that decides is among the cites: of progress, threat, damage, elimination, blanked and gained text."""

from __future__ import annotations

from situations import value, why_not

from judge.scenario.ask import answer
from judge.scenario.model import Ask
from judge.scenario.played import Played
from lotr_lcg.situations import situation

FALL = """
players: {Ana: {threat: 20}, Ben: 30}
heroes: {Gimli: {of: Ana, hp: 2, defense: 0}, Bilbo: {of: Ben}}
enemies: {Orc: {engaged: Ana, attack: 4}}
attack: {enemy: Orc, player: Ana, defender: Gimli, declared: yes}
"""
TROLL = """
players: {Ana: 30}
heroes: {Aragorn: {of: Ana}}
allies: {Scout: {of: Ana, defense: 1, hp: 2}}
enemies:
  Troll:
    engaged: Ana
    attack: 6
    text: "Excess combat damage dealt by Troll must be assigned as an increase to your threat."
attack: {enemy: Troll, player: Ana, defender: Scout, declared: yes}
"""
PAIR = """
players: {Ana: 30}
heroes: {Aragorn: {of: Ana, defense: 2}, Gimli: {of: Ana, defense: 1}}
enemies: {Troll: {engaged: Ana, attack: 6}}
attack: {enemy: Troll, player: Ana, defenders: [Aragorn, Gimli], declared: yes}
"""
BLANK = """
players: {Ana: 30}
heroes: {Aragorn: {of: Ana, traits: [Ranger], keywords: [sentinel]}}
attachments: {Crown: {on: Aragorn, text: "Attached hero gains the Gondor trait."}}
enemies: {Dragon: {victory: 3, engaged: Ana}}
effects: ["blank Aragorn's text box", "blank Dragon's text box"]
"""
PLATE = """
players: {Ana: 30}
heroes: {Gimli: {of: Ana, hp: 5, damage: 6}, Eowyn: {of: Ana}}
attachments: {Plate: {on: Gimli, text: "Attached hero gets +4 hit points."}}
treacheries: {Thief: {text: "When Revealed: Discard each attachment in play."}}
encounter-deck: [Thief]
"""
SONG = """
players: {Ana: {threat: 30, hand: [Song]}}
heroes: {Aragorn: {of: Ana}}
events: {Song: {cost: 0, text: "Action: Place 3 progress on the current quest."}}
locations: {Ford: {points: 2, active: yes}}
quests: {Q: {points: 9}}
"""


def cited(played: Played, quantity: str) -> set[str]:
    """The units that the answer to a question about a value cites."""
    return {cite.unit for cite in answer(played, Ask(value=quantity)).cites}


def test_an_eliminated_player_is_at_fifty() -> None:
    """scoring-eliminated: the dial goes up to 50 with the elimination, whatever its cause."""
    play = situation("enemy-attack:6.4.3", FALL)

    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (50, 30)
    assert "scoring-eliminated" in cited(play, "threat of Ana")


def test_excess_damage_raises_threat() -> None:
    """6.4.3-formula: 6 less 1 is 5, of which 2 hit points leave 3 for the threat: 33."""
    play = situation("enemy-attack:6.4.3", TROLL)

    assert value(play, "threat of Ana") == 33
    assert {"6.4.3-formula", "6.4.3-no-spill", "golden-rule-card-over-rules"} <= cited(play, "threat of Ana")


def test_the_other_defender_is_spared() -> None:
    """multiple-defenders-damage: all 3 go to one of the two."""
    play = situation("enemy-attack:6.4.3", PAIR, "Ana assigns the damage to Gimli")

    assert value(play, "damage on Aragorn") == 0
    assert "multiple-defenders-damage" in cited(play, "damage on Aragorn")


def test_blanked_and_gained() -> None:
    """blank-includes: traits and keywords go, gained ones and victory stay."""
    play = situation("action-window", BLANK)

    assert [value(play, f"Aragorn has {word}") for word in ("Ranger", "sentinel", "Gondor")] == [False, False, True]
    assert "blank-includes" in cited(play, "Aragorn has Ranger")
    assert "gains-characteristic" in cited(play, "Aragorn has Gondor")
    assert value(play, "Dragon has victory") is True and "victory-not-blanked" in cited(play, "Dragon has victory")


def test_lost_hit_points_destroy() -> None:
    """modifiers-recalculate: 6 damage on 5 hit points, once the 4 more are gone."""
    play = situation("reveal", PLATE)

    assert value(play, "Gimli is destroyed") is True
    assert {"hit-points", "modifiers-recalculate"} <= cited(play, "Gimli is destroyed")


def test_progress_by_a_card_effect() -> None:
    """active-location-overflow: 2 of the 3 go on the active location, 1 on the quest; nobody has quested."""
    play = situation("action-window", SONG, "Ana plays Song")

    assert value(play, "progress on Q") == 1
    assert {"active-location-buffer", "active-location-overflow"} <= cited(play, "progress on Q")
    assert "3.4-success" not in cited(play, "progress on Q")


def test_engaged_enemies_by_name() -> None:
    """engaged: who is engaged has no order of its own; they are listed by name."""
    table = "players: {Ana: 40}\nheroes: {A1: {of: Ana}}\nenemies: {Wolf: {engaged: Ana}, Bat: {engaged: Ana}}"

    assert value(situation("combat", table), "enemies engaged with Ana") == ["Bat", "Wolf"]


def test_no_sentinel_when_the_attack_is_over() -> None:
    """6.4.1-engaged-only: the reason against a defender is named, also when the attack has run to its end."""
    table = """
players: {Ana: 30, Ben: 30}
heroes: {Gimli: {of: Ana}, Eowyn: {of: Ben}}
enemies: {Orc: {engaged: Ben}}
"""
    play = situation("enemy-attack:6.4.1", table + "attack: {enemy: Orc, player: Ben}", "Ben declares no defender")

    assert why_not(play, "Ana defends with Gimli") == {"6.4.1-engaged-only", "sentinel", "6.4.1"}


def test_a_tie_changes_nothing() -> None:
    """3.4-tie: neither progress nor threat, and the rule is named for both."""
    table = (
        "players: {Ana: 30}\nheroes: {A1: {of: Ana, willpower: 2, committed: yes}}\nlocations: {Ford: {threat: 2}}\n"
    )
    play = situation("quest:3.4", table + "quests: {Q: {}}")

    assert (value(play, "progress on Q"), value(play, "threat of Ana")) == (0, 30)
    assert "3.4-tie" in cited(play, "progress on Q") and "3.4-tie" in cited(play, "threat of Ana")


def test_everybody_out_is_a_loss() -> None:
    """elimination-all: with the last player the game is lost."""
    table = "players: {Ana: 49}\nheroes: {A1: {of: Ana}}\ntreacheries: {Doom: {keywords: [doomed 1]}}\n"
    play = situation("reveal", table + "encounter-deck: [Doom]")

    assert value(play, "result") == "the players lose"
    assert "elimination-all" in cited(play, "result")


def test_put_into_play_is_not_played() -> None:
    """put-not-played: what waits for the card to be played is refused with that rule."""
    table = """
players: {Ana: {hand: [Sneak, Smith]}}
heroes: {A1: {of: Ana}}
allies: {Smith: {text: "Response: After you play Smith, draw 1 card."}}
events: {Sneak: {cost: 0, text: "Action: Put 1 ally card into play from your hand."}}
"""
    play = situation("action-window", table, "Ana plays Sneak")

    assert value(play, "Smith is in play") is True
    assert "put-not-played" in why_not(play, "Ana uses Smith")


def test_why_the_threat_was_so_high() -> None:
    """lasting-encounter-open: an enemy that came later adds 3, against no willpower: threat 23."""
    table = """
players: {Ana: 20, Ben: 20}
heroes: {A1: {of: Ana}, B1: {of: Ben}}
treacheries:
  Rally: {text: "When Revealed: Each enemy in the staging area gets +1 threat until the end of the phase."}
enemies: {Orc: {threat: 2}}
encounter-deck: [Rally, Orc]
"""
    play = situation("quest:3.3", table)

    assert value(play, "threat of Ana") == 23
    assert {"3.4-failure", "lasting-encounter-open"} <= cited(play, "threat of Ana")
