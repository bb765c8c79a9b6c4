"""traits, copy: what cards have in common with others: `that shares a trait with it`, `with the same title as ...`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import Amount, Phrase, Quality, Range

clause = of["clause of cards"]
of["sharing"].form(
    Quality, "a trait with {group:cards}", "at least 1/one trait with {group:cards}", kind="shares a trait"
)
clause.converts(
    lambda group: Quality("shares a trait", group=group),
    lambda given: None,
    "with the same trait as {group:cards}",
    "with a trait in common with {group:cards}",
    rank=1,
)
of["sharing"].form(Quality, "a title with {group:cards}", "the/a title of {group:cards}", kind="shares a title")


def _titled_in_pile(whose: Phrase) -> Quality:
    """`with the same title as a card in his discard pile`."""
    there = (Quality("in", "discard pile", group=whose),)
    return Quality("shares a title", group=Phrase("pick", kinds=("card",), clauses=there))


def _in_whose_pile(given: Any) -> Mapping[str, Any] | None:
    group = given.group if isinstance(given, Quality) and given.kind == "shares a title" else None
    whose = group.clauses[0].group if group is not None and len(group.clauses) == 1 else None
    return {"whose": whose} if whose is not None and given == _titled_in_pile(whose) else None


clause.converts(
    _titled_in_pile,
    _in_whose_pile,
    "with the same title as a card in {whose} discard pile",
    "that [has|have] the same title as a card in {whose} discard pile",
    rank=-3,
)
clause.converts(
    lambda it: it,
    lambda given: {"it": given} if isinstance(given, Quality) and given.kind.startswith("shares a ") else None,
    "that share[s|] {it:sharing}",
    "who share[s|] {it:sharing}",
)
clause.form(
    Quality,
    "with the same title as {group:cards}",
    "that [has|have] the same title as {group:cards}",
    "that [has|have] the same name as {group:cards}",
    kind="shares a title",
)


def _like_that_of(op: str) -> tuple[Any, Any]:
    """`with a cost higher than that of the discarded card`: the same value of both."""

    def make(word: str, group: Phrase) -> Quality:
        return Quality("value", word, range=Range(op, Amount(of=word, group=group)))

    def take(given: Any) -> Mapping[str, Any] | None:
        span = given.range if isinstance(given, Quality) else None
        group = span.amount.group if span is not None else None
        return {"word": given.word, "group": group} if group is not None and given == make(given.word, group) else None

    return make, take


for op, words in ((">", "higher/greater/more than"), ("<", "lower/less than"), ("=", "equal to")):
    clause.converts(*_like_that_of(op), f"with a {{word:measure}} {words} that of {{group:cards}}")
