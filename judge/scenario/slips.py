"""Why a claim is wrong: known misreadings that touch what decides, tried by playing again; else what it overlooks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from enum import IntEnum
from itertools import combinations, islice
from typing import Any, NamedTuple

from judge.content.problem import BadInput
from judge.engine.misread import ORDER, Misread, misreadings
from judge.engine.modifiers import Modifier, Pipeline, Row, Used, evaluate, parse_change
from judge.engine.record import NO_RULE, Cite, Refused
from judge.scenario import answer_cites, choice_wording, quantities
from judge.scenario.again import play_again
from judge.scenario.answers import Answer
from judge.scenario.ask import EVERY_WAY, NOTHING_LEFT, answer_here, as_asked
from judge.scenario.budget import Budget, BudgetSpent
from judge.scenario.deciding import Change, decided_by, speaks_of
from judge.scenario.model import EXPLORED, Ask, Scenario
from judge.scenario.replay import Unreached
from judge.scenario.rulebook import Rulebook
from judge.scenario.suspects import Slip, Suspects

MOST_PAIRED = 12
MOST_TOLD = 8
MOST_TRIED = 200


class Near(IntEnum):
    """How near a slip is to the answer: a switch that the answer itself asked for, one that was asked for where the
    answer's subject was spoken of, one asked for on the way, a number worked out in another way, or one behind a word
    (such as the sum behind a winner)."""

    OWN, TOUCHED, USED, NUMBER, BEHIND = range(5)


class Tried(NamedTuple):
    """A way to get it wrong that touches what decides, the other rules it plays by, and how near it is."""

    slip: Slip
    readings: Mapping[str, str]
    pipelines: Mapping[str, Pipeline]
    near: Near = Near.NUMBER

    @property
    def _sources(self) -> set[str]:
        return {name for each in self.pipelines.values() for name in (*each.ignores, *each.twice, *each.counts)}

    def joined(self, other: Tried) -> Tried | None:
        """Two slips in one; None where they are about the same thing."""
        if self._sources & other._sources or set(self.readings) & set(other.readings):
            return None
        if set(self.pipelines) & set(other.pipelines):
            return _same_pipeline(self, other)
        says = f"{self.slip.says.rstrip('.')}; and {other.slip.says}"
        cites = tuple(dict.fromkeys((*self.slip.cites, *other.slip.cites)))
        return Tried(Slip(says, cites), {**self.readings, **other.readings}, {**self.pipelines, **other.pipelines})


def _same_pipeline(one: Tried, other: Tried) -> Tried | None:
    """Two slips about the same number, where both are about what counts: left out, twice, or though it is idle."""
    (name, mine), (_, theirs) = next(iter(one.pipelines.items())), next(iter(other.pipelines.items()), ("", None))
    if one.readings or other.readings or theirs is None or name not in other.pipelines or mine.stages != theirs.stages:
        return None
    both = mine._replace(
        ignores=mine.ignores + theirs.ignores, twice=mine.twice + theirs.twice, counts=mine.counts + theirs.counts
    )
    if both in (mine, theirs) or set(both.ignores) & set(both.twice):
        return None
    says = f"{one.slip.says.rstrip('.')}; and {other.slip.says}"
    return Tried(Slip(says, tuple(dict.fromkeys((*one.slip.cites, *other.slip.cites)))), {}, {name: both})


class Diagnosis:
    """The misreadings of one question, tried at most once each, however many claims there are."""

    def __init__(
        self, book: Rulebook, scenario: Scenario, ask: Ask, found: Answer, happened: list[Change], limit: int,
        budget: Budget,
    ) -> None:  # fmt: skip
        self.book, self.scenario, self.ask, self.found = book, scenario, ask, found
        self.happened, self.limit, self.budget = happened, limit, budget
        self.gave: list[tuple[Tried, Any]] = []
        self._left = self._ways()
        self._following = next(self._left, None)
        self._pairs: list[tuple[Slip, Any]] | None = None

    def of(self, claim: object, agrees: Callable[[Tried], bool]) -> Suspects:
        """What is wrong with a claim, if that can be told; several slips where nothing tells them apart.

        A slip has to agree with what the same player says of the other questions.
        """
        if self.ask.kind in EXPLORED and (slip := self._overlooked(claim)) is not None:
            return (slip,)  # A line of play that refutes a claim is a better reason than any guess.
        if suspects := self.misread(claim, agrees):
            return suspects
        ways = (self._on_the_table, self._in_the_log, self._overlooked, self._two, self._by_its_rule)
        found = next(((slip,) for way in ways if (slip := way(claim)) is not None), ())
        return found or self._misread(claim, Near.BEHIND, agrees)

    def _on_the_table(self, claim: object) -> Slip | None:
        """A slip in the table that shows how the number was worked out, whatever it would have led to."""
        rows = self.found.rows
        if rows is None or not quantities.same(quantities.plain(rows.total), quantities.plain(self.found.value)):
            return None
        changes = [change for row in rows.rows if row.source and (change := _change(row)) is not None]
        for each in misreadings(rows.pipeline, [change.source for change in changes]):
            if quantities.same(quantities.plain(evaluate(each.pipeline, rows.base, changes).total), claim):
                left_out = [change.cite for change in changes if change.source in each.pipeline.ignores and change.cite]
                return Slip(each.says, (*left_out, *each.cites) or _broken(rows.pipeline, each.pipeline))
        return None

    def misread(self, claim: object, agrees: Callable[[Tried], bool]) -> Suspects:
        """The slips that give a claim, all those that are equally near to the answer.

        A yes or no, a winner or a place is turned as easily by what led to it as by the answer itself: both are named.
        """
        own, *others = (near for near in Near if near is not Near.BEHIND)
        found = self._misread(claim, own, agrees)
        if found and not isinstance(self.found.value, bool | str):
            return found
        for near in others:
            more = self._misread(claim, near, agrees)
            if found or more:
                return tuple({slip.key: slip for slip in (*found, *more)}.values())
        return ()

    def _misread(self, claim: object, near: Near, agrees: Callable[[Tried], bool]) -> Suspects:
        self._try(near)
        fitting: dict[str, Slip] = {}
        for tried, gave in self.gave:
            if tried.near is near and gave is not None and quantities.same(gave, claim) and self._decides(tried):
                if near is Near.OWN or agrees(tried):
                    fitting.setdefault(tried.slip.key, tried.slip._replace(far=int(near)))
        # Whoever takes a certain change too early or too late need not have gone by the list.
        listed = [key for key in fitting if any(other.startswith(f"{key}: ") for other in fitting)]
        return tuple(slip for key, slip in fitting.items() if key not in listed)

    def _decides(self, tried: Tried) -> bool:
        """Whether a slip is about what decides a yes or no, and not just about something that had to come before it."""
        if not isinstance(self.found.value, bool) or tried.near not in (Near.TOUCHED, Near.USED):
            return True
        deciding = {*self.found.cites, *decided_by(self.found, self.ask, self.happened)}
        return self.ask.kind not in ("value", "outcome") or not deciding.isdisjoint(tried.slip.cites)

    def _try(self, near: Near) -> None:
        """Plays again under every slip that is so near, if that has not been done."""
        while self._following is not None and self._following.near <= near:
            if self.budget.spent:
                self.budget.cut_short("misreadings")
                return
            each = self._following
            self.gave.append((each, self.again(each.readings, each.pipelines, each.slip.cites)))
            self._following = next(self._left, None)

    def _two(self, claim: object) -> Slip | None:
        """Two slips at once, where both change the answer, and only one pair of them gives the claim."""
        if isinstance(self.found.value, bool) or not isinstance(self.found.value, int) or self.ask.kind in EXPLORED:
            return None
        if self._pairs is None:
            self._pairs = list(self._paired())
        fitting = [slip for slip, gave in self._pairs if gave is not None and quantities.same(gave, claim)]
        return fitting[0] if len(fitting) == 1 else None

    def _paired(self) -> Iterator[tuple[Slip, Any]]:
        each = [t for t, gave in self.gave if gave is not None and not quantities.same(gave, self.found.value)]
        for one, other in combinations(each[:MOST_PAIRED], 2):
            if self.budget.spent:
                self.budget.cut_short("pairs of misreadings")
                return
            if (both := one.joined(other)) is not None:
                yield both.slip, self.again(both.readings, both.pipelines)

    def again(
        self, readings: Mapping[str, str], pipelines: Mapping[str, Pipeline], cites: tuple[Cite, ...] = ()
    ) -> Any:
        """The answer at the same moment under other rules; None where play does not come to it."""
        assert self.found.played is not None
        try:
            original = self.found.played
            self.budget.replay()
            played = play_again(self.book, self.scenario, original, self.ask, readings, pipelines, loosely=True)
            given = answer_here(played, as_asked(self.ask, self.found), self.limit, self.budget.tick, bare=True)
        except (BadInput, Refused, Unreached):
            return None
        except BudgetSpent:
            self.budget.cut_short("misreadings")
            return None
        # At another decision a proposal may be refused or allowed for any reason: it has to be that of the slip.
        elsewhere = self.ask.kind == "legal" and played.position.waiting != original.position.waiting
        ruled = given.cites if given.value is False else self.found.cites
        return None if given.so_far or (elsewhere and not set(ruled) & set(cites)) else given.value

    def _ways(self) -> Iterator[Tried]:
        """Every known way to get it wrong that was used where the answer was decided: what the answer itself asked for
        first, then what touched it, then the rest; of numbers, first what somebody counts though it does not apply."""
        own, touched, used = self._touched()
        known = [name for name in self.book.misreadings if name in self._consulted() | own]
        for name in sorted(known, key=lambda name: (name not in own, name not in touched, name)):
            slip = self.book.misreadings[name]
            near = Near.OWN if name in own else Near.TOUCHED if name in touched else Near.USED
            for option, text in slip.options.items():
                if option != slip.default:
                    said = Slip(f"{text.says} {text.because}", slip.cites, f"{name}: {text.says}")
                    yield Tried(said, {name: option}, {}, near)
        if isinstance(self.found.value, bool):
            return  # A number that comes out otherwise turns a yes into a no too easily to be a reason.
        told = isinstance(self.found.value, str | list) and self.found.rows is None and self.ask.kind not in EXPLORED
        numbers = [each for name, each in used.items() if name in touched]
        ways = [(used, each) for used in numbers for each in misreadings(*used)]
        for (pipeline, _, _), each in sorted(ways, key=lambda way: not way[1].pipeline.counts):
            cites = each.cites or self._of_rows(each.pipeline) or _broken(pipeline, each.pipeline)
            said = Slip(each.says, cites, f"{pipeline.name}: {self._kind(each)}")
            yield Tried(said, {}, {pipeline.name: each.pipeline}, Near.BEHIND if told else Near.NUMBER)

    def _kind(self, each: Misread) -> str:
        """What kind of slip it is: of orders, those are one that take the changes there are in the same order."""
        rows = self.found.rows.rows if self.found.rows else ()
        there = {change.op for row in rows if (change := _change(row)) is not None}
        order = [stage.name for stage in each.pipeline.stages if there & set(stage.ops)]
        return f"{ORDER}: {', '.join(order)}" if each.kind == ORDER and order else each.kind

    def _of_rows(self, wrong: Pipeline) -> tuple[Cite, ...]:
        """The rules of the rows that a slip leaves out or counts twice."""
        rows = self.found.rows.rows if self.found.rows else ()
        return tuple(
            dict.fromkeys(row.cite for row in rows if row.source and row.source in (*wrong.ignores, *wrong.twice))
        )

    def _consulted(self) -> set[str]:
        """Every switch that was asked for on the way or in giving the answer: what did not come about leaves no trace
        at what is asked for."""
        assert self.found.played is not None
        return self.found.played.referee.consulted

    def _touched(self) -> tuple[set[str], set[str], dict[str, Used]]:
        """What the answer itself asked for; what was used in giving it, or wherever something was said of its subject
        or changed it (what was prevented changes nothing, and yet a rule decided it); and the numbers worked out."""
        played = self.found.played
        assert played is not None
        alone = played.referee.under({}, played.referee.pipelines)
        with suppress(BadInput, Refused, BudgetSpent):
            answer_here(played._replace(referee=alone), self.ask.right_here, self.limit, self.budget.tick, bare=True)
        own = set(alone.consulted)
        touched = own | set(alone.evaluated)
        used = {**played.referee.evaluated, **alone.evaluated}
        if self.ask.kind not in ("value", "outcome") or not self.found.about:
            return own, touched | played.referee.consulted | set(played.trail.used), used
        names = {choice_wording.plain(name) for name in self.found.about}
        start = 0
        for stage in played.stages:
            changed = any(start <= change.beat < stage.beats for change in self.happened)
            if changed or any(speaks_of(line, names) for line in stage.lines):
                beats = range(start, stage.beats)
                touched |= {name for name, at in played.trail.used.items() if any(beat in beats for beat in at)}
            start = stage.beats
        return own, touched, used

    def _in_the_log(self, claim: object) -> Slip | None:
        """A claim that leaves out, or counts twice, something that happened: it has what there was without it."""
        if not self.happened or isinstance(self.found.value, bool):
            return None
        last, final = self.happened[-1], self.found.value
        if quantities.same(quantities.plain(last.before), claim) and last.lines:
            return Slip(f"overlooks what came last: {_told(last)}", last.lines[-1].cites)
        fitting = []
        for change in self.happened:
            if not (_is_number(change.before) and _is_number(change.after) and _is_number(final) and change.lines):
                continue
            step = change.after - change.before
            for wrong, says in ((final - step, "leaves this out"), (final + step, "counts this twice")):
                if quantities.same(wrong, claim) and len(self.happened) > 1:
                    fitting.append(Slip(f"{says}: {_told(change)}", change.lines[-1].cites))
        return fitting[0] if len(fitting) == 1 else None

    def _overlooked(self, claim: object) -> Slip | None:
        """What a claim misses that no known misreading yields: the rule that says otherwise."""
        ask, found = self.ask, self.found
        reason = found.detail.rstrip(".")
        if found.value == NO_RULE and reason:
            return Slip(f"takes for settled what is open: {reason}", found.cites)
        if ask.kind in ("legal", "deck") and found.value is False and reason and reason != NOTHING_LEFT:
            return Slip(f"overlooks this: {reason}", found.cites)
        if ask.kind == "legal" and found.value is True:
            return Slip(
                "sees a rule against it where there is none: this is a choice that may be made here", found.cites[:2]
            )
        if ask.kind == "next" and found.played is not None and found.played.position.waiting is not None:
            return Slip(f"overlooks whose decision it is: {found.asked_at}", found.cites)
        if ask.kind == "list" and isinstance(found.value, list):
            return self._listed(claim)
        if ask.kind == "count":
            return self._counted(claim)
        if ask.kind in EXPLORED:
            return self._line_of_play(claim)
        if isinstance(found.value, bool) and ask.kind in ("value", "outcome"):
            return self._yes_or_no()
        return None

    def _by_its_rule(self, claim: object) -> Slip | None:
        """A yes or no for which there is nothing better to say than the rule that decides it."""
        rules = decided_by(self.found, self.ask, self.happened)[:2]
        if not isinstance(self.found.value, bool) or not rules:
            return None
        return Slip(f"overlooks what decides it: {' and '.join(cite.unit for cite in rules)}", rules)

    def _yes_or_no(self) -> Slip | None:
        if self.found.detail and self.found.detail != EVERY_WAY:
            return Slip(f"overlooks this: {self.found.detail.rstrip('.')}", self.found.cites[:3])
        if self.happened and self.happened[-1].lines:
            return Slip(f"overlooks this: {_told(self.happened[-1])}", self.happened[-1].lines[-1].cites)
        return None

    def _line_of_play(self, claim: object) -> Slip | None:
        """A claim about all lines of play that one line refutes."""
        found, played = self.found, self.found.played
        if played is None or found.finding is None:
            return None
        witness = found.finding.witness
        if self.ask.kind == "outcomes":
            said = list(claim) if isinstance(claim, list | tuple) else [claim]
            ends = [(quantities.plain(each.outcome), each) for each in found.outcomes]
            missed = [each for end, each in ends if not any(quantities.same(end, one) for one in said)]
            if not missed:
                return None
            witness = missed[0].witness
        if not witness:
            return None
        line = "; ".join(map(played.referee.say, witness[:MOST_TOLD])) + ("; ..." if len(witness) > MOST_TOLD else "")
        deciding = decided_by(self.found, self.ask, self.happened) or answer_cites.of_line(played, witness)
        return Slip(f"overlooks this line of play: {line}", deciding[:2])

    def _counted(self, claim: object) -> Slip | None:
        """A number of choices that counts those which a rule forbids."""
        played = self.found.played
        if played is None or not isinstance(claim, int) or claim <= self.found.value:
            return None
        tried = [choice for choice in islice(played.referee.candidates(played.position), MOST_TRIED)]
        refused = [(each, refusal) for each in tried if (refusal := played.referee.refuse(played.position, each))]
        if claim - self.found.value != len(refused):
            return None
        names = ", ".join(played.referee.say(choice) for choice, _ in refused[:3])
        return Slip(f"counts {names}, but {refused[0][1].text}", refused[0][1].cites)

    def _listed(self, claim: object) -> Slip | None:
        """A list that holds what may not be done, or leaves out what may."""
        played = self.found.played
        if played is None or not isinstance(claim, list | tuple | str):
            return None
        said = [claim] if isinstance(claim, str) else [str(each) for each in claim]
        plain = choice_wording.plain
        have, claimed = {plain(str(each)) for each in self.found.value}, {plain(each) for each in said}
        for each in said:
            if plain(each) not in have:
                choice = choice_wording.find(played.referee, played.position, each)
                refusal = played.referee.refuse(played.position, choice) if choice else None
                if refusal is not None:
                    return Slip(f"counts {each}, but {refusal.text}", refusal.cites)
        missing = [each for each in self.found.value if plain(str(each)) not in claimed]
        return Slip(f"leaves out {', '.join(map(str, missing[:3]))}", self.found.cites[:2]) if missing else None


def _change(row: Row) -> Modifier | None:
    """The change that a row of a table tells of; None for one that is not written as a change."""
    with suppress(ValueError):
        return Modifier(row.source, *parse_change(row.change), row.cite)
    return None


def _told(change: Change) -> str:
    return change.lines[-1].text.rstrip(".")


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _broken(right: Pipeline, wrong: Pipeline) -> tuple[Cite, ...]:
    """The rules of a pipeline that a slip in reading it goes against."""
    stages = () if right.stages == wrong.stages else tuple(stage.cite for stage in right.stages)
    floor = () if right.floor == wrong.floor else (right.floor.cite,)
    rounds = (right.rounding, right.round_when) != (wrong.rounding, wrong.round_when)
    rounding = (right.rounding_cite,) if rounds and right.rounding_cite else ()
    return (*dict.fromkeys(stages), *floor, *rounding)
