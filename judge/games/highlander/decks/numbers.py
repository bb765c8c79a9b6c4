"""The numbers of a Highlander deck as they are told with the verdict: Endurance, Pre-Game cards, gems, Master cards."""

from __future__ import annotations

from collections.abc import Iterator

from judge.decks.deck import Deck, Total, count
from judge.games.highlander.decks.cards import (
    CRYSTAL,
    GEMS,
    added,
    endurance,
    is_master,
    persona_of,
    pre_games,
)

LEAST_CARDS = 50
LEAN_MOST = 44
MOST_PRE_GAME = 6
GEM_FACTOR = 3
GEM_CAP = 13


def totals(deck: Deck) -> Iterator[Total]:
    """endurance-size, pre-game-cards, deck-gems, persona-cards: what a deck has and what it may have."""
    untold, bound = count(deck.untold()), deck.format != "sealed-deck"
    size = f"at most {LEAN_MOST}" if deck.format == "lean-and-mean" else f"at least {LEAST_CARDS}" if bound else ""
    yield Total("cards in the Endurance", count(endurance(deck)), size, untold)
    yield Total("Pre-Game cards", count(pre_games(deck)), f"at most {MOST_PRE_GAME}" if bound else "", untold)
    if crystals := count(deck.of("type", CRYSTAL)):
        yield Total("Crystals", crystals)
    for gem in GEMS:
        have, value = gems_in(deck, gem), value_of(deck, gem)
        if have or value is not None:
            yield Total(f"{gem.capitalize()} gems", have, _gems_allowed(deck, value) if bound else "")
    masters = count(card for card in endurance(deck) if is_master(card))
    value = value_of(deck, "master")
    if masters or value is not None:
        yield Total("Master cards", masters, "" if value is None or not bound else f"at most {value}")


def gems_in(deck: Deck, gem: str) -> int:
    """deck-gems: the gems of an Attribute on all cards of the Endurance."""
    return sum((card.number(gem) or 0) * card.quantity for card in endurance(deck))


def value_of(deck: Deck, gem: str) -> int | None:
    """The Persona's value of an Attribute with what Pre-Game cards add; None where the list does not say it."""
    printed = [value for card in persona_of(deck) if (value := card.number(gem)) is not None]
    return printed[0] + added(deck, gem) if printed else None


def most_gems(deck: Deck, value: int) -> int:
    """deck-gems, gem-altering: three times the value; the cap of 13 before or after that, by the reading cap-13."""
    if deck.reading("cap-13") == "after-multiplying":
        return min(value * GEM_FACTOR, GEM_CAP)
    return min(value, GEM_CAP) * GEM_FACTOR


def _gems_allowed(deck: Deck, value: int | None) -> str:
    return "" if value is None else f"at most {most_gems(deck, value)}"
