"""Where a text uses a term or one of its aliases: what a page links by itself."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from judge.content.library import Library, folded
from judge.content.model import Entry


@dataclass(frozen=True, slots=True)
class Mention:
    """One use of a term in a text."""

    start: int
    end: int
    entry: Entry


class Mentions:
    """The terms of one game as one pattern; the longest name wins."""

    def __init__(self, terms: Iterable[Entry]) -> None:
        self.names: dict[str, Entry] = {}
        linked = [term for term in terms if term.kind == "term" and term.autolink]
        for term in linked:
            self.names.setdefault(folded(term.title), term)
        for term in linked:
            for alias in term.aliases:
                self.names.setdefault(folded(alias), term)
        self.pattern = name_pattern(self.names)

    @classmethod
    def of(cls, library: Library, game: str) -> Mentions:
        """The terms of a game in a library."""
        return cls(library.of(game, "term"))

    def find(self, text: str) -> Iterator[Mention]:
        """Every use of a term in the text, from left to right."""
        for found in self.pattern.finditer(text):
            if entry := self.names.get(folded(found.group())):
                yield Mention(found.start(), found.end(), entry)


def name_pattern(names: Iterable[str]) -> re.Pattern[str]:
    """One pattern for many names, shaped as a trie: it takes time by the text, not by the count of names."""
    trie: dict[str, Any] = {}
    for name in names:
        branch = trie
        for char in name:
            branch = branch.setdefault(char, {})
        if name:
            branch[""] = {}
    return re.compile(rf"(?<!\w)(?:{_branch(trie)})(?!\w)" if trie else r"(?!)", re.IGNORECASE)


def _branch(trie: Mapping[str, Any]) -> str:
    ways = [_letter(char) + _branch(rest) for char, rest in sorted(trie.items()) if char]
    if not ways:
        return ""
    one = ways[0] if len(ways) == 1 and "" not in trie else f"(?:{'|'.join(ways)})"
    return f"{one}?" if "" in trie else one


def _letter(char: str) -> str:
    return r"\s+" if char == " " else re.escape(char)
