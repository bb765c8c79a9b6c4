"""Families of wording about attacks and damage, each on an invented card, worked out from the rulebook."""

import pytest
from situations import choices, may

from chaotic.cards.boards import board, of_player, struck
from chaotic.situations import situation, value


def test_random_attacks() -> None:
    """7.2.5.2: whoever plays attacks at random does not choose."""
    table = board(hall="The engaged Creature with the least Speed plays its attacks at random.")
    table = table.replace("space: A1,", "space: A1, speed: 10,").replace("attacks: [Slam]", "attacks: [Slam, Kick]")
    played = situation("strike:7.2.5.2", table)

    assert not may(played, "Ana attacks with Slam")
    assert may(played, "Ana attacks with Slam by chance") or "Slam by chance" in str(choices(played))


@pytest.mark.parametrize(
    ("text", "dealt"),
    [
        ("If an attack played by Vey would deal less than 15 damage, it deals 15 damage instead.", 15),
        ("If an attack played by Vey would deal less than 10 damage, it deals 20 damage instead.", 10),
        ("If an attack played by Vey would deal 10 or more damage, it deals 0 damage instead.", 0),
    ],
)
def test_what_would_be_dealt(text: str, dealt: int) -> None:
    """8.6.1, 8.8.2.3: Slam deals 5 + 5 for Water; what would be dealt at last decides."""
    assert value(struck(vey=text), "damage on Koru") == dealt


def test_what_would_be_taken() -> None:
    """8.8.2.3: a Mugic of 20 at once becomes 15; 10 stay 10."""
    koru = "If Koru would take 15 or more damage from a single source, it takes 15 damage instead."

    assert (
        value(situation("burst", board(koru=koru), "Ana plays Hum with Dorn on Koru", "all pass"), "damage on Koru")
        == 15
    )
    assert value(struck(koru=koru), "damage on Koru") == 10


def test_an_attack_without_text() -> None:
    """3.5.7.2: the damage values stay, the text does nothing."""
    table = board(vey="[MC]: Target attack loses all abilities.", slam="Deal 10 damage.")
    plays = ("Ana attacks with Slam", "Ana uses Target attack loses all abilities of Vey on Slam", "all pass")

    assert value(situation("strike:7.2.5.2", table, *plays), "damage on Koru") == 10


def test_attack_cards_as_a_cost() -> None:
    """8.4.4.1: the player chooses an Attack Card in hand; without one it cannot be played."""
    use = "Ana uses Vey gains 10 Energy of Vey"
    table = board(vey="Discard an Attack Card: Vey gains 10 Energy.")
    played = situation("burst", table, use, "Ana discards Slam", "all pass")

    assert value(played, "energy of Vey") == 60 and of_player(played, "Ana").attack_discard == ("Slam",)
    assert not may(situation("burst", table.replace("attacks: [Slam], attack-deck", "attacks: [], attack-deck")), use)


def test_against_is_while_engaged_with() -> None:
    """g-engaged: Vey fights Koru, an OverWorlder."""
    for tribe, power in (("OverWorld", 60), ("Mipedian", 50)):
        played = situation("burst", board(vey=f"Vey has an additional 10 Power against {tribe} Creatures."))
        assert value(played, "power of Vey") == power


def test_numbers_of_the_dealer_while_engaged() -> None:
    """8.6.5.2: Vey deals more while it fights an OverWorlder, not to OverWorlders that fight somebody."""
    assert (
        value(
            struck(vey="Vey deals an additional 5 damage while engaged with an OverWorld Creature."), "damage on Koru"
        )
        == 15
    )
    assert (
        value(struck(vey="Vey deals an additional 5 damage while engaged with a Danian Creature."), "damage on Koru")
        == 10
    )


@pytest.mark.parametrize(("who", "counters"), [("a Danian Creature", 4), ("a Mipedian Creature", 3)])
def test_an_attack_that_waits_for_its_damage(who: str, counters: int) -> None:
    """8.3.1: as the attack deals damage its trigger goes on the Burst; Vey, who played it, is a Danian."""
    played = struck("all pass", slam=f"When {who} deals damage with this attack, put a Mugic counter on it.")

    assert value(played, "counters on Vey") == counters


def test_an_untargetable_attack() -> None:
    """g-untargetable: it cannot be chosen as a target."""
    use = "Ana uses Target attack deals 0 damage of Vey on Slam"
    for text, legal in (("", True), ("Untargetable", False)):
        table = board(vey="[MC]: Target attack deals 0 damage.", slam=text)
        assert bool(may(situation("strike:7.2.5.2", table, "Ana attacks with Slam"), use)) is legal


def test_that_mugic_is_the_one_that_set_it_off() -> None:
    """8.3.1, g-negate: the Mugic that targeted Koru has no effect; another on the Burst has."""
    koru = "When Koru is targeted by a Mugic, negate that Mugic."
    table = board("Deal 5 damage to target Creature.", koru=koru)
    plays = ("Ana plays Song with Dorn on Tavi", "Ben passes", "Ana plays Hum with Dorn on Koru", "all pass")
    played = situation("burst", table, *plays)

    assert (value(played, "damage on Koru"), value(played, "damage on Tavi")) == (0, 5)


def test_that_attack_is_the_one_that_set_it_off() -> None:
    """8.6.5.2: this attack alone; the next one deals what it deals."""
    hall = "When a Creature plays an attack, that attack deals an additional 5 damage."

    assert value(struck("all pass", hall=hall), "damage on Koru") == 15


def test_elements_of_the_attack() -> None:
    """3.5.8.1: Slam has Water alone: one Elemental Type."""
    vey = "[MC]: Target attack deals 5 more damage for each Elemental Type of that attack."
    use = "Ana uses Target attack deals 5 more damage for each Elemental Type of that attack of Vey on Slam"

    assert value(struck(use, "all pass", vey=vey), "damage on Koru") == 15


@pytest.mark.parametrize(("element", "dealt"), [("Air", 0), ("Earth", 10)])
def test_an_attack_that_spares_some(element: str, dealt: int) -> None:
    """8.6.5.2: Koru has Air and no Earth."""
    assert value(struck(slam=f"This attack deals no damage to Creatures with {element}."), "damage on Koru") == dealt
