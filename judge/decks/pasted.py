"""Lists as they are copied out of deck builders and forums: what is markup goes, what it says of the cards stays."""

from __future__ import annotations

import re
from html import unescape

_LINK = re.compile(r"\[([^\[\]]+)\]\((?:https?:|/|www\.)[^()\s]*\)")
_BBCODE = re.compile(
    r"\[/?(?:b|i|u|s|url|size|color|center|list|quote|spoiler|h[1-6]|\*)(?:=[^\[\]]*)?\]", re.IGNORECASE
)
_BOLD = re.compile(r"\*\*|__")
_SLANTED = re.compile(r"(?<!\w)[_*](\([^()]*\))[_*]|(?<!\w)_([^_\s][^_]*)_(?!\w)")
_BOX = re.compile(r"^(\s*(?:[-*+]\s+)?)\[[ xX]\]\s+(?=\S)")
_PART = re.compile(r'<(?:section|zone)\b[^<>]*\bname="([^"]*)"', re.IGNORECASE)
_CARD = re.compile(
    r'<card\b[^<>]*?\b(?:qty|number|count)="([0-9]+)"[^<>]*?(?:\bname="([^"]*)"[^<>]*>|>([^<>]*)</card>)', re.IGNORECASE
)
_TAGS = re.compile(r"\s*</?[A-Za-z?!].*>\s*")
_COLUMNS = re.compile(r"(?<=\S)(?: {3,}| *\t *)(?=\S)")
_GAP = re.compile(r" {2,}")
_RULER = re.compile(r"[\s|:=_~*.\u2500-\u257f-]+")


def unmarked(line: str) -> str:
    """A line without the marks of web pages, forums and deck files; nothing where it only had marks."""
    if "<" in line:
        line = _from_tags(line)
    line = _COLUMNS.sub("\t", line.rstrip(" "))
    line = _LINK.sub(r"\1", _BBCODE.sub("", _BOX.sub(r"\1", line)))
    line = _SLANTED.sub(lambda found: found.group(1) or found.group(2), _BOLD.sub("", line))
    if _RULER.fullmatch(line):
        return ""
    line = _GAP.sub(" ", line).replace("{", "(").replace("}", ")")
    return line.strip().strip("|").replace("|", "\t") if line.lstrip().startswith("|") else line


def _from_tags(line: str) -> str:
    """A card or a part of a deck file in XML as a line of plain text."""
    if card := _CARD.search(line):
        return f"{card.group(1)} {unescape(card.group(2) or card.group(3)).strip()}"
    if part := _PART.search(line):
        name = unescape(part.group(1))
        return {"main": "Main deck", "side": "Sideboard"}.get(name.casefold(), name)
    return "" if _TAGS.fullmatch(line) else line
