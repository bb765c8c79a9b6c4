"""Time counters and side quests of later sets: invented cards, results worked out by hand first."""

from __future__ import annotations

import pytest
from situations import choices, may, value

from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 20}, Ben: {threat: 20}}
heroes: {Hild: {owner: Ana, text: "Action: Place 9 progress on the current quest."}}
quests:
"""
QUIET = TABLE.replace("Action: Place 9 progress on the current quest.", "")
UP = "Forced: After the last time counter is removed from Road, raise each player's threat by 3."


def test_time_runs_out_at_the_end_of_the_refresh_phase() -> None:
    """1 for the phase, then the last counter goes: 3 more, and 2 new counters."""
    quest = f'  Road: {{points: 9, text: "Time 1. {UP} Place 2 time counters on this stage."}}\n'
    play = situation("refresh", QUIET + quest)

    assert (value(play, "time counters on Road"), value(play, "threat of Ana")) == (2, 24)


def test_time_that_is_left_does_nothing_yet() -> None:
    play = situation("refresh", f'{QUIET}  Road: {{points: 9, text: "Time 2. {UP}"}}\n')

    assert (value(play, "time counters on Road"), value(play, "threat of Ana")) == (1, 21)


def test_a_stage_begins_with_its_time() -> None:
    quests = f'  Wood: {{points: 5, stage: 1}}\n  Road: {{points: 9, stage: 2, text: "Time 3. {UP}"}}\n'
    play = situation("action-window", TABLE + quests, "Ana uses Hild")

    assert (value(play, "time counters on Road"), value(play, "threat of Ana")) == (3, 20)


def test_a_location_that_is_staged_has_its_time() -> None:
    table = f"""{TABLE}  Road: {{points: 9}}
locations: {{Fen: {{text: "Time 2. Forced: After the last time counter is removed from Fen, discard Fen."}}}}
encounter-deck: [Fen]
"""
    assert value(situation("reveal", table), "time counters on Fen") == 2


def test_time_counters_by_card_text() -> None:
    text = "Action: Remove 2 time counters from Road. Then, place 1 time counter on Road."
    table = TABLE.replace("Action: Place 9 progress on the current quest.", text)
    play = situation("action-window", f'{table}  Road: {{points: 9, text: "Time 2. {UP}"}}\n', "Ana uses Hild")

    assert (value(play, "time counters on Road"), value(play, "threat of Ana")) == (1, 23)


SIDE = """
players: {Ana: {threat: 20, hand: HAND}, Ben: {threat: 20}}
heroes: {Hild: {owner: Ana, willpower: 7, sphere: spirit, resources: 3}, Odo: {owner: Ben, willpower: 1}}
side-quests: {Hunt: {points: 4, victory: 3, text: SIDE}}
quests: {Road: {points: 5, last: yes, text: "If the players defeat this stage, they win the game. MORE"}}
encounter-deck: DECK
"""


def beside(at: str, text: str, *chosen: str, more: str = "", hand: str = "0", deck: str = "0") -> Played:
    table = SIDE.replace("SIDE", repr(text)).replace("MORE", more).replace("HAND", hand).replace("DECK", deck)
    return situation(at, table, *chosen)


CHOSEN = ("Ana chooses Hunt as the current quest", "Ana commits Hild", "Ben commits nobody")


def test_a_side_quest_takes_the_progress_and_the_main_quest_stays() -> None:
    """7 progress for 4 quest points: defeated, to the victory display; the game is not won by that."""
    play = beside("quest", "Response: When this stage is defeated, lower the threat of each player by 4.",
                  *CHOSEN, "Ana uses Hunt")  # fmt: skip

    assert value(play, "place of Hunt") == "victory display"
    assert (value(play, "threat of Ana"), value(play, "progress on Road")) == (16, 0)
    assert value(play, "current quest") == "Road"
    assert value(play, "the players have won") is False


def test_what_waits_for_its_defeat_comes_after_it() -> None:
    play = beside("quest", "Forced: After Hunt is defeated, raise each player's threat by 2.", *CHOSEN)

    assert value(play, "threat of Ben") == 22


def test_the_main_quest_may_be_chosen_all_the_same() -> None:
    play = beside("quest", "", "Ana chooses Road as the current quest", *CHOSEN[1:])

    assert value(play, "the players have won") is True
    assert may(beside("quest", ""), "Ben chooses Hunt as the current quest") is not True


def test_a_side_quest_that_cannot_be_chosen_or_defeated() -> None:
    assert choices(beside("quest", "Hunt cannot be chosen as the current quest.")) == [
        "Ana chooses Road as the current quest"
    ]
    play = beside("quest", "The players cannot defeat this stage while a hero is in play.", *CHOSEN)

    assert (value(play, "place of Hunt"), value(play, "progress on Hunt")) == ("staging area", 7)


def test_main_and_current_quest_are_two() -> None:
    """2 on the current quest, which is the side quest; 1 on the main quest."""
    text = "Forced: After Hunt becomes the current quest, place 2 progress on the current quest. "
    play = beside("quest", text + "Then, place 1 progress on the main quest.", CHOSEN[0])

    assert (value(play, "progress on Hunt"), value(play, "progress on Road")) == (2, 1)


def test_a_revealed_side_quest_is_staged() -> None:
    play = beside("reveal", "When Revealed: Raise each player's threat by 1.", deck="[Hunt]")

    assert (value(play, "place of Hunt"), value(play, "threat of Ana")) == ("staging area", 21)


def test_a_player_plays_a_side_quest_into_the_staging_area() -> None:
    play = beside("planning", "", "Ana plays Hunt", hand="[Hunt]")

    assert (value(play, "place of Hunt"), value(play, "resources on Hild")) == ("staging area", 2)


@pytest.mark.parametrize(("where", "sum"), [("staging area", 7), ("victory display", 9)])
def test_what_holds_while_it_is_in_the_victory_display(where: str, sum: int) -> None:
    text = "While Hunt is in the victory display, each hero gets +2 willpower."
    table = SIDE.replace("SIDE", repr(text) + f", zone: {where}").replace("MORE", "").replace("HAND", "0")
    play = situation("action-window", table.replace("DECK", "0"))

    assert value(play, "willpower of Hild") == sum


def test_a_side_quest_is_a_quest_of_its_own_kind() -> None:
    count = "Forced: At the end of the refresh phase, raise each player's threat by 1 for each "

    assert value(beside("refresh", "", more=count + "side quest in play."), "threat of Ana") == 22
    assert value(beside("refresh", "", more=count + "quest in play."), "threat of Ana") == 23
