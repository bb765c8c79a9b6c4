"""Where the rulebook is silent: a value without a rule, and a line of play that cannot go on for want of one."""

from __future__ import annotations

from judge.engine.moment import Moment
from judge.engine.position import Silence
from judge.engine.record import NO_RULE, Cite
from judge.engine.rules import Ruled
from judge.games.wot_conquest.things import Game


class NoRule:
    """An answer that the rulebook does not give: why, and the places where the rule is missing."""

    __slots__ = ("cites", "why")

    def __init__(self, why: str, *cites: Cite) -> None:
        self.why = why
        self.cites = tuple(dict.fromkeys(cites))

    def ruled(self) -> Ruled:
        """The answer to a question: no rule, with the sentence and the cites."""
        return Ruled(NO_RULE, self.cites, self.why)


def run_out(now: Moment, missing: NoRule, touches_pieces: bool = True) -> None:
    """Ends the line of play at the place where the rules do not say how to go on."""
    now.put(now.the(Game, "game")._replace(untouched=not touches_pieces))
    now.silence(f"{missing.why[:1].upper()}{missing.why[1:]}.", *missing.cites)


def silent(now: Moment) -> NoRule | None:
    """Why the line of play could not go on; None while it can."""
    found = now.get(NO_RULE)
    return NoRule(found.text.removesuffix("."), *found.cites) if isinstance(found, Silence) else None


def at_stake(now: Moment) -> NoRule | None:
    """Why nothing can be said of pieces: the line of play broke off where something was about to happen to them."""
    return None if now.the(Game, "game").untouched else silent(now)
