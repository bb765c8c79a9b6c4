"""7: combat from engagement to its end."""

import pytest
from situations import choices, happened, next_actor

from chaotic.situations import situation, value

BEGIN = """
players: {Ana: active, Ben: }
creatures:
  Vey: {owner: Ana, engaged: yes%s}
  Koru: {owner: Ben, engaged: yes%s}
"""
STRIKES = """
players:
  Ana: {active: yes, attacks: [Cut, Feint], harmless: %d}
  Ben: {attacks: [Cut, Feint], harmless: %d}
creatures:
  Vey: {owner: Ana, engaged: yes, space: S2}
  Koru: {owner: Ben, engaged: yes, space: S2, energy: 10}
  Tavi: {owner: Ben, space: S3}
  Dorn: {owner: Ana, space: S1}
attacks:
  Cut: {base: 10}
  Feint: {base: 0}
board: {adjacent: {S1: [S2], S2: [S3]}}
"""


def test_held_back_triggers_join_one_burst() -> None:
    """7.2.1 to 7.2.3: engagement and gear triggers wait and go on with those of the beginning of combat."""
    own = ", abilities: [{name: Roar, when: engaged, do: courage +5 on this}]"
    foe = ", gear: {name: Horn, up: no, abilities: [{name: Blast, when: gear revealed, do: deal 5 to opposing}]}"
    played = situation("combat:7.2.1", BEGIN % (own, foe))

    assert value(played, "burst") == ["Blast of Horn", "Roar of Vey"]
    assert next_actor(played) == "Ana"


def test_battlegear_is_revealed_in_combat() -> None:
    """7.2.2: face-down Battlegear of engaged Creatures is turned up, and gives what it gives."""
    played = situation("combat:7.2.1", BEGIN % (", gear: {name: Pulse, up: no, abilities: [courage +25]}", ""))

    assert value(played, "courage of Vey") == 75


def test_intimidate_works_once_as_combat_begins() -> None:
    """g-intimidate: the opposing Creature loses X as combat begins; copies are one trigger."""
    played = situation(
        "combat:7.2.1", BEGIN % (", abilities: [Intimidate courage 10, Intimidate courage 5]", ""), "all pass"
    )

    assert happened(played, "added") == ["Intimidate courage 15 of Vey"]
    assert value(played, "courage of Koru") == 35


def test_elementproof_looks_as_combat_begins() -> None:
    """g-elementproof: it triggers if the opposing Creature has the element as combat begins (a reading)."""
    fire = BEGIN % (", abilities: [Fireproof 15]", ", elements: [fire]")
    assert value(situation("combat:7.2.1", fire, "all pass"), "energy of Vey") == 65
    none = BEGIN % (", abilities: [Fireproof 15]", "")
    assert value(situation("combat:7.2.1", none), "burst") == []
    assert value(situation("combat:7.2.1", none, elementproof_check="on-resolution"), "burst") == [
        "Fireproof 15 of Vey"
    ]


LADDER = [
    (", abilities: [Surprise]", ", wisdom: 90", "Ana"),
    ("", ", abilities: [Surprise]", "Ben"),
    (", abilities: [Surprise]", ", abilities: [Surprise], wisdom: 60", "Ben"),
    (", abilities: [loses initiative checks], wisdom: 90", "", "Ben"),
    (", wisdom: 55", ", wisdom: 60", "Ben"),
    ("", "", "Ana"),
]


@pytest.mark.parametrize(("own", "foe", "winner"), LADDER)
def test_initiative_ladder(own: str, foe: str, winner: str) -> None:
    """7.2.4.1: Surprise, then losing checks, then the Location's line, then the active player."""
    table = BEGIN % (own, foe) + "locations:\n  Hall: {owner: Ben, initiative: Wisdom, active: yes}\n"

    assert value(situation("initiative", table), "striking player") == winner


def test_initiative_by_a_trait() -> None:
    """7.2.4.1-3: the only Creature with the trait has Initiative; if both have it the active player's does."""
    hall = "locations:\n  Hall: {owner: Ben, initiative: Fire, active: yes}\n"
    assert value(situation("initiative", BEGIN % ("", ", elements: [fire]") + hall), "striking player") == "Ben"
    assert (
        value(situation("initiative", BEGIN % (", elements: [fire]", ", elements: [fire]") + hall), "striking player")
        == "Ana"
    )


def test_surprise_comes_before_the_drawback() -> None:
    """7.2.4.1: Surprise is checked first, and once a Creature gains Initiative no further checks are made."""
    table = BEGIN % ("", ", abilities: [Surprise, loses initiative checks]")
    assert value(situation("initiative", table), "striking player") == "Ben"


def test_nobody_strikes_before_initiative() -> None:
    """7.2.4.1, 7.2.5: who controls the Creature with Initiative is the first Striking Player; before, nobody is."""
    begins = situation("combat:7.2.1", BEGIN % ("", ", abilities: [Surprise]"))
    assert value(begins, "striking player") == "nobody"
    passed = situation("combat:7.2.1", BEGIN % ("", ", abilities: [Surprise]"), "all pass")
    assert value(passed, "striking player") == "Ben"


def test_strikes_alternate() -> None:
    """7.2.5.4: after both pass on an empty Burst the other player strikes."""
    played = situation("combat:7.2.5", STRIKES % (0, 0), "Ana attacks with Feint", "all pass", "all pass")

    assert next_actor(played) == "Ben"
    assert choices(played) == ["Ben attacks with Cut", "Ben attacks with Feint"]


def test_combat_ends_when_a_creature_leaves() -> None:
    """7.3.1: no further priority in the combat; 6.3.4: the winner stays; 7.3.3: the Action Step goes on."""
    played = situation("turn/action/combat:7.2.5", STRIKES % (0, 0), "Ana attacks with Cut", "all pass")

    assert value(played, "combat") == "over"
    assert value(played, "space of Vey") == "S2"
    assert next_actor(played) == "Ana"


def test_window_after_a_kill_is_a_reading() -> None:
    """7.2.5.4 against 7.3.1: under the other reading the Striking Player still has priority in the combat."""
    played = situation(
        "combat:7.2.5", STRIKES % (0, 0), "Ana attacks with Cut", "all pass", priority_after_kill="window-first"
    )

    assert played.position.waiting is not None and played.position.waiting.at == "strike:7.2.5.3"


def test_twenty_attacks_each_without_damage() -> None:
    """7.3.2: with the fortieth harmless attack both engaged Creatures are defeated."""
    played = situation("combat:7.2.5", STRIKES % (19, 20), "Ana attacks with Feint", "all pass")

    assert happened(played, "destroyed") == ["Vey", "Koru"]
    assert (
        happened(situation("combat:7.2.5", STRIKES % (18, 20), "Ana attacks with Feint", "all pass"), "destroyed") == []
    )


def test_empty_attack_deck_is_made_anew() -> None:
    """7.2.5.1: with an empty Attack Deck the discard pile becomes the deck; which card is drawn is chance."""
    table = (STRIKES % (0, 0)).replace(
        "attacks: [Cut, Feint], harmless: 0}\n  Ben", "attack-discard: [Cut, Feint]}\n  Ben"
    )
    played = situation("strike", table)

    assert choices(played) == ["chance draws Cut", "chance draws Feint"]
    assert choices(situation("strike", table, "chance draws Cut")) == ["Ana attacks with Cut"]


def test_disarm_takes_the_abilities_of_battlegear() -> None:
    """g-disarm: Battlegear of the opposing Creature loses all its abilities."""
    table = (STRIKES % (0, 0)).replace("engaged: yes, space: S2}", "engaged: yes, space: S2, abilities: [Disarm]}")
    table = table.replace("energy: 10}", "energy: 10, gear: {name: Pulse, abilities: [courage +25]}}")
    assert value(situation("combat:7.2.1", table, "all pass"), "courage of Koru") == 50


def test_leaving_by_other_ways_ends_combat() -> None:
    """7.3.1: removal from the game ends combat too, unless only the listed ways do (a reading)."""
    table = STRIKES.replace("Cut: {base: 10}", "Cut: {base: 0, text: [remove from the game on opposing]}") % (0, 0)
    assert value(situation("combat:7.2.5", table, "Ana attacks with Cut", "all pass"), "combat") == "over"
    other = situation("combat:7.2.5", table, "Ana attacks with Cut", "all pass", leave_play_other="listed-only")
    assert value(other, "combat") == "going on"
