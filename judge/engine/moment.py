"""A moment: a position being worked out. Rules read it and write to it; a step turns it into the next position."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING, Protocol, TypeVar

from judge.engine.batch import BATCH, Group, Pending
from judge.engine.modifiers import Modifier, Number, Pipeline, Value, evaluate
from judge.engine.pile import Pile
from judge.engine.position import Frame, Position, Silence, Thing, Things, Waiting, kind_in_words, told_apart
from judge.engine.record import NO_RULE, Cite, Line, make

if TYPE_CHECKING:
    from judge.engine.rules import Rules
    from judge.engine.trail import Trail
    from judge.engine.walk import Stop

T = TypeVar("T")


class Settings(Protocol):
    """What a moment asks its referee for."""

    rules: Rules
    trail: Trail | None

    def reads(self, reading: str) -> str:
        """The option in force for a reading."""
        ...

    def pipeline(self, pipeline: Pipeline, modifiers: tuple[Modifier, ...]) -> Pipeline:
        """The pipeline in force in place of one that the rules name."""
        ...

    def place(self, chart: str, node: str) -> int:
        """The place of a node in a chart."""
        ...

    def stop(self, frame: Frame) -> Stop:
        """The node that a frame stands at."""
        ...


class Moment:
    """A position on the way to the next: things, frames and the lines said so far."""

    __slots__ = ("_owned", "_things", "at", "frames", "lines", "referee", "waiting")

    def __init__(self, referee: Settings, position: Position) -> None:
        self.referee = referee
        self._things: Things | dict[str, Thing] = position.things
        self._owned = False
        self.frames = list(position.frames)
        self.waiting: Waiting | None = position.waiting
        self.lines: list[Line] = []
        self.at = ""

    def freeze(self) -> Position:
        """The position this moment has come to."""
        things = Things(self._things) if self._owned else self._things
        return make(Position, (things, tuple(self.frames), self.waiting))

    def get(self, name: str) -> Thing | None:
        """The thing of that name, or None."""
        return self._things.get(name)

    def the(self, kind: type[T], name: str) -> T:
        """The thing of that name and kind, also where it had to be told apart from another kind; else a KeyError."""
        thing = self._things.get(name)
        if isinstance(thing, kind):
            return thing
        apart = self._things.get(told_apart(name, kind))
        if isinstance(apart, kind):
            return apart
        raise KeyError(f"no {kind.__name__} named {name}; there are {', '.join(self._things)}")

    def every(self, kind: type[T]) -> list[T]:
        """All things of a kind, in the order they came to the table, which is part of the position."""
        return [thing for thing in self._things.values() if isinstance(thing, kind)]

    def put(self, thing: Thing) -> None:
        """Puts a thing on the table, in place of the one of that name and kind; what is new comes last.

        Another kind of thing is never replaced: a card and a creature of one name are two things (`judge.kit.names`).
        """
        things = self._own()
        if type(thing) is not type(old := things.get(thing.name, thing)):
            raise ValueError(f"a {kind_in_words(thing)} cannot take the name of the {kind_in_words(old)} {thing.name}")
        things[thing.name] = thing

    def drop(self, name: str) -> None:
        """Takes a thing off the table."""
        self._own().pop(name, None)

    def _own(self) -> dict[str, Thing]:
        if not self._owned:
            self._things = dict(self._things)
            self._owned = True
        return self._things  # type: ignore[return-value]

    def pile(self, name: str) -> Pile:
        """The pile of that name; empty if nothing has been added yet."""
        thing = self._things.get(name)
        return thing if isinstance(thing, Pile) else Pile(name)

    def add(self, pile: str, item: Hashable) -> None:
        """Adds an item to the top of a pile."""
        self.put(self.pile(pile).add(item))

    def say(
        self,
        text: str,
        *cites: Cite,
        actor: str = "",
        event: tuple[str, str] | None = None,
        value: Hashable = None,
        asked: Position | None = None,
    ) -> None:
        """Writes a line of the log; at least one cite is required."""
        if not cites:
            raise TypeError(f"a line needs a cite: {text}")
        self.lines.append(Line(text, cites, self.at, actor, event, value, asked))
        if event is not None and self.referee.trail is not None:
            self.referee.trail.happened(event)

    def would_ask(self, chart: str, **bound: Hashable) -> Position:
        """The position in which a chart would ask, for a line of `say` about a decision that has just one answer."""
        frame = Frame(chart, 0, tuple(bound.items()))
        asking = Moment(self.referee, make(Position, (self.freeze().things, (*self.frames, frame), None)))
        self.referee.stop(frame).enter(asking, frame)
        return asking.freeze()

    def reads(self, reading: str) -> str:
        """The option in force for an open question of the rulebook."""
        return self.referee.reads(reading)

    def evaluate(self, pipeline: Pipeline, base: Number, modifiers: Iterable[Modifier]) -> Value:
        """Works a number out under a pipeline, or under the one put in its place to test a misreading."""
        rows = tuple(modifiers)
        return evaluate(self.referee.pipeline(pipeline, rows), base, rows)

    def bound(self, name: str) -> Hashable:
        """What a name is bound to in the innermost chart that binds it; None if none does."""
        for frame in reversed(self.frames):
            for key, value in frame.bound:
                if key == name:
                    return value
        return None

    def given(self, kind: type[T], name: str) -> T:
        """What a name is bound to, which must be of a kind."""
        value = self.bound(name)
        if not isinstance(value, kind):
            raise KeyError(f"{name} is not bound to a {kind.__name__} here")
        return value

    def bind(self, name: str, value: Hashable) -> None:
        """Binds a name in the innermost chart that binds it already, else in the current one."""
        for depth in range(len(self.frames) - 1, -1, -1):
            if any(key == name for key, _ in self.frames[depth].bound):
                break
        else:
            depth = len(self.frames) - 1
        frame = self.frames[depth]
        bound = tuple(pair for pair in frame.bound if pair[0] != name) + ((name, value),)
        self.frames[depth] = Frame(frame.chart, frame.at, bound, frame.state)

    def call(self, chart: str, **bound: Hashable) -> None:
        """Goes into another chart; this one goes on when that is done."""
        self.frames.append(Frame(chart, 0, tuple(bound.items())))

    def jump(self, node: str) -> None:
        """Goes on at another node of the current chart."""
        frame = self.frames[-1]
        self.frames[-1] = Frame(frame.chart, self.referee.place(frame.chart, node), frame.bound)

    def leave(self, chart: str) -> None:
        """Breaks off a chart and everything opened inside it."""
        for depth in range(len(self.frames) - 1, -1, -1):
            if self.frames[depth].chart == chart:
                del self.frames[depth:]
                return

    def inside(self, chart: str) -> bool:
        """Whether the game stands somewhere inside a chart."""
        return any(frame.chart == chart for frame in self.frames)

    def end(self) -> None:
        """Ends the game: nothing that was going on goes on."""
        self.frames.clear()

    def silence(self, text: str, *cites: Cite) -> None:
        """Ends the game for want of a rule: nothing says how it goes on, and nobody guesses."""
        self.say(text, *cites)
        self.put(Silence(NO_RULE, text, cites))
        self.end()

    def batch(self, deed: str, cite: Cite, *groups: tuple[str, Iterable[Hashable]]) -> None:
        """Does simultaneous effects one by one: group after group, each in the order its chooser decides."""
        pending = tuple(Group(chooser, effects) for chooser, e in groups if (effects := tuple(e)))
        if pending:
            self.frames.append(Frame(BATCH, 0, (), Pending(deed, cite, pending)))
