"""Which entries answer a query best: exact numbers, then names, then titles, then texts."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from math import log

from judge.content.library import natural
from judge.search.query import Query, Span, Word
from judge.search.tables import Tables

EXACT, BELOW, CITING = 1000.0, 500.0, 100.0
NAMED, SHARE = 30.0, 1.5
NEIGHBOURS, COVERED = 0.5, 0.7
KINDS = {"chapter": 0.8, "chart": 0.8, "step": 0.85, "reading": 0.9, "misreading": 0.9, "scenario": 0.7, "note": 0.45}
Postings = Callable[[str], Mapping[int, float]]


class Ranking:
    """Ranks the documents of one index; `postings` gives the documents of a token, each with its score."""

    def __init__(self, tables: Tables, postings: Postings) -> None:
        self.tables = tables
        self.postings = postings
        self.bits = [1 << row[0] for row in tables.rows]
        self.kinds = [KINDS.get(row[1], 1.0) for row in tables.rows]

    def rank(self, query: Query, kinds: Collection[str] | None, most: int) -> list[tuple[int, float]]:
        """The best documents with their scores; of a term and the blocks in it only the best one."""
        scores = self.texts(query)
        for number, score in self.named(query).items():
            scores[number] = scores.get(number, 0.0) + score
        for number, score in self.numbered(query):
            scores[number] = scores.get(number, 0.0) + score
        order = sorted(scores.items(), key=lambda pair: (-pair[1], pair[0]))
        return list(self.best(order, query.mask, kinds, most))

    def best(
        self, order: list[tuple[int, float]], mask: int, kinds: Collection[str] | None, most: int
    ) -> Iterator[tuple[int, float]]:
        owners: set[int] = set()
        for number, score in order:
            _, kind, _, owner = self.tables.rows[number]
            if len(owners) >= most:
                return
            if owner not in owners and self.bits[number] & mask and (kinds is None or kind in kinds):
                owners.add(owner)
                yield number, score

    def texts(self, query: Query) -> dict[int, float]:
        """What the words of the query find, weighed by how much of the query each document covers."""
        scores: dict[int, float] = {}
        covered: dict[int, float] = {}
        total = 0.0
        for word in query.words:
            found = self.found(word)
            worth = word.weight * self.rarity(found)
            total += worth if found else 0.0
            for number, score in found.items():
                scores[number] = scores.get(number, 0.0) + score * word.weight
                covered[number] = covered.get(number, 0.0) + worth
        for token in query.neighbours:
            for number, score in self.postings(token).items():
                if number in scores:
                    scores[number] += score * NEIGHBOURS
        kinds, least = self.kinds, 1.0 - COVERED
        return {
            number: score * kinds[number] * (least + COVERED * covered[number] / total) for number, score in scores.items()
        }

    def found(self, word: Word) -> Mapping[int, float]:
        """The documents with any form of a word, each with its best form."""
        first, *others = word.forms
        if not others and first.factor == 1.0:
            return self.postings(first.token)
        best: dict[int, float] = {}
        for form in word.forms:
            for number, score in self.postings(form.token).items():
                if self.bits[number] & form.mask and score * form.factor > best.get(number, 0.0):
                    best[number] = score * form.factor
        return best

    def rarity(self, found: Mapping[int, float]) -> float:
        return log(1.0 + len(self.bits) / (1.0 + len(found)))

    def named(self, query: Query) -> dict[int, float]:
        """What the names in the query find: the more of the query a name is, the more it counts."""
        worth = [word.weight * self.rarity(self.found(word)) for word in query.words]
        total = sum(worth)
        scores: dict[int, float] = {}
        for span in query.spans:
            share = self.share(span, worth, total)
            for number, factor in span.entries:
                score = NAMED * factor * share**SHARE
                scores[number] = max(scores.get(number, 0.0), score)
        return scores

    def share(self, span: Span, worth: list[float], total: float) -> float:
        return sum(worth[place] for place in span.words) / total if total else 1.0

    def numbered(self, query: Query) -> Iterator[tuple[int, float]]:
        """What the numbers in the query find: the rule, what stands below it, what rests on it."""
        for id in query.ids:
            for number in self.tables.ids.get(id, ()):
                yield number, EXACT
            for place, number in enumerate(self.below(id)):
                yield number, BELOW - place
            for number in self.tables.cited.get(id, ()):
                yield number, CITING

    def below(self, id: str) -> list[int]:
        """The rules whose numbers begin with this one, in the order of the rulebook."""
        if not id[0].isdigit():
            return []
        found = [
            (natural(each), number)
            for each, numbers in self.tables.ids.items()
            if each.startswith((f"{id}.", f"{id}-"))
            for number in numbers
        ]
        return [number for _, number in sorted(found)]
