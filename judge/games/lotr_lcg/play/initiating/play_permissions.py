"""play-permission: what card text allows beyond the rules."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.lotr_lcg.play.abilities.constant_abilities import bearing_on
from judge.games.lotr_lcg.things import Card


def permits(now: Moment, of: Card, what: str) -> str:
    """The source of a permission such as `defend without exhausting`; empty without one."""
    return next((each.source for each in bearing_on(now, of, "permit") if each.effect.what == what), "")


def spared(now: Moment, of: Card, what: str) -> bool:
    """Whether an exhausted character may do what it need not exhaust for; no by default, but that is a reading."""
    return bool(permits(now, of, what)) and now.reads("spared-but-exhausted") == "may"
