"""letter-x: `with 3 damage on it`: at least as much, as `there is 3 damage on it` says too, unless exactly as much."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import TOKENS, Quality, Range


def _so_many(range: Range, word: str) -> Quality:
    return Quality("value", word, range=range)


def _of_so_many(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Quality) or given.word not in TOKENS or given.range is None:
        return None
    return {"range": given.range, "word": given.word} if given == _so_many(given.range, given.word) else None


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# One of them is any of them.
BEARS = {"damage": "damaged", "resource": "bears resources", "progress": "bears progress"}
for sort, before in ((of["having"], ""), (of["clause of cards"], "with ")):
    told = f"{before}{{range:so many tokens}} {{word:tokens}}"
    sort.converts(_so_many, _of_so_many, f"{told} on it/him/her/them", rank=-2)
    for tokens, kind in BEARS.items():
        one = f"{before}a/1/one {tokens} (token) on it/him/her/them"
        sort.converts(lambda kind=kind: Quality(kind), _unsaid, one, rank=-3)
