"""6.1 Turn Sequence and 6.4.3: a turn begins, and passes to the other player."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.play.mugic_and_abilities.triggers import announce
from judge.games.chaotic.play.who import active_player, game, opponent


@RULES.test
def nobody_has_won(now: Moment) -> bool:
    """6.1.1: the players alternate turns until the game is won."""
    return not game(now).over


@RULES.step
def begin_turn(now: Moment) -> None:
    """6.1.3: a turn begins; what that triggers starts the Burst of the Location Step."""
    now.say(
        f"{active_player(now)}'s turn begins.",
        cite("6.1.3"),
        actor=active_player(now),
        event=("turn", active_player(now)),
    )
    announce(now, ("turn begins", None))


@RULES.step
def pass_turn(now: Moment) -> None:
    """6.4.3: the turn ends and the other player becomes the active one."""
    state = game(now)
    nxt = opponent(now, state.active)
    now.put(
        state._replace(
            active=nxt,
            turn=state.turn + 1,
            initiated=False,
            moved=False,
            stopped=False,
            fought=((), *state.fought[:2]),
            showdown=False,
            battle="",
        )
    )
    now.say(f"{nxt} becomes the active player.", cite("6.4.3"), event=("turn passes", nxt))
