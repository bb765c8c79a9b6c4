"""Asks a search and gives the ids that came back."""

from __future__ import annotations

from collections.abc import Collection

from judge.search.engine import Search


def ids(search: Search, query: str, game: str | None = None, kinds: Collection[str] | None = None) -> list[str]:
    """The ids of the hits of a query."""
    return [hit.id for hit in search.search(query, game, kinds).results]
