"""edition-0.1: the open questions by the names people give them, each with the units where an answer is missing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import NamedTuple

from judge.content.rulesdata import load_rules_data
from judge.kit.words import plain


class Hole(NamedTuple):
    """An open question: the reading about it, the units where the answer is missing, other names for it."""

    reading: str
    units: tuple[str, ...]
    names: tuple[str, ...]

    @property
    def why(self) -> str:
        """The question that nothing answers."""
        return f"the rulebook leaves this open: {load_rules_data('wot-conquest').readings[self.reading].question}"


def _all() -> Iterator[Hole]:
    """The rows of the table beside this file."""
    text = files(__package__).joinpath("open_questions.md").read_text("utf-8")
    for line in text.partition("|---|---|---|\n")[2].splitlines():
        reading, units, names = (tuple(cell.strip().split(", ")) for cell in line.strip("|").split("|"))
        yield Hole(reading[0], units, names)


HOLES = {hole.reading: hole for hole in _all()}
_NAMES = {name: hole for hole in HOLES.values() for name in (hole.reading, hole.reading.replace("-", " "), *hole.names)}


def hole_named(text: str) -> Hole | None:
    """The open question that a name means: one of its own, or words that only one of them has."""
    wanted = plain(text)
    bare = {_bare(name): hole for name, hole in _NAMES.items()}
    return _NAMES.get(wanted) or bare.get(_bare(wanted)) or _by_words(wanted)


def _bare(text: str) -> str:
    return " ".join(word for word in text.split() if word not in ("the", "a", "an"))


LITTLE = frozenset("the a an of in on at to for by with and or is are how what when who which does".split())


def _by_words(text: str) -> Hole | None:
    """The one open question whose names have all these words, whatever their endings; None where several have."""
    wanted = _stems(text)
    meant = [hole for hole in HOLES.values() if wanted and wanted <= _stems(" ".join((hole.reading, *hole.names)))]
    return meant[0] if len(meant) == 1 else None


def _stems(text: str) -> set[str]:
    words = (word for word in re.findall(r"[\w']+", text) if word not in LITTLE)
    return {re.sub(r"(?:ing|ed|es|e|y|ies|s)$", "", word) or word for word in words}
