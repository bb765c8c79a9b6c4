"""Remembering: what was worked out from the table is kept for as long as what it rests on is the same.

A function that only reads can be marked `@remembered`. What it asks the moment for (things by name, all things of a
kind, names bound in the charts, where it stands, readings, numbers) is noted down; wherever all of that is the same
again, at the next node or in another line of play, the value is taken from memory. Such a function must not look at
anything but the moment and what it is given, and it must not change anything.

Equal things are made one thing when they are put on the table, so that what is the same can be told at a glance.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from inspect import signature
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from judge.engine.memory import Kept, Reads, looked_up
from judge.engine.trace import IDEA, READING, SUM, Trace

if TYPE_CHECKING:
    from judge.engine.moment import Moment
    from judge.engine.standing import Settings

P = ParamSpec("P")
R = TypeVar("R")
MOST_THINGS = 6


def remembered(function: Callable[Concatenate[Moment, P], R]) -> Callable[Concatenate[Moment, P], R]:
    """Marks a function of a moment that only reads: it is worked out once for all moments that it cannot tell apart."""

    latest: tuple[tuple[tuple[str, Any], ...], Any] | None = None
    table: dict[str, Any] | None = None  # One that will not change any more, and on which that is so.

    @wraps(function)
    def asked(now: Moment, *given: P.args, **more: P.kwargs) -> R:
        nonlocal latest, table
        if now.trace is not None:
            return _noted(now, now.trace, marked, given, more, MOST_THINGS)  # type: ignore[no-any-return]
        memory, outside = now.referee.memory, now.reading
        key = (function, given, tuple(more.items())) if more else (function, given)
        kept = now.told.get(key) or _known(now, key)
        if kept is not None:
            if outside is not None:
                outside.inner[id(kept.reads)] = kept.reads
            if kept.hears:
                _heard_again(now.referee, kept.reads)
            if memory.checking:
                assert kept.value == function(now, *given, **more), f"{function.__name__} looks at what it may not"
            elif not (given or more) and kept.reads.only_things:
                latest, table = (tuple(kept.reads.things.items()), kept.value), None
            return kept.value  # type: ignore[no-any-return]
        now.reading = reads = Reads()
        try:
            value = function(now, *given, **more)
        finally:
            now.reading = outside
        memory.keep(key, now, value, reads.closed())
        if not (given or more) and reads.only_things:
            latest, table = (tuple(reads.things.items()), value), None
        if outside is not None:
            outside.inner[id(reads)] = reads
        return value

    @wraps(function)
    def at_a_glance(now: Moment) -> R:
        """What was asked for last, where the few things are the same that it rests on; it is asked all the time."""
        nonlocal table
        if latest is not None and now.trace is None and not now.referee.memory.checking:
            names, value = latest
            things = now.things
            if things is not table:
                for name, thing in names:
                    if things.get(name) is not thing:
                        return asked(now)  # type: ignore[call-arg]
                table = None if now._owned else things
            if now.reading is not None:
                now.reading.things.update(names)
            return value  # type: ignore[no-any-return]
        return asked(now)  # type: ignore[call-arg]

    marked: Any = at_a_glance if len(signature(function).parameters) == 1 else asked
    return marked  # type: ignore[no-any-return]


def _known(now: Moment, key: Hashable) -> Kept | None:
    """What a function came to before where all was the same that it rests on; as long as nothing is put on the table
    that is known at once, but for what hangs on where the charts stand."""
    for shape, values in now.referee.memory.kept.get(key, ()):
        kept = values.get(looked_up(now, shape))
        if kept is not None:
            if not (shape.bound or shape.state):
                now.told[key] = kept
            return kept
    return None


def noted(function: Callable[Concatenate[Moment, P], R]) -> Callable[Concatenate[Moment, P], R]:
    """Marks a function of a moment that only reads much and says little, such as whether anybody can still attack.

    A step hangs on what it says, not on all that it looks at; what it says must not be changed.
    """

    @wraps(function)
    def asked(now: Moment, *given: P.args, **more: P.kwargs) -> R:
        if now.trace is not None:
            return _noted(now, now.trace, function, given, more)  # type: ignore[no-any-return]
        return function(now, *given, **more)

    return asked  # type: ignore[return-value]


def _noted(
    now: Moment, trace: Trace, asked: Callable[..., Any], given: tuple[Any, ...], more: dict[str, Any], few: int = 0
) -> Any:
    """Asks a function in the middle of a step: what it says is noted, or what it looked at where that is little."""
    now.trace, now.reading = None, Reads()
    reads = now.reading
    try:
        value = asked(now, *given, **more)
    except Exception:
        trace.void = True
        raise
    finally:
        now.trace, now.reading = trace, None
    trace.void |= bool(more) or reads.closed().whole
    stands = bool(reads.bound or reads.state)
    if len(reads.things) > few or reads.rows or stands:
        standing = (tuple(now._frames), now._waiting, now._at) if stands else None
        trace.call(asked, given, value, standing, reads.things, reads.rows)
        return value
    for name, thing in reads.things.items():
        trace.thing(name, thing)
    for name, option in reads.readings.items():
        trace.switch(READING, name, option)
    for name, option in reads.ideas.items():
        trace.switch(IDEA, name, option)
    for number in reads.numbers:
        trace.switch(SUM, number, number.under(now.referee.pipeline(number)))
    return value


def _heard_again(referee: Settings, reads: Reads) -> None:
    """What was taken from memory has been asked for all the same: verdicts tell what they hang on."""
    for name in reads.readings:
        referee.reads(name)
    referee.heard.update(reads.ideas)
    for number in reads.numbers:
        referee.pipeline(number)
