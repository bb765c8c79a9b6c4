"""Stages that are passed by or wait on their first side, side quests, story: invented cards, worked out by hand."""

from __future__ import annotations

import pytest
from situations import may, value

from judge.cardtext import NOTHING_MORE, PrintedCard
from judge.games.lotr_lcg.cards.reading import read_box
from judge.games.lotr_lcg.table.collected import read
from judge.scenario.played import Played
from lotr_lcg.situations import situation, value_now

TABLE = """
players: {Ana: {threat: 20, hand: 4}}
heroes: {Hild: {owner: Ana, willpower: 5, text: "Action: Place 6 progress on the current quest."}}
quests:
  Road: {points: 9, progress: 3, stage: 1, text: QUEST}
  Wood: {points: 5, stage: 2, text: NEXT}
  Gate: {points: 5, stage: 3}
"""


def at(where: str, quest: str, *chosen: str, after: str = "") -> Played:
    return situation(where, TABLE.replace("QUEST", repr(quest)).replace("NEXT", repr(after)), *chosen)


MAY = "At the end of the combat phase, the players may bypass this stage."


@pytest.mark.parametrize(("chosen", "quest"), [("Ana does it", "Wood"), ("Ana declines", "Road")])
def test_a_stage_may_be_bypassed(chosen: str, quest: str) -> None:
    """quest-cards: it goes to the bottom of the quest deck without its progress, and the next stage comes."""
    assert value(at("combat:6.11", MAY, chosen), "current quest") == quest


def test_a_stage_that_was_bypassed_is_not_defeated() -> None:
    text = "Players must bypass this quest card at the end of the combat phase. "
    play = at("combat:6.11", f"{text}When this stage is defeated, the players lose the game.")

    assert value(play, "current quest") == "Wood"
    assert value(play, "progress on Road") == 0


STAYS = (
    "When Revealed: Raise each player's threat by 1. "
    "If Wood is the current main quest, do not flip it over until the beginning of the quest phase."
)


def test_a_stage_that_is_not_turned_yet_takes_no_progress() -> None:
    """quest-cards: quest points are on the other side, so that placing progress would change nothing."""
    play = at("planning:2.2", "", "Ana uses Hild", after=STAYS)

    assert value_now(play, "threat of Ana") == 21
    assert may(play, "Ana uses Hild") is False


@pytest.mark.parametrize(("where", "willpower"), [("planning:2.2", 5), ("round:II", 1)])
def test_text_of_the_other_side_waits_as_well(where: str, willpower: int) -> None:
    """quest-cards: it counts when the stage is turned, at the beginning of the quest phase."""
    chosen = ("Ana uses Hild", "Ana commits Hild")[: 2 if where == "round:II" else 1]
    play = at(where, "", *chosen, after=f"{STAYS}\nHild gets -4 willpower.")

    assert value_now(play, "willpower of Hild") == willpower


STORY = (
    "The wolves of the wood gather in the gloom behind your weary company.",
    "They shadow your steps and slow your progress.",
)


def test_a_story_in_front_of_the_rules_is_no_rule() -> None:
    """anatomy-flavor-text: most of its words are in no rule, and nothing is done."""
    found = read_box(
        f"{' '.join(STORY)} Forced: At the end of the round, place 1 resource here.", frozenset(), NOTHING_MORE
    )

    assert [each.reminds for each in found.sentences] == [True, True, False]
    assert len(found.abilities) == 1


@pytest.mark.parametrize(
    "text",
    [
        "Rotate the wheel beside the drawbridge clockwise and discard a card.",
        "Combine both areas if necessary.",
        "Each player whistles merrily beneath yonder flickering lantern.",
        "The players have now crossed the Ford.",
    ],
)
def test_an_unknown_rule_is_no_story(text: str) -> None:
    """Of cards, players, areas and the like rules speak; and a few strange words are not enough."""
    assert not any(each.read for each in read_box(text, frozenset(), NOTHING_MORE).sentences)


def test_no_story_behind_a_rule() -> None:
    text = f"Each enemy gets +1 threat. {STORY[0]}"

    assert [each.read for each in read_box(text, frozenset(), NOTHING_MORE).sentences] == [True, False]


@pytest.mark.parametrize(("stats", "status"), [({"quest-points": 6}, "read"), ({"victory": 10}, "partly")])
def test_a_side_quest_needs_quest_points(stats: dict[str, int], status: str) -> None:
    """quest-advancement: without them nobody knows when it is defeated; without Victory it is discarded."""
    text = ("Allies get -1 attack.",)

    assert read(PrintedCard("Low Wall", "side quest", text=text, stats=stats)).status == status
