"""Why a claim is wrong: known misreadings that touch what decides, tried by playing again; else what it overlooks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import cached_property
from itertools import combinations
from typing import Any

from judge.content.problem import BadInput
from judge.engine.misread import NOTHING_COUNTS, ORDER, Misread, misreadings
from judge.engine.modifiers import Modifier, Pipeline, Row, Used, evaluate, parse_change
from judge.engine.record import Cite, Refused
from judge.scenario import choice_wording, evidence, quantities
from judge.scenario.again import play_again
from judge.scenario.answers import Answer
from judge.scenario.ask import answer_here, as_asked
from judge.scenario.budget import Budget, BudgetSpent
from judge.scenario.certain import Certain
from judge.scenario.deciding import Change, speaks_of
from judge.scenario.evidence import Fit, Near
from judge.scenario.model import EXPLORED, Ask, Scenario
from judge.scenario.replay import Unreached
from judge.scenario.rulebook import Rulebook
from judge.scenario.suspects import Slip, Suspects
from judge.scenario.tried import Tried

MOST_PAIRED = 12


class Diagnosis:
    """The misreadings of one question, tried at most once each, however many claims there are."""

    def __init__(
        self, book: Rulebook, scenario: Scenario, ask: Ask, found: Answer, happened: list[Change], limit: int,
        budget: Budget,
    ) -> None:  # fmt: skip
        self.book, self.scenario, self.ask, self.found = book, scenario, ask, found
        self.happened, self.limit, self.budget = happened, limit, budget
        self.certain = Certain(book, ask, found, happened)
        self.gave: list[tuple[Tried, Any]] = []
        self._left = self._ways()
        self._pairs: list[tuple[Slip, Any]] | None = None

    @cached_property
    def _following(self) -> Tried | None:
        """The way to get it wrong that is tried next."""
        return next(self._left, None)

    def of(self, claim: object, agrees: Callable[[Tried], bool]) -> Suspects:
        """What is wrong with a claim, if that can be told; several slips where nothing tells them apart.

        A slip has to agree with what the same player says of the other questions.
        """
        certain = self.certain
        if self.ask.kind in EXPLORED and (slip := certain.overlooked(claim)) is not None:
            return (slip,)  # A line of play that refutes a claim is a better reason than any guess.
        suspects = self.misread(claim, agrees)
        came = certain.only_what_came(claim) or certain.left_out_of_a_list(claim)
        if suspects and (came is None or not self._by_chance(suspects, claim, came)):
            return suspects
        if came is not None:
            return (came,)
        ways = (
            self._on_the_table,
            certain.in_the_log,
            certain.overlooked,
            self._two,
            self._by_its_rule,
        )
        return next(((slip,) for way in ways if (slip := way(claim)) is not None), ())

    def _by_chance(self, suspects: Suspects, claim: object, came: Slip) -> bool:
        """Whether slips give a number beside the right one, or a list that lacks one, and are about other rules than
        those that decide, or than those by which that one came to the list."""
        if isinstance(self.found.value, list):
            decisive = set(came.cites)
        elif evidence.off_by_one(self.found.value, claim):
            decisive = set(self.certain.decisive)
        else:
            return False
        return all(slip.thin and slip.far and decisive.isdisjoint(slip.cites) for slip in suspects)

    def _by_its_rule(self, claim: object) -> Slip | None:
        """The last resort: the rule that decides, with what was worked out or done by it, and what does not apply."""
        idle = [tried.slip for tried, _ in self.gave if tried.idle and self._is_shown(tried)]
        says = self.certain.fact(besides=idle[: evidence.MOST_IDEAS])
        return Slip(says) if says else None

    def _on_the_table(self, claim: object) -> Slip | None:
        """The one slip in the table that shows how the number was worked out, whatever it would have led to."""
        rows = self.found.rows
        if rows is None or not quantities.same(quantities.plain(rows.total), quantities.plain(self.found.value)):
            return None
        changes = [change for row in rows.rows if row.source and (change := _change(row)) is not None]
        if evaluate(rows.pipeline, rows.base, changes).total != rows.total:
            return None  # It was worked out one number after the other, each in its own order.
        found = []
        for each in misreadings(rows.pipeline, [change.source for change in changes]):
            if quantities.same(quantities.plain(evaluate(each.pipeline, rows.base, changes).total), claim):
                left_out = [change.cite for change in changes if change.source in each.pipeline.ignores and change.cite]
                cites = (*left_out, *each.cites) or _broken(rows.pipeline, each.pipeline)
                found.append(Fit(Slip(each.says, cites, each.kind), Near.NUMBER))
        found = evidence.ideas(found, False)
        return found[0].slip if len(found) == 1 else None

    def misread(self, claim: object, agrees: Callable[[Tried], bool]) -> Suspects:
        """The slips that give a claim, as far as that tells something; else the fact that they go against.

        A yes or no, a winner or a place is turned as easily by what led to it as by the answer itself: both are looked
        at, and so is a number that comes out otherwise.
        """
        fits: list[Fit] = []
        for near in Near:
            if near is not Near.USED or not fits:
                fits += self._fitting(claim, near, agrees)
        refused = self.ask.kind == "legal" and self.found.value is False
        if refused:  # Whoever allows what is refused goes against the rule that refuses it.
            fits = [fit for fit in fits if evidence.rests_on(fit, self.found.cites)]
        alike = evidence.is_word(self.found.value) or self.certain.unchanged(claim) or self._all_or_nothing(claim)
        fits = evidence.ideas(fits, alike)
        if not fits:
            return ()
        alike = alike and not (len(fits) == 1 and self.certain.left_out(fits[0]))
        gave = [gave for tried, gave in self.gave if tried.near is not Near.USED]
        if refused or not evidence.is_thin(fits, claim, self.found.value, gave, alike, self.certain.before):
            return tuple(fit.slip for fit in fits)
        return self._thin(fits, claim)

    def _all_or_nothing(self, claim: object) -> bool:
        """Whether something has not happened, and a claim is what it would have brought, as all slips give it."""
        if self.happened or self.found.rows is not None:
            return False
        return all(
            quantities.same(gave, claim) or quantities.same(gave, self.found.value)
            for _, gave in self.gave
            if gave is not None
        )

    def _thin(self, fits: list[Fit], claim: object) -> Suspects:
        """Slips that give a claim by chance as easily as not: what is said is the fact that they go against."""
        idle = [fit for fit in fits if fit.idle]
        if len(idle) == 1 and not self.certain.unchanged(claim) and self._all_count(fits, idle[0]):
            return (idle[0].slip, *(fit.slip._replace(thin=True) for fit in fits if fit is not idle[0]))
        told, besides = self._told(fits)
        fact = self.certain.fact(*(fit.slip for fit in told if fit.slip.fact), besides=besides)
        return tuple(fit.slip._replace(fact=fact, thin=True) for fit in fits)

    def _told(self, fits: list[Fit]) -> tuple[list[Fit], list[Slip]]:
        """Those of the slips that give a claim whose rules it goes against, this one or that, and what is true besides:
        of many slips, and of a yes, a name or a list, only what the answer asked for or rests on first."""
        own = [fit for fit in fits if fit.near is Near.OWN]
        many, idle = len(fits) > evidence.MOST_IDEAS, [fit.slip for fit in fits if fit.idle]
        if many or (own and evidence.is_word(self.found.value)):
            return (own if len(own) <= evidence.MOST_IDEAS else []), idle
        if not evidence.is_word(self.found.value):
            return fits, idle
        nearest = [fit for fit in fits if fit.near is min(fit.near for fit in fits)]
        sure = [fit for fit in nearest if fit.limit or evidence.rests_on(fit, self.certain.deciding[:1])]
        return sure, [fit.slip for fit in nearest]

    def _all_count(self, fits: list[Fit], idle: Fit) -> bool:
        """Whether other slips give a claim too, and all count the same that does not apply."""
        of = {tried.slip.key: tried for tried, _ in self.gave}
        [(number, used)] = of[idle.slip.key].pipelines.items()
        others = [of[fit.slip.key] for fit in fits if fit is not idle]
        return bool(others) and all(used.counts[0] in self._counted(each, number) for each in others)

    def _counted(self, tried: Tried, number: str) -> tuple[str, ...]:
        """What counts towards a number for whoever makes a slip."""
        given = self._given(tried.readings, tried.pipelines, whole=True)
        used = given.played.referee.evaluated.get(number) if given is not None and given.played is not None else None
        return used.sources if used is not None else ()

    def _fitting(self, claim: object, near: Near, agrees: Callable[[Tried], bool]) -> list[Fit]:
        self._try(near)
        fitting: dict[str, Fit] = {}
        for tried, gave in self.gave:
            if tried.near is near and gave is not None and quantities.same(gave, claim) and self._decides(tried):
                if near is Near.OWN or agrees(tried):
                    slip = tried.slip._replace(far=int(near))
                    led = not (self._is_shown(tried) or self._is_alone(tried))
                    fitting.setdefault(slip.key, Fit(slip, near, tried.limit, tried.plain, bool(tried.idle), led))
        # Whoever takes a certain change too early or too late need not have gone by the list.
        listed = [key for key in fitting if any(other.startswith(f"{key}: ") for other in fitting)]
        return [fit for key, fit in fitting.items() if key not in listed]

    def _is_shown(self, tried: Tried) -> bool:
        """Whether a slip is about the very number that is asked for, not about one that led to it."""
        rows = self.found.rows
        if rows is None or not quantities.same(quantities.plain(rows.total), quantities.plain(self.found.value)):
            return False
        return rows.pipeline.name in tried.pipelines

    def _is_alone(self, tried: Tried) -> bool:
        """Whether a slip leaves out the one thing that any number was changed by."""
        left_out = {source for each, _ in self.gave for used in each.pipelines.values() for source in used.ignores}
        return len(left_out) == 1 and any(used.ignores for used in tried.pipelines.values())

    def _decides(self, tried: Tried) -> bool:
        """Whether a slip is about what decides a yes or no, and not just about something that had to come before it."""
        if not isinstance(self.found.value, bool) or tried.near not in (Near.TOUCHED, Near.USED):
            return True
        deciding = {*self.found.cites, *self.certain.deciding}
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
        # Two rules that the question itself asks for are few: that both together give it tells more than other pairs.
        own = [(slip, gave) for slip, gave in self._pairs if slip.far == Near.OWN]
        if (slip := self._only_pair(own, claim, evidence.OWN_BY_CHANCE)) is not None:
            return slip
        return self._only_pair(self._pairs, claim, evidence.SELDOM_BY_CHANCE)

    def _only_pair(self, pairs: list[tuple[Slip, Any]], claim: object, most: float) -> Slip | None:
        """The one pair of slips that gives a claim, if that is no chance."""
        fitting = [slip for slip, gave in pairs if gave is not None and quantities.same(gave, claim)]
        gave = (gave for _, gave in pairs)
        by_chance = evidence.by_chance(self.found.value, claim, gave, self.certain.before)
        return fitting[0] if len(fitting) == 1 and by_chance <= most else None

    def _paired(self) -> Iterator[tuple[Slip, Any]]:
        each = [t for t, gave in self.gave if gave is not None and not quantities.same(gave, self.found.value)]
        each = [tried for tried in each if not evidence.is_rare(Fit(tried.slip, tried.near))]
        for one, other in combinations(each[:MOST_PAIRED], 2):
            if self.budget.spent:
                self.budget.cut_short("pairs of misreadings")
                return
            if (both := one.joined(other)) is not None:
                slip = both.slip._replace(far=int(max(one.near, other.near)))
                yield slip, self.again(both.readings, both.pipelines)

    def again(
        self, readings: Mapping[str, str], pipelines: Mapping[str, Pipeline], cites: tuple[Cite, ...] = ()
    ) -> Any:
        """What the answer is at the same moment under other rules; None where play does not come to it."""
        given = self._given(readings, pipelines, cites)
        return given.value if given is not None else None

    def _given(
        self, readings: Mapping[str, str], pipelines: Mapping[str, Pipeline], cites: tuple[Cite, ...] = (),
        whole: bool = False,
    ) -> Answer | None:  # fmt: skip
        assert self.found.played is not None
        try:
            original = self.found.played
            self.budget.replay()
            played = play_again(self.book, self.scenario, original, self.ask, readings, pipelines, loosely=True)
            was = None if whole else self.found
            ask = as_asked(self.ask, self.found)
            given = answer_here(played, ask, self.limit, self.budget.tick, bare=True, was=was)
        except (BadInput, Refused, Unreached):
            return None
        except BudgetSpent:
            self.budget.cut_short("misreadings")
            return None
        # At another decision a proposal may be refused or allowed for any reason: it has to be that of the slip.
        elsewhere = self.ask.kind == "legal" and played.position.waiting != original.position.waiting
        ruled = given.cites if given.value is False else self.found.cites
        return None if given.so_far or (elsewhere and not set(ruled) & set(cites)) else given

    def _ways(self) -> Iterator[Tried]:
        """Every known way to get it wrong that was used where the answer was decided: what the answer itself asked for
        first, then what touched it, then the rest; of numbers, first what somebody counts though it does not apply."""
        own, touched, used = self._touched()
        known = [name for name in self.book.misreadings if name in self._consulted() | own]
        for name in sorted(known, key=lambda name: (name not in own, name not in touched, name)):
            slip = self.book.misreadings[name]
            right = slip.options[slip.default]
            near = Near.OWN if name in own else Near.TOUCHED if name in touched else Near.USED
            for option, text in slip.options.items():
                if option != slip.default:
                    key = f"{name}: {text.says}"
                    said = Slip(f"{text.says} {text.because}", slip.cites, key, fact=f"{slip.question} {right.says}")
                    yield Tried(said, {name: option}, {}, near, slip.limit)
        if isinstance(self.found.value, bool):
            return  # A number that comes out otherwise turns a yes into a no too easily to be a reason.
        told = isinstance(self.found.value, str | list) and self.found.rows is None and self.ask.kind not in EXPLORED
        numbers = [each for name, each in used.items() if name in touched]
        ways = [(used, each) for used in numbers for each in misreadings(*used) if self._tells(used, each)]
        for (pipeline, _, _), each in sorted(ways, key=lambda way: not way[1].pipeline.counts):
            cites = each.cites or self._of_rows(each.pipeline) or _broken(pipeline, each.pipeline)
            shown = self.found.rows is not None and self.found.rows.pipeline.name == pipeline.name
            fact = "" if shown and each.pipeline.ignores else each.fact  # The working tells it.
            said = Slip(each.says, cites, f"{pipeline.name}: {self._kind(each)}", fact=fact)
            yield Tried(said, {}, {pipeline.name: each.pipeline}, Near.BEHIND if told else Near.NUMBER)

    def _tells(self, used: Used, each: Misread) -> bool:
        """Whether it would say something: that every change is left out does so only of the number that is shown."""
        rows = self.found.rows
        return each.kind != NOTHING_COUNTS or (rows is not None and rows.pipeline.name == used[0].name)

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


def _change(row: Row) -> Modifier | None:
    """The change that a row of a table tells of; None for one that is not written as a change."""
    with suppress(ValueError):
        return Modifier(row.source, *parse_change(row.change), row.cite)
    return None


def _broken(right: Pipeline, wrong: Pipeline) -> tuple[Cite, ...]:
    """The rules of a pipeline that a slip in reading it goes against."""
    stages = () if right.stages == wrong.stages else tuple(stage.cite for stage in right.stages)
    floor = () if right.floor == wrong.floor else (right.floor.cite,)
    rounds = (right.rounding, right.round_when) != (wrong.rounding, wrong.round_when)
    rounding = (right.rounding_cite,) if rounds and right.rounding_cite else ()
    return (*dict.fromkeys(stages), *floor, *rounding)
