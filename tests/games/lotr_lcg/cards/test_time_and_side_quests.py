"""Time counters and side quests of later sets: invented cards, results worked out by hand first."""

from __future__ import annotations

from situations import value

from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 20}, Ben: {threat: 20}}
heroes: {Hild: {owner: Ana, text: "Action: Place 9 progress on the current quest."}}
quests:
"""
QUIET = TABLE.replace("Action: Place 9 progress on the current quest.", "")
UP = "Forced: After the last time counter is removed from this stage, raise each player's threat by 3."


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
