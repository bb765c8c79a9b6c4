"""Short situations for the tests of all games: a scenario from a few lines of YAML, and what the rules make of it."""

from __future__ import annotations

import json
from textwrap import dedent, indent
from typing import Any

from judge.scenario.ask import answer
from judge.scenario.explain import Verdict
from judge.scenario.model import Ask
from judge.scenario.play import play
from judge.scenario.played import Played
from judge.scenario.read import read
from judge.scenario.rulebook import book
from judge.scenario.suspects import in_words


def played(game: str, at: str, table: str, *choices: str, **readings: str) -> Played:
    """A table in YAML, where it starts, the choices made, and readings by id with underscores."""
    chosen = "".join(f"  - {json.dumps(choice, ensure_ascii=False)}\n" for choice in choices)
    read_as = "".join(f"  {name.replace('_', '-')}: {option}\n" for name, option in readings.items())
    text = f"title: test\ngame: {game}\nat: {at}\ntable:\n{indent(dedent(table), '  ')}\n"
    text += f"choices:\n{chosen}" if choices else ""
    text += f"readings:\n{read_as}" if readings else ""
    return play(book(game), read(text))


def value(played: Played, quantity: str) -> Any:
    """What a quantity comes to."""
    return answer(played, Ask(value=quantity)).value


def why(played: Played, quantity: str) -> set[str]:
    """The units that a quantity cites."""
    return {cite.unit for cite in answer(played, Ask(value=quantity)).cites}


def may(played: Played, choice: str) -> Any:
    """Whether a choice is legal: yes, no, or `no rule`."""
    return answer(played, Ask(legal=choice)).value


def why_not(played: Played, choice: str) -> set[str]:
    """The units that a refusal cites; empty for a legal choice."""
    found = answer(played, Ask(legal=choice))
    return set() if found.value is True else {cite.unit for cite in found.cites}


def choices(played: Played) -> list[str]:
    """Every legal choice, in words."""
    return list(answer(played, Ask(list="choices")).value)


def next_actor(played: Played) -> str:
    """Whose decision it is."""
    return str(answer(played, Ask(next="actor")).value)


def asked(played: Played, kind: str, what: str, by: str | None = None) -> Any:
    """The answer to any other kind of question, such as `count`, `possible`, `forced`, `outcomes`."""
    return answer(played, Ask(**{kind: what}, by=by)).value


def happened(played: Played, kind: str) -> list[str]:
    """The order in which things of a kind happened."""
    return [line.event[1] for line in played.lines if line.event and line.event[0] == kind]


def consulted(played: Played) -> set[str]:
    """The readings that the play has asked for."""
    return played.referee.consulted & set(book(played.referee.rules.game).readings)


def suspected(verdict: Verdict) -> dict[str, str | None]:
    """The slips that were found behind each wrong claim, by name, even where only the rule is told because others might
    give the same."""
    every = verdict.suspects.items()
    return {who: in_words(tuple(slip._replace(thin=False) for slip in slips)) for who, slips in every}
