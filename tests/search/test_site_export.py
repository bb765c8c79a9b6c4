"""The search for the static site: the same entries, names and scores, small enough to load."""

from __future__ import annotations

import gzip
import json

from judge.content.load import load
from judge.search.engine import Search
from judge.search.index.packed_postings import FEWEST, LEVELS, SCALE, SIGNS, packed
from judge.search.index.site_export import exported

MOST_BEFORE_THE_FIRST_RESULT = 400_000


def test_the_index_of_all_games_is_small() -> None:
    """A page loads the index of everything in less than 400 kB compressed, with room for the script that reads it."""
    data = json.dumps(exported(load()).index, separators=(",", ":"), ensure_ascii=False).encode()
    assert len(gzip.compress(data)) < MOST_BEFORE_THE_FIRST_RESULT - 20_000


def test_scores_are_those_of_the_search(duel: Search) -> None:
    """What a script adds up is what we add up: to an eighth for a word's best entry, to a tenth of that below it."""
    exact = duel._index.store.postings("strike")
    tokens, _, scores = packed({"strike": len(exact)}, duel._index.store.postings)
    best, *levels = map(SIGNS.index, scores)
    assert (tokens, len(levels)) == ("strike", len(exact))
    assert abs(best / SCALE - max(exact.values())) <= 0.5 / SCALE
    for level, (_, score) in zip(levels, sorted(exact.items()), strict=True):
        assert abs(level / LEVELS * best / SCALE - score) <= best / SCALE / LEVELS


def test_entries_are_steps_from_the_one_before() -> None:
    """Numbers up to 31 are one sign; larger ones begin with their lowest five bits."""
    postings = {"a": {0: 1.0, 2: 1.0, 100: 1.0}}
    assert packed({"a": 3}, postings.__getitem__)[1] == "A" + "B" + SIGNS[32 + 97 % 32] + SIGNS[97 // 32]


def test_neighbours_are_counted_among_the_entries_with_both_words() -> None:
    """A pair stands only where both its words stand, so small numbers are enough."""
    row = dict.fromkeys(range(0, 30 * FEWEST, 30), 1.0)
    postings = {"a": row, "b": row | {1: 1.0}, "a_b": row}
    assert packed({"a_b": FEWEST}, postings.__getitem__)[1] == "A" * FEWEST


def test_rare_neighbours_are_left_out_unread() -> None:
    """Most pairs stand in an entry or two: they are not kept, and nobody looks up where they stand."""
    row = dict.fromkeys(range(FEWEST - 1), 1.0)
    asked: list[str] = []

    def postings(token: str) -> dict[int, float]:
        asked.append(token)
        return row

    assert packed({"a": len(row), "a_b": len(row)}, postings)[0] == "a"
    assert set(asked) == {"a"}


def test_entries_have_titles_and_places(duel: Search) -> None:
    """The columns are enough to show a result and to link it."""
    entries = exported(load(duel._root)).index["entries"]
    at = entries["id"].index("1.2")
    assert entries["title"][at] == "Turns of the players"
    assert (entries["pages"][entries["page"][at]], entries["anchor"][at]) == ("duel/rules/01-play/", 1)


def test_texts_are_in_the_order_of_the_entries(duel: Search) -> None:
    """The texts of a game come one for each of its entries."""
    found = exported(load(duel._root))
    assert found.texts["duel"][found.index["entries"]["id"].index("1.1.1")] == "A hand has five cards."
