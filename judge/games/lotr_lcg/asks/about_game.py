"""timing-chart, winning-losing, scoring: what can be asked about the game as a whole."""

from __future__ import annotations

from judge.engine import Moment, Ruled, Value
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.play.in_play.areas import deck_size
from judge.games.lotr_lcg.play.scoring import group_score, victory_points
from judge.games.lotr_lcg.play.who import game, phase, players
from judge.games.lotr_lcg.play.winning import LOSE, WIN
from judge.games.lotr_lcg.things import SCENARIO


@RULES.quantity("phase", cite("timing-chart"))
def phase_now(now: Moment) -> str:
    """The phase that goes on: resource, planning, quest, travel, encounter, combat or refresh."""
    return phase(now) or "none"


@RULES.quantity("round", cite("0.0"))
def round_now(now: Moment) -> int:
    """The number of the round."""
    return game(now).round


@RULES.quantity("completed rounds", cite("0.1"), cite("scoring-procedure"))
def completed_rounds(now: Moment) -> int:
    """How many rounds have been completed."""
    return game(now).completed


@RULES.quantity("score", cite("scoring"), cite("scoring-procedure"))
def score(now: Moment) -> Value:
    """The group's score as the table now is; the lower, the better."""
    return group_score(now)


@RULES.quantity("victory points", cite("victory"), cite("victory-points-score"))
def victory_points_now(now: Moment) -> int:
    """The victory points in the victory display."""
    return sum(int(row.amount) for row in victory_points(now))


@RULES.quantity("result", cite("winning-losing"))
def result(now: Moment) -> Ruled:
    """`the players win`, `the players lose`, or `the game goes on`."""
    over = game(now).over
    return Ruled(over or "the game goes on", (cite("elimination-all"),) if over == LOSE and not players(now) else ())


@RULES.quantity("the players have won", cite("winning-losing"))
def have_won(now: Moment) -> bool:
    """Whether the players have won."""
    return game(now).over == WIN


@RULES.quantity("the players have lost", cite("elimination-all"))
def have_lost(now: Moment) -> bool:
    """Whether the players have lost."""
    return game(now).over == LOSE or not players(now)


@RULES.quantity("cards in the encounter deck", cite("encounter-deck"))
def encounter_cards(now: Moment) -> int:
    """How many cards the encounter deck holds."""
    return deck_size(now, SCENARIO)
