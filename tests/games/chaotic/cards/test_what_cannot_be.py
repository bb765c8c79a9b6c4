"""8.5.8: what cannot be done to Creatures and to what they play, and whom a text means by `it`: played out."""

import pytest

from chaotic.cards.boards import board, struck, sung
from chaotic.situations import situation, value
from judge.cardtext import PrintedCard
from judge.games.chaotic import RULES


def test_disciplines_that_cannot_be_reduced() -> None:
    """8.5.8: Koru keeps its Courage and loses Power; it may still gain."""
    koru = "This card''s Courage cannot be reduced."
    lost = sung("Target Creature loses 10 Courage and 10 Power.", " on Koru", koru=koru)
    gained = sung("Target Creature gains 10 Courage.", " on Koru", koru=koru)

    assert (value(lost, "courage of Koru"), value(lost, "power of Koru")) == (50, 40)
    assert value(gained, "courage of Koru") == 60


def test_disciplines_that_stay_as_they_are() -> None:
    """8.5.8: what comes later neither adds to them nor takes from them; Energy is no Discipline (g-discipline)."""
    song = (
        "Target Creature''s Disciplines cannot be increased or decreased. "
        "That Creature gains 10 Courage and 10 Energy. That Creature loses 10 Power."
    )
    played = sung(song, " on Koru")

    assert [value(played, f"{each} of Koru") for each in ("courage", "power", "energy")] == [50, 50, 60]


@pytest.mark.parametrize(
    ("koru", "counters"),
    [("Koru cannot have more than 3 Mugic counters on it.", 3), ("Koru cannot have more than 9 Mugic counters.", 6)],
)
def test_no_more_counters_than_so_many(koru: str, counters: int) -> None:
    """8.5.8, g-mugic-counter: Koru has one, and is given five."""
    assert (
        value(sung("Put 5 Mugic counters on target Creature.", " on Koru", koru=koru), "counters on Koru") == counters
    )


@pytest.mark.parametrize(
    ("koru", "hurt"),
    [
        ("Mugic played by Koru cannot be negated.", 10),
        ("Attacks played by Koru cannot be negated.", 0),
        ("Mugic played by other Creatures you control cannot be negated.", 0),
    ],
)
def test_mugic_that_cannot_be_negated(koru: str, hurt: int) -> None:
    """8.5.8, g-negate: Koru's Howl is dealt with as its text says of Mugic, of attacks, or of others' Mugic."""
    table = board("Negate target Mugic.", koru=koru).replace("mugic: [Chant]", "mugic: [Howl]").replace(
        "  Chant:", "  Howl: {cost: 1 counter, text: ['Deal 10 damage to target Creature.']}\n  Chant:"
    )  # fmt: skip
    plays = (
        "Ana passes",
        "Ben plays Howl with Koru on Vey",
        "Ana plays Song with Dorn on Howl",
        "all pass",
        "all pass",
    )

    assert value(situation("burst", table, *plays), "damage on Vey") == hurt


@pytest.mark.parametrize(
    ("koru", "hurt"),
    [
        ("Koru cannot be dealt damage by Water attacks.", 0),
        ("Koru cannot be dealt damage by Fire attacks.", 10),
        ("If Koru would be dealt attack damage, that damage is reduced by 5.", 5),
        ("If Koru would be dealt damage by Mugic, reduce that damage by 5.", 10),
        ("If Koru is adjacent to two or more opposing Creatures, it takes 5 less damage.", 10),
        ("If Koru is adjacent to one opposing Creature, it takes 5 less damage.", 5),
    ],
)
def test_damage_that_is_kept_away(koru: str, hurt: int) -> None:
    """8.6.5.2: Slam is a Water attack of 5 and 5; Koru (B1) has Vey (A1) in front of it and no second foe beside it."""
    assert value(struck(koru=koru), "damage on Koru") == hurt


@pytest.mark.parametrize(
    ("whom", "courage"),
    [
        ("adjacent to 2 or more Creatures", [55, 50, 55, 50]),
        ("adjacent to 3 or more Creatures", [50, 50, 50, 50]),
    ],
)
def test_adjacent_to_so_many(whom: str, courage: list[int]) -> None:
    """2.1.2: Vey (A1) is next to Dorn (A3) and Koru (B1), Koru next to Vey and Tavi (B3); the other two have one."""
    played = sung(f"Each Creature {whom} gains 5 Courage.")

    assert [value(played, f"courage of {each}") for each in ("Vey", "Dorn", "Koru", "Tavi")] == courage


@pytest.mark.parametrize(
    "text",
    [
        "When this card deals attack damage to a Creature with Fire, it gains 5 Energy.",
        "When this card becomes engaged with a Creature with Range, it loses 5 Energy.",
        'Expend Earth: This card gains "Earth 5" and 10 Energy for each adjacent Creature.',
    ],
)
def test_what_could_be_meant_of_either_is_not_guessed(text: str) -> None:
    """DESIGN 1: this card or the other one, one number or both: the text does not say, so it is unread."""
    assert RULES.collected.read(PrintedCard("Vey", "creature", text=(text,))).status != "read"
