"""guarded: objectives that card text puts under guard, on an invented table."""

from __future__ import annotations

from json import dumps

import pytest
from situations import value

from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {deck: 9, threat: 20}}
heroes: {Hild: {owner: Ana}}
enemies: {Orc: {threat: 3}, Imp: {threat: 1}}
objectives:
  Key: {zone: set aside}
  Scout: {hp: 2, willpower: 1, controller: Ana, zone: play}
  Chart: {}
quests: {Road: {points: 20}}
"""


def revealed(text: str, *chosen: str) -> Played:
    """A treachery of that text is revealed."""
    gloom = f"treacheries: {{Gloom: {{text: {dumps(f'When Revealed: {text}')}}}}}\nencounter-deck: [Gloom]\n"
    return situation("reveal", TABLE + gloom, *chosen)


@pytest.mark.parametrize("how", ["as a guarded objective", ", guarded"])
def test_a_card_that_was_set_aside(how: str) -> None:
    play = revealed(f"Attach the set-aside Key to the enemy with the highest threat {how}.".replace(" ,", ","))

    assert value(play, "guards of Key") == ["Orc"]
    assert value(play, "place of Key") == "staging area"


def test_nobody_controls_it_any_more() -> None:
    guard = "an enemy in the staging area"
    text = f"The first player loses control of Scout, then attach Scout to {guard} as a guarded objective."
    play = revealed(text, "Ana sends it to Imp")

    assert value(play, "guards of Scout") == ["Imp"]
    assert value(play, "Ana controls Scout") is False


def test_an_enemy_that_is_attached_to_it() -> None:
    """Said the other way round; Key is out of play."""
    free = "an unguarded objective in the staging area"
    text = f"Choose an enemy not guarding an objective. Attach that enemy to {free}, guarding it."
    play = revealed(text, "Ana chooses Orc")

    assert value(play, "guards of Chart") == ["Orc"]


def test_it_is_free_when_its_guard_has_gone() -> None:
    play = revealed("Attach the set aside Key to Orc as a guarded objective. Discard Orc.")

    assert value(play, "Key is guarded") is False
    assert value(play, "place of Key") == "staging area"
