"""4.1.6, 8.7.1.2, 8.7.2.2: where discarded cards go, how cards return to play, and when a value is rounded: both ways.

The rulebook leaves each of these open; every expected answer follows from the words of the option.
"""

from typing import Any

import pytest
from situations import choices, may

from chaotic.situations import situation, value

BURIED = """
players:
  Ana: {active: yes, mugic: [Ember, Encore, Tally], fought: [1]}
  Ben: {mugic: [Dirge]}
board: {size: 3}
creatures:
  Vey: {owner: Ana, counters: 3, space: A1}
  Koru: {owner: Ben, controller: Ana, energy: 40, space: A2, gear: Plate}
  Tavi: {owner: Ben, space: B1, counters: 1}
mugic:
  Ember: {text: ['Deal 60 damage to target Creature.']}
  Encore: {text: ['Return target Mugic Card in your general discard pile to your hand.']}
  Tally: {text: ['Deal 5 damage to target Creature for each Battlegear Card in your general discard pile.']}
  Dirge: {text: ['Deal 10 damage to target Creature.']}
"""
SING = ("Ana plays Ember with Vey on Koru", "all pass")


@pytest.mark.parametrize(
    ("option", "ana", "ben"),
    [
        ("owner", ["Ember"], ["Koru", "Plate"]),
        ("controller", ["Ember", "Koru", "Plate"], []),
        ("shared", ["Ember", "Koru", "Plate"], ["Ember", "Koru", "Plate"]),
    ],
)
def test_whose_general_discard_pile(option: str, ana: list[str], ben: list[str]) -> None:
    """4.1.6: Ana controls Ben's Koru when it is destroyed; Ember is her own."""
    played = situation("burst", BURIED, *SING, general_pile=option)

    assert (value(played, "discard pile of Ana"), value(played, "discard pile of Ben")) == (ana, ben)


@pytest.mark.parametrize(("option", "dealt"), [("owner", 0), ("controller", 5), ("shared", 5)])
def test_card_text_counts_the_same_pile(option: str, dealt: int) -> None:
    """4.1.6: 5 damage for each Battlegear in Ana's general discard pile: Plate is in it or not."""
    played = situation("burst", BURIED, *SING, "Ana plays Tally with Vey on Tavi", "all pass", general_pile=option)

    assert value(played, "damage on Tavi") == dealt


@pytest.mark.parametrize(("option", "songs"), [("owner", ["Ember"]), ("shared", ["Dirge", "Ember"])])
def test_mugic_in_the_general_discard_pile(option: str, songs: list[str]) -> None:
    """4.1.6: after Ember and Ben's Dirge, Encore may target Dirge only if the players share a pile."""
    sung = (*SING, "Ben plays Dirge with Tavi on Vey", "all pass")
    played = situation("burst", BURIED, *sung, general_pile=option)

    assert sorted(each for each in ("Dirge", "Ember") if may(played, f"Ana plays Encore with Vey on {each}")) == songs
    taken = situation(
        "burst", BURIED, *sung, f"Ana plays Encore with Vey on {songs[0]}", "all pass", general_pile=option
    )
    assert songs[0] in value(taken, "mugic hand of Ana")


GONE = """
players:
  Ana: {active: yes, mugic: [Song], fought: [1]}
  Ben:
board: {size: 3}
creatures:
  Vey:
    {owner: Ana, counters: 3, space: A1, abilities: [{name: Snare, when: enters a space,
     whose: any, do: deal 5 to each}]}
  Tavi: {owner: Ben, space: B1}
  Koru: {owner: Ben, mugic-ability: 2, moved: yes, zone: discard pile}
  Miro: {owner: Ana, mugic-ability: 1, moved: yes, zone: discard pile}
mugic:
  Song: {target: creature in discard pile, text: [return to a chosen space]}
"""


def returned(name: str = "Miro", space: str = "A2", **readings: str) -> Any:
    """Ana returns a Creature to play."""
    sung = (f"Ana plays Song with Vey on {name}", "all pass", f"Ana chooses {space}")
    return situation("burst", GONE, *sung, **readings)


@pytest.mark.parametrize(("option", "player"), [("owner", "Ben"), ("returner", "Ana")])
def test_who_controls_a_creature_that_returns(option: str, player: str) -> None:
    """8.7.1.2: Ana returns Ben's Koru."""
    assert value(returned("Koru", returned_controller=option), "controller of Koru") == player


@pytest.mark.parametrize(("option", "counters"), [("none", 0), ("mugic-ability", 1)])
def test_counters_of_a_creature_that_returns(option: str, counters: int) -> None:
    """3.2.8.1: Miro has a Mugic ability of 1."""
    assert value(returned(returned_counters=option), "counters on Miro") == counters


@pytest.mark.parametrize(("option", "moved"), [("anew", False), ("same-card", True)])
def test_a_creature_that_moved_before_it_returned(option: str, moved: bool) -> None:
    """g-move: Miro moved this turn, left play and is back."""
    assert value(returned(returned_limits=option), "Miro has moved") is moved


@pytest.mark.parametrize(("option", "spaces"), [("any-unoccupied", "A2 A3 B2 B3"), ("own-side", "A2 A3")])
def test_where_a_creature_returns(option: str, spaces: str) -> None:
    """4.1.1: A1 and B1 are taken; A1 to A3 are Ana's side, where Miro belongs."""
    played = situation("burst", GONE, "Ana plays Song with Vey on Miro", "all pass", returned_space=option)

    assert choices(played) == [f"Ana chooses {each}" for each in spaces.split()]


@pytest.mark.parametrize(("option", "burst"), [("placed", []), ("enters", ["Snare of Vey"])])
def test_whether_returning_is_entering(option: str, burst: list[str]) -> None:
    """6.3.4.1.6: Vey's Snare waits for a Creature that enters a space."""
    assert value(returned(returned_enters=option), "burst") == burst


LOST_GEAR = """
players: {Ana: {active: yes, mugic: [Song]}, Ben: }
creatures:
  Vey: {owner: Ana, counters: 3}
  Dorn: {owner: Ana, gear: Helm}
  Gone: {owner: Ana, zone: discard pile, gear: {name: Blade, abilities: [courage +20]}}
  Tavi: {owner: Ben}
mugic:
  Song: {text: ['Return target Battlegear from your general discard pile to play equipped to target Creature.']}
"""


@pytest.mark.parametrize(("option", "courage"), [("face-up", 70), ("face-down", 50)])
def test_the_face_of_a_battlegear_that_returns(option: str, courage: int) -> None:
    """8.7.1.4: Blade gives 20 Courage while it is face up; Vey has 50."""
    played = situation(
        "burst", LOST_GEAR, "Ana plays Song with Vey on Blade and Vey", "all pass", returned_battlegear=option
    )

    assert (value(played, "bearer of Blade"), value(played, "courage of Vey")) == ("Vey", courage)


@pytest.mark.parametrize(("option", "courage"), [("not-equipped", 50), ("allowed", 70)])
def test_a_second_battlegear(option: str, courage: int) -> None:
    """4.1.2: Dorn has Helm already; Blade would give it 20 Courage."""
    played = situation(
        "burst", LOST_GEAR, "Ana plays Song with Vey on Blade and Dorn", "all pass", second_battlegear=option
    )

    assert value(played, "courage of Dorn") == courage


HALVED = """
players: {Ana: active, Ben: }
creatures:
  Vey: {owner: Ana, courage: 25}
  Koru: {owner: Ben}
effects:
  - {source: Fear, on: Vey, change: courage /2}
  - {source: Rally, on: Vey, change: courage x2}
"""


@pytest.mark.parametrize(
    ("rounding", "moment", "courage"),
    [
        ("down", "at-end", 25),  # 12.5, doubled: 25
        ("down", "each-effect", 24),  # 12, doubled
        ("up", "each-effect", 26),  # 13, doubled
        ("fractions", "each-effect", 25),
    ],
)
def test_when_a_discipline_is_rounded(rounding: str, moment: str, courage: int) -> None:
    """8.7.2.2: halved and then doubled."""
    played = situation("burst", HALVED, rounding=rounding, rounding_moment=moment)

    assert value(played, "courage of Vey") == courage


def test_half_a_point_of_a_discipline_counts() -> None:
    """8.7.2.2: with fractions, Courage 12.5 wins a Stat Check of 12 and loses one of 13."""
    table = HALVED.replace("  - {source: Rally, on: Vey, change: courage x2}\n", "").replace("owner: Ana", ATTACKING)
    table = table.replace("owner: Ben", "owner: Ben, engaged: yes")
    dealt = {
        needed: value(
            situation("resolve-attack", table + CHECK % needed, rounding="fractions"),
            "damage on Koru",
        )
        for needed in (12, 13)
    }

    assert dealt == {12: 10, 13: 5}


ATTACKING = "owner: Ana, engaged: yes"
CHECK = """
attacks: {Cut: {base: 5, text: ["Stat Check Courage %d: deal 5"]}}
attack: Cut
"""
