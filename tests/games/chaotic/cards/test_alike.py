"""What cards print for each other is read alike, wherever it stands."""

import pytest

from chaotic.cards.boards import board, sung
from chaotic.situations import situation, value
from judge import games
from judge.cardtext import PrintedCard

COLLECTED = games.rules("chaotic").collected


def said(text: str, kind: str = "creature") -> str:
    """What the only sentence of a card is said back as."""
    return COLLECTED.read(PrintedCard("Old Oak", kind, "None", (text,))).sentences[0].said


@pytest.mark.parametrize(
    ("printed", "other"),
    [
        ("This card has an additional 5 Energy for each Mugic counter on it.",
         "This card has 5 additional Energy for every Mugic counter on it."),
        ("Fire attacks deal an additional 5 damage.", "Fire attacks deal 5 extra damage."),
        ("At the beginning of combat, deal 5 damage to target Creature.",
         "Deal 5 damage to target Creature at the beginning of combat."),
        ("When this card becomes engaged, put a Mugic counter on it.",
         "When this card becomes engaged, place a Mugic counter on it."),
        ("When this card is dealt 20 or more damage from a single source, it gains 5 Energy.",
         "When this card is dealt at least 20 damage from a single source, it gains 5 Energy."),
        ("If this card is adjacent to a Danian Creature, it has an additional 10 Energy.",
         "This card has an additional 10 Energy while adjacent to a Danian Creature."),
    ],
)  # fmt: skip
def test_printed_alike(printed: str, other: str) -> None:
    """Both are read, and as the same thing."""
    assert said(printed)
    assert said(other).replace("this Creature", "this card").replace(", this card has", ", it has") == said(printed)


def test_mugic_counters_one_controls() -> None:
    """8.5.2: Ana's Creatures carry 3 and 2; the song costs none of them."""
    assert (
        value(
            sung("Deal 1 damage to target Creature for each Mugic counter you control.", " on Koru"), "damage on Koru"
        )
        == 5
    )


def test_energy_beside_somebody() -> None:
    """8.7.1: Vey is next to Dorn, a Mipedian, and to no UnderWorld Creature."""
    text = "This card has an additional 10 Energy while adjacent to a %s Creature."
    beside, alone = (situation("burst", board(vey=text % each)) for each in ("Mipedian", "UnderWorld"))

    assert (value(beside, "energy of Vey"), value(alone, "energy of Vey")) == (60, 50)


def test_damage_taken() -> None:
    """8.5.4: to take damage is to be dealt it."""
    assert value(sung("Target Creature takes 15 damage.", " on Koru"), "damage on Koru") == 15
