"""A language made ready for reading: its rows by what they begin with, and what each sort can begin with at all."""

from __future__ import annotations

from collections.abc import Iterable, Sized
from typing import NamedTuple

from judge.cardtext.language import Form, Language, Numbers, Sort, Words
from judge.cardtext.wording import Slot, Wording

SMALL = {
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "eleven": 11, "twelve": 12, "thirteen": 13, "fifteen": 15, "twenty": 20, "fifty": 50,
}  # fmt: skip


class Row:
    """A wording as it is tried: its form, its parts, the words a sentence needs for it."""

    __slots__ = ("_needs", "_wording", "form", "parts")

    def __init__(self, form: Form, wording: Wording) -> None:
        self.form, self.parts = form, wording.parts
        self._wording = wording
        self._needs: frozenset[str] | None = None

    @property
    def needs(self) -> frozenset[str]:
        """The words; most rows are never asked for them."""
        if self._needs is None:
            self._needs = self._wording.needs
        return self._needs


class Begins(NamedTuple):
    """What a sort can begin with: words, numbers, the words that a lexicon adds to open lists."""

    words: frozenset[str] = frozenset()
    number: bool = False
    signed: bool = False
    open: tuple[str, ...] = ()


class Rows(NamedTuple):
    """The rows of a sort: by their first word, and by the sort of the slot that they begin with.

    Of the latter, `telling` has those that need a certain word, under that word, and `free` the others.
    """

    by_word: dict[str, tuple[Row, ...]]
    by_slot: dict[str, tuple[Row, ...]]
    telling: dict[str, tuple[Row, ...]]
    free: tuple[Row, ...]

    def begun_with_slots(self, folds: Iterable[str], present: frozenset[str]) -> dict[str, list[Row]]:
        """The rows that begin with a slot and whose words a sentence has, by the sort of that slot."""
        found: dict[str, list[Row]] = {}
        for row in self.free:
            found.setdefault(row.parts[0].sort, []).append(row)  # type: ignore[union-attr]
        for word in folds:
            for row in self.telling.get(word, ()):
                if row.needs <= present:
                    found.setdefault(row.parts[0].sort, []).append(row)  # type: ignore[union-attr]
        return found


class Grammar:
    """A language made ready for reading: the rows of each sort by what they begin with."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.rows: dict[str, Rows] = {}
        self.under: dict[str, tuple[str, ...]] = {}
        for sort in language.sorts.values():
            rows = [Row(form, wording) for form in sort.forms for wording in form.wordings]
            self.rows[sort.name] = _arranged(sort, rows)
            self.under[sort.name] = tuple(each.name for each in sort.order if isinstance(each, Sort))
        self._refuse_unknown()
        self._refuse_left_recursion()
        self.begins: dict[str, Begins] = {}
        for name in language.sorts:
            self._begins(name)
        self._parts: list[Sized] = [language.sorts, *(sort.forms for sort in language.sorts.values())]
        self._parts += [sort.entries for sort in language.sorts.values() if isinstance(sort, Words)]

    @property
    def size(self) -> int:
        """How large the table is by now."""
        return sum(map(len, self._parts))

    def _begins(self, name: str) -> Begins:
        """What a sort can begin with, worked out from the sorts that it can begin with."""
        known = self.begins.get(name)
        if known is None:
            sort, rows = self.language.sorts[name], self.rows[name]
            inner = [self._begins(each) for each in (*rows.by_slot, *self.under[name])]
            words = {*rows.by_word, *(word for each in inner for word in each.words)}
            if isinstance(sort, Words):
                words |= sort.entries.keys()
            elif isinstance(sort, Numbers) and not sort.signed:
                words |= SMALL.keys()
            lists = (
                *((name,) if isinstance(sort, Words) and sort.open else ()),
                *(o for each in inner for o in each.open),
            )
            known = self.begins[name] = Begins(
                frozenset(words),
                (isinstance(sort, Numbers) and not sort.signed) or any(each.number for each in inner),
                (isinstance(sort, Numbers) and sort.signed) or any(each.signed for each in inner),
                tuple(dict.fromkeys(lists)),
            )
        return known

    def _refuse_unknown(self) -> None:
        sorts = self.language.sorts
        for form in self.language.forms:
            if form.kind and (unknown := form.fields - set(form.kind._fields)):  # type: ignore[attr-defined]
                raise ValueError(f"{form.kind.__name__} has no field {', '.join(sorted(unknown))}")
            for wording in form.wordings:
                for part in wording.parts:
                    if isinstance(part, Slot) and part.sort not in sorts:
                        raise ValueError(f"{wording.text!r} of {form.sort}: there is no sort {part.sort!r}")

    def _refuse_left_recursion(self) -> None:
        """A sort that can begin with itself would be looked at for ever; such phrases are lists or layers."""
        begins = {name: {*rows.by_slot, *self.under[name]} for name, rows in self.rows.items()}
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


def _arranged(sort: Sort, rows: list[Row]) -> Rows:
    by_word: dict[str, list[Row]] = {}
    by_slot: dict[str, list[Row]] = {}
    for row in rows:
        if not row.parts:
            raise ValueError(f"a wording of {sort.name!r} says nothing")
        first = row.parts[0]
        if isinstance(first, Slot):
            by_slot.setdefault(first.sort, []).append(row)
        else:
            for word in first.reads:
                by_word.setdefault(word, []).append(row)
    telling: dict[str, list[Row]] = {}
    free: list[Row] = []
    for row in (row for some in by_slot.values() for row in some):
        if row.needs:
            telling.setdefault(max(row.needs, key=lambda each: (len(each), each)), []).append(row)
        else:
            free.append(row)
    return Rows(_fixed(by_word), _fixed(by_slot), _fixed(telling), tuple(free))


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
