"""Short situations of WoTC 0.1."""

from textwrap import dedent

from situations import played

from judge.scenario.played import Played

TWO = "players: {Ana: Dragonsworn, Ben: Shadow}"


def situation(at: str, table: str, *choices: str, **readings: str) -> Played:
    """A situation; unless others are named, Ana plays the Dragonsworn and Ben the Shadow."""
    lines = dedent(table).strip()
    lines = lines if lines.startswith("players") else f"{TWO}\n{lines}"
    return played("wot-conquest", at, lines, *choices, **readings)
