"""The search for the static site: the same entries, words and scores in a compact form that a script can read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from judge.content.library import Library
from judge.search import answering, excerpt, ranking
from judge.search.index import documents, fill_tables, freshness, load_or_build
from judge.search.index.lookup_tables import Means, Tables
from judge.search.index.packed_postings import LEVELS, PAIR_LEVELS, SCALE, SIGNS, packed
from judge.search.index.store import Store, Stored
from judge.search.query import reader, spelling, word_meanings
from judge.search.words import LONGEST_WORD, pairs, phrase, stems, words_of

FORMAT = 2


@dataclass(frozen=True, slots=True)
class Exported:
    """What a page loads: the index that finds and ranks, and the texts of each game's entries, which it shows."""

    index: dict[str, Any]
    texts: dict[str, list[str]]


def exported(library: Library) -> Exported:
    """The whole search as JSON data.

    `entries` are columns, one value an entry; `names` are what each is called besides its title, as stems, with how
    surely. `postings` are packed (see `packing`). `lexicon` has every word, with the games that have it and how often.
    `means` is what words of the vocabulary stand for: the games as bits, the stems, how surely; what the names of a
    term stand for follows from its title. `constants` are the weights of the ranking under their own names.
    """
    store = _store(library)
    tables = store.tables
    rows = [store.entry(number) for number in range(store.size)]
    index = {
        "format": FORMAT,
        "games": tables.games,
        "kinds": sorted({row[1] for row in tables.rows}),
        "entries": _columns(tables, rows),
        "names": _further_names(tables, rows),
        "postings": packed(store.tokens(), store.postings),
        "lexicon": _lexicon(tables),
        "means": _means(tables, rows),
        "constants": _constants(),
        **_vocabulary(tables),
    }
    return Exported(index, {game: [row.text for row in rows if row.game == game] for game in tables.games})


def _store(library: Library) -> Store:
    """The index that the server uses, made where it is missing."""
    place = freshness.place_of(library.root, freshness.fingerprint(library.root))
    return (load_or_build.load(place) if place else None) or load_or_build.build(library, place)


def _columns(tables: Tables, rows: list[Stored]) -> dict[str, Any]:
    kinds = sorted({row[1] for row in tables.rows})
    paths = list(dict.fromkeys(row.parents for row in rows))
    pages = list(dict.fromkeys(row.url.partition("#")[0] for row in rows))
    return {
        "game": [row[0] for row in tables.rows],
        "kind": [kinds.index(row[1]) for row in tables.rows],
        "owner": [number - row[2] for number, row in enumerate(tables.rows)],
        "id": [row.id for row in rows],
        "slug": [row.slug if row.slug != row.id else 0 for row in rows],
        "title": [row.title for row in rows],
        "page": [pages.index(row.url.partition("#")[0]) for row in rows],
        "anchor": [_anchor(row) for row in rows],
        "path": [paths.index(row.parents) for row in rows],
        "cites": [0 if row.cites == (row.id,) else row.cites for row in rows],
        "paths": paths,
        "pages": pages,
    }


def _anchor(row: Stored) -> str | int:
    """Where on its page an entry stands: 1 for its id, 0 for the page itself."""
    anchor = row.url.partition("#")[2]
    return (1 if anchor == row.id else anchor) if anchor else 0


def _names(tables: Tables) -> list[dict[str, float]]:
    """For each entry its names as stems, each with how surely it is meant."""
    names: list[dict[str, float]] = [{} for _ in tables.rows]
    for key, entries in tables.names.items():
        for number, sure in entries:
            names[number][key] = sure
    return names


def _further_names(tables: Tables, rows: list[Stored]) -> list[dict[str, int] | int]:
    """The names that do not follow from the title, in hundredths; 0 for what has no name at all."""
    return [
        {key: round(sure * 100) for key, sure in sorted(names.items()) if key not in _title_keys(tables, row)}
        if names
        else 0
        for names, row in zip(_names(tables), rows, strict=True)
    ]


def _title_keys(tables: Tables, row: Stored) -> set[str]:
    words = words_of(row.title, tables.spellings)
    strong = [word for word in words if word not in tables.weak]
    if not words or len(strong) > documents.LONGEST_NAME:
        return set()
    return {phrase(words)} if len(strong) < 2 else {phrase(words), phrase(strong)}


def _means(tables: Tables, rows: list[Stored]) -> dict[str, list[Any]]:
    """What words stand for, without what a script makes of the names and titles of terms."""
    following: dict[str, list[Means]] = {}
    for names, row in zip(_names(tables), rows, strict=True):
        for key in names if row.kind == "term" else ():
            following.setdefault(key, []).append(_title_means(tables, row))
    left = {key: [each for each in means if each not in following.get(key, ())] for key, means in tables.means.items()}
    return {key: [list(each) for each in means] for key, means in left.items() if means}


def _title_means(tables: Tables, row: Stored) -> Means:
    title = stems(word for word in words_of(row.title, tables.spellings) if word not in tables.weak)
    factor = fill_tables.SYNONYM if len(title) == 1 else fill_tables.TITLE_WORD
    return tables.bit(row.game), (*title, *pairs(title)), factor


def _lexicon(tables: Tables) -> dict[str, Any]:
    return {
        "words": " ".join(tables.words),
        "games": [games for games, _ in tables.words.values()],
        "counts": [count for _, count in tables.words.values()],
    }


USED: Mapping[Any, tuple[str, ...]] = {
    answering: ("SIFTED",),
    documents: ("TITLE", "HEADING", "LONGEST_NAME"),
    excerpt: ("LONGEST",),
    fill_tables: ("SYNONYM", "TITLE_WORD"),
    word_meanings: ("QUIET", "DIGITS", "PLAIN", "SUBJECT", "ALONE", "TOGETHER", "SECOND_BEST", "LONGEST_SPAN"),
    ranking: (
        *(
            "EXACT",
            "BELOW",
            "CITING",
            "NAMED",
            "ITSELF",
            "NEARLY",
            "SHARE",
            "NEIGHBOURS",
            "COVERED",
            "WHOLE_NAME",
            "LEANING",
        ),
        *("COMMON", "ENOUGH", "KINDS"),
    ),
    reader: ("LONGEST_QUERY", "MOST_WORDS"),
    spelling: ("SHORT", "LONG"),
}


def _constants() -> dict[str, Any]:
    found = {name: getattr(module, name) for module, names in USED.items() for name in names}
    scales = {"SCALE": SCALE, "LEVELS": LEVELS, "PAIR_LEVELS": PAIR_LEVELS}
    return {**found, "LONGEST_WORD": LONGEST_WORD, "SIGNS": SIGNS, **scales}


def _vocabulary(tables: Tables) -> dict[str, Any]:
    return {
        "nicknames": tables.nicknames,
        "weak": sorted(tables.weak),
        "quiet": sorted(tables.quiet),
        "places": sorted(tables.places),
        "spellings": tables.spellings,
    }
