"""Reading: every meaning that a sentence can have by the table, and where it stopped making sense if it has none.

A sort at a place of the sentence is looked at once: what it can mean there and where each meaning ends is kept. So the
time a sentence takes is bounded by its length and the table; beyond a budget of steps it is given up as unreadable.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from judge.cardtext.language import NOTHING_MORE, Form, Language, Lexicon, Numbers, Sort, Words
from judge.cardtext.text import Token, tokens
from judge.cardtext.wording import Part, Slot, Word, Wording

BUDGET = 60_000
DEEPEST = 120
MOST_TOKENS = 160
SMALL = {
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "eleven": 11, "twelve": 12, "thirteen": 13, "fifteen": 15, "twenty": 20, "fifty": 50,
}  # fmt: skip
SEPARATORS = {
    "&": ((",",), ("and",), (",", "and")),
    "|": ((",",), ("or",), (",", "or"), ("and", "/", "or"), (",", "and", "/", "or")),
    ".": ((".",),),
    "+": ((),),
    ">": ((",",), ("and",), (",", "and"), ("then",), (",", "then"), ("and", "then"), (";",), (";", "then")),
}
Ends = dict[tuple[int, Any], int]


class GivenUp(Exception):
    """A sentence takes too many steps."""


class Row(NamedTuple):
    """A wording as it is tried: its form, its parts, the words a sentence needs for it."""

    form: Form
    parts: tuple[Part, ...]
    needs: frozenset[str]


class Grammar:
    """A language made ready for reading: the rows of each sort by their first words."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.rows: dict[str, tuple[Row, ...]] = {}
        self.under: dict[str, tuple[str, ...]] = {}
        for sort in language.sorts.values():
            self.rows[sort.name] = tuple(
                Row(form, wording.parts, wording.needs) for form in sort.forms for wording in form.wordings
            )
            self.under[sort.name] = tuple(each.name for each in sort.order if isinstance(each, Sort))
        self._refuse_unknown()
        self._refuse_left_recursion()

    def _refuse_unknown(self) -> None:
        sorts = self.language.sorts
        for form in self.language.forms:
            for wording in form.wordings:
                for slot in wording.slots:
                    if slot.sort not in sorts:
                        raise ValueError(f"{wording.text!r} of {form.sort}: there is no sort {slot.sort!r}")

    def _refuse_left_recursion(self) -> None:
        """A sort that can begin with itself would be looked at for ever; such phrases are lists or layers."""
        begins = {
            name: {row.parts[0].sort for row in rows if row.parts and isinstance(row.parts[0], Slot)}
            | set(self.under[name])
            for name, rows in self.rows.items()
        }
        for name in begins:
            seen: set[str] = set()
            todo = list(begins[name])
            while todo:
                each = todo.pop()
                if each == name:
                    raise ValueError(f"the sort {name!r} can begin with itself; make it a list or a layer")
                if each not in seen:
                    seen.add(each)
                    todo += begins[each]


_GRAMMARS: dict[int, tuple[Language, int, Grammar]] = {}


def grammar(language: Language) -> Grammar:
    """The grammar of a language, made when it is first asked for."""
    known = _GRAMMARS.get(id(language))
    if known is None or known[0] is not language or known[1] != len(language.forms):
        known = (language, len(language.forms), Grammar(language))
        _GRAMMARS[id(language)] = known
    return known[2]


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
    found = tokens(text)
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
        return Parsed(tuple(value for value, rank in whole.items() if rank == best))
    return Parsed((), reading.reached, tuple(sorted(reading.expected)))


class _Reading:
    """One sentence being read."""

    def __init__(self, grammar: Grammar, found: tuple[Token, ...], lexicon: Lexicon, begun: bool) -> None:
        self.begun = begun
        self.grammar = grammar
        self.lexicon = lexicon
        self.folds = tuple(each.fold for each in found)
        self.present = frozenset(self.folds)
        self.memo: dict[tuple[str, int], Ends] = {}
        self.usable: dict[str, tuple[tuple[Row, ...], dict[str, list[Row]]]] = {}
        self.steps = 0
        self.depth = 0
        self.reached = 0
        self.expected: set[str] = set()

    def at(self, name: str, start: int) -> Ends:
        """What a sort can mean from a place on: each end and meaning, with its rank."""
        known = self.memo.get((name, start))
        if known is not None:
            return known
        self.depth += 1
        if self.depth > DEEPEST:
            raise GivenUp
        sort = self.grammar.language.sorts[name]
        found: Ends = {}
        if isinstance(sort, Numbers):
            self._number(sort, start, found)
        elif isinstance(sort, Words):
            self._word(sort, start, found)
        slotted, by_word = self._usable(name)
        token = self.folds[start] if start < len(self.folds) else ""
        for row in by_word.get(token, ()):
            self._row(row, start, found)
        for row in slotted:
            self._row(row, start, found)
        if not found and by_word:
            self._expect(start, next(iter(by_word)) if len(by_word) == 1 else f"<{sort.title}>")
        for other in self.grammar.under[name]:
            for key, rank in self.at(other, start).items():
                if rank < found.get(key, rank + 1):
                    found[key] = rank
        self.memo[name, start] = found
        self.depth -= 1
        return found

    def _usable(self, name: str) -> tuple[tuple[Row, ...], dict[str, list[Row]]]:
        """The rows of a sort whose words the sentence has: those that begin with a slot, and the others by word."""
        known = self.usable.get(name)
        if known is None:
            rows = [row for row in self.grammar.rows[name] if self.begun or row.needs <= self.present]
            by_word: dict[str, list[Row]] = {}
            for row in rows:
                if row.parts and isinstance(row.parts[0], Word):
                    for word in row.parts[0].reads:
                        by_word.setdefault(word, []).append(row)
            slotted = tuple(row for row in rows if not row.parts or isinstance(row.parts[0], Slot))
            known = self.usable[name] = (slotted, by_word)
        return known

    def _row(self, row: Row, start: int, found: Ends) -> None:
        """Follows a wording; several ways through it may lead to different ends."""
        ways: list[tuple[int, int, dict[str, Any]]] = [(start, row.form.rank, {})]
        for part in row.parts:
            self.steps += len(ways)
            if self.steps > BUDGET:
                raise GivenUp
            if isinstance(part, Word):
                kept = [way for way in ways if way[0] < len(self.folds) and self.folds[way[0]] in part.reads]
                if not kept:
                    for way in ways:
                        self._expect(way[0], part.one)
                    return
                ways = [(at + 1, rank, filled) for at, rank, filled in kept]
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
        lists = [sort.entries, self.lexicon.entries.get(sort.name, {})] if sort.open else [sort.entries]
        for entries in lists:
            for spelling, value in entries.get(word, ()):
                if self.folds[start : start + len(spelling)] == spelling:
                    found[start + len(spelling), value] = 0
        if not found:
            self._expect(start, f"<{sort.title}>")

    def _expect(self, at: int, what: str) -> None:
        if at > self.reached:
            self.reached = at
            self.expected = set()
        if at == self.reached:
            self.expected.add(what)


@lru_cache(maxsize=20_000)
def remembered(language: Language, text: str, sort: str, lexicon: Lexicon) -> Parsed:
    """The same, kept: cards are read again and again."""
    return parse(language, text, sort, lexicon)


__all__ = ["Grammar", "Parsed", "Wording", "grammar", "parse", "remembered"]
