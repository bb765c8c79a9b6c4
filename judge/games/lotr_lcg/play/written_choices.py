"""Choices as people write them: several cards at once in any order, other words for the same thing, no thanks."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

# Words that several verbs would understand where none of them is asked for, such as `nobody`, go to the first of these.
VERBS = (
    "name-x", "pay", "choose-cost", "choose", "attack", "join-attack", "decide", "select", "pick-where", "pick",
    "mulligan", "choose-tied-enemy", "choose-next-dealt", "choose-attacker", "defend", "sentinel", "engage",
    "take-undefended", "take-defended", "respond", "play", "use", "commit", "give-up", "comes-up", "travel",
)  # fmt: skip
DECLINES = frozenset(("pass", "passes", "declines", "decline", "does nothing", "nothing", "nobody", "none", "no"))
_BETWEEN = re.compile(r"\s*(?:,\s*and\s+|,|&|\+|\s+and\s+)\s*")


def sets_of(names: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Every set of the names that is not empty, the small ones first, each in the order given."""
    for size in range(1, len(names) + 1):
        yield from combinations(names, size)


def in_words(names: Sequence[str]) -> str:
    """`Aragorn`, `Aragorn and Gimli`, `Aragorn, Gimli and Legolas`."""
    return " and ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))


def read_form(text: str, known: Iterable[str], *forms: str) -> tuple[str, ...] | None:
    """The cards a text names in one of some forms, such as `travels? to (?P<names>.+)`; () where it declines."""
    names = list(known)
    if text in DECLINES:
        return ()
    for form in forms:
        match = re.fullmatch(form, text)
        if match is not None and (found := read_names(match["names"], names)) is not None:
            return found
    return None


def read_names(text: str, known: Iterable[str]) -> tuple[str, ...] | None:
    """The cards a text names, in the order of `known`; None if it names anything else, or one twice."""
    order = list(known)
    low = {name.casefold().replace("’", "'"): name for name in order}
    found = _names(text.strip(), {f"the {each}": name for each, name in low.items()} | low)
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
