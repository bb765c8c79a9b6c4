"""Which entries answer a query best: exact numbers, then names, then titles, then texts."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import lru_cache
from math import log

from judge.search.index.lookup_tables import Tables
from judge.search.query.query import Form, Query, Span, Word

EXACT, BELOW, CITING = 1000.0, 500.0, 100.0
NAMED, SHARE = 30.0, 5.0
ITSELF, NEARLY = 3.0, 0.97
NEIGHBOURS, COVERED = 0.5, 0.7
WHOLE_NAME = 0.6
LEANING = 0.6
COMMON, ENOUGH = 0.12, 120
REMEMBERED = 512
KINDS = {"chapter": 0.8, "chart": 0.8, "step": 0.75, "reading": 0.8, "misreading": 0.8, "scenario": 0.7, "note": 0.45}
Found = tuple[Word, Mapping[int, float]]
Postings = Callable[[str], Mapping[int, float]]


class Ranking:
    """Ranks the documents of one index; `postings` gives the documents of a token, each with its score."""

    def __init__(self, tables: Tables, postings: Postings) -> None:
        self.tables = tables
        self.postings = postings
        self.bits = [1 << row[0] for row in tables.rows]
        self.owners = [row[2] for row in tables.rows]
        self.kinds = [KINDS.get(row[1], 1.0) for row in tables.rows]
        # The same words come again and again, and those with the most synonyms are the slowest.
        self.found = lru_cache(maxsize=REMEMBERED)(self._found)

    def rank(self, query: Query, kinds: Collection[str] | None, most: int) -> list[tuple[int, float]]:
        """The best documents with their scores; of a rule and its steps, a term and its blocks, only the best."""
        if query.whole:
            return self.best(self.chapters(), query.mask, kinds, most)
        found = [(word, self.found(word.forms)) for word in query.words]
        scores, named = self.texts(query, found), self.named(query, found)
        for number in scores:
            scores[number] += named.get(self.owners[number], 0.0)
        for number, score in named.items():
            # A term whose title is the whole query comes before its own parts.
            scores[number] = scores.get(number, score) + (ITSELF if score >= NAMED * NEARLY else 0.0)
        for number, score in self.numbered(query):
            scores[number] = scores.get(number, 0.0) + score
        if query.lean:
            # A name that several games have means the first of them before the others.
            scores = {
                number: score if self.bits[number] & query.lean else score * LEANING for number, score in scores.items()
            }
        return self.best(scores, query.mask, kinds, most)

    def chapters(self) -> dict[int, float]:
        """All chapters: what a query that only names a game gets."""
        return {number: 1.0 for number, row in enumerate(self.tables.rows) if row[1] == "chapter"}

    def best(
        self, scores: dict[int, float], mask: int, kinds: Collection[str] | None, most: int
    ) -> list[tuple[int, float]]:
        """The first of the documents by score that are of these games and kinds."""
        kept: dict[int, tuple[int, float]] = {}
        for number in sorted(sorted(scores), key=scores.__getitem__, reverse=True):
            _, kind, owner = self.tables.rows[number]
            if len(kept) >= most:
                break
            if self.bits[number] & mask and (kinds is None or kind in kinds):
                kept.setdefault(number if kinds and kind == "step" else owner, (number, scores[number]))
        return list(kept.values())

    def texts(self, query: Query, found: list[Found]) -> dict[int, float]:
        """What the words of the query find, weighed by how much of the query each document covers."""
        scores: dict[int, float] = {}
        covered: dict[int, float] = {}
        total = 0.0
        for word, postings in sorted(found, key=lambda pair: len(pair[1])):
            weight, worth = word.weight, word.weight * self.rarity(postings)
            total += worth if postings else 0.0
            # A word that stands in very many rules only tells apart what the other words have found.
            common = len(postings) > COMMON * len(self.bits) and len(scores) >= ENOUGH
            for number in scores.keys() & postings.keys() if common else postings:
                if number in scores:
                    scores[number] += postings[number] * weight
                    covered[number] += worth
                else:
                    scores[number] = postings[number] * weight
                    covered[number] = worth
        self.add_neighbours(scores, query)
        kinds, least, share = self.kinds, 1.0 - COVERED, COVERED / (total or 1.0)
        return {number: score * kinds[number] * (least + share * covered[number]) for number, score in scores.items()}

    def add_neighbours(self, scores: dict[int, float], query: Query) -> None:
        """Words that stand together in the query count more where they stand together in a rule."""
        for token, weight in query.neighbours:
            postings = self.postings(token)
            for number in scores.keys() & postings.keys():
                scores[number] += postings[number] * weight * NEIGHBOURS

    def _found(self, forms: tuple[Form, ...]) -> Mapping[int, float]:
        """The documents with any form of a word, each with its best form."""
        first, *others = forms
        if not others and first.factor == 1.0:
            return self.postings(first.token)
        best: dict[int, float] = {}
        bits = self.bits
        for token, factor, mask in forms:
            for number, score in self.postings(token).items():
                score *= factor
                if bits[number] & mask and score > best.get(number, 0.0):
                    best[number] = score
        return best

    def rarity(self, found: Mapping[int, float]) -> float:
        """How telling a word is that is found in so many documents."""
        return log(1.0 + len(self.bits) / (1.0 + len(found)))

    def named(self, query: Query, found: list[Found]) -> dict[int, float]:
        """What the names in the query find: the more of the query a name is, the more it counts."""
        worth = [word.weight * self.rarity(postings) for word, postings in found if word.text]
        total = sum(worth)
        scores: dict[int, float] = {}
        for span in query.spans:
            share = self.share(span, worth, total)
            for number, factor in span.entries:
                score = NAMED * factor * share**SHARE
                scores[number] = max(scores.get(number, 0.0), score)
        return scores

    def share(self, span: Span, worth: list[float], total: float) -> float:
        """How much of the query a name is; a name of several words is worth something whatever its words are."""
        inside = sum(worth[place] for place in span.words)
        least = WHOLE_NAME * log(1.0 + len(self.bits) / (1.0 + len(span.entries))) if span.length > 1 else 0.0
        named = max(inside, least)
        return named / (total - inside + named) if named else 1.0

    def numbered(self, query: Query) -> Iterator[tuple[int, float]]:
        """What the numbers in the query find: the rule, what stands below it, what rests on it."""
        for id in query.ids:
            for number in self.tables.ids.get(id, ()):
                yield number, EXACT
            for place, number in enumerate(self.below(id)):
                yield number, BELOW - place / 10
            for number in self.tables.cited.get(id, ()):
                yield number, CITING

    def below(self, id: str) -> list[int]:
        """The rules whose numbers begin with this one, in the order of the rulebook."""
        from judge.content.library import natural

        if not id[0].isdigit():
            return []
        found = [
            (natural(each), number)
            for each, numbers in self.tables.ids.items()
            if each.startswith((f"{id}.", f"{id}-"))
            for number in numbers
        ]
        return [number for _, number in sorted(found)]
