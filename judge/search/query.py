"""What a query means: games, rule numbers, names of entries, words with their other forms."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from judge.search.spelling import Lexicon
from judge.search.tables import Tables
from judge.search.words import NUMBER, pairs, phrase, stem, stems, words_of

LONGEST_QUERY, MOST_WORDS, LONGEST_SPAN = 300, 32, 7
QUIET, DIGITS, PLAIN, TOGETHER = 0.3, 0.6, 0.6, 1.0
ALONE = 0.5
COMPLETED, ONE_EDIT, TWO_EDITS = 0.8, 0.85, 0.7
Places = tuple[int, ...]
_QUOTED = re.compile(r'"([^"]{3,})"')
_CHUNK = re.compile(r"[^\s:;,()\"?!]+")


class Form(NamedTuple):
    """One way a word may stand in the rules of some games, and how surely it is what was meant."""

    token: str
    factor: float
    mask: int


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the query: how much it counts and the forms it is looked for in."""

    text: str
    weight: float
    forms: tuple[Form, ...]


@dataclass(frozen=True, slots=True)
class Span:
    """Words of the query that together are a name of entries; `words` are places in the list of words."""

    words: tuple[int, ...]
    length: int
    entries: tuple[tuple[int, float], ...]


@dataclass(frozen=True, slots=True)
class Query:
    """A query as it was understood; `whole` says that it names games and nothing else."""

    mask: int
    ids: tuple[str, ...] = ()
    words: tuple[Word, ...] = ()
    spans: tuple[Span, ...] = ()
    neighbours: tuple[tuple[str, float], ...] = ()
    quoted: tuple[str, ...] = ()
    suggestion: str | None = None
    whole: bool = False


class Reader:
    """Reads queries with the tables of one index."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.lexicon = Lexicon(tables.words, tables.names)
        self.every = (1 << len(tables.games)) - 1

    def read(self, text: str, mask: int | None = None) -> Query:
        """What a text means; `mask` limits it to games, otherwise the text may."""
        text = text[:LONGEST_QUERY]
        words = words_of(text, self.tables.spellings)[:MOST_WORDS]
        words, named = self.without_games(words)
        mask = mask if mask is not None else named or self.every
        if named and not words:
            return Query(mask, whole=True)
        ids, words = self.without_numbers(text, words)
        meant, corrected = self.corrected(words, mask)
        return self.built(meant, mask, ids, _quoted(text), corrected)

    def games(self, name: str) -> int:
        """The games a name or nickname stands for, as a mask; 0 when it is none."""
        words = words_of(name, self.tables.spellings)
        return self.tables.bit(name) or self.bits(phrase(words))

    def bits(self, key: str) -> int:
        return sum(1 << game for game in self.tables.nicknames.get(key, ()))

    def without_games(self, words: list[str]) -> tuple[list[str], int]:
        """The words without names of games, and the games named."""
        kept, mask, at = [], 0, 0
        while at < len(words):
            for length in range(min(LONGEST_SPAN, len(words) - at), 0, -1):
                if bits := self.bits(phrase(words[at : at + length])):
                    mask, at = mask | bits, at + length
                    break
            else:
                kept.append(words[at])
                at += 1
        return kept, mask

    def without_numbers(self, text: str, words: list[str]) -> tuple[tuple[str, ...], list[str]]:
        """The ids and rule numbers in a query, and the words without them and what leads up to them."""
        ids = self.tables.ids
        chunks = [chunk.strip(".'").lower() for chunk in _CHUNK.findall(text)]
        found = [chunk for chunk in chunks if chunk in ids and not chunk.isalnum()]
        others = [word for word in words if word not in self.tables.places]
        if len(others) == 1 and others[0].isdigit() and others[0] in ids:
            found.append(others[0])
        numbers = [number for word in words if NUMBER.fullmatch(word) and (number := self.known_number(word))]
        found = list(dict.fromkeys((*found, *numbers)))
        if not found:
            return (), words
        said = {word for id in found for word in words_of(id, self.tables.spellings)}
        return tuple(found), [word for word in others if word not in said and not NUMBER.fullmatch(word)]

    def known_number(self, number: str) -> str:
        """The number itself or, where the rulebook has none such, the nearest rule that would hold it."""
        while number and number not in self.tables.ids:
            number = number.rpartition("-" if "-" in number else ".")[0]
        return number

    def corrected(self, words: list[str], mask: int) -> tuple[list[tuple[str, ...]], bool]:
        """For each word the words that are meant, the best first; and whether any was misspelt."""
        meant: list[tuple[str, ...]] = []
        misspelt = False
        for place, word in enumerate(words):
            found, wrong = self.meant(word, mask, place == len(words) - 1)
            meant.extend(found)
            misspelt = misspelt or wrong
        return meant, misspelt

    def meant(self, word: str, mask: int, last: bool) -> tuple[list[tuple[str, ...]], bool]:
        if self.known(word, mask):
            return [(word,)], False
        if (last or len(word) > 2) and (completed := self.lexicon.completions(word, mask, 6)):
            return [tuple(completed)], False
        if near := self.lexicon.nearest(word, mask, 3):
            return [tuple(each for each, _ in near)], True
        if halves := self.lexicon.halves(word, mask):
            return [(half,) for half in halves], True
        return [(word,)], False

    def known(self, word: str, mask: int) -> bool:
        tables = self.tables
        if word in tables.weak or word.isdigit():
            return True
        return bool((tables.words.get(word, (0, 0))[0] | tables.stems.get(stem(word), 0)) & mask)

    def built(
        self, meant: list[tuple[str, ...]], mask: int, ids: tuple[str, ...], quoted: tuple[str, ...], misspelt: bool
    ) -> Query:
        best = [each[0] for each in meant]
        strong = [place for place, word in enumerate(best) if word not in self.tables.weak]
        spans, others = self.spans(best, strong, mask)
        words = [self.word(meant[place], mask, others.get((place,), [])) for place in strong]
        if words and all(word.weight == QUIET for word in words):
            words = [Word(word.text, 1.0, word.forms) for word in words]
        words = self.less_alone(words, strong, others)
        row = tuple(pairs(stems(best[place] for place in strong)))
        near = tuple((token, min(one.weight, two.weight)) for token, one, two in zip(row, words, words[1:], strict=False))
        words += [Word("", TOGETHER, _best_forms(forms)) for places, forms in others.items() if len(places) > 1]
        suggestion = " ".join(best) if misspelt else None
        return Query(mask, ids, tuple(words), tuple(spans), near, quoted, suggestion)

    def less_alone(self, words: list[Word], strong: list[int], others: Mapping[Places, object]) -> list[Word]:
        """Words that mean something together count less each by itself."""
        together = {place for places in others if len(places) > 1 for place in places}
        return [
            Word(word.text, word.weight * (ALONE if place in together else 1.0), word.forms)
            for word, place in zip(words, strong, strict=True)
        ]

    def word(self, meant: tuple[str, ...], mask: int, others: Sequence[Form]) -> Word:
        best = meant[0]
        weight = QUIET if best in self.tables.quiet else DIGITS if best.isdigit() else 1.0 if stem(best) in self.tables.names else PLAIN
        forms = [Form(stem(word), 1.0 if word == best else COMPLETED, mask) for word in meant]
        return Word(best, weight, _best_forms((*forms, *others)))

    def spans(
        self, words: list[str], strong: list[int], mask: int
    ) -> tuple[list[Span], dict[Places, list[Form]]]:
        """The names in a query, and what a strong word or several together may stand for."""
        place_of = {place: number for number, place in enumerate(strong)}
        found: dict[Places, Span] = {}
        forms: dict[Places, list[Form]] = {}
        row = stems(words)
        for places in _runs(range(len(words)), strong):
            key = " ".join([row[place] for place in places])
            if key not in self.tables.names and key not in self.tables.means:
                continue
            inside = tuple(place for place in places if place in place_of)
            entries = self.named(key, mask)
            if entries and inside not in found:
                found[inside] = Span(tuple(place_of[place] for place in inside), len(places), entries)
            for games, tokens, factor in self.tables.means.get(key, ()) if inside else ():
                if games & mask:
                    forms.setdefault(inside, []).extend(Form(token, factor, games & mask) for token in tokens)
        return list(found.values()), forms

    def named(self, key: str, mask: int) -> tuple[tuple[int, float], ...]:
        rows = self.tables.rows
        return tuple(each for each in self.tables.names.get(key, ()) if 1 << rows[each[0]][0] & mask)


def _runs(every: Sequence[int], strong: Sequence[int]) -> Iterator[Sequence[int]]:
    """Neighbouring words, and neighbouring strong words, the longest runs first."""
    for length in range(LONGEST_SPAN, 0, -1):
        for row in (every, strong) if length > 1 else (every,):
            for start in range(len(row) - length + 1):
                yield row[start : start + length]


def _best_forms(forms: Sequence[Form]) -> tuple[Form, ...]:
    """Each form once, as surely as it was meant by anything."""
    kept: dict[tuple[str, int], Form] = {}
    for form in sorted(forms, key=lambda each: -each.factor):
        kept.setdefault((form.token, form.mask), form)
    return tuple(kept.values())


def _quoted(text: str) -> tuple[str, ...]:
    return tuple(_QUOTED.findall(text))
