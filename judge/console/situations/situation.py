"""A situation and the link that carries it whole: scenario text, how much of its play is kept, the choices since."""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from typing import Any, NamedTuple

from judge.content.problem import BadInput, Place
from judge.content.yamltree import LIMITS

VERSION = "1"
LINK = Place("link")
LONGEST_LINK = 100_000
MOST_CHOICES = 1_000
MOST_STEPS = 100_000
KEYS = {"text", "made", "kept", "readings", "name", "form"}
LONGEST_NAME = 60
LONGEST_FORM = 8_000
LONGEST_CHOICE = 500
# Words that most scenarios have: a link is about a third shorter for them. Changing this breaks every link given out.
WORDS = (
    b"note: because: possible: certain: forced: outcomes: outcome: order: count: choices list: choices next: actor "
    b"legal: by: after: yes no given: [readings: {effects:\n    - {source: on: change: -x2owner: energy: creatures:\n"
    b"  cards:\n    passes, pass, all pass]\nplays attacks with takes next "
    b"kind: dispute\nabout: [wot-conquest:wot-ccg:highlander:lotr-lcg:chaotic:]\nat: round\n"
    b'{"text":"title: \ngame: chaotic\nabout: [chaotic:]\nat: \ntable:\n  players: {Ana: [], Ben: []}\n'
    b'choices: []\nasks:\n  - value: \n    claims: {Ana: , Ben: }\n    answer: \n","made":["'
)


class Situation(NamedTuple):
    """A scenario and a line of play in it: its own choices up to a step, then others, under some chosen readings.

    `form` is the short form that made it, with what was filled in, as the query of an address: `damage?base=15`.
    """

    text: str
    kept: int | None = None
    made: tuple[str, ...] = ()
    readings: tuple[tuple[str, str], ...] = ()
    name: str = ""
    form: str = ""

    @property
    def forked(self) -> bool:
        """Whether the line of play has left the one that the scenario writes down."""
        return self.kept is not None

    def fork(self, stage: int, *choices: str) -> Situation:
        """The same up to a stage of the play, then other choices; what came after the stage is dropped."""
        if self.kept is None or stage <= self.kept:
            return self._replace(kept=stage, made=choices)
        return self._replace(made=(*self.made[: stage - self.kept], *choices))

    def called(self, name: str) -> Situation:
        """The same under a name, to tell branches apart."""
        return self._replace(name=" ".join(name.split())[:LONGEST_NAME])

    def under(self, reading: str, option: str) -> Situation:
        """The same with one open question of the rulebook answered so."""
        return self._replace(readings=tuple(sorted({**dict(self.readings), reading: option}.items())))

    def pack(self) -> str:
        """The situation as a short text that may stand in a link."""
        data = json.dumps(self._data(), ensure_ascii=False, separators=(",", ":")).encode()
        squeeze = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, WORDS)
        link = VERSION + base64.urlsafe_b64encode(squeeze.compress(data) + squeeze.flush()).decode().rstrip("=")
        if len(link) > LONGEST_LINK:
            raise BadInput.at(LINK, f"the situation is too long for a link ({len(link)} of {LONGEST_LINK} characters)")
        return link

    def _data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"text": self.text}
        if self.made:
            data["made"] = self.made
        if self.kept is not None:
            data["kept"] = self.kept
        if self.readings:
            data["readings"] = dict(self.readings)
        if self.name:
            data["name"] = self.name
        if self.form:
            data["form"] = self.form
        return data


def unpack(link: str) -> Situation:
    """The situation that a link carries; BadInput for one that is damaged or made by hand."""
    if len(link) > LONGEST_LINK:
        raise BadInput.at(LINK, "the link is too long")
    if not link.startswith(VERSION):
        raise BadInput.at(LINK, "the link was made by another version of this program")
    try:
        packed = base64.b64decode(link[1:] + "=" * (-(len(link) - 1) % 4), b"-_", validate=True)
        data = json.loads(_inflate(packed))
        json.dumps(data, ensure_ascii=False).encode()  # half of a character pair cannot be shown on any page
    except (binascii.Error, zlib.error, ValueError, RecursionError):
        raise BadInput.at(LINK, "the link is damaged: part of it may be missing") from None
    return _situation(data)


def _inflate(packed: bytes) -> bytes:
    """The packed data, but no more of it than a scenario may have."""
    most = 2 * LIMITS.size
    unzip = zlib.decompressobj(-15, WORDS)
    data = unzip.decompress(packed, most)
    if not unzip.eof or unzip.unused_data:
        raise ValueError("cut off, or larger than allowed")
    return data


def _situation(data: Any) -> Situation:
    """The situation in data that anybody may have made up."""
    if isinstance(data, dict) and data.keys() <= KEYS and isinstance(data.get("text"), str):
        kept, made, readings = data.get("kept"), data.get("made", []), data.get("readings", {})
        name, form = data.get("name", ""), data.get("form", "")
        told = isinstance(readings, dict) and _short_texts([*readings, *readings.values(), name])
        if _good_line(kept, made) and told and len(name) <= LONGEST_NAME and _good_form(form):
            return Situation(data["text"], kept, tuple(made), tuple(sorted(readings.items())), name, form)
    raise BadInput.at(LINK, "the link is damaged: it holds something else than a situation")


def _good_line(kept: object, made: object) -> bool:
    if kept is None:
        return made == []
    return type(kept) is int and 0 <= kept <= MOST_STEPS and _short_texts(made)


def _good_form(form: object) -> bool:
    return isinstance(form, str) and len(form) <= LONGEST_FORM and form.isprintable()


def _short_texts(values: object) -> bool:
    return (
        isinstance(values, list)
        and len(values) <= MOST_CHOICES
        and all(isinstance(each, str) and len(each) <= LONGEST_CHOICE and each.isprintable() for each in values)
    )
