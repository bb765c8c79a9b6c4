"""Keywords that cards of later sets print and this rulebook does not have, each in words that it does have.

They are told as players know them: `content/lotr-lcg/glossary` has an entry for each, marked as not from the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.cardtext import NOTHING_MORE
from judge.games.lotr_lcg.cards.meanings import X_OF_THEM, Ability, Keyword
from judge.games.lotr_lcg.cards.reading import read_box

# Peril keeps the other players from acting (play/initiating/play_restrictions.py); the others are abilities.
IN_WORDS = {
    "archery": "Forced: At the beginning of the combat phase, assign {0} damage among characters in play.",
    "indestructible": "This card cannot be destroyed by damage.",
    "pillage": "Forced: After this card attacks you, discard the top {0} cards of your deck.",
    "prowl": "When Revealed: {each}.",
    "regenerate": "Forced: At the end of the refresh phase, heal {0} damage from this card.",
    "secrecy": "While your threat is 20 or less, reduce the cost to play this card by {0}.",
    "time": "This card enters play with {0} time counters on it."
    " Forced: At the end of the refresh phase, remove 1 time counter from this card.",
    "villagers": "This card enters play with {0} villager tokens on it.",
    "toughness": "Reduce damage dealt to this card by {0}.",
}


def abilities_of(keywords: Iterable[Keyword]) -> tuple[Ability, ...]:
    """What keywords of later sets do, as abilities of the card that has them."""
    return tuple(ability for each in keywords if each.name in IN_WORDS for ability in _abilities(each))


def _abilities(keyword: Keyword) -> Iterator[Ability]:
    number = "X" if keyword.amount == X_OF_THEM else keyword.amount
    text = IN_WORDS[keyword.name].format(number, each=_again(keyword.amount))
    for each in read_box(text, frozenset(), NOTHING_MORE).abilities:
        # Prowl resolves with the other keywords of a revealed card, and is no when revealed effect that is canceled.
        yield each._replace(kind=keyword.name) if each.kind == "when revealed" else each


def _again(number: int) -> str:
    """Prowl: the players as a group lose so many resources, one after the other, wherever there are some."""
    return ". Then, ".join(("remove 1 resource from a hero with a resource",) * max(1, number))
