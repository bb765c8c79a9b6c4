"""The part of the guide that is Highlander's own: cards in short words, the grid, where to start, whole examples."""

from __future__ import annotations

from judge.cardtext.guide import in_one_line
from judge.games.highlander import RULES
from judge.games.highlander.cards import forms as forms
from judge.games.highlander.cards.groups import NAMED
from judge.games.highlander.cards.language import ADJECTIVE, CONDITION, LANGUAGE, NOUN
from judge.games.highlander.cards.meanings.anatomy import TYPES
from judge.games.highlander.table.card_rows import KNOWN
from judge.kit.guides import guide

SHORT = ("of card", "deed", "scaled", "state", "permission", "owned")


def effects() -> tuple[str, ...]:
    """What card text can say in short words, form by form."""
    return tuple(in_one_line(LANGUAGE, form) for name in SHORT for form in LANGUAGE.sorts[name].forms if not form.adds)


def conditions() -> tuple[str, ...]:
    """What it can depend on."""
    return tuple(in_one_line(LANGUAGE, form) for form in CONDITION.forms)


RULES.guide = guide(
    __package__,
    known=KNOWN,
    types=TYPES,
    groups=NAMED,
    effects=effects,
    conditions=conditions,
    kinds=tuple(NOUN.singular.values()),
    adjectives=tuple(ADJECTIVE.singular.values()),
)
