"""5 Winning and Losing: a player is eliminated, wins, or the game is a draw."""

from __future__ import annotations

from judge.engine import Cite, Moment, Pile
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.play.who import BURST, burst_items, creatures, game
from judge.games.chaotic.things import Player


def eliminate(now: Moment, *why: Cite) -> bool:
    """5.1.1: a player without Creatures is out at once; in the middle of an effect it is a reading."""
    out = [player.name for player in now.every(Player) if not any(c.controller == player.name for c in creatures(now))]
    if not out:
        return False
    if now.bound("left") and now.reads("dropping-burst") == "same-effect":
        return False
    if burst_items(now) and now.reads("burst-goes-on") == "resolves":
        return False
    lose(now, out, cite("5.1.1"), *why)
    return True


@RULES.step
def count_the_living(now: Moment) -> None:
    """5.1.1, 5.1.2: looks who is without Creatures once an effect is done."""
    eliminate(now)


def lose(now: Moment, names: list[str], *cites: Cite) -> None:
    """5.1: whoever is left wins; 5.1.2: nobody left is a draw."""
    for name in names:
        now.put(now.the(Player, name)._replace(lost=True))
        now.say(f"{name} is eliminated.", *cites, event=("eliminated", name))
    left = [player.name for player in now.every(Player) if not player.lost]
    if left and now.reads("last-creature-gone") == "draw":
        left = []
    elif not left and now.reads("both-out") == "active-wins":
        left = [game(now).active]
    over = f"{left[0]} wins" if left else "draw"
    _end(now, over, cite("5.1.1"), *(() if left else (cite("5.1.2"),)), *cites[:1], cite("5.1"), *cites[1:])


def win(now: Moment, name: str) -> None:
    """5.2: an effect that says so wins the game as it resolves."""
    _end(now, f"{name} wins", cite("5.2"), cite("5.2"))


def _end(now: Moment, over: str, drops: Cite, *rules: Cite) -> None:
    """The game ends; what is left on the Burst is disregarded."""
    now.put(game(now)._replace(over=over))
    if dropped := len(now.pile(BURST).items):
        now.put(Pile(BURST))
        now.say(f"What is left on the Burst ({dropped}) is disregarded.", drops)
    now.say(f"The game is over: {over}.", *dict.fromkeys(rules), event=("winner", over))
    now.end()
