"""A choice and what it is aimed at, in one breath: `Ana uses Healer on Ben`, where play asks for Ben afterwards."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from judge.engine.position import Position
from judge.engine.record import Choice
from judge.engine.referee import Referee
from judge.scenario.choice_wording import plain

_BETWEEN = re.compile(r" (?:on|onto|targeting|choosing|to|against|for|at) ")
_AND = re.compile(r", (?:and )?| and ")


def parts(text: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The ways to take a text apart into a choice and the names of what it is aimed at; the longest choice first."""
    for between in reversed(list(_BETWEEN.finditer(text))):
        names = text[between.end() :].strip(" .")
        whole, several = (names,), tuple(each.strip() for each in _AND.split(names))
        yield from ((text[: between.start()], each) for each in dict.fromkeys((whole, several)))


class Aimed(NamedTuple):
    """A choice of something by its name, and how many of the names it takes: one, or all of them at once."""

    choice: Choice
    taken: int


def choice_of(referee: Referee, position: Position, names: Sequence[str]) -> Aimed | None:
    """What somebody chooses who chooses among things and is told these names; None where that is not plain."""
    wanted = [plain(each) for each in names]
    tried = [(choice, _chosen(choice)) for choice in referee.candidates(position) if choice.args]
    for some in dict.fromkeys((len(wanted), 1)):
        found = [choice for choice, chosen in tried if sorted(chosen) == sorted(wanted[:some])]
        if len(found) == 1:
            return Aimed(found[0], some)
    return None


def chosen_by_itself(referee: Referee, asked: Position, names: Sequence[str]) -> int:
    """How many of the names play took by itself at a decision, as there was nothing else to choose; 0 if none."""
    meant = choice_of(referee, asked, names)
    return meant.taken if meant is not None and list(referee.legal(asked)) == [meant.choice] else 0


def _chosen(choice: Choice) -> list[str]:
    """The names that a choice is made of, which may be several at once."""
    last = choice.args[-1]
    several = last if isinstance(last, tuple | frozenset) else (last,)
    return [plain(each) for each in several if isinstance(each, str)]
