"""What a deck list says of its cards: the parts of a deck, groups, whose a card is."""

from __future__ import annotations

import re

from judge.decks.deck import Card, Deck
from judge.decks.words import folded

GEMS = ("agility", "strength", "toughness", "empathy", "reason")
PRE_GAME, CRYSTAL = "Pre-Game", "Crystal"
KINDS_OF_ATTACK = ("Special Attack", "Ranged Attack", "Dirty Trick", "Basic Attack")
TYPES = {
    "Persona": ("Personas",), "Weapon": ("Weapons", "Weapon of Choice", "WoC"), PRE_GAME: ("Pre-Games", "Pregame"),
    CRYSTAL: ("Crystals", "Pre-Game Crystal"),
    "Attack": ("Attacks", *(f"{kind}{s}" for kind in KINDS_OF_ATTACK for s in ("", "s"))),
    "Block": ("Blocks", "Guard", "Guards", "Basic Block", "Basic Blocks", "Standing Defense", "Standing Defenses"),
    "Dodge": ("Dodges",),
    "Event": ("Events",), "Situation": ("Situations",), "Plot": ("Plots",), "Location": ("Locations",),
    "Object": ("Objects",), "Edge": ("Edges",), "Illusion": ("Illusions",), "Card": ("Cards", "Endurance"),
}  # fmt: skip
IN_ENDURANCE = tuple(name for name in TYPES if name not in ("Persona", "Weapon", PRE_GAME, CRYSTAL))
NO_NAME = ("generic", "promo", "non promo", "in game", "mortal ally", "immortal ally", "ally", "bystander", "gypsy",
           "reporter", "vehicle", "watcher", "hunter", "guardian", "core", "beta", "mc", "foil")  # fmt: skip


def endurance(deck: Deck) -> tuple[Card, ...]:
    """pre-game-cards: the cards of the Endurance; Pre-Game cards do not count towards it."""
    return deck.of("type", *IN_ENDURANCE)


def pre_games(deck: Deck) -> tuple[Card, ...]:
    """pre-game-cards: Persona, weapons and other Pre-Game cards; crystals are counted apart."""
    return deck.of("type", "Persona", "Weapon", PRE_GAME)


def persona_of(deck: Deck) -> tuple[Card, ...]:
    """persona-cards: the Persona."""
    return deck.of("type", "Persona")


def weapons_of(deck: Deck) -> tuple[Card, ...]:
    """weapons-of-choice: the Weapons of Choice."""
    return deck.of("type", "Weapon")


def added(deck: Deck, gem: str) -> int:
    """foil-woc, gem-altering: what foil weapons, and other Pre-Game cards, add to the Persona's value of a gem."""
    givers = deck.of("type", "Weapon", PRE_GAME)
    return sum((card.number(f"foil {gem}") or card.number(gem) or 0) * card.quantity for card in givers)


def is_master(card: Card) -> bool:
    """card-groups: the word Master in the title; the sub-title is no part of it."""
    words = re.findall(r"[a-z']+", card.name.casefold().replace("\u2019", "'"))
    return any(word.removesuffix("'s") == "master" for word in words)


def groups(card: Card) -> set[str]:
    """group-classifications: Watcher or Hunter, by property, title or sub-title."""
    words = set(folded(f"{card.name} {card.version}").split())
    return {kind for kind in ("watcher", "hunter") if card.has(kind) or kind in words}


def allowed_through(card: Card) -> bool:
    """allowance-cards: included through Darius, a Persona power and the like; not Watcher or Hunter cards."""
    return card.has("through")


def matches(card: Card, name: str, key: str = "") -> bool:
    """Whether a card's sub-title, or the property that says whose it is, means this name."""
    said = [" ".join(card.words(key))] if key and card.has(key) else [card.version, " ".join(card.words("persona"))]
    wanted = folded(name)
    return any(each and (folded(each) in wanted or wanted in folded(each)) for each in said)


def named_for(deck: Deck, card: Card) -> tuple[str, str]:
    """anatomy-subtitle: the name a card is specific to, a weapon or a Persona; empty for generic."""
    if card.has("weapon"):
        return " ".join(card.words("weapon")), "weapon"
    if card.has("persona"):
        return " ".join(card.words("persona")), "persona"
    sub = folded(card.version)
    if not sub or sub in map(folded, NO_NAME):
        return "", ""
    if any(matches(card, each.name) for each in weapons_of(deck)):
        return card.version, "weapon"
    return card.version, "persona"
