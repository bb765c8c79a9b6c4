"""8.3.1, 8.9.1: what a Mugic or an ability leaves for the end of the turn or for the next one; by hand."""

import pytest

from chaotic.cards.boards import board
from chaotic.situations import situation, value
from judge.cardtext.language import NOTHING_MORE
from judge.games.chaotic.cards import reading
from judge.games.chaotic.things import Awaited
from judge.kit.timeline import ongoing

REST = ("Ana moves Dorn to A2", "all pass", "Ana moves nobody else")
SONG = "Target Creature gains 25 Power. {}"


def in_time(song: str, on: str = "", *plays: str, **more: str) -> object:
    """What comes of a Mugic played in the Location Step of a turn in which nobody fights."""
    table = board(song, **more).replace("engaged: yes", "fought: [1]")
    return situation("game/turn:6.2.3", table, f"Ana plays Song with Dorn{on}", "all pass", "all pass", *plays)


@pytest.mark.parametrize(
    "later", ["Destroy that Creature at the end of the turn.", "At the end of this turn, destroy it."]
)
def test_a_creature_goes_as_the_turn_ends(later: str) -> None:
    """Koru is there until the turn ends, and gone before the next one."""
    soon = in_time(SONG.format(later), " on Koru")
    done = in_time(SONG.format(later), " on Koru", *REST, "all pass")

    assert [value(soon, each) for each in ("Koru is in play", "power of Koru")] == [True, 75]
    assert value(done, "Koru is in play") is False


def test_it_waits_once() -> None:
    """What was to happen has happened: nothing is awaited any more."""
    song = "At the end of the turn, put a Mugic counter on target Creature."
    soon = in_time(song, " on Koru")
    done = in_time(song, " on Koru", *REST, "all pass")

    assert [len(_awaited(each)) for each in (soon, done)] == [1, 0]
    assert [value(each, "counters on Koru") for each in (soon, done)] == [1, 2]


def test_nothing_waits_for_who_has_left_play() -> None:
    """8.7.1.2: Koru leaves play first; what waits for it is forgotten."""
    song = "Put a Mugic counter on target Creature at the end of the turn. Destroy that Creature."

    assert _awaited(in_time(song, " on Koru")) == []


def test_at_the_beginning_of_the_next_turn() -> None:
    """6.4.1, 6.2.2: it resolves in Ben's turn, so the Recovery Step of this one does not take the damage off."""
    song = "At the beginning of the next turn, deal 10 damage to target Creature."
    waits = in_time(song, " on Koru", *REST)
    done = in_time(song, " on Koru", *REST, "all pass")

    assert [value(each, "damage on Koru") for each in (waits, done)] == [0, 10]
    assert _awaited(done) == []


def test_an_ability_puts_off_what_it_does_to_its_target() -> None:
    """8.4: the ability is paid for now, and its target, Dorn, is Infected as the turn ends."""
    vey = "1 Mugic counter: Target Creature gains 10 Energy. At the end of the turn, Infect that Creature."
    table = board(vey=vey).replace("engaged: yes", "fought: [1]")
    uses = "Ana uses Target Creature gains 10 Energy of Vey on Dorn"
    soon = situation("game/turn:6.2.3", table, uses, "all pass", "all pass")
    done = situation("game/turn:6.2.3", table, uses, "all pass", "all pass", *REST, "all pass")

    assert [value(each, "Dorn is infected") for each in (soon, done)] == [False, True]


@pytest.mark.parametrize(
    "song",
    [
        "At the end of the turn, return target Creature Card in your general discard pile to play.",
        "At the end of the turn, deal 10 damage to target Creature.",
        "At the beginning of the next turn, sacrifice a Creature you control.",
        "At the beginning of the next turn, if you control Dorn, deal 10 damage to target Creature.",
        "At the beginning of the next turn, deal 5 damage to target Creature for each Mugic counter on it.",
        "At the end of each turn, destroy target Creature.",
    ],
)
def test_what_hangs_on_more_than_a_target_is_not_put_off(song: str) -> None:
    """What is chosen, asked or counted then, cards in piles, and what the Recovery Step takes away stay unread."""
    found = reading.played(reading.sentences_of(song, ("Dorn",), NOTHING_MORE))

    assert not found.steps


def test_battlegear_goes_as_the_turn_ends() -> None:
    """Dorn carries Helm until then."""
    soon = in_time("Destroy target Battlegear at the end of the turn.", " on Helm")
    done = in_time("Destroy target Battlegear at the end of the turn.", " on Helm", *REST, "all pass")

    assert [value(each, "Dorn is equipped") for each in (soon, done)] == [True, False]


def _awaited(played: object) -> list[Awaited]:
    """What waits for its time."""
    return ongoing(played.referee.moment(played.position), Awaited)  # type: ignore[attr-defined]
