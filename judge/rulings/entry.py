"""An entry of the record: what kind, in which event, to what it refers, and what it holds."""

from __future__ import annotations

import hashlib
import json
import re
import unicodedata
from collections.abc import Iterator, Mapping
from typing import Any, Literal, NamedTuple, get_args

Kind = Literal["opened", "readings", "round", "ruling", "correction", "appeal", "override", "closed"]
KINDS: tuple[str, ...] = get_args(Kind)
HEAD_ONLY = frozenset({"opened", "readings", "round", "override", "closed"})
REFERRING = frozenset({"correction", "appeal", "override"})
WORD = re.compile(r"[^\W_]+")
SEARCHED = ("game", "round", "table", "players", "judge", "decision", "note", "title", "question", "name")
# What may differ when the same form is sent again: the program may have been renewed in between.
OF_THE_PROGRAM = frozenset({"edition", "version"})


class NotSaved(Exception):
    """The record could not be written or read; the text says why, in words for whoever is at the table."""


class Refusing(Exception):
    """The record does not take an entry; the text says why."""


class Entry(NamedTuple):
    """One entry as it stands in the record, for good.

    `body` is what the entry says and, once it has been worked out, its outcome; `role` is how its writer came in;
    `previous` is the digest of the entry before it; `earlier` is the digest it had under the first layout.
    """

    event: str
    number: int
    kind: str
    refers: int | None
    time: str
    judge: str
    body: Mapping[str, Any]
    digest: str = ""
    role: str = ""
    previous: str = ""
    earlier: str = ""
    outcome: Mapping[str, Any] = {}
    outcome_time: str = ""
    outcome_digest: str = ""

    @property
    def own(self) -> Mapping[str, Any]:
        """What the entry itself says, without the outcome that was added to it."""
        return {key: value for key, value in self.body.items() if key not in self.outcome}

    @property
    def pending(self) -> bool:
        """Whether the outcome of its situation has still to be worked out."""
        return "situation" in self.body and not ("answers" in self.body or "no_outcome" in self.body)

    @property
    def whole(self) -> bool:
        """Whether the entry and its outcome are as they were written: each digest is that of what it covers."""
        if self.digest != digest(self) or (self.earlier and self.earlier != first_digest(self)):
            return False
        return not self.outcome or self.outcome_digest == outcome_digest(self)

    def document(self) -> dict[str, Any]:
        """The entry as JSON."""
        names = ("event", "number", "kind", "refers", "time", "judge", "role")
        found = {name: getattr(self, name) for name in names}
        return {**found, "body": dict(self.body), "pending": self.pending, "previous": self.previous,
                "digest": self.digest}  # fmt: skip


def packed(value: object) -> str:
    """A value as JSON that is always the same for the same value."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def _fingerprint(value: object) -> str:
    return hashlib.sha256(packed(value).encode()).hexdigest()


def digest(entry: Entry) -> str:
    """A fingerprint of all that an entry says, of its number, and through the one before it of all before it."""
    e = entry
    said = [e.event, e.number, e.kind, e.refers, e.time, e.judge, e.role, e.own, e.previous, e.earlier]
    return _fingerprint(said)


def first_digest(entry: Entry) -> str:
    """The fingerprint that entries had under the first layout: of what they say alone."""
    return _fingerprint([entry.event, entry.kind, entry.refers, entry.time, entry.judge, entry.own])


def outcome_digest(entry: Entry) -> str:
    """A fingerprint of an outcome and of the entry that it belongs to."""
    return _fingerprint([entry.event, entry.number, entry.digest, entry.outcome_time, entry.outcome])


def sent_digest(entry: Entry) -> str:
    """A fingerprint of what was sent: the same for the same form, whenever it comes."""
    said = {key: value for key, value in entry.own.items() if key not in OF_THE_PROGRAM}
    return _fingerprint([entry.kind, entry.refers, entry.judge, said])


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
