"""What is printed as "otherwise" is what a file with that reading set answers, played by hand to the same point."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from judge import games
from judge.content.problem import BadInput
from judge.scenario import quantities
from judge.scenario.ask import EVERY_WAY
from judge.scenario.explain import Verdict
from judge.scenario.model import Scenario
from judge.scenario.play import play
from judge.scenario.played import Played
from judge.scenario.read import read_file
from judge.scenario.report import Report, report

CONTENT = Path(__file__).parent.parent / "content"
SITUATIONS = 25


def cut_short(game: str) -> list[Scenario]:
    """Situations of a game: its scenarios, each stopped after some of its choices, drawn by lot but always the same."""
    lot = random.Random(game)
    every = sorted((CONTENT / game / "scenarios").glob("*.yml"))
    files = lot.sample(every, min(SITUATIONS, len(every)))
    read = [read_file(file) for file in files]
    kinds = ("value", "outcome", "legal", "next")
    made = []
    for each in read:
        asks = tuple(replace(ask, after=None, answer=None, claims={}) for ask in each.asks if ask.kind in kinds)
        made.append(replace(each, choices=each.choices[: lot.randint(0, len(each.choices))], asks=asks))
    return made


def standing(played: Played) -> Any:
    """The place in the charts where a play stands, and whose decision it is."""
    waiting = played.position.waiting
    return [(frame.chart, frame.at) for frame in played.position.frames], waiting and (waiting.at, waiting.by)


def under_another(found: Report, verdict: Verdict) -> list[tuple[str, str, Any]]:
    """The answers of files with one reading set otherwise, where play by hand comes to the very same place."""
    answers = []
    for reading in sorted(found.played.referee.consulted & set(found.book.readings)):
        for option in found.book.readings[reading].options:
            if option == found.played.referee.readings[reading]:
                continue
            readings = {**found.scenario.readings, reading: option}
            other = replace(found.scenario, readings=readings, asks=(verdict.ask,))
            try:
                again = play(found.book, other)
                answer = report(other, work=0).verdicts[0]
            except BadInput:
                continue
            # What it ends with in any case is another question than how it stands.
            alike = answer.answer.detail == verdict.answer.detail or EVERY_WAY not in (
                answer.answer.detail, verdict.answer.detail,
            )  # fmt: skip
            settled = answer.problem is None and not answer.answer.so_far
            if standing(again) == standing(found.played) and settled and alike:
                answers.append((reading, option, answer.answer.value))
    return answers


@pytest.mark.parametrize("game", [game for game in games.playable() if (CONTENT / game).is_dir()])
def test_otherwise_is_what_a_file_with_that_reading_answers(game: str) -> None:
    """Every reading that decides is named with what it gives, and no other."""
    for scenario in cut_short(game):
        try:
            found = report(scenario, work=100_000)
        except BadInput:
            continue
        for verdict in found.verdicts:
            if verdict.problem is not None or verdict.answer.so_far or verdict.unfinished:
                continue
            named = {hang.reading: hang for hang in verdict.hangs}
            for reading, option, value in under_another(found, verdict):
                where = f"{scenario.title}: {verdict.ask.text}: {reading}={option}"
                if reading in named and option in named[reading].gives:
                    assert quantities.same(quantities.plain(value), quantities.plain(named[reading].gives[option])), (
                        where
                    )
                elif reading not in named and option != "no-rule":
                    assert quantities.same(value, quantities.plain(verdict.answer.value)), where
