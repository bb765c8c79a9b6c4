"""Deck legality in WoTC 0.1."""

from judge.games.wot_conquest.decks.legality import DECKS

__all__ = ["DECKS"]
