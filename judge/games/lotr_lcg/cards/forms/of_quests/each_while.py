"""qualifiers: `each enemy gets +1 threat while it is in the staging area`: each enemy that is there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import Deeds, Instruction, Phrase, Quality


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    """Said back in the shorter words: `each enemy in the staging area`."""
    return None


def _such(it: Phrase, parts: tuple[Instruction, ...], *told: Quality) -> Deeds:
    group = it._replace(how="all", clauses=(*it.clauses, *told))
    return Deeds((Instruction("together", group, parts=parts),))


def _while(it: Phrase, parts: tuple[Instruction, ...], quality: Quality) -> Deeds:
    return _such(it, parts, quality)


def _while_not(it: Phrase, parts: tuple[Instruction, ...], quality: Quality) -> Deeds:
    return _such(it, parts, quality._replace(negated=not quality.negated))


SUBJECTS = (
    ("each {it:description}", "it/he/she", "is", "has", "does"),
    ("every {it:description}", "it/he/she", "is", "has", "does"),
    ("all {it:descriptions}", "they", "are", "have", "do"),
    ("{it:descriptions}", "they", "are", "have", "do"),
)
for subject, they, are, have, do in SUBJECTS:
    some = f"{subject} {{parts:predicate&?}}"
    so = (f"{they} {are} (currently) {{quality:being}}", f"{they} (currently) {have} {{quality:having}}")
    not_so = (f"{they} {are} not (currently) {{quality:being}}", f"{they} {do} not have {{quality:having}}")
    for make, cases, other in ((_while, so, not_so), (_while_not, not_so, so)):
        of["deeds behind"].converts(
            make,
            _unsaid,
            *(f"{some} {when} {case}" for when in ("while", "if", "as long as") for case in cases),
            *(f"{some} unless {case}" for case in other),
            rank=-1,
        )


# --- of several, each of which has some or none
for tokens, kind in (("damage", "damaged"), ("resource[|s]", "bears resources"), ("progress", "bears progress")):
    for told in (tokens, f"{tokens.removesuffix('[|s]')} token[|s]"):
        of["having"].form(Quality, f"{told} on them", f"any {told} on them", kind=kind, rank=-1)
        of["having"].form(Quality, f"no {told} on them", kind=kind, negated=True, rank=-1)

# --- what has no shorter words: `each location that is the active location`
ACTIVE = Quality("in", "active location")
of["clause of cards"].form(ACTIVE, "that [is|are] the active location")
of["clause of cards"].form(ACTIVE._replace(negated=True), "that [is|are] not the active location")
