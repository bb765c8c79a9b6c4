"""II. Planning phase, 2.1 to 2.4: one player after the other may play allies and attachments."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.lotr_lcg import RULES
from judge.games.lotr_lcg.play.round import begin_phase, begin_turns
from judge.games.lotr_lcg.play.who import active_player, first_player


@RULES.step
def begin_planning(now: Moment) -> None:
    """2.1: the planning phase begins; the first player is the first active player."""
    begin_phase(now)
    begin_turns(now)


@RULES.role
def planning_starter(now: Moment) -> str:
    """2.2: who has the first opportunity in the window of a player who is not the first player is a reading."""
    active, first = active_player(now), first_player(now)
    if active == first or now.reads("planning-window-start") == "first-player":
        return first
    return active
