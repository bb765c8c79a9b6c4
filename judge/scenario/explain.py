"""Why a claim is wrong, and what hangs on a reading: the same scenario, played again under other rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from judge.content.problem import BadInput
from judge.engine.misread import misreadings
from judge.engine.modifiers import Pipeline
from judge.engine.record import NO_RULE, Cite, Refused
from judge.scenario import quantities
from judge.scenario.answers import Answer
from judge.scenario.ask import NOTHING_LEFT, SILENT_ENDS, answer
from judge.scenario.model import Ask, Scenario
from judge.scenario.play import play
from judge.scenario.played import Played
from judge.scenario.rulebook import Rulebook

AGAIN_AT_LEAST = 200
AT_A_DECISION = ("legal", "count", "list")
LINES = ("possible", "certain", "forced")
UNRULED = "no-rule"


class Hangs(NamedTuple):
    """A reading that decides a verdict: the option in force and what each of the others would give."""

    reading: str
    option: str
    gives: Mapping[str, Any]


class Slip(NamedTuple):
    """What is wrong with a claim: in words, and the rules it gets wrong."""

    says: str
    cites: tuple[Cite, ...] = ()


class Verdict(NamedTuple):
    """A question answered, what hangs on readings, and what is wrong with the claims that are wrong."""

    ask: Ask
    answer: Answer
    hangs: tuple[Hangs, ...]
    misreadings: Mapping[str, str | None]

    def holds(self, claim: object) -> bool:
        """Whether a claim is right; nobody is right or wrong where the answer is not settled."""
        return not self.unsettled and quantities.same(self.answer.value, claim)

    @property
    def unsettled(self) -> bool:
        """Whether the question is not settled: not within the limit, or not yet."""
        return self.answer.value is None or self.answer.so_far

    @property
    def agrees(self) -> bool | None:
        """Whether the answer is the expected one; None when none is given."""
        if self.ask.answer is None or self.answer.value is None:
            return None
        return quantities.same(self.answer.value, self.ask.answer)


def verdict_on(book: Rulebook, scenario: Scenario, played: Played, ask: Ask, limit: int, tick: Any = None) -> Verdict:
    """Answers a question, tells what hangs on readings, and diagnoses the claims that are wrong."""
    found = answer(played, ask, limit, tick)
    consulted = sorted(played.referee.consulted)
    limit = _smaller(found, limit)
    hangs = tuple(_hangs(book, scenario, ask, found, consulted, limit, played))
    if ask.kind in LINES and any(_open_between(hang) for hang in hangs):
        found = found._replace(value=NO_RULE, detail=SILENT_ENDS)
    settled = found.value is not None and not found.so_far
    wrong = {who: claim for who, claim in ask.claims.items() if settled and not quantities.same(found.value, claim)}
    slips = {
        who: diagnose(book, scenario, played, ask, claim, hangs, consulted, limit) or _overlooked(ask, found, claim)
        for who, claim in wrong.items()
    }
    rules = (*(book.readings[hang.reading].cites for hang in hangs), *(slip.cites for slip in slips.values() if slip))
    return Verdict(
        ask,
        found._replace(cites=tuple(dict.fromkeys((*found.cites, *(cite for cites in rules for cite in cites))))),
        hangs,
        {who: slip and slip.says for who, slip in slips.items()},
    )


def _open_between(hang: Hangs) -> bool:
    """Whether the rules are silent on a choice that would turn the answer: tables that settle it differ."""
    ruled = [given for option, given in hang.gives.items() if option != UNRULED]
    return hang.option == UNRULED and any(not quantities.same(ruled[0], given) for given in ruled[1:])


def _smaller(found: Answer, limit: int) -> int:
    """How far to explore again under other rules: a few times as far as the answer took, and no further.

    A verdict must not take a hundred times as long as its answer.
    """
    return limit if found.finding is None else min(limit, max(AGAIN_AT_LEAST, 3 * found.finding.positions))


def _hangs(
    book: Rulebook, scenario: Scenario, ask: Ask, found: Answer, consulted: list[str], limit: int, played: Played
) -> Iterator[Hangs]:
    for reading in consulted:
        if reading not in book.readings:
            continue
        inforce = played.referee.readings[reading]
        others = [option for option in book.readings[reading].options if option != inforce]
        tried = {option: _again(book, scenario, ask, limit, {reading: option}) for option in others}
        gives = {option: given for option, given in tried.items() if given is not None}
        ruled = [given for option, given in gives.items() if option != UNRULED] or list(gives.values())
        if any(not quantities.same(found.value, given) for given in ruled):
            yield Hangs(reading, inforce, gives)


def _again(
    book: Rulebook,
    scenario: Scenario,
    ask: Ask,
    limit: int,
    readings: Mapping[str, str],
    pipelines: Mapping[str, Pipeline] | None = None,
    made: int = 0,
) -> Any:
    """The answer under other rules; None where it cannot come to this under them, or cannot be settled.

    It cannot come to this either where the rules run out before as many choices are made as were made here.
    """
    try:
        asked = scenario if ask.after is None else replace(scenario, choices=scenario.choices[: ask.after])
        again = play(book, asked, readings, pipelines)
        if again.stages[-1].written < made:
            return None
        given = answer(again, ask, limit).value
        # At another decision other things are asked about; but what may be done at either, may be done.
        yes = ask.kind == "legal" and given is True
        return None if ask.kind in AT_A_DECISION and not yes and _elsewhere(again, play(book, asked), ask) else given
    except (BadInput, Refused):
        return None


def _elsewhere(again: Played, played: Played, ask: Ask) -> bool:
    """Whether two plays have come to different decisions; where the rules have run out there is none to differ."""
    silent = again.after(ask.after).position.silence or played.after(ask.after).position.silence
    return silent is None and _decision(again, ask) != _decision(played, ask)


def _decision(played: Played, ask: Ask) -> str:
    """The place in the charts where a decision is awaited when a question is asked."""
    waiting = played.after(ask.after).position.waiting
    return waiting.at if waiting else ""


def diagnose(
    book: Rulebook,
    scenario: Scenario,
    played: Played,
    ask: Ask,
    claim: object,
    hangs: tuple[Hangs, ...],
    consulted: list[str],
    limit: int,
) -> Slip | None:
    """The misreading that yields a claim; None if none of those known does."""
    for hang in hangs:
        for option, given in hang.gives.items():
            if quantities.same(given, claim):
                return Slip(f"right only under another reading: {book.readings[hang.reading].options[option].says}")
    made = played.after(ask.after).stages[-1].written
    for slip, readings, pipelines in _slips(book, played, consulted):
        if quantities.same(_again(book, scenario, ask, limit, readings, pipelines, made), claim):
            return slip
    return None


def _overlooked(ask: Ask, found: Answer, claim: object) -> Slip | None:
    """What a claim misses that no known misreading yields: the reason for a refusal, or that the rules are silent."""
    reason = found.detail.rstrip(".")
    if found.value == NO_RULE and reason:
        return Slip(f"takes for settled what is open: {reason}", found.cites)
    told = ask.kind in ("legal", "deck") and found.value is False and found.detail not in ("", NOTHING_LEFT)
    return Slip(f"overlooks this: {reason}", found.cites) if told and quantities.same(True, claim) else None


def _slips(
    book: Rulebook, played: Played, consulted: list[str]
) -> Iterator[tuple[Slip, dict[str, str], dict[str, Pipeline]]]:
    """Every known way to get it wrong that touches what was used here: switches, pipelines, other games' pipelines."""
    for name in consulted:
        if name in book.misreadings:
            slip = book.misreadings[name]
            for option, text in slip.options.items():
                if option != slip.default:
                    yield Slip(f"{text.says} {text.because}", slip.cites), {name: option}, {}
    for name, used in played.referee.evaluated.items():
        for words, pipeline in misreadings(used.pipeline, used.sources):
            yield Slip(words, _broken(used.pipeline, pipeline)), {}, {name: pipeline}


def _broken(right: Pipeline, wrong: Pipeline) -> tuple[Cite, ...]:
    """The rules of a pipeline that a slip in reading it goes against."""
    stages = () if right.stages == wrong.stages else tuple(stage.cite for stage in right.stages)
    floor = () if right.floor == wrong.floor else (right.floor.cite,)
    rounds = (right.rounding, right.round_when) != (wrong.rounding, wrong.round_when)
    rounding = (right.rounding_cite,) if rounds and right.rounding_cite else ()
    return (*dict.fromkeys(stages), *floor, *rounding)
