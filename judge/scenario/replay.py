"""One run of a play after the example of another: the same choices at the same places, up to the same moment."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy

from judge.content.problem import BadInput
from judge.engine.batch import TakeNext
from judge.engine.record import PASS, Choice
from judge.engine.referee import Referee
from judge.scenario import choice_wording
from judge.scenario.going import Going, place_of
from judge.scenario.model import EXPLORED, Ask
from judge.scenario.moments import NOW, come_to, is_at_the_start, step_title
from judge.scenario.played import Played, Stage

MOST_STEPS = 200
AT_ANY_TIME = ("value", "outcome", "order")
WHOSE = ("legal", "list", "count")
Place = tuple[str, str]


class Unreached(Exception):
    """Under other rules play does not come to the moment; says why, and where somebody would have to decide first."""

    def __init__(self, why: str, stuck: Played | None = None) -> None:
        super().__init__(why)
        self.stuck = stuck


class Replay(Going):
    """One run after the example of another."""

    def __init__(self, begun: Going, original: Played, deciding: list[Choice], loosely: bool) -> None:
        super().__init__(begun.referee, begun.stages, begun.trail, original.given)
        self.original = original
        self.deciding = deciding
        self.loosely = loosely
        chance = [stage.choice for stage in original.stages if stage.choice and _is_chance(stage.choice)]
        self.results: list[Choice] = chance
        self.stuck = False

    def under(self, referee: Referee, deciding: Iterable[Choice]) -> Replay:
        """The same run so far, to go on under another referee."""
        found = copy(self)
        found.referee, found.deciding = referee, list(deciding)
        found.stages, found.trail = list(self.stages), self.trail.copy()
        found.given, found.results = list(self.given), list(self.results)
        return found

    def end(self, ask: Ask) -> Played:
        """Goes on to the moment that a question is about."""
        try:
            if ask.at is not None and choice_wording.plain(ask.at) != NOW:
                return come_to(self.played, ask).played
        except BadInput as error:
            raise Unreached(error.problems[0].message.removeprefix("not reached: ")) from None
        if is_at_the_start(self.original, ask):
            return self.played.cut(0)
        return self.come_to_the_same_place(ask)

    def follow(self, before: Stage, stage: Stage) -> None:
        """Does again what led to a stage, at the place where it was done."""
        self.written = stage.written
        if stage.by_hand:
            self.by_hand(stage.by_hand)
        elif stage.implied and stage.choice is not None and stage.choice.verb == TakeNext.name:
            return  # An order that could not matter; where it is asked for again, it is looked at again.
        elif stage.choice is not None and stage.choice.verb != PASS:
            if _is_chance(stage.choice):
                if stage.choice not in self.results:
                    return  # It was needed earlier.
                self.results.remove(stage.choice)
            self._make(self._place(before), stage.choice)

    def come_to_the_same_place(self, ask: Ask) -> Played:
        """Passes on to the decision that the original has come to, or to the end if it has come to that."""
        label, by = self._place(self.original.stages[-1])
        since = self._since_the_last_deed()
        if self.original.position.silence is not None:
            # The rules had run out there; under others it goes on from the same choices and passes.
            for _ in since[1:]:
                if self.place[0] == "" or not self._on():
                    break
            return self.played
        times = sum(self._is_there(self._place(stage), label, by, ask) for stage in since)
        stops = [self.played]
        if ask.kind in EXPLORED:
            # From there on everything is tried: nobody passes but for those who passed.
            for _ in since[1:]:
                if self.place[0] == "" or not self._on():
                    break
            return self.played
        while len(stops) <= MOST_STEPS:
            if self._is_there(self.place, label, by, ask) and not (self.loosely and ask.kind == "legal"):
                times -= 1
                if times <= 0:
                    return self.played
            # It may end sooner; but not after more passes than there were, for that would be another time.
            if self.place[0] == "" and len(stops) <= len(since) and ask.kind in AT_ANY_TIME:
                return self.played
            if not self._on():
                break
            stops.append(self.played)
        if self.loosely and ask.kind in (*AT_ANY_TIME, "legal"):
            stop = stops[min(len(since), len(stops)) - 1]
            if stop.position.waiting is None or stop.position.waiting.may_pass or ask.kind == "legal":
                return stop
        raise Unreached(self._stuck(), self.played)

    def _is_there(self, place: Place, label: str, by: str, ask: Ask) -> bool:
        """Whether a place is the one that is looked for; whose decision it is there may be what a slip changes."""
        whoever = ask.kind == "next" or (self.loosely and ask.kind not in WHOSE)
        return place[0] == label and (whoever or place[1] == by)

    def _place(self, stage: Stage) -> Place:
        return place_of(stage.position, precisely=not self.loosely)

    @property
    def place(self) -> Place:
        """The place in the charts where somebody decides, and who."""
        return place_of(self.position, precisely=not self.loosely)

    def _since_the_last_deed(self) -> list[Stage]:
        """The stages of the original since somebody last did something: that one, and the passes after it."""
        since: list[Stage] = []
        for stage in reversed(self.original.stages):
            since.append(stage)
            if stage.choice is None or stage.choice.verb != PASS:
                break
        return since

    def _make(self, place: Place, choice: Choice) -> None:
        words = self.original.referee.say(choice)
        sooner: Going | None = None
        for _ in range(MOST_STEPS):
            meant = self._possible(choice, words)
            if meant is not None and self.place == place:
                self.take(meant)
                return
            if meant is not None and sooner is None:
                sooner = Going.on_from(self.played)
            if self.place == place or not self._on():
                break
        if sooner is None:
            refusal = self.referee.refuse(self.position, choice) if self.place == place else None
            raise Unreached(f'"{words}" is not legal: {refusal.text}' if refusal else self._stuck(), self.played)
        self.stages, self.trail = sooner.stages, sooner.trail
        meant = self._possible(choice, words)
        assert meant is not None
        self.take(meant)

    def _possible(self, choice: Choice, words: str) -> Choice | None:
        """The choice, if it can be made here; in other words for the same, where its things have become others."""
        waiting = self.position.waiting
        if waiting is None or waiting.by != choice.by or choice.verb not in waiting.verbs:
            return None
        if choice in self.legal:
            return choice
        meant = choice_wording.find(self.referee, self.position, words)
        return meant if meant is not None and self.referee.refuse(self.position, meant) is None else None

    def _on(self) -> bool:
        """Goes one decision further, if nobody really has to decide anything; what chance brought, it brings again."""
        if self.chance_decides:
            for result in self.results:
                if self.referee.refuse(self.position, result) is None:
                    self.results.remove(result)
                    self.take(result)
                    return True
            return False
        if self.forced() or self.any_order() or self.pass_over():
            return True
        self.stuck = True
        for choice in self.deciding:
            if choice in self.legal:
                self.deciding.remove(choice)
                self.take(choice)
                return True
        return False

    def _stuck(self) -> str:
        waiting = self.position.waiting
        if waiting is None:
            return "play goes on to its end without coming to that"
        title = step_title(self.referee, self.played)
        return f"{waiting.by} has to decide first{f': {title}' if title else ''}"


def _is_chance(choice: Choice) -> bool:
    from judge.engine.rules import CHANCE

    return choice.by == CHANCE
