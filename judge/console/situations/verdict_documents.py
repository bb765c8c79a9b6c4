"""The verdict on every question of a line of play, as a document: the answer, the claims, the working, the readings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judge.console.situations.line_of_play import LineOfPlay
from judge.engine.record import Choice
from judge.scenario.ask import Tick
from judge.scenario.budget import Budget
from judge.scenario.explain import Hangs, Verdict, answered, explained
from judge.scenario.model import EXPLORED
from judge.scenario.play import play
from judge.scenario.played import Played
from judge.scenario.report import rows_json
from judge.scenario.report_text import words

Document = dict[str, Any]


def verdict_documents(
    line: LineOfPlay, limit: int, tick: Tick | None = None, explored: bool = False
) -> Iterator[list[Document]]:
    """Every question answered, again and again, better each time; with `explored`, just those about all lines of play.

    The answers come first; what hangs on readings and what is wrong with claims follows, question by question."""
    played = play(line.book, line.scenario)
    asks = [ask for ask in line.scenario.asks if ask.kind in EXPLORED or not explored]
    verdicts = [answered(played, ask, limit, tick) for ask in asks]
    found = [_document(line, played, verdict) for verdict in verdicts]
    yield found
    budget = Budget()
    for at, verdict in enumerate(verdicts):
        reasoned = explained(line.book, line.scenario, verdict, limit, budget)
        found = [*found[:at], _document(line, played, reasoned), *found[at + 1 :]]
        yield found


def _document(line: LineOfPlay, played: Played, verdict: Verdict) -> Document:
    if verdict.problem is not None:
        said = "; ".join(each.message for each in verdict.problem.problems)
        return {"kind": verdict.ask.kind, "what": verdict.ask.what, "problem": said}
    return _answered(line, played, verdict)


def _answered(line: LineOfPlay, played: Played, verdict: Verdict) -> Document:
    ask, found = verdict.ask, verdict.answer
    document: Document = {
        "kind": ask.kind,
        "what": ask.what,
        "by": ask.by or "",
        "rule": ask.rule or "",
        "after": ask.after,
        "answer": words(found.value),
        "items": [words(each) for each in found.value] if isinstance(found.value, list) else [],
        "detail": found.detail,
        "settled": found.value is not None,
        "because": "" if line.situation.forked or found.value is None else ask.because,
        "cites": [str(cite) for cite in found.cites],
        "claims": [_claim(verdict, who, claim) for who, claim in ask.claims.items()],
        "readings": [_reading(line, hang) for hang in verdict.hangs],
        "rows": rows_json(found.rows) if found.rows and found.rows.rows else None,
        "explored": _explored(line, played, verdict) if found.finding else None,
    }
    if verdict.agrees is False and not line.situation.forked and found.value is not None:
        document["expected"] = words(ask.answer)
    return document


def _claim(verdict: Verdict, who: str, claim: Any) -> dict[str, Any]:
    return {
        "who": who,
        "claim": words(claim),
        "holds": verdict.holds(claim),
        "misreading": verdict.misreadings.get(who) or "",
    }


def _reading(line: LineOfPlay, hang: Hangs) -> dict[str, Any]:
    """A reading the verdict hangs on: what is in force, and what each other answer would give."""
    reading = line.book.readings[hang.reading]
    return {
        "id": hang.reading,
        "question": reading.question,
        "says": reading.options[hang.option].says,
        "because": reading.options[hang.option].because,
        "otherwise": [
            {
                "says": reading.options[option].says,
                "because": reading.options[option].because,
                "gives": words(given) if given is not None else "",
                "link": line.situation.under(hang.reading, option).pack(),
            }
            for option, given in hang.gives.items()
        ],
    }


def _explored(line: LineOfPlay, played: Played, verdict: Verdict) -> dict[str, Any]:
    finding = verdict.answer.finding
    assert finding is not None
    start = len(played.after(verdict.ask.after).stages) - 1

    def witness(choices: tuple[Choice, ...]) -> dict[str, Any]:
        said = [played.referee.say(choice) for choice in choices]
        return {"choices": said, "link": line.situation.fork(start, *said).pack(), "step": line.end_of(start)}

    return {
        "complete": finding.complete,
        "positions": finding.positions,
        "lines": finding.lines,
        "witness": witness(finding.witness) if finding.witness is not None else None,
        "outcomes": [
            {
                "outcome": words(each.outcome),
                "lines": each.lines,
                "odds": str(each.odds) if each.odds is not None else "",
                "witness": witness(each.witness),
            }
            for each in verdict.answer.outcomes
        ],
    }
