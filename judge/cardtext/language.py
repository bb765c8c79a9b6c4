"""The language of a game's cards: sorts of phrases, the forms of each, and the closed lists of its words.

A form is one row of the table: how something is said, and what it means. The first wording is the one it is said back
in; the others are read alike. The same rows read, say back, explain and complete; there is no second description.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any, TypeVar

from judge.cardtext.kinds import told_apart
from judge.cardtext.text import NamesByWord, by_word, fold, words
from judge.cardtext.wording import Slot, Wording, fields_of, wordings

MOST_PHRASES = 20_000
Made = Callable[..., Any]
Taken = Callable[[Any], Mapping[str, Any] | None]
S = TypeVar("S", bound="Sort")
Vocabulary = dict[str, list[tuple[tuple[str, ...], Any]]]


class Form:
    """One row: its wordings, and how they become a meaning (`make`) and a meaning becomes what fills them (`take`).

    `rank` is added up over a sentence: of two meanings the one of the lower rank counts. `plural` is the number in
    which a verb behind it stands, where the wording does not tell by itself. The wordings are taken apart when they are
    first asked for: most runs read the cards of one game only. `says` is the kind of all it can say, if there is one.
    """

    def __init__(
        self, sort: str, templates: tuple[str, ...], rank: int = 0, plural: bool | None = None, about: str = ""
    ) -> None:
        self.sort = sort
        self.templates = templates
        self.rank = rank
        self.plural = plural
        self.about = about
        self.kind: type | None = None
        self.says: type | None = None
        self.fixed: dict[str, Any] = {}
        self.adds = False
        self.make: Made
        self.take: Taken

    @cached_property
    def wordings(self) -> tuple[Wording, ...]:
        """Every way to say it."""
        return tuple(each for template in self.templates for each in wordings(template))

    @cached_property
    def fields(self) -> frozenset[str]:
        """What its slots fill."""
        return frozenset([field for template in self.templates for field in fields_of(template)])

    @cached_property
    def slots(self) -> frozenset[Slot]:
        """The slots of all its wordings."""
        return frozenset([part for each in self.wordings for part in each.parts if isinstance(part, Slot)])

    @property
    def canonical(self) -> Wording:
        """The wording in which it is said back."""
        return self.wordings[0]


class Sort:
    """A sort of phrase, such as an amount, a group of cards or a deed: its forms, and other sorts that count as it."""

    def __init__(self, name: str, title: str) -> None:
        self.name = name
        self.title = title
        self.forms: list[Form] = []
        self.order: list[Form | Sort] = []
        self._of_kind: dict[type, tuple[Form | Sort, ...]] = {}

    def form(
        self, kind: Any, /, *templates: str, rank: int = 0, plural: bool | None = None, about: str = "", **fixed: Any
    ) -> None:
        """A row: a kind of meaning (a NamedTuple) whose fields are the slots and what is `fixed`; or a mere value."""
        form = Form(self.name, templates, rank, plural, about)
        if isinstance(kind, type):
            form.kind, form.says, form.fixed = kind, kind, fixed
            form.make, form.take = _of_kind(kind, form)
        else:
            form.says = type(kind)
            form.make, form.take = _of_value(kind)
        self._add(form)

    def adds(self, *templates: str, rank: int = 0, plural: bool | None = None, about: str = "", **fixed: Any) -> None:
        """A row that adds something to what the slot `{it:sort}` means: the other slots, and what is `fixed`."""
        form = Form(self.name, templates, rank, plural, about)
        form.fixed, form.adds = fixed, True
        form.make, form.take = _adding(form)
        self._add(form)

    def converts(
        self, make: Made, take: Taken, *templates: str, rank: int = 0, plural: bool | None = None, about: str = ""
    ) -> None:
        """A row whose meaning two functions make: `make` of the slots (None: not so), and `take` back again."""
        form = Form(self.name, templates, rank, plural, about)
        form.make, form.take = make, take
        self._add(form)

    def also(self, *others: Sort) -> None:
        """Everything that is of another sort is of this one too."""
        self.order += others
        self._of_kind.clear()

    def saying(self, kind: type) -> tuple[Form | Sort, ...]:
        """What can say a meaning of a kind, in its order."""
        if kind not in self._of_kind:
            self._of_kind[kind] = tuple(
                each for each in self.order if isinstance(each, Sort) or each.says is None or each.says is kind
            )
        return self._of_kind[kind]

    def _add(self, form: Form) -> None:
        self.forms.append(form)
        self.order.append(form)
        self._of_kind.clear()


class Words(Sort):
    """A closed list of words or names, each standing for a value; what is not on it is not read.

    An entry may have several spellings, the first of which is said; `plurals` are those said in the plural. Where a
    list is `open`, cards on the table and collections add to it.
    """

    def __init__(self, name: str, title: str, *, open: bool = False) -> None:
        super().__init__(name, title)
        self.open = open
        self.entries: Vocabulary = {}
        self.singular: dict[Any, str] = {}
        self.plurals: dict[Any, str] = {}

    def word(self, value: Any, *spellings: str, plural: str = "") -> None:
        """An entry of the list: what it stands for, and how it is written; the value itself where nothing is said."""
        spellings = spellings or (str(value),)
        self.singular.setdefault(value, spellings[0])
        if plural:
            self.plurals.setdefault(value, plural)
        for each in (*spellings, *((plural,) if plural else ())):
            enter(self.entries, each, value)


class Numbers(Sort):
    """Whole numbers, in figures or as small words; `signed` ones have a sign in front."""

    def __init__(self, name: str, title: str, *, signed: bool = False) -> None:
        super().__init__(name, title)
        self.signed = signed


class Lexicon:
    """The words that a table and the collections add to the open lists of a language, such as names and traits."""

    def __init__(self, **lists: Iterable[str]) -> None:
        self.lists = {sort: tuple(dict.fromkeys(each)) for sort, each in lists.items()}
        self.entries: dict[str, Vocabulary] = {}
        for sort, names in self.lists.items():
            found: Vocabulary = self.entries.setdefault(sort, {})
            for name in names:
                enter(found, name, name)
                if (bare := words(name))[:1] == ("the",) and len(bare) > 1:
                    enter(found, name.partition(" ")[2], name)
        self._key = tuple(sorted((sort, names) for sort, names in self.lists.items()))
        self._hash = hash(self._key)
        self._letters: dict[str, dict[str, tuple[str, ...]]] = {}

    @cached_property
    def names(self) -> NamesByWord:
        """The names of cards, by their words."""
        return by_word(self.lists.get("name", ()))

    def beginning(self, sort: str, letter: str) -> tuple[str, ...]:
        """The names of a list that begin with a letter."""
        if sort not in self._letters:
            found: dict[str, list[str]] = {}
            for name in self.lists.get(sort, ()):
                found.setdefault(fold(name)[:1], []).append(name)
            self._letters[sort] = {first: tuple(names) for first, names in found.items()}
        return self._letters[sort].get(letter, ())

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Lexicon) and self._hash == other._hash and self._key == other._key)


NOTHING_MORE = Lexicon()


class Language:
    """All sorts of a game; `top` is the sort of a whole sentence, `by_hand` that of what a judge may do himself.

    `reminds` tells, of what the sentence before means, whether brackets behind it only remind of a rule. `soft` are
    the words before which a comma may stand or be left out; `same` are words that are read as others (`reads_as`);
    `never` are words of English that no card has, so that they may be slips of others.
    """

    def __init__(
        self,
        game: str,
        top: str = "sentence",
        by_hand: str = "",
        reminds: Callable[[Any], bool] = lambda before: False,
    ) -> None:
        self.game = game
        self.top = top
        self.by_hand = by_hand or top
        self.reminds = reminds
        self.sorts: dict[str, Sort] = {}
        self.phrases: dict[Any, Any] = {}
        self.same: Vocabulary = {}
        self.soft: frozenset[str] = frozenset()
        self.never: frozenset[str] = frozenset()
        self._size = 0

    def reads_as(self, plain: str, *others: str) -> None:
        """Words that mean the same wherever they stand, as `progress tokens` and `progress`: all read as the first."""
        for each in others:
            enter(self.same, each, words(plain))

    def sort(self, name: str, title: str) -> Sort:
        """A sort of phrases with forms of its own; the title says what it is, for messages and the guide."""
        return self._new(Sort(name, title))

    def words(
        self, name: str, title: str, entries: Iterable[str] | Mapping[str, Any] = (), *, open: bool = False
    ) -> Words:
        """A closed list of words: names that stand for themselves, or spellings with what each stands for."""
        found = self._new(Words(name, title, open=open))
        if isinstance(entries, Mapping):
            for spelling, value in entries.items():
                found.word(value, spelling)
        else:
            for each in entries:
                found.word(each)
        return found

    def numbers(self, name: str, title: str, *, signed: bool = False) -> Numbers:
        """Whole numbers."""
        return self._new(Numbers(name, title, signed=signed))

    def _new(self, made: S) -> S:
        if made.name in self.sorts:
            raise ValueError(f"the sort {made.name!r} exists twice")
        self.sorts[made.name] = made
        return made

    def begin_to_say(self) -> None:
        """Forgets the phrases that were said before if the table has grown since, or if they are too many."""
        size = sum(len(sort.order) for sort in self.sorts.values())
        if self._size != size or len(self.phrases) > MOST_PHRASES:
            self._size, self.phrases = size, {}

    @property
    def forms(self) -> tuple[Form, ...]:
        """Every row of the table."""
        return tuple(form for sort in self.sorts.values() for form in sort.forms)


def enter(entries: Vocabulary, spelling: str, value: Any) -> None:
    """Enters a spelling in a vocabulary, under its first word, the longer ones first."""
    found = words(spelling)
    if not found:
        return
    several = entries.setdefault(found[0], [])
    if (found, value) not in several:
        insort(several, (found, value), key=_longest_first)


def _longest_first(entry: tuple[tuple[str, ...], Any]) -> int:
    return -len(entry[0])


def _of_value(value: Any) -> tuple[Made, Taken]:
    if hasattr(value, "_fields"):
        told_apart(type(value))
    return lambda: value, lambda given: {} if type(given) is type(value) and given == value else None


def _of_kind(kind: type, form: Form) -> tuple[Made, Taken]:
    names: tuple[str, ...] = kind._fields  # type: ignore[attr-defined]
    defaults: dict[str, Any] = kind._field_defaults  # type: ignore[attr-defined]
    fixed = form.fixed
    if unknown := set(fixed) - set(names):
        raise ValueError(f"{kind.__name__} has no field {', '.join(sorted(unknown))}")
    told_apart(kind)

    def make(**filled: Any) -> Any:
        return kind(**fixed, **filled)

    missing = object()
    must: list[tuple[int, Any]] = []
    slots: list[tuple[int, str]] = []

    def take(given: Any) -> Mapping[str, Any] | None:
        if type(given) is not kind or not isinstance(given, tuple):
            return None
        for name, value in fixed.items():
            if getattr(given, name) != value:
                return None
        if not must and not slots:
            slots.extend((at, name) for at, name in enumerate(names) if name in form.fields)
            others = ((at, name) for at, name in enumerate(names) if name not in form.fields and name not in fixed)
            must.extend((at, defaults.get(name, missing)) for at, name in others)
        for at, value in must:
            if given[at] != value:
                return None
        return {name: given[at] for at, name in slots}

    return make, take


def _adding(form: Form) -> tuple[Made, Taken]:
    fixed = form.fixed

    def make(it: Any, **filled: Any) -> Any:
        more = {**fixed, **filled}
        defaults = getattr(it, "_field_defaults", {})
        if any(name not in defaults or getattr(it, name) != defaults[name] for name in more):
            return None
        return it._replace(**more)

    def take(given: Any) -> Mapping[str, Any] | None:
        defaults = getattr(given, "_field_defaults", {})
        slots = form.fields - {"it"}
        if not all(name in defaults for name in (*slots, *fixed)):
            return None
        if any(getattr(given, name) != value for name, value in fixed.items()):
            return None
        filled = {name: getattr(given, name) for name in slots}
        if any(value == defaults[name] for name, value in {**filled, **fixed}.items()):
            return None
        return {"it": given._replace(**{name: defaults[name] for name in (*slots, *fixed)}), **filled}

    return make, take


def is_word(text: str) -> bool:
    """Whether a part of a text is a word and no mark."""
    return bool(text) and fold(text)[0].isalnum()


__all__ = ["Form", "Language", "Lexicon", "NOTHING_MORE", "Numbers", "Slot", "Sort", "Words", "is_word"]
