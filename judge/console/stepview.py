"""One step of a line of play as a document: the log, whose decision it is, what is legal, what is not, the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import Any, NamedTuple

from judge.console.line import LineOfPlay
from judge.console.placeview import place
from judge.console.tableview import table_rows
from judge.console.watch import Look, watch_choice, watch_start
from judge.engine.position import Frame, Position
from judge.engine.record import Choice, Cite, Line
from judge.engine.referee import Referee
from judge.engine.rules import CHANCE

MOST_TRIED = 400
MOST_LEGAL = 60
MOST_REFUSED = 40


class Scene(NamedTuple):
    """The table at a step, the one to compare it with, and the charts that are open."""

    table: Mapping[str, Any]
    before: Mapping[str, Any] | None
    frames: tuple[Frame, ...]


def step_document(line: LineOfPlay, step: int | None = None) -> dict[str, Any]:
    """Everything a page shows of one step; the last step when none is named."""
    number = line.clamp(step)
    at = line.steps[number]
    stage = line.played.stages[at.stage]
    scene = _scene(line, number)
    lines = stage.lines if at.ends else stage.lines[at.line or 0 :][:1]
    return {
        "title": line.scenario.title,
        "game": line.scenario.game,
        "edition": line.book.edition,
        "note": line.scenario.note,
        "step": number,
        "last": line.last,
        "stage": at.stage,
        "log": log(line),
        "decides": at.ends,
        "decision": decision(line, at.stage) if at.ends else None,
        "table": table_rows(scene.table, scene.before),
        "place": place(line, number, scene.frames),
        "passed": list(dict.fromkeys(each.at for each in lines if each.at)),
    }


def log(line: LineOfPlay) -> list[dict[str, Any]]:
    """The whole log, stage by stage; each line knows the step it is looked at from."""
    stages: list[dict[str, Any]] = [
        {"choice": line.words(at), "step": -1, "lines": []} for at in range(len(line.played.stages))
    ]
    for number, step in enumerate(line.steps):
        stage = stages[step.stage]
        stage["step"] = number if stage["step"] < 0 else stage["step"]
        if step.line is not None:
            stage["lines"].append({"step": number, **_line(line.played.stages[step.stage].lines[step.line])})
    return stages


def _line(line: Line) -> dict[str, Any]:
    return {"text": line.text, "at": line.at, "actor": line.actor, "cites": _cites(line.cites)}


def _scene(line: LineOfPlay, number: int) -> Scene:
    """What lies on the table at a step. Where somebody has to decide, everything since the last decision is marked."""
    at = line.steps[number]
    stages, referee = line.played.stages, line.played.referee
    here = stages[at.stage].position
    earlier = _show(referee, stages[at.stage - 1].position) if at.stage else None
    if at.ends and at.stage:
        return Scene(_show(referee, here), earlier, here.frames)
    looks = _looks(line, at.stage)
    if at.stage == 0:
        look = looks[0 if at.line is None else at.line + 1]
        first = looks[0].table if at.ends else looks[max(0, at.line or 0)].table
        return Scene(look.table, first if at.line is not None else None, here.frames if at.ends else look.frames)
    assert at.line is not None
    before = looks[at.line - 1].table if at.line else earlier
    return Scene(looks[at.line].table, before, looks[at.line].frames)


def _looks(line: LineOfPlay, stage: int) -> list[Look]:
    referee, choice = line.played.referee, line.played.stages[stage].choice
    if choice is None:
        return watch_start(line.book, line.scenario, referee)
    return watch_choice(line.book, referee, line.played.stages[stage - 1].position, choice)


def _show(referee: Referee, position: Position) -> Mapping[str, Any]:
    return referee.rules.show(referee.moment(position))


def decision(line: LineOfPlay, stage: int) -> dict[str, Any] | None:
    """Whose decision a stage waits for, the legal choices, and the ones refused with the reason; None at the end."""
    referee, position = line.played.referee, line.played.stages[stage].position
    waiting = position.waiting
    if waiting is None:
        return None
    tried = list(islice(referee.candidates(position), MOST_TRIED + 1))
    legal, refused = _sorted_out(referee, position, tried[:MOST_TRIED])
    return {
        "by": waiting.by,
        "chance": waiting.by == CHANCE,
        "cites": _cites(waiting.cites),
        "legal": [_offer(line, stage, choice) for choice in legal[:MOST_LEGAL]],
        "more": len(tried) > MOST_TRIED or len(legal) > MOST_LEGAL,
        "refused": list(_by_reason(refused[:MOST_REFUSED])),
    }


def _sorted_out(
    referee: Referee, position: Position, tried: Iterable[Choice]
) -> tuple[list[Choice], list[tuple[str, str, tuple[Cite, ...]]]]:
    legal, refused = [], []
    for choice in tried:
        refusal = referee.refuse(position, choice)
        if refusal is None:
            legal.append(choice)
        else:
            refused.append((referee.say(choice), refusal.text, refusal.cites))
    return legal, refused


def _offer(line: LineOfPlay, stage: int, choice: Choice) -> dict[str, Any]:
    words = line.played.referee.say(choice)
    taken = stage + 1 < len(line.played.stages) and line.words(stage + 1) == words
    return {"words": words, "short": words.removeprefix(f"{choice.by} "), "taken": taken}


def _by_reason(refused: Iterable[tuple[str, str, tuple[Cite, ...]]]) -> Iterator[dict[str, Any]]:
    """The refused choices, those with the same reason together."""
    groups: dict[tuple[str, tuple[Cite, ...]], list[str]] = {}
    for words, why, cites in refused:
        groups.setdefault((why, cites), []).append(words)
    for (why, cites), choices in groups.items():
        yield {"why": why, "cites": _cites(cites), "choices": choices}


def _cites(cites: Iterable[Cite]) -> list[str]:
    return [str(cite) for cite in cites]
