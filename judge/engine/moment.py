"""A moment: a position being worked out. Rules read it and write to it; a step turns it into the next position."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any, TypeVar

from judge.engine.memory import Kept
from judge.engine.modifiers import Modifier, Number, Pipeline, Sum, Value
from judge.engine.pile import Pile
from judge.engine.position import Frame, Position, Silence, Thing, Things, kind_in_words, told_apart
from judge.engine.record import NO_RULE, Cite, Line, Missing, make
from judge.engine.standing import Settings, Standing
from judge.engine.trace import IDEA, READING, SUM

T = TypeVar("T")


class Moment(Standing):
    """A position on the way to the next: things, frames and the lines said so far."""

    __slots__ = ("_hash", "_laid", "_owned", "lines", "rows", "things", "told")

    def __init__(self, referee: Settings, position: Position) -> None:
        things, frames, self._waiting = position
        self.referee = referee
        self.reading = self.trace = self.walking = None
        self._frames, self._at = list(frames), ""
        self._laid = things
        self.things = things.by_name
        self.rows = things.rows
        self._hash = 0
        self._owned = False
        self.lines: list[Line] = []
        self.told: dict[Hashable, Kept] = {}  # What was worked out since something was last put on the table.

    @property
    def things_hash(self) -> int:
        """The hash that the things will have when this moment is frozen."""
        return self._hash if self._owned else hash(self._laid)

    def freeze(self) -> Position:
        """The position this moment has come to."""
        if self.trace is not None:
            self.trace.void = True  # Who looks at the whole position looks at everything.
        if self.reading is not None:
            self.reading.whole = True
        if self._owned:  # What is changed after this is changed in a copy.
            self._laid, self._owned = Things(self.things, self.rows, self._hash), False
        return make(Position, (self._laid, tuple(self._frames), self._waiting))

    def get(self, name: str) -> Thing | None:
        """The thing of that name, or None."""
        thing = self.things.get(name)
        if self.reading is not None:
            self.reading.things[name] = thing
        elif self.trace is not None:
            self.trace.thing(name, thing)
        return thing

    def the(self, kind: type[T], name: str) -> T:
        """The thing of that name and kind, also where it had to be told apart from another kind; else `Missing`."""
        thing = self.get(name)
        if isinstance(thing, kind):
            return thing
        apart = self.get(told_apart(name, kind))
        if isinstance(apart, kind):
            return apart
        there = ", ".join(each.name for each in self.every(kind)) or "none"  # type: ignore[attr-defined]
        raise Missing(f"no {kind.__name__.lower()} named {name}; there are: {there}")

    def every(self, kind: type[T]) -> list[T]:
        """All things of a kind, in the order they came to the table, which is part of the position."""
        return list(self.row(kind))

    def row(self, kind: type[T]) -> tuple[T, ...]:
        """The same as a tuple, which is the same object until one of them changes."""
        row = self.rows.get(kind)
        if row is None:
            found = [thing for thing in self.things.values() if isinstance(thing, kind)]
            row = self.referee.memory.row(found)
            if type(kind) is type:  # A change of a thing finds the rows it is in by the classes it is made of.
                self.rows[kind] = row
        if self.reading is not None:
            self.reading.rows[kind] = row
        elif self.trace is not None:
            self.trace.row(kind, row)
        return row

    def put(self, thing: Thing) -> None:
        """Puts a thing on the table, in place of the one of that name and kind; what is new comes last.

        Another kind of thing is never replaced: a card and a creature of one name are two things (`judge.kit.names`).
        """
        things, memory = self._own(thing), self.referee.memory
        old = things.get(thing.name)
        thing = memory.one(thing)
        if old is not None:
            if type(thing) is not type(old):
                kinds = kind_in_words(thing), kind_in_words(old)
                raise ValueError(f"a {kinds[0]} cannot take the name of the {kinds[1]} {thing.name}")
            self._hash ^= memory.hash(old)
        self._hash ^= memory.hash(thing)
        things[thing.name] = thing
        if (noting := self.trace or self.walking) is not None:
            noting.put(thing)

    def drop(self, name: str) -> None:
        """Takes a thing off the table."""
        if self.trace is not None:
            self.trace.thing(name, self.things.get(name))
        if (thing := self.things.get(name)) is not None:
            del self._own(thing)[name]
            self._hash ^= self.referee.memory.hash(thing)
            if (noting := self.trace or self.walking) is not None:
                noting.drop(thing)

    def again(self, changes: Iterable[Thing | str]) -> None:
        """Puts things on the table, or takes some off by their names, as a step did that is known."""
        self._own_things()
        things, rows, memory, number = self.things, self.rows, self.referee.memory, self._hash
        known, hashed = memory.hashes.get, memory.hash
        seen: set[type] = set()
        for change in changes:
            if isinstance(change, str):
                old = things.pop(change)
            else:
                old = things.get(change.name)  # type: ignore[assignment]
                number ^= known(id(change)) or hashed(change)
                things[change.name] = change
            if old is not None:
                number ^= known(id(old)) or hashed(old)
            one = change if old is None else old
            if rows and type(one) not in seen:
                seen.add(type(one))
                for kind in type(one).__mro__:
                    rows.pop(kind, None)
        self._hash = number

    def _own(self, thing: Thing) -> dict[str, Thing]:
        """The things, to be changed at this one; its rows have to be looked up anew."""
        if self.reading is not None:
            raise TypeError(f"{thing.name} is changed while something is only worked out")
        self._own_things()
        rows = self.rows
        for kind in type(thing).__mro__:
            rows.pop(kind, None)
        return self.things

    def _own_things(self) -> None:
        """Has the things be this moment's own, to be changed."""
        if self.told:
            self.told = {}
        if not self._owned:
            self._hash = hash(self._laid)
            self.things = self.things.copy()
            self.rows = dict(self.rows)
            self._owned = True

    def pile(self, name: str) -> Pile:
        """The pile of that name; empty if nothing has been added yet."""
        thing = self.get(name)
        return thing if isinstance(thing, Pile) else Pile(name)

    def add(self, pile: str, item: Hashable) -> None:
        """Adds an item to the top of a pile."""
        self.put(self.pile(pile).add(item))

    def say(
        self, text: str, *cites: Cite, actor: str = "", event: tuple[str, str] | None = None, value: Hashable = None,
        asked: Position | None = None,
    ) -> None:  # fmt: skip
        """Writes a line of the log; at least one cite is required."""
        if not cites or self.reading is not None:
            raise TypeError(f"a line needs a cite, and nothing is said while something is only worked out: {text}")
        said = (text[:1].upper() + text[1:], cites, self._at, actor, event, value, asked, False)
        self.lines.append(make(Line, said))
        if event is not None and self.referee.trail is not None:
            self.referee.trail.happened(event)

    def would_ask(self, chart: str, **bound: Hashable) -> Position | None:
        """The position in which a chart would ask, for a line of `say` about a decision that has just one answer.

        None in an exploration, of which nobody reads the lines.
        """
        return self._asking((*self._frames, Frame(chart, 0, tuple(bound.items())))) if self.trace is None else None

    def would_ask_at(self, node: str) -> Position | None:
        """The same of a node of the chart that is being walked, which was passed over as there was just one answer."""
        if self.trace is not None:
            return None
        chart, _, bound, _ = self._frames[-1]
        return self._asking((*self._frames[:-1], Frame(chart, self.referee.place(chart, node), bound)))

    def _asking(self, frames: tuple[Frame, ...]) -> Position:
        asking = Moment(self.referee, make(Position, (self.freeze().things, frames, None)))
        self.referee.stop(frames[-1]).enter(asking, frames[-1])
        return asking.freeze()

    def reads(self, reading: str) -> str:
        """The option in force for an open question of the rulebook."""
        option = self.referee.reads(reading)
        if self.reading is not None:
            self.reading.readings[reading] = option
        elif self.trace is not None:
            self.trace.switch(READING, reading, option)
        return option

    def tries(self, idea: str, option: str) -> bool:
        """Whether a misreading is being tried that only certain questions ask for: this does not ask for it."""
        found = self.referee.readings.get(idea, "")
        self.referee.heard.add(idea)  # What was explored without it does not hold with it.
        if self.reading is not None:
            self.reading.ideas[idea] = found
        elif self.trace is not None:
            self.trace.switch(IDEA, idea, found)
        return found == option

    def evaluate(self, pipeline: Pipeline, base: Number, modifiers: Iterable[Modifier]) -> Value:
        """Works a number out under a pipeline, or under the one put in its place to test a misreading."""
        value: Value = self._worked_out(self.referee.memory.sum(pipeline, base, tuple(modifiers)))
        return value

    def tell(self, pipeline: Pipeline, base: Number, modifiers: Iterable[Modifier], asked: Callable[[Number], T]) -> T:
        """What is asked of a number and no more, such as whether it is above 0.

        Where that is the same, it makes no difference to an exploration that the number is another one. `asked` is one
        function for good, and not made anew each time.
        """
        memory = self.referee.memory
        found: T = self._worked_out(memory.told(memory.sum(pipeline, base, tuple(modifiers)), asked))
        return found

    def _worked_out(self, number: Sum) -> Any:
        value = number.under(self.referee.pipeline(number))
        if self.reading is not None:
            self.reading.numbers[number] = None
        elif self.trace is not None:
            self.trace.switch(SUM, number, value)
        return value

    def silence(self, text: str, *cites: Cite) -> None:
        """Ends the game for want of a rule: nothing says how it goes on, and nobody guesses."""
        self.say(text, *cites)
        self.put(Silence(NO_RULE, text, cites))
        self.end()
