"""turn-sequence: which round and which phase of a round it is."""

from __future__ import annotations

from judge.engine import Moment

PHASES = {  # the chart of its round, the node that begins it and the one that begins what comes next
    "declare challenges": ("challenge-round", "pattern", "place-subordinate"),
    "place forces": ("challenge-round", "place-subordinate", "participation"),
    "determine participation": ("challenge-round", "participation", "events"),
    "generate resource pool": ("action-round", "generate-subordinate", "events-1"),
    "take actions": ("action-round", "events-1", "events"),
}


def in_phase(now: Moment, name: str) -> bool:
    """Whether it is a round, or a phase of one."""
    if name not in PHASES:
        return now.inside(name.replace(" ", "-"))
    chart, begins, ends = PHASES[name]
    first, after = now.referee.place(chart, begins), now.referee.place(chart, ends)
    for frame, *inner in zip(now.frames, (*now.frames[1:], None), strict=True):
        if frame.chart == chart:
            at = frame.at - 1 if inner != [None] else frame.at  # What a node has called goes on behind that node.
            return first <= at < after
    return False
