"""A language made ready for reading: its rows by what they begin with, and what each sort can begin with at all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence, Sized
from functools import cached_property
from typing import NamedTuple

from judge.cardtext.faulty_rows import faulty_rows
from judge.cardtext.language import Form, Language, Numbers, Sort, Vocabulary, Words
from judge.cardtext.lazily import Lazily
from judge.cardtext.plain import PlainParts, plain_entries
from judge.cardtext.wording import Part, Slot, Wording, wordings

SMALL = {
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "eleven": 11, "twelve": 12, "thirteen": 13, "fifteen": 15, "twenty": 20, "fifty": 50,
}  # fmt: skip


Written = tuple[Form, str | Wording]


class Row:
    """A wording as it is tried: its form, its parts in plain words, the words a sentence needs for it."""

    __slots__ = ("_needs", "form", "parts", "wording")

    def __init__(self, form: Form, wording: Wording, plain: PlainParts) -> None:
        self.form, self.wording = form, wording
        self.parts: tuple[Part, ...] = plain(wording.parts)
        self._needs: frozenset[str] | None = None

    @property
    def needs(self) -> frozenset[str]:
        """The words that a sentence needs."""
        if self._needs is None:
            self._needs = self.wording._replace(parts=self.parts).needs
        return self._needs


class Begins(NamedTuple):
    """What a sort can begin with: words, numbers, the words that a lexicon adds to open lists."""

    words: frozenset[str] = frozenset()
    number: bool = False
    signed: bool = False
    open: tuple[str, ...] = ()


class Rows:
    """The rows of a sort: by their first word, and by the sort of the slot that they begin with.

    Most sorts are only looked at for what they can begin with, and of most rows no more is ever asked. So a template
    stands here as it is `written`, and is cut up when a sentence that begins so is first held against it. Of those that
    begin with a slot there are many: which words they need is found out then, too.
    """

    def __init__(self, words: dict[str, list[Written]], slots: dict[str, list[Written]], plain: PlainParts) -> None:
        self.words, self.slots = words, slots
        self._plain = plain
        self._begun: dict[str, tuple[Row, ...]] = {}
        self._telling: dict[str, list[Row]] = {}
        self._uncut: dict[str, list[Written]] = {}
        self._free: list[Row] | None = None

    def begun_with(self, word: str) -> tuple[Row, ...]:
        """The rows that begin with a word."""
        written = self.words.get(word)
        if written is None:
            return ()
        known = self._begun.get(word)
        if known is None:
            known = self._begun[word] = tuple(self._made(written))
        return known

    @cached_property
    def by_slot(self) -> dict[str, tuple[Row, ...]]:
        """The rows that begin with a slot, by the sort of that slot."""
        return {sort: tuple(self._made(written)) for sort, written in self.slots.items()}

    def _made(self, written: Iterable[Written]) -> Iterator[Row]:
        for form, each in written:
            for wording in wordings(each) if isinstance(each, str) else (each,):
                yield Row(form, wording, self._plain)

    def begun_with_slots(self, folds: Iterable[str], present: frozenset[str]) -> dict[str, list[Row]]:
        """The rows that begin with a slot and whose words a sentence has, by the sort of that slot."""
        found: dict[str, list[Row]] = {}
        for row in self._needing_none():
            found.setdefault(row.parts[0].sort, []).append(row)  # type: ignore[union-attr]
        for word in folds:
            for row in self._told_by(word):
                if row.needs <= present:
                    found.setdefault(row.parts[0].sort, []).append(row)  # type: ignore[union-attr]
        return found

    def _needing_none(self) -> list[Row]:
        """Those that need no certain word; the others are put under the most telling of the words they need."""
        if self._free is None:
            self._free = []
            for form, each in (written for some in self.slots.values() for written in some):
                if isinstance(each, str) and (word := self._plain.needed(each)):
                    self._uncut.setdefault(word, []).append((form, each))
                    continue
                for row in self._made(((form, each),)):
                    if row.needs:
                        self._telling.setdefault(_most_telling(row.needs), []).append(row)
                    else:
                        self._free.append(row)
        return self._free

    def _told_by(self, word: str) -> Sequence[Row]:
        """The rows that are put under a word."""
        if uncut := self._uncut.pop(word, ()):
            self._telling.setdefault(word, []).extend(self._made(uncut))
        return self._telling.get(word, ())


class Grammar:
    """A language made ready for reading: the rows of each sort by what they begin with.

    A sort is made ready when it is first come to: a short phrase needs few of them. `whole` makes all of them ready,
    and so finds every fault of the table.
    """

    def __init__(self, language: Language) -> None:
        self.language = language
        self._plain = PlainParts(language)
        self.rows = Lazily(self._rows)
        self.under = Lazily(self._under)
        self.begins = Lazily(self._begins)
        self.entries = Lazily(self._entries)
        self._looked_at: list[str] = []
        self._parts: list[Sized] = [language.sorts, *(sort.forms for sort in language.sorts.values())]
        self._parts += [sort.entries for sort in language.sorts.values() if isinstance(sort, Words)]

    def whole(self) -> Grammar:
        """The same with every sort made ready; ValueError names the first fault of the table."""
        for fault in faulty_rows(self.language):
            raise ValueError(fault.told)
        return self.ready()

    def ready(self) -> Grammar:
        """The same with every sort made ready, the rows not looked through before; ValueError as for `whole`."""
        for name in self.language.sorts:
            _ = self.begins[name]
        return self

    @property
    def size(self) -> int:
        """How large the table is by now."""
        return sum(map(len, self._parts))

    def _rows(self, name: str) -> Rows:
        words: dict[str, list[Written]] = {}
        slots: dict[str, list[Written]] = {}
        for first, written in self._begun(self.language.sorts[name]):
            if isinstance(first, Slot):
                slots.setdefault(first.sort, []).append(written)
            else:
                for word in first.reads:
                    words.setdefault(word, []).append(written)
        return Rows(words, slots, self._plain)

    def _begun(self, sort: Sort) -> Iterator[tuple[Part, Written]]:
        """The templates of a sort with what they begin with; of some it takes every wording by itself."""
        opening, heads = self._plain.opening, self._plain.heads
        for form in sort.forms:
            for template in form.templates:
                begins = heads[template.partition(" ")[0]]
                if isinstance(begins, int):
                    begins = opening(template)
                if begins is not None:
                    yield begins, (form, template)
                    continue
                for wording in wordings(template):
                    begins = self._plain.first(wording.parts)
                    if begins is None:
                        raise ValueError(f"a wording of {sort.name!r} says nothing")
                    yield begins, (form, wording)

    def _entries(self, name: str) -> Vocabulary:
        """The closed list of a sort of words, in plain words."""
        sort = self.language.sorts[name]
        listed = sort.entries if isinstance(sort, Words) else {}
        return plain_entries(self.language, listed) if self.language.same else listed

    def _under(self, name: str) -> tuple[str, ...]:
        """The other sorts that count as one."""
        return tuple(each.name for each in self.language.sorts[name].order if isinstance(each, Sort))

    def _begins(self, name: str) -> Begins:
        """What a sort can begin with, worked out from the sorts that it can begin with.

        One that can begin with itself would be looked at for ever; such phrases are lists or layers.
        """
        if name in self._looked_at:
            raise ValueError(f"the sort {name!r} can begin with itself; make it a list or a layer")
        sort, rows = self.language.sorts[name], self.rows[name]
        self._looked_at.append(name)
        try:
            inner = [self.begins[each] for each in (*rows.slots, *self.under[name])]
        finally:
            self._looked_at.pop()
        words = set(rows.words).union(*(each.words for each in inner))
        if isinstance(sort, Words):
            words |= self.entries[name].keys()
        elif isinstance(sort, Numbers) and not sort.signed:
            words |= SMALL.keys()
        lists = (
            *((name,) if isinstance(sort, Words) and sort.open else ()),
            *(o for each in inner for o in each.open),
        )
        return Begins(
            frozenset(words),
            (isinstance(sort, Numbers) and not sort.signed) or any(each.number for each in inner),
            (isinstance(sort, Numbers) and sort.signed) or any(each.signed for each in inner),
            tuple(dict.fromkeys(lists)),
        )


def _most_telling(words: Iterable[str]) -> str:
    return max(words, key=lambda each: (len(each), each))


_GRAMMARS: dict[int, tuple[Language, int, Grammar]] = {}


def grammar(language: Language) -> Grammar:
    """The grammar of a language, made when it is first asked for, and anew when the table has grown since."""
    known = _GRAMMARS.get(id(language))
    if known is None or known[0] is not language or known[1] != known[2].size:
        made = Grammar(language)
        known = _GRAMMARS[id(language)] = (language, made.size, made)
    return known[2]
