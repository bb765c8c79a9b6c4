"""Questions about what has happened, and about what exists only while a battle is fought out."""

import pytest
from situations import next_actor

from wot_conquest.situations import now, situation, value

STRUCK = """
towns: {Godan: Lake, Maerone: Lake, Far Town: }
units: {Jealous Chosen: {at: Lake}}
"""
WALLS = """
players: {Ana: Dragonsworn, Ben: Shadow}
cities: {Tear: {owner: Ana, hp: 2, defense: 1}}
units:
  Fade: {owner: Ben, leader: yes, attack: 9, damage: 2, hp: 3}
battle: Fade
"""
FIGHT = """
units:
  Rand: {owner: Ana, leader: yes, attack: 6, damage: 3, hp: 5}
  Lan: {owner: Ana, attack: 2, defense: 2, hp: 3, at: Far}
  Fade: {owner: Ben, leader: yes, attack: 5, defense: 4, damage: 1, hp: 3}
  Narg: {owner: Ben, attack: 1, defense: 1, damage: 1, hp: 1}
distances: {"Rand - Fade, Narg": span}
battle: Rand
"""


def test_towns_destroyed() -> None:
    """neutral.2-towns: both towns within a span are destroyed, the third is not."""
    played = situation("neutral-turn:neutral.2", STRUCK)

    assert value(played, "towns destroyed") == ["Godan", "Maerone"]
    assert value(played, "number of towns destroyed") == 2
    assert value(played, "Godan is destroyed") is True


def test_no_town_is_destroyed() -> None:
    """neutral.2-towns: an empty answer is one."""
    assert value(situation("turn", "towns: {Godan: }"), "towns destroyed") == []
    assert value(situation("turn", "towns: {Godan: }"), "number of towns destroyed") == 0


@pytest.mark.parametrize(("option", "gives"), [("no-rule", "no rule"), ("destroyed", 1), ("stays-at-zero", 0)])
def test_a_town_at_0_hp_counts_as_its_reading_says(option: str, gives: object) -> None:
    """town-zero: what becomes of it is open, so the number of destroyed towns is too."""
    table = "towns: {Godan: }\nunits: {Rand: {owner: Ana, leader: yes, attack: 4, damage: 2}}\nbattle: Rand"
    played = situation("battle", table, "all pass", town_zero=option)

    assert value(played, "number of towns destroyed") == gives


def test_a_razed_city_is_razed_though_nobody_knows_what_that_does() -> None:
    """raze: that Ben razes Tear is certain; what becomes of the city is not said."""
    played = situation("battle", WALLS, "all pass", "Ben razes Tear")

    assert value(played, "Tear is razed") is True
    assert value(played, "Tear is conquered") is False
    assert value(played, "cities razed") == ["Tear"]
    assert value(played, "cities razed by Ben") == ["Tear"]
    assert value(played, "number of cities razed") == 1
    assert value(played, "state of Tear") == "no rule"


def test_a_conquered_city_has_its_conqueror() -> None:
    """conquer: Ben takes Tear at 0 HP."""
    played = situation("battle", WALLS, "all pass", "Ben conquers Tear")

    assert value(played, "conqueror of Tear") == "Ben"
    assert value(played, "Tear is conquered") is True
    assert value(played, "cities conquered by Ben") == ["Tear"]
    assert value(played, "cities conquered by Ana") == []
    assert value(played, "number of cities conquered") == 1
    assert value(played, "number of cities of Ben") == 1


def test_who_assigns_how_much() -> None:
    """battle.2-assign: 6 > 5, so Ben assigns the 3 damage of Rand."""
    before, played = situation("battle", FIGHT), situation("battle", FIGHT, "all pass")

    assert value(before, "who assigns") == "nobody"
    assert value(played, "who assigns") == next_actor(played) == "Ben"
    assert value(played, "damage to assign") == 3
    assert value(played, "damage dealt") == 0
    assert value(played, "side that takes the damage") == "Ben"


def test_damage_that_was_dealt() -> None:
    """battle.2-assign: what was put on each, also on one that is killed by it."""
    played = situation("battle", FIGHT, "all pass", "Ben assigns 2 to Fade and 1 to Narg")

    assert value(played, "damage dealt to Narg") == 1
    assert value(played, "damage assigned to Fade") == 2
    assert value(played, "damage dealt to Rand") == 0
    assert value(played, "damage dealt") == 3
    assert value(played, "damage to assign") == 0


def test_sides_of_a_battle() -> None:
    """battle.2-compare: Lan is far away and on no side."""
    played = situation("battle", FIGHT)

    assert [value(played, f"side of {name}") for name in ("Rand", "Fade", "Lan")] == ["attacking", "defending", "none"]
    assert value(played, "initiator") == "Rand"
    assert value(played, "number of engaged units") == 3
    assert value(played, "a battle is on") is True


def test_a_city_of_the_attacker_is_on_its_side() -> None:
    """engaged: a city of the attacker adds to no sum, but it is of that side and can take damage."""
    table = f"{FIGHT}cities: {{Tear: {{owner: Ana, hp: 3, at: Rand}}, Caemlyn: {{hp: 4, at: Rand}}}}\n"
    played = situation("battle", table, three_sided="one-opposing-side")

    assert value(played, "side of Tear") == "attacking"
    assert value(played, "side of Caemlyn") == "defending"


@pytest.mark.parametrize(("option", "gives"), [("target-alone", "none"), ("all-oppose", "defending")])
def test_a_bystander_is_on_a_side_as_its_reading_says(option: str, gives: str) -> None:
    """neutral-bystanders: the Maiden is engaged; the attack is one on Ben."""
    table = (
        "units: {Jealous Chosen: {}, Maiden: {owner: Ana, defense: 4, hp: 2}, Fade: {owner: Ben, defense: 2, hp: 3}}"
    )
    played = situation("neutral-turn:neutral.2", table, neutral_bystanders=option)

    assert value(played, "side of Maiden") == gives
    assert value(played, "side of Jealous Chosen") == "attacking"


def test_the_call_that_was_made() -> None:
    """battle.1-leader: the leaders that have called are remembered as long as the battle lasts."""
    played = situation("battle", FIGHT, "pass", "Ben calls with Fade")

    assert value(played, "Fade has called") is True
    assert value(played, "leaders that have called") == ["Fade"]


def test_moves_and_battles_left() -> None:
    """move-limit, attack-limit: one of each, less what was started."""
    table = """
    units: {Rand: {owner: Ana, leader: yes, move: 1, at: Camp}, Lan: {owner: Ana, move: 1, at: Camp}}
    distances: {Camp - Ford: short-span}
    """
    played = situation("movement", table, "Ana initiates a move with Rand", "Ana moves Lan to Ford")

    assert (value(played, "moves left of Ana"), value(played, "battles left of Ana")) == (0, 1)
    assert value(played, "Lan has moved") is True
    assert value(played, "Rand has moved") is False
    assert value(played, "Rand has started a move") is True
    assert value(played, "phase") == "movement"


def test_units_and_reserve() -> None:
    """deploy: units on the board and units still to come are told apart."""
    table = "units: {Rand: {owner: Ana, leader: yes}, Maiden: {owner: Ana, count: 2, at: reserve}, Fade: {owner: Ben}}"
    played = situation("turn", table)

    assert value(played, "units of Ana") == ["Rand"]
    assert value(played, "number of units of Ana") == 1
    assert value(played, "reserve of Ana") == ["Maiden 1", "Maiden 2"]
    assert value(played, "leaders of Ana") == ["Rand"]


def test_how_often_an_ability_was_used() -> None:
    """battle.1-cycle: uses are counted in the battle."""
    table = FIGHT.replace("hp: 5}", "hp: 5, abilities: [{name: Strike, do: attack +2}]}")
    played = situation("battle", table, "Ana uses Strike of Rand", "pass", "Ana uses Strike of Rand")

    assert value(played, "uses of Strike of Rand") == 2
    assert value(played, "abilities of Rand") == ["Strike"]


def test_an_unknown_ability_is_named_with_those_there_are() -> None:
    """A misspelt ability is a problem of that question, with a hint."""
    with pytest.raises(Exception, match="no ability strik; there are: none"):
        now(situation("battle", FIGHT), "uses of strik of Rand")
