"""Words as people write them: names in a row, numbers, plurals; and what several names in a text mean."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence

NUMBERS = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
)  # fmt: skip
TIMES = {"once": 1, "twice": 2, "thrice": 3}
DECLINES = frozenset(("pass", "passes", "declines", "decline", "does nothing", "nothing", "nobody", "none", "no"))
_BETWEEN = re.compile(r"\s*(?:,\s*and\s+|,|&|\+|\s+and\s+)\s*")
_QUOTES = str.maketrans({"\N{RIGHT SINGLE QUOTATION MARK}": "'", "\N{MINUS SIGN}": "-"})
_APOSTROPHES = str.maketrans(dict.fromkeys("'\u2018\u2019\u02bc\u2032\u00b4`"))


def plain(text: str) -> str:
    """A text in small letters, with plain quotes and minus signs and one blank between two words."""
    return " ".join(text.casefold().translate(_QUOTES).split())


def tidy(text: str) -> str:
    """A name as it is compared: plain, and without an article in front."""
    words = plain(text).split()
    return " ".join(words[1:] if len(words) > 1 and words[0] in ("the", "a", "an") else words)


def folded(text: str) -> str:
    """A name as lists of cards are compared: letters and digits only, without case, accents and apostrophes."""
    spread = unicodedata.normalize("NFKD", text.translate(_APOSTROPHES)).casefold()
    kept = "".join(char if char.isalnum() else " " for char in spread if not unicodedata.combining(char))
    return " ".join(kept.split())


def number(text: str) -> int | None:
    """The number that a word or a figure is; None if it is none. Other words for numbers are the game's own."""
    low = plain(text)
    if low.isascii() and low.isdecimal() and len(low) <= 6:
        return int(low)
    return NUMBERS.index(low) if low in NUMBERS else 1 if low in ("a", "an") else None


def counted(amount: int, noun: str, plural: str = "") -> str:
    """`1 card`, `2 cards`."""
    return f"{amount} {noun if amount == 1 else plural or noun + 's'}"


def together(names: Sequence[str], nobody: str = "nothing") -> str:
    """Names in a row, as people say them: `Ana, Ben and Cat`."""
    *first, last = names or (nobody,)
    return f"{', '.join(first)} and {last}" if first else last


def read_form(text: str, known: Iterable[str], *forms: str) -> tuple[str, ...] | None:
    """The things a text names in one of some forms, such as `travels? to (?P<names>.+)`; () where it declines."""
    names = list(known)
    if text in DECLINES:
        return ()
    for form in forms:
        match = re.fullmatch(form, text)
        if match is not None and (found := read_names(match["names"], names)) is not None:
            return found
    return None


def read_names(text: str, known: Iterable[str]) -> tuple[str, ...] | None:
    """The things a text names, in the order of `known`; None if it names anything else, or one twice."""
    order = list(known)
    low = {plain(name): name for name in order}
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


def read_shares(text: str, known: Iterable[str]) -> tuple[tuple[str, int], ...] | None:
    """`1 to Bear and 4 to Wolf` as pairs in the order of `known`; None if it says anything else."""
    order = list(dict.fromkeys(known))
    low = {plain(name): name for name in order}
    found: dict[str, int] = {}
    for part in re.split(r",? and (?=\w+ to )|, ?(?=\w+ to )", plain(text)):
        match = re.fullmatch(r"(\w+) to (?:the )?(.+)", part.strip())
        amount, name = (number(match[1]), low.get(match[2])) if match else (None, None)
        if amount is None or name is None or name in found:
            return None
        found[name] = amount
    return tuple(sorted(found.items(), key=lambda pair: order.index(pair[0])))
