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


def _next(language: Language, head: str, sort: str, lexicon: Lexicon) -> Iterator[Next]:
    titles = {f"<{each.title}>": each for each in language.sorts.values()}
    for expected in complete(language, head, sort, lexicon):
        known = titles.get(expected)
        if isinstance(known, Words):
            for spelling in (*lexicon.lists.get(known.name, ()), *known.singular.values()):
                yield Next(spelling, f"{head} {spelling}".strip())
        elif known is not None and known.forms:
            for word in _first_words(known):
                yield Next(word, f"{head} {word}".strip())
        elif expected.startswith("<"):
            yield Next(expected.strip("<>"), None)
        elif expected[:1].isalnum() or expected[:1] in "+-":
            yield Next(expected, f"{head} {expected}".strip())


def _first_words(sort: Sort) -> Iterator[str]:
    """The words that phrases of a sort begin with, those that are said back first."""
    for form in sort.forms:
        for wording in form.wordings:
            if wording.parts and isinstance(wording.parts[0], Word):
                yield wording.parts[0].one
