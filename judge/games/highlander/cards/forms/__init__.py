"""anatomy-text: the rows of the language, a file for each family."""

from judge.games.highlander.cards.forms import (
    cards_and_players,
    clauses,
    conditions,
    moved,
    occasions,
    of_cards,
    of_itself,
    once,
    permissions,
    possessions,
    sentences,
    states,
)

__all__ = [
    "cards_and_players",
    "clauses",
    "conditions",
    "moved",
    "occasions",
    "of_cards",
    "of_itself",
    "once",
    "permissions",
    "possessions",
    "sentences",
    "states",
]
