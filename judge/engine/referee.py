"""The referee: what may be tried, why not, what is legal, and what a choice does. The only way into the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress

from judge.engine.batch import BATCH, TakeNext
from judge.engine.chart import Chart
from judge.engine.memory import Memory
from judge.engine.modifiers import Pipeline, Sum, Used, used_on
from judge.engine.moment import Moment
from judge.engine.out_of_place import out_of_place
from judge.engine.position import Frame, Layout, Position, Silence, Things, Waiting
from judge.engine.record import JUDGE, NO_RULE, PASS, Choice, Line, Refusal, Refused, make, no_rule, refuse
from judge.engine.rules import Rules, Verb
from judge.engine.trail import Trail
from judge.engine.walk import Stop, compile_charts, walk

Step = tuple[Position, tuple[Line, ...]]


class Referee:
    """Applies one game's rules and charts, under one answer to each of the rulebook's open questions."""

    def __init__(
        self, rules: Rules, charts: Mapping[str, Chart], readings: Mapping[str, str] | None = None,
        pipelines: Mapping[str, Pipeline] | None = None, stops: Mapping[str, tuple[Stop, ...]] | None = None,
        memory: Memory | None = None, usual: Mapping[str, str] | None = None,
    ) -> None:  # fmt: skip
        rules.verbs.setdefault(TakeNext.name, TakeNext())
        self.rules = rules
        self.charts = charts
        self.readings = dict(readings or {})
        self.usual = self.readings if usual is None else usual
        # The readings that are not those in force where this referee comes from, with what is set instead.
        self.unusual: frozenset[tuple[str, str]] = frozenset()
        self.pipelines = dict(pipelines or {})
        self.consulted: set[str] = set()
        self.evaluated: dict[str, Used] = {}
        self.heard: set[str | Sum] = set()
        self.worked_out: set[Sum] = set()
        self.trail: Trail | None = None
        self.memory = memory or Memory()
        self._stops = stops or compile_charts(charts, rules)

    def under(self, readings: Mapping[str, str], pipelines: Mapping[str, Pipeline] | None = None) -> Referee:
        """The same rules under other answers to some open questions, or with a pipeline put in place of another."""
        both = {**self.readings, **readings}
        other = Referee(self.rules, self.charts, both, pipelines, self._stops, self.memory, self.usual)
        changed = {**dict(self.unusual), **readings}.items()
        other.unusual = frozenset([each for each in changed if self.usual.get(each[0]) != each[1]])
        return other

    def reads(self, reading: str) -> str:
        """The option in force for a reading; remembers that it was asked for."""
        self.consulted.add(reading)
        self.heard.add(reading)
        if self.trail is not None:
            self.trail.heard(reading)
        if reading not in self.readings:
            raise ValueError(f"there is no reading or misreading {reading!r}")
        return self.readings[reading]

    def pipeline(self, number: Sum) -> Pipeline:
        """The pipeline in force in place of the one that a sum names; remembers that it was used, and on what."""
        pipeline = number.pipeline
        name = pipeline.name
        self.heard.add(number)
        if self.trail is not None:
            self.trail.heard(name)
        used = self.evaluated.get(name)
        if used is None or number not in self.worked_out:
            self.worked_out.add(number)
            self.evaluated[name] = used_on(pipeline, used, number.modifiers)
        return self.pipelines.get(name, pipeline)

    def place(self, chart: str, node: str) -> int:
        """The place of a node in a chart."""
        return self.charts[chart].place(node)

    def stop(self, frame: Frame) -> Stop:
        """The node that a frame stands at."""
        return self._stops[frame.chart][frame.at]

    def start(self, layout: Layout, frames: Sequence[Frame]) -> Step:
        """The first position of a table laid out at some place in the charts, and what happened on the way to it."""
        laid = Things.laid(layout.things)
        things = Things({name: self.memory.one(thing) for name, thing in laid.items()})
        outer, *inner = frames
        outer = outer._replace(bound=(*layout.bound, *outer.bound))
        return self._walk_on(Moment(self, Position(things, (outer, *inner), None)))

    def go_on(self, position: Position) -> Step:
        """From a moment between two decisions to the next one."""
        return self._walk_on(Moment(self, position))

    def _walk_on(self, now: Moment) -> Step:
        walk(now, self._stops)
        return self._come_to(now)

    def _come_to(self, now: Moment) -> Step:
        now.trace = None
        if self.trail is not None:
            self.trail.through(now)
        return now.freeze(), tuple(now.lines)

    def candidates(self, position: Position, by: str | None = None) -> Iterator[Choice]:
        """The choices that the player whose decision it is, or another, might try here."""
        if position.waiting is not None:
            yield from self._candidates(Moment(self, position), position.waiting, by or position.waiting.by)

    def _candidates(self, now: Moment, waiting: Waiting, by: str) -> Iterator[Choice]:
        for verb in waiting.verbs:
            for args in self.rules.verbs[verb].candidates(now, by):
                yield make(Choice, (by, verb, args))
        if waiting.may_pass:
            yield Choice(by, PASS)

    def out_of_place(self, position: Position, by: str) -> Iterator[Choice]:
        """What a player might try that cannot be done here; a verb that makes no sense at all here is left out."""
        waiting, now = position.waiting, Moment(self, position)
        for name, verb in self.rules.verbs.items():
            if waiting is None or name not in waiting.verbs:
                with suppress(Exception):  # A rule may take for granted what is not so at a place it is not meant for.
                    yield from [Choice(by, name, args) for args in verb.candidates(now, by)]

    def refuse(self, position: Position, choice: Choice) -> Refusal | None:
        """Why a choice is not legal, or None: the only legality code there is."""
        return self._refuse(Moment(self, position), choice)

    def legal(self, position: Position) -> tuple[Choice, ...]:
        """The candidates that `refuse` lets through, in canonical order; they are asked for, and of this player."""
        waiting, now = position.waiting, Moment(self, position)
        choices = self._candidates(now, waiting, waiting.by) if waiting is not None else ()
        return tuple([each for each in choices if self._refuse_asked(now, waiting, each) is None])  # type: ignore[arg-type]

    def foregone(self, position: Position) -> Choice | None:
        """The choice that is made in any case, where a verb knows that nothing hangs on it."""
        waiting, now = position.waiting, Moment(self, position)
        if waiting is None:
            return None
        ways = ((name, self.rules.verbs[name].foregone(now, waiting.by)) for name in waiting.verbs)
        return next((Choice(waiting.by, name, args) for name, args in ways if args is not None), None)

    def count(self, position: Position) -> int:
        """How many choices are legal, without listing them where a verb knows its own number."""
        waiting = position.waiting
        if waiting is None:
            return 0
        known = self.rules.verbs[waiting.verbs[0]].count(Moment(self, position), waiting.by) if waiting.verbs else None
        return known if known is not None and len(waiting.verbs) == 1 else len(self.legal(position))

    def step(self, position: Position, choice: Choice) -> Step:
        """What a choice leads to; raises Refused for one that is not legal."""
        now = Moment(self, position)
        refusal = self._refuse(now, choice)
        if refusal is not None:
            raise Refused(choice, refusal)
        return self._take(now, choice)

    def follow(self, position: Position, choice: Choice, walk: Callable[..., Position] | None = None) -> Position:
        """Where a choice leads that `legal` has just given: a step without asking twice, for the explorer.

        `walk` may know how such a step was walked (`judge.engine.walks`)."""
        now, alike = Moment(self, position), choice.verb != PASS and self.rules.verbs[choice.verb].alike
        known = self.memory.steps.step if alike else walk
        return known(now, position, choice, self._take, self._walk_on) if known else self._take(now, choice)[0]

    def _take(self, now: Moment, choice: Choice) -> Step:
        now._at, now._waiting = now._waiting.at, None  # type: ignore[union-attr]
        frame = now._frames[-1]
        if frame.chart == BATCH:
            self.rules.verbs[choice.verb].take(now, choice)
        else:
            self._stops[frame.chart][frame.at].choose(now, choice)
        return self._walk_on(now)

    def by_hand(self, position: Position, text: str) -> Step:
        """What the judge carries out himself, in the words of card text; play then goes on where it stood.

        ValueError says what is wrong with the words.
        """
        now = Moment(self, position)
        self.take_by_hand(now, text)
        return self._come_to(now)

    def take_by_hand(self, now: Moment, text: str) -> None:
        """The same at a moment: the first line that it says is the judge's own."""
        if self.rules.by_hand is None:
            raise ValueError("nothing can be carried out by hand in this game")
        if now._waiting is not None:
            now._at, now._waiting = now._waiting.at, None
        self.rules.by_hand(now, text)
        if now.lines:
            now.lines[0] = now.lines[0]._replace(actor=JUDGE)
        if now._waiting is None and now._frames:
            walk(now, self._stops)

    def moment(self, position: Position) -> Moment:
        """A moment to read a position with."""
        return Moment(self, position)

    def way_in(self, position: Position, choice: Choice) -> Choice | None:
        """What goes without saying before a choice that cannot be made here yet; None where there is nothing legal."""
        verb = self.verb(choice)
        first = verb.way_in(Moment(self, position), choice) if verb and position.waiting else None
        return first if first is not None and self.refuse(position, first) is None else None

    def verb(self, choice: Choice) -> Verb | None:
        """The verb of a choice; None for a pass."""
        return None if choice.verb == PASS else self.rules.verbs[choice.verb]

    def say(self, choice: Choice) -> str:
        """A choice as people write it, with the player first."""
        verb = self.verb(choice)
        return f"{choice.by} {verb.say(choice) if verb else 'passes'}"

    def _refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        waiting = now._waiting
        if waiting is None and isinstance(silence := now.get(NO_RULE), Silence):
            return no_rule(silence.text, *silence.cites)
        if choice.verb != PASS and (waiting is None or choice.verb not in waiting.verbs or choice.by != waiting.by):
            refusal = self._elsewhere(now, choice)
            if refusal is not None:
                return refusal
        if waiting is None or choice.verb not in (PASS, *waiting.verbs):
            return out_of_place(self.charts, now, choice.verb)
        if choice.by != waiting.by:
            return refuse(f"it is {waiting.by}'s decision now, not {choice.by}'s", *waiting.cites)
        return self._refuse_asked(now, waiting, choice)

    def _refuse_asked(self, now: Moment, waiting: Waiting, choice: Choice) -> Refusal | None:
        """Why a choice is not legal that is asked for, of the player who makes it."""
        if choice.verb == PASS:
            if not waiting.may_pass:
                return refuse(f"{choice.by} cannot pass here: something has to be chosen", *waiting.cites)
            return self.rules.bars[waiting.bar](now, choice) if waiting.bar else None
        return self.rules.verbs[choice.verb].refuse(now, choice)

    def out_of_its_place(self, position: Position, verb: str) -> Refusal:
        """Why something is not done at a position that does not ask for it."""
        only = self.rules.verbs[verb].only if verb in self.rules.verbs else None
        return only or out_of_place(self.charts, Moment(self, position), verb)

    def _elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        with suppress(KeyError):
            return self.rules.verbs[choice.verb].elsewhere(now, choice)
        return None
