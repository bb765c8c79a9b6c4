"""The search for the static site: the same entries and scores, small enough to load."""

from __future__ import annotations

import gzip
import json

from judge.content.load import load
from judge.search.engine import Search
from judge.search.export import SCALE, site_index


def test_the_index_of_a_game_is_small() -> None:
    """A page loads the index of one game in well under 400 kB compressed."""
    data = json.dumps(site_index(load(), ["chaotic"]), separators=(",", ":")).encode()
    assert len(gzip.compress(data)) < 200_000


def test_scores_are_those_of_the_search(duel: Search) -> None:
    """What a script adds up is what we add up, to a quarter."""
    index = site_index(load(duel._root))
    steps, number, scores = index["postings"]["strike"], 0, {}
    for step, score in zip(steps[::2], steps[1::2], strict=True):
        number += step
        scores[number] = score / SCALE
    exact = duel._index.store.postings("strike")
    assert scores.keys() == exact.keys()
    assert all(abs(scores[each] - exact[each]) <= 0.5 / SCALE for each in exact)


def test_entries_have_titles_and_addresses(duel: Search) -> None:
    """Each row is enough to show a result and to link it."""
    index = site_index(load(duel._root))
    rows = {row[2]: row for row in index["entries"]}
    assert rows["1.2"][3:5] == ["Turns of the players", "duel/rules/01-play/#1.2"]
