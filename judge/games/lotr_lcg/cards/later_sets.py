"""Keywords that cards of later sets print and this rulebook does not have, each in words that it does have.

They are told as players know them: `content/lotr-lcg/glossary` has an entry for each, marked as not from the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterable

from judge.cardtext import NOTHING_MORE
from judge.games.lotr_lcg.cards.meanings import X_OF_THEM, Ability, Keyword
from judge.games.lotr_lcg.cards.reading import read_box

# Peril keeps the other players from acting (play/initiating/play_restrictions.py); the others are abilities.
IN_WORDS = {
    "archery": "Forced: At the beginning of the combat phase, assign {0} damage among characters in play.",
    "indestructible": "This card cannot be destroyed by damage.",
    "secrecy": "While your threat is 20 or less, reduce the cost to play this card by {0}.",
    "time": "This card enters play with {0} time counters on it."
    " Forced: At the end of the refresh phase, remove 1 time counter from this card.",
    "villagers": "This card enters play with {0} villager tokens on it.",
    "toughness": "Reduce damage dealt to this card by {0}.",
}


def abilities_of(keywords: Iterable[Keyword]) -> tuple[Ability, ...]:
    """What keywords of later sets do, as abilities of the card that has them."""
    texts = [
        IN_WORDS[each.name].format("X" if each.amount == X_OF_THEM else each.amount)
        for each in keywords
        if each.name in IN_WORDS
    ]
    return tuple(ability for text in texts for ability in read_box(text, frozenset(), NOTHING_MORE).abilities)
