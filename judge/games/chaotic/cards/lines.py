"""Lines of card text put together: what opens a list stands in front of each of its points."""

from __future__ import annotations

import re

OPENER = re.compile(r"(?:If you control|.*\b(?:gains?|loses?|have an additional|has an additional)):")


def whole_lines(lines: list[str]) -> list[str]:
    """Lines of which each says its whole: what opens a list (`If you control:`) stands in front of each of its points.

    The first point names a target; in the others that Creature is meant.
    """
    at = next((n for n, each in enumerate(lines) if OPENER.fullmatch(each.strip())), None)
    if at is None or at + 1 >= len(lines):
        return lines
    opener = lines[at].strip().rstrip(":")
    again = re.sub(r"\b[Tt]arget Creature\b", "that Creature", opener)
    points = [each.strip().lstrip("•-* ").rstrip(";.") for each in lines[at + 1 :]]
    said = [f"{again if n else opener} {each}." for n, each in enumerate(points)]
    return [*lines[:at], " ".join(each[:1].upper() + each[1:] for each in said)]
