"""Deck legality in The Wheel of Time CCG."""

from judge.games.wot_ccg.decks.legality import DECKS

__all__ = ["DECKS"]
