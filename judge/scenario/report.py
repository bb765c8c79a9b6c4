"""The report on a scenario: answers, log and table, as data that any front can show."""

from __future__ import annotations

from typing import Any, NamedTuple

from judge.cards.understood import sentences_json
from judge.cardtext import CardText, Sentence
from judge.content.problem import BadInput, Problem
from judge.engine.graph import Enough
from judge.engine.modifiers import Value
from judge.engine.referee import Referee
from judge.scenario import quantities
from judge.scenario.ask import LIMIT, Tick
from judge.scenario.budget import SECONDS, WORK, Budget
from judge.scenario.clearing_up import clear_up_seldom
from judge.scenario.explain import Hangs, Verdict, answered, compared, explained
from judge.scenario.model import EXPLORED, Scenario
from judge.scenario.play import play
from judge.scenario.played import Played
from judge.scenario.rulebook import Rulebook, book
from judge.scenario.steps.decision import line_words

MOST_CHOICES = 40


class Watched:
    """Tells how far an exploration is, and remembers whether it was told to stop."""

    def __init__(self, tick: Tick | None) -> None:
        self._tick = tick
        self.stopped = False

    def __call__(self, positions: int) -> None:
        """Passes on how many positions were looked at."""
        try:
            if self._tick is not None:
                self._tick(positions)
        except Enough:
            self.stopped = True
            raise


class Report(NamedTuple):
    """A scenario played and its questions answered."""

    scenario: Scenario
    book: Rulebook
    played: Played
    verdicts: tuple[Verdict, ...]
    texts: tuple[CardText, ...] = ()

    @property
    def agrees(self) -> bool:
        """Whether every expected answer agrees with the one found."""
        return all(verdict.agrees is not False for verdict in self.verdicts)

    @property
    def unread(self) -> tuple[tuple[str, Sentence], ...]:
        """The sentences of cards on the table that are not understood, and so were not carried out, card by card."""
        return tuple((each.card, sentence) for each in self.texts for sentence in each.sentences if not sentence.read)


def report(
    scenario: Scenario, limit: int = LIMIT, tick: Tick | None = None, work: int = WORK, seconds: float = SECONDS
) -> Report:
    """Plays a scenario and answers all its questions; the reasons may take so much work more, and no longer.

    A tick that has had enough ends the work: what is known is given, and no reasons are looked for.
    """
    clear_up_seldom()
    found, watched = book(scenario.game), Watched(tick)
    texts = texts_of(found, scenario)
    played = play(found, scenario)
    verdicts = [answered(played, ask, limit, watched) for ask in scenario.asks]
    budget = Budget(0 if watched.stopped else work, seconds)
    reasoned = compared(explained(found, scenario, each, limit, budget, verdicts) for each in verdicts)
    return Report(scenario, found, played, reasoned, texts)


def texts_of(found: Rulebook, scenario: Scenario) -> tuple[CardText, ...]:
    """How the text of every card on the table is understood; a strict scenario is refused where some is not."""
    texts = tuple(found.rules.card_text(scenario.table))
    unread = [(each.card, sentence) for each in texts for sentence in each.sentences if not sentence.read]
    if scenario.strict and unread:
        raise BadInput(
            [
                Problem(scenario.place, f'not understood on {card}: "{each.text}" ({each.why})', "table")
                for card, each in unread
            ]
        )
    return texts


def run_json(found: Report) -> dict[str, Any]:
    """The document of `judge run --json`."""
    return {
        "scenario": found.scenario.title,
        "game": found.scenario.game,
        "edition": found.book.edition,
        "finished": found.played.decides is None,
        "decides": _decides_json(found.played),
        "answers": [verdict_json(found, verdict) for verdict in found.verdicts],
        "unread": unread_json(found.texts),
        "cards": [text_json(each) for each in found.texts],
        **({"from_collection": list(found.scenario.from_collection)} if found.scenario.from_collection else {}),
        "lines": lines_json(found.played),
        "table": found.book.rules.show(found.played.referee.moment(found.played.position)),
    }


def _decides_json(played: Played) -> dict[str, Any] | None:
    """Whose decision is awaited where the choices end, and how each choice is written; None at the end."""
    waiting = played.position.waiting
    if waiting is None:
        return None
    legal = played.referee.legal(played.position)[:MOST_CHOICES]
    return {"by": waiting.by, "at": waiting.at, "choices": [played.referee.say(choice) for choice in legal]}


def unread_json(texts: tuple[CardText, ...]) -> list[dict[str, str]]:
    """The sentences that are not understood, and so were not carried out: whose, in its own words, and why."""
    return [
        {"card": each.card, "sentence": sentence.text, "why": sentence.why}
        for each in texts
        for sentence in each.sentences
        if not sentence.read
    ]


def text_json(text: CardText) -> dict[str, Any]:
    """A card's text as it is understood: each sentence with what it means, or why that cannot be told."""
    return {"name": text.card, "status": text.status, "sentences": sentences_json(text)}


def verdict_json(found: Report, verdict: Verdict) -> dict[str, Any]:
    """One answer: the question, the value, the rules, the readings it hangs on, the claims and their diagnoses."""
    document: dict[str, Any] = {
        "ask": verdict.ask.text,
        "answer": quantities.plain(verdict.answer.value),
        "so_far": verdict.answer.so_far,
        "asked_at": verdict.answer.asked_at,
        "decided_by": [str(cite) for cite in verdict.decided_by],
        "cites": [str(cite) for cite in verdict.cites],
        "readings": [_hangs_json(found.book, hang) for hang in verdict.hangs],
        "claims": {
            who: {
                "claim": quantities.alike(verdict.answer.value, claim),
                "holds": None if verdict.unsettled else verdict.holds(claim),
                "misreading": verdict.misreadings.get(who),
            }
            for who, claim in verdict.ask.claims.items()
        },
        "expected": quantities.alike(verdict.answer.value, verdict.ask.answer),
        "agrees": verdict.agrees,
    }
    if verdict.answer.open is not None and verdict.answer.open.certain:
        document["ends_with"] = quantities.plain(verdict.answer.open.certain[0])
    if verdict.answer.open is not None:
        document["decides"] = {"by": verdict.answer.open.by, "step": verdict.answer.open.step}
        document["ways"] = [
            {"choice": way.choice, "gives": [quantities.plain(each) for each in way.values], "more": way.more}
            for way in verdict.answer.open.ways
        ]
    if verdict.problem is not None:
        document["problem"] = [str(each) for each in verdict.problem.problems]
    if verdict.not_reached:
        document["not_reached"] = True
    if verdict.unfinished:
        document["unfinished"] = list(verdict.unfinished)
    if verdict.ask.deck is not None:
        document["deck"] = verdict.ask.deck
    if verdict.answer.detail:
        document["detail"] = verdict.answer.detail
    if verdict.ask.because:
        document["because"] = verdict.ask.because
    if verdict.answer.rows is not None and verdict.answer.rows.rows:
        document["rows"] = rows_json(verdict.answer.rows)
    return document


def _hangs_json(found: Rulebook, hang: Hangs) -> dict[str, Any]:
    reading = found.readings[hang.reading]
    return {
        "id": hang.reading,
        "question": reading.question,
        "option": hang.option,
        "gives": {option: quantities.plain(given) for option, given in hang.gives.items()},
        "never": dict(hang.never),
    }


def rows_json(value: Value) -> dict[str, Any]:
    """How a number was worked out, row by row."""
    return {
        "name": value.name,
        "base": quantities.plain(value.base),
        "total": quantities.plain(value.total),
        "rows": [
            {
                "stage": row.stage,
                "source": row.source,
                "change": row.change,
                "before": quantities.plain(row.before),
                "after": quantities.plain(row.after),
                "cite": str(row.cite),
            }
            for row in value.rows
        ],
    }


def lines_json(played: Played) -> list[dict[str, Any]]:
    """The log, numbered from 1; `by_hand` marks what the judge did himself."""
    return [{"n": n, **line_words(line)} for n, line in enumerate(played.lines, 1)]


def explore_json(found: Report) -> dict[str, Any]:
    """The document of `judge explore --json`: the questions about all lines of play."""
    return {
        "asks": [_explored(found.played.referee, verdict) for verdict in found.verdicts if verdict.ask.kind in EXPLORED]
    }


def _explored(referee: Referee, verdict: Verdict) -> dict[str, Any]:
    finding = verdict.answer.finding
    assert finding is not None
    document: dict[str, Any] = {
        "ask": verdict.ask.text,
        "mode": verdict.ask.kind,
        "answer": quantities.plain(verdict.answer.value),
        "complete": finding.complete,
        "positions": finding.positions,
        "lines": finding.lines,
        "outcomes": [
            {
                "outcome": quantities.plain(each.outcome),
                "lines": each.lines,
                "witness": [referee.say(choice) for choice in each.witness],
                **({"odds": str(each.odds)} if each.odds is not None else {}),
            }
            for each in verdict.answer.outcomes
        ],
    }
    if finding.witness is not None:
        document["witness"] = [referee.say(choice) for choice in finding.witness]
    return document


def exit_status(found: Report) -> int:
    """0 when every expected answer agrees, 1 when one does not, 2 when a question has none: it is not understood, or
    its moment is not reached."""
    if any(verdict.problem is not None for verdict in found.verdicts):
        return 2
    return 0 if found.agrees else 1
