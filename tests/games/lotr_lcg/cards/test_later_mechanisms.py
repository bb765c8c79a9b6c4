"""Mechanisms of later sets, which the rulebook does not have, on invented cards: results worked out by hand first."""

from __future__ import annotations

from json import dumps
from textwrap import indent

import pytest
from situations import may, value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from judge.scenario.read import read
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 20, deck: 9}, Ben: {threat: 36, deck: 9}}
heroes:
  Hild: {owner: Ana, hp: 5, attack: 2, defense: 1, willpower: 2, resources: 1}
  Odo: {owner: Ben, hp: 5, willpower: 1}
"""
ROAD = "quests: {Road: {points: 20, progress: 5}}\n"


def at(where: str, table: str, *chosen: str) -> Played:
    """A situation on the table above."""
    return situation(where, TABLE + table, *chosen)


def revealed(text: str, more: str = ROAD, *chosen: str) -> Played:
    """A treachery of that text is revealed."""
    deck = f"treacheries: {{Gloom: {{text: {dumps(text)}}}}}\nencounter-deck: [Gloom]\n"
    return at("reveal", deck + more, *chosen)


def status(kind: str, text: str) -> str:
    """Whether a card of that kind and text is read."""
    assert RULES.collected is not None
    return RULES.collected.read(PrintedCard("Pell", kind, text=(text,))).status


# --- numbers that players keep track of
@pytest.mark.parametrize(
    ("text", "what", "before", "after"),
    [
        ("Increase the temperature by 4.", "temperature", 10, 14),
        ("Reduce the temperature by 10.", "temperature", 4, 0),
        ("Raise the pursuit value by 1 for each player in the game.", "pursuit value", 7, 9),
        ("Set the pursuit value to 10.", "pursuit value", 3, 10),
        ("Reduce the Ring-bearer's life by 2.", "life of the Ring-bearer", 9, 7),
    ],
)
def test_a_track_goes_up_and_down(text: str, what: str, before: int, after: int) -> None:
    row = {"life of the Ring-bearer": "life", "pursuit value": "pursuit"}.get(what, what)

    assert value(revealed(f"When Revealed: {text}", f"{ROAD}{row}: {before}\n"), what) == after


@pytest.mark.parametrize(("before", "lost"), [(55, False), (56, True)])
def test_a_track_that_ends_the_game(before: int, lost: bool) -> None:
    """56 + 4 = 60."""
    quest = 'quests: {Sand: {text: "If the temperature is 60 or higher, the players lose the game."}}\n'
    play = revealed("When Revealed: Increase the temperature by 4.", f"{quest}temperature: {before}\n")

    assert value(play, "the players have lost") is lost


def test_the_tens_digit_of_a_track() -> None:
    """39 has 3 tens."""
    text = "When Revealed: Deal X damage to each hero, where X is the tens digit of the temperature."

    assert value(revealed(text, f"{ROAD}temperature: 39\n"), "damage on Hild") == 3


def test_a_track_as_the_price_of_a_journey() -> None:
    table = 'locations: {Fen: {text: "Travel: Increase the pursuit value by 1."}}\npursuit: 5\n'

    assert value(at("travel:4.2", ROAD + table, "Ana travels to Fen"), "pursuit value") == 6


# --- Uncharted: locations with two sides
ISLE = "Uncharted. Forced: After Isle becomes the active location, flip it over. "
ISLE += "Action: Remove 4 progress from Isle to look at its facedown side."
GRAVES = "Forced: After Graves is flipped over while active, deal 1 damage to each hero."


def isles(progress: int = 0, side: str = ", other-side: Graves") -> str:
    """An uncharted location in the staging area, and its other side."""
    return f"""{ROAD}
locations:
  Isle: {{threat: 2, progress: {progress}, text: {dumps(ISLE)}{side}}}
  Graves: {{points: 2, threat: 1, text: {dumps(GRAVES)}}}
allies: {{Pam: {{owner: Ana, text: "Action: Exhaust Pam to place 9 progress on a location."}}}}
"""


def test_a_location_is_flipped_as_the_players_come_there() -> None:
    """The other side is the active location, without the progress, and does what it does when it is turned up."""
    play = at("travel:4.2", isles(progress=3), "Ana travels to Isle")

    assert value(play, "active location") == "Graves"
    assert (value(play, "progress on Graves"), value(play, "damage on Hild"), value(play, "Isle is in play")) == (
        0,
        1,
        False,
    )


def test_the_side_that_nobody_sees_is_not_in_play() -> None:
    """Only Isle adds its threat."""
    assert value(at("action-window", isles()), "total threat") == 2


def test_an_uncharted_location_is_not_explored_by_progress() -> None:
    """It has no quest points."""
    play = at("action-window", isles(), "Ana uses Pam")

    assert (value(play, "Isle is in play"), value(play, "progress on Isle")) == (True, 9)


def test_an_explored_location_goes_back_to_the_uncharted_deck() -> None:
    play = at("travel:4.2", isles(), "Ana travels to Isle", "Ana uses Pam")

    assert value(play, "place of Graves") == "Uncharted deck"


@pytest.mark.parametrize(("progress", "may_look"), [(3, False), (4, True)])
def test_looking_at_the_other_side_takes_4_progress(progress: int, may_look: bool) -> None:
    play = at("action-window", isles(progress))

    assert may(play, "Ana uses Isle") is may_look
    if may_look:
        after = at("action-window", isles(progress), "Ana uses Isle")
        assert (value(after, "progress on Isle"), value(after, "active location")) == (0, "none")


def test_a_side_that_is_not_named_is_not_guessed() -> None:
    table = read(f"title: t\ngame: lotr-lcg\nat: travel\ntable:\n{indent(TABLE + isles(side=''), '  ')}").table
    assert RULES.card_text is not None
    unread = [sentence.why for each in RULES.card_text(table) for sentence in each.sentences if not sentence.read]

    assert unread == ["its `other-side` is not named"]


@pytest.mark.parametrize(
    ("kind", "text", "expected"),
    [
        ("location", "Uncharted.", "read"),
        ("ally", "Uncharted.", "unread"),
        ("location", "Uncharted. Forced: After Pell becomes the active location, flip over Pell.", "read"),
        ("enemy", "Forced: After Pell engages you, flip it over.", "unread"),
    ],
)
def test_only_uncharted_locations_are_flipped(kind: str, text: str, expected: str) -> None:
    assert status(kind, text) == expected
