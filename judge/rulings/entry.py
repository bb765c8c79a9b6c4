"""An entry of the record: what kind, in which event, to what it refers, and what it holds."""

from __future__ import annotations

import hashlib
import json
import re
import unicodedata
from collections.abc import Iterator, Mapping
from typing import Any, Literal, NamedTuple, get_args

Kind = Literal["opened", "readings", "ruling", "correction", "appeal", "override", "closed"]
KINDS: tuple[str, ...] = get_args(Kind)
HEAD_ONLY = frozenset({"opened", "readings", "override", "closed"})
REFERRING = frozenset({"correction", "appeal", "override"})
WORD = re.compile(r"[^\W_]+")
SEARCHED = ("game", "round", "table", "players", "judge", "decision", "note", "title", "question", "name")


class NotSaved(Exception):
    """The record could not be written or read; the text says why, in words for whoever is at the table."""


class Refusing(Exception):
    """The record does not take an entry; the text says why."""


class Entry(NamedTuple):
    """One entry as it stands in the record, for good."""

    event: str
    number: int
    kind: str
    refers: int | None
    time: str
    judge: str
    body: Mapping[str, Any]
    digest: str

    @property
    def whole(self) -> bool:
        """Whether the entry is as it was written: its digest is that of what it holds."""
        return self.digest == digest(self)

    def document(self) -> dict[str, Any]:
        """The entry as JSON."""
        return {**self._asdict(), "body": dict(self.body)}


def packed(value: object) -> str:
    """A value as JSON that is always the same for the same value."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def digest(entry: Entry) -> str:
    """A fingerprint of all that an entry says."""
    said = packed([entry.event, entry.kind, entry.refers, entry.time, entry.judge, entry.body])
    return hashlib.sha256(said.encode()).hexdigest()


def words(text: str) -> list[str]:
    """The words of a text for searching: small letters, no accents, no marks."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return WORD.findall("".join(char for char in plain if not unicodedata.combining(char)))


def searchable(kind: str, judge: str, body: Mapping[str, Any]) -> str:
    """The words that an entry is found by, each once, between spaces."""
    said = " ".join([kind, judge, *(_text(body.get(name)) for name in SEARCHED)])
    return " ".join(["", *dict.fromkeys(words(said)), ""])


def _text(value: object) -> str:
    return " ".join(_texts(value))


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, Mapping):
        for each in value.items():
            yield from _texts(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _texts(each)
    elif value is not None:
        yield str(value)
