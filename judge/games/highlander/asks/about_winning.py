"""What a question can ask about the end of the game: who has won, and how."""

from __future__ import annotations

from judge.engine import Cite, Moment, Ruled
from judge.games.highlander import RULES, cite
from judge.games.highlander.asks.naming import the_player
from judge.games.highlander.play.who import opponent, turn

ENDINGS = {"head shot": "win-head-shot", "zero ability": "win-zero-ability", "concession": "concession"}


def _ending(now: Moment) -> tuple[Cite, ...]:
    """The rule by which it ended; all that could, while the game goes on."""
    how = turn(now).how
    if how == "concession":
        return cite("concession"), cite("quickening-forfeit")
    return (cite(ENDINGS[how]),) if how in ENDINGS else (cite("win-head-shot"), cite("win-zero-ability"))


@RULES.quantity("winner")
def winner(now: Moment) -> Ruled:
    """The winner; nobody while the game goes on."""
    return Ruled(turn(now).over or "nobody", _ending(now))


@RULES.quantity("how it ended")
def how_it_ended(now: Moment) -> Ruled:
    """head shot, zero ability, concession, or not over."""
    return Ruled(turn(now).how or "not over", _ending(now))


@RULES.quantity("{player} has lost")
def has_lost(now: Moment, player: str) -> Ruled:
    """Whether a player has lost."""
    over = turn(now).over
    return Ruled(bool(over) and over == opponent(now, the_player(now, player).name), _ending(now))
