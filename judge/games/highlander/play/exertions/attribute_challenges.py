"""attribute-challenge: both players make a Soft Exertion in the turn of the one who challenges."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards.errata_and_faq import rules_of
from judge.games.highlander.cards.immediate_effects import carry_out, counts_gems, for_gems
from judge.games.highlander.cards.kinds import fits
from judge.games.highlander.cards.meanings.once import Discard
from judge.games.highlander.cards.meanings.parts import What
from judge.games.highlander.play.exertions.hard_and_soft import exert, size_of
from judge.games.highlander.play.who import hand, opponent
from judge.games.highlander.things import Job


def _first(now: Moment) -> Job:
    found = now.given(tuple, "challenging")[0]
    assert isinstance(found, Job) and found.line.check
    return found


def _exert(now: Moment, who: str, job: Job) -> None:
    assert job.line.check
    now.bind("result", 0)
    exert(now, who, "challenge", "soft", gem=" or ".join(job.line.check.gems), size=size_of(now, who))


@RULES.step
def challenge_first(now: Moment) -> None:
    """attribute-challenge: the player of the card makes a Soft Exertion."""
    job = _first(now)
    _exert(now, job.by, job)


@RULES.step
def challenge_second(now: Moment) -> None:
    """attribute-challenge: the opponent answers at once, in the same turn."""
    job = _first(now)
    now.bind("mine", now.given(int, "result"))
    _exert(now, opponent(now, job.by), job)


@RULES.step
def compare_challenge(now: Moment) -> None:
    """attribute-challenge: the higher number wins; a tie does nothing."""
    job = _first(now)
    mine, theirs, other = now.given(int, "mine"), now.given(int, "result"), opponent(now, job.by)
    tied = now.reads("challenge-tie") if mine == theirs else "nothing"
    if mine == theirs and tied == "nothing":
        now.say(f"{mine} against {theirs}: a tie; {job.name} does nothing to {job.by} or {other}.",
                cite("attribute-challenge"), event=("challenge", "tie"))  # fmt: skip
        return
    won = mine >= theirs and tied != "answering"
    if mine < theirs:
        won = now.reads("challenge-winner") == "challenger"
    winner, loser = (job.by, other) if won else (other, job.by)
    now.bind("winner", winner)
    now.bind("loser", loser)
    now.say(f"{mine} against {theirs}: {winner} wins the challenge.", *rules_of(job.name), cite("attribute-challenge"),
            event=("challenge", winner))  # fmt: skip
    jobs: list[Job] = []
    for each in now.given(tuple, "challenging"):
        line = each.line._replace(check=None, at_once=True)
        if line.who in ("loser", "winner") or winner == job.by:
            if counts_gems(line):
                line = for_gems(line, max(mine, theirs))
                now.bind("worth", _counted(now, mine, theirs))
            if isinstance(line.does, Discard) and mine == theirs:
                _discard_any(now, loser if line.who == "loser" else winner, line.does.amount, line.does.what)
                continue
            jobs.append(each._replace(line=line, settled=True))
    carry_out(now, tuple(jobs))


def _discard_any(now: Moment, who: str, amount: int, what: What) -> None:
    """So many cards of a kind are discarded, no matter which: how it would come out by another rule."""
    for card in [card for card in hand(now, who) if fits(now, card, what)][:amount]:
        now.put(card._replace(zone="discard"))


def _counted(now: Moment, mine: int, theirs: int) -> int:
    """errata-luck-vs-skill: how many of the discards are due: one for each gem in the check of the winner."""
    most, least = max(mine, theirs), min(mine, theirs)
    return {"losers": least, "difference": most - least}.get(now.reads("challenge-gems"), most)
