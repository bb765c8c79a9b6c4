"""Deck rules that many games have, and a deck game of which no more need be said than its rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from judge.decks.deck import Breach, Deck
from judge.decks.spec import DeckGame, Format, Rule
from judge.decks.words import folded
from judge.kit.words import counted


def at_least(number: int, cite: str) -> Rule:
    """A deck has at least so many cards."""

    def breaches(deck: Deck) -> Iterable[Breach]:
        total = sum(card.quantity for card in deck.cards)
        if total < number:
            yield Breach(f"{counted(total, 'card')}; a deck has at least {number}")

    return Rule((cite,), breaches)


def no_more_copies_than(number: int, cite: str) -> Rule:
    """No card is in a deck more often than that, by its name."""

    def breaches(deck: Deck) -> Iterable[Breach]:
        names = {folded(card.name): card.name for card in deck.cards}
        copies: Counter[str] = Counter()
        for card in deck.cards:
            copies[folded(card.name)] += card.quantity
        for name, found in copies.items():
            if found > number:
                yield Breach(f"{found} copies of {names[name]}; there may be {number}", (names[name],))

    return Rule((cite,), breaches)


def plain_decks(game: str, cite: str, *rules: Rule) -> DeckGame:
    """A deck game with one format, for lists that say nothing of a card but its name and how many there are."""
    only = Format("usual", "The usual way to play", (cite,))
    return DeckGame(game=game, cite=cite, fields=(), headings=(), formats=(only,), rules=rules, required=(), apart=())
