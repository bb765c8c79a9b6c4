"""What the words of a question mean: a card, a player."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.lotr_lcg.play.who import cards
from judge.games.lotr_lcg.things import Card, Player


def named_card(now: Moment, name: str) -> Card:
    """The card that a name means, whatever its case; a KeyError lists those there are."""
    for each in cards(now):
        if each.name.casefold() == name.strip().casefold():
            return each
    raise KeyError(f"no card named {name}; there are: {', '.join(each.name for each in cards(now)) or 'none'}")


def named_player(now: Moment, name: str) -> Player:
    """The player that a name means, whatever its case; a KeyError lists those there are."""
    for each in now.every(Player):
        if each.name.casefold() == name.strip().casefold():
            return each
    raise KeyError(f"no player named {name}; there are: {', '.join(each.name for each in now.every(Player))}")
