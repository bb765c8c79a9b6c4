"""The answer to a question in one sentence, where an entry gives it: a ruled question that is the same, else a rule."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from judge.rule_lookup import in_short
from judge.search.results import Hit, Results

if TYPE_CHECKING:
    from judge.search.same_question import RuledQuestions

QUESTIONS, MOST_QUESTIONS = "reading", 100
RULED = re.compile(r"^-\s*(?P<says>.+?)\s*\((?:the rule|our reading|how we rule)\)\s*(?P<because>.*)$", re.MULTILINE)


class Sentence(NamedTuple):
    """What is said first: the question that an entry answers, if it is one; the answer; and the entry."""

    question: str
    says: str
    hit: Hit


def best_answer(results: Results, questions: Results, ruled: RuledQuestions) -> Sentence | None:
    """The answer in a sentence: that of one of the ruled questions found, else the best entry's, if it has one.

    That of a ruled question is given only to the same question: to another one it would be a wrong answer that looks
    certain.
    """
    hits = results.results
    for hit in questions.results if hits else ():
        found = RULED.search(hit.text) if hit.game == hits[0].game else None
        if found and ruled.answers(hit.game, results.query, hit.title, found["says"]):
            return Sentence(hit.title, " ".join(filter(None, (found["says"], found["because"]))), hit)
    first = hits[0] if hits and hits[0].kind in ("rule", "term", "step") else None
    says = in_short(first.text.lstrip("… ")) if first else ""
    return Sentence("", says, first) if first and says else None
