"""Short situations of The Wheel of Time CCG."""

from situations import played

from judge.scenario.played import Played


def situation(at: str, table: str, *choices: str, **readings: str) -> Played:
    """A situation; a table of which nothing matters need not be written."""
    return played("wot-ccg", at, table if table.strip() else "turn: 5", *choices, **readings)
