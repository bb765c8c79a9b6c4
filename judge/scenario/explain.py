"""Verdicts: an answer, the rules that decide it, what hangs on a reading, and what is wrong with the claims."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple

from judge.content.problem import BadInput
from judge.engine.record import NO_RULE, Choice, Cite, Refused
from judge.scenario import quantities
from judge.scenario.again import play_again
from judge.scenario.answers import Answer
from judge.scenario.ask import SILENT_ENDS, Tick, answer, answer_here, as_asked
from judge.scenario.budget import Budget, BudgetSpent
from judge.scenario.deciding import MOST_RULES, Change, decided_by, history
from judge.scenario.evidence import Near
from judge.scenario.model import EXPLORED, Ask, Scenario
from judge.scenario.moments import NotReached
from judge.scenario.played import Played
from judge.scenario.replay import Unreached
from judge.scenario.rulebook import Rulebook
from judge.scenario.slips import Diagnosis
from judge.scenario.suspects import Slip, Suspects, in_dispute, in_words, told_apart
from judge.scenario.tried import Tried

AGAIN_AT_LEAST = 200
LINES = ("possible", "certain", "forced")
UNRULED = "no-rule"
MOST_DECISIONS = 3
MOST_WAYS = 6


class Hangs(NamedTuple):
    """A reading that decides a verdict: the option in force, what each of the others would give at the same moment,
    and why play does not come to that moment under those where it does not."""

    reading: str
    option: str
    gives: Mapping[str, Any]
    never: Mapping[str, str] = {}


class Verdict(NamedTuple):
    """A question answered, the rules it rests on, what hangs on readings, and what may lie behind wrong claims.

    `problem` is why a question could not be answered at all; `unfinished` is what there was no time to look at.
    """

    ask: Ask
    answer: Answer
    hangs: tuple[Hangs, ...] = ()
    suspects: Mapping[str, Suspects] = {}
    rests_on: tuple[Cite, ...] = ()
    problem: BadInput | None = None
    unfinished: tuple[str, ...] = ()

    @property
    def decided_by(self) -> tuple[Cite, ...]:
        """The rules without which the answer would be another: first those that a wrong claim gets wrong."""
        return tuple(dict.fromkeys((*in_dispute(self.suspects.values()), *self.rests_on)))[:MOST_RULES]

    @property
    def cites(self) -> tuple[Cite, ...]:
        """Every rule of the answer, of the readings it hangs on, and of what is wrong with claims."""
        slips = (cite for suspects in self.suspects.values() for slip in suspects for cite in slip.cites)
        return tuple(dict.fromkeys((*self.answer.cites, *slips)))

    @property
    def misreadings(self) -> dict[str, str | None]:
        """What is wrong with each wrong claim, in words; None where that cannot be told."""
        return {who: in_words(suspects) for who, suspects in self.suspects.items()}

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

    @property
    def not_reached(self) -> bool:
        """Whether the question is understood, and play does not come to its moment."""
        return isinstance(self.problem, NotReached)


def answered(played: Played, ask: Ask, limit: int, tick: Tick | None = None) -> Verdict:
    """A question answered, with the rules that decide it; a question that is not understood is its own problem."""
    try:
        found = answer(played, ask, limit, tick)
    except BadInput as problem:
        return Verdict(ask, Answer(None, ()), problem=problem)
    return Verdict(ask, found, rests_on=decided_by(found, ask, history(found, ask)))


def explained(
    book: Rulebook, scenario: Scenario, verdict: Verdict, limit: int, budget: Budget, others: Iterable[Verdict] = ()
) -> Verdict:
    """The same verdict with what hangs on readings and what is wrong with the claims, as far as there is time.

    What players are right about in other verdicts tells which slips they did not make.
    """
    if verdict.problem is not None or verdict.answer.so_far:
        return verdict
    return Reasons(book, scenario, verdict, limit, budget, others).given()


def compared(verdicts: Iterable[Verdict]) -> tuple[Verdict, ...]:
    """The same verdicts: of several slips that may lie behind a claim, those that lie behind its player's others."""
    verdicts = tuple(verdicts)
    suspects = told_apart(verdict.suspects for verdict in verdicts)
    return tuple(verdict._replace(suspects=each) for verdict, each in zip(verdicts, suspects, strict=True))


class Reasons:
    """The search for the reasons of one verdict."""

    def __init__(
        self,
        book: Rulebook,
        scenario: Scenario,
        verdict: Verdict,
        limit: int,
        budget: Budget,
        others: Iterable[Verdict],
    ) -> None:
        self.book, self.scenario, self.verdict = book, scenario, verdict
        self.ask, self.found, self.budget = verdict.ask, verdict.answer, budget
        self.limit = _smaller(self.found, limit)
        self.happened: list[Change] = history(self.found, self.ask)
        self.right_about: dict[str, list[tuple[Ask, Answer]]] = {}
        for other in others:
            if other.ask is verdict.ask or other.problem is not None or other.ask.kind in EXPLORED:
                continue
            for who in (who for who, claim in other.ask.claims.items() if other.holds(claim)):
                self.right_about.setdefault(who, []).append((other.ask, other.answer))

    def given(self) -> Verdict:
        """The verdict with its reasons."""
        before = dict(self.budget.unfinished)
        hangs, found = tuple(self._hangs()), self.found
        if self.ask.kind in LINES and any(_open_between(hang) for hang in hangs):
            found = found._replace(value=NO_RULE, detail=SILENT_ENDS)
        readings = [cite for hang in hangs for cite in self.book.readings[hang.reading].cites]
        return self.verdict._replace(
            answer=found._replace(cites=tuple(dict.fromkeys((*found.cites, *readings)))),
            hangs=hangs,
            suspects=self._suspects(hangs, found),
            rests_on=tuple(dict.fromkeys((*self.verdict.rests_on, *readings))),
            unfinished=tuple(each for each in self.budget.unfinished if each not in before),
        )

    def _suspects(self, hangs: tuple[Hangs, ...], found: Answer) -> dict[str, Suspects]:
        if found.value is None:
            return {}
        wrong = {who: claim for who, claim in self.ask.claims.items() if not quantities.same(found.value, claim)}
        if not wrong:
            return {}
        diagnosis = Diagnosis(self.book, self.scenario, self.ask, found, self.happened, self.limit, self.budget)
        return {who: self._behind(diagnosis, hangs, who, claim) for who, claim in wrong.items()}

    def _behind(self, diagnosis: Diagnosis, hangs: tuple[Hangs, ...], who: str, claim: object) -> Suspects:
        """What may lie behind a player's claim: another reading or known slips give it, or it overlooks a rule."""
        agrees = partial(self._agrees, who)
        if readings := self._other_reading(hangs, claim):
            return (*readings, *diagnosis.misread(claim, agrees))
        return diagnosis.of(claim, agrees)

    def _agrees(self, who: str, tried: Tried) -> bool:
        """Whether a slip leaves alone what the same player is right about: whoever makes it, makes it throughout."""
        for ask, found in self.right_about.get(who, ()):
            other = Diagnosis(self.book, self.scenario, ask, found, [], self.limit, self.budget)
            given = other.again(tried.readings, tried.pipelines, tried.slip.cites)
            if given is not None and not quantities.same(given, found.value):
                return False
        return True

    def _other_reading(self, hangs: tuple[Hangs, ...], claim: object) -> Suspects:
        for hang in hangs:
            question = self.book.readings[hang.reading]
            for option, given in hang.gives.items():
                if quantities.same(given, claim):
                    ruled = f"{question.question} {question.options[option].says}"
                    says = f"right only if an open question is ruled otherwise: {ruled}"
                    return (Slip(says, question.cites, f"{hang.reading}: {option}", far=len(Near)),)
        return ()

    def _hangs(self) -> Iterator[Hangs]:
        assert self.found.played is not None
        referee = self.found.played.referee
        for reading in sorted(referee.consulted & set(self.book.readings)):
            if self.budget.spent:
                self.budget.cut_short("readings")
                return
            inforce = referee.readings[reading]
            gives, never = self._under_the_others(reading, inforce)
            ruled = [given for option, given in gives.items() if option != UNRULED] or list(gives.values())
            if any(not quantities.same(self.found.value, given) for given in ruled) or never:
                yield Hangs(reading, inforce, gives, never)

    def _under_the_others(self, reading: str, inforce: str) -> tuple[dict[str, Any], dict[str, str]]:
        gives: dict[str, Any] = {}
        never: dict[str, str] = {}
        for option in self.book.readings[reading].options:
            if option == inforce:
                continue
            try:
                given = self._again({reading: option})
            except (BadInput, Refused):
                continue
            except BudgetSpent:
                self.budget.cut_short("readings")
                continue
            except Unreached as why:
                if option != UNRULED:
                    never[option] = str(why)
                continue
            if given.value is not None and not given.so_far:
                gives[option] = given.value
        return gives, never

    def _again(self, readings: Mapping[str, str], deciding: tuple[Choice, ...] = ()) -> Answer:
        """The answer at the same moment under another reading. Where that asks for a decision of its own, it is the
        same whatever is decided, or there is none."""
        original = self.found.played
        assert original is not None
        self.budget.replay()
        if self.ask.kind == "legal" and (allowed := self._allowed_at_once(original, readings)) is not None:
            return allowed
        try:
            played = play_again(self.book, self.scenario, original, self.ask, readings, None, deciding)
        except Unreached as why:
            if why.stuck is None or why.stuck.position.waiting is None or len(deciding) >= MOST_DECISIONS:
                raise
            legal = why.stuck.referee.legal(why.stuck.position)
            if len(legal) > MOST_WAYS:
                raise
            ways = [self._again(readings, (*deciding, choice)) for choice in legal]
            if not ways or any(not quantities.same(ways[0].value, each.value) for each in ways[1:]):
                raise
            return ways[0]
        ask = as_asked(self.ask, self.found)
        return answer_here(played, ask, self.limit, self.budget.tick, bare=True, was=self.found)

    def _allowed_at_once(self, original: Played, readings: Mapping[str, str]) -> Answer | None:
        """What may be done right after the same choices and passes may be done, whoever decides there."""
        try:
            played = play_again(self.book, self.scenario, original, self.ask, readings, loosely=True)
            ask, tick = self.ask.right_here, self.budget.tick
            found = answer_here(played, ask, self.limit, tick, bare=True, was=self.found)
        except (BadInput, Refused, Unreached):
            return None
        return found if found.value is True else None


def _open_between(hang: Hangs) -> bool:
    """Whether the rules are silent on a choice that would turn the answer: tables that settle it differ."""
    ruled = [given for option, given in hang.gives.items() if option != UNRULED]
    return hang.option == UNRULED and any(not quantities.same(ruled[0], given) for given in ruled[1:])


def _smaller(found: Answer, limit: int) -> int:
    """How far to explore again under other rules: a few times as far as the answer took, and no further.

    A verdict must not take a hundred times as long as its answer.
    """
    return limit if found.finding is None else min(limit, max(AGAIN_AT_LEAST, 3 * found.finding.positions))
