"""What a search gives back, and the same as a JSON document."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


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
