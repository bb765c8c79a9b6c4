"""Text cut into words: without case and accents, in one spelling, and brought down to their stems."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from whoosh.lang.porter import stem as porter

LONGEST_WORD = 40
PAIR = "_"
NUMBER = re.compile(r"\d+(?:\.\d+)+(?:-\d+)?[a-z]?")
_TOKEN = re.compile(rf"{NUMBER.pattern}(?![^\W_])|[^\W_]+(?:'[^\W_]+)*")
_ENDINGS = ("'s", "'re", "'ll", "'ve", "'d", "'m")


def fold(text: str) -> str:
    """The text without case and accents, with straight apostrophes."""
    if text.isascii():
        return text.lower()
    parts = unicodedata.normalize("NFKD", text.replace("’", "'").replace("‘", "'"))
    return "".join(char for char in parts if not unicodedata.combining(char)).casefold()


def words_of(text: str, spellings: Mapping[str, str]) -> list[str]:
    """The words of a text in the spelling that is searched for; a rule number is one word."""
    found: list[str] = []
    for token in _TOKEN.findall(fold(text)):
        word = _bare(token[:LONGEST_WORD])
        spelled = spellings.get(word)
        if spelled is None and " " not in word:
            found.append(word)
        else:
            found.extend((spelled or word).split())
    return found


def _bare(token: str) -> str:
    """A token without apostrophes: the owner for "owner's", two words for "doesn't"."""
    if "'" not in token:
        return token
    if token.endswith("n't"):
        return {"can't": "can not", "won't": "will not"}.get(token, f"{token[:-3]} not")
    for ending in _ENDINGS:
        token = token.removesuffix(ending)
    return token.replace("'", "")


@lru_cache(maxsize=65536)
def stem(word: str) -> str:
    """What the forms of a word have in common: `intercept` for interception and intercepted."""
    if len(word) < 3 or not word.isalpha() or not word.isascii():
        return word
    return str(porter(word)) or word


def stems(words: Iterable[str]) -> list[str]:
    """The stems of words."""
    return [stem(word) for word in words]


def pairs(row: Iterable[str]) -> Iterator[str]:
    """Neighbouring stems as one token each, so that words that stand together can be told from words apart."""
    before = ""
    for each in row:
        if before:
            yield f"{before}{PAIR}{each}"
        before = each


def phrase(words: Iterable[str]) -> str:
    """Words as the key under which a name is looked up: their stems with single spaces."""
    return " ".join(stem(word) for word in words)
