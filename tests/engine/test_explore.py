"""The explorer: against brute force, on what it may say and what it may not."""

from collections.abc import Hashable, Iterator
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.small import Score, begin, small_chart, small_rules
from judge.engine.chart import Chart, Node, Window
from judge.engine.explore import certain, forced_by, outcomes, possible
from judge.engine.graph import Graph
from judge.engine.moment import Moment
from judge.engine.position import Frame, Layout, Position
from judge.engine.record import PASS, Choice
from judge.engine.referee import Referee
from judge.engine.rules import Chance, Rules, Verb

Effect = tuple[str, int]


def score(position: Position) -> int:
    """The score in a position."""
    thing = position.things["score"]
    assert isinstance(thing, Score)
    return thing.value


def apply(value: int, effect: Effect) -> int:
    """What an effect makes of the score, which is never below 0."""
    op, n = effect
    return max(0, {"+": value + n, "x": value * n, "-": value - n}[op])


def batch_graph(start: int, effects: list[Effect], chooser: str = "Ana") -> Graph:
    """All orders of simultaneous effects on a score."""
    rules = small_rules()
    cites = (rules.cite("1"),)

    @rules.deed
    def happen(now: Moment, effect: Hashable) -> None:
        value = apply(now.the(Score, "score").value, effect)  # type: ignore[arg-type]
        now.put(Score("score", value))
        now.say(f"{effect}: {value}", cites[0])

    @rules.step
    def all_happen(now: Moment) -> None:
        now.batch("happen", cites[0], (chooser, effects))

    chart = Chart("main", "Main", cites, (Node("all", "step", cites, "All", "all_happen"),), {})
    referee = Referee(rules, {"main": chart})
    position, _ = referee.start(Layout((Score("score", start),)), [Frame("main", 0)])
    return Graph(referee, position)


def newest_stands(position: Position) -> int:
    """The number that the effect which came last sets."""
    return [thing.value for thing in position.things.values() if isinstance(thing, Score)][-1]


def test_an_order_that_matters_is_not_merged_away() -> None:
    """Shrink then swell and swell then shrink leave the same things, in two orders: both outcomes are found."""
    rules = small_rules()
    cites = (rules.cite("1"),)

    @rules.deed
    def happen(now: Moment, effect: Hashable) -> None:
        now.put(Score(*effect))  # type: ignore[misc]

    @rules.step
    def both(now: Moment) -> None:
        now.batch("happen", cites[0], ("Ana", [("shrink", 1), ("swell", 5)]))

    chart = Chart("main", "Main", cites, (Node("both", "step", cites, "Both", "both"),), {})
    referee = Referee(rules, {"main": chart})
    graph = Graph(referee, referee.start(Layout(()), [Frame("main", 0)])[0])

    assert {found.outcome for found in outcomes(graph, newest_stands)} == {1, 5}


EFFECTS = st.lists(st.tuples(st.sampled_from("+x-"), st.integers(0, 4)), min_size=1, max_size=5)


@given(st.integers(0, 6), EFFECTS)
def test_orders_agree_with_brute_force(start: int, effects: list[Effect]) -> None:
    """Merging equal positions loses no outcome of any order."""
    expected = set()
    for order in permutations(effects):
        value = start
        for effect in order:
            value = apply(value, effect)
        expected.add(value)

    assert {each.outcome for each in outcomes(batch_graph(start, effects), score)} == expected


def test_equal_remainders_are_one_position() -> None:
    """Nine effects that commute give 2^9 sets of those done, not 9! orders; the lines are all counted."""
    graph = batch_graph(0, [("+", 2**n) for n in range(9)])

    assert len(graph.positions) == 2**9 - 9  # where one effect is left there is no choice
    assert possible(graph, lambda position: score(position) == 511).lines == 362_880


def test_witness_is_a_line_that_does_it() -> None:
    """The witness of a possibility can be played and ends with it."""
    graph = batch_graph(3, [("-", 5), ("+", 4), ("x", 2)])
    best = max(each.outcome for each in outcomes(graph, score))  # type: ignore[type-var]
    witness = possible(graph, lambda position: score(position) == best).witness
    assert witness is not None
    position = graph.positions[0]
    for choice in witness:
        position, _ = graph.referee.step(position, choice)

    assert score(position) == best == 9  # 3 - 5 is 0, + 4 is 4, x 2 is 8; 3 + 4 x 2 - 5 = 9


def test_certain_gives_a_counter_example() -> None:
    """What is not certain comes with a line that shows it."""
    finding = certain(batch_graph(3, [("-", 5), ("+", 4)]), lambda position: score(position) == 4)

    assert finding.answer is False and finding.witness is not None and finding.complete


def test_the_chooser_can_force_it() -> None:
    """Whoever orders the effects can force the outcome; the other player cannot."""
    graph = batch_graph(3, [("-", 5), ("+", 4)], chooser="Ana")

    assert forced_by(graph, "Ana", lambda position: score(position) == 4).answer is True
    prevented = forced_by(graph, "Ben", lambda position: score(position) == 4)
    assert prevented.answer is False and prevented.witness


def test_never_is_not_said_when_cut_off() -> None:
    """An exploration that was cut off says neither never nor always."""
    graph = batch_graph(0, [("+", 2**n) for n in range(8)])
    graph = Graph(graph.referee, graph.positions[0], limit=20)

    assert not graph.complete
    assert possible(graph, lambda position: score(position) == -1).answer is None
    assert certain(graph, lambda position: True).answer is None


def test_a_window_nobody_can_use_is_collapsed() -> None:
    """Forced passes are no branching: one position, one line."""
    rules = small_rules()
    window = Window("act", (rules.cite("1"),), "first", ("play",), passes=2)
    referee, position = begin(rules, small_chart(rules, window), {"Ana": (), "Ben": ()})
    graph = Graph(referee, position)

    assert len(graph.positions) == 1 and graph.lead == (Choice("Ana", PASS), Choice("Ben", PASS))


def dice(rules: Rules) -> Referee:
    """A die of six, thrown once; a six scores."""
    cites = (rules.cite("1"),)

    class Roll(Chance):
        name = "roll"

        def results(self, now: Moment) -> Iterator[tuple[tuple[Hashable, ...], int]]:
            yield from (((face,), 1) for face in range(1, 7))

        def take(self, now: Moment, choice: Choice) -> None:
            now.put(Score("score", int(choice.args[0] == 6)))
            now.say(f"a {choice.args[0]}", cites[0])

    rules.verb(Roll)
    return Referee(rules, {"main": Chart("main", "Main", cites, (Node("roll", "ask", cites, "Roll", "roll"),), {})})


def test_odds_of_chance() -> None:
    """Where chance alone decides, every outcome has its odds."""
    referee = dice(small_rules())
    position, _ = referee.start(Layout((Score("score"),)), [Frame("main", 0)])
    found = {each.outcome: each.odds for each in outcomes(Graph(referee, position), score)}

    assert found == {0: Fraction(5, 6), 1: Fraction(1, 6)}


def test_endless_lines_are_said_to_be_endless() -> None:
    """Where a line can go on for ever there is no count of lines, and nothing is certain."""
    rules = small_rules()
    cites = (rules.cite("1"),)

    class Again(Verb):
        name = "again"

        def by(self, now: Moment) -> str:
            return "Ana"

        def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
            yield from [("yes",), ("no",)]

        def take(self, now: Moment, choice: Choice) -> None:
            if choice.args[0] == "yes":
                now.jump("ask")

    rules.verb(Again)
    referee = Referee(
        rules, {"main": Chart("main", "Main", cites, (Node("ask", "ask", cites, "Again?", "again"),), {})}
    )
    position, _ = referee.start(Layout(()), [Frame("main", 0)])
    graph = Graph(referee, position)

    assert graph.complete and graph.paths() is None
    assert certain(graph, lambda position: True).answer is None
    assert forced_by(graph, "Ana", lambda position: position.over).answer is True


@pytest.mark.parametrize("size", [1, 2, 3])
def test_duplicate_effects_are_one_choice(size: int) -> None:
    """Equal effects are offered once."""
    assert len(batch_graph(0, [("+", 1)] * size).positions) == 1


def test_a_game_says_where_lines_go_on_for_ever() -> None:
    """Beyond such a position nothing is looked at: what was found stands, and nothing is certain or impossible."""
    referee = dice(small_rules())
    referee.rules.endless = lambda now: score(now.freeze()) > 0
    position, _ = referee.start(Layout((Score("score"),)), [Frame("main", 0)])
    graph = Graph(referee, position)

    assert not graph.complete
    assert possible(graph, lambda each: score(each) == 0).answer is True
    assert possible(graph, lambda each: score(each) == 1).answer is None


def test_a_line_of_few_choices_is_found_however_much_else_could_be_done() -> None:
    """Two players with seven cards each: what comes of one card and passes is found behind all that could be played.

    The graph of all lines is cut off long before an end with a card on Ben's side alone is come to.
    """
    rules = small_rules()
    cards = {who: tuple(f"{who} {number}" for number in range(7)) for who in ("Ana", "Ben")}
    window = Window("act", (rules.cite("1"),), "first", ("play",), passes=2)
    referee, start = begin(rules, small_chart(rules, window), cards)
    graph = Graph(referee, start, limit=60)

    def only_bens(position: Position) -> bool:
        return position.things["Ana"].hand == cards["Ana"] and len(position.things["Ben"].hand) == 6  # type: ignore[attr-defined]

    found = possible(graph, only_bens)
    refuted = certain(graph, lambda position: not only_bens(position))

    assert not graph.complete and found.answer is True and refuted.answer is False
    assert found.witness is not None and [each.verb for each in found.witness if each.verb != PASS] == ["play"]
    position = start
    for choice in found.witness:
        position = referee.follow(position, choice)
    assert only_bens(position) and not referee.legal(position)
