"""Names as they are spelt on the table: whoever leaves out an accent, an apostrophe or a hyphen means the same card."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace

from judge.content.yamltree import Node
from judge.kit.words import folded, plain

SPOKEN = ("choices", "asks", "given")
PROSE = ("text", "abilities", "because")
MARKS = "'\u2018\u2019\u02bc\u2032\u00b4`"


def as_on_the_table(scenario: Node) -> Node:
    """A scenario in which each thing on its table is called by one name, whichever way that was typed."""
    table = scenario.entries.get("table")
    names = _by_letters(_names(table)) if table is not None else {}
    if table is None or not names:
        return scenario
    spelt = {"table": _each_text(table, lambda text: _one_name(text, names))}
    pattern = re.compile(rf"\b(?:{'|'.join(map(re.escape, sorted(names, key=len, reverse=True)))})\b")
    for key in SPOKEN:
        if key in scenario.entries:
            spelt[key] = _each_text(scenario.entries[key], lambda text: _in_words(text, names, pattern))
    return replace(scenario, value={**scenario.entries, **spelt})


def _names(table: Node) -> Iterator[str]:
    """What the rows of a table are called."""
    for group in table.entries.values():
        yield from group.entries


def _by_letters(names: Iterable[str]) -> dict[str, str]:
    """Names by their letters alone; those that only marks or case tell apart are left as they are typed."""
    found: dict[str, set[str]] = {}
    for name in names:
        found.setdefault(folded(name), set()).add(name)
    return {letters: min(several) for letters, several in found.items() if letters and len(several) == 1}


def _each_text(node: Node, spelt: Callable[[str], str]) -> Node:
    """The same tree with each of its texts spelt anew; what is printed on cards and reasons stay as they are."""
    if node.kind == "map":
        entries = {key: each if key in PROSE else _each_text(each, spelt) for key, each in node.entries.items()}
        return replace(node, value=entries)
    if node.kind == "list":
        return replace(node, value=[_each_text(each, spelt) for each in node.elements])
    text = spelt(node.text)
    return node if text == node.text else replace(node, value=text)


def _one_name(text: str, names: Mapping[str, str]) -> str:
    name = names.get(folded(text), text)
    return text if plain(name) == plain(text) else name


def _in_words(text: str, names: Mapping[str, str], pattern: re.Pattern[str]) -> str:
    """A text with the names in it spelt as on the table."""
    letters, places = _letters(text)
    for found in reversed(list(pattern.finditer(letters))):
        start, end = places[found.start()], places[found.end() - 1] + 1
        text = text[:start] + _one_name(text[start:end], names) + text[end:]
    return text


def _letters(text: str) -> tuple[str, list[int]]:
    """A text in letters, digits and blanks alone, as `folded` has names, and where each of them stands in the text."""
    kept = [
        (each if each.isalnum() else " ", place)
        for place, char in enumerate(text)
        if char not in MARKS
        for each in unicodedata.normalize("NFKD", char).casefold()
        if not unicodedata.combining(each)
    ]
    return "".join(char for char, _ in kept), [place for _, place in kept]
