"""Going on with a sentence that has been begun: the words of the table that may come next, as whole beginnings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from judge.cardtext.language import NOTHING_MORE, Language, Lexicon, Sort, Words
from judge.cardtext.read import complete
from judge.cardtext.text import LONGEST, fold
from judge.cardtext.wording import Word

MOST = 24
LONGEST_NAME = 5


class Next(NamedTuple):
    """What may come next in words, and the sentence as it then is; None where it is left to the writer, as a number."""

    words: str
    text: str | None


def go_on(language: Language, begun: str, sort: str = "", lexicon: Lexicon = NOTHING_MORE) -> tuple[Next, ...]:
    """What may come next: the rest of the word or name that has been begun, then what may follow the last whole one."""
    if len(begun) > LONGEST:
        return ()
    words = begun.split()
    found: dict[str, Next] = {}
    for whole in range(max(0, len(words) - LONGEST_NAME), len(words) + 1):
        head, rest = " ".join(words[:whole]), " ".join(words[whole:])
        for each in _next(language, head, sort, lexicon):
            if each.text is None:
                if not rest:
                    found.setdefault(each.words, each)
            elif fold(each.words).startswith(fold(rest)) and fold(each.words) != fold(rest):
                found.setdefault(each.words, each)
    return tuple(found.values())[:MOST]


def _next(language: Language, head: str, sort: str, lexicon: Lexicon) -> list[Next]:
    """What may follow some words: inside a sentence the names of the table first, at its beginning the other words."""
    expected = complete(language, head, sort, lexicon)
    names = [Next(each, f"{head} {each}".strip()) for each in _names(language, expected, lexicon)]
    others = list(_others(language, expected, head))
    return [*names, *others] if head else [*others, *names]


def _names(language: Language, expected: tuple[str, ...], lexicon: Lexicon) -> Iterator[str]:
    for sort in language.sorts.values():
        if f"<{sort.title}>" in expected and isinstance(sort, Words) and sort.open:
            yield from lexicon.lists.get(sort.name, ())


def _others(language: Language, expected: tuple[str, ...], head: str) -> Iterator[Next]:
    titles = {f"<{each.title}>": each for each in language.sorts.values()}
    for each in expected:
        known = titles.get(each)
        if isinstance(known, Words) or (known is not None and known.forms):
            said = known.singular.values() if isinstance(known, Words) else ()
            for word in (*said, *_first_words(known)):
                yield Next(word, f"{head} {word}".strip())
        elif each.startswith("<"):
            yield Next(each.strip("<>"), None)
        elif each[:1].isalnum() or each[:1] in "+-":
            yield Next(each, f"{head} {each}".strip())


def _first_words(sort: Sort) -> Iterator[str]:
    """The words that phrases of a sort begin with, those that are said back first."""
    for form in sort.forms:
        for wording in form.wordings:
            if wording.parts and isinstance(wording.parts[0], Word):
                yield wording.parts[0].one
