"""What the words of a query may stand for: names of entries, synonyms, words that mean something together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from judge.search.index.lookup_tables import Tables
from judge.search.query.query import Form, Span, Word
from judge.search.words import pairs, stem, stems

QUIET, DIGITS, PLAIN, SUBJECT = 0.3, 0.6, 0.6, 1.0
ALONE, TOGETHER, SECOND_BEST = 0.5, 1.0, 0.8
LONGEST_SPAN = 7
Meant = tuple[str, ...]
Places = tuple[int, ...]


class WordMeanings:
    """Gives the words of one query, each with what was meant by it, their weights, forms and names."""

    def __init__(self, tables: Tables, meant: Sequence[Meant], mask: int) -> None:
        self.tables = tables
        self.meant = meant
        self.mask = mask
        self.best = [each[0] for each in meant]
        self.row = stems(self.best)
        self.strong = [place for place, word in enumerate(self.best) if word not in tables.weak]
        self.number = {place: number for number, place in enumerate(self.strong)}
        self.found = {places: key for key, places in self.known_runs()}

    def known_runs(self) -> Iterator[tuple[str, Places]]:
        """Neighbouring words that are a name or have a meaning, with the strong words among them; longest last."""
        names, means = self.tables.names, self.tables.means
        for run in _runs(range(len(self.row)), self.strong):
            key = " ".join([self.row[place] for place in run])
            if key in names or key in means:
                yield key, tuple(run)

    def spans(self) -> tuple[Span, ...]:
        """The names in the query; of two with the same strong words the longer."""
        rows, spans = self.tables.rows, {}
        for run, key in self.found.items():
            named = self.tables.names.get(key, ())
            entries = tuple(each for each in named if 1 << rows[each[0]][0] & self.mask)
            # A little word such as "to" is the name of an entry only where it is all that was asked for.
            if entries and (self.inside(run) or not self.strong):
                spans[self.inside(run)] = Span(tuple(map(self.number.__getitem__, self.inside(run))), len(run), entries)
        return tuple(spans.values())

    def inside(self, run: Places) -> Places:
        """The strong words of a run."""
        return tuple(place for place in run if place in self.number)

    def others(self) -> dict[Places, list[Form]]:
        """What strong words may stand for besides themselves, alone or together."""
        forms: dict[Places, list[Form]] = {}
        for run, key in self.found.items():
            for games, tokens, factor in self.tables.means.get(key, ()):
                if games & self.mask and (inside := self.inside(run)):
                    forms.setdefault(inside, []).extend(Form(token, factor, games & self.mask) for token in tokens)
        return forms

    def words(self) -> tuple[Word, ...]:
        """The strong words in their order, then those that mean something together."""
        others = self.others()
        together = {place for places in others if len(places) > 1 for place in places}
        weights = [self.weight(self.best[place]) for place in self.strong]
        if set(weights) == {QUIET}:
            weights = [SUBJECT] * len(weights)
        words = []
        for place, weight in zip(self.strong, weights, strict=True):
            forms = (*self.own_forms(place), *others.get((place,), ()))
            words.append(Word(self.best[place], weight * (ALONE if place in together else 1.0), _best(forms)))
        joint = [Word("", TOGETHER, _best(forms)) for places, forms in others.items() if len(places) > 1]
        return (*words, *joint)

    def weight(self, word: str) -> float:
        """What is the name of something counts most; a word of nearly every rule least."""
        if word in self.tables.quiet:
            return QUIET
        if word.isdigit():
            return DIGITS
        return SUBJECT if stem(word) in self.tables.names else PLAIN

    def own_forms(self, place: int) -> Iterator[Form]:
        """The words that may have been meant, the best as itself and the others a little less."""
        for word in self.meant[place]:
            yield Form(stem(word), 1.0 if word == self.best[place] else SECOND_BEST, self.mask)

    def neighbours(self, words: Sequence[Word]) -> tuple[tuple[str, float], ...]:
        """Strong words that stand together, as one token each, as weighty as the lighter of the two."""
        tokens = pairs(self.row[place] for place in self.strong)
        weights = [word.weight for word in words]
        return tuple((token, min(weights[at : at + 2])) for at, token in enumerate(tokens))


def _runs(every: Sequence[int], strong: Sequence[int]) -> Iterator[Sequence[int]]:
    """Neighbouring words, and neighbouring strong words, the shortest runs first."""
    for length in range(1, LONGEST_SPAN + 1):
        for row in (strong, every) if length > 1 else (every,):
            for start in range(len(row) - length + 1):
                yield row[start : start + length]


def _best(forms: Sequence[Form]) -> tuple[Form, ...]:
    """Each form once, as surely as it was meant by anything."""
    kept: Mapping[tuple[str, int], Form]
    kept = {(form.token, form.mask): form for form in sorted(forms, key=lambda each: each.factor)}
    return tuple(kept.values())
