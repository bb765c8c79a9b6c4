"""Cards of a collection: as rows of the table, with the words they add, and their text as it is understood."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from judge.cardtext import CardText, Collected, Lexicon, PrintedCard, Sentence, known_words
from judge.games.chaotic import RULES
from judge.games.chaotic.cards import reading
from judge.games.chaotic.cards.language import other_kinds
from judge.games.chaotic.cards.meanings import ELEMENTS, STATISTICS
from judge.games.chaotic.table.texts import names_of

GROUPS = {
    "creature": "creatures", "creatures": "creatures", "mugic": "mugic", "attack": "attacks", "attacks": "attacks",
    "location": "locations", "locations": "locations", "battlegear": "gear",
}  # fmt: skip
TRIBES = {
    "overworld": "OverWorld", "underworld": "UnderWorld", "danian": "Danian", "mipedian": "Mipedian",
    "m'arrillian": "M'arrillian", "marrillian": "M'arrillian", "m'arrilian": "M'arrillian",
}  # fmt: skip
MEASURES = (
    *STATISTICS, *ELEMENTS, *(f"scanned {each}" for each in STATISTICS), "current energy", "mugic counters",
    "mugic ability", "fewest elements", "invisibility", "",
)  # fmt: skip


def row(card: PrintedCard) -> tuple[str, dict[str, Any]] | None:
    """The group of the table that a card belongs to, and its row there."""
    group = GROUPS.get(card.type.casefold().split()[0] if card.type else "")
    makes = {"creatures": _creature, "mugic": _mugic, "attacks": _attack, "locations": _location, "gear": _gear}
    return (group, makes[group](card)) if group else None


def _creature(card: PrintedCard) -> dict[str, Any]:
    found: dict[str, Any] = {"title": card.name, "tribe": _tribe(card), "subtypes": _subtypes(card)}
    found |= {each: number for each in STATISTICS if (number := _number(card, each)) is not None}
    found["elements"] = [each.casefold() for each in _several(card.more.get("elements")) if each.casefold() in ELEMENTS]
    counters = _number(card, "mugic", "mugic ability", "mugicAbility", "mugic counters") or 0
    found |= {"counters": counters, "mugic-ability": counters, "abilities": list(card.text)}
    if second := _several(card.more.get("brainwashed")):
        found["brainwashed"] = second
    return {key: value for key, value in found.items() if value not in ("", [], 0) or key in STATISTICS}


def _gear(card: PrintedCard) -> dict[str, Any]:
    return {"name": card.name, "abilities": list(card.text), "subtypes": _subtypes(card)}


COST = ("mugicCost", "mugic cost", "cost")


def _mugic(card: PrintedCard) -> dict[str, Any]:
    cost = _stat(card, *COST)
    said = "X counters" if str(cost).casefold() == "x" else f"{cost if cost is not None else 1} counters"
    return {"affiliation": _tribe(card) or "Generic", "cost": said, "text": list(card.text)}


def _attack(card: PrintedCard) -> dict[str, Any]:
    found: dict[str, Any] = {"base": _number(card, "base", "base damage") or 0, "text": list(card.text)}
    found |= {each: number for each in ELEMENTS if (number := _number(card, each)) is not None}
    points = _number(card, "bp", "build points", "points", "buildPoints")
    return found if points is None else found | {"points": points}


def _location(card: PrintedCard) -> dict[str, Any]:
    return {"initiative": str(card.more.get("initiative") or ""), "abilities": list(card.text)}


def _stat(card: PrintedCard, *keys: str) -> Any:
    low = {str(key).casefold(): value for key, value in {**card.more, **card.stats}.items()}
    return next((low[key.casefold()] for key in keys if low.get(key.casefold()) not in (None, "")), None)


def _number(card: PrintedCard, *keys: str) -> int | None:
    value = str(_stat(card, *keys) if _stat(card, *keys) is not None else "")
    return int(value) if value.lstrip("-").isdecimal() else None


def _tribe(card: PrintedCard) -> str:
    tribe = str(card.more.get("tribe") or "").strip()
    return "" if tribe.casefold() in ("generic", "none") else TRIBES.get(tribe.casefold(), tribe.title())


def _subtypes(card: PrintedCard) -> list[str]:
    return [each for one in _several(card.more.get("subtypes") or card.more.get("subtype")) for each in one.split()]


def _several(value: Any) -> list[str]:
    if value is None or value == "":
        return []
    return [str(each) for each in value] if isinstance(value, list | tuple) else [str(value)]


def words(cards: Iterable[PrintedCard]) -> Mapping[str, tuple[str, ...]]:
    """The names, tribes and subtypes that cards add."""
    found = list(cards)
    names = dict.fromkeys(each for card in found for each in names_of(card.name))
    kinds = dict.fromkeys(each for card in found for each in (_tribe(card), *_subtypes(card)) if each)
    return {"name": tuple(names), "kind": tuple(kinds)}


def read(card: PrintedCard) -> CardText:
    """A card's text as it is understood, with the words of collections known; every box of it counts."""
    known = known_words(RULES.game)
    lexicon = Lexicon(name=known.get("name", ()), kind=other_kinds(known.get("kind", ())))
    group, own = GROUPS.get(card.type.casefold().split()[0] if card.type else "", ""), names_of(card.name)
    paragraphs = reading.sentences_of(card.text, own, lexicon)
    if group in ("mugic", "attacks"):
        x = str(_stat(card, *COST)).casefold() == "x"
        return CardText(card.name, reading.played(paragraphs, attack=group == "attacks", x=x).sentences)
    sort = {"creatures": "creature", "gear": "battlegear", "locations": "location"}.get(group)
    if sort is None:
        return CardText(card.name, (Sentence(card.type, why="Chaotic has no cards of this type"),))
    sentences = reading.in_play(paragraphs, sort, card.name).sentences
    second = reading.sentences_of(_several(card.more.get("brainwashed")), own, lexicon)
    sentences += reading.in_play(second, sort, card.name).sentences if second else ()
    return CardText(card.name, (*sentences, *_initiative(card, lexicon)))


def _initiative(card: PrintedCard, lexicon: Lexicon) -> Iterable[Sentence]:
    """7.2.4.1: the Initiative line of a Location, where it names something that is not known."""
    line = str(card.more.get("initiative") or "")
    if line.casefold() in MEASURES:
        return
    try:
        reading.phrase(line, "trait", lexicon)
    except ValueError as fault:
        yield Sentence(f"Initiative: {line}", why=str(fault))


RULES.collected = Collected(row, words, read)
