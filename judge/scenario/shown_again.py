"""What is so of all lines of play, shown again under other readings: by as few of them as will do."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

from judge.content.problem import BadInput
from judge.scenario import conditions
from judge.scenario.answers import Answer
from judge.scenario.going import walked_on
from judge.scenario.model import Ask
from judge.scenario.played import Played

if TYPE_CHECKING:
    from judge.engine.graph import Graph
    from judge.engine.parts import Guide
    from judge.engine.position import Position

MOST_GUIDES = 8
_GUIDES: dict[Hashable, tuple[Graph, Guide]] = {}


class _Unclear(Exception):
    """There is no rule for what is asked about an end."""


def shown_again(
    played: Played, ask: Ask, by: str, limit: int, tick: Callable[[int], None] | None, was: Answer
) -> Answer | None:
    """The answer to a question about all lines of play that it takes a few of them to show; None where it takes all.

    What `was` so under other readings tells what to look for: another line to such an end, or a way to play that a
    player has, and for that the answer may be another one.
    """
    from judge.engine.explore import Aim
    from judge.engine.parts import Unsettled, reached
    from judge.scenario.exploration_cache import part

    if not _few_will_do(ask, was):
        return None
    played = walked_on(played)
    found = part(played.referee, played.position, limit)
    if found is None:
        return None
    beginning, near = found
    held = ask.kind != "certain"
    condition = conditions.condition(played.referee, ask.what, ask.place, ask.kind, beginning.answers)

    def holds(position: Position) -> bool:
        so = condition(position)
        if so is None and ask.kind == "forced":
            raise _Unclear
        return so is held

    player = by if ask.kind == "forced" else None
    try:
        guide = _guide(near, ask, player, held)
        there = reached(beginning, Aim(player, holds), guide, tick)
    except (Unsettled, _Unclear):
        return None
    return Answer(there is held, (), played=played) if there or player is not None else None


def _few_will_do(ask: Ask, was: Answer) -> bool:
    """Whether a line or a way to play may show it."""
    if was.finding is None or not was.finding.complete:
        return False
    match ask.kind:
        case "possible":
            return was.value is True
        case "certain":
            return was.value is False
        case "forced":
            return isinstance(was.value, bool)
    return False


def _guide(near: Graph, ask: Ask, player: str | None, held: bool) -> Guide:
    """What decides it in a graph that is known; kept for a while, as one question is asked under many readings."""
    from judge.engine.explore import Aim
    from judge.engine.parts import Guide, Unsettled

    key = (id(near), ask.kind, ask.what, player)
    found = _GUIDES.pop(key, None)
    if found is None:
        condition = conditions.condition(near.referee, ask.what, ask.place, ask.kind, near.answers)
        try:
            found = near, Guide(near, Aim(player, lambda position: condition(position) is held))
        except BadInput:  # An end under those readings is not one here.
            raise Unsettled from None
    _GUIDES[key] = found
    while len(_GUIDES) > MOST_GUIDES:
        _GUIDES.pop(next(iter(_GUIDES)))
    return found[1]
