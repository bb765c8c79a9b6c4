"""Deck legality in Chaotic."""

from judge.games.chaotic.decks.legality import DECKS

__all__ = ["DECKS"]
