"""Short situations of The Lord of the Rings: The Card Game."""

from functools import partial
from typing import Any

from situations import played

from judge.scenario.ask import answer
from judge.scenario.model import Ask
from judge.scenario.played import Played

situation = partial(played, "lotr-lcg")


def value_now(play: Played, quantity: str) -> Any:
    """What a quantity comes to where play stands, whatever is decided later."""
    return answer(play, Ask(value=quantity, at="now")).value


def refusal(play: Played, choice: str) -> str:
    """Why a choice is not legal, in words; empty for a legal one."""
    found = answer(play, Ask(legal=choice))
    return "" if found.value is True else f"{found.detail} [{' '.join(cite.unit for cite in found.cites)}]"
