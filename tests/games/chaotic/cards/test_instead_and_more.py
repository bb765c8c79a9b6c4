"""What is had instead, who has more, what cannot be negated, who else cannot: worked out by hand from the cards."""

import pytest
from situations import may

from chaotic.cards.boards import board, struck, sung
from chaotic.situations import situation, value

CREATURES = ("Vey", "Dorn", "Koru", "Tavi")
EMPTY_HANDS = "If you have {} Mugic Cards in hand than your opponent, Vey has an additional 10 Energy."


@pytest.mark.parametrize(("infected", "dealt"), [("Infect target Creature.", 25), ("Activate Hive.", 15)])
def test_more_of_the_same_keyword_instead(infected: str, dealt: int) -> None:
    """Base 5, for Water 5; Water 5 is 5 more, Water 15 instead of it is 15 more."""
    vey = 'Water 5. If Vey is Infected, it has "Water 15" instead.'
    on = " on Vey" if infected.startswith("Infect") else ""
    plays = ("Ana attacks with Slam", f"Ana plays Song with Dorn{on}", "all pass", "all pass")
    played = situation("strike:7.2.5.2", board(infected, vey=vey), *plays)

    assert value(played, "damage on Koru") == dealt


@pytest.mark.parametrize(
    ("slam", "dealt"),
    [
        ("If this is the first attack played this combat, it deals an additional 10 damage.", 20),
        ("If this attack was played by a Danian Creature, it deals 5 more damage.", 15),
        ("If this attack was played by a Mipedian Creature, it deals 5 more damage.", 10),
    ],
)
def test_an_attack_that_speaks_of_itself(slam: str, dealt: int) -> None:
    """Vey, a Danian, plays the first attack: base 5, and for Water 5."""
    assert value(struck(slam=slam), "damage on Koru") == dealt


def test_instead_of_being_destroyed_two_things() -> None:
    """8.8.2: Koru is not destroyed; it loses its counter, and 10 Courage."""
    koru = "If Koru would be destroyed, remove a Mugic counter from it instead and it loses 10 Courage."
    played = sung("Destroy target Creature.", " on Koru", koru=koru)

    assert [value(played, each) for each in ("counters on Koru", "courage of Koru")] == [0, 40]


@pytest.mark.parametrize(("how", "energy"), [("more", 60), ("fewer", 50), ("as many", 50)])
def test_who_has_more_cards_in_hand(how: str, energy: int) -> None:
    """Ana has Song and Hum, Ben has Chant."""
    vey = EMPTY_HANDS.format(how).replace("than", "as" if how == "as many" else "than")

    assert value(situation("burst", board(vey=vey), "all pass"), "energy of Vey") == energy


@pytest.mark.parametrize(
    ("condition", "energy"),
    [
        ("your opponent has more Mugic counters than you", 50),
        ("you have more Mugic counters than your opponent", 60),
        ("you control as many Creatures as your opponent", 60),
        ("you control more Mipedian Creatures than your opponent", 60),
        ("there are more Danian Creatures than OverWorld Creatures", 60),
        ("there are fewer Infected Creatures than engaged Creatures", 60),
    ],
)
def test_more_of_these_than_of_those(condition: str, energy: int) -> None:
    """Ana: Vey with 3 counters, Dorn with 2; Ben: Koru with 1, Tavi; Danian are Vey and Tavi; Tavi is Infected."""
    vey = f"If {condition}, Vey has an additional 10 Energy."

    assert value(situation("burst", board(vey=vey), "all pass"), "energy of Vey") == energy


@pytest.mark.parametrize(("own", "energy"), [("This Mugic cannot be negated.", 60), ("Activate Hive.", 50)])
def test_a_mugic_that_cannot_be_negated(own: str, energy: int) -> None:
    """8.5.8: Koru pays its counter to negate it."""
    song = f"Target Creature gains 10 Energy. // {own}"
    koru = "[MC]: Negate target Mugic."
    plays = ("Ana plays Song with Dorn on Vey", "Ben uses Negate target Mugic of Koru on Song", "all pass", "all pass")

    assert value(situation("burst", board(song, koru=koru), *plays), "energy of Vey") == energy


def test_an_attack_that_cannot_be_negated() -> None:
    """8.5.8: it deals its 10 all the same."""
    koru = "[MC]: Negate target attack."
    table = board(koru=koru, slam="This attack cannot be negated.")
    plays = ("Ana attacks with Slam", "Ben uses Negate target attack of Koru on Slam", "all pass", "all pass")

    assert value(situation("strike:7.2.5.2", table, *plays), "damage on Koru") == 10


def test_only_some_can() -> None:
    """8.5.8: Vey is Danian, Dorn is not."""
    hall = "Only Danian Creatures can play Mugic."
    played = situation("burst", board(hall=hall))

    assert may(played, "Ana plays Hum with Vey on Tavi")
    assert not may(played, "Ana plays Hum with Dorn on Tavi")


def test_this_card_and_its_neighbours() -> None:
    """Dorn and Koru are next to Vey; Tavi is not."""
    played = sung("Activate Hive.", vey="Vey and each adjacent Creature have an additional 10 Courage.")

    assert [value(played, f"courage of {each}") for each in CREATURES] == [60, 60, 60, 50]


@pytest.mark.parametrize(("types", "dealt"), [("Water", 15), ("Earth", 10)])
def test_attacks_of_one_element_are_also_of_another(types: str, dealt: int) -> None:
    """3.5.8.1.1: Slam has Water; as it is a Fire attack too, it deals 5 more."""
    hall = f"{types} attacks also count as Fire attacks."
    koru = "Fire attacks deal an additional 5 damage to Koru."

    assert value(struck(hall=hall, koru=koru), "damage on Koru") == dealt


def test_whoever_dealt_so_much() -> None:
    """8.3.1: Vey deals 10 with its attack, and loses 5 Energy for it."""
    hall = "When an attack deals 10 or more damage, the Creature that played that attack loses 5 Energy."

    assert value(struck("all pass", hall=hall), "energy of Vey") == 45
    assert value(struck("all pass", hall=hall), "energy of Koru") == 50


def test_counters_lost_this_way() -> None:
    """Vey has 3 Mugic counters: 30 Energy."""
    song = "Target Creature loses all Mugic counters and gains 10 Energy for each Mugic counter lost this way."

    assert value(sung(song, " on Vey"), "energy of Vey") == 80


def test_a_counter_taken_and_put_elsewhere() -> None:
    """Vey has 3, Koru 1."""
    song = "Remove a Mugic counter from target opposing Creature and put it on target Creature you control."
    played = sung(song, " on Koru and Vey")

    assert [value(played, f"counters on {each}") for each in ("Koru", "Vey")] == [0, 4]


def test_its_own_battlegear_as_a_cost() -> None:
    """8.4.4.1: Dorn''s Helm is turned down."""
    table = board().replace(
        "gear: Helm", "gear: Helm, abilities: ['Flip Dorn''s Battlegear face-down: Dorn gains 10 Power.']"
    )
    played = situation("burst", table, "Ana uses Dorn gains 10 Power of Dorn", "Ana pays with Helm", "all pass")

    assert value(played, "power of Dorn") == 60
