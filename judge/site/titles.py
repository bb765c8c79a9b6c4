"""Titles as there is room for them."""

from __future__ import annotations


def short_title(title: str) -> str:
    """A game's title as a tab has room for it: up to the first colon or comma."""
    return title.partition(":")[0].partition(",")[0]
