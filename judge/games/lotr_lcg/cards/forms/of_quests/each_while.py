"""qualifiers: `each enemy gets +1 threat while it is in the staging area`: each enemy that is there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import Deeds, Instruction, Phrase, Quality


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    """Said back in the shorter words: `each enemy in the staging area`."""
    return None


def _such(negated: bool, all_the_time: bool) -> tuple[Any, Any]:
    """`if` can ask but once, which the shorter words do too; `while` and `unless` ask all the time."""

    def make(it: Phrase, parts: tuple[Instruction, ...], quality: Quality) -> Deeds:
        told = quality._replace(negated=not quality.negated) if negated else quality
        group = it._replace(how="all", clauses=(*it.clauses, told))
        return Deeds((Instruction("together", group, parts=parts),), of_each=all_the_time)

    def take(given: Any) -> Mapping[str, Any] | None:
        done = given.effects[0] if isinstance(given, Deeds) and given.of_each and len(given.effects) == 1 else None
        if done is None or not done.group.clauses:
            return None
        quality = done.group.clauses[-1]
        told = quality._replace(negated=not quality.negated) if negated else quality
        it = done.group._replace(how="", clauses=done.group.clauses[:-1])
        found: dict[str, Any] = {"it": it, "parts": done.parts, "quality": told}
        return found if given == make(**found) else None

    return make, take if all_the_time else _unsaid


behind = of["deeds behind"]
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
    for negated, cases, other in ((False, so, not_so), (True, not_so, so)):
        behind.converts(*_such(negated, False), *(f"{some} if {case}" for case in cases), rank=-1)
        behind.converts(
            *_such(negated, True),
            *(f"{some} {when} {case}" for when in ("while", "as long as") for case in cases),
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
