"""Short situations of Chaotic."""

from functools import partial
from typing import Any

from situations import played

from judge.scenario.ask import Answer, answer
from judge.scenario.model import Ask
from judge.scenario.played import Played

situation = partial(played, "chaotic")
TWO = """
players: {Ana: active, Ben: }
creatures:
  Vey: {owner: Ana}
  Koru: {owner: Ben}
"""


def now(played: Played, quantity: str) -> Answer:
    """The whole answer to a question about a quantity, as it stands after the last choice."""
    return answer(played, Ask(value=quantity, at="now"))


def value(played: Played, quantity: str) -> Any:
    """What a quantity comes to after the last choice, not how it ends."""
    return now(played, quantity).value


def why(played: Played, quantity: str) -> set[str]:
    """The units that a quantity cites after the last choice."""
    return {cite.unit for cite in now(played, quantity).cites}


def reason(played: Played, choice: str) -> tuple[str, set[str]]:
    """Why a choice is refused, in words, and the units it cites; nothing for a legal one."""
    found = answer(played, Ask(legal=choice))
    return ("", set()) if found.value is True else (found.detail, {cite.unit for cite in found.cites})
