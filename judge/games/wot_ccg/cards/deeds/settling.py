"""What was chosen or named before, put into what a deed makes so."""

from __future__ import annotations

from typing import Any

from judge.engine import Moment
from judge.games.wot_ccg.cards.chosen import mentions, settled
from judge.games.wot_ccg.cards.meanings.effects import Deed
from judge.games.wot_ccg.play.traits import NAMED
from judge.games.wot_ccg.play.who import game
from judge.games.wot_ccg.things import Card, Task


def with_what_was_told(now: Moment, task: Task, what: Deed) -> Deed:
    """effects-in-play: `the chosen allegiance` and `the named card` are those of the moment, and stay so."""
    if mentions(what.rules):
        what = what._replace(rules=settled(what.rules, now.the(Card, task.source).chosen))
    return what._replace(rules=_named(what.rules, game(now).named or "another card"))


def _named(value: Any, title: str) -> Any:
    if value == NAMED:
        return title
    if not isinstance(value, tuple):
        return value
    parts = [_named(each, title) for each in value]
    return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
