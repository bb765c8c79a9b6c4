"""What a search gives back, and the same as a JSON document or as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from textwrap import shorten, wrap
from typing import Any

MOST_SHOWN, LONGEST_SHOWN = 10, 300
# What a search may be limited to, and the kinds of entries each stands for.
FILTERS: dict[str, tuple[str, ...]] = {
    "term": ("term",),
    "rule": ("rule", "chapter"),
    "step": ("step", "chart"),
    "reading": ("reading", "misreading", "note"),
    "scenario": ("scenario",),
    "concept": ("concept",),
}


def kinds_of(filters: Iterable[str]) -> frozenset[str] | None:
    """The kinds of entries that filters let through; all of them where none is chosen."""
    return frozenset(kind for each in filters for kind in FILTERS[each]) or None


@dataclass(frozen=True, slots=True)
class Hit:
    """One entry that answers: its ids, the words that matched, and where it stands."""

    id: str
    game: str
    kind: str
    title: str
    text: str
    cites: tuple[str, ...]
    url: str
    score: float
    parents: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    slug: str = ""
    address: str = ""


@dataclass(frozen=True, slots=True)
class Results:
    """The hits of a query, the best first, and what may have been meant instead."""

    query: str
    results: tuple[Hit, ...] = ()
    suggestion: str | None = None

    def by_game(self) -> dict[str, tuple[Hit, ...]]:
        """The hits in groups, the game of the best hit first."""
        games = dict.fromkeys(hit.game for hit in self.results)
        return {game: tuple(hit for hit in self.results if hit.game == game) for game in games}


def results_json(results: Results) -> dict[str, Any]:
    """The document that `judge search --json` prints and the API serves."""
    return {
        "query": results.query,
        "results": [_hit_json(hit) for hit in results.results],
        "suggestion": results.suggestion,
    }


def _hit_json(hit: Hit) -> dict[str, Any]:
    return {
        "id": hit.id,
        "game": hit.game,
        "kind": hit.kind,
        "title": hit.title,
        "text": hit.text,
        "cites": list(hit.cites),
        "url": hit.url,
        "score": hit.score,
        "parents": list(hit.parents),
        "marks": list(hit.marks),
        "slug": hit.slug,
        "address": hit.address,
    }


def results_text(results: Results) -> str:
    """The same for a terminal: grouped by game, each hit with its address, where it stands and what it says."""
    lines = []
    if results.suggestion:
        lines.append(f'Searched for "{results.suggestion}".')
    if not results.results:
        lines.append("Nothing was found. Try fewer words, a rule number, or another word for it.")
    for game, hits in results.by_game().items():
        lines.append(f"{'' if not lines else chr(10)}{game or 'all games'}")
        for hit in hits[:MOST_SHOWN]:
            lines.extend(_hit_lines(hit))
    return "\n".join(lines) + "\n"


def _hit_lines(hit: Hit) -> Iterator[str]:
    named = "" if hit.kind == "rule" else f" ({hit.kind})"
    around = f"  [{' > '.join(hit.parents)}]" if hit.parents else ""
    yield f"  {hit.id}  {hit.title}{named}{around}"
    said = shorten(" ".join(hit.text.split()), LONGEST_SHOWN, placeholder=" …")
    yield from wrap(said, width=100, initial_indent="      ", subsequent_indent="      ")
