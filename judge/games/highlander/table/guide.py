"""The part of the guide that is Highlander's own: cards in short words, the grid, where to start, whole examples."""

from __future__ import annotations

from judge.games.highlander import RULES
from judge.games.highlander.cards.conditions import FORMS
from judge.games.highlander.cards.groups import NAMED
from judge.games.highlander.cards.kinds import ADJECTIVES, NOUNS
from judge.games.highlander.cards.meanings import TYPES
from judge.games.highlander.cards.sentences import EXAMPLES
from judge.games.highlander.table.card_rows import KNOWN
from judge.kit.guides import guide

RULES.guide = guide(
    __package__,
    known=KNOWN,
    types=TYPES,
    groups=NAMED,
    effects=EXAMPLES,
    conditions=FORMS,
    kinds=NOUNS,
    adjectives=ADJECTIVES,
)
