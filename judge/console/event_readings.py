"""How an event rules on the open questions of a game: a sheet by topic, and what differs from how we rule."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from judge.content.library import Library
from judge.content.markup import plain
from judge.content.model import Reading
from judge.content.topics import points_by_topic


class Answer(NamedTuple):
    """One answer to an open question: what it says, why, whether it is how we rule and how the event rules."""

    id: str
    says: str
    because: str
    usual: bool
    chosen: bool


class OpenQuestion(NamedTuple):
    """An open question of a rulebook with its answers, the rules it is about, and how the event rules."""

    id: str
    question: str
    answers: tuple[Answer, ...]
    rules: tuple[str, ...]

    @property
    def chosen(self) -> Answer:
        """The answer that holds at the event."""
        return next(each for each in self.answers if each.chosen)

    @property
    def usual(self) -> Answer:
        """The answer that holds where an event says nothing."""
        return next(each for each in self.answers if each.usual)

    @property
    def differs(self) -> bool:
        """Whether the event rules otherwise than we do."""
        return not self.chosen.usual


class Sheet(NamedTuple):
    """The open questions of one game, by the chapters of its rulebook."""

    topics: Mapping[str, list[OpenQuestion]]

    @property
    def total(self) -> int:
        """How many questions there are."""
        return sum(map(len, self.topics.values()))

    @property
    def differing(self) -> list[OpenQuestion]:
        """The questions on which the event rules otherwise than we do."""
        return [each for questions in self.topics.values() for each in questions if each.differs]


def sheet(library: Library, game: str, fixed: Mapping[str, str]) -> Sheet:
    """The open questions of a game; `fixed` is what an event has decided, by question."""
    topics = points_by_topic(library, game, library.readings[game].values())
    return Sheet({title: [_asked(game, each, fixed) for each in found] for title, found in topics.items()})


def differing(library: Library, game: str, fixed: Mapping[str, str]) -> list[OpenQuestion]:
    """The questions of a game on which an event rules otherwise than we do; bygone questions are left out."""
    known: Iterable[Reading] = (each for id, each in library.readings.get(game, {}).items() if id in fixed)
    return [found for each in known if (found := _asked(game, each, fixed)).differs]


def _asked(game: str, reading: Reading, fixed: Mapping[str, str]) -> OpenQuestion:
    chosen = fixed.get(reading.id, reading.default)
    chosen = chosen if chosen in reading.options else reading.default
    answers = tuple(
        Answer(id, plain(option.says), plain(option.because), id == reading.default, id == chosen)
        for id, option in reading.options.items()
    )
    return OpenQuestion(reading.id, plain(reading.question), answers, tuple(f"{game}:{cite}" for cite in reading.cites))
