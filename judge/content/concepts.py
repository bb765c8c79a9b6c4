"""Concepts from several places: a page of one place, and what others add to it, heading by heading."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

FOLDER = "concepts"
_SECTION = re.compile(r"^(?=## )", re.M)


def concept_files(roots: Iterable[Path]) -> dict[str, list[Path]]:
    """The files of each concept by its slug: the page itself first, then what other places add to it."""
    found: dict[str, list[Path]] = {}
    for root in roots:
        for path in sorted((root / FOLDER).glob("*.md")):
            found.setdefault(path.stem, []).append(path)
    return found


def merged(body: str, more: str) -> str:
    """A page with the columns of another put under its headings, behind its own; new headings come at the end.

    What stands before the first heading of the other is left out: the idea has been introduced.
    """
    parts = {_heading(each): each for each in _SECTION.split(body)}
    for each in _SECTION.split(more):
        heading = _heading(each)
        if not heading:
            continue
        parts[heading] = _with_columns(parts[heading], each) if heading in parts else each
    return "\n\n".join(part.strip("\n") for part in parts.values() if part.strip()) + "\n"


def _heading(part: str) -> str:
    first = part.split("\n", 1)[0]
    return first.removeprefix("## ").strip().casefold() if first.startswith("## ") else ""


def _with_columns(section: str, more: str) -> str:
    """A section with the columns of another behind its own, before whatever follows them."""
    added = more.split("\n", 1)[1].strip("\n") if "\n" in more else ""
    lines = section.rstrip("\n").split("\n")
    last = max((at for at, line in enumerate(lines) if line.startswith((":   ", "    "))), default=len(lines) - 1)
    return "\n".join((*lines[: last + 1], "", added, *lines[last + 1 :]))
