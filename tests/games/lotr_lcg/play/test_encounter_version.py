"""unique-encounter-version: a unique version of a character comes from the encounter deck while a player has a copy."""

from __future__ import annotations

import pytest
from situations import happened, value

from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {{Ana: 20, Ben: 20}}
heroes: {{Aragorn: {{of: Ana, hp: 5{hero}}}, Gimli: {{of: Ana}}, Legolas: {{of: Ben}}}}
{more}
encounter-deck: [Ranger]
"""
OBJECTIVE = "objectives: {Ranger: {title: Aragorn, unique: yes, hp: 4}}"


def revealed(more: str = OBJECTIVE, hero: str = "") -> Played:
    """The card Ranger is revealed while Ana has the hero Aragorn in play."""
    return situation("reveal", TABLE.format(more=more, hero=hero))


def test_the_version_of_the_player_is_discarded_once() -> None:
    """unique-encounter-version: Ana must discard the version she controls; the other one stays."""
    play = revealed()

    assert happened(play, "discarded") == ["Aragorn"]
    assert (value(play, "place of Aragorn"), value(play, "place of Ranger")) == ("discard pile", "staging area")
    (line,) = (each for each in play.lines if each.event == ("discarded", "Aragorn"))
    assert {"unique-encounter-version", "unique"} <= {cite.unit for cite in line.cites}


def test_what_is_attached_goes_with_it_once() -> None:
    """attachment-host-leaves: the attachment is discarded with the hero it was on."""
    play = revealed(OBJECTIVE + "\nattachments: {Sword: {on: Aragorn}}")

    assert sorted(happened(play, "discarded")) == ["Aragorn", "Sword"]


def test_who_waits_for_a_discarded_character_responds_once() -> None:
    """triggering-one-window: one character has been discarded, so what is forced by it happens once."""
    forced = '\nallies: {Bard: {of: Ben, text: "Forced: After a character leaves play, deal 1 damage to Gimli."}}'
    play = revealed(OBJECTIVE + forced)

    assert value(play, "damage on Gimli") == 1


@pytest.mark.parametrize(
    "more",
    [
        "objectives: {Ranger: {title: Aragorn, hp: 4}}",  # not unique
        "objectives: {Ranger: {title: Strider, unique: yes, hp: 4}}",  # copy: another title
        "objectives: {Ranger: {title: Aragorn, unique: yes}}",  # character-cards: without hit points no character
        "enemies: {Ranger: {title: Aragorn, unique: yes}}",  # character-cards: heroes and allies are characters
    ],
)
def test_what_is_no_unique_version_of_the_character(more: str) -> None:
    """unique-encounter-version: only a unique version of that very character drives the player's out."""
    play = revealed(more)

    assert happened(play, "discarded") == []
    assert value(play, "place of Aragorn") == "play area"


def test_a_copy_goes_by_its_title() -> None:
    """copy: whatever else is on it, so an ally of that title goes too, though it has no symbol of its own."""
    play = situation(
        "reveal",
        "players: {Ana: 20}\nheroes: {Gimli: {of: Ana}}\nallies: {Scout: {of: Ana, title: aragorn}}\n"
        f"{OBJECTIVE}\nencounter-deck: [Ranger]",
    )

    assert happened(play, "discarded") == ["Scout"]


def test_a_version_that_a_player_has_gained_control_of_goes_too() -> None:
    """unique-encounter-version: the version a player controls, wherever it came from; the one that enters stays."""
    both = "objectives: {Strider: {title: Aragorn, unique: yes, hp: 4, controller: Ben}, "
    both += "Ranger: {title: Aragorn, unique: yes, hp: 4}}"
    play = situation(
        "reveal",
        f"players: {{Ana: 20, Ben: 20}}\nheroes: {{Gimli: {{of: Ana}}, Legolas: {{of: Ben}}}}\n{both}\n"
        "encounter-deck: [Ranger]",
    )

    assert happened(play, "discarded") == ["Strider"]


def test_what_cannot_leave_play_stays() -> None:
    """cannot: the word is absolute: what says that it cannot leave play is not discarded."""
    play = revealed(hero=", text: Aragorn cannot leave play.")

    assert happened(play, "discarded") == []
