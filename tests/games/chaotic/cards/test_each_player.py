"""Each player of whom something is so, `that Elemental Type` of Initiative, costs for each: worked out by hand."""

import pytest
from situations import may

from chaotic.cards.boards import board, of_player, struck, sung
from chaotic.situations import situation, value

CREATURES = ("Vey", "Dorn", "Koru", "Tavi")


@pytest.mark.parametrize(
    ("hall", "energy"),
    [
        ("If a player controls a Mipedian Creature, that player's Creatures have an additional 10 Energy.",
         [60, 60, 50, 50]),
        ("If a player controls an OverWorld Creature, that player's engaged Creature has an additional 10 Energy.",
         [50, 50, 60, 50]),
        ("While a player controls no Mipedian Creatures, Creatures that player controls have an additional 10 Energy.",
         [50, 50, 60, 60]),
        ("If a player controls exactly two Creatures, that player's Creatures have an additional 10 Energy.",
         [60, 60, 60, 60]),
        ("If a player controls three or more Creatures, that player's Creatures have an additional 10 Energy.",
         [50, 50, 50, 50]),
        ("If a player has more Mugic Cards in hand than the number of Creatures they control, "
         "that player's Creatures have an additional 10 Energy.", [50, 50, 50, 50]),
        ("If a player has fewer Mugic Cards in hand than the number of Creatures they control, "
         "that player's Creatures have an additional 10 Energy.", [50, 50, 60, 60]),
    ],
)  # fmt: skip
def test_what_the_creatures_of_each_such_player_have(hall: str, energy: list[int]) -> None:
    """Ana: Vey (Danian), Dorn (Mipedian), two Mugic; Ben: Koru (OverWorld), Tavi (Danian), one Mugic."""
    played = situation("burst", board(hall=hall.replace("'", "''")), "all pass")

    assert [value(played, f"energy of {each}") for each in CREATURES] == energy


@pytest.mark.parametrize(("tribe", "dealt"), [("Danian", 10), ("Mipedian", 15)])
def test_all_creatures_of_a_player_share_a_tribe(tribe: str, dealt: int) -> None:
    """Dorn is Mipedian: as Vey becomes Mipedian too, its attack deals 5 more than 10."""
    hall = (
        "If all Creatures a player controls share a Tribe, that player''s engaged Creature deals 5 more attack damage."
    )
    table = board(hall=hall).replace("owner: Ana, tribe: Danian", f"owner: Ana, tribe: {tribe}")
    played = situation("strike:7.2.5.2", table, "Ana attacks with Slam", "all pass")

    assert value(played, "damage on Koru") == dealt


def test_each_such_player_gains_once() -> None:
    """Ana alone controls a Mipedian Creature: Vey, who fights for her, gains 10 Energy."""
    song = "If a player controls a Mipedian Creature, that player''s engaged Creature gains 10 Energy."
    played = sung(song)

    assert [value(played, f"energy of {each}") for each in CREATURES] == [60, 50, 50, 50]


def test_if_they_do_each_by_itself() -> None:
    """Ana does, and draws Bash; Ben does not, and draws nothing."""
    song = "Each player may remove a Mugic counter from a Creature they control. If they do, they draw an Attack Card."
    played = sung(song, "", "Ana does it", "Ana chooses Vey", "Ben does not")

    assert value(played, "counters on Vey") == 2
    assert len(of_player(played, "Ana").attacks) == 2
    assert len(of_player(played, "Ben").attacks) == 1


def test_if_they_do_for_the_second_player() -> None:
    """Ana does not; Ben does, and draws Slam."""
    song = "Each player may remove a Mugic counter from a Creature they control. If they do, they draw an Attack Card."
    played = sung(song, "", "Ana does not", "Ben does it", "Ben chooses Koru")

    assert len(of_player(played, "Ana").attacks) == 1
    assert len(of_player(played, "Ben").attacks) == 2


@pytest.mark.parametrize(("initiative", "dealt"), [("water", 15), ("fire", 10), ("speed", 10)])
def test_the_element_of_initiative(initiative: str, dealt: int) -> None:
    """Slam deals 5, and 5 for Water; Water 5 is 5 more, Fire 5 is nothing for a Water attack."""
    vey = 'If the Initiative of the active Location is an Elemental Type, Vey has "Element 5" in that Elemental Type.'
    table = board(vey=vey).replace("{owner: Ana, active: yes", f"{{owner: Ana, initiative: {initiative}, active: yes")

    assert value(situation("strike:7.2.5.2", table, "Ana attacks with Slam", "all pass"), "damage on Koru") == dealt


def test_the_discipline_of_initiative() -> None:
    """Speed is what the Location's Initiative is of."""
    given = "If the active Location''s Initiative is a Discipline"
    vey = f"{given}, Creatures with less than 60 in that Discipline have Earth."
    table = board(vey=vey, koru="Koru has an additional 20 Speed.")
    table = table.replace("{owner: Ana, active: yes", "{owner: Ana, initiative: speed, active: yes")
    played = situation("burst", table, "all pass")

    assert value(played, "elements of Dorn") == ["earth"]
    assert "earth" not in value(played, "elements of Koru")


@pytest.mark.parametrize(
    ("per", "legal"), [("Danian Creature you control", True), ("OverWorld Creature you control", False)]
)
def test_a_mugic_costs_less_for_each(per: str, legal: bool) -> None:
    """8.4.2.4: Vey has 3 Mugic counters; a cost of 4 is 3 with one Danian of Ana's."""
    song = f"This card costs 1 less Mugic counter to play for each {per}. // Target Creature gains 10 Energy."

    assert bool(may(situation("burst", board(song, cost="4 counters")), "Ana plays Song with Vey on Vey")) is legal


@pytest.mark.parametrize(
    ("per", "legal"), [("Danian Creature", False), ("Tribe you control", False), ("M''arrillian Creature", True)]
)
def test_mugic_costs_more_for_each(per: str, legal: bool) -> None:
    """8.4.2.4: 2 counters, and 1 more for each: Dorn has 2."""
    hall = f"Mugic cost 1 additional Mugic counter to play for each {per}."
    table = board("Target Creature gains 10 Energy.", cost="2 counters", hall=hall)

    assert bool(may(situation("burst", table), "Ana plays Song with Dorn on Vey")) is legal


def test_beside_another() -> None:
    """Tavi (B3) goes next to Dorn (A3)."""
    song = "Relocate target Creature to an unoccupied space adjacent to the caster."
    played = sung(song, " on Tavi", "Ana chooses A2")

    assert value(played, "space of Tavi") == "A2"


def test_an_attack_with_an_icon_before_when() -> None:
    """Vey has Water, and no Fire: one of the two lines triggers, and takes a counter from Koru's 1."""
    for element, left in (("Water", 0), ("Fire", 1)):
        slam = f"{element}: When Slam deals damage, remove a Mugic counter from a Creature."
        more = ("all pass", "Ana chooses Koru") if element == "Water" else ()

        assert value(struck(*more, slam=slam), "counters on Koru") == left
