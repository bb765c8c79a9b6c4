"""Two branches side by side: what they share, where they part, and what each comes to."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from judge.console.situations.line_of_play import LineOfPlay
from judge.console.situations.step_document import log
from judge.console.situations.verdict_documents import verdict_documents
from judge.scenario.ask import Tick
from judge.scenario.steps.step_views import table_in
from judge.scenario.steps.table_rows import table_rows

Document = dict[str, Any]


def comparison(one: LineOfPlay, other: LineOfPlay, limit: int, tick: Tick | None = None) -> Document:
    """The document of two lines of play: the stages they share, those of each alone, the tables, the answers."""
    logs = [[_stage(stage) for stage in log(line)] for line in (one, other)]
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(*logs, strict=False)))
    return {
        "titles": [line.scenario.title for line in (one, other)],
        "game": one.scenario.game,
        "shared": logs[0][:shared],
        "apart": [stages[shared:] for stages in logs],
        "table": _differences(table_rows(_table(other), _table(one))),
        "answers": _answers(one, other, limit, tick),
    }


def _stage(stage: Document) -> Document:
    return {
        "choice": stage["choice"],
        "by_hand": stage["by_hand"],
        "implied": stage["implied"],
        "lines": [{"text": each["text"], "cites": each["cites"]} for each in stage["lines"]],
    }


def _table(line: LineOfPlay) -> Any:
    return table_in(line.played.referee, line.played.position)


def _differences(rows: list[Document], above: str = "") -> list[Document]:
    """The rows that differ, each under its whole name: what it is in one, what in the other."""
    found: list[Document] = []
    for row in rows:
        name = f"{above} {row['label']}".strip()
        if "rows" in row:
            found += (
                [{"what": name, "one": "none", "other": "there"}] if row.get("new") else _differences(row["rows"], name)
            )
        elif "was" in row or row.get("new"):
            found.append({"what": name, "one": row.get("was", "none"), "other": row["value"] or "none"})
    return found


def _answers(one: LineOfPlay, other: LineOfPlay, limit: int, tick: Tick | None) -> list[Document]:
    """The questions that both are asked, with the answer of each."""
    found = [{_asked(each): each for each in _verdicts(line, limit, tick)} for line in (one, other)]
    both = [name for name in found[0] if name in found[1]]
    return [{"ask": found[0][name], "one": _said(found[0][name]), "other": _said(found[1][name])} for name in both]


def _verdicts(line: LineOfPlay, limit: int, tick: Tick | None) -> list[Document]:
    return next(iter(verdict_documents(line, limit, tick)))


def _asked(verdict: Document) -> tuple[str, str, Any]:
    return verdict["kind"], verdict["what"], verdict["after"]


def _said(verdict: Document) -> str:
    """What a question comes to, in lines: the problem with it, that it is not decided yet, or the answer."""
    if "problem" in verdict:
        return str(verdict["problem"]) if verdict["not_reached"] else f"cannot be answered: {verdict['problem']}"
    if not verdict["so_far"]:
        return "\n".join(verdict["items"]) or str(verdict["answer"])
    step = f" ({verdict['open']['step']})" if verdict["open"]["step"] else ""
    return f"{verdict['open']['headline']}{step}\nso far: {verdict['answer']}"
