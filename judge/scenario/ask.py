"""Answering the questions of a scenario, each with the rules that decide it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from contextlib import suppress
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from judge.content.problem import BadInput
from judge.engine.position import Position
from judge.engine.quantity import InOrder
from judge.engine.record import NO_RULE, Cite
from judge.scenario import answer_cites, choice_wording, conditions, quantities
from judge.scenario.answers import Answer
from judge.scenario.going import Going, walked_on
from judge.scenario.model import EXPLORED, Ask
from judge.scenario.moments import come_to
from judge.scenario.played import Played
from judge.scenario.proposals import may_it_be_done
from judge.scenario.shown_again import shown_again
from judge.scenario.ways_on import MOST_PASSES, WaysOn, ways_on

if TYPE_CHECKING:
    from judge.engine.graph import Graph

LIMIT = 50_000
AT_A_DECISION = ("next", "legal", "count", "list")
NOTHING_LEFT = "nothing is left to decide"
EVERY_WAY = "whatever is decided"
EMPTY: tuple[Any, ...] = ([], "nothing", "none")
SILENT_ENDS = "it depends on an end for which there is no rule"
Tick = Callable[[int], None]


def answer(played: Played, ask: Ask, limit: int = LIMIT, tick: Tick | None = None) -> Answer:
    """Answers one question about a scenario as played, at its moment."""
    come = come_to(played, ask)
    return answer_here(come.played, ask, limit, tick)._replace(asked_at=come.where)


def answer_here(
    played: Played, ask: Ask, limit: int = LIMIT, tick: Tick | None = None, bare: bool = False,
    was: Answer | None = None,
) -> Answer:  # fmt: skip
    """Answers a question where a play stands, whatever moment it names; a bare answer need not say why.

    With what the answer was under other readings, less than every line of play may do for a bare one.
    """
    if was is not None and ask.kind in EXPLORED:
        by = _player(played, ask) if ask.kind == "forced" else ""
        if (shown := shown_again(played, ask, by, limit, tick, was)) is not None:
            return shown
    bare = bare and (ask.kind != "legal" or was is not None)  # Without it, somebody asks for what was worked out.
    found = _answer(played, ask, limit, tick, bare)
    return found._replace(played=found.played or played)


def as_asked(ask: Ask, found: Answer) -> Ask:
    """The question to ask of the same play under other rules: how it stands, or how it ends whatever is done."""
    return ask if found.detail == EVERY_WAY else ask.right_here


def _answer(played: Played, ask: Ask, limit: int, tick: Tick | None, bare: bool) -> Answer:
    silence = played.position.silence
    if silence is not None and ask.kind in AT_A_DECISION:
        return Answer(NO_RULE, silence.cites, silence.text)
    match ask.kind:
        case "value" | "outcome":
            return _quantity(played, ask, bare)
        case "legal":
            return may_it_be_done(played, ask, bare)
        case "next":
            return _next(played)
        case "order":
            return _order(played, ask)
        case "count":
            played = _where_asked(played)
            return Answer(played.referee.count(played.position), answer_cites.of_choices(played))
        case "list":
            played = _where_asked(played)
            legal = played.referee.legal(played.position)
            return Answer([played.referee.say(choice) for choice in legal], answer_cites.of_choices(played))
        case "possible" | "certain" | "forced" | "outcomes":
            return _explored(played, ask, limit, tick, bare)
        case "deck":
            return _deck(played, ask)


def _quantity(played: Played, ask: Ask, bare: bool) -> Answer:
    if not quantities.looks_ahead(played.referee, ask.what):
        played = played.settled()
    found = _worked_out(played, ask, bare)
    about_now = ask.has_moment or quantities.is_about_now(played.referee, ask.what)
    return found if about_now or played.position.waiting is None else _not_yet(played, ask, found)


def _worked_out(played: Played, ask: Ask, bare: bool) -> Answer:
    """What a quantity comes to where play stands, and why."""
    worked = conditions.work_out(played.referee, played.position, ask.what, ask.place, ask.kind)
    cites, rows = ((), None) if bare else answer_cites.of_quantity(played, ask.what, worked)
    return Answer(worked.value, cites, worked.detail, rows, played=played, about=worked.about, ruled=worked.ruled)


def _not_yet(played: Played, ask: Ask, found: Answer) -> Answer:
    """Play has not come to its end: the answer is one so far, unless it stays the same on every way on."""

    def value(position: Position) -> Hashable:
        return quantities.hashable(conditions.work_out(played.referee, position, ask.what, ask.place, ask.kind).value)

    ways = ways_on(played, value)
    now, first = quantities.hashable(found.value), played.stages[0].position
    if not ways.certain:
        (only,) = ways.alike or (None,)
        return found._replace(open=ways) if only is None else _ended(played, ask, found, value, only, ways)
    (end,) = ways.certain
    passing = quantities.plain(end) in EMPTY or _was_so(value, first, end)
    if end != now and not passing:
        return _ended(played, ask, found, value, end, ways)  # It changes for good, whatever is decided.
    stays = all(way.values == (now,) for way in ways.ways)
    return _stays(ask, found, ways) if stays else found._replace(open=ways)  # What is only for a time is asked of now.


def _stays(ask: Ask, found: Answer, ways: WaysOn) -> Answer:
    """The answer that there is now and on every way on, with the rules of the events on all of them that the question
    names, such as damage that comes to nothing."""
    return found._replace(ahead=ways.rules_of_all(lambda line: answer_cites.names_event(line, ask.what, found.about)))


def _was_so(value: Callable[[Position], Hashable], first: Position, end: Hashable) -> bool:
    """Whether it was at the beginning as it is in the end: then what there is between is only for a time."""
    with suppress(BadInput):  # What is asked about may not have been there yet.
        return value(first) == end
    return False


def _ended(
    played: Played, ask: Ask, found: Answer, value: Callable[[Position], Hashable], end: Hashable, ways: WaysOn
) -> Answer:
    """The answer that every way on gives, with what makes it so on one of them."""
    if quantities.same(found.value, quantities.plain(end)):
        return _stays(ask, found, ways)
    going = Going.on_from(played)
    for _ in range(MOST_PASSES):
        if value(going.position) == end:
            return _worked_out(going.played, ask, False)._replace(detail=EVERY_WAY)
        if not going.goes_on():
            legal = going.referee.legal(going.position)
            if not legal:
                break
            going.take(legal[0], implied=True)
    return found._replace(value=quantities.plain(end), rows=None, detail=EVERY_WAY)


def _where_asked(played: Played) -> Played:
    """Where nothing is left to decide, the last decision that was taken by itself; else the one that is awaited."""
    return played if played.position.waiting else next(played.unasked(), played)


def _next(played: Played) -> Answer:
    waiting = played.position.waiting
    if waiting is None:
        return Answer("nobody", played.lines[-1].cites if played.lines else (), NOTHING_LEFT)
    return Answer(waiting.by, waiting.cites)


def _order(played: Played, ask: Ask) -> Answer:
    lines = [line for line in played.lines if line.event and line.event[0] == ask.what]
    kinds = sorted({line.event[0] for line in played.lines if line.event})
    if not lines and ask.what not in kinds and kinds:
        raise BadInput.at(ask.place, f"nothing {ask.what} happened here; what happened: {', '.join(kinds)}", "order")
    happened = InOrder(line.event[1] for line in lines if line.event)
    return Answer(happened, answer_cites.unique(c for line in lines for c in line.cites))


def _explored(played: Played, ask: Ask, limit: int, tick: Tick | None, bare: bool) -> Answer:
    from judge.engine.explore import Finding, certain, forced_by, possible
    from judge.scenario.exploration_cache import explored

    played = walked_on(played)
    graph = explored(played.referee, played.position, limit, tick, bare)
    if ask.kind == "outcomes":
        return _outcomes(played, ask, graph, bare)
    condition = conditions.condition(played.referee, ask.what, ask.place, ask.kind, graph.answers)
    by = _player(played, ask) if ask.kind == "forced" else ""

    def find(holds: Callable[[Position], bool]) -> Finding:
        if ask.kind == "forced":
            return forced_by(graph, by, holds)
        return (possible if ask.kind == "possible" else certain)(graph, holds, tick)

    finding = find(lambda position: condition(position) is True)
    cites = () if bare else answer_cites.of_line(played, finding.witness or ())
    if finding.answer is False and find(lambda position: condition(position) is not False).answer is not False:
        return Answer(NO_RULE, cites, SILENT_ENDS, finding=finding, played=played)
    detail = "" if finding.answer is not None else f"not settled within {finding.positions} positions"
    return Answer(finding.answer, cites, detail, finding=finding, played=played)


def _outcomes(played: Played, ask: Ask, graph: Graph, bare: bool) -> Answer:
    from judge.engine.explore import Finding, outcomes

    value = conditions.value_in(played.referee, ask.what, ask.place, "outcomes", graph.answers)
    ends = outcomes(graph, lambda position: quantities.hashable(value(position)))
    found = tuple(sorted(ends, key=lambda each: _rank(each.outcome)))
    paths = graph.paths()
    lines = sum(paths[at] for at in graph.ends) if paths and graph.complete else None
    finding = Finding(None, graph.complete, len(graph.positions), lines, None)
    lines_of_play = () if bare else (answer_cites.of_line(played, each.witness) for each in found)
    cites = answer_cites.unique(cite for line in lines_of_play for cite in line)
    detail = "" if graph.complete else f"there may be more: cut off after {len(graph.positions)} positions"
    values = [quantities.plain(each.outcome) for each in found]
    return Answer(values, cites, detail, finding=finding, outcomes=found, played=played)


def _rank(outcome: Any) -> tuple[bool, float, str]:
    """Outcomes in the order people expect: numbers by size, no before yes, words by the alphabet."""
    number = isinstance(outcome, int | float | Fraction)
    return not number, float(outcome) if number else 0.0, str(outcome)


def _deck(played: Played, ask: Ask) -> Answer:
    """Whether a deck is legal, or keeps one rule, under the readings in force."""
    from judge import decks

    game, here = played.referee.rules.game, str(ask.place)
    declared = decks.deck_game(played.referee.rules.game, here)
    chosen = {id: option for id, option in played.referee.readings.items() if id in declared.readings}
    played.referee.consulted.update(chosen)
    played.referee.heard.update(chosen)
    found = decks.check(game, ask.what, ask.format, here, chosen)["problems"]
    rule = (ask.rule or "").removeprefix(f"{game}:")
    if rule:
        found = [each for each in found if f"{game}:{rule}" in each["cites"]]
    cites = [Cite(*cite.split(":", 1)) for each in found for cite in each["cites"]]
    said = " ".join(each["text"] for each in found)
    return Answer(not found, answer_cites.unique(cites or [Cite(game, rule or declared.cite)]), said)


def _player(played: Played, ask: Ask) -> str:
    players = played.referee.rules.players(played.referee.moment(played.position))
    for player in players:
        if choice_wording.plain(player) == choice_wording.plain(ask.by or ""):
            return player
    raise BadInput.at(ask.place, f"no player {ask.by}; allowed: {', '.join(players)}", "by")
