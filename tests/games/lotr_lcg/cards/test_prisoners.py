"""A hero that is turned facedown and held as a prisoner, on invented cards: results worked out by hand first."""

from __future__ import annotations

from json import dumps

import pytest
from situations import choices, consulted, value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation

CAUGHT = (
    "Randomly choose 1 hero (among all the heroes controlled by the players) and turn it face down. That hero is "
    "considered the prisoner, does not collect resources, cannot be damaged, and cannot be used, until it is "
    '"rescued" (as instructed by card effects).'
)
FREED = (
    'turn the "prisoner" faceup and place 1 damage on it. '
    'That hero has been "rescued" and may now be used by its controller.'
)
TABLE = """
players: {Ana: {threat: 20, deck: 9}, Ben: {threat: 20, deck: 9}}
heroes:
  Hild: {owner: Ana, hp: 3, willpower: 2, %s}
  Bera: {owner: Ana, hp: 3, willpower: 2}
  Odo: {owner: Ben, hp: 4, willpower: 1}
attachments: {Horn: {on: Hild}}
quests: {Road: {points: 20}}
locations: {Gate: {text: "Forced: When the prisoner is 'rescued', add Rider to the staging area."}}
enemies: {Rider: {zone: set aside, threat: 3, attack: 1, hp: 2, engagement: 50}}
"""
TOKENS, HELD = "resources: 2, damage: 1", "zone: held prisoner"


def revealed(text: str, *chosen: str, held: bool = False) -> Played:
    """A treachery of that text is revealed."""
    table = TABLE % (HELD if held else TOKENS)
    table = table.replace("attachments: {Horn: {on: Hild}}\n", "") if held else table
    deck = f"treacheries: {{Gloom: {{text: {dumps('When Revealed: ' + text)}}}}}\nencounter-deck: [Gloom]\n"
    return situation("reveal", table + deck, *chosen)


def test_it_is_out_of_play() -> None:
    """in-play-areas: only faceup cards are in play. leaves-play: Horn goes to Ana's discard pile, tokens are gone."""
    play = revealed(CAUGHT, "chance falls on Hild")

    assert value(play, "place of Hild") == "held prisoner"
    assert value(play, "Hild is in play") is False
    assert value(play, "place of Horn") == "discard pile"
    assert (value(play, "resources on Hild"), value(play, "damage on Hild")) == (0, 0)


def test_any_hero_of_all_players_may_be_chosen() -> None:
    """Chance has three heroes of two players."""
    play = revealed(CAUGHT)

    assert choices(play) == [f"chance falls on {each}" for each in ("Hild", "Bera", "Odo")]


def test_others_are_not_reached() -> None:
    """Each hero takes 1 damage: Bera and Odo, not the prisoner."""
    play = revealed("Deal 1 damage to each hero.", held=True)

    assert value(play, "damage on Bera") == 1
    assert value(play, "damage on Hild") == 0
    assert value(play, "place of Hild") == "held prisoner"


def test_it_is_freed() -> None:
    """It enters play ready under Ana's control with 1 damage: 2 hit points of 3 are left."""
    play = revealed(FREED[0].upper() + FREED[1:], held=True)

    assert value(play, "Hild is in play") is True
    assert value(play, "controller of Hild") == "Ana"
    assert value(play, "remaining hit points of Hild") == 2
    assert value(play, "Hild is ready") is True


def test_a_card_waits_for_that() -> None:
    play = revealed(FREED[0].upper() + FREED[1:], held=True)

    assert "Rider" in value(play, "staging area")


def test_a_card_that_is_set_aside_waits_for_that() -> None:
    """abilities-initiate-in-play: its text needs it to be out of play, so it works from there; others do not."""
    own = "enemies: {Rider: {zone: set aside, text: \"Forced: When the prisoner is 'rescued', %s\"}}\n"
    for text, there in (("move Rider into the staging area.", True), ("raise each player's threat by 2.", False)):
        table = (TABLE % HELD).split("locations:")[0].replace("attachments: {Horn: {on: Hild}}\n", "")
        gloom = f"treacheries: {{Gloom: {{text: {dumps('When Revealed: ' + FREED)}}}}}\nencounter-deck: [Gloom]\n"
        play = situation("reveal", table + own % text + gloom)

        assert ("Rider" in value(play, "staging area")) is there
        assert value(play, "threat of Ana") == 20


def test_without_a_prisoner_nobody_is_freed() -> None:
    """effects-as-much-as-able: nothing is turned, and nobody is hurt."""
    play = revealed(FREED[0].upper() + FREED[1:])

    assert value(play, "damage on Bera") == 0
    assert value(play, "staging area") == ["Gate"]


def test_the_last_hero_beside_a_prisoner_is_killed() -> None:
    """elimination-causes: the rulebook says `killed` of all heroes; that the prisoner counts as lost is a reading."""
    play = revealed("Deal 3 damage to Bera.", held=True)

    assert value(play, "Ana is eliminated") is True
    assert "killed-defeated" in consulted(play)


@pytest.mark.parametrize(("held", "stage"), [(True, "Road"), (False, "Deep")])
def test_players_cannot_advance_while_there_is_one(held: bool, stage: str) -> None:
    """3 progress on a stage of 3 points: they go on only if no hero is a prisoner."""
    quests = (
        "quests: {Road: {points: 3, text: Players cannot advance to the next stage of this quest unless they have "
        "rescued the prisoner.}, Deep: {points: 9}}\n"
    )
    table = (TABLE % (HELD if held else TOKENS)).replace("quests: {Road: {points: 20}}\n", quests)
    table = table.replace("attachments: {Horn: {on: Hild}}\n", "")
    deck = "treacheries: {Gloom: {text: 'When Revealed: Place 3 progress on the current quest.'}}\n"
    play = situation("reveal", f"{table}{deck}encounter-deck: [Gloom]\n")

    assert value(play, "current quest") == stage


@pytest.mark.parametrize(
    "text",
    [
        "When Revealed: Turn an ally facedown.",
        "When Revealed: Choose an enemy and turn it facedown.",
        "When Revealed: Turn this card facedown.",
        "When Revealed: Choose a hero and turn it facedown. That hero is now considered a fool until it is rescued.",
    ],
)
def test_what_is_unread(text: str) -> None:
    """What becomes of other cards that lie facedown nobody says."""
    collected = RULES.collected
    assert collected is not None

    assert collected.read(PrintedCard("Gloom", "treachery", text=(text,))).status != "read"
