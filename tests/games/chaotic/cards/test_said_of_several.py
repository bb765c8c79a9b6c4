"""What is said of several at once, and of whoever shares or outnumbers: the results worked out from the cards."""

import pytest

from chaotic.cards.boards import board, struck, sung
from chaotic.situations import situation, value

CREATURES = ("Vey", "Dorn", "Koru", "Tavi")


@pytest.mark.parametrize(
    ("vey", "energy"),
    [
        ("If Vey shares a Tribe with Tavi, it has an additional 10 Energy.", 60),
        ("If Vey shares a Tribe with Koru, it has an additional 10 Energy.", 50),
        ("While two or more Creatures are Danian, Vey has an additional 10 Energy.", 60),
        ("While two or more Creatures you control are Danian, Vey has an additional 10 Energy.", 50),
        ("While two or more of Creatures you control have 2 or more Mugic counters, Vey has an additional 10 Energy.",
         60),
        ("If you have more Creature Cards in your general discard pile than your opponent, Vey has 10 more Energy.",
         50),
        ("Vey has an additional 10 Energy for each Battlegear in all general discard piles.", 50),
    ],
)  # fmt: skip
def test_what_vey_has_for_it(vey: str, energy: int) -> None:
    """Vey and Tavi are Danian; Vey has 3 Mugic counters, Dorn 2; nothing lies in a discard pile."""
    assert value(situation("burst", board(vey=vey), "all pass"), "energy of Vey") == energy


def test_has_and_deals() -> None:
    """5, for Water 5, 5 for the second Water, and 5 more."""
    assert value(struck(vey='Vey has "Water 5" and deals an additional 5 attack damage.'), "damage on Koru") == 20


def test_other_than_the_caster() -> None:
    """Dorn plays it, and has 2; Vey has 3."""
    played = sung("Put a Mugic counter on each Creature you control other than the caster.")

    assert [value(played, f"counters on {each}") for each in CREATURES] == [4, 2, 1, 0]


def test_no_counters_are_put_on_them() -> None:
    """8.5.8: Koru gets none, Vey does."""
    played = sung(
        "Put a Mugic counter on each engaged Creature.", vey="Mugic counters cannot be put on opposing Creatures."
    )

    assert [value(played, f"counters on {each}") for each in CREATURES] == [4, 2, 1, 0]


def test_both_gain_in_one_sentence() -> None:
    """Dorn plays it, aimed at Koru."""
    played = sung("The caster and target Creature each gain 10 Energy.", " on Koru")

    assert [value(played, f"energy of {each}") for each in CREATURES] == [50, 60, 60, 50]


@pytest.mark.parametrize(
    ("hall", "dealt"),
    [
        ("Attack damage is increased by 5.", 15),
        ("All attack damage is reduced by 5.", 5),
        ("All non-attack damage is reduced by 5.", 10),
        ("Mugic damage is doubled.", 10),
    ],
)
def test_all_damage_of_a_kind(hall: str, dealt: int) -> None:
    """8.6.5.2: the attack deals 5, and 5 for Water."""
    assert value(struck(hall=hall), "damage on Koru") == dealt


def test_damage_of_mugic_is_doubled() -> None:
    """Hum deals 20."""
    table = board(hall="Mugic damage is doubled.", koru="Koru has an additional 50 Energy.")
    played = situation("burst", table, "Ana plays Hum with Vey on Koru", "all pass")

    assert value(played, "damage on Koru") == 40


@pytest.mark.parametrize(
    ("hall", "left"),
    [("Creatures cannot be healed by Mugic.", 10), ("Creatures cannot be healed by abilities.", 0)],
)
def test_who_cannot_be_healed_by_what(hall: str, left: int) -> None:
    """8.5.8: the song deals 10 and heals 10."""
    song = "Deal 10 damage to target Creature. Heal 10 damage to that Creature."

    assert value(sung(song, " on Koru", hall=hall), "damage on Koru") == left


def test_a_comma_inside_the_quotes() -> None:
    """Fire 5 is 5 more for a Fire attack; Slam has Water alone: 5, for Water 5, for Water 5 once more 5."""
    assert value(struck(vey='Vey has "Fire 5," "Water 5," and "Strike 5."'), "damage on Koru") == 20


@pytest.mark.parametrize(("on", "dealt"), [("Vey", 20), ("Koru", 10)])
def test_gains_and_deals_with_its_next_attack(on: str, dealt: int) -> None:
    """The next attack of the one it is sung for deals 10 more."""
    song = "Target Creature gains 5 Power and deals an additional 10 damage with its next attack this turn."
    plays = (f"Ana plays Song with Dorn on {on}", "all pass", "all pass", "Ana attacks with Slam", "all pass")
    played = situation("combat:7.2.3", board(song), *plays)

    assert value(played, f"power of {on}") == 55
    assert value(played, "damage on Koru") == dealt


def test_an_attack_with_hive() -> None:
    """g-hive-effect: the line counts only while Hive is on."""
    slam = "Hive: Deal 10 damage."

    assert value(struck(slam=slam), "damage on Koru") == 10
    plays = ("Ana attacks with Slam", "Ana plays Song with Dorn", "all pass", "all pass")
    assert value(situation("strike:7.2.5.2", board("Activate Hive.", slam=slam), *plays), "damage on Koru") == 20


def test_the_engaged_creature_of_each() -> None:
    """Ana discards, and Vey gains 10; Ben does not, and Koru gains nothing."""
    song = "Each player may discard a Mugic Card. If they do, their engaged Creature gains 10 Energy."
    played = sung(song, "", "Ana does it", "Ben does not")

    assert [value(played, f"energy of {each}") for each in CREATURES] == [60, 50, 50, 50]


def test_lost_and_not_gained_again() -> None:
    """8.5.8: Koru has Fire and Air, loses Fire, and does not gain it."""
    hall = "Creatures lose Fire and cannot gain Fire."

    assert value(sung("Target Creature gains Fire.", " on Koru", hall=hall), "elements of Koru") == ["air"]


@pytest.mark.parametrize(
    ("vey", "dealt"),
    [
        ("Vey deals an additional 5 damage when engaged with an OverWorld Creature.", 15),
        ("Vey deals an additional 5 damage when engaged with a Danian Creature.", 10),
        ("Vey deals an additional 5 damage to Creatures with Elemental Types.", 15),
    ],
)
def test_whom_it_is_engaged_with(vey: str, dealt: int) -> None:
    """Koru is OverWorld, and has Fire and Air: 5, and 5 for Water."""
    assert value(struck(vey=vey), "damage on Koru") == dealt


@pytest.mark.parametrize(
    ("koru", "dealt"),
    [
        ("The first attack played against Koru each combat deals 0 damage.", 0),
        ("If Koru would be dealt damage by a Mugic, that damage is reduced to 0.", 10),
        ("If Koru would be dealt attack damage, that damage is reduced to 0.", 0),
    ],
)
def test_what_koru_is_dealt(koru: str, dealt: int) -> None:
    """5, and 5 for Water."""
    assert value(struck(koru=koru), "damage on Koru") == dealt


def test_none_by_a_mugic() -> None:
    """8.8.2: Hum would deal 20."""
    koru = "If Koru would be dealt damage by a Mugic, that damage is reduced to 0."
    played = situation("burst", board(koru=koru), "Ana plays Hum with Vey on Koru", "all pass")

    assert value(played, "damage on Koru") == 0


@pytest.mark.parametrize(("on", "dealt"), [("Vey", 15), ("Koru", 10)])
def test_gains_and_deals_this_turn(on: str, dealt: int) -> None:
    """8.6.5.2: what the one it is sung for deals this turn is 5 more."""
    song = "Target Creature gains 5 Power and deals an additional 5 damage this turn."
    plays = (f"Ana plays Song with Dorn on {on}", "all pass", "all pass", "Ana attacks with Slam", "all pass")
    played = situation("combat:7.2.3", board(song), *plays)

    assert (value(played, f"power of {on}"), value(played, "damage on Koru")) == (55, dealt)
