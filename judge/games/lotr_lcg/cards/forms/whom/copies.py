"""copy: the copies of whoever is spoken of: `each other copy of that ally`, `a copy of the defending character`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import THIS, Phrase, Quality


def _copies_of(group: Phrase, clauses: tuple[Quality, ...] = ()) -> Phrase | None:
    """Copies of this card and of that card are told in groups.py."""
    if group == THIS or (group.how == "it" and group.kinds in ((), ("card",))):
        return None
    return Phrase(kinds=("card",), clauses=(Quality("copy", group=group), *clauses))


def _of_copies(given: Any) -> Mapping[str, Any] | None:
    whose = given.clauses[0].group if isinstance(given, Phrase) and given.clauses else None
    if whose is None or given != _copies_of(whose, given.clauses[1:]):
        return None
    return {"group": whose} | ({"clauses": given.clauses[1:]} if given.clauses[1:] else {})


for sort, copies in ((of["description"], "cop[y|ies]"), (of["descriptions"], "copies")):
    sort.converts(_copies_of, _of_copies, f"{copies} of {{group:that one}} ({{clauses}})", rank=1)
