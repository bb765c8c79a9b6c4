"""Tribes and Elemental Types in common, what is chosen before it counts, coins, up to so many: worked out by hand."""

import pytest

from chaotic.cards.boards import board, of_player, struck, sung
from chaotic.situations import situation, value
from judge.cardtext import PrintedCard
from judge.games.chaotic import RULES

CREATURES = ("Vey", "Dorn", "Koru", "Tavi")


@pytest.mark.parametrize(
    ("text", "energy"),
    [
        ("If Vey and Dorn share a Tribe, Vey has an additional 10 Energy.", 50),
        ("If Vey and Tavi share a Tribe, Vey has an additional 10 Energy.", 60),
        ("If Vey and the opposing engaged Creature share an Elemental Type, Vey has an additional 10 Energy.", 50),
        ("If all Creatures you control share a Tribe, Vey has an additional 10 Energy.", 50),
        ("If Vey and Tavi have a Tribe in common, Vey has an additional 10 Energy.", 60),
    ],
)
def test_what_is_shared(text: str, energy: int) -> None:
    """Vey and Tavi are Danian, Dorn is Mipedian; Vey has Water, Koru Fire and Air."""
    assert value(sung("Activate Hive.", vey=text), "energy of Vey") == energy


def test_who_shares_with_it() -> None:
    """Of the others only Tavi is Danian as Vey is."""
    played = sung("Activate Hive.", vey="Creatures that share a Tribe with Vey have an additional 10 Energy.")

    assert [value(played, f"energy of {each}") for each in CREATURES] == [50, 50, 50, 60]


def test_elements_gained_are_shared() -> None:
    """3.2.7.2: once Vey has Fire, it has it in common with Koru."""
    text = "If Vey and the opposing engaged Creature share an Elemental Type, Vey has an additional 10 Energy."

    assert value(sung("Target Creature gains Fire.", " on Vey", vey=text), "energy of Vey") == 60


def test_a_tribe_that_is_chosen() -> None:
    """Vey and Tavi are Danian: they lose 10 Courage, the others do not."""
    song = "Choose a Tribe. // Creatures of that Tribe lose 10 Courage."
    played = sung(song.replace(" // ", " "), "", "Ana chooses Danian")

    assert [value(played, f"courage of {each}") for each in CREATURES] == [40, 50, 50, 40]


def test_an_element_that_is_chosen() -> None:
    """Koru alone has Air."""
    played = sung(
        "Choose an Elemental Type. Creatures with that Elemental Type lose 10 Courage.", "", "Ana chooses air"
    )

    assert [value(played, f"courage of {each}") for each in CREATURES] == [50, 50, 40, 50]


def test_damage_to_those_of_a_chosen_tribe_is_changed() -> None:
    """8.6.5.2: Koru is OverWorld: 5, for Water 5, and 5 more."""
    song = "Choose a Tribe. Attacks deal 5 more damage to Creatures of that Tribe."
    plays = ("Ana attacks with Slam", "Ana plays Song with Dorn", "all pass", "Ana chooses OverWorld", "all pass")

    assert value(situation("strike:7.2.5.2", board(song), *plays), "damage on Koru") == 15


def test_a_discipline_that_is_chosen() -> None:
    """All have 50 in each Discipline but Koru, whose Power is 40."""
    song = "Choose a Discipline. Creatures with less than 50 in that Discipline lose 10 Energy."
    koru = "Koru has 10 less Power."

    assert value(sung(song, "", "Ana chooses power", koru=koru), "energy of Koru") == 40
    assert value(sung(song, "", "Ana chooses speed", koru=koru), "energy of Koru") == 50


@pytest.mark.parametrize(("side", "energy"), [("heads", 70), ("tails", 30)])
def test_a_coin(side: str, energy: int) -> None:
    """What the coin shows is written down as it falls."""
    song = "Flip a coin. If heads, target Creature gains 20 Energy. If tails, that Creature loses 20 Energy."
    played = sung(song, " on Koru", f"Ana chooses {side}")

    assert value(played, "energy of Koru") == energy


@pytest.mark.parametrize(("number", "counters"), [("0", 1), ("1", 2), ("2", 3)])
def test_up_to_so_many_counters(number: str, counters: int) -> None:
    """Koru has 1 Mugic counter; the player of the text says how many of the two are put on it."""
    played = sung("Put up to two Mugic counters on target Creature.", " on Koru", f"Ana chooses {number}")

    assert value(played, "counters on Koru") == counters


def test_up_to_so_many_counters_removed() -> None:
    """Vey has 3 Mugic counters."""
    played = sung("Remove up to two Mugic counters from target Creature.", " on Vey", "Ana chooses 2")

    assert value(played, "counters on Vey") == 1


def test_several_elements_of_choice() -> None:
    """Koru has Fire and Air; both are lost, and there is nothing more to choose."""
    song = "Target Creature loses two Elemental Types of your choice. If it has no Elemental Types, it loses 10 Energy."
    played = sung(song, " on Koru", "Ana chooses fire", "Ana chooses air")

    assert value(played, "energy of Koru") == 40


def test_x_elements_of_choice() -> None:
    """8.4.2.6: X is what was paid: with X = 1 one Elemental Type is lost."""
    song = board("Target Creature loses X Elemental Types of your choice.", cost="X counters")
    played = situation("burst", song, "Ana plays Song with Dorn on Koru for X = 1", "all pass", "Ana chooses air")

    assert value(played, "elements of Koru") == ["fire"]


def test_one_deck_or_the_other() -> None:
    """Ana's Attack Deck is Bash, Kick, Slam: Kick goes on top, Bash on the bottom."""
    song = (
        "Look at the top two cards of your Attack Deck or Location Deck. "
        "Put one of them on top and the rest on the bottom."
    )
    played = sung(song, "", "Ana chooses the Attack Deck", "Ana chooses Kick")

    assert of_player(played, "Ana").attack_deck == ("Kick", "Slam", "Bash")


def test_the_lowest_of_each() -> None:
    """Both have 50 in everything: for each of the two one of the equal Disciplines is chosen."""
    song = "Each engaged Creature gains 10 to its lowest Discipline."
    played = sung(song, "", "Ana chooses Vey: power", "Ana chooses Koru: speed")

    assert (value(played, "power of Vey"), value(played, "speed of Koru")) == (60, 60)
    assert (value(played, "speed of Vey"), value(played, "power of Koru")) == (50, 50)


def test_higher_than_that_of_another() -> None:
    """Vey's Power is 60, Koru's 50: the attack deals 5, for Water 5, and 10 more."""
    slam = "If your engaged Creature has higher Power than the opposing engaged Creature, deal 10 damage."
    again = "If your engaged Creature''s Power is higher than the opposing engaged Creature''s, deal 10 damage."

    for text in (slam, again, "If your engaged Creature has higher Power, deal 10 damage."):
        assert value(struck(slam=text, vey="Vey has an additional 10 Power."), "damage on Koru") == 20
        assert value(struck(slam=text), "damage on Koru") == 10


def test_two_things_that_are_chosen() -> None:
    """Koru alone is an OverWorld Creature with Air; what was chosen first is not forgotten."""
    song = (
        "Choose a Tribe. Choose an Elemental Type. Remove a Mugic counter from a Creature you control. "
        "Creatures of that Tribe with that Elemental Type lose 10 Courage."
    )
    played = sung(song, "", "Ana chooses OverWorld", "Ana chooses air", "Ana chooses Vey")

    assert [value(played, f"courage of {each}") for each in CREATURES] == [50, 50, 40, 50]


def test_only_a_location_has_a_space_of_its_own() -> None:
    """9.3.5: `this space` on a Creature means nothing."""
    text = "When Vey moves into this space, it gains 10 Energy."

    assert not RULES.collected.read(PrintedCard("Vey", "creature", text=(text,))).sentences[0].read
