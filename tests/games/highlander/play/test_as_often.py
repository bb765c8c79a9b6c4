"""may-do-again: May Dos without a limit, and how far they are looked into."""

import pytest

from highlander.situations import ben, situation, so_far
from judge.engine.graph import Graph
from judge.scenario.played import Played

WELL = "in-play: [Well], hand: [Lower Left Attack, Upper Left Attack, Lower Left Block]"


def well(text: str, *choices: str) -> Played:
    """Ben's May Do/Must Do Phase with a Well that says something he may do."""
    return situation("may-must", ben(WELL, f"Well: 'situation: may: {text}'"), *choices)


def looked_into(played: Played) -> Graph:
    """Every line of play from there."""
    return Graph(played.referee, played.position)


def test_a_may_do_is_done_again() -> None:
    """may-do-again: nothing limits a May Do that is no power of a Persona."""
    played = well("draw 1", *["Ben uses Well"] * 3)

    assert so_far(played, "cards in hand of Ben") == 6


def test_what_changes_nothing_leads_nowhere_new() -> None:
    """A May Do that changes nothing leads back to the same position."""
    once, twice = (well("opponent is prone", *["Ben uses Well"] * times) for times in (1, 2))

    assert once.position == twice.position


def test_free_cards_are_looked_into_to_the_end() -> None:
    """Every card of the Endurance may be drawn, and that is all there is to look into."""
    graph = looked_into(well("draw 1"))

    assert graph.complete
    assert len(graph.positions) < 1_500


@pytest.mark.parametrize("text", ["opponent loses 1 ability", "opponent must discard 1 card", "your attacks +1 damage"])
def test_what_has_no_end_is_cut_off(text: str) -> None:
    """What piles up without end is looked into for a while, and not called complete."""
    graph = looked_into(well(text))

    assert not graph.complete
    assert len(graph.positions) < 2_500


def test_discards_of_cards_nobody_knows_are_one_way() -> None:
    """The order of discards does not matter: after a card nobody knows others of the kind follow, or none."""
    played = situation("draw-discard", ben("ability: 2, hand: [Thrust, Lower Left Attack], hand-size: 20"))

    assert len(looked_into(played).positions) < 10
