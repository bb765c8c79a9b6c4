"""Deck legality in The Lord of the Rings."""

from judge.games.lotr_lcg.decks.legality import DECKS

__all__ = ["DECKS"]
