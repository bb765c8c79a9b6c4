"""How much of a list of cards is understood: card by card, sentence by sentence, and counted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from judge.cards.collection import MOST_FOUND, collected, row_of, search, text_of, words, words_of
from judge.cardtext import CardText, Collected, PrintedCard, knowing
from judge.cardtext.cards import Known
from judge.content.problem import BadInput, Place

COUNTS = ("cards", "read", "partly", "unread", "sentences", "sentences_read")


def reader(game: str) -> Collected:
    """What a game makes of cards; BadInput for one that does not read any."""
    found = collected(game)
    if found is None:
        raise BadInput.at(Place("GAME"), f"{game} does not read the cards of collections")
    return found


def understood(
    game: str, cards: Iterable[PrintedCard], tick: Callable[[int], None] | None = None
) -> Iterator[tuple[PrintedCard, CardText]]:
    """Each card with its text as it is understood: names and traits of the list itself and of collections are known."""
    made, every = reader(game), list(cards)
    with knowing(joined(words_of(made, every), words(game))):
        for number, card in enumerate(every, 1):
            yield card, text_of(made, card)
            if tick:
                tick(number)


def one_understood(game: str, card: PrintedCard) -> CardText:
    """The text of one card of a collection as it is understood: the collection's words are known anyway."""
    return text_of(reader(game), card)


def joined(*several: Known) -> Known:
    """The words of several lists, each once."""
    found: dict[str, dict[str, None]] = {}
    for known in several:
        for sort, listed in known.items():
            found.setdefault(sort, {}).update(dict.fromkeys(listed))
    return {sort: tuple(listed) for sort, listed in found.items()}


class Counts:
    """How many cards and sentences there are, and how many of them are understood."""

    def __init__(self) -> None:
        self.numbers = dict.fromkeys(COUNTS, 0)

    def add(self, text: CardText) -> None:
        """One card more."""
        self.numbers["cards"] += 1
        self.numbers[text.status] += 1
        self.numbers["sentences"] += len(text.sentences)
        self.numbers["sentences_read"] += sum(each.read for each in text.sentences)


def card_json(card: PrintedCard, text: CardText) -> dict[str, Any]:
    """A card as `judge cards read --json` has it."""
    return {"name": card.name, "type": card.type, "status": text.status, "sentences": sentences_json(text)}


def sentences_json(text: CardText) -> list[dict[str, Any]]:
    """Each sentence with what it means, or why that cannot be told, and which of its words are misspelt."""
    return [
        {"text": each.text, "read": each.read, "means": each.said or None, "why": each.why or None}
        | ({"noted": each.noted} if each.noted else {})
        for each in text.sentences
    ]


def whole_json(label: str, card: PrintedCard, text: CardText | None) -> dict[str, Any]:
    """All that is known of a card, and how it is understood; for `judge cards show` and the console."""
    return {
        "name": label,
        "title": card.name,
        "type": card.type,
        "set": card.set,
        "stats": dict(card.stats),
        "more": dict(card.more),
        "text": list(card.text),
        "status": text.status if text else None,
        "sentences": sentences_json(text) if text else [],
    }


def search_json(game: str, query: str, group: str = "") -> dict[str, Any]:
    """Some cards of the collection whose names hold the words; with `group`, those that belong there on a table."""
    made, found = collected(game), []
    for named in search(game, query, MOST_FOUND if not group else 5 * MOST_FOUND):
        row = row_of(made, named.card) if made else None
        if group and (row is None or row.group != group):
            continue
        text = one_understood(game, named.card) if made else None
        whole = whole_json(named.label, named.card, text)
        found.append({**whole, "row": {"group": row.group, "keys": row.keys} if row else None})
        if len(found) == MOST_FOUND:
            break
    return {"game": game, "query": query, "cards": found}


def in_words(value: Any) -> str:
    """A value that is printed on a card, as people say it."""
    if isinstance(value, list | tuple):
        return ", ".join(map(in_words, value))
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {in_words(each)}" for key, each in value.items())
    return "yes" if value is True else "no" if value is False else str(value)
