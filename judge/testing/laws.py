"""What must hold for every scenario, every position on the way and every choice; each law tells what breaks it."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator, Mapping

from judge.content.problem import BadInput
from judge.engine.graph import Graph
from judge.engine.modifiers import Value
from judge.engine.position import Position, Things
from judge.engine.record import Refused
from judge.engine.referee import Referee
from judge.engine.save import dump, load
from judge.scenario.answers import Answer
from judge.scenario.deciding import passing
from judge.scenario.model import Ask
from judge.scenario.play import play
from judge.testing.subject import Subject

LONGEST_WALK = 2_000
WALKS = 3
FEW = 60
MOST_MERGED = 300
DENYING = frozenset("no not nothing nobody none never cannot".split())
COMING_WITH = frozenset("a an the any one 1 is are does do".split())
Law = Callable[[Subject], Iterator[str]]


def answers(case: Subject) -> Iterator[str]:
    """Every answer worked out by hand is the answer the rules give."""
    for verdict in case.reported.verdicts:
        if verdict.ask.answer is None:
            yield f"{verdict.ask.text}: no answer is expected; work it out by hand and write it down"
        elif not verdict.agrees:
            found = f"{verdict.answer.value} {verdict.answer.detail}".strip()
            yield f"{verdict.ask.text}: expected {verdict.ask.answer}, found {found}"


def cites(case: Subject) -> Iterator[str]:
    """Every line and every answer cites units that exist."""
    units = case.reported.book.units
    for verdict in case.reported.verdicts:
        if not verdict.answer.cites:
            yield f"{verdict.ask.text}: the answer rests on no rule"
        yield from (f"{verdict.ask.text}: cites {c}" for c in verdict.cites if c.unit not in units)
    for line in case.reported.played.lines:
        yield from (f'"{line.text}" cites {c}, which is no unit' for c in line.cites if c.unit not in units)


def legal_is_step(case: Subject) -> Iterator[str]:
    """At every position each legal choice can be made, and each refused one is refused by step too, with its rule."""
    referee = case.referee
    for stage in case.stages:
        before = json.dumps(dump(stage.position))
        legal = referee.legal(stage.position)
        for choice in referee.candidates(stage.position):
            try:
                referee.step(stage.position, choice)
                taken = True
            except Refused as refused:
                taken = False
                if not refused.refusal.cites:
                    yield f"{choice} is refused without a rule"
            if taken is not (choice in legal):
                yield f"{choice} is {'taken' if taken else 'refused'} by step, but not by legal"
        if json.dumps(dump(stage.position)) != before:
            yield f"a choice at {_at(stage.position)} changed the position it was tried in"


def replays(case: Subject) -> Iterator[str]:
    """Run, go back, run again: the same positions and the same lines."""
    again = play(case.book, case.scenario)
    for first, second in zip(case.stages, again.stages, strict=True):
        if (first.position, first.lines) != (second.position, second.lines):
            yield f"played again it came to something else at {_at(first.position)}"


def saves(case: Subject) -> Iterator[str]:
    """A position saved and loaded at any step is the same and goes on in the same way."""
    for here, then in zip(case.stages, (*case.stages[1:], None), strict=True):
        loaded = load(json.loads(json.dumps(dump(here.position))), case.referee.rules.types)
        if loaded != here.position or hash(loaded) != hash(here.position):
            yield f"saved and loaded, the position at {_at(here.position)} is another"
        elif then is not None and then.choice is not None:
            said = tuple(line._replace(implied=False) for line in then.lines)
            if case.referee.step(loaded, then.choice) != (then.position, said):
                yield f"saved and loaded, {then.choice} goes on in another way"


def order_counts(case: Subject) -> Iterator[str]:
    """Things that came in another order are another position; in the same order they go on in the same way.

    So the explorer, which takes equal positions for one, can never merge two that a rule could tell apart.
    """
    referee = case.referee
    for seed, stage in enumerate(case.stages):
        position = stage.position
        things = list(position.things.values())
        mixed = random.Random(seed).sample(things, len(things))
        if (position._replace(things=Things.laid(mixed)) == position) is not (mixed == things):
            yield f"the order of things makes no difference at {_at(position)}"
        same = position._replace(things=Things.laid(things))
        if same != position or hash(same) != hash(position) or referee.legal(same) != referee.legal(position):
            yield f"the same things are another position at {_at(position)}"
        if referee.rules.show(referee.moment(same)) != referee.rules.show(referee.moment(position)):
            yield f"the same things are shown otherwise at {_at(position)}"


def merges(case: Subject) -> Iterator[str]:
    """Every choice leads to what the explorer's graph holds for it, to the last detail of order and kind."""
    if not case.explores:
        return
    graph = Graph(case.referee, case.played.position, MOST_MERGED)
    for at, edges in enumerate(graph.edges):
        for edge in edges:
            position = graph.positions[at]
            for choice in edge.choices:
                position = case.referee.follow(position, choice)
            if dump(position) != dump(graph.positions[edge.to]):
                yield f"the explorer takes what comes of {', '.join(map(str, edge.choices))} for another position"


def remembers(case: Subject) -> Iterator[str]:
    """Whatever is taken from memory is worked out again and compared, from the last decisions on a little further."""
    memory = case.book.referee.memory
    memory.checking = True
    try:
        for stage in play(case.book, case.scenario).stages[-2:]:
            Graph(case.referee, stage.position, FEW)
    except AssertionError as wrong:
        yield f"what is remembered is not what is found: {wrong}"
    finally:
        memory.checking = False


def takes_over(case: Subject) -> Iterator[str]:
    """A graph made from one under other readings is the graph that is made from nothing."""
    referee, position = case.referee.under({}), case.played.position
    before = Graph(referee, position, FEW)
    questions = {**case.book.readings, **case.book.misreadings}
    heard = sorted(str(each) for each in before.heard if each in questions)
    random.Random(case.id).shuffle(heard)
    for name in heard[:3]:
        for option in questions[name].options:
            under = referee.under({name: option})
            if _explored(under, position, before) != _explored(referee.under({name: option}), position, None):
                yield f"explored under {name}: {option}, it depends on what was explored before"


def _explored(referee: Referee, position: Position, before: Graph | None) -> object:
    """What an exploration comes to, to the last edge; or that the table has not what the rules then ask for."""
    try:
        graph = Graph(referee, position, FEW, before=before)
    except BadInput as missing:
        return str(missing)
    edges = [[(edge.choices, edge.to) for edge in edges] for edges in graph.edges]
    return graph.positions, edges, graph.complete, graph.lead


def walks_end(case: Subject) -> Iterator[str]:
    """From where a scenario leaves off, choosing at random comes to an end, and every line has its rule."""
    for seed in range(WALKS):
        chosen, position = random.Random(seed), case.played.position
        for _ in range(LONGEST_WALK):
            legal = case.referee.legal(position)
            if not legal:
                break
            position, lines = case.referee.step(position, chosen.choice(legal))
            yield from (f'"{line.text}" has no rule' for line in lines if not line.cites)
        else:
            yield f"still going after {LONGEST_WALK} choices at random (seed {seed})"


def reads_well(case: Subject) -> Iterator[str]:
    """No line says the same again, or takes another back; a working begins with what is printed and has no gap."""
    for one, other in zip(case.played.lines, case.played.lines[1:], strict=False):
        if one.text == other.text and one.event is None and not (passing(one) and one.at != other.at):
            yield f'"{one.text}" is said twice'
    for stage in case.stages:
        said: dict[tuple[str, ...], tuple[bool, str]] = {}
        for line in stage.lines:
            words, denies = _said(line.text)
            if words in said and said[words][0] is not denies:
                yield f'"{line.text}" takes back "{said[words][1]}"'
            said[words] = denies, line.text
    for verdict in case.reported.verdicts:
        if verdict.answer.rows is not None:
            begins, gaps = _not_as_printed(verdict.ask, verdict.answer), _gaps(verdict.answer.rows)
            yield from (f"{verdict.ask.text}: {wrong}" for wrong in (*begins, *gaps))


def _said(text: str) -> tuple[tuple[str, ...], bool]:
    """The words of a line without those that deny it and those that come with either, and whether it denies it."""
    words = re.findall(r"[\w'-]+", text.lower())
    return tuple(word for word in words if word not in DENYING | COMING_WITH), not DENYING.isdisjoint(words)


def _not_as_printed(ask: Ask, found: Answer) -> Iterator[str]:
    """Where a working begins with another number than the one on the card that the game says it begins with."""
    rules = found.played.referee.rules if found.played else None
    asked = rules.asked(ask.what) if rules else None
    if rules is None or asked is None or asked[0].pattern not in rules.printed:
        return
    assert found.played is not None and found.rows is not None
    printed = rules.printed[asked[0].pattern](found.played.referee.moment(found.played.position), **asked[1])
    if printed is not None and printed != found.rows.base:
        yield f"the working begins with {found.rows.base}, but the card says {printed}"


def _gaps(value: Value) -> Iterator[str]:
    """Where the rows of a working do not follow from each other, from its base to its total."""
    at = value.base
    for row in value.rows:
        if row.before != at:
            yield f"{row.source or row.stage} changes {row.before}, but it was {at}"
        at = row.after
    if at != value.total:
        yield f"the working comes to {at}, the answer is {value.total}"


def _at(position: Position) -> str:
    return position.waiting.at if position.waiting else "the end"


LAWS: Mapping[str, Law] = {
    "answers": answers, "cites": cites, "legal is step": legal_is_step, "replays": replays, "saves": saves,
    "order counts": order_counts, "merges": merges, "remembers": remembers, "takes over": takes_over,
    "walks end": walks_end, "reads well": reads_well,
}  # fmt: skip
