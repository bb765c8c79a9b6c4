"""Conditions in words: `energy of Koru < 10`, `Koru is destroyed and not Vey is destroyed`."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

from judge.content.problem import Place
from judge.engine.lines import Answers
from judge.engine.position import Position
from judge.engine.record import NO_RULE, Cite
from judge.engine.referee import Referee
from judge.engine.rules import Rules
from judge.scenario import quantities
from judge.scenario.quantities import TRUTH, Worked

Holds = Callable[[Position], bool | None]
COMPARE: dict[str, Callable[[Any, Any], bool]] = {
    "<=": operator.le, ">=": operator.ge, "!=": operator.ne, "=": operator.eq, "<": operator.lt, ">": operator.gt,
}  # fmt: skip
COMPARED = re.compile(r"(?P<left>.+?)\s*(?P<op><=|>=|!=|=|<|>)\s*(?P<right>.+)\Z")
MOST_PARTS = 8


class Condition:
    """What is said to be so: one comparison, or several joined by `and`, `or` and `not`.

    Where there is no rule for what it speaks of, it neither holds nor fails: None.
    """

    def __init__(
        self, join: str, parts: tuple[Condition, ...], left: str = "", op: str = "", right: Any = None
    ) -> None:
        self.join, self.parts = join, parts
        self.left, self.op, self.right = left, op, right

    def quantities(self) -> Iterator[str]:
        """Every quantity it speaks of."""
        if self.left:
            yield self.left
        for part in self.parts:
            yield from part.quantities()

    def holds(self, values: Callable[[str], Any]) -> bool | None:
        """Whether it is so, with the values that its quantities have."""
        found = [part.holds(values) for part in self.parts]
        match self.join:
            case "not":
                return None if found[0] is None else not found[0]
            case "and":
                return False if False in found else None if None in found else True
            case "or":
                return True if True in found else None if None in found else False
        return self._compared(values(self.left))

    def _compared(self, left: Any) -> bool | None:
        if not self.op:
            return None if left == NO_RULE else bool(left)
        if left == NO_RULE != self.right:
            return None
        if isinstance(left, bool | str | list) or isinstance(self.right, str):
            return quantities.same(left, self.right) is (self.op != "!=")
        return COMPARE[self.op](left, self.right)


def read(referee: Referee, text: str) -> Condition | None:
    """The condition that words say; None if a part of them is no quantity of the game."""
    return _known(referee.rules, text)


@lru_cache(maxsize=1_000)
def _known(rules: Rules, text: str) -> Condition | None:
    return _read(rules, " ".join(text.split()), MOST_PARTS)


def _read(rules: Rules, text: str, deep: int) -> Condition | None:
    """Joined conditions first: `Koru is destroyed and Vey` would pass for the name of somebody who is destroyed."""
    text = text.strip()
    if deep == 0:
        return _simple(rules, text)
    for join in ("or", "and"):
        for at in re.finditer(rf" {join} ", text, re.IGNORECASE):
            left = _read(rules, text[: at.start()], deep - 1)
            right = _read(rules, text[at.end() :], deep - 1) if left else None
            if left is not None and right is not None:
                return Condition(join, (left, right))
    if text.casefold().startswith("not "):
        inner = _read(rules, text[4:], deep - 1)
        return Condition("not", (inner,)) if inner else None
    if text.startswith("(") and text.endswith(")"):
        return _read(rules, text[1:-1], deep - 1)
    return _simple(rules, text)


def _simple(rules: Rules, text: str) -> Condition | None:
    match = COMPARED.match(text)
    if match is not None and rules.asked(match["left"]) is not None:
        return Condition("", (), match["left"], match["op"], _literal(match["right"]))
    return Condition("", (), text) if rules.asked(text) is not None else None


def _literal(text: str) -> Any:
    text = text.strip()
    return int(text) if re.fullmatch(r"-?\d{1,9}", text) else TRUTH.get(text.casefold(), text)


def condition(referee: Referee, text: str, place: Place, field: str = "", known: Answers | None = None) -> Holds:
    """A condition as a test of positions; BadInput for one that speaks of what the game does not have."""
    found = read(referee, text)
    if found is None:
        match = COMPARED.match(text)
        raise quantities.unknown(referee, match["left"] if match else text, place, field)
    values = {what: quantities.value_in(referee, what, place, field, known) for what in found.quantities()}
    return lambda position: found.holds(lambda what: values[what](position))


def value_in(
    referee: Referee, text: str, place: Place, field: str = "", known: Answers | None = None
) -> Callable[[Position], Any]:
    """What a quantity comes to, or whether a condition holds, as a function of positions that are looked at by the
    thousand."""
    found = read(referee, text)
    if found is None or (not found.join and not found.op):
        return quantities.value_in(referee, text, place, field, known)
    holds = condition(referee, text, place, field, known)
    return lambda position: NO_RULE if (so := holds(position)) is None else so


def work_out(referee: Referee, position: Position, text: str, place: Place, field: str = "") -> Worked:
    """Works out a quantity, or whether a condition holds: yes, no, or that there is no rule."""
    found = read(referee, text)
    if found is None or (not found.join and not found.op):
        return quantities.work_out(referee, position, text, place, field)
    worked = {what: quantities.work_out(referee, position, what, place, field) for what in found.quantities()}
    holds = found.holds(lambda what: worked[what].value)
    cites: tuple[Cite, ...] = tuple(dict.fromkeys(cite for each in worked.values() for cite in each.cites))
    about = tuple(dict.fromkeys(name for each in worked.values() for name in each.about))
    return Worked(NO_RULE if holds is None else holds, cites, None, about)
