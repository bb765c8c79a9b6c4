"""What can be asked about challenges: support and opposition, outcome, participants, who initiated them."""

from __future__ import annotations

from judge.engine import Moment, Ruled
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.asks.about_cards import rules_of_initiating
from judge.games.wot_ccg.asks.naming import a_challenge, a_player, this_challenge
from judge.games.wot_ccg.play.resolution_round.outcome import succeeded, total
from judge.games.wot_ccg.play.who import (
    in_play,
    opponent,
)
from judge.games.wot_ccg.things import Challenge


@RULES.quantity("support of {challenge}", cite("support-total"))
def support_of(now: Moment, challenge: str) -> Ruled:
    """The support for a challenge; in the Last Battle with the Pattern tokens."""
    return _side(now, a_challenge(now, challenge), "support")


@RULES.quantity("opposition of {challenge}", cite("opposition-total"))
def opposition_of(now: Moment, challenge: str) -> Ruled:
    """The opposition to a challenge; in the Last Battle with the Pattern tokens."""
    return _side(now, a_challenge(now, challenge), "opposition")


@RULES.quantity("support", cite("support-total"))
def support_now(now: Moment) -> Ruled:
    """The support for the challenge being resolved."""
    return _side(now, this_challenge(now), "support")


@RULES.quantity("opposition", cite("opposition-total"))
def opposition_now(now: Moment) -> Ruled:
    """The opposition to the challenge being resolved."""
    return _side(now, this_challenge(now), "opposition")


def _side(now: Moment, challenge: Challenge, what: str) -> Ruled:
    """A total, and off-side-symbols where something was rolled on the wrong side."""
    done = challenge.support if what == "support" else challenge.opposition
    sides = {challenge.initiator: "opposition", opponent(now, challenge.initiator): "support"}
    wrong = any(sides[who] == kind for who, kind, n in challenge.rolled if n)
    own = cite("support-total") if what == "support" else cite("opposition-total")
    return Ruled(done or total(now, challenge, what), (own, cite("off-side-symbols")) if wrong else ())


@RULES.quantity("margin of {challenge}", cite("outcome-margin"))
def margin_of(now: Moment, challenge: str) -> int:
    """Support less opposition, when the Outcome has been determined."""
    return a_challenge(now, challenge).margin


@RULES.quantity("result of {challenge}", cite("outcome-success"))
def result_of(now: Moment, challenge: str) -> str:
    """How a challenge ended: `succeeds`, `does not succeed`, or `undecided`."""
    return a_challenge(now, challenge).result or "undecided"


@RULES.quantity("{player} succeeded in {challenge}", cite("outcome-success"), cite("outcome-opposer-cannot-succeed"))
def has_succeeded(now: Moment, player: str, challenge: str) -> bool:
    """Whether a player succeeded; the opposing player can only in the Pattern and Last Battle challenges."""
    return succeeded(now, a_challenge(now, challenge), a_player(now, player))


@RULES.quantity("{challenge} succeeds", cite("outcome-success"))
def it_succeeds(now: Moment, challenge: str) -> bool:
    """Whether a challenge has succeeded."""
    return a_challenge(now, challenge).result == "succeeds"


@RULES.quantity("participants of {challenge}", cite("participating"))
def participants_of(now: Moment, challenge: str) -> list[str]:
    """The cards that participate in a challenge."""
    name = a_challenge(now, challenge).name
    return sorted(each.name for each in in_play(now) if each.challenge == name)


@RULES.quantity("declared challenges", cite("declare-challenges"), cite("declare-reveal"))
def declared_challenges(now: Moment) -> list[str]:
    """The challenges of this turn that are known: declared aloud or turned face up."""
    return [each.title for each in now.every(Challenge) if each.state != "face down"]


@RULES.quantity("initiator of {challenge}", cite("supporting"))
def initiator_of(now: Moment, challenge: str) -> Ruled:
    """The player who initiated a challenge."""
    found = a_challenge(now, challenge)
    return Ruled(found.initiator, rules_of_initiating(found))


@RULES.quantity("{challenge} is card-based", cite("card-based-challenge"), cite("contested-not-card-based"))
def is_card_based(now: Moment, challenge: str) -> bool:
    """Whether a challenge was initiated by a challenge card."""
    return a_challenge(now, challenge).kind == "card"
