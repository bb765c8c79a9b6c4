"""anatomy-effect-text: what has happened this turn and in the turn before, as far as card text asks for it."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.wot_ccg.play.who import game
from judge.games.wot_ccg.things import Fact


def note(now: Moment, what: str, by: str, card: str = "", kind: str = "") -> None:
    """Remembers that something has happened: what, whose it was, to which card, in which kind of challenge."""
    state, fact = game(now), Fact(what, by, card, kind)
    if fact not in state.facts:
        now.put(state._replace(facts=tuple(sorted((*state.facts, fact)))))


def facts(now: Moment, what: str, *, before: bool = False) -> list[Fact]:
    """What has happened of a sort, this turn or in the turn before."""
    state = game(now)
    return [each for each in (state.before if before else state.facts) if each.what == what]
