"""The trail of a play: every moment on the way from decision to decision, so that a question can be asked at one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal, NamedTuple

from judge.engine.position import Position
from judge.engine.record import make

if TYPE_CHECKING:
    from judge.engine.moment import Moment
    from judge.engine.walk import Stop

MOST_BEATS = 20_000


class Beat(NamedTuple):
    """How things stood after one node of a chart, and how many lines the log had by then."""

    position: Position
    lines: int


class Mark(NamedTuple):
    """A moment with a name: a step that is through, a window or question come to, or an event that has happened.

    `label` is `chart:node`, or the kind of event; `names` is what it was about: what the charts are bound to there, or
    whom the event befell. `beat` is the place of the moment among the beats, `began` that at which a step was come to.
    """

    kind: Literal["done", "open", "event"]
    label: str
    names: tuple[str, ...]
    beat: int
    began: int


class Begun(NamedTuple):
    """How a trail stands where a step begins: how many beats, marks and lines there are, and what is going on."""

    beats: int
    marks: int
    going: tuple[tuple[int, Stop, int], ...]
    lines: int

    @property
    def levels(self) -> tuple[tuple[int, Stop], ...]:
        """What is going on, wherever on the trail it began."""
        return tuple([(level, stop) for level, stop, _ in self.going])


class Stretch(NamedTuple):
    """What one step adds to a trail, told from where the step began; what was begun before it is told by its place
    among what was going on then, counted from -1 downwards."""

    beats: tuple[Beat, ...]
    marks: tuple[Mark, ...]
    used: tuple[tuple[str, tuple[int, ...]], ...]
    kept: int
    going: tuple[tuple[int, Stop, int], ...]
    lines: int


class Trail:
    """What a referee notes down while a scenario is played; an exploration keeps none."""

    def __init__(self) -> None:
        self.beats: list[Beat] = []
        self.marks: list[Mark] = []
        self.used: dict[str, set[int]] = {}
        self._going: list[tuple[int, Stop, int]] = []
        self._come: list[tuple[Literal["open", "event"], str, tuple[str, ...]]] = []
        self._lines = 0

    def up_to(self, beats: int) -> Trail:
        """A trail of its own that begins as this one did."""
        found = Trail()
        found.beats = self.beats[:beats]
        found.marks = [mark for mark in self.marks if mark.beat < beats]
        found.used = {name: {beat for beat in at if beat <= beats} for name, at in self.used.items()}
        found._lines = found.beats[-1].lines if found.beats else 0
        found._going = list(self._going) if beats >= len(self.beats) else []
        return found

    def copy(self) -> Trail:
        """A trail of its own that goes on from here."""
        found = Trail()
        found.beats, found.marks = list(self.beats), list(self.marks)
        found.used = {name: set(at) for name, at in self.used.items()}
        found._going, found._come, found._lines = list(self._going), list(self._come), self._lines
        return found

    def begin(self) -> Begun | None:
        """How the trail stands where a step begins; None where it cannot be told what that step will add."""
        if self._come or len(self.beats) >= MOST_BEATS:
            return None
        return Begun(len(self.beats), len(self.marks), tuple(self._going), self._lines)

    def stretch(self, begun: Begun, names: Iterable[str]) -> Stretch | None:
        """What a step has added to the trail, in which just these names were heard; None if that was not all noted."""
        first, going = begun.beats, begun.going
        if self._come or len(self.beats) >= MOST_BEATS:
            return None
        old = {began: -1 - at for at, (_, _, began) in enumerate(going)}
        kept = 0
        while kept < min(len(self._going), len(going)) and self._going[kept] is going[kept]:
            kept += 1
        used = [(name, [beat - first for beat in self.used.get(name, ()) if beat >= first]) for name in names]
        return Stretch(
            tuple([make(Beat, (position, at - begun.lines)) for position, at in self.beats[first:]]),
            tuple([_moved(mark, -first, old.get(mark.began)) for mark in self.marks[begun.marks :]]),
            tuple([(name, tuple(at)) for name, at in used if at]),
            kept,
            tuple([(level, stop, began - first) for level, stop, began in self._going[kept:]]),
            self._lines - begun.lines,
        )

    def add(self, more: Stretch) -> bool:
        """Adds what a step that is known adds; whether there is room for it."""
        first, lines, going = len(self.beats), self._lines, self._going
        if first + len(more.beats) >= MOST_BEATS:
            return False
        self.beats += [make(Beat, (position, at + lines)) for position, at in more.beats]
        since = [going[-1 - mark.began][2] if mark.began < 0 else None for mark in more.marks]
        self.marks += [_moved(mark, first, began) for mark, began in zip(more.marks, since, strict=True)]
        for name, at in more.used:
            self.used.setdefault(name, set()).update([first + beat for beat in at])
        going[more.kept :] = [(level, stop, began + first) for level, stop, began in more.going]
        self._lines += more.lines
        return True

    def look(self, now: Moment) -> None:
        """Notes how things stand between two nodes, and which steps are through."""
        if len(self.beats) >= MOST_BEATS:
            return
        self.beats.append(make(Beat, (now.freeze(), self._lines + len(now.lines))))
        here, depth = len(self.beats) - 1, len(now._frames)
        while self._going and self._going[-1][0] >= depth:
            level, stop, began = self._going.pop()
            if level == depth:  # Deeper ones were broken off.
                self.marks.append(Mark("done", stop.label, names_bound(now), here, began))
        self.marks += [Mark(kind, label, names, here, here) for kind, label, names in self._come]
        self._come.clear()

    def entering(self, now: Moment, stop: Stop, first: bool) -> None:
        """Notes that a node is come to: a window or question is a moment when it opens, a step when it is through."""
        if stop.node.kind in ("window", "ask"):
            if first:
                self._come.append(("open", stop.label, names_bound(now)))
        elif stop.node.kind != "jump":
            self._going.append((len(now._frames), stop, len(self.beats) - 1))

    def happened(self, event: tuple[str, str]) -> None:
        """Notes an event; its moment is when the node that it happened in has been carried out."""
        self._come.append(("event", event[0], (event[1],)))

    def heard(self, name: str) -> None:
        """Notes that a reading, or the way to work out a number, was used on the way to the next beat."""
        self.used.setdefault(name, set()).add(len(self.beats))

    def through(self, now: Moment) -> None:
        """Notes the decision that was come to, or the end."""
        self.look(now)
        self._lines += len(now.lines)


def _moved(mark: Mark, by: int, began: int | None) -> Mark:
    """The same mark on another trail; `began` is where what it marks began, if that is not moved likewise."""
    kind, label, names, beat, since = mark
    return make(Mark, (kind, label, names, beat + by, since + by if began is None else began))


def names_bound(now: Moment) -> tuple[str, ...]:
    """The names of what the charts are bound to, the innermost first."""
    values = [value for frame in reversed(now._frames) for _, value in frame.bound]
    return tuple(dict.fromkeys(str(getattr(value, "name", value)) for value in values if value))
