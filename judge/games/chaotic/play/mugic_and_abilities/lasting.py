"""8.7.1 Order of effect evaluation and 8.9 Duration: what has resolved when, and what ends when."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.chaotic.things import Creature, Effect, Mark, Timeline


def remember(now: Moment, *rows: Effect | Mark) -> None:
    """8.7.1.1: what resolves takes its place at the end; rows given together are of the same moment."""
    timeline = now.the(Timeline, "timeline")
    kept = tuple(row for row in timeline.rows if not any(_same_mark(row, new) for new in rows))
    now.put(timeline._replace(rows=(*kept, *(row._replace(at=timeline.next) for row in rows))))


def _same_mark(row: Effect | Mark, new: Effect | Mark) -> bool:
    return isinstance(row, Mark) and isinstance(new, Mark) and row[:2] == new[:2]


def forget(now: Moment, mark: Mark) -> None:
    """Takes a mark out: the card no longer counts."""
    timeline = now.the(Timeline, "timeline")
    now.put(timeline._replace(rows=tuple(row for row in timeline.rows if not _same_mark(row, mark))))


def forget_effects_on(now: Moment, name: str) -> None:
    """8.9.2: what has left play carries nothing of what was done to it."""
    timeline = now.the(Timeline, "timeline")
    rows = tuple(row for row in timeline.rows if not (isinstance(row, Effect) and row.on == name))
    now.put(timeline._replace(rows=rows))


def end_effects(now: Moment, *durations: str) -> list[str]:
    """8.9.1: effects of these durations end; control goes back with them. Gives the names of what they were on."""
    timeline = now.the(Timeline, "timeline")
    over = [row for row in timeline.rows if isinstance(row, Effect) and row.until in durations]
    now.put(timeline._replace(rows=tuple(row for row in timeline.rows if row not in over)))
    for row in over:
        if row.control:
            settle_control(now, row.on)
    return list(dict.fromkeys(row.on for row in over))


def settle_control(now: Moment, name: str) -> None:
    """A Creature is controlled by whoever the newest effect gives it to, else by its owner."""
    creature = now.the(Creature, name)
    rows = now.the(Timeline, "timeline").rows
    given = [row.control for row in rows if isinstance(row, Effect) and row.on == name and row.control]
    now.put(creature._replace(controller=given[-1] if given else creature.owner))
