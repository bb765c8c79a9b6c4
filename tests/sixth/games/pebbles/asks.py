"""What can be asked of a table of Pebbles."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.pebbles import RULES, cite
from judge.games.pebbles.things import Player, Tower, first_player
from judge.kit.asks import ask_about

ask_about(
    RULES,
    Tower,
    [
        ("height of {tower}", "height", cite("3"), "How high a tower stands."),
        ("{tower} has fallen", lambda now, tower: tower.height == 0, cite("3"), "Whether a tower is down."),
    ],
)


@RULES.quantity("winner", cite("4"))
def winner(now: Moment) -> str:
    """Who has won: a player, nobody, or undecided."""
    standing = {tower.owner for tower in now.every(Tower) if tower.height}
    if len(standing) == len(now.every(Player)):
        return "undecided"
    if standing:
        return standing.pop()
    return first_player(now) if now.reads("both-fall") == "first" else "nobody"
