"""One step of a line of play as a document: the log, whose decision it is, what is legal, what is not, the table."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from judge.console.situations.chart_place import place
from judge.console.situations.line_of_play import LineOfPlay, line_of_play
from judge.console.situations.situation import Situation
from judge.scenario.report import text_json, unread_json
from judge.scenario.steps.decision import decision, line_words
from judge.scenario.steps.step_views import StepView, choice_views, start_views, table_in
from judge.scenario.steps.table_rows import table_rows
from judge.scenario.steps.table_snapshots import Snapshot, snapshots_from_start, snapshots_of

KEPT = 256


def step_document(line: LineOfPlay, step: int | None = None) -> dict[str, Any]:
    """Everything a page shows of one step; the last step when none is named."""
    return {**line_document(line), **moment_document(line, line.clamp(step))}


def line_document(line: LineOfPlay) -> dict[str, Any]:
    """What is the same at every step."""
    return {
        "title": line.scenario.title,
        "game": line.scenario.game,
        "edition": line.book.edition,
        "note": line.scenario.note,
        "last": line.last,
        "log": log(line),
        "cards": [text_json(each) for each in line.texts],
        "unread": unread_json(line.texts),
        "by_hand": line.book.rules.by_hand is not None,
    }


def moment_document(line: LineOfPlay, number: int) -> dict[str, Any]:
    """What a step shows of its own: the decision, the table, the place in the charts."""
    at = line.steps[number]
    stage = line.played.stages[at.stage]
    view = _view(line, number)
    lines = stage.lines if at.ends else stage.lines[at.line or 0 :][:1]
    return {
        "step": number,
        "stage": at.stage,
        "decides": at.ends,
        "decision": _decision(line, at.stage) if at.ends else None,
        "table": table_rows(view.table, view.before),
        "place": place(line, number, view.frames),
        "passed": list(dict.fromkeys(each.at for each in lines if each.at)),
    }


def log(line: LineOfPlay) -> list[dict[str, Any]]:
    """The whole log, stage by stage; each line knows the step it is looked at from."""
    stages: list[dict[str, Any]] = [
        {
            "choice": line.words(at),
            "by_hand": bool(stage.by_hand),
            "implied": stage.implied,
            "step": -1,
            "lines": [],
        }
        for at, stage in enumerate(line.played.stages)
    ]
    for number, step in enumerate(line.steps):
        stage = stages[step.stage]
        stage["step"] = number if stage["step"] < 0 else stage["step"]
        if step.line is not None:
            stage["lines"].append({"step": number, **line_words(line.played.stages[step.stage].lines[step.line])})
    return stages


def _view(line: LineOfPlay, number: int) -> StepView:
    """What lies on the table at a step."""
    at = line.steps[number]
    views = _views(line.situation, at.stage)
    first = 0 if at.line is None else at.line + (at.stage == 0)
    return views[first]


@lru_cache(maxsize=KEPT)
def _views(situation: Situation, stage: int) -> list[StepView]:
    """What is seen at every step of a stage: worked out once, since whoever looks at one step looks at the next."""
    line = line_of_play(situation)
    stages, referee = line.played.stages, line.played.referee
    here = stages[stage].position
    end = Snapshot(table_in(referee, here), here.frames)
    if stage == 0:
        return start_views(snapshots_from_start(line.book, line.scenario, referee), end)
    before = stages[stage - 1].position
    return choice_views(snapshots_of(line.book, referee, before, stages[stage]), table_in(referee, before), end)


def _decision(line: LineOfPlay, stage: int) -> dict[str, Any] | None:
    """Whose decision a stage waits for; the choice made there in this line of play is marked."""
    taken = line.words(stage + 1) if stage + 1 < len(line.played.stages) else ""
    return decision(line.played.referee, line.played.stages[stage].position, taken)
