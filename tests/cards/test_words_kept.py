"""The words that a collection adds are found once, and again only when a card or the code that finds them changes."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from judge import games
from judge.cards import collection, store
from judge.cards.intake import take_in
from judge.cardtext import Collected, PrintedCard
from judge.cardtext.cards import Known


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many cards each look through the collection has seen."""
    seen: list[int] = []
    made = games.rules("pebbles").collected
    assert isinstance(made, Collected)

    def words(cards: Iterable[PrintedCard]) -> Known:
        every = list(cards)
        seen.append(len(every))
        return made.words(every)

    monkeypatch.setattr(games.rules("pebbles"), "collected", made._replace(words=words))
    return seen


def after_a_new_start() -> Known:
    collection._WORDS.clear()
    return collection.words("pebbles")


def test_the_next_run_does_not_look_through_all_cards_again(imported: Path, looks: list[int]) -> None:
    first = after_a_new_start()

    assert after_a_new_start() == first
    assert "Old Mill" in first["trait"]
    assert looks == [6]


def test_a_card_that_comes_in_is_known_at_once(imported: Path, looks: list[int]) -> None:
    after_a_new_start()
    more = imported.with_name("more.json")
    more.write_text('[{"name": "Fog", "type": "stone", "set": "Sea", "stats": {"damage": 1}, "text": []}]', "utf-8")
    taken = take_in("pebbles", more)
    store.put("pebbles", str(more), taken.form, taken.cards)

    assert "Fog" in after_a_new_start()["trait"]
    assert looks == [6, 7]


@pytest.mark.parametrize("spoilt", ["", "{", '{"mark": 1}', '["trait"]'])
def test_a_spoilt_file_is_made_anew(imported: Path, looks: list[int], spoilt: str) -> None:
    first = after_a_new_start()
    (kept,) = store.store_file().parent.glob("words-*.json")
    kept.write_text(spoilt, "utf-8")

    assert after_a_new_start() == first
    assert looks == [6, 6]
