"""Cards of collections: as rows of the table, and their text as it is understood."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from judge.cardtext import CardText, Collected, PrintedCard, known_words
from judge.games.highlander import RULES
from judge.games.highlander.cards.grid import areas
from judge.games.highlander.cards.language import lexicon
from judge.games.highlander.cards.meanings.anatomy import GEMS
from judge.games.highlander.table.card_rows import KNOWN, TYPE_WORDS, CardRow, guessed_type, text_of

SIGNS = {"s": "signature", "signature": "signature", "r": "reserved", "reserved": "reserved"}


def row(card: PrintedCard) -> tuple[str, dict[str, Any]] | None:
    """A card as a judge would write it under `cards`."""
    told = {
        str(key).casefold().replace("_", "-").replace(" ", "-"): each
        for key, each in {**card.stats, **card.more}.items()
    }
    kind = _type(card.type) or guessed_type(card.name)
    if kind is None:
        return None
    made: dict[str, Any] = {"type": kind, "title": card.name, "text": list(card.text)}
    made |= {key: str(told[key]) for key in ("subtitle", "weapon", "persona") if told.get(key)}
    if grid := _grid(told.get("grid")):
        made["grid"] = grid
    if gems := {gem: int(str(told[gem])) for gem in GEMS if str(told.get(gem, "")).isdecimal()}:
        made["gems"] = gems
    for key, names in (("hands", ("hands", "hand-icons", "hand-icon")), ("restriction", ("restriction", "restricted"))):
        number = next((str(told[name]) for name in names if str(told.get(name, "")).isdecimal()), "")
        made |= {key: int(number)} if number else {}
    if sign := SIGNS.get(str(told.get("sign", told.get("symbol", ""))).casefold()):
        made["sign"] = sign
    return "cards", made


def _type(text: str) -> str | None:
    """The card type that a list names: `Situation: Mortal Ally` is a Situation."""
    low = " ".join(text.casefold().replace(":", " ").replace("-", " ").split())
    words = {key.replace("-", " "): value for key, value in TYPE_WORDS.items()}
    return next((words[each] for each in sorted(words, key=len, reverse=True) if low.startswith(each)), None)


def _grid(value: Any) -> str:
    try:
        return str(value) if value and areas(str(value)) else ""
    except ValueError:
        return ""


def words(cards: Iterable[PrintedCard]) -> Mapping[str, tuple[str, ...]]:
    """The titles that cards add to the language, and the words of these."""
    found = lexicon(tuple(card.name for card in cards))
    return {"name": found.lists["name"], "word": found.lists["word"]}


def read(card: PrintedCard) -> CardText:
    """A card's text as it is understood, with the words of its collection known."""
    names = tuple(dict.fromkeys((card.name, *KNOWN, *known_words("highlander").get("name", ()))))
    found = row(card)
    made = found[1] if found else {"type": "event", "text": list(card.text)}
    own = CardRow(type=made["type"], title=card.name, subtitle=str(made.get("subtitle", "")), text=tuple(card.text))
    return CardText(card.name, text_of(card.name, own, lexicon(names)).sentences)


RULES.collected = Collected(row, words, read)
