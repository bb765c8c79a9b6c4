"""Quantities and conditions in words: `damage on Koru`, `energy of Koru < 10`, `Koru is destroyed`."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Hashable
from fractions import Fraction
from typing import Any, NamedTuple

from judge.content.problem import BadInput, Place, nearest, shown
from judge.engine.modifiers import Value
from judge.engine.position import Position
from judge.engine.record import NO_RULE, Cite
from judge.engine.referee import Referee
from judge.engine.rules import Ruled

COMPARE: dict[str, Callable[[Any, Any], bool]] = {
    "<=": operator.le, ">=": operator.ge, "!=": operator.ne, "=": operator.eq, "<": operator.lt, ">": operator.gt,
}  # fmt: skip
CONDITION = re.compile(r"(?P<left>.+?)\s*(?P<op><=|>=|!=|=|<|>)\s*(?P<right>.+)\Z")
TRUTH = {"yes": True, "true": True, "no": False, "false": False}


class Worked(NamedTuple):
    """What a quantity came to: the plain value, the rules it rests on, the rows that made it, what it speaks of."""

    value: Any
    cites: tuple[Cite, ...]
    rows: Value | None
    about: tuple[str, ...]
    detail: str = ""


def work_out(referee: Referee, position: Position, text: str, place: Place, field: str = "") -> Worked:
    """Works a quantity out in a position; BadInput for one the game does not have."""
    if (asked := referee.rules.asked(text)) is not None:
        quantity, given = asked
        try:
            found = quantity.work_out(referee.moment(position), **given)
        except KeyError as error:
            raise BadInput.at(place, f"{text}: {error.args[0]}", field) from None
        ruled = found if isinstance(found, Ruled) else Ruled(found)
        rows = ruled.value if isinstance(ruled.value, Value) else None
        return Worked(plain(ruled.value), (*ruled.cites, *quantity.cites), rows, tuple(given.values()), ruled.detail)
    patterns = [quantity.pattern for quantity in referee.rules.quantities]
    close = nearest(text, patterns)
    hint = f"; did you mean {shown(close)}?" if close else ""
    raise BadInput.at(place, f"no quantity {shown(text)}{hint} (allowed: {'; '.join(patterns)})", field)


def looks_ahead(referee: Referee, text: str) -> bool:
    """Whether a quantity is about what is still to come."""
    asked = referee.rules.asked(text)
    return asked is not None and asked[0].ahead


class AnyOrder(list[Any]):
    """Several answers whose order means nothing: what a quantity gives as a set."""


def plain(value: object) -> Any:
    """A value as JSON and YAML have it: numbers, words, yes or no, lists of those."""
    if isinstance(value, Value):
        return plain(value.total)
    if isinstance(value, Fraction):
        return int(value) if value.denominator == 1 else str(value)
    if isinstance(value, frozenset | set):
        return AnyOrder(sorted((plain(each) for each in value), key=str))
    if isinstance(value, tuple | list):
        return [plain(each) for each in value]
    return value


def same(found: object, given: object) -> bool:
    """Whether a written answer or claim says what was found: `yes` is true, `7/2` a fraction, case is nothing."""
    if isinstance(found, bool):
        return TRUTH.get(str(given).casefold()) is found
    if isinstance(found, list):
        if isinstance(given, str) and len(found) > 1:
            given = given.split(", ")
        given = list(given) if isinstance(given, list | tuple) else [given]
        if isinstance(found, AnyOrder):
            found, given = (sorted(each, key=lambda one: str(one).casefold()) for each in (found, given))
        return len(found) == len(given) and all(same(a, b) for a, b in zip(found, given, strict=True))
    if isinstance(found, str):
        return found.casefold() == str(given).casefold()
    return not isinstance(given, bool) and found == given


def alike(found: object, given: object) -> Any:
    """A written answer or claim in the form of what was found, so that `no` beside false is false."""
    return TRUTH.get(str(given).casefold(), given) if isinstance(found, bool) else given


def condition(referee: Referee, text: str, place: Place, field: str = "") -> Callable[[Position], bool | None]:
    """A condition as a test of positions: a comparison, or a quantity that is yes or no by itself.

    Where there is no rule for the quantity it neither holds nor fails: None.
    """
    match = CONDITION.match(text)
    if match is None:
        return lambda position: _truth(work_out(referee, position, text, place, field).value)
    compare, right = COMPARE[match["op"]], _literal(match["right"])

    def holds(position: Position) -> bool | None:
        left = work_out(referee, position, match["left"], place, field).value
        if left == NO_RULE != right:
            return None
        if isinstance(left, bool) or isinstance(left, str) or isinstance(right, str):
            return same(left, right) is (match["op"] != "!=")
        return compare(left, right)

    return holds


def _truth(value: Any) -> bool | None:
    return None if value == NO_RULE else bool(value)


def _literal(text: str) -> Any:
    text = text.strip()
    return int(text) if re.fullmatch(r"-?\d{1,9}", text) else TRUTH.get(text.casefold(), text)


def hashable(value: Any) -> Hashable:
    """A plain value that can be the key of a table of outcomes."""
    return tuple(hashable(each) for each in value) if isinstance(value, list) else value
