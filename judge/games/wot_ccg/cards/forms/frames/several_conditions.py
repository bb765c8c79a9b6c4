"""Several conditions: all of them, one of them, and what is so of one player named once for all."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.frames.of_players import said_of
from judge.games.wot_ccg.cards.forms.further.comparisons import Compared
from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import Condition

Several = tuple[Condition, ...]
OF_PLAYERS = (
    "controls", "controls by", "controls this", "controls this by", "controls both", "controls one", "controls more",
    "tokens", "more tokens", "fewer tokens", "hand", "more in hand", "you are", "in play", "lies", "last battle",
    "during", "recruited", "killed", "initiated", "succeeded", "succeeded last turn", "gained a token",
)  # fmt: skip


def _all(several: Several) -> Several:
    return several


def _of_all(given: Any) -> Mapping[str, Any] | None:
    alternatives = isinstance(given, tuple) and [each for each in given if each.test == "either"]
    return {"several": given} if isinstance(given, tuple) and given and not alternatives else None


def _one(some: Several) -> Several | None:
    """One of several: what is so of players and of the game, whoever a sentence speaks of."""
    fit = all(each.test in OF_PLAYERS and (each.whom is None or "token" in each.test) for each in some)
    return (Condition("either", whom=some),) if len(some) > 1 and fit else None


def _of_one(given: Any) -> Mapping[str, Any] | None:
    only = given[0] if isinstance(given, tuple) and len(given) == 1 else None
    return {"some": only.whom} if isinstance(only, Condition) and only.test == "either" else None


def _by(make: Callable[[Several], Several | None]) -> Callable[..., Several | None]:
    """All or one of what is so of a player who is named once."""

    def of_him(who: str, several: Several) -> Several | None:
        made = [said_of(who, each) for each in several]
        found = tuple(each for each in made if each is not None)
        return make(found) if len(found) == len(several) > 1 else None

    return of_him


for _name, _each, _some, _title in (
    ("conditions", "condition", "player-condition", "conditions"), ("musts", "must", "must", "what must be so"),
):  # fmt: skip
    _sort = LANGUAGE.sort(_name, _title)
    _sort.converts(_all, _of_all, f"{{several:{_each}&}}")
    _sort.converts(_one, _of_one, f"{{some:{_some}|}}", f"either {{some:{_some}|}}")
conditions = LANGUAGE.sorts["conditions"]
conditions.converts(_by(_all), never, "{who:player-subject} {several:of-player&}")
conditions.converts(
    _by(_one), never, "{who:player-subject} {several:of-player|}", "{who:player-subject} either {several:of-player|}"
)


def _player_with(who: str, it: Condition, how: Compared, _: str = "") -> Several | None:
    """`You are a Villain player with 8 or more Pattern`."""
    made = (said_of(who, it), said_of(who, Condition("tokens", whose="yours", op=how.op, number=how.number)))
    found = tuple(each for each in made if each is not None)
    return found if len(found) == 2 else None


conditions.converts(
    _player_with, never, "{who:player-subject} is/are {it:part-of-player} with {how:enough} {_:tokens-of-pattern}"
)
