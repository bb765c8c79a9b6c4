"""A language made ready for reading: its rows by what they begin with, and what each sort can begin with at all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sized
from typing import NamedTuple

from judge.cardtext.faulty_rows import faulty_rows
from judge.cardtext.language import Form, Language, Numbers, Sort, Vocabulary, Words
from judge.cardtext.lazily import Lazily
from judge.cardtext.plain import PlainParts, plain_entries
from judge.cardtext.wording import BRACKET, Part, Slot, Wording, wordings

SMALL = {
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "eleven": 11, "twelve": 12, "thirteen": 13, "fifteen": 15, "twenty": 20, "fifty": 50,
}  # fmt: skip


class Row:
    """A wording as it is tried: its form, its parts, the words a sentence needs for it.

    Most rows are never asked for more than what they begin with, so that a template that is one wording, having no
    brackets, is given as it is written and cut up only when it is tried.
    """

    __slots__ = ("_needs", "_parts", "_plain", "_wording", "form")

    def __init__(self, form: Form, wording: Wording | str, plain: PlainParts) -> None:
        self.form = form
        self._wording, self._plain = wording, plain
        self._parts: tuple[Part, ...] | None = None
        self._needs: frozenset[str] | None = None

    @property
    def begins(self) -> Part | None:
        """The first of its parts, in plain words; None if there is none."""
        written = self._wording
        return self._plain.opening(written) if isinstance(written, str) else self._plain.first(written.parts)

    @property
    def wording(self) -> Wording:
        """The wording, as it is written."""
        if isinstance(self._wording, str):
            (self._wording,) = wordings(self._wording)
        return self._wording

    @property
    def parts(self) -> tuple[Part, ...]:
        """Its parts, in plain words."""
        if self._parts is None:
            self._parts = self._plain(self.wording.parts)
        return self._parts

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

    Of the latter there are many, and most sorts are only looked at for what they can begin with: which words these rows
    need is found out when a sentence is first held against them.
    """

    __slots__ = ("_free", "_telling", "by_slot", "by_word")

    def __init__(self, by_word: dict[str, tuple[Row, ...]], by_slot: dict[str, tuple[Row, ...]]) -> None:
        self.by_word, self.by_slot = by_word, by_slot
        self._telling: dict[str, list[Row]] = {}
        self._free: list[Row] | None = None

    def begun_with_slots(self, folds: Iterable[str], present: frozenset[str]) -> dict[str, list[Row]]:
        """The rows that begin with a slot and whose words a sentence has, by the sort of that slot."""
        found: dict[str, list[Row]] = {}
        for row in self._needing_none():
            found.setdefault(row.parts[0].sort, []).append(row)  # type: ignore[union-attr]
        for word in folds:
            for row in self._telling.get(word, ()):
                if row.needs <= present:
                    found.setdefault(row.parts[0].sort, []).append(row)  # type: ignore[union-attr]
        return found

    def _needing_none(self) -> list[Row]:
        """Those that need no certain word; the others are put under the most telling of the words they need."""
        if self._free is None:
            self._free = []
            for row in (row for some in self.by_slot.values() for row in some):
                if row.needs:
                    self._telling.setdefault(max(row.needs, key=lambda each: (len(each), each)), []).append(row)
                else:
                    self._free.append(row)
        return self._free


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
        sort = self.language.sorts[name]
        return _arranged(sort, list(self._made(sort)))

    def _made(self, sort: Sort) -> Iterator[Row]:
        for form in sort.forms:
            for template in form.templates:
                for wording in wordings(template) if BRACKET in template else (template,):
                    yield Row(form, wording, self._plain)

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
            inner = [self.begins[each] for each in (*rows.by_slot, *self.under[name])]
        finally:
            self._looked_at.pop()
        words = {*rows.by_word, *(word for each in inner for word in each.words)}
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


def _arranged(sort: Sort, rows: list[Row]) -> Rows:
    by_word: dict[str, list[Row]] = {}
    by_slot: dict[str, list[Row]] = {}
    for row in rows:
        first = row.begins
        if first is None:
            raise ValueError(f"a wording of {sort.name!r} says nothing")
        if isinstance(first, Slot):
            by_slot.setdefault(first.sort, []).append(row)
        else:
            for word in first.reads:
                by_word.setdefault(word, []).append(row)
    return Rows(_fixed(by_word), _fixed(by_slot))


def _fixed(rows: dict[str, list[Row]]) -> dict[str, tuple[Row, ...]]:
    return {key: tuple(some) for key, some in rows.items()}


_GRAMMARS: dict[int, tuple[Language, int, Grammar]] = {}


def grammar(language: Language) -> Grammar:
    """The grammar of a language, made when it is first asked for, and anew when the table has grown since."""
    known = _GRAMMARS.get(id(language))
    if known is None or known[0] is not language or known[1] != known[2].size:
        made = Grammar(language)
        known = _GRAMMARS[id(language)] = (language, made.size, made)
    return known[2]
