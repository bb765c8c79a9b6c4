"""Any input gives results or none, never an error, and in bounded time."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from asking import ids
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judge.search.engine import Search, results_json

ODD = [
    "",
    " ",
    "\x00",
    "*",
    "*a*",
    "attack~4",
    "AND OR NOT",
    "title:strike^9",
    "(((",
    '"',
    '""',
    '"strike',
    "🗡️⚔️",
    "מכה",
    "مرحبا strike",
    "\ud800",
    "strike\ud800",
    "..",
    "8.",
    ".8",
    "-1",
    "1-1-1",
    "0" * 400,
    "9" * 5000,
    "strike " * 2000,
    "a" * 10_000,
    "1." * 5000,
    "'" * 300,
    "can't won't n't 's",
    "_",
    "strike_hand",
    "ǅ ß ﬁ",
]


@pytest.mark.parametrize("query", ODD, ids=range(len(ODD)))
def test_odd_queries_are_answered(duel: Search, query: str) -> None:
    """Nothing raises, and what comes out can be written as UTF-8."""
    document = results_json(duel.search(query))
    assert repr(document).encode("utf-8")


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(query=st.text(max_size=60), limit=st.integers(-5, 500))
def test_any_text_is_answered(everything: Search, query: str, limit: int) -> None:
    """Whatever is typed, there are at most as many hits as asked for."""
    assert len(everything.search(query, limit=limit).results) <= max(0, limit)


def test_a_very_long_query_is_cut(everything: Search) -> None:
    """Ten thousand characters take no longer than a few hundred."""
    begin = time.perf_counter()
    everything.search("creature burst qwzxv attcak " * 400)
    assert time.perf_counter() - begin < 1.0


def test_threads_get_the_same_as_one_alone(everything: Search) -> None:
    """Eight threads at once see what one sees."""
    queries = ["burst", "who strikes first", "mugci cost", "8.5", "elemental damage", "defender showdown"] * 8
    alone = [ids(everything, query) for query in queries]
    everything._index.answer.cache_clear()
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(lambda query: ids(everything, query), queries)) == alone


def test_a_repeated_query_is_remembered(duel: Search) -> None:
    """The same question gives the very same answer object."""
    assert duel.search("strike") is duel.search("strike")


def test_a_long_query_is_remembered_by_what_is_read_of_it() -> None:
    """Queries that differ beyond what is read are the same: nobody fills the memory with them."""
    search = Search()
    for n in range(5):
        search.search("z" * 400 + str(n))

    assert search._index.answer.cache_info().currsize == 1


def test_many_threads_share_one_open_index() -> None:
    """Each search gives the same as alone, and no thread opens the index again."""
    search = Search()
    opened = []
    real = search._index.store._index.searcher
    search._index.store._index.searcher = lambda **more: opened.append(1) or real(**more)
    queries = ["who acts first", "damage", "priority", "8.5.4"] * 4
    alone = [results_json(search.search(each)) for each in queries]
    search._index.answer.cache_clear()
    search._index.store._postings.clear()
    with ThreadPoolExecutor(8) as pool:
        together = list(pool.map(lambda each: results_json(search.search(each)), queries))

    assert together == alone and len(opened) <= 1
