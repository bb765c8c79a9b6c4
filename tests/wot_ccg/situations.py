"""Short situations for the tests: a scenario from a few lines of YAML, and what the rules make of it."""

from __future__ import annotations

from textwrap import dedent, indent
from typing import Any

from judge.scenario.ask import answer
from judge.scenario.book import book
from judge.scenario.model import Ask
from judge.scenario.play import Played, play
from judge.scenario.read import read


def situation(at: str, table: str, *choices: str, **readings: str) -> Played:
    """A table in YAML, where it starts, the choices made, and readings by id with underscores."""
    chosen = "".join(f"  - {choice}\n" for choice in choices)
    read_as = "".join(f"  {name.replace('_', '-')}: {option}\n" for name, option in readings.items())
    body = indent(dedent(table), "  ") if table.strip() else "  turn: 5"
    text = f"title: test\ngame: wot-ccg\nat: {at}\ntable:\n{body}\n"
    text += f"choices:\n{chosen}" if choices else ""
    text += f"readings:\n{read_as}" if readings else ""
    return play(book("wot-ccg"), read(text))


def value(played: Played, quantity: str) -> Any:
    """What a quantity comes to."""
    return answer(played, Ask(value=quantity)).value


def may(played: Played, choice: str) -> bool:
    """Whether a choice is legal."""
    return bool(answer(played, Ask(legal=choice)).value)


def why_not(played: Played, choice: str) -> set[str]:
    """The units that a refusal cites; empty for a legal choice."""
    found = answer(played, Ask(legal=choice))
    return set() if found.value else {cite.unit for cite in found.cites}


def choices(played: Played) -> list[str]:
    """Every legal choice, in words."""
    return list(answer(played, Ask(list="choices")).value)


def next_actor(played: Played) -> str:
    """Whose decision it is."""
    return str(answer(played, Ask(next="actor")).value)


def asked(played: Played, kind: str, what: str, by: str | None = None) -> Any:
    """The answer to any other kind of question, such as `count`, `possible`, `forced`."""
    return answer(played, Ask(**{kind: what}, by=by)).value


def happened(played: Played, kind: str) -> list[str]:
    """The order in which things of a kind happened."""
    return [line.event[1] for line in played.lines if line.event and line.event[0] == kind]
