"""One step of a line of play as a document: the log, whose decision it is, what is legal, what is not, the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from judge.console.line import LineOfPlay
from judge.console.tableview import table_rows
from judge.engine.batch import BATCH
from judge.engine.chart import Chart, Node
from judge.engine.position import Frame, Position
from judge.engine.record import Choice, Cite, Line
from judge.engine.referee import Referee
from judge.engine.rules import CHANCE

MOST_TRIED = 400
MOST_LEGAL = 60
MOST_REFUSED = 40


def step_document(line: LineOfPlay, step: int | None = None) -> dict[str, Any]:
    """Everything a page shows of one step; the last step when none is named."""
    at = line.clamp(step)
    stage = line.played.stages[at]
    return {
        "title": line.scenario.title,
        "game": line.scenario.game,
        "edition": line.book.edition,
        "note": line.scenario.note,
        "about": list(line.scenario.about),
        "step": at,
        "last": line.last,
        "fork": line.situation.kept,
        "choice": line.words(at),
        "log": log(line),
        "decision": decision(line, at),
        "table": _table(line, at),
        "place": _place(line, at),
        "passed": list(dict.fromkeys(each.at for each in stage.lines if each.at)),
    }


def log(line: LineOfPlay) -> list[dict[str, Any]]:
    """The whole log, step by step; lines are numbered from 1 through all steps."""
    number = 0
    steps = []
    for at, stage in enumerate(line.played.stages):
        lines = [_line(n, each) for n, each in enumerate(stage.lines, number + 1)]
        number += len(lines)
        steps.append({"step": at, "choice": line.words(at), "by": stage.choice.by if stage.choice else "", "lines": lines})
    return steps


def _line(number: int, line: Line) -> dict[str, Any]:
    return {"n": number, "text": line.text, "at": line.at, "actor": line.actor, "cites": _cites(line.cites)}


def decision(line: LineOfPlay, at: int) -> dict[str, Any] | None:
    """Whose decision a step waits for, the legal choices, and the ones refused with the reason; None at the end."""
    referee, position = line.played.referee, line.played.stages[at].position
    waiting = position.waiting
    if waiting is None:
        return None
    tried = list(islice(referee.candidates(position), MOST_TRIED + 1))
    legal, refused = _sorted_out(referee, position, tried[:MOST_TRIED])
    return {
        "by": waiting.by,
        "chance": waiting.by == CHANCE,
        "cites": _cites(waiting.cites),
        "legal": [_offer(line, at, choice) for choice in legal[:MOST_LEGAL]],
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


def _offer(line: LineOfPlay, at: int, choice: Choice) -> dict[str, Any]:
    words = line.played.referee.say(choice)
    taken = at < line.last and line.words(at + 1) == words
    return {"words": words, "short": words.removeprefix(f"{choice.by} "), "taken": taken}


def _by_reason(refused: Iterable[tuple[str, str, tuple[Cite, ...]]]) -> Iterator[dict[str, Any]]:
    """The refused choices, those with the same reason together."""
    groups: dict[tuple[str, tuple[Cite, ...]], list[str]] = {}
    for words, why, cites in refused:
        groups.setdefault((why, cites), []).append(words)
    for (why, cites), choices in groups.items():
        yield {"why": why, "cites": _cites(cites), "choices": choices}


def _table(line: LineOfPlay, at: int) -> list[dict[str, Any]]:
    referee, stages = line.played.referee, line.played.stages
    now = referee.rules.show(referee.moment(stages[at].position))
    before = referee.rules.show(referee.moment(stages[at - 1].position)) if at else None
    return table_rows(now, before)


def _place(line: LineOfPlay, at: int) -> dict[str, Any]:
    """Where in the charts a step stands: the charts that are open with the node each is at, and the last node named."""
    stages = line.played.stages
    position = stages[at].position
    said = [each.at for stage in stages[: at + 1] for each in stage.lines if each.at]
    last = position.waiting.at if position.waiting and position.waiting.at else (said[-1] if said else "")
    frames = [frame for frame in position.frames if frame.chart != BATCH]
    inner = [*(frame.chart for frame in frames[1:]), None]
    open_now = [[frame.chart, _node(line, frame, within, last)] for frame, within in zip(frames, inner, strict=True)]
    first = stages[0].position.frames
    return {"root": first[0].chart if first else last.partition(":")[0], "open": open_now, "node": last}


def _node(line: LineOfPlay, frame: Frame, inner: str | None, last: str) -> str:
    """The node a chart is at: the one that called the chart inside it, or the one waited at."""
    chart = line.played.referee.charts[frame.chart]
    here = chart.nodes[frame.at : frame.at + 1]
    before = chart.nodes[max(0, frame.at - 1) : frame.at]
    if inner is not None:
        calls = [node for node in (*here, *before) if inner in (node.name, _resolves(chart, node))]
        return (calls or before or here)[0].id
    name, _, node = last.partition(":")
    if name == frame.chart:
        return node
    return (here or before)[0].id


def _resolves(chart: Chart, node: Node) -> str:
    """The chart that resolves what is played in a window; empty for any other node."""
    return chart.windows[node.name].resolve if node.kind == "window" else ""


def _cites(cites: Iterable[Cite]) -> list[str]:
    return [str(cite) for cite in cites]
