"""edition-0.1: where the rulebook is silent, a value without a rule, and play that cannot go on for want of one."""

from __future__ import annotations

from judge.engine import NO_RULE, Cite, Moment, Refusal, Ruled, Silence, no_rule
from judge.games.wot_conquest.things import Battle, Game


class NoRule:
    """An answer that the rulebook does not give: why, and the places where the rule is missing."""

    __slots__ = ("cites", "why")

    def __init__(self, why: str, *cites: Cite) -> None:
        self.why = why
        self.cites = tuple(dict.fromkeys(cites))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NoRule) and (self.why, self.cites) == (other.why, other.cites)

    def __hash__(self) -> int:
        return hash((self.why, self.cites))

    def at(self, *places: Cite) -> NoRule:
        """The same, with more places where a rule is missing, named first."""
        return NoRule(self.why, *places, *self.cites)

    def ruled(self, *more: Cite) -> Ruled:
        """The answer to a question: no rule, with the sentence and the cites."""
        return Ruled(NO_RULE, (*self.cites, *more), self.why)

    def refusal(self, *places: Cite) -> Refusal:
        """The same of a choice that nothing allows and nothing forbids."""
        return no_rule(self.why, *places, *self.cites)


def run_out(now: Moment, missing: NoRule, *more: str, touches_pieces: bool = True) -> None:
    """Ends the line of play at the place where the rules do not say how to go on.

    What is engaged in a battle that is on is then at stake, with any `more`; outside a battle everything, or nothing.
    """
    found = now.get("battle")
    fighting = isinstance(found, Battle) and not found.over
    engaged = (*found.engaged, *more) if isinstance(found, Battle) and fighting else None
    now.put(now.the(Game, "game")._replace(stake=engaged if touches_pieces else ()))
    now.silence(f"{missing.why[:1].upper()}{missing.why[1:]}.", *missing.cites)


def silent(now: Moment) -> NoRule | None:
    """Why the line of play could not go on; None while it can."""
    found = now.get(NO_RULE)
    return NoRule(found.text.removesuffix("."), *found.cites) if isinstance(found, Silence) else None


def at_stake(now: Moment, *names: str) -> NoRule | None:
    """Why nothing can be said of these pieces, or of pieces at all: play broke off where they were at stake."""
    found = now.the(Game, "game")
    stake = found.stake
    if (stake is not None and not stake) or (not found.unsettled and now.get(NO_RULE) is None):
        return None
    touched = stake is None or (bool(set(names) & set(stake)) if names else bool(stake))
    return (silent(now) or unsettled(now)) if touched else None


def leave_open(now: Moment, missing: NoRule, *names: str) -> None:
    """Says of some pieces that nobody knows what becomes of them; what does not touch them can go on."""
    found = now.the(Game, "game")
    now.put(found._replace(stake=names, unsettled=missing.why, unsettled_by=missing.cites))
    now.say(f"No rule: {missing.why}.", *missing.cites, event=("no rule", "damage"))


def unsettled(now: Moment) -> NoRule | None:
    """Why nobody knows what has become of the pieces at stake; None where that is known."""
    found = now.the(Game, "game")
    return NoRule(found.unsettled, *found.unsettled_by) if found.unsettled else None


def touch(now: Moment, *names: str) -> bool:
    """Breaks off where something is to be done with pieces of which nobody knows what has become; by default any."""
    found, missing = now.the(Game, "game"), unsettled(now)
    if missing is None or (names and not set(names) & set(found.stake or ())):
        return False
    now.silence(f"{missing.why[:1].upper()}{missing.why[1:]}.", *missing.cites)
    return True
