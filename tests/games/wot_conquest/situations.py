"""Short situations of WoTC 0.1."""

from textwrap import dedent
from typing import Any

from situations import played

from judge.scenario.ask import Answer, answer
from judge.scenario.model import Ask
from judge.scenario.played import Played

TWO = "players: {Ana: Dragonsworn, Ben: Shadow}"


def situation(at: str, table: str, *choices: str, **readings: str) -> Played:
    """A situation; unless others are named, Ana plays the Dragonsworn and Ben the Shadow."""
    lines = dedent(table).strip()
    lines = lines if lines.startswith("players") else f"{TWO}\n{lines}"
    return played("wot-conquest", at, lines, *choices, **readings)


def now(played: Played, quantity: str) -> Answer:
    """The whole answer to a question about a quantity, as it stands after the last choice."""
    return answer(played, Ask(value=quantity, at="now"))


def value(played: Played, quantity: str) -> Any:
    """What a quantity comes to after the last choice, not how it ends."""
    return now(played, quantity).value


def why(played: Played, quantity: str) -> set[str]:
    """The units that a quantity cites after the last choice."""
    return {cite.unit for cite in now(played, quantity).cites}
