"""The ways people misread a pipeline: another order of the stages, another floor, another rounding, a row left out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.engine.modifiers import Pipeline, Rounding


def misreadings(pipeline: Pipeline, sources: Iterable[str] = ()) -> Iterator[tuple[str, Pipeline]]:
    """Every single slip in reading a pipeline, in words, with the pipeline it would give; the commonest first."""
    yield from _stage_moves(pipeline)
    yield from _floors(pipeline)
    yield from _roundings(pipeline)
    yield from _in_any_order(pipeline)
    for source in sources:
        yield f"leaves out {source}", pipeline._replace(ignores=(source,))


def _stage_moves(pipeline: Pipeline) -> Iterator[tuple[str, Pipeline]]:
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
            yield words, pipeline._replace(stages=moved)


def _floors(pipeline: Pipeline) -> Iterator[tuple[str, Pipeline]]:
    floor = pipeline.floor
    words = {
        "never": f"lets the number fall below {floor.least}",
        "end": f"raises the number to {floor.least} only at the very end",
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


def _in_any_order(pipeline: Pipeline) -> Iterator[tuple[str, Pipeline]]:
    if pipeline.stages:
        yield "applies the changes in the order they are listed", pipeline._replace(stages=())
