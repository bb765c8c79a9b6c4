"""Words that cards print for each other: every row of a table reads them alike.

A row is written in one way; what is said here is added to all rows, so that none of them knows `may` but not `can`.
"""

from __future__ import annotations

import re

from judge.cardtext.language import Language

SLOT = re.compile(r"(\{[^}]*\})")
_WORD = re.compile(r"(?<![\w'/\[-])[a-z]+(?:/[a-z]+)*(?![\w'/\[-])")
Groups = tuple[tuple[str, ...], ...]


def alike(template: str, groups: Groups) -> str:
    """A template whose words also read those that are printed for them; what stands in slots is left as it is."""

    def several(match: re.Match[str]) -> str:
        own = match[0].split("/")
        for group in groups:
            if set(own) <= set(group) and own != ["her"]:
                return "/".join((*own, *(each for each in group if each not in own)))
        return match[0]

    parts = SLOT.split(template)
    return "".join(part if part.startswith("{") else _WORD.sub(several, part) for part in parts)


def read_alike(language: Language, groups: Groups) -> None:
    """Adds words that are printed for each other to every row of a language."""
    for form in language.forms:
        form.templates = tuple(dict.fromkeys(alike(each, groups) for each in form.templates))
