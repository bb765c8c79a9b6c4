"""What can be asked about challenges: support and opposition, outcome, participants, who initiated them."""

from __future__ import annotations

from judge.engine import Moment, Ruled
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.asks.about_cards import rules_of_initiating
from judge.games.wot_ccg.asks.naming import a_challenge, a_player, this_challenge
from judge.games.wot_ccg.play.resolution_round.outcome import succeeded, total
from judge.games.wot_ccg.play.who import in_play, opponent
from judge.games.wot_ccg.things import FACE_DOWN, Challenge
from judge.kit.asks import ask_about

TOTALS = {"support": cite("support-total"), "opposition": cite("opposition-total")}


def side(now: Moment, challenge: Challenge, what: str) -> Ruled:
    """A total, and off-side-symbols where something was rolled on the wrong side."""
    done = challenge.support if what == "support" else challenge.opposition
    sides = {challenge.initiator: "opposition", opponent(now, challenge.initiator): "support"}
    wrong = any(sides[who] == kind for who, kind, n in challenge.rolled if n)
    return Ruled(done or total(now, challenge, what), (TOTALS[what], cite("off-side-symbols")) if wrong else ())


def participants(now: Moment, challenge: Challenge) -> list[str]:
    """participating: by name."""
    return sorted(each.name for each in in_play(now) if each.challenge == challenge.name)


ask_about(RULES, a_challenge, (
    ("support of {challenge}", lambda now, challenge: side(now, challenge, "support"), cite("support-total"),
     "The support for a challenge; in the Last Battle with the Pattern tokens."),
    ("opposition of {challenge}", lambda now, challenge: side(now, challenge, "opposition"), cite("opposition-total"),
     "The opposition to a challenge; in the Last Battle with the Pattern tokens."),
    ("margin of {challenge}", "margin", cite("outcome-margin"),
     "Support less opposition, when the Outcome has been determined."),
    ("result of {challenge}", lambda now, challenge: challenge.result or "undecided", cite("outcome-success"),
     "How a challenge ended: `succeeds`, `does not succeed`, or `undecided`."),
    ("{challenge} succeeds", lambda now, challenge: challenge.result == "succeeds", cite("outcome-success"),
     "Whether a challenge has succeeded."),
    ("participants of {challenge}", participants, cite("participating"), "The cards that participate in a challenge."),
    ("initiator of {challenge}", lambda now, found: Ruled(found.initiator, rules_of_initiating(found)),
     cite("supporting"), "The player who initiated a challenge."),
    ("{challenge} is card-based", lambda now, challenge: challenge.kind == "card",
     (cite("card-based-challenge"), cite("contested-not-card-based")),
     "Whether a challenge was initiated by a challenge card."),
))  # fmt: skip


ask_about(RULES, None, [
    ("support", lambda now: side(now, this_challenge(now), "support"), cite("support-total"),
     "The support for the challenge being resolved."),
    ("opposition", lambda now: side(now, this_challenge(now), "opposition"), cite("opposition-total"),
     "The opposition to the challenge being resolved."),
    ("{player} succeeded in {challenge}",
     lambda now, player, challenge: succeeded(now, a_challenge(now, challenge), a_player(now, player)),
     (cite("outcome-success"), cite("outcome-opposer-cannot-succeed")),
     "Whether a player succeeded; the opposing player can only in the Pattern and Last Battle challenges."),
    ("declared challenges", lambda now: [each.title for each in now.every(Challenge) if each.state != FACE_DOWN],
     (cite("declare-challenges"), cite("declare-reveal")),
     "The challenges of this turn that are known: declared aloud or turned face up."),
])  # fmt: skip
