"""tests: tests of later sets, on invented cards: how one goes is chosen, what comes of it is worked out by hand."""

from __future__ import annotations

from json import dumps
from typing import Any

import pytest
from situations import choices, may, value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 20, deck: 9}, Ben: {threat: 36, deck: 9}}
heroes:
  Hild: {owner: Ana, hp: 5, resources: 1}
  Odo: {owner: Ben, hp: 5, resources: 1}
quests: {Road: {points: 20, progress: 5}}
"""
PASS, FAIL = "selects pass the {} test", "selects fail the {} test"


def revealed(text: str, *chosen: str, more: str = "") -> Played:
    """A treachery of that text is revealed."""
    gloom = f"treacheries: {{Gloom: {{text: {dumps(f'When Revealed: {text}')}}}}}\n"
    return situation("reveal", f"{TABLE}{gloom}{more}encounter-deck: [Gloom]\nencounter-rest: 5\n", *chosen)


def read(kind: str, text: str) -> Any:
    """A card of that text as it is read."""
    assert RULES.collected is not None
    return RULES.collected.read(PrintedCard("Pell", kind, text=(text,)))


@pytest.mark.parametrize(("went", "threat"), [(PASS, 20), (FAIL, 23)])
def test_the_first_player_makes_a_test(went: str, threat: int) -> None:
    """20 + 3 = 23, if it is failed."""
    text = "The first player makes a locate test. If this test is failed, raise the first player's threat by 3."

    assert choices(revealed(text)) == ["Ana selects pass the locate test", "Ana selects fail the locate test"]
    assert value(revealed(text, f"Ana {went.format('locate')}"), "threat of Ana") == threat


@pytest.mark.parametrize(
    ("then", "ana", "ben"),
    [
        ("Each player who fails this test raises his threat by 4.", 20, 40),
        ("Each player that failed this Hide test raises his threat by 4.", 20, 40),
        ("If a player fails this test, he raises his threat by 4.", 20, 40),
        ("Each player who passes this test lowers his threat by 2.", 18, 36),
    ],
)
def test_each_player_makes_a_test(then: str, ana: int, ben: int) -> None:
    """Ana passes, Ben fails: 36 + 4 = 40; or 20 - 2 = 18."""
    play = revealed(
        f"Starting with the first player, each player makes a Hide 2 test. {then}",
        f"Ana {PASS.format('Hide')}", f"Ben {FAIL.format('Hide')}",
    )  # fmt: skip

    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (ana, ben)


def test_several_things_become_of_who_fails() -> None:
    text = (
        "Each player must make an escape test, dealing 3 cards from the encounter deck."
        " Each player that fails that test places 1 resource token on Imp, and raises his threat by 1."
    )
    went = (f"Ana {FAIL.format('escape')}", f"Ben {FAIL.format('escape')}")
    play = revealed(text, *went, more="enemies: {Imp: {}}\n")

    assert [value(play, f"threat of {each}") for each in ("Ana", "Ben")] == [21, 37]
    assert value(play, "resources on Imp") == 2


@pytest.mark.parametrize(("went", "damage"), [(PASS, 0), (FAIL, 2)])
def test_a_card_waits_for_it(went: str, damage: int) -> None:
    text = "Forced: After a player fails a Hide test, deal 2 damage to each hero he controls."
    play = revealed(
        "The first player makes a Hide 1 test.",
        f"Ana {went.format('Hide')}",
        more=f"locations: {{Fen: {{text: {dumps(text)}}}}}\n",
    )

    assert (value(play, "damage on Hild"), value(play, "damage on Odo")) == (damage, 0)


@pytest.mark.parametrize(("test", "went", "damage"), [("Hide", FAIL, 1), ("Hide", PASS, 0), ("locate", FAIL, 0)])
def test_what_has_been_failed_this_round(test: str, went: str, damage: int) -> None:
    """A locate test is no Hide test."""
    asked = "If the first player has failed a Hide test this round, deal 1 damage to Hild."
    text = f"The first player makes a {test} test. {asked}"

    assert value(revealed(text, f"Ana {went.format(test)}"), "damage on Hild") == damage


def test_a_test_as_one_of_two_things() -> None:
    text = "The first player must either exhaust a hero he controls or make a Hide 3 test."
    play = revealed(text)

    assert choices(play) == ["Ana selects exhaust a hero that player controls", "Ana selects make a Hide 3 test"]
    after = revealed(text, "Ana selects make a Hide 3 test")
    assert choices(after) == ["Ana selects pass the Hide test", "Ana selects fail the Hide test"]


def test_a_test_on_the_way() -> None:
    """A location may be travelled to for the price of a test, however it goes."""
    fen = dumps("Travel: The first player must make a Hide 1 test to travel here.")
    table = f"{TABLE}locations: {{Fen: {{text: {fen}}}}}\n"

    assert may(situation("travel:4.2", table), "Ana travels to Fen") is True
    after = situation("travel:4.2", table, "Ana travels to Fen", f"Ana {FAIL.format('Hide')}")
    assert value(after, "active location") == "Fen"


def test_a_location_that_is_not_there_yet_cannot_be_returned() -> None:
    text = "Travel: The first player makes a locate test. If this test is failed, return this card to the staging area."

    assert read("location", text).status == "partly"


@pytest.mark.parametrize(
    "text",
    [
        "When Revealed: Raise each player's threat by 1. If this test is failed, deal 1 damage to each character.",
        "When Revealed: Each player makes a Hide 1 test. If this test is failed, deal 1 damage to each character.",
        "When Revealed: Each player discards a card. Each player who fails this test raises his threat by 1.",
    ],
)
def test_which_test_is_not_clear(text: str) -> None:
    assert read("treachery", text).status != "read"


def test_said_back() -> None:
    text = (
        "When Revealed: The first player takes an escape test counting his defense instead of his willpower,"
        " dealing 4 encounter cards."
    )
    said = (
        "When Revealed: the first player makes an escape test counting defense instead of willpower,"
        " dealing 4 cards from the encounter deck."
    )

    assert [each.said for each in read("treachery", text).sentences] == [said]
