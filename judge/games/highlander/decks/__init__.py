"""Deck legality in Highlander."""

from judge.games.highlander.decks.legality import DECKS

__all__ = ["DECKS"]
