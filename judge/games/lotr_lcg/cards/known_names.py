"""self-referential: names in card text, and whom they mean."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

KNOWN: ContextVar[frozenset[str] | None] = ContextVar("KNOWN", default=None)


@contextmanager
def knowing(names: frozenset[str]) -> Iterator[None]:
    """While card text is read, these are the names of cards on the table."""
    token = KNOWN.set(names)
    try:
        yield
    finally:
        KNOWN.reset(token)


def is_known(name: str) -> bool | None:
    """Whether a card of that name or title is on the table; None where no table is at hand."""
    names = KNOWN.get()
    return None if names is None else name.casefold() in names


def near_known(name: str) -> str | None:
    """The name of a card on the table that a name is nearly, so that it is most likely a slip."""
    found = difflib.get_close_matches(name.casefold(), sorted(KNOWN.get() or ()), 1, 0.66)
    return found[0] if found else None


def own_names(name: str, title: str, short: bool) -> frozenset[str]:
    """What a card's text may call the card: its name, its title, and of heroes and the like the first name."""
    found = {name, title, title.partition(" (")[0]}
    if short and " " in title and title.split()[0][:1].isupper() and title.split()[0] not in ("The", "A", "An"):
        found.add(title.split()[0])
    return frozenset(found)
