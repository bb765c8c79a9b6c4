"""The answer to a question in one sentence, where an entry gives it: a ruled question if one is near, else a rule."""

from __future__ import annotations

import re
from typing import NamedTuple

from judge.rule_lookup import in_short
from judge.search.results import Hit, Results

NEAR, MOST_LOOKED_AT = 0.55, 8
QUESTIONS = ("misreading", "reading", "scenario")
RULED = re.compile(r"^-\s*(?P<says>.+?)\s*\((?:the rule|our reading|how we rule)\)\s*(?P<because>.*)$", re.MULTILINE)
ASKED = re.compile(r"^(?:who|what|when|where|which|how|may|can|could|does|do|is|are|must|should|will|if)\b", re.I)


class Sentence(NamedTuple):
    """What is said first: the question that an entry answers, if it is one; the answer; and the entry."""

    question: str
    says: str
    hit: Hit


def best_answer(results: Results) -> Sentence | None:
    """The answer in a sentence; None where the best entry does not say anything in short."""
    hits = results.results[:MOST_LOOKED_AT]
    if not hits:
        return None
    if ASKED.match(results.query) or results.query.rstrip().endswith("?"):
        for hit in hits:
            found = RULED.search(hit.text) if hit.kind in QUESTIONS else None
            if found and hit.score >= NEAR * hits[0].score and hit.game == hits[0].game:
                return Sentence(hit.title, " ".join(filter(None, (found["says"], found["because"]))), hit)
    first = next((hit for hit in hits if hit.kind in ("rule", "term", "step")), None)
    says = in_short(first.text.lstrip("… ")) if first else ""
    return Sentence("", says, first) if first and says and first is hits[0] else None
