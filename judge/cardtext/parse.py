"""Reading: every meaning that a sentence can have by the table, and where it stopped making sense if it has none.

A sort at a place of the sentence is looked at once: what it can mean there and where each meaning ends is kept. So the
time a sentence takes is bounded by its length and the table; beyond a budget of steps it is given up as unreadable.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import islice
from typing import Any, NamedTuple

from judge.cardtext.grammar import SMALL, Grammar, Row, grammar
from judge.cardtext.language import NOTHING_MORE, Language, Lexicon, Numbers, Vocabulary, Words
from judge.cardtext.plain import plain_tokens
from judge.cardtext.text import Token
from judge.cardtext.wording import Slot, Word, Wording

BUDGET = 60_000
DEEPEST = 120
MOST_TOKENS = 160
SEPARATORS = {
    "&": ((",",), ("and",), (",", "and")),
    "|": ((",",), ("or",), (",", "or"), ("and", "/", "or"), (",", "and", "/", "or")),
    ".": ((".",),),
    "+": ((),),
    ">": ((",",), ("and",), (",", "and"), ("then",), (",", "then"), ("and", "then"), (";",), (";", "then")),
}
Ends = dict[tuple[int, Any], int]
NOTHING: Ends = {}
NO_WORDS: Vocabulary = {}


class GivenUp(Exception):
    """A sentence takes too many steps."""


class Parsed(NamedTuple):
    """What a text can mean: the meanings of the lowest rank; else how far it made sense, and what could stand there."""

    meanings: tuple[Any, ...]
    reached: int = 0
    expected: tuple[str, ...] = ()
    given_up: bool = False


def parse(
    language: Language, text: str, sort: str = "", lexicon: Lexicon = NOTHING_MORE, *, begun: bool = False
) -> Parsed:
    """Reads a whole text as a phrase of a sort; `begun` if more may follow, so that all rows are tried."""
    found = plain_tokens(language, text)
    if len(found) > MOST_TOKENS:
        return Parsed((), MOST_TOKENS, given_up=True)
    reading = _Reading(grammar(language), found, lexicon, begun)
    try:
        ends = reading.at(sort or language.top, 0)
    except GivenUp:
        return Parsed((), reading.reached, given_up=True)
    whole = {value: rank for (end, value), rank in ends.items() if end == len(found)}
    if whole:
        best = min(whole.values())
        meanings = tuple(value for value, rank in whole.items() if rank == best)
        return Parsed(meanings, *(reading.furthest() if begun else ()))
    return Parsed((), *reading.furthest())


class _Reading:
    """One sentence being read."""

    def __init__(self, grammar: Grammar, found: tuple[Token, ...], lexicon: Lexicon, begun: bool) -> None:
        self.begun = begun
        self.grammar = grammar
        self.lexicon = lexicon
        self.folds = tuple(each.fold for each in found)
        self.distinct = tuple(dict.fromkeys(self.folds))
        self.present = frozenset(self.folds)
        self.memo: dict[tuple[str, int], Ends] = {}
        self.words: dict[str, tuple[str, ...]] = {}
        self.slots: dict[str, tuple[tuple[str, Sequence[Row]], ...]] = {}
        self.telling: dict[str, bool] = {}
        self.steps = 0
        self.depth = 0
        self.reached = 0
        self.expected: set[str] = set()
        self.asked: dict[int, dict[str, None]] = {}

    def at(self, name: str, start: int) -> Ends:
        """What a sort can mean from a place on: each end and meaning, with its rank."""
        known = self.memo.get((name, start))
        if known is not None:
            return known
        token = self.folds[start] if start < len(self.folds) else ""
        if not self._can_begin(name, token):
            self._not_here(name, start)
            return NOTHING
        return self._look(name, start, token)

    def _can_begin(self, name: str, token: str) -> bool:
        """Whether a sort can begin with a word at all."""
        begins = self.grammar.begins[name]
        if token in begins.words or (begins.number and token.isdecimal()):
            return True
        if begins.signed and token[:1] in ("+", "-"):
            return True
        for each in begins.open:
            if token in self.lexicon.entries.get(each, NO_WORDS):
                return True
        return False

    def _not_here(self, name: str, start: int) -> None:
        """Notes that a sort was wanted here; what it would have begun with is worked out only if it is asked for."""
        if start >= self.reached:
            self.asked.setdefault(start, {})[name] = None

    def _tells(self, name: str) -> bool:
        """Whether a sort could begin with anything, given the words that the sentence has."""
        known = self.telling.get(name)
        if known is None:
            known = self.telling[name] = (
                isinstance(self.grammar.language.sorts[name], Numbers | Words)
                or bool(self._words(name))
                or any(self._tells(first) for first, _ in self._slots(name))
                or any(self._tells(other) for other in self.grammar.under[name])
            )
        return known

    def _words(self, name: str) -> tuple[str, ...]:
        """The words that rows begin with whose other words the sentence has; two at most, more are not asked for."""
        known = self.words.get(name)
        if known is None:
            rows = self.grammar.rows[name]
            known = self.words[name] = tuple(
                islice((word for word in rows.words if any(map(self._has, rows.begun_with(word)))), 2)
            )
        return known

    def _slots(self, name: str) -> tuple[tuple[str, Sequence[Row]], ...]:
        """The rows that begin with a slot and whose words the sentence has, by the sort of that slot."""
        known = self.slots.get(name)
        if known is None:
            rows = self.grammar.rows[name]
            fit = rows.by_slot if self.begun else rows.begun_with_slots(self.distinct, self.present)
            known = self.slots[name] = tuple(fit.items())
        return known

    def _has(self, row: Row) -> bool:
        """Whether the sentence has the words that a row needs."""
        return self.begun or row.needs <= self.present

    def _look(self, name: str, start: int, token: str) -> Ends:
        self.depth += 1
        if self.depth > DEEPEST:
            raise GivenUp
        sort = self.grammar.language.sorts[name]
        found: Ends = {}
        if isinstance(sort, Numbers):
            self._number(sort, start, found)
        elif isinstance(sort, Words):
            self._word(sort, start, found)
        for row in self.grammar.rows[name].begun_with(token):
            if self._has(row):
                self._row(row, start, found)
        for first, rows in self._slots(name):
            if self.at(first, start):
                for row in rows:
                    self._row(row, start, found)
        if not found:
            self._not_here(name, start)
        for other in self.grammar.under[name]:
            for key, rank in self.at(other, start).items():
                if rank < found.get(key, rank + 1):
                    found[key] = rank
        self.memo[name, start] = found
        self.depth -= 1
        return found

    def furthest(self) -> tuple[int, tuple[str, ...]]:
        """How far it made sense, and what could stand there, of the sorts that were wanted there too."""
        further = (
            start for start, names in self.asked.items() if start > self.reached and any(map(self._tells, names))
        )
        self._reach(max(further, default=self.reached))
        token = self.folds[self.reached] if self.reached < len(self.folds) else ""
        wanted, told = self.asked.setdefault(self.reached, {}), set()
        with suppress(GivenUp):
            while rest := [name for name in wanted if name not in told]:
                for name in rest:
                    told.add(name)
                    if (name, self.reached) not in self.memo:
                        self._look(name, self.reached, token)
                    if not self.memo[name, self.reached] and (words := self._words(name)):
                        title = self.grammar.language.sorts[name].title
                        self.expected.add(words[0] if len(words) == 1 else f"<{title}>")
        return self.reached, tuple(sorted(self.expected))

    def _row(self, row: Row, start: int, found: Ends) -> None:
        """Follows a wording; several ways through it may lead to different ends."""
        ways: list[tuple[int, int, dict[str, Any]]] = [(start, row.form.rank, {})]
        for part in row.parts:
            self.steps += len(ways)
            if self.steps > BUDGET:
                raise GivenUp
            if isinstance(part, Word):
                kept = [(end, rank, filled) for at, rank, filled in ways if (end := self._behind(part, at))]
                if not kept:
                    for way in ways:
                        self._expect(way[0], part.one)
                    return
                ways = kept
            else:
                ways = [
                    (end, rank + more, {**filled, part.field: value})
                    for at, rank, filled in ways
                    for end, value, more in self._filled(part, at)
                    if part.field not in filled or filled[part.field] == value
                ]
                if not ways:
                    return
        for end, rank, filled in ways:
            made = row.form.make(**filled)
            if made is not None and rank < found.get((end, made), rank + 1):
                found[end, made] = rank

    def _behind(self, part: Word, at: int) -> int:
        """The place behind a word of a wording that stands at a place, 0 if it does not; a comma may come before it."""
        if at >= len(self.folds):
            return 0
        if self.folds[at] in part.reads:
            return at + 1
        comma = self.folds[at] == "," and at + 1 < len(self.folds) and self.folds[at + 1] in part.reads
        return at + 2 if comma and not self.grammar.language.soft.isdisjoint(part.reads) else 0

    def _filled(self, slot: Slot, start: int) -> Iterator[tuple[int, Any, int]]:
        if not slot.list:
            for (end, value), rank in self.at(slot.sort, start).items():
                yield end, value, rank
        elif slot.list == ",":
            for (end, value), rank in self.at(slot.sort, start).items():
                yield end, (value,), rank
        else:
            yield from self._list(slot, start)

    def _list(self, slot: Slot, start: int) -> Iterator[tuple[int, Any, int]]:
        """One or more phrases of a sort, with what separates them."""
        ways: list[tuple[int, tuple[Any, ...], int]] = [
            (end, (value,), rank) for (end, value), rank in self.at(slot.sort, start).items()
        ]
        while ways:
            yield from ways
            further: list[tuple[int, tuple[Any, ...], int]] = []
            for at, values, rank in ways:
                self.steps += 1
                if self.steps > BUDGET:
                    raise GivenUp
                for separator in SEPARATORS[slot.list[0]]:
                    if self.folds[at : at + len(separator)] == separator:
                        for (end, value), more in self.at(slot.sort, at + len(separator)).items():
                            further.append((end, (*values, value), rank + more))
            ways = further

    def _number(self, sort: Numbers, start: int, found: Ends) -> None:
        word = self.folds[start] if start < len(self.folds) else ""
        signed = word[:1] in ("+", "-") and word[1:].isdecimal()
        if signed is sort.signed and len(word) < 6 and (signed or word.isdecimal()):
            found[start + 1, int(word)] = 0
        elif not sort.signed and word in SMALL:
            found[start + 1, SMALL[word]] = 0
        else:
            self._expect(start, f"<{sort.title}>")

    def _word(self, sort: Words, start: int, found: Ends) -> None:
        word = self.folds[start] if start < len(self.folds) else ""
        own = self.grammar.entries[sort.name]
        lists = [own, self.lexicon.entries.get(sort.name, {})] if sort.open else [own]
        for entries in lists:
            for spelling, value in entries.get(word, ()):
                if self.folds[start : start + len(spelling)] == spelling:
                    found[start + len(spelling), value] = 0
        if not found:
            self._expect(start, f"<{sort.title}>")

    def _expect(self, at: int, what: str) -> None:
        if at >= self.reached:
            self._reach(at)
            self.expected.add(what)

    def _reach(self, at: int) -> None:
        if at > self.reached:
            self.reached, self.expected = at, set()


__all__ = ["Grammar", "Parsed", "Wording", "grammar", "parse"]
