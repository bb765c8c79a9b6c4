"""The ways people misread a pipeline: another order of the stages, another floor, another rounding, a row left out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from judge.engine.modifiers import Pipeline, Rounding
from judge.engine.record import Cite

ORDER = "order"
# What people seldom do: a claim that something commoner gives is not explained by it.
NOTHING_COUNTS = "without any"
RARE = ("twice ", NOTHING_COUNTS)


class Misread(NamedTuple):
    """A slip in words, the pipeline it would give, what kind it is, the rules it goes against where it has its own, and
    what is true where somebody may have made it.

    Slips of one kind are one idea: whoever takes the additions too late need not have thought of every stage between.
    """

    says: str
    pipeline: Pipeline
    kind: str
    cites: tuple[Cite, ...] = ()
    fact: str = ""


def misreadings(
    pipeline: Pipeline, sources: Iterable[str] = (), idle: Iterable[tuple[str, str, Cite | None]] = ()
) -> Iterator[Misread]:
    """Every single slip in reading a pipeline; the commonest first."""
    for source, why, cite in idle:
        says, fact = f"counts {source}, which does not apply: {why}", f"{source} does not apply: {why}"
        counted = pipeline._replace(counts=(source,))
        yield Misread(says, counted, f"counts {source}", (cite,) if cite else (), fact)
    several = [source for source in sources if source]
    yield from _stage_moves(pipeline)
    for kind, slips in (("floor", _floors(pipeline)), ("rounding", _roundings(pipeline))):
        for words, wrong in slips:
            yield Misread(words, wrong, kind)
    if pipeline.stages:
        says = "applies the changes in the order they are listed"
        yield Misread(says, pipeline._replace(stages=()), ORDER)
    for source in several:
        fact = f"{source} counts towards the {pipeline.name}"
        yield Misread(f"leaves out {source}", pipeline._replace(ignores=(source,)), f"without {source}", fact=fact)
    for source in several:
        yield Misread(f"counts {source} twice", pipeline._replace(twice=(source,)), f"twice {source}")
    if len(several) > 1:
        yield Misread("leaves out every change", pipeline._replace(ignores=tuple(several)), NOTHING_COUNTS)


def _stage_moves(pipeline: Pipeline) -> Iterator[Misread]:
    stages = pipeline.stages
    seen = {stages}
    for start, stage in enumerate(stages):
        for end in range(len(stages)):
            rest = stages[:start] + stages[start + 1 :]
            moved = (*rest[:end], stage, *rest[end:])
            if moved in seen:
                continue
            seen.add(moved)
            if end < start:
                words = f"takes the {stage.name} before the {stages[end].name}"
            else:
                words = f"takes the {stage.name} only after the {stages[end].name}"
            yield Misread(words, pipeline._replace(stages=moved), ORDER)


def _floors(pipeline: Pipeline) -> Iterator[tuple[str, Pipeline]]:
    floor = pipeline.floor
    in_the_end = f"raises the number to {floor.least} only at the very end"
    words = {
        "never": f"lets the number fall below {floor.least}",
        "end": f"takes {floor.least} for the least there can be" if floor.when == "never" else in_the_end,
        "every step": f"raises the number to {floor.least} after every change",
    }
    for when in ("never", "end", "every step"):
        if when != floor.when:
            yield words[when], pipeline._replace(floor=floor._replace(when=when))


def _roundings(pipeline: Pipeline) -> Iterator[tuple[str, Pipeline]]:
    if pipeline.rounding == "none":
        return
    other: Rounding = "down" if pipeline.rounding == "up" else "up"
    yield f"rounds {other}", pipeline._replace(rounding=other)
    if pipeline.round_when == "end":
        yield "rounds after every division", pipeline._replace(round_when="every step")
