"""What must hold of every table: each form reads what it says, says what it reads, and says one thing only."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from judge.cardtext.language import NOTHING_MORE, Form, Language, Lexicon, Numbers, Sort, Words
from judge.cardtext.parse import grammar, parse
from judge.cardtext.read import Sentence
from judge.cardtext.say import Unsayable, render, say
from judge.cardtext.wording import Slot

DEEP = 8


def examples(language: Language, sort: str, lexicon: Lexicon = NOTHING_MORE) -> tuple[Any, ...]:
    """A few meanings of a sort, made from its own forms."""
    return tuple(_some(language, language.sorts[sort], lexicon, DEEP, {}))


def _some(language: Language, sort: Sort, lexicon: Lexicon, deep: int, known: dict[Any, list[Any]]) -> list[Any]:
    """Up to two meanings of a sort, the simplest first."""
    if (sort.name, deep) in known:
        return known[sort.name, deep]
    found: list[Any] = []
    known[sort.name, deep] = found
    if isinstance(sort, Numbers):
        found += [2, 1]
    elif isinstance(sort, Words):
        found += list(sort.singular)[:2] or list(lexicon.lists.get(sort.name, ()))[:2]
    if deep:
        for each in sort.order:
            if len(found) >= 2:
                break
            made = _some(language, each, lexicon, deep - 1, known) if isinstance(each, Sort) else [
                value for value, _ in _made(language, each, lexicon, deep - 1, known)]  # fmt: skip
            found += [value for value in made if value not in found][:1]
    return found


def _made(
    language: Language, form: Form, lexicon: Lexicon, deep: int, known: dict[Any, list[Any]]
) -> Iterator[tuple[Any, str]]:
    """What each wording of a form means when its slots are filled with something, and the words for that."""
    for wording in form.wordings:
        filled: dict[str, Any] | None = {}
        for slot in wording.slots:
            some = _some(language, language.sorts[slot.sort], lexicon, deep, known)
            value = _listed(slot, some)
            if value is None or filled is None:
                filled = None
                break
            filled[slot.field] = value
        if filled is None:
            continue
        meaning = form.make(**filled)
        if meaning is None:
            continue
        try:
            yield meaning, render(language, form, wording, filled).text
        except Unsayable:
            continue


def _listed(slot: Slot, some: list[Any]) -> Any:
    if not some:
        return None
    return (some[0],) if slot.list == "," else tuple(some[:2]) if slot.list else some[0]


def faults(language: Language, lexicon: Lexicon = NOTHING_MORE) -> list[str]:
    """Every form that cannot be tried, that does not read what it says, or whose words mean something else as well."""
    grammar(language).whole()
    found: list[str] = []
    known: dict[Any, list[Any]] = {}
    said: set[tuple[str, Any]] = set()
    for form in language.forms:
        tried = list(_made(language, form, lexicon, DEEP, known))
        if not tried:
            found.append(f"{form.sort}: {form.canonical.text!r} cannot be filled")
        for meaning, words in tried:
            where = f"{form.sort}: {form.canonical.text!r} as {words!r}"
            read = parse(language, words, form.sort, lexicon).meanings
            if read != (meaning,):
                found.append(f"{where} should mean {meaning!r}, is read as {read!r}")
            elif (form.sort, meaning) not in said:  # Whatever its words, a meaning is said back in one way.
                said.add((form.sort, meaning))
                found += _untrue_to(language, form.sort, meaning, where, lexicon)
    return list(dict.fromkeys(found))


def _untrue_to(language: Language, sort: str, meaning: Any, where: str, lexicon: Lexicon) -> Iterator[str]:
    try:
        again = say(language, meaning, sort)
    except Unsayable as fault:
        yield f"{where}: {fault}"
        return
    if parse(language, again, sort, lexicon).meanings != (meaning,):
        yield f"{where} is said back as {again!r}, which does not mean the same"


def untrue(language: Language, sentences: Iterable[Sentence], lexicon: Lexicon = NOTHING_MORE) -> Iterator[str]:
    """Of sentences that were read, those whose words, said back, are not read to the same meaning."""
    for each in sentences:
        if each.read and not each.reminds:
            again = parse(language, each.said.removesuffix("."), "", lexicon).meanings
            if again != (each.means,):
                yield f"{each.text!r}: said back as {each.said!r}, which is read as {again!r}"
