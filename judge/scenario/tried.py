"""A way to get it wrong that is tried by playing again under the rules that somebody may have in mind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from judge.engine.modifiers import Pipeline
from judge.scenario.evidence import Near
from judge.scenario.suspects import Slip


class Tried(NamedTuple):
    """A way to get it wrong that touches what decides, the other rules it plays by, and how near it is."""

    slip: Slip
    readings: Mapping[str, str]
    pipelines: Mapping[str, Pipeline]
    near: Near = Near.NUMBER
    limit: bool = False

    @property
    def plain(self) -> bool:
        """Whether it just leaves something out or counts it twice."""
        return any(each.ignores or each.twice for each in self.pipelines.values())

    @property
    def idle(self) -> tuple[str, ...]:
        """What it counts though it does not apply."""
        return tuple(source for each in self.pipelines.values() for source in each.counts)

    @property
    def _sources(self) -> set[str]:
        return {name for each in self.pipelines.values() for name in (*each.ignores, *each.twice, *each.counts)}

    def joined(self, other: Tried) -> Tried | None:
        """Two slips in one; None where they are about the same thing."""
        if self._sources & other._sources or set(self.readings) & set(other.readings):
            return None
        if set(self.pipelines) & set(other.pipelines):
            return _same_pipeline(self, other)
        says = _and(self.slip, other.slip)
        cites = tuple(dict.fromkeys((*self.slip.cites, *other.slip.cites)))
        return Tried(Slip(says, cites), {**self.readings, **other.readings}, {**self.pipelines, **other.pipelines})


def _and(one: Slip, other: Slip) -> str:
    """Two slips in one sentence."""
    return f"{one.says.rstrip('.')}; and {other.says[:1].lower()}{other.says[1:]}"


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
    says = _and(one.slip, other.slip)
    return Tried(Slip(says, tuple(dict.fromkeys((*one.slip.cites, *other.slip.cites)))), {}, {name: both})
