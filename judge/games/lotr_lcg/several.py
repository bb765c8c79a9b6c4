"""Several cards in one choice: every set of them once, and any order in which people write them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

_BETWEEN = re.compile(r"\s*(?:,\s*and\s+|,|&|\+|\s+and\s+)\s*")


def sets_of(names: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Every set of the names that is not empty, the small ones first, each in the order given."""
    for size in range(1, len(names) + 1):
        yield from combinations(names, size)


def in_words(names: Sequence[str]) -> str:
    """`Aragorn`, `Aragorn and Gimli`, `Aragorn, Gimli and Legolas`."""
    return " and ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))


def read_names(text: str, known: Iterable[str]) -> tuple[str, ...] | None:
    """The cards a text names, in the order of `known`; None if it names anything else, or one twice."""
    order = list(known)
    found = _names(text.strip(), {name.casefold().replace("’", "'"): name for name in order})
    if found is None or len(set(found)) != len(found):
        return None
    return tuple(sorted(found, key=order.index))


def _names(text: str, known: dict[str, str]) -> list[str] | None:
    """Reads the longest name first, then whatever follows after a comma or an `and`."""
    for low in sorted(known, key=len, reverse=True):
        if text == low:
            return [known[low]]
        if text.startswith(low) and (between := _BETWEEN.match(text, len(low))):
            rest = _names(text[between.end() :], known)
            if rest is not None:
                return [known[low], *rest]
    return None
