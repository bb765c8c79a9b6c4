"""Small phrases that go together in every place, each played out: the result worked out from the rulebook first."""

import pytest

from chaotic.cards.boards import struck, sung
from chaotic.situations import value

CREATURES = ("Vey", "Dorn", "Koru", "Tavi")


def damage(played: object) -> list[int]:
    """The damage on each Creature."""
    return [value(played, f"damage on {each}") for each in CREATURES]


@pytest.mark.parametrize(
    ("song", "hit"),
    [
        ("Deal 5 damage to each Creature that is not a Danian.", [0, 5, 5, 0]),
        ("Deal 5 damage to all Creatures that are not Danians.", [0, 5, 5, 0]),
        ("Deal 5 damage to each Creature other than a Danian.", [0, 5, 5, 0]),
        ("Deal 5 damage to all Creatures of a Tribe other than Danian.", [0, 5, 5, 0]),
        ("Deal 5 damage to each Creature that is engaged.", [5, 0, 5, 0]),
        ("Deal 5 damage to each Creature that is not engaged.", [0, 5, 0, 5]),
        ("Deal 5 damage to each Creature with Water and 3 or more Mugic counters.", [5, 0, 0, 0]),
        ("Deal 5 damage to each Creature you do not control.", [0, 0, 5, 5]),
        ("Deal 5 damage to each Creature controlled by the opposing player.", [0, 0, 5, 5]),
    ],
)
def test_who_is_meant(song: str, hit: list[int]) -> None:
    """8.5.2: Vey and Tavi are Danians; Vey (Water, 3 counters) and Koru are engaged; Koru and Tavi are Ben's."""
    assert damage(sung(song)) == hit


@pytest.mark.parametrize(
    ("koru", "hurt"),
    [
        ("Damage dealt to Koru by attacks is reduced by 5.", 5),
        ("All damage dealt by attacks to Koru is halved.", 5),
        ("Koru takes 5 less damage from Mugic.", 10),
        ("Koru takes 5 less damage from attacks.", 5),
        ("Koru takes 5 less damage from opposing Mugic.", 10),
        ("Damage dealt by a Creature with Water to Koru is increased by 5.", 15),
        ("Damage dealt by a Creature with Fire to Koru is increased by 5.", 10),
        ("Attack damage dealt to Koru is reduced by 5 for each Elemental Type Koru has.", 0),
        ("If Koru would be dealt 10 or more attack damage, that damage is reduced by 5.", 5),
        ("If Koru would be dealt 15 or more attack damage, that damage is reduced by 5.", 10),
        ("Increase damage dealt to Koru by attacks by 5.", 15),
    ],
)
def test_damage_that_is_spoken_of(koru: str, hurt: int) -> None:
    """8.6.5.2: Slam deals 5 and 5 for Water; Koru has Fire and Air, Vey, who strikes, has Water."""
    assert value(struck(koru=koru), "damage on Koru") == hurt


def test_damage_of_abilities_of_somebody() -> None:
    """8.5.4: the Mugic of Dorn, a Creature of Ana's, deals 5 less to Koru and as much as ever to Tavi."""
    song = "Deal 10 damage to each Creature with 50 Energy."

    assert damage(sung(song, koru="Koru takes 5 less damage from Mugic your opponent plays.")) == [10, 10, 5, 10]
    assert damage(sung(song, koru="Koru takes 5 less damage from abilities of opposing Creatures.")) == [10, 10, 10, 10]


def test_that_creature_of_a_sort() -> None:
    """g-target: `that Danian Creature` is the Danian that was targeted; of another sort nobody is meant."""
    song = "Target Danian Creature gains 5 Courage. That Danian Creature gains 5 Power."
    played = sung(song, " on Vey")

    assert (value(played, "courage of Vey"), value(played, "power of Vey")) == (55, 55)
    other = sung("Target Danian Creature gains 5 Courage. That OverWorld Creature gains 5 Power.", " on Vey")
    assert (value(other, "courage of Vey"), value(other, "power of Vey")) == (55, 50)


def test_who_has_a_keyword_is_found_out_beside_invisibility() -> None:
    """9.4.1 asks whether the other Creature has Invisibility, and who has Defender hangs on all that a Creature has.

    Neither Creature has Defender, so the Location adds nothing: 10 of base and Water, and 10 of Strike.
    """
    hall = "Attacks played by Creatures with Defender deal an additional 5 damage."

    assert value(struck(hall=hall, vey="Invisibility: Strike 10"), "damage on Koru") == 20
    assert value(struck(hall=hall, vey="Defender"), "damage on Koru") == 15
    assert (
        value(struck(hall=hall, vey="Invisibility: Strike 10", koru="Invisibility: Surprise"), "damage on Koru") == 10
    )
