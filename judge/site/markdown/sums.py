"""The same sum in every game: a number and what changes it, worked out by the engine when the site is built.

`content/concepts/sums.yml` says how each game writes such a number. In the column of a game a line of code such as
`attack damage: 5 +3 x2` becomes a list with one more change in each line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from string import Template
from typing import NamedTuple

from judge.content import shape
from judge.content.fields import item
from judge.content.problem import BadInput, Place, unknown
from judge.content.yamltree import parse
from judge.scenario import quantities
from judge.scenario.explain import Hangs, Verdict
from judge.scenario.read import read
from judge.scenario.report import report

FILE = "concepts/sums.yml"
_SUM = re.compile(r"([a-z][a-z ]*): (\d+)((?: [-+x/=]\d+)+)$")


@dataclass(frozen=True, kw_only=True)
class Number:
    """How a game writes a number and the changes to it."""

    scenario: str = item("the scenario whose first question is the number; $base and $changes are filled in")
    changes: Mapping[str, str] = item("how a change with each sign is written; $n is the amount")
    silent: str = item("the rule to read where the game has no words for a change", default="")


@dataclass(frozen=True, kw_only=True)
class Numbers:
    """The file: the numbers of each game, by name."""

    games: Mapping[str, Mapping[str, Number]] = item("the numbers of each game, by name")


class Sum(NamedTuple):
    """A number to work out: what it is called in its game, where it starts, and what changes it."""

    name: str
    base: int
    changes: tuple[str, ...]


class Step(NamedTuple):
    """One change as it was applied, and the rule it was applied under; no rule where nothing came of it."""

    change: str
    cite: str


class Line(NamedTuple):
    """The sum as far as one of its changes; `silent` is the rule to read if the game has no words for that change."""

    change: str
    steps: tuple[Step, ...]
    total: str
    hangs: tuple[Hangs, ...] = ()
    silent: str = ""


def sum_of(text: str) -> Sum | None:
    """The sum that a line of code asks for, if it asks for one."""
    found = _SUM.match(text.strip())
    return Sum(found[1], int(found[2]), tuple(found[3].split())) if found else None


def numbers(*roots: Path) -> Mapping[str, Mapping[str, Number]]:
    """What the files of some places say; nothing where there is no file."""
    found: dict[str, Mapping[str, Number]] = {}
    for root in reversed(roots):
        path, shown = root / FILE, f"{root.name}/{FILE}"
        if path.is_file():
            found |= shape.read(parse(path.read_text("utf-8"), shown), Numbers, shown).games
    return found


def lines(roots: Path | tuple[Path, ...], game: str, asked: Sum) -> Iterator[Line]:
    """The sum with one change after the other added to it, each time worked out as a whole."""
    number = _number(roots if isinstance(roots, tuple) else (roots,), game, asked.name)
    heeded: list[str] = []
    for change in asked.changes:
        if change[0] not in number.changes:
            yield Line(change, (), "no rule", silent=number.silent)
            continue
        heeded.append(change)
        yield _line(asked.base, heeded, _verdict(number, asked.base, heeded))


def _number(roots: tuple[Path, ...], game: str, name: str) -> Number:
    known = numbers(*roots).get(game, {})
    if name not in known:
        raise BadInput.at(Place(f"{roots[0].name}/{FILE}"), unknown("number", name, known), game)
    return known[name]


def _verdict(number: Number, base: int, changes: list[str]) -> Verdict:
    """The engine's answer to the first question of the scenario with these changes in it."""
    written = ", ".join(Template(number.changes[each[0]]).substitute(n=each[1:]) for each in changes)
    text = Template(number.scenario).substitute(base=base, changes=f"[{written}]")
    return report(read(text, FILE)).verdicts[0]


def _line(base: int, changes: list[str], verdict: Verdict) -> Line:
    value = verdict.answer.rows
    rows = value.rows if value is not None else ()
    steps = tuple(Step(row.change, str(row.cite)) for row in rows)
    if steps and steps[0].change == f"={base}":
        steps = steps[1:]
    given = tuple(Step(each, "") for each in changes)
    return Line(changes[-1], steps or given, str(quantities.plain(verdict.answer.value)), verdict.hangs)
