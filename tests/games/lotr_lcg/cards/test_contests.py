"""search, opposing-team: what encounter cards cost in a contest, and so many different cards for each player."""

from __future__ import annotations

from json import dumps

import pytest
from situations import choices, value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation

HEROES = """
players: {Ana: {threat: 20, deck: 9}, Ben: {threat: 36, deck: 9}}
heroes:
  Hild: {owner: Ana, hp: 5}
  Odo: {owner: Ben, hp: 5}
quests: {Road: {points: 20, progress: 5}}
"""
DECK = """
enemies: {Imp: {cost: 0}, Orc: {cost: 2}, Ogre: {}, Second Imp: {cost: 0, title: Imp}}
locations: {Fen: {cost: 1}, Ford: {cost: 3}}
encounter-deck: [Gloom, Imp, Second Imp, Orc, Fen, Ford, Ogre]
"""


def revealed(text: str, *chosen: str) -> Played:
    """A treachery of that text is the first card of the deck."""
    gloom = f"treacheries: {{Gloom: {{text: {dumps(f'When Revealed: {text}')}}}}}\n"
    return situation("reveal", HEROES + gloom + DECK, *chosen)


def read(kind: str, text: str) -> tuple[str, str]:
    """Whether a card is read, and how its first sentence is said back."""
    assert RULES.collected is not None
    found = RULES.collected.read(PrintedCard("Pell", kind, text=(text,)))
    return found.status, found.sentences[0].said


def names(options: list[str]) -> set[str]:
    """Which cards may be chosen."""
    return {each.rsplit(" chooses ", 1)[1] for each in options}


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("an enemy with cost 1 or less", {"Imp", "Second Imp", "Ogre"}),
        ("a 0 cost enemy", {"Imp", "Second Imp", "Ogre"}),
        ("a location with cost 3 or higher", {"Ford"}),
        ("a card with cost 1 or less, or 2 or less if there are two or more players",
         {"Imp", "Second Imp", "Orc", "Fen", "Ogre"}),
        ("a card with cost 1 or less, or 2 or less if there are three or more players",
         {"Imp", "Second Imp", "Fen", "Ogre"}),
        ("a 2 cost enemy or 2 cost location", {"Orc", "Ogre"}),
    ],
)  # fmt: skip
def test_what_the_other_team_may_find(wanted: str, found: set[str]) -> None:
    """Nobody wrote down what the Ogre costs: the other team sees it, so it may be the one."""
    play = revealed(f"The opposing team searches the encounter deck for {wanted} and adds it to the staging area.")

    assert (names(choices(play)) or {value(play, "staging area")[0]}) == found


def test_one_different_enemy_for_each_player() -> None:
    """Two players, two enemies; once one Imp has come, the other of that title cannot."""
    text = "Search the encounter deck for 1 different enemy per player and add them to the staging area."
    first = revealed(text)
    then = revealed(text, "Ana chooses Imp")

    assert names(choices(first)) == {"Imp", "Second Imp", "Orc", "Ogre"}
    assert names(choices(then)) == {"Orc", "Ogre"}
    assert set(value(revealed(text, "Ana chooses Imp", "Ana chooses Orc"), "staging area")) == {"Imp", "Orc"}


def test_the_other_team_finds_different_cards() -> None:
    """Those that cost 0 or nobody knows what, each title once."""
    text = (
        "The opposing team searches the encounter deck for one different 0 cost location or 0 cost enemy"
        " per player and adds it to the staging area."
    )
    team = "the opposing team chooses"

    assert choices(revealed(text)) == [f"{team} {each}" for each in ("Imp", "Second Imp", "Ogre")]
    after = revealed(text, f"{team} Imp")
    assert set(value(after, "staging area")) == {"Imp", "Ogre"}


def test_as_many_as_players_whatever_their_titles() -> None:
    search = "searches the encounter deck for 1 Ruin location per player"
    text = f"The opposing team {search} and adds them to the staging area."
    table = HEROES + (
        f"treacheries: {{Gloom: {{text: {dumps(f'When Revealed: {text}')}}}}}\n"
        "locations: {Fen: {traits: [Ruin]}, Ford: {traits: [Ruin]}, Hill: {}}\n"
        "encounter-deck: [Gloom, Fen, Ford, Hill]\n"
    )

    assert set(value(situation("reveal", table), "staging area")) == {"Fen", "Ford"}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Setup: Search the encounter deck for a different Forest location for each player, and add them to the"
         " staging area.",
         "Setup: search the encounter deck for one different Forest location per player and add them to the"
         " staging area."),
        ("When Revealed: Search the encounter deck and discard pile for one different enemy per player and reveal"
         " them.",
         "When Revealed: search the encounter deck and the encounter discard pile for one different enemy per"
         " player and reveal them."),
    ],
)  # fmt: skip
def test_said_back(text: str, said: str) -> None:
    assert read("quest", text) == ("read", said)
