"""Quantities in words: `damage on Koru`, `Koru is destroyed`; and what they come to, as people write it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

from judge.content.problem import BadInput, Place, nearest, shown
from judge.engine.lines import Answers, Hangs
from judge.engine.modifiers import Value
from judge.engine.moment import Moment
from judge.engine.position import Position
from judge.engine.quantity import InOrder, Ruled
from judge.engine.record import Cite, Missing
from judge.engine.referee import Referee
from judge.engine.remember import remembered

TRUTH = {"yes": True, "true": True, "no": False, "false": False}


class Worked(NamedTuple):
    """What a quantity came to: the plain value, the rules it rests on, the rows that made it, what it speaks of."""

    value: Any
    cites: tuple[Cite, ...]
    rows: Value | None
    about: tuple[str, ...]
    detail: str = ""
    ruled: tuple[Cite, ...] = ()


def work_out(referee: Referee, position: Position, text: str, place: Place, field: str = "") -> Worked:
    """Works a quantity out in a position; BadInput for one the game does not have."""
    if (asked := referee.rules.asked(text)) is not None:
        quantity, given = asked
        now = referee.moment(position)
        try:
            found = quantity.work_out(now, **given)
        except Missing as error:
            raise BadInput.at(place, f"{text}: {error.args[0]}", field) from None
        ruled = found if isinstance(found, Ruled) else Ruled(found)
        rows = ruled.value if isinstance(ruled.value, Value) else None
        cites = (*ruled.cites, *quantity.cites)
        return Worked(plain(ruled.value), cites, rows, tuple(given.values()), ruled.detail, ruled.cites)
    raise unknown(referee, text, place, field)


def value_in(
    referee: Referee, text: str, place: Place, field: str = "", known: Answers | None = None
) -> Callable[[Position], Any]:
    """What a quantity comes to, as a function of positions that are looked at by the thousand: in one that it cannot
    tell apart from another, it is taken over. What hangs on no number is put among the answers that are known, by the
    readings that it hangs on."""
    if referee.rules.asked(text) is None:
        raise unknown(referee, text, place, field)
    answers = {} if known is None else known.setdefault(text, {})
    readings = referee.readings
    alike: dict[int, Hangs] = {}  # Most answers hang on the same readings.

    def value(position: Position) -> Any:
        if (answer := answers.get(id(position))) is not None:
            _, worth, hangs = answer
            if id(hangs) in alike:
                return worth
            if all([readings.get(name) == option for name, option, _ in hangs]):
                for name, _, asked in hangs:
                    (referee.reads if asked else referee.heard.add)(name)
                alike[id(hangs)] = hangs
                return worth
        before, referee.heard = referee.heard, set()
        earlier, referee.consulted = referee.consulted, set()
        try:
            found = _shared(referee.moment(position), text)
        except Missing as error:
            raise BadInput.at(place, f"{text}: {error.args[0]}", field) from None
        finally:
            heard, referee.heard = referee.heard, before
            consulted, referee.consulted = referee.consulted, earlier
            before |= heard
            earlier |= consulted
        worth = plain(found.value if isinstance(found, Ruled) else found)
        names = [each for each in heard if isinstance(each, str)]
        if len(names) == len(heard):
            hangs = tuple([(name, readings.get(name), name in consulted) for name in sorted(names)])
            answers[id(position)] = position, worth, _one(hangs)
        return worth

    return value


def _shared(now: Moment, text: str) -> Any:
    """What a quantity comes to, worked out once for many positions, if it only reads."""
    try:
        return _found(now, text)
    except TypeError:  # It tries something out on the table.
        quantity, given = now.referee.rules.asked(text)  # type: ignore[misc]
        return quantity.work_out(now, **given)


@lru_cache(maxsize=1_000)
def _one(hangs: Hangs) -> Hangs:
    """The one tuple for all that are equal."""
    return hangs


@remembered
def _found(now: Moment, text: str) -> Any:
    quantity, given = now.referee.rules.asked(text)  # type: ignore[misc]
    return quantity.work_out(now, **given)


def unknown(referee: Referee, text: str, place: Place, field: str = "") -> BadInput:
    """The error for words that are no quantity of the game: the nearest one, and all there are."""
    patterns = [quantity.pattern for quantity in referee.rules.quantities]
    close = nearest(text, patterns)
    hint = f"; did you mean {shown(close)}?" if close else ""
    return BadInput.at(place, f"no quantity {shown(text)}{hint} (allowed: {'; '.join(patterns)})", field)


def looks_ahead(referee: Referee, text: str) -> bool:
    """Whether a quantity is about what is still to come."""
    asked = referee.rules.asked(text)
    return asked is not None and asked[0].ahead


def is_about_now(referee: Referee, text: str) -> bool:
    """Whether a quantity is about the decision at hand: a cost, what somebody may or must do, what is next."""
    asked = referee.rules.asked(text)
    return asked is not None and asked[0].now


def is_due(referee: Referee, text: str, steps: Iterable[str] = ()) -> bool:
    """Whether a quantity is about what a step is going to bring: asked of a step, it is asked as the step begins.

    `steps` are the charts or steps, as `chart:node`, it is asked of: some quantities are due only in certain ones.
    """
    asked = referee.rules.asked(text)
    if asked is None:
        return False
    settled_in = asked[0].settled_in
    return asked[0].due or any(step in settled_in or step.partition(":")[0] in settled_in for step in steps)


def plain(value: object) -> Any:
    """A value as JSON and YAML have it: numbers, words, yes or no, lists of those."""
    if isinstance(value, Value):
        return plain(value.total)
    if isinstance(value, Fraction):
        return int(value) if value.denominator == 1 else str(value)
    if isinstance(value, frozenset | set):
        return sorted((plain(each) for each in value), key=str)
    if isinstance(value, tuple | list):
        several = (plain(each) for each in value)
        return InOrder(several) if isinstance(value, InOrder) else list(several)
    return value


def same(found: object, given: object) -> bool:
    """Whether a written answer or claim says what was found: `yes` is true, `7/2` a fraction, case is nothing."""
    if isinstance(found, bool):
        return TRUTH.get(str(given).casefold()) is found
    if isinstance(found, list):
        if isinstance(given, str) and len(found) > 1:
            given = given.split(", ")
        given = list(given) if isinstance(given, list | tuple) else [given]
        if len(found) != len(given):
            return False
        if isinstance(found, InOrder):
            return all(same(a, b) for a, b in zip(found, given, strict=True))
        return _same_members(found, given)
    if isinstance(found, str):
        return found.casefold() == str(given).casefold()
    return not isinstance(given, bool) and found == given


def _same_members(found: list[Any], given: list[Any]) -> bool:
    """Whether two lists have the same members, each as often."""
    left = list(given)
    for each in found:
        at = next((at for at, other in enumerate(left) if same(each, other)), None)
        if at is None:
            return False
        del left[at]
    return True


def alike(found: object, given: object) -> Any:
    """A written answer or claim in the form of what was found, so that `no` beside false is false."""
    return TRUTH.get(str(given).casefold(), given) if isinstance(found, bool) else given


def hashable(value: Any) -> Hashable:
    """A plain value that can be the key of a table of outcomes."""
    return tuple(hashable(each) for each in value) if isinstance(value, list) else value
