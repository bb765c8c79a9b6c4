"""Cards of a collection: a unit, a city or a town as a row of the table, its text read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from judge.cardtext import CardText, Collected, Lexicon, PrintedCard, known_words
from judge.cardtext.cards import Known
from judge.games.wot_conquest import RULES
from judge.games.wot_conquest.cards.fitting import Holder
from judge.games.wot_conquest.cards.forms.groups import TRAITS
from judge.games.wot_conquest.cards.reading import read_card
from judge.games.wot_conquest.play.who import trait_named

GROUPS: dict[str, tuple[str, Holder]] = {
    "unit": ("units", "unit"), "leader": ("units", "unit"), "city": ("cities", "city"), "town": ("towns", "town"),
}  # fmt: skip
FIGURES = {
    "hp": "hp", "hit-points": "hp", "hit points": "hp", "att": "attack", "attack": "attack", "def": "defense",
    "defense": "defense", "defence": "defense", "dam": "damage", "damage": "damage", "move": "move", "cost": "cost",
}  # fmt: skip


def _group(card: PrintedCard) -> tuple[str, Holder]:
    kind = card.type.casefold()
    return next((found for word, found in GROUPS.items() if word in kind), ("units", "unit"))


def _traits(card: PrintedCard) -> list[str]:
    given = card.more.get("traits", ())
    several = given.replace(".", ",").split(",") if isinstance(given, str) else given
    return [trait_named(str(each).strip()) for each in several if str(each).strip()]


def row(card: PrintedCard) -> tuple[str, dict[str, Any]] | None:
    """The row of a card: its figures, its traits, its text."""
    group, holder = _group(card)
    found: dict[str, Any] = {}
    for key, value in card.stats.items():
        number = str(value).strip().lstrip("+")
        if (name := FIGURES.get(key.casefold())) and number.isdecimal() and (holder == "unit" or name == "hp"):
            found[name] = int(number)
    if holder == "town":
        found.pop("hp", None)
    if holder == "unit" and (traits := _traits(card)):
        found["traits"] = traits
    if card.text:
        found["text"] = "\n".join(card.text)
    return group, found


def words(cards: Iterable[PrintedCard]) -> Known:
    """The names and traits that cards carry."""
    several = list(cards)
    traits = dict.fromkeys(trait for card in several for trait in _traits(card) if trait not in TRAITS)
    return {"name": tuple(dict.fromkeys(card.name for card in several)), "trait": tuple(traits)}


def read(card: PrintedCard) -> CardText:
    """The text of a card as it is understood, with the words of collections known."""
    known = known_words("wot-conquest")
    traits = (*known.get("trait", ()), *_traits(card))
    lexicon = Lexicon(
        name=known.get("name", ()), trait=traits, noun=[each for each in traits if each not in ("Leader", "Neutral")]
    )
    return CardText(card.name, read_card("\n".join(card.text), (card.name,), lexicon, _group(card)[1]).sentences)


RULES.collected = Collected(row, words, read)
