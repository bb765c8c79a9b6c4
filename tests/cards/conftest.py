"""Pebbles reads cards in these tests: stones are thrown, towers stand, and two sorts of sentences are understood."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from judge import games
from judge.cards.intake import take_in
from judge.cards.store import put
from judge.cardtext import CardText, Collected, Language, Lexicon, PrintedCard, known_words, read_text

JSON = """[
 {"name": "Flint", "type": "stone", "set": "River", "stats": {"damage": 5}, "traits": ["Sharp"], "unique": true,
  "text": ["Deal 2 damage to each Sharp tower.", "Sing to the river."]},
 {"name": "Slate", "type": "stone", "set": "River", "stats": {"damage": 3}, "traits": ["Flat"], "text": "Sing a song."},
 {"name": "Slate", "type": "stone", "set": "Quarry", "stats": {"damage": 4}, "traits": ["Flat"], "text": []},
 {"name": "Flint", "type": "stone", "set": "Quarry", "stats": {"damage": 5}, "traits": ["Sharp"],
  "text": ["Deal 2 damage to each Sharp tower.", "Sing to the river."]},
 {"name": "Old Mill", "type": "tower", "set": "River", "stats": {"height": 12}, "traits": ["Sharp"], "text": []},
 {"name": "Flood", "type": "weather", "set": "River", "stats": {}, "text": ["Deal 1 damage to each Old Mill."]}
]"""


class Deal(NamedTuple):
    """What the one sentence that Pebbles understands means."""

    amount: int
    trait: str


def language() -> Language:
    """A language of one form."""
    made = Language("pebbles", top="deed")
    made.numbers("number", "a number")
    made.words("trait", "trait", [], open=True)
    made.sort("deed", "a deed").form(Deal, "deal {amount:number} damage to each {trait} tower",
                                     "deal {amount:number} damage to each {trait}")  # fmt: skip
    return made


LANGUAGE = language()


def row(card: PrintedCard) -> tuple[str, dict[str, Any]] | None:
    """Stones are cards, towers are towers; no table holds the weather."""
    if card.type == "stone":
        return "cards", {"damage": card.stats["damage"]}
    return ("towers", {"height": card.stats["height"]}) if card.type == "tower" else None


def words(cards: Iterable[PrintedCard]) -> dict[str, tuple[str, ...]]:
    """Names and traits are both said of towers."""
    found = [each for card in cards for each in (card.name, *card.more.get("traits", ()))]
    return {"trait": tuple(dict.fromkeys(found))}


def read(card: PrintedCard) -> CardText:
    """Each sentence of a card."""
    lexicon = Lexicon(**known_words("pebbles"))
    found = read_text(LANGUAGE, card.text, [card.name], lexicon)
    return CardText(card.name, tuple(each for paragraph in found for each in paragraph))


@pytest.fixture(autouse=True)
def collecting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Pebbles takes cards, and each test has a data folder of its own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(games.rules("pebbles"), "collected", Collected(row, words, read))
    yield


@pytest.fixture
def stones(tmp_path: Path) -> Path:
    """A list of six cards, not imported."""
    path = tmp_path / "stones.json"
    path.write_text(JSON, "utf-8")
    return path


@pytest.fixture
def imported(stones: Path) -> Path:
    """The same list, imported."""
    taken = take_in("pebbles", stones)
    put("pebbles", str(stones), taken.form, taken.cards)
    return stones
