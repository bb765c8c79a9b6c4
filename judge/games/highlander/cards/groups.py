"""group-classifications, card-groups: which cards are Bystanders, Armor, Vehicles, Allies, Masters and so on."""

from __future__ import annotations

import re

from judge.games.highlander import cite
from judge.games.highlander.things import Card

BYSTANDERS = (
    "mercenary henchmen", "hired thugs", "irish freedom fighters", "clan priest", "angry mob", "fabulous freebirds",
    "the tong", "bystander", "centurion", "bystander centurion", "disgruntled mortal", "toadies", "lab director",
    "loyal clansman", "cannibal", "mimes", "cannibal mimes",
)  # fmt: skip
GYPSIES = ("gypsy", "gypsy camp")
UPPER_ARMOR = ("cavalier hat", "skull helmet", "space goggles", "crusade helmet")
MIDDLE_ARMOR = ("bone armor", "crusade gauntlets", "snake skinned jacket")
VEHICLES = (
    "stunt bike", "war horse", "flying machine/ hover board", "flying machine/hover board", "flying machine/ wings",
    "flying machine/wings", "flying machine", "twin blade helicopter",
)  # fmt: skip
LISTED = (
    ("bystander", BYSTANDERS, cite("group-bystander")),
    ("gypsy", GYPSIES, cite("group-gypsy")),
    ("upper armor", UPPER_ARMOR, cite("group-armor-upper")),
    ("middle armor", MIDDLE_ARMOR, cite("group-armor-middle")),
    ("vehicle", VEHICLES, cite("group-vehicles")),
)
INCLUDED = {
    "mortal ally": "ally", "immortal ally": "ally", "upper armor": "armor", "middle armor": "armor",
    "lower armor": "armor",
}  # fmt: skip
NAMED = (
    "ally", "mortal ally", "immortal ally", "unique ally", "watcher", "hunter", "bystander", "gypsy", "reporter",
    "armor", "upper armor", "middle armor", "lower armor", "vehicle", "hilt", "off-hand hilt", "standing defense",
    "sequence plot", "stand-alone plot", "basic", "blade", "quickening", "darius", "allowance", "holder", "lean & mean",
)  # fmt: skip
IN_SUBTITLE = ("bystander", "gypsy", "mortal ally", "immortal ally", "reporter", "vehicle", "watcher", "hunter")


def groups_of(title: str, subtitle: str, written: tuple[str, ...]) -> tuple[str, ...]:
    """group-classifications: the groups a card belongs to: by its title, by its sub-title, and as written with it."""
    low, under = title.casefold(), re.sub(r"[:;,]", " ", subtitle.casefold())
    found = {each.casefold() for each in written}
    found |= {group for group, titles, _ in LISTED if low in titles}
    found |= {group for group in IN_SUBTITLE if group in " ".join(under.split())}
    found |= {word for word in ("hilt", "watcher", "hunter", "blade") if word in re.findall(r"[\w-]+", low)}
    found |= {wider for group, wider in INCLUDED.items() if group in found}
    return tuple(sorted(found))


def title_words(card: Card) -> set[str]:
    """card-groups: the single words of a title; Master's counts as Master."""
    return {word.removesuffix("'s") for word in re.findall(r"[\w'-]+", card.title.casefold().replace("\u2019", "'"))}


def is_master(card: Card) -> bool:
    """card-groups: a card with the word Master in its title is a Master card."""
    return "master" in title_words(card)


def armor_category(card: Card) -> str:
    """group-armor: the part of the body a piece of Armor is for; empty for other cards."""
    return next((each for each in ("upper armor", "middle armor", "lower armor") if each in card.groups), "")
