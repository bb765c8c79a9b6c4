"""The search for the static site: the same entries, words and scores in a compact form that a script can read."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from typing import Any

from judge.content.library import Library
from judge.search import making, meaning, ranking
from judge.search.store import Store
from judge.search.tables import Tables
from judge.search.words import PAIR, stem

FORMAT = 1
SCALE, FEWEST = 4, 3


def site_index(library: Library, games: Collection[str] | None = None) -> dict[str, Any]:
    """Fields and vocabulary of all entries as JSON data; of the games named, so that a page loads only its own.

    `entries` are rows of game, kind, id, title, url, owner (places in `games`, `kinds`, `entries`). `postings` give for
    each stem the entries that have it: the step from the entry before, and the score in quarters. Two stems with `_`
    between them are neighbours. `words` are all words, the most used first; `stems` those whose stem is another word.
    `names` are entries by what they are called, and how surely (in hundredths). `means` are what words stand for: the
    games as bits, the stems, how surely. `constants` are the weights that the ranking uses.
    """
    store = making.in_memory(library if games is None else _part(library, games))
    tables = store.tables
    return {
        "format": FORMAT,
        "games": tables.games,
        "kinds": sorted({row[1] for row in tables.rows}),
        "entries": _entries(store),
        "postings": {token: _steps(store.postings(token)) for token in _tokens(store)},
        "words": sorted(tables.words, key=lambda word: (-tables.words[word][1], word)),
        "stems": {word: stem(word) for word in tables.words if stem(word) != word},
        "names": {key: [[number, round(sure * 100)] for number, sure in each] for key, each in tables.names.items()},
        "means": {key: [list(each) for each in means] for key, means in tables.means.items()},
        "constants": _constants(),
        **_vocabulary(tables),
    }


def _part(library: Library, games: Collection[str]) -> Library:
    kept = {address: entry for address, entry in library.entries.items() if entry.game in games}
    return replace(library, entries=kept, games={id: info for id, info in library.games.items() if id in games})


def _entries(store: Store) -> list[list[Any]]:
    tables = store.tables
    kinds = sorted({row[1] for row in tables.rows})
    rows = []
    for number, (game, kind, owner) in enumerate(tables.rows):
        kept = store.entry(number)
        rows.append([game, kinds.index(kind), kept.id, kept.title, kept.url, owner])
    return rows


def _tokens(store: Store) -> Iterable[str]:
    """All stems, and the neighbours that at least three entries have: the others would double the size for little."""
    for token in store.tokens():
        if PAIR not in token or len(store.postings(token)) >= FEWEST:
            yield token


def _steps(postings: Mapping[int, float]) -> list[int]:
    """Entries and scores as small numbers."""
    found, before = [], 0
    for number, score in sorted(postings.items()):
        found += [number - before, round(score * SCALE)]
        before = number
    return found


def _constants() -> dict[str, Any]:
    return {
        "named": ranking.NAMED,
        "share": ranking.SHARE,
        "wholeName": ranking.WHOLE_NAME,
        "neighbours": ranking.NEIGHBOURS,
        "covered": ranking.COVERED,
        "kinds": ranking.KINDS,
        "quiet": meaning.QUIET,
        "digits": meaning.DIGITS,
        "plain": meaning.PLAIN,
        "alone": meaning.ALONE,
        "together": meaning.TOGETHER,
        "secondBest": meaning.SECOND_BEST,
        "scale": SCALE,
    }


def _vocabulary(tables: Tables) -> dict[str, Any]:
    return {
        "nicknames": tables.nicknames,
        "weak": sorted(tables.weak),
        "quiet": sorted(tables.quiet),
        "places": sorted(tables.places),
        "spellings": tables.spellings,
    }
