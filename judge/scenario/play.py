"""Playing a scenario: from its table through the choices made so far, keeping every position on the way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from judge.content.problem import BadInput
from judge.engine.chart import Window
from judge.engine.modifiers import Pipeline
from judge.engine.position import Position
from judge.engine.record import PASS, Choice, Line, Missing
from judge.engine.referee import Referee
from judge.engine.trail import Trail
from judge.engine.window import Open
from judge.scenario import aimed, choice_wording
from judge.scenario.ahead import Ahead
from judge.scenario.going import Going
from judge.scenario.model import Said, Scenario
from judge.scenario.orders import OrderBefore, is_order
from judge.scenario.played import Played
from judge.scenario.rulebook import Rulebook

MOST_ORDERS = 4
ORDER = "the order of what happens at once"


def play(
    book: Rulebook,
    scenario: Scenario,
    readings: Mapping[str, str] | None = None,
    pipelines: Mapping[str, Pipeline] | None = None,
) -> Played:
    """Plays a scenario under its own readings, with some changed to see what they would give."""
    book.check_readings(scenario.readings, scenario.place)
    referee = book.referee.under({**scenario.readings, **(readings or {})}, pipelines)
    try:
        return Player(scenario, begin(book, scenario, referee)).play()
    except Missing as missing:
        raise BadInput.at(scenario.place, f"the table lacks what this needs: {missing.args[0]}") from missing


def begin(book: Rulebook, scenario: Scenario, referee: Referee) -> Going:
    """The start of a play: the table laid out, and what happens before anybody decides anything."""
    lay_out = book.rules.lay_out
    layout = lay_out(scenario.table) if lay_out else None
    assert layout is not None, f"{book.game} does not say how its table is laid out"
    going = Going(referee, [], Trail())
    referee.trail = going.trail
    try:
        going.came_to(referee.start(layout, book.start(scenario.at, scenario.place)))
    finally:
        referee.trail = None
    return going


class Player(Going):
    """One run through a scenario's choices."""

    def __init__(self, scenario: Scenario, begun: Going) -> None:
        super().__init__(begun.referee, begun.stages, begun.trail, scenario.given)
        self.scenario = scenario
        self._confirmed: list[Line] = []

    def play(self) -> Played:
        """Makes every written choice, the results of chance given, and the moves between them that nobody can avoid."""
        for said in self.scenario.choices:
            self._chance()
            if self.position.silence is not None:
                break  # What the players did after that, no rule covers.
            self.written += 1
            if (deed := choice_wording.by_hand(said.text)) is not None:
                self._by_hand(said, deed)
            elif choice_wording.plain(said.text) == choice_wording.ALL_PASS:
                self._all_pass(said)
            else:
                self._make_and_aim(said)
        self._chance()
        while self.any_order():
            self._chance()
        return self.played

    def _make_and_aim(self, said: Said) -> None:
        """Makes a written choice, or the choice and those of what it is aimed at, if its words tell both at once."""
        begun, given = len(self.stages), list(self.given)
        try:
            return self._make(said)
        except BadInput as unknown:
            if choice_wording.find(self.referee, self.position, said.text) is not None:
                raise  # It is understood, and refused.
            fault = unknown
        for text, names in aimed.parts(said.text):
            if choice_wording.find(self.referee, self.position, text) is None:
                continue
            try:
                self._make(Said(text, said.place))
                return self._aim(said, names)
            except BadInput as refused:
                fault = refused
                self._go_back(begun, given)
        raise fault

    def _aim(self, said: Said, names: tuple[str, ...]) -> None:
        """Chooses what the choice just made is aimed at, by its names, as play asks for them."""
        since = len(self.stages) - 1
        while names:
            asked = [line.asked for stage in self.stages[since:] for line in stage.lines]
            since = len(self.stages)
            if (meant := aimed.choice_of(self.referee, self.position, names)) is not None:
                if self.referee.refuse(self.position, meant.choice) is not None:
                    raise self._cannot(said, meant.choice)
                self.take(meant.choice)
                names = names[meant.taken :]
            elif some := max((self._by_itself(each, names) for each in asked), default=0):
                names = names[some:]
            elif not self.forced():
                asks = self.position.waiting is not None
                here = choice_wording.may_now(self.referee, self.position) if asks else "nobody is asked to choose it"
                raise BadInput.at(said.place, f'"{said.text}": {names[0]} cannot be chosen; {here}', "choices")
            self._chance()

    def _by_itself(self, asked: object, names: tuple[str, ...]) -> int:
        return aimed.chosen_by_itself(self.referee, asked, names) if isinstance(asked, Position) else 0

    def _go_back(self, stages: int, given: Sequence[Said]) -> None:
        """Takes back what led nowhere: its stages, the trail it left, the results of chance that it used up."""
        del self.stages[stages:]
        self.trail = self.trail.up_to(self.stages[-1].beats)
        self.given = list(given)

    def _make(self, said: Said) -> None:
        """Makes a written choice, after whatever goes without saying before it: a way in, what is forced, passes."""
        begun, given = len(self.stages), list(self.given)
        ahead = Ahead(self.referee, self.position, said.text)
        while (choice := ahead.possible(self.position)) is None:
            if self._is_done(said):
                return
            meant = ahead.meant
            if meant is not None and (first := self.referee.way_in(self.position, meant)) is not None:
                self.take(first)
            elif (order := OrderBefore(self.referee, ahead).at(self.position)) is not None:
                self.take(order, implied=True)
            elif (
                not self.forced()
                and not self.any_order()
                and not (ahead.may_pass_on(self.position) and self.pass_over())
            ):
                stuck = self.position
                self._go_back(begun, given)
                raise self._cannot(said, ahead.first, stuck)
            self._chance()
        self.take(choice)

    def _by_hand(self, said: Said, deed: str) -> None:
        """Carries out what the judge says, whoever is to decide; play then goes on where it stood."""
        try:
            self.by_hand(deed)
        except ValueError as error:
            raise BadInput.at(said.place, str(error), "choices") from None

    def _is_done(self, said: Said) -> bool:
        """Whether the words tell of something that a player has just done because nothing else could be done."""
        last, wanted = self.stages[-1], choice_wording.plain(said.text)
        if last.choice is not None and wanted in choice_wording.wordings(self.referee, last.choice):
            return False  # Said a second time, it is meant to be done a second time.
        if wanted in (choice_wording.plain(line.text) for line in last.lines if line.actor):
            return True
        return self._was_the_only_one(said)

    def _was_the_only_one(self, said: Said) -> bool:
        """Whether a choice was made by itself since the last written one, as there was no other; each is told once."""
        since = [stage for stage in self.stages if stage.written >= self.written - 1]
        for line in (line for stage in reversed(since) for line in reversed(stage.lines)):
            if isinstance(line.asked, Position) and line not in self._confirmed:
                choice = choice_wording.find(self.referee, line.asked, said.text)
                if choice is not None and list(self.referee.legal(line.asked)) == [choice]:
                    self._confirmed.append(line)
                    return True
        return False

    def _all_pass(self, said: Said) -> None:
        """Lets everybody pass until the window is closed; where each player has one of his own, all of those."""
        if self.position.waiting is None:
            return  # Everybody has nothing left to do but pass.
        passed: set[str] = set()
        needed, first = self._passes_left(said), self._window()
        while needed:
            for _ in range(needed):
                waiting = self.position.waiting
                assert waiting is not None
                passed.add(waiting.by)
                choice = Choice(waiting.by, PASS)
                if self.referee.refuse(self.position, choice) is not None:
                    raise self._cannot(said, choice)
                self.take(choice)
            needed = 1 if first.passes == 1 and self._same_for_another(first, passed) else 0

    def _passes_left(self, said: Said) -> int:
        """How many passes close the window that is open."""
        state = self.position.frames[-1].state if self.position.frames else None
        if not isinstance(state, Open):
            raise choice_wording.not_found(self.referee, self.position, said)
        window = self._window()
        return (window.passes or len(self.referee.rules.players(self.referee.moment(self.position)))) - state.passes

    def _same_for_another(self, first: Window, passed: set[str]) -> bool:
        """Whether the same is asked next of a player who has not passed yet, in a window of his own."""
        waiting = self.position.waiting
        state = self.position.frames[-1].state if self.position.frames else None
        if waiting is None or waiting.by in passed or not isinstance(state, Open):
            return False
        return self._window().passes == 1 and self._window().admits == first.admits

    def _window(self) -> Window:
        """The window that is open."""
        frame = self.position.frames[-1]
        return self.referee.charts[frame.chart].windows[self.referee.stop(frame).node.name]

    def _chance(self) -> None:
        """Uses up the given results of chance as long as chance is asked."""
        if (said := self.chance()) is not None:
            raise self._cannot(said, choice_wording.find(self.referee, self.position, said.text))

    def _cannot(self, said: Said, choice: Choice | None, stuck: Position | None = None) -> BadInput:
        if choice is None:
            return choice_wording.not_found(self.referee, self.position, said)
        refusal = self.referee.refuse(self.position, choice)
        assert refusal is not None
        cites = ", ".join(map(str, refusal.cites))
        ruling = "has no rule for it or against it" if refusal.silent else "is not legal"
        told = f'"{said.text}" {ruling}: {refusal.text} [{cites}]'
        waiting = self.position.waiting
        if waiting is None:  # The rule is the reason; that play is over is none.
            return BadInput.at(said.place, told + self._too_late(said), "choices")
        other = waiting.may_pass and waiting.by != choice.by
        hint = f"; if {waiting.by} does nothing, write `{waiting.by} passes` first" if other else ""
        hint = self._order_to_write() or self._in_the_way(stuck) or hint
        here = choice_wording.may_now(self.referee, self.position)
        return BadInput.at(said.place, f"{told}{hint}; {here}", "choices")

    def _too_late(self, said: Said) -> str:
        """Before which written choice the last chance was to do what is now too late, where there was one."""
        for before, then in reversed(list(pairwise(self.stages))):
            meant = choice_wording.find(self.referee, before.position, said.text) if before.position.waiting else None
            if meant is not None and self.referee.refuse(before.position, meant) is None:
                written = self.scenario.choices[then.written - 1].text
                return f'; it can be done before "{written}": write it there'
        return ""

    def _order_to_write(self) -> str:
        """The order of simultaneous effects that matters and has to be written first, if play stands at one."""
        if not is_order(self.position):
            return ""
        orders = " or ".join(f"`{self.referee.say(each)}`" for each in self.referee.legal(self.position)[:MOST_ORDERS])
        return f"; the order of what happens at once matters here: write {orders} before it"

    def _in_the_way(self, stuck: Position | None) -> str:
        """The decision at which passing on ends, if somebody has to choose there."""
        waiting = stuck.waiting if stuck is not None and stuck is not self.position else None
        if stuck is None or waiting is None or waiting.may_pass:
            return ""
        step = ORDER if is_order(stuck) else self.referee.stop(stuck.frames[-1]).node.title
        return f"; if everybody passes, {waiting.by} has to decide first: {step}"
