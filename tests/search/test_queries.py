"""The queries people type, game by game: the entry that answers is among the first three, mostly the first."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.content.yamltree import load_plain, parse
from judge.search.engine import Search

SETS = sorted(Path(__file__).parent.glob("queries-*.yml"))
UNSEEN = Path(__file__).parent / "unseen.yml"
STATING = ("rule", "term", "chapter", "step")


@pytest.mark.parametrize("path", SETS, ids=lambda path: path.stem)
def test_the_answer_is_near_the_top(everything: Search, path: Path) -> None:
    """In a game's own search the entry is among the first three for 95 of 100 queries, for 80 it is the first."""
    game = path.stem.removeprefix("queries-")
    queries = load_plain(parse(path.read_text("utf-8"), path.name))
    places = {each["q"]: place(everything, each["q"], each["finds"], game) for each in queries}
    missed = [query for query, at in places.items() if at > 2]
    first = sum(at == 0 for at in places.values())
    assert len(queries) >= 60
    assert len(missed) <= 0.05 * len(queries), "\n".join(missed)
    assert first >= 0.8 * len(queries), f"{first} of {len(queries)} first"


def place(search: Search, query: str, finds: str | list[str], game: str) -> int:
    """At which place one of the entries stands that answer; 99 when none does."""
    wanted = {finds} if isinstance(finds, str) else set(finds)
    hits = search.search(query, game).results
    return next((at for at, hit in enumerate(hits) if wanted & {hit.id, hit.slug}), 99)


def test_questions_nobody_tuned_for(everything: Search) -> None:
    """Of questions by writers who had not seen the search, 90 of 100 find an answer in the first three, 75 first."""
    unseen = load_plain(parse(UNSEEN.read_text("utf-8"), UNSEEN.name))
    places = [answered(everything, each["q"], each["finds"], game) for game in unseen for each in unseen[game]]
    assert sum(at < 3 for at in places) >= 0.9 * len(places)
    assert sum(at == 0 for at in places) >= 0.75 * len(places)


def answered(search: Search, query: str, finds: list[str], game: str) -> int:
    """At which place a rule, term or step stands that states one of the units; 99 when none does."""
    hits = search.search(query, game).results
    stated = [{hit.id, hit.slug, *(hit.cites if hit.kind in STATING else ())} for hit in hits]
    return next((at for at, units in enumerate(stated) if units & set(finds)), 99)


@pytest.mark.parametrize("path", SETS, ids=lambda path: path.stem)
def test_every_entry_asked_for_exists(everything: Search, path: Path) -> None:
    """A query cannot wait for an entry that nobody wrote."""
    tables = everything._index.store.tables
    known = tables.ids.keys() | tables.cited.keys()
    for each in load_plain(parse(path.read_text("utf-8"), path.name)):
        finds = [each["finds"]] if isinstance(each["finds"], str) else each["finds"]
        assert finds and all(id in known for id in finds), each["q"]


def test_every_term_is_found_by_its_own_name(everything: Search) -> None:
    """Typing the name of a term gives that term among the first three."""
    store = everything._index.store
    entries = [store.entry(number) for number in range(store.size)]
    terms = [entry for entry in entries if entry.kind == "term" and "#" not in entry.url]
    for term in terms:
        hits = everything.search(term.title, game=term.game, limit=3).results
        assert term.slug in [hit.slug for hit in hits], term.title
