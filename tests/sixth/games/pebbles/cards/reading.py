"""The text of cards on a table of Pebbles, and what the judge carries out by hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from judge.cardtext import CardText, Lexicon, Sentence, known_words, read_sentence, read_text
from judge.engine import Moment
from judge.games.pebbles import RULES, cite
from judge.games.pebbles.cards.language import LANGUAGE
from judge.games.pebbles.cards.meanings import Deed, Hit
from judge.games.pebbles.play.damage import hit
from judge.games.pebbles.things import Tower


def lexicon(names: Iterable[str]) -> Lexicon:
    """The names that are known at a table."""
    return Lexicon(name=(*names, *known_words("pebbles").get("name", ())))


def sentences(text: str, name: str, towers: Iterable[str]) -> tuple[Sentence, ...]:
    """The text of a card, read."""
    return tuple(each for paragraph in read_text(LANGUAGE, text, [name], lexicon(towers)) for each in paragraph)


def card_text(table: Any) -> Iterable[CardText]:
    """How the text of every card on a table is understood."""
    for name, row in table.cards.items():
        if row.text:
            yield CardText(name, sentences(row.text, name, table.towers))


def carry_out(now: Moment, deed: Deed) -> None:
    """2: a card does what it says."""
    towers = [each.name for each in now.every(Tower) if deed.towers.name in ("", each.name)]
    for name in towers:
        hit(now, name, deed.amount if isinstance(deed, Hit) else -deed.amount)


def by_hand(now: Moment, text: str) -> None:
    """2: what the judge carries out himself."""
    found = read_sentence(LANGUAGE, text.rstrip(" ."), lexicon(each.name for each in now.every(Tower)))
    if found.means is None:
        raise ValueError(found.why)
    now.say(f"By hand: {found.said}", cite("2"), actor="the judge")
    carry_out(now, found.means)


RULES.card_text = card_text
RULES.by_hand = by_hand
