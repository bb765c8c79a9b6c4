"""Deck legality: a list that somebody typed or pasted, checked against the rules of a game.

A game takes part with a package `judge.games.<game>.decks` that holds a `DeckGame` as DECKS; there is no list of them.
"""

from judge.decks.check import check, checked_games, deck_game
from judge.decks.text import check_text, format_guide, game_guide, guide_section, help_text

__all__ = [
    "check",
    "check_text",
    "checked_games",
    "deck_game",
    "format_guide",
    "game_guide",
    "guide_section",
    "help_text",
]
