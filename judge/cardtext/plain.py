"""What is printed in several ways and means the same wherever it stands, in one way: `progress tokens` as `progress`.

A language lists such words (`reads_as`). Sentences and rows are both put into plain words before they are compared, so
that no row has to know all ways. A comma before a word of `soft` may stand or be left out.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import product

from judge.cardtext.language import Language, Vocabulary
from judge.cardtext.lazily import Lazily
from judge.cardtext.text import Token, tokens
from judge.cardtext.wording import BRACKET, Part, Word, openings

_UNSURE = re.compile(r"\{[^}]*\}|\([^()]*\)|\S*\[[^\]]*\]\S*")
_SURE = re.compile(r"(?<!\S)[a-z]+(?!\S)")
COMMA = frozenset((",",))
_OPENS = frozenset((":", ".", '"', "(", "•"))


def plain_tokens(language: Language, text: str) -> tuple[Token, ...]:
    """The words and marks of a text, in plain words."""
    found = tokens(text)
    if not language.same or not any(each.fold in language.same for each in found):
        return found
    made: list[Token] = []
    at = 0
    while at < len(found):
        length, others = _instead(language.same, text, found, at)
        if length:
            first, last = found[at], found[at + length - 1]
            made += [Token(each, first.start, last.end) for each in others]
            at += length
        else:
            made.append(found[at])
            at += 1
    return tuple(made)


def _instead(same: Vocabulary, text: str, found: tuple[Token, ...], at: int) -> tuple[int, tuple[str, ...]]:
    """How many words from a place on are read as others, and as which; a word with a capital is part of a name."""
    for spelling, others in same.get(found[at].fold, ()):
        run = found[at : at + len(spelling)]
        if tuple(each.fold for each in run) == spelling and not _named(text, found, at, len(spelling)):
            return len(spelling), others
    return 0, ()


def plain_entries(language: Language, listed: Vocabulary) -> Vocabulary:
    """The words of a list, in plain words."""
    found: Vocabulary = {}
    for several in listed.values():
        for spelling, value in several:
            plain = spelling
            if not language.same.keys().isdisjoint(spelling):
                text = " ".join(spelling).replace("non- ", "non-")
                plain = tuple(each.fold for each in plain_tokens(language, text))
            listed_now = found.setdefault(plain[0] if plain else "", [])
            if (plain, value) not in listed_now:
                listed_now.append((plain, value))
    for each in found.values():
        each.sort(key=lambda one: -len(one[0]))
    return found


def _named(text: str, found: tuple[Token, ...], at: int, length: int) -> bool:
    run = found[at : at + length]
    if not run[0].fold[0].isalpha():
        return False
    opens = at == 0 or found[at - 1].fold in _OPENS
    return any(text[each.start].isupper() for each in (run[1:] if opens else run))


class PlainParts:
    """Puts the parts of wordings into plain words; the same words recur in thousands of rows, each is met once."""

    def __init__(self, language: Language) -> None:
        self._same, self._soft = language.same, language.soft
        self._lengths = Lazily(self._longest_first)
        self.heads = Lazily(self._head)  # What templates begin with, by what stands before the first blank.
        self._openings = Lazily(self._opening)
        self._changing = {"a", "an"}.union(*(each for some in self._same.values() for each, _ in some))
        self._runs: dict[tuple[frozenset[str], ...], tuple[Word, ...]] = {}

    def __call__(self, parts: tuple[Part, ...]) -> tuple[Part, ...]:
        """The parts of a wording, in plain words, and without the commas that may be left out."""
        if not self._same and not self._soft:
            return parts
        made: list[Part] = []
        at, commas = 0, False
        while at < len(parts):
            first = parts[at]
            if isinstance(first, Word):
                tried = self._lengths[first.reads]
                if tried and (found := self._words_instead(parts, at, tried)):
                    made += found[1]
                    at += found[0]
                    commas = True  # There may be one among these.
                    continue
                commas = commas or first.one == ","
            made.append(first)
            at += 1
        if not commas or not self._soft:
            return tuple(made)
        pairs = zip(made, (*made[1:], None), strict=True)
        return tuple([each for each, after in pairs if not _may_go(each, after, self._soft)])

    def first(self, parts: tuple[Part, ...]) -> Part | None:
        """The first of them alone; None if there is none."""
        begins = parts[0] if parts else None
        if not self.may_change(begins):
            return begins
        found = self._words_instead(parts, 0, self.runs(begins))
        first = found[1][0] if found else begins
        return next(iter(self(parts)), None) if isinstance(first, Word) and first.reads == COMMA else first

    def opening(self, template: str) -> Part | None:
        """The first of them in every wording of a template; None where it takes cutting it up to tell.

        Most templates begin with a word that many begin with, and that is never read as another.
        """
        head = self.heads[template.partition(" ")[0]]
        return self._openings[" ".join(template.split(None, head)[:head])] if isinstance(head, int) else head

    def _head(self, begins: str) -> Part | int | None:
        """The part that templates begin with which begin so, up to a space; how much more of them tells it where that
        may be read as others; None where nothing short does."""
        first = next(iter(openings(begins, 1)), None) if _is_whole(begins) else None
        if not self.may_change(first):
            return first
        return next(iter(self.runs(first)), None)

    def _opening(self, begins: str) -> Part | None:
        """The same of so much of a template as may be read as others."""
        if not _is_whole(begins):
            return None
        parts = openings(begins, len(begins))
        found = self._words_instead(parts, 0, self.runs(parts[0]))
        first = found[1][0] if found else parts[0]
        return None if isinstance(first, Word) and first.reads == COMMA else first

    def needed(self, template: str) -> str:
        """The longest word that every wording of a template surely has, in plain words too; empty where none is sure.

        It is found without cutting the template up.
        """
        sure = [each for each in _SURE.findall(_UNSURE.sub(" ", template)) if each not in self._changing]
        return max(sure, key=lambda each: (len(each), each), default="")

    def runs(self, begins: Part | None) -> tuple[int, ...]:
        """How long the runs may be that begin with a part and are read as others, the longest first."""
        return self._lengths[begins.reads] if isinstance(begins, Word) else ()

    def may_change(self, begins: Part | None) -> bool:
        """Whether a wording that begins with this may begin with something else in plain words."""
        return bool(self.runs(begins)) or (isinstance(begins, Word) and begins.one == ",")

    def _longest_first(self, reads: frozenset[str]) -> tuple[int, ...]:
        """How long the runs may be that begin with a word and are read as others."""
        lengths = {len(each) for word in reads for each, _ in self._same.get(word, ())}
        return tuple(sorted(lengths, reverse=True))

    def _words_instead(
        self, parts: tuple[Part, ...], at: int, lengths: tuple[int, ...]
    ) -> tuple[int, tuple[Word, ...]] | None:
        """How many parts from a place on are read as other words, and as which; all that they read has to be."""
        for length in lengths:
            reads = tuple([each.reads for each in parts[at : at + length] if isinstance(each, Word)])
            if len(reads) == length:
                found = self._runs.get(reads)
                if found is None:
                    found = self._runs[reads] = _all_instead(self._same, reads)
                if found:
                    return length, found
        return None


def _is_whole(begins: str) -> bool:
    """Whether the beginning of a template is the same in all its wordings, and ends where one of its tokens does."""
    pairs = begins.count("[") == begins.count("]") and begins.count("{") == begins.count("}")
    return pairs and BRACKET not in begins


def _may_go(part: Part, after: Part | None, soft: frozenset[str]) -> bool:
    return isinstance(part, Word) and part.reads == COMMA and isinstance(after, Word) and bool(after.reads & soft)


@lru_cache(maxsize=4096)
def _one(reads: frozenset[str]) -> Word:
    said = min(reads)
    return Word(reads, said, said)


def _all_instead(same: Vocabulary, reads: tuple[frozenset[str], ...]) -> tuple[Word, ...]:
    """What all that a run of words reads is read as; a single word may also stay as it is."""
    found: set[tuple[str, ...]] = set()
    for spelling in product(*reads):
        others = next((to for each, to in same.get(spelling[0], ()) if each == spelling), None)
        if others is None and len(reads) > 1:
            return ()
        found.add(spelling if others is None else others)
    if len({len(each) for each in found}) != 1:
        return ()
    return tuple(_one(frozenset(each)) for each in zip(*found, strict=True))
