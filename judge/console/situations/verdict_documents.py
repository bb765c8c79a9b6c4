"""The verdict on every question of a line of play, as a document: the answer, the claims, the working, the readings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judge.console.situations.line_of_play import LineOfPlay
from judge.engine.record import Choice
from judge.scenario import verdict_words
from judge.scenario.answers import Answer
from judge.scenario.ask import Tick
from judge.scenario.budget import WORK, Budget
from judge.scenario.explain import Hangs, Verdict, answered, compared, explained
from judge.scenario.model import EXPLORED
from judge.scenario.play import play
from judge.scenario.report import Watched, rows_json
from judge.scenario.report_text import words

Document = dict[str, Any]
# So long may the reasons take, if the work allowed for them has not been done before: less than a worker is given.
LONGEST = 20.0


def verdict_documents(
    line: LineOfPlay, limit: int, tick: Tick | None = None, explored: bool = False
) -> Iterator[list[Document]]:
    """Every question answered, again and again, better each time; with `explored`, just those about all lines of play.

    The answers come first; what hangs on readings and what is wrong with claims follows, question by question."""
    played = play(line.book, line.scenario)
    asks = [ask for ask in line.scenario.asks if ask.kind in EXPLORED or not explored]
    watched = Watched(tick)
    verdicts = [answered(played, ask, limit, watched) for ask in asks]
    yield [_document(line, verdict) for verdict in verdicts]
    budget = Budget(0 if watched.stopped else WORK, LONGEST)
    for at, verdict in enumerate(verdicts):
        verdicts[at] = explained(line.book, line.scenario, verdict, limit, budget, verdicts)
        yield [_document(line, each) for each in compared(verdicts)]


def _document(line: LineOfPlay, verdict: Verdict) -> Document:
    ask = verdict.ask
    asked = {"ask": ask.text, "kind": ask.kind, "what": ask.what, "after": ask.after}
    asked |= {"by": ask.by or "", "rule": ask.rule or ""}
    if verdict.problem is not None:
        said = "; ".join(each.message for each in verdict.problem.problems)
        return {**asked, "problem": said.rstrip("."), "not_reached": verdict.not_reached, "so_far": False}
    return {**asked, **_answered(line, verdict)}


def _answered(line: LineOfPlay, verdict: Verdict) -> Document:
    ask, found = verdict.ask, verdict.answer
    document: Document = {
        "asked": verdict_words.asked(verdict),
        "answer": words(found.value),
        "items": [words(each) for each in found.value] if isinstance(found.value, list | tuple) else [],
        "detail": found.detail,
        "settled": not verdict.unsettled,
        "so_far": found.so_far,
        "because": "" if line.situation.forked or verdict.unsettled else ask.because,
        "decided_by": [] if found.so_far else [str(cite) for cite in verdict.decided_by],
        "cites": [str(cite) for cite in verdict.cites],
        "claims": [_claim(verdict, who, claim) for who, claim in ask.claims.items()],
        "readings": [_reading(line, hang) for hang in verdict.hangs],
        "rows": rows_json(found.rows) if found.rows and found.rows.rows else None,
        "explored": _explored(line, verdict) if found.finding else None,
        "not_looked_at": list(verdict.unfinished),
    }
    if found.open is not None:
        document["open"] = _open(line, verdict)
    if verdict.agrees is False and not line.situation.forked and not verdict.unsettled:
        document["expected"] = words(ask.answer)
    return document


def _open(line: LineOfPlay, verdict: Verdict) -> Document:
    """What is still to be decided; each choice with the situation in which it is made."""
    found = verdict.answer
    assert found.open is not None
    stage, foregone = _where(line, found)
    document = verdict_words.open_json(found.open)
    for way in document["ways"]:
        way["link"] = line.situation.fork(stage, *foregone, way["choice"]).pack()
    return document


def _where(line: LineOfPlay, found: Answer) -> tuple[int, list[str]]:
    """The stage of a line of play that a question is asked at, and what goes without saying after it."""
    assert found.played is not None
    made = [stage for stage in found.played.stages[1:] if stage.choice is not None or stage.by_hand]
    last = min(len(made), len(line.played.stages) - 1)
    return last, [found.played.words(stage) for stage in made[last:]]


def _claim(verdict: Verdict, who: str, claim: Any) -> dict[str, Any]:
    return {
        "who": who,
        "claim": words(claim),
        "holds": None if verdict.unsettled else verdict.holds(claim),
        "misreading": verdict.misreadings.get(who) or "",
    }


def _reading(line: LineOfPlay, hang: Hangs) -> dict[str, Any]:
    """A reading the verdict hangs on: what is in force, and what each other answer would give, or why nothing."""
    reading = line.book.readings[hang.reading]
    others = {option: {"gives": words(given), "never": ""} for option, given in hang.gives.items()}
    others |= {option: {"gives": "", "never": why} for option, why in hang.never.items()}
    return {
        "id": hang.reading,
        "question": reading.question,
        "says": reading.options[hang.option].says,
        "because": reading.options[hang.option].because,
        "otherwise": [
            {
                "says": reading.options[option].says,
                "because": reading.options[option].because,
                "link": line.situation.under(hang.reading, option).pack(),
                **other,
            }
            for option, other in others.items()
        ],
    }


def _explored(line: LineOfPlay, verdict: Verdict) -> dict[str, Any]:
    finding = verdict.answer.finding
    assert finding is not None
    start, foregone = _where(line, verdict.answer)

    def witness(choices: tuple[Choice, ...]) -> dict[str, Any]:
        said = [*foregone, *map(line.played.referee.say, choices)]
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
