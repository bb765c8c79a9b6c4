"""letter-x: `with 3 damage on it`: as much at least, unless exactly as much is said, as in `there is 3 damage on it`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import TOKENS, Quality, Range

having, clause = of["having"], of["clause of cards"]


def _so_many(range: Range, word: str) -> Quality:
    return Quality("value", word, range=range)


def _of_so_many(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Quality) or given.word not in TOKENS or given.range is None:
        return None
    return {"range": given.range, "word": given.word} if given == _so_many(given.range, given.word) else None


for sort, before in ((having, ""), (clause, "with ")):
    told = f"{before}{{range:so many tokens}} {{word:tokens}}"
    sort.converts(_so_many, _of_so_many, told, f"{told} on it/him/her/them", rank=-2)

# --- of several, each of which has some or none
SOME = {"damage": "damaged", "resource[|s]": "bears resources", "progress": "bears progress"}
for tokens, kind in SOME.items():
    for told in (tokens, f"{tokens.removesuffix('[|s]')} token[|s]"):
        having.form(Quality, f"{told} on them", f"any {told} on them", kind=kind, rank=-1)
        having.form(Quality, f"no {told} on them", kind=kind, negated=True, rank=-1)
