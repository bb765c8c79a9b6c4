"""What players propose: may it be done now? Always a yes or a no with a rule, if it can be understood at all."""

from __future__ import annotations

from judge.engine.position import Position
from judge.engine.record import NO_RULE, PASS, Choice, Refusal
from judge.scenario import aimed, answer_cites, choice_wording
from judge.scenario.answers import Answer
from judge.scenario.going import Going
from judge.scenario.model import Ask, Said
from judge.scenario.moments import step_title
from judge.scenario.played import Played

MOST_PASSES = 40


def may_it_be_done(played: Played, ask: Ask, bare: bool = False) -> Answer:
    """Whether a choice may be made where play stands, and if not, the rule against it; a bare yes need not say why."""
    choice = choice_wording.find(played.referee, played.position, ask.what)
    if choice is None or not _asked_for(played.position, choice):
        for earlier in played.unasked():
            meant = choice_wording.find(played.referee, earlier.position, ask.what)
            if meant is not None and _asked_for(earlier.position, meant):
                return _ruled(earlier, meant, ask, bare)
    if choice is not None:
        return _ruled(played, choice, ask, bare)
    if (ruled := _with_its_aim(played, ask)) is not None:
        return ruled
    refusal = choice_wording.impossible(played.referee, played.position, ask.what)
    if refusal is None:
        raise choice_wording.not_found(played.referee, played.position, Said(ask.what, ask.place))
    return _no(refusal, _soon(played, ask.what))


def _with_its_aim(played: Played, ask: Ask) -> Answer | None:
    """A proposal that tells at once what it is aimed at: first the choice, then what is chosen, one by one."""
    referee, position = played.referee, played.position
    known = {choice_wording.plain(each) for each in choice_wording.all_names(referee, position)}
    for text, names in aimed.parts(ask.what):
        first = choice_wording.find(referee, position, text)
        if first is None or not known.issuperset(map(choice_wording.plain, names)):
            continue
        refusal = referee.refuse(position, first)
        if refusal is not None:
            return _no(refusal, "")
        return _aimed_at(played.then(first), names, Answer(True, answer_cites.of_permission(played, first)))
    return None


def _aimed_at(played: Played, names: tuple[str, ...], ruled: Answer) -> Answer | None:
    """Whether what is named may be chosen, once the choice is made; None if nobody is asked for it there."""
    while names:
        meant = aimed.choice_of(played.referee, played.position, names)
        if meant is None:
            return None
        if (refusal := played.referee.refuse(played.position, meant.choice)) is not None:
            return _no(refusal, "")
        ruled = ruled._replace(
            cites=answer_cites.unique([*answer_cites.of_permission(played, meant.choice), *ruled.cites])
        )
        played, names = played.then(meant.choice), names[meant.taken :]
    return ruled


def _asked_for(position: Position, choice: Choice) -> bool:
    return position.waiting is not None and choice.verb in (PASS, *position.waiting.verbs)


def _ruled(played: Played, choice: Choice, ask: Ask, bare: bool) -> Answer:
    """A proposal that is understood: what the rules say to it."""
    referee, position = played.referee, played.position
    refusal = referee.refuse(position, choice)
    if refusal is None:
        return Answer(True, () if bare else answer_cites.of_permission(played, choice))
    if (first := referee.way_in(position, choice)) is not None:
        after = played.then(first)
        found = may_it_be_done(after, ask, bare)
        led = [cite for line in after.stages[-1].lines for cite in line.cites]
        return found._replace(cites=answer_cites.unique([*found.cites, *led]))
    waiting = position.waiting
    if waiting is None or choice.verb == PASS or (choice.by == waiting.by and choice.verb in waiting.verbs):
        return _no(refusal, "")
    soon = _soon(played, ask.what)
    return _no(refusal if soon else _against_it_then(played, ask.what, choice.by) or refusal, soon)


def _no(refusal: Refusal, soon: str) -> Answer:
    why = f"{refusal.text}; {soon}" if soon else refusal.text
    return Answer(NO_RULE if refusal.silent else False, refusal.cites, why)


def _soon(played: Played, text: str) -> str:
    """When it can be done as the very next thing: at another player's turn in this window, or at the first decision
    after a window that opened inside something else. A later step is another question.
    """
    going, start = Going.on_from(played), played.position
    for _ in range(MOST_PASSES):
        if not going.pass_over() or not _still_here(start, going.position):
            return ""
        meant = choice_wording.find(going.referee, going.position, text)
        if meant is not None and going.referee.refuse(going.position, meant) is None:
            passed = dict.fromkeys(stage.choice.by for stage in going.stages[len(played.stages) :] if stage.choice)
            where = step_title(going.referee, going.played)
            return f"once {' and '.join(passed)} {'has' if len(passed) == 1 else 'have'} passed it may be done: {where}"
        if not _same_place(start, going.position):
            return ""
    return ""


def _against_it_then(played: Played, text: str, by: str) -> Refusal | None:
    """The rule against it when its player decides in the same window, where the others can do nothing but pass."""
    going, start = Going.on_from(played), played.position
    for _ in range(MOST_PASSES):
        waiting = going.position.waiting
        if waiting is None or not _same_place(start, going.position):
            return None
        if waiting.by == by:
            meant = choice_wording.find(going.referee, going.position, text)
            decides = meant is not None and meant.verb in waiting.verbs
            return going.referee.refuse(going.position, meant) if meant is not None and decides else None
        if len(going.referee.legal(going.position)) != 1 or not going.pass_over():
            return None
    return None


def _places(position: Position) -> list[tuple[str, int]]:
    return [(frame.chart, frame.at) for frame in position.frames]


def _same_place(start: Position, here: Position) -> bool:
    return _places(start) == _places(here)


def _still_here(start: Position, here: Position) -> bool:
    """Whether a decision belongs to the same window, or to what that window had opened inside."""
    if here.waiting is None:
        return False
    charts, before = [chart for chart, _ in _places(here)], [chart for chart, _ in _places(start)]
    return _same_place(start, here) or (len(charts) < len(before) and before[: len(charts)] == charts)
