"""8.9.1: counters with a name of their own: put on, taken off, counted, paid with; worked out by hand."""

import pytest

from chaotic.cards.boards import board, struck, sung
from chaotic.situations import reason, situation, value
from judge.games.chaotic.things import Creature

GROWS = "Put {} on target Creature."
LIVES = "Vey has an additional 10 Energy for each Growth counter on it."


def of_creature(played: object, name: str) -> tuple[tuple[str, int], ...]:
    """The counters with a name on a Creature."""
    found: Creature = played.referee.moment(played.position).the(Creature, name)  # type: ignore[attr-defined]
    return found.named


@pytest.mark.parametrize(
    ("put", "energy"), [("a Growth counter", 60), ("2 Growth counters", 70), ("three Growth counters", 80)]
)
def test_each_counter_is_counted(put: str, energy: int) -> None:
    """8.7.3.3: Vey has 50 Energy, and 10 more for each counter on it."""
    assert value(sung(GROWS.format(put), " on Vey", vey=LIVES), "energy of Vey") == energy


def test_counters_of_another_name_or_on_another_creature_are_not_counted() -> None:
    """Rage counters are no Growth counters, and those on Dorn are not on Vey; none is a Mugic counter."""
    rage = sung("Put a Rage counter on target Creature.", " on Vey", vey=LIVES)

    assert value(rage, "energy of Vey") == 50
    assert value(sung(GROWS.format("a Growth counter"), " on Dorn", vey=LIVES), "energy of Vey") == 50
    assert value(rage, "counters on Vey") == 3


def test_what_somebody_has_stands_beside_the_trigger_before_it() -> None:
    """One attack, one counter: 10 Power and no more, though both sentences stand in one paragraph."""
    puts, has = "put a Rage counter on it.", "Vey has an additional 10 Power for each Rage counter on it."
    once = struck("all pass", vey=f"When Vey deals attack damage, {puts} {has}")

    assert of_creature(once, "Vey") == (("Rage", 1),)
    assert value(once, "power of Vey") == 60


@pytest.mark.parametrize(
    ("taken", "left"),
    [("remove a Growth counter from", 2), ("remove 2 Growth counters from", 1), ("remove all Growth counters from", 0),
     ("remove 7 Growth counters from", 0)],
)  # fmt: skip
def test_counters_are_removed_as_far_as_they_are_there(taken: str, left: int) -> None:
    """Three are put on Vey, then some are removed; 10 Energy for each that is left."""
    song = f"Put 3 Growth counters on target Creature. Then {taken} that Creature."

    assert value(sung(song, " on Vey", vey=LIVES), "energy of Vey") == 50 + 10 * left


@pytest.mark.parametrize(
    ("condition", "energy"),
    [
        ("If Vey has two or more Growth counters on it", 60),
        ("While Vey has a Growth counter on it", 60),
        ("If Vey has fewer than 2 Growth counters on it", 50),
        ("If Vey has no Growth counters on it", 50),
        ("If Vey has no Rage counters on it", 60),
    ],
)
def test_how_many_there_are_can_be_asked(condition: str, energy: int) -> None:
    """Vey has two Growth counters."""
    played = sung(GROWS.format("2 Growth counters"), " on Vey", vey=f"{condition}, it has an additional 10 Energy.")

    assert value(played, "energy of Vey") == energy


def test_creatures_with_a_counter() -> None:
    """Only Koru has one: 20 less of its 50."""
    vey = "Creatures with a Frost counter on them have 20 less Energy."
    played = sung("Put a Frost counter on target Creature.", " on Koru", vey=vey)

    assert [value(played, f"energy of {each}") for each in ("Koru", "Tavi", "Vey")] == [30, 50, 50]


def test_a_counter_is_paid() -> None:
    """8.4.4.1: Vey can use its ability once, for its one counter; without it, not at all."""
    vey = "Remove a Charge counter from Vey: Heal 5 damage to Vey."
    before = situation("burst", board(vey=vey))
    charged = sung("Put a Charge counter on target Creature.", " on Vey", vey=vey)

    assert reason(before, "Ana uses Heal 5 damage to Vey of Vey")[0]
    used = situation(
        "burst", board("Put a Charge counter on target Creature.", vey=vey), "Ana plays Song with Dorn on Vey",
        "all pass", "Ana uses Heal 5 damage to Vey of Vey",
    )  # fmt: skip
    assert of_creature(charged, "Vey") == (("Charge", 1),)
    assert of_creature(used, "Vey") == ()


def test_counters_go_as_the_creature_leaves_play() -> None:
    """8.7.1.2: what leaves play has none any more."""
    song = "Put a Growth counter on target Creature. Then destroy that Creature."

    assert of_creature(sung(song, " on Koru"), "Koru") == ()


def test_who_has_left_play_is_remembered_with_its_counters() -> None:
    """8.6.3: Koru goes with 2 counters, so Vey is dealt twice 5 damage."""
    koru = "When Koru is destroyed, deal 5 damage to Vey for each Growth counter on Koru."
    song = "Put 2 Growth counters on target Creature. Then destroy that Creature."

    assert value(sung(song, " on Koru", "all pass", koru=koru), "damage on Vey") == 10


@pytest.mark.parametrize("word", ["an Additional counter", "a purple hat counter", "an X counter"])
def test_no_word_is_taken_for_the_name_of_counters(word: str) -> None:
    """A word that is not written as a name, or says how many, names no counters."""
    from judge.cardtext.language import NOTHING_MORE
    from judge.games.chaotic.cards import reading

    found = reading.played(reading.sentences_of(f"Put {word} on target Creature.", (), NOTHING_MORE))

    assert not found.steps
