"""Modifiers are rows through a pipeline that each game declares: the stages, their order, the floor, the rounding."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Any, Literal, NamedTuple

from judge.engine.record import Cite, make, quick

Op = Literal["add", "subtract", "multiply", "divide", "set"]
Number = int | Fraction
Rounding = Literal["up", "down", "none"]

SIGNS: dict[Op, str] = {"add": "+", "subtract": "-", "multiply": "x", "divide": "/", "set": "="}
OTHERS: dict[str, Op] = {"*": "multiply", "×": "multiply", "÷": "divide", "−": "subtract"}
OPS: dict[str, Op] = {sign: op for op, sign in SIGNS.items()} | OTHERS


class Modifier(NamedTuple):
    """One change to a number: where it comes from, what it does, by how much.

    One that people count though it does not apply is `idle`, with the reason in words: it changes nothing, but a claim
    that counts it can be told why it is wrong.
    """

    source: str
    op: Op
    amount: Number
    cite: Cite | None = None
    idle: str = ""

    @property
    def sign(self) -> str:
        """The change as people write it: `+10`, `x2`, `=0`."""
        return f"{SIGNS[self.op]}{self.amount}"


class Stage(NamedTuple):
    """One stage of a pipeline: its name, the changes it applies, its rule, and which `set` stands."""

    name: str
    ops: tuple[Op, ...]
    cite: Cite
    wins: Literal["last", "first", "highest", "lowest"] = "last"


class Floor(NamedTuple):
    """The least a number may be, and when that is enforced."""

    least: int
    when: Literal["every step", "end", "never"]
    cite: Cite


@quick
class Pipeline(NamedTuple):
    """How a game works a number out; with no stages, changes apply in the order they are given.

    `ignores`, `twice` and `counts` name sources that somebody leaves out, counts twice, or counts though they are idle:
    no game declares these, they are slips to be tried.
    """

    name: str
    stages: tuple[Stage, ...]
    floor: Floor
    cite: Cite
    rounding: Rounding = "none"
    round_when: Literal["every step", "end"] = "end"
    rounding_cite: Cite | None = None
    ignores: tuple[str, ...] = ()
    twice: tuple[str, ...] = ()
    counts: tuple[str, ...] = ()


class Row(NamedTuple):
    """One row of the explanation: a source changed the number from `before` to `after` under a rule."""

    stage: str
    source: str
    change: str
    before: Number
    after: Number
    cite: Cite


class Used(NamedTuple):
    """A pipeline that was used, the sources of the changes that went through it, and of the idle ones, with why."""

    pipeline: Pipeline
    sources: tuple[str, ...]
    idle: tuple[tuple[str, str, Cite | None], ...] = ()


def used_on(pipeline: Pipeline, before: Used | None, modifiers: tuple[Modifier, ...]) -> Used:
    """A pipeline used once more, on further changes."""
    known, unused = (before.sources, before.idle) if before else ((), ())
    sources = (each.source for each in modifiers if not each.idle)
    idle = ((each.source, each.idle, each.cite) for each in modifiers if each.idle)
    return Used(pipeline, tuple(dict.fromkeys((*known, *sources))), tuple(dict.fromkeys((*unused, *idle))))


@quick
class Value(NamedTuple):
    """A number and the rows that made it."""

    name: str
    total: Number
    base: Number
    rows: tuple[Row, ...]
    pipeline: Pipeline

    def then(self, further: Value) -> Value:
        """This number and what is made of it further on, in one working that begins where this one does."""
        return further._replace(base=self.base, rows=(*self.rows, *further.rows))


class Sum:
    """A number to be worked out: the pipeline that the rules name, what it begins with, and the changes.

    Equal ones are one (`Memory.sum`), so that it can be told at a glance what an answer hangs on.
    """

    __slots__ = ("_values", "base", "modifiers", "pipeline")

    def __init__(self, pipeline: Pipeline, base: Number, modifiers: tuple[Modifier, ...]) -> None:
        self.pipeline, self.base, self.modifiers = pipeline, base, modifiers
        self._values: dict[int, Value] = {}

    def under(self, pipeline: Pipeline) -> Value:
        """What it comes to under a pipeline, worked out once for each."""
        value = self._values.get(id(pipeline))
        if value is None or value.pipeline is not pipeline:
            value = self._values[id(pipeline)] = evaluate(pipeline, self.base, self.modifiers)
        return value

    def same(self, one: Pipeline, other: Pipeline) -> bool:
        """Whether it makes no difference to it which of two pipelines is in force: not even in how it is shown."""
        mine, theirs = self.under(one), self.under(other)
        return mine.total == theirs.total and mine.rows == theirs.rows


class Told(Sum):
    """What is asked of a number, such as whether it is above 0: whatever else it comes to makes no difference."""

    __slots__ = ("_asked", "_of")

    def __init__(self, of: Sum, asked: Callable[[Number], Any]) -> None:
        super().__init__(of.pipeline, of.base, of.modifiers)
        self._of, self._asked = of, asked

    def under(self, pipeline: Pipeline) -> Any:
        """What is told of it under a pipeline."""
        return self._asked(self._of.under(pipeline).total)

    def same(self, one: Pipeline, other: Pipeline) -> bool:
        """Whether the same is told of it under both."""
        return bool(self.under(one) == self.under(other))


def parse_change(text: str) -> tuple[Op, int]:
    """Reads `+10`, `-5`, `x2`, `/2` or `=0`; raises ValueError naming what is allowed."""
    text = text.strip().replace(" ", "")
    op = OPS.get(text[:1])
    if op is None or not text[1:].isdecimal() or len(text) > 10:
        raise ValueError(f"{text!r} is not a change; write +10, -5, x2, /2 or =0")
    if op == "divide" and int(text[1:]) == 0:
        raise ValueError("a number cannot be divided by 0")
    return op, int(text[1:])


def evaluate(pipeline: Pipeline, base: Number, modifiers: Iterable[Modifier]) -> Value:
    """Works a number out under a pipeline; the rows of the result are the explanation."""
    rows: list[Row] = []
    total: Number = base
    heeded = tuple(heed(pipeline, modifiers))
    for stage, modifier in _in_order(pipeline, heeded):
        after = _plain(_apply(total, modifier))
        cite = modifier.cite or (stage.cite if stage else pipeline.cite)
        rows.append(make(Row, (stage.name if stage else "", modifier.source, modifier.sign, total, after, cite)))
        total = _settle(pipeline, after, rows, "every step")
    total = _settle(pipeline, total, rows, "end")
    return make(Value, (pipeline.name, total, base, tuple(rows), pipeline))


def heed(pipeline: Pipeline, modifiers: Iterable[Modifier]) -> Iterator[Modifier]:
    """The changes that a pipeline counts."""
    for modifier in modifiers:
        if modifier.source in pipeline.ignores or (modifier.idle and modifier.source not in pipeline.counts):
            continue
        yield modifier
        if modifier.source in pipeline.twice:
            yield modifier


def _in_order(pipeline: Pipeline, modifiers: Sequence[Modifier]) -> Iterator[tuple[Stage | None, Modifier]]:
    if not pipeline.stages:
        yield from ((None, modifier) for modifier in modifiers)
        return
    for stage in pipeline.stages:
        chosen = [modifier for modifier in modifiers if modifier.op in stage.ops]
        if stage.ops == ("set",) and chosen:
            chosen = [_winner(stage, chosen)]
        yield from ((stage, modifier) for modifier in chosen)


def _winner(stage: Stage, sets: Sequence[Modifier]) -> Modifier:
    match stage.wins:
        case "last":
            return sets[-1]
        case "first":
            return sets[0]
        case "highest":
            return max(sets, key=lambda modifier: modifier.amount)
        case "lowest":
            return min(sets, key=lambda modifier: modifier.amount)


def _apply(total: Number, modifier: Modifier) -> Number:
    match modifier.op:
        case "add":
            return total + modifier.amount
        case "subtract":
            return total - modifier.amount
        case "multiply":
            return total * modifier.amount
        case "divide":
            return Fraction(total) / modifier.amount
        case "set":
            return modifier.amount


def _settle(pipeline: Pipeline, total: Number, rows: list[Row], when: str) -> Number:
    """Applies the rounding and the floor that are due now, each as a row of its own when it changes something."""
    if pipeline.round_when == when and pipeline.rounding != "none" and isinstance(total, Fraction):
        rounded = -(-total // 1) if pipeline.rounding == "up" else total // 1
        cite = pipeline.rounding_cite or pipeline.cite
        rows.append(Row("rounding", "", f"round {pipeline.rounding}", total, int(rounded), cite))
        total = int(rounded)
    if pipeline.floor.when == when and total < pipeline.floor.least:
        rows.append(
            Row("floor", "", f"not below {pipeline.floor.least}", total, pipeline.floor.least, pipeline.floor.cite)
        )
        total = pipeline.floor.least
    return total


def _plain(number: Number) -> Number:
    return int(number) if number.denominator == 1 else number
