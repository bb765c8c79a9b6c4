"""Switches: what can be set otherwise in the same rules, and what that makes another."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from judge.engine.modifiers import Sum

if TYPE_CHECKING:
    from judge.engine.referee import Referee

Switch = str | Sum
"""A reading that was asked for, by its name, or a number that was worked out."""
NOTHING: frozenset[Switch] = frozenset()


def differs(one: Referee, other: Referee) -> frozenset[str]:
    """The names of what two referees do not have set alike: readings and pipelines."""
    alike = one.usual is other.usual
    apart = one.unusual ^ other.unusual if alike else one.readings.items() - other.readings.items()
    readings = {name for name, _ in apart}
    both = {*one.pipelines, *other.pipelines}
    return frozenset(readings | {name for name in both if one.pipelines.get(name) != other.pipelines.get(name)})


def changed(one: Referee, other: Referee, heard: Iterable[Switch]) -> frozenset[Switch]:
    """Of the switches that were asked for, those that make a difference between two referees.

    A number that comes out the same in all its rows is the same, whichever pipeline is in force.
    """
    names = differs(one, other)
    return frozenset(each for each in heard if _is_other(one, other, each, names)) if names else NOTHING


def _is_other(one: Referee, other: Referee, each: Switch, names: frozenset[str]) -> bool:
    if not isinstance(each, Sum):
        return each in names
    pipeline = each.pipeline
    if pipeline.name not in names:
        return False
    return not each.same(one.pipelines.get(pipeline.name, pipeline), other.pipelines.get(pipeline.name, pipeline))
