"""Cards of a collection: as rows of the table, with the words they add to the language, and their text read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from judge.cardtext import CardText, Collected, Lexicon, PrintedCard, Sentence
from judge.games.wot_ccg import RULES
from judge.games.wot_ccg.cards.language import lexicon_of, short_names
from judge.games.wot_ccg.cards.meanings import ABILITIES, NONE, Symbols, symbols
from judge.games.wot_ccg.cards.own_names import token_names
from judge.games.wot_ccg.cards.printed import Printed
from judge.games.wot_ccg.cards.reading import read_card
from judge.games.wot_ccg.cards.words import said

GROUPS = {
    "character": "characters", "troop": "troops", "advantage": "advantages", "event": "events",
    "challenge": "challenges",
}  # fmt: skip
GOES_ON = ("character", "troop", "player", "world")


def row(card: PrintedCard) -> tuple[str, dict[str, Any]] | None:
    """The group of the table that a card belongs to, and its row as a judge would write it there."""
    kind = _kind(card)
    if kind not in GROUPS:
        return None
    found: dict[str, Any] = {"title": card.name}
    if kind in ("character", "troop"):
        own = zip(ABILITIES, numbers(card.stats, "ability"), strict=True)
        found |= {name.replace(" ", "-"): n for name, n in own if n}
    if kind in ("character", "troop", "advantage") and (loyal := allegiances_of(card)):
        found["allegiances"] = list(loyal)
    if kind != "challenge" and (traits := traits_of(card)):
        found["traits"] = list(traits)
    if kind != "challenge" and any(cost := numbers(card.stats, "cost")):
        found["cost"] = said(cost)
    if kind == "advantage":
        found["kind"] = goes_on(card)
    if kind == "event" and _is_limited(card):
        found["limited"] = True
    if card.text:
        found["text"] = list(text_of(card))
    return GROUPS[kind], found


def words(cards: Iterable[PrintedCard]) -> Mapping[str, tuple[str, ...]]:
    """The names and traits that cards add to the language, and what they call their tokens."""
    names: dict[str, None] = {}
    traits: dict[str, None] = {}
    tokens: dict[str, None] = {}
    for card in cards:
        tokens |= dict.fromkeys(token_names(" ".join(text_of(card))))
        names |= dict.fromkeys(short_names(card.name, person=_kind(card) == "character"))
        traits |= dict.fromkeys((*traits_of(card), *allegiances_of(card)))
    return {"name": tuple(names), "trait": tuple(traits), "token-name": tuple(tokens)}


def read(card: PrintedCard) -> CardText:
    """A card's text as it is understood; a type that no table holds is unread."""
    kind = _kind(card)
    if kind not in GROUPS:
        return CardText(
            card.name, (Sentence(" ".join(card.text) or card.type, why=f"{card.type!r} is no type of card"),)
        )
    known = _known(card, kind)
    cost = numbers(card.stats, "cost") if kind == "event" else NONE
    printed = Printed(kind, card.name, goes_on(card), _is_limited(card), cost)
    return CardText(card.name, read_card(printed, text_of(card), known).sentences)


def _known(card: PrintedCard, kind: str) -> Lexicon:
    """The words that a card is read with."""
    return lexicon_of(short_names(card.name, person=kind == "character"), (*traits_of(card), *allegiances_of(card)))


def text_of(card: PrintedCard) -> tuple[str, ...]:
    """The text, paragraph by paragraph, with each sign beside its number."""
    found = (re.sub(r"\+ (?=\d)", "+", each).strip() for each in card.text)
    return tuple(each for each in found if each)


def numbers(stats: Mapping[str, int | str], what: str) -> Symbols:
    """The four numbers of a card, of its abilities or its cost; keys are compared without looks."""
    plain = {re.sub(r"[^a-z]+", " ", str(key).casefold()).strip(): value for key, value in stats.items()}
    found = []
    for name in ABILITIES:
        value = next(
            (
                plain[key]
                for key in (f"{name} {what}", f"{what} {name}", *((name,) if what == "ability" else ()))
                if key in plain
            ),
            0,
        )
        found.append(int(value) if str(value).strip().isdecimal() else 0)
    return symbols(found)


def _kind(card: PrintedCard) -> str:
    return card.type.strip().casefold().split(",")[0].split(" ")[-1] if card.type else ""


def _listed(card: PrintedCard, *keys: str) -> tuple[str, ...]:
    """What stands under some keys, separated by commas."""
    own = {str(key).casefold().replace("_", " "): value for key, value in card.more.items()}
    texts = [value for key in keys if (value := own.get(key))]
    several = [each for text in texts for each in (text if isinstance(text, list | tuple) else str(text).split(","))]
    return tuple(bare for each in several if (bare := str(each).strip()))


def allegiances_of(card: PrintedCard) -> tuple[str, ...]:
    """The allegiances in the type line; an advantage and an event have their sort there."""
    return (
        _listed(card, "subtype", "allegiance", "allegiances")
        if _kind(card) in ("character", "troop")
        else _listed(card, "allegiance", "allegiances")
    )


def traits_of(card: PrintedCard) -> tuple[str, ...]:
    """The traits in bold type."""
    return _listed(card, "attribute", "attributes", "trait", "traits")


def goes_on(card: PrintedCard) -> str:
    """What an advantage goes on; `any` if it does not say."""
    if _kind(card) != "advantage":
        return ""
    sort = " ".join(_listed(card, "subtype")).casefold()
    return next((each for each in GOES_ON if each in sort), "any")


def _is_limited(card: PrintedCard) -> bool:
    return _kind(card) == "event" and "limited" in " ".join((card.type, *_listed(card, "subtype"))).casefold()


RULES.collected = Collected(row, words, read)
