"""Card text as people type it: forgiven its looks, cut into sentences, and those into words."""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

LONGEST = 4000
_LOOKS = str.maketrans({
    "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "‘": "'", "’": "'", "‚": "'", "`": "'", "´": "'",
    "–": "-", "—": "-", "−": "-", "‑": "-", "‐": "-", "\u00a0": " ", "\u200b": None, "\u00ad": None, "…": "...",
    "●": "•", "▪": "•", "·": "•", "◦": "•", "‣": "•",
})  # fmt: skip
_TOKEN = re.compile(
    r"[nN]on-(?=[^\W\d_]|$)|[+-]?\d+(?:/\d+)?|[+-][xX]\b|'s\b|[^\W\d_]+(?:['-](?!s\b)[^\W\d_]+|-s\b|\d)*(?:\.(?=[^\W\d_]\.))?|'(?=\W|$)|[^\w\s]|_"
)
_STOP = re.compile(r'(?<=[^\W\d_)\]"\'\d])\.(?=[^\W\d_]{2}|\(|\[|A |X )')
_QUOTED = re.compile(r'"[^"]*"')
# A small word that was written twice.
_TWICE = re.compile(r"\b(the|of|to|an?|is|in|and|from|on|by|for|with) \1\b")


@lru_cache(maxsize=65536)
def fold(word: str) -> str:
    """A word without case and accents: as it is compared."""
    flat = unicodedata.normalize("NFKD", word.casefold())
    return "".join(each for each in flat if not unicodedata.combining(each)) if not word.isascii() else flat


def tidy(text: str) -> str:
    """A text in plain quotes, dashes and blanks, a blank after every stop, `(s)` as the plural; lines stay lines."""
    text = unicodedata.normalize("NFC", text).translate(_LOOKS)
    text = re.sub(r"(?m)^\s*[*-] +", "• ", text).replace(" & ", " and ")
    text = re.sub(r"(?<=[^\W\d_])\(s\)", "s", text)
    text = _TWICE.sub(r"\1", text)
    text = _STOP.sub(". ", text.replace("\r", "\n"))
    text = re.sub(r" +([,.;:)])(?!\d)", r"\1", re.sub(r"[^\S\n]+", " ", text))
    return "\n".join(line.strip() for line in text.split("\n") if line.strip())


class Token(NamedTuple):
    """A word, number or mark: as it is compared, and where it stands."""

    fold: str
    start: int
    end: int


def tokens(text: str) -> tuple[Token, ...]:
    """The words and marks of a text."""
    return tuple(Token(fold(each[0]), each.start(), each.end()) for each in _TOKEN.finditer(text))


@lru_cache(maxsize=65536)
def words(text: str) -> tuple[str, ...]:
    """The words and marks of a short text, as they are compared."""
    if text.isascii() and text.isalpha():
        return (text.lower(),)
    return tuple(each.fold for each in tokens(tidy(text)))


class Cut(NamedTuple):
    """A sentence cut out of a text, without its stop; whether it stood in brackets as a sentence, stop and all."""

    text: str
    bracketed: bool = False


def paragraphs(text: str) -> tuple[tuple[Cut, ...], ...]:
    """The sentences of a text, line by line; what stands in quotes is part of the sentence around it.

    Brackets at the end of a sentence, such as `(Limit once per round.)`, are a sentence of their own.
    """
    return tuple(found for line in tidy(text).split("\n") if (found := _sentences(line)))


def _sentences(line: str) -> tuple[Cut, ...]:
    found: list[str] = []
    start, quoted, depth = 0, False, 0
    for at, mark in enumerate(line):
        if mark == '"':
            quoted = not quoted
            if not quoted and line[at - 1 : at] in (".", "!") and _begins(line, at + 1):
                found.append(line[start : at + 1])
                start = at + 1
        elif mark == "(" and not quoted:
            if depth == 0 and not line[at - 1 : at].isalnum() and _closes_sentence(line, at):
                found.append(line[start:at])
                start = at
            depth += 1
        elif mark == ")" and not quoted:
            depth = max(0, depth - 1)
            if depth == 0 and line[start : start + 1] == "(":
                found.append(line[start : at + 1])
                start = at + 1
        elif mark == "." and not quoted and depth == 0 and _begins(line, at + 1):
            found.append(line[start : at + 1])
            start = at + 1
    found.append(line[start:])
    return tuple(bare for each in found if (bare := _bare(each)).text)


def _begins(line: str, at: int) -> bool:
    """Whether a new sentence begins at a place, or nothing more comes; `this card` stands for a name."""
    rest = line[at:]
    return not rest.strip() or (
        rest[0] == " "
        and (rest[1:2].isupper() or rest[1:2] in '"(•[+-' or rest[1:2].isdigit() or rest.startswith(" this card"))
    )


def _closes_sentence(line: str, at: int) -> bool:
    """Whether brackets that open here end the sentence; those that are never closed do."""
    end = line.find(")", at)
    return end < 0 or (not line[end + 1 :].strip(" .") or _begins(line, end + 1) or line[end + 1 : end + 2] == ".")


def _bare(sentence: str) -> Cut:
    """A sentence without the stop behind it and brackets around it."""
    text = sentence.strip()
    closed = text.rstrip(".").endswith(")")
    bracketed = text.startswith("(") and text.count("(") == 1 and (closed or ")" not in text)
    if bracketed:
        text = text.rstrip(".").removesuffix(")")[1:].strip()
        bracketed = text.endswith((".", "!"))
    if text.endswith(('."', "...")):
        return Cut(text, bracketed)
    return Cut(text.rstrip(".!").rstrip(), bracketed)


NamesByWord = Mapping[str, Collection[tuple[str, ...]]]


def by_word(names: Iterable[str]) -> NamesByWord:
    """Names without their articles, under each of their words."""
    found: dict[str, dict[tuple[str, ...], None]] = {}
    for name in names:
        bare = _without_article(words(name))
        for word in bare:
            found.setdefault(word, {})[bare] = None
    return found


def of_itself(text: str, own: Iterable[str], others: NamesByWord | None = None) -> str:
    """A card's text with `this card` for its own name, with or without article, accents or possessive.

    Where a longer name of another card holds the card's own, that other card is meant. In a text in quotation marks
    that others gain, this card would be the one that gains it: there the name stays.
    """
    mine = {bare for name in own if (bare := _without_article(words(name)))}
    articles = {
        "the",
        *(words(name)[0] for name in own if words(name) and _without_article(words(name)) != words(name)),
    }
    if not mine:
        return text
    rivals = {each for name in mine for each in (others or {}).get(name[0], ()) if _within(name, each)}
    longer = sorted(rivals - mine, key=lambda each: (-len(each), each))
    found = tokens(text)
    folds = tuple(each.fold for each in found)
    of_others = _gained_by_others(text, own)
    pieces, at, index = [], 0, 0
    while index < len(found):
        if any(first < found[index].start < last for first, last in of_others):
            index += 1
            continue
        rival = next((each for each in longer if folds[index : index + len(each)] == each), None)
        if rival is not None:
            index += len(rival)
            continue
        name = next(
            (each for each in sorted(mine, key=len, reverse=True) if folds[index : index + len(each)] == each), None
        )
        if name is None or text[found[index].start].islower():
            index += 1
            continue
        first = index - 1 if index and folds[index - 1] in articles else index
        opens = (
            first == 0 or folds[first - 1] in (".", "•", "!") or "\n" in text[found[first - 1].end : found[first].start]
        )
        pieces.append(text[at : found[first].start] + ("This card" if opens else "this card"))
        at = found[index + len(name) - 1].end
        index += len(name)
    return "".join(pieces) + text[at:]


def _gained_by_others(text: str, own: Iterable[str]) -> list[tuple[int, int]]:
    """Where the texts in quotation marks stand that not the card itself gains, and that it is not given whole."""
    itself = "|".join(("it", "card", *(re.escape(fold(name)) for name in own)))
    gains = re.compile(rf"\b(?:(?:{itself}) (?:also )?(?:gain|have|ha)s?|text):? *$")
    return [each.span() for each in _QUOTED.finditer(text) if not gains.search(fold(text[: each.start()]))]


def _within(short: tuple[str, ...], long: tuple[str, ...]) -> bool:
    return any(long[at : at + len(short)] == short for at in range(len(long) - len(short) + 1))


def _without_article(name: tuple[str, ...]) -> tuple[str, ...]:
    return name[1:] if len(name) > 1 and name[0] in ("the", "a", "an") else name


def apart(one: str, two: str, most: int = sys.maxsize) -> int:
    """By how many letters put in, left out or changed two words differ; some number above `most` once it is above."""
    row = list(range(len(two) + 1))
    for at, letter in enumerate(one, 1):
        before, row[0] = row[0], at
        for place, other in enumerate(two, 1):
            before, row[place] = row[place], min(row[place] + 1, row[place - 1] + 1, before + (letter != other))
        if min(row) > most:
            break
    return max(row[-1], min(row))
