"""Short situations of The Wheel of Time CCG."""

from typing import Any

from situations import played

from judge.scenario.ask import answer
from judge.scenario.model import Ask
from judge.scenario.played import Played


def situation(at: str, table: str, *choices: str, **readings: str) -> Played:
    """A situation; a table of which nothing matters need not be written."""
    return played("wot-ccg", at, table if table.strip() else "turn: 5", *choices, **readings)


def value(played: Played, quantity: str) -> Any:
    """What a quantity comes to where the choices end, whatever may still change it."""
    return answer(played, Ask(value=quantity, at="now")).value


def reason(played: Played, choice: str) -> str:
    """Why a choice is refused, in words, with the units that forbid it; `yes` for a legal one."""
    found = answer(played, Ask(legal=choice))
    return "yes" if found.value is True else f"{found.detail} [{', '.join(cite.unit for cite in found.cites)}]"
