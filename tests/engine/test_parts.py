"""As much of a graph as shows a yes or a no: what it shows is what the whole graph says."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.small import Score, small_rules
from judge.engine.chart import Chart, Node
from judge.engine.explore import Aim, forced_by, possible
from judge.engine.graph import Graph
from judge.engine.moment import Moment
from judge.engine.parts import Guide, Part, Unsettled, reached
from judge.engine.position import Frame, Layout, Position
from judge.engine.record import Choice
from judge.engine.referee import Referee
from judge.engine.rules import Verb

Room = tuple[str, tuple[int, ...], tuple[int, ...]]
"""Who decides in a room, and where its doors lead under one reading and under the other."""
MOST = 6


def room_of(position: Position) -> int:
    """The room in which a position is."""
    here = position.things["here"]
    assert isinstance(here, Score)
    return int(here.value)


def house(rooms: list[Room]) -> tuple[Referee, Referee, Position]:
    """A walk through rooms, in each of which one of the players chooses a door; a room without doors is an end."""
    rules = small_rules()
    cites = (rules.cite("1"),)

    def room(now: Moment) -> Room:
        return rooms[int(now.the(Score, "here").value)]

    def doors(now: Moment) -> tuple[int, ...]:
        _, first, second = room(now)
        return first if first == second or now.reads("doors") == "first" else second

    class Go(Verb):
        name = "go"

        def by(self, now: Moment) -> str:
            return room(now)[0]

        def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
            yield from ((at, door) for at, door in enumerate(doors(now)))

        def take(self, now: Moment, choice: Choice) -> None:
            now.put(Score("here", choice.args[1]))
            now.jump("ask" if doors(now) else "end")

    rules.verb(Go)
    chart = Chart("main", "Main", cites, (Node("ask", "ask", cites, "Where?", "go"),), {})
    first, second = (Referee(rules, {"main": chart}, {"doors": each}) for each in ("first", "second"))
    position, _ = first.start(Layout((Score("here", 0),)), [Frame("main", 0)])
    return first, first.under({"doors": "second"}), position


DOORS = st.lists(st.integers(0, MOST), max_size=3).map(tuple)
ROOMS = st.lists(st.tuples(st.sampled_from(("Ana", "Ben")), DOORS, DOORS), min_size=MOST + 1, max_size=MOST + 1)


def wins(room: int) -> Callable[[Position], bool]:
    """Whether a walk ended in a room of that number or a higher one."""
    return lambda position: room_of(position) >= room


@given(ROOMS, st.integers(1, MOST), st.sampled_from(("Ana", "Ben", None)))
def test_a_part_shows_what_the_whole_graph_says(rooms: list[Room], won: int, by: str | None) -> None:
    """In any house, with walks that go round for ever, and whatever the other reading changes in it."""
    begins = ("Ana", (1, 2), (1, 2))
    first, second, start = house([begins, *rooms[1:]])
    before, whole = Graph(first, start), Graph(second, start)
    aim = Aim(by, wins(won))
    try:
        shown = reached(Part(second.under({}), start, 1_000, before), aim, Guide(before, aim))
    except Unsettled:
        return

    said = forced_by(whole, by, aim.holds).answer if by else possible(whole, aim.holds).answer
    assert shown is said


def test_only_what_shows_it_is_followed() -> None:
    """Ana leaves through the last door of each of ten rooms; what Ben could do behind the others is not looked at."""
    deep = 10
    last, lost = deep, deep + 1
    rooms: list[Room] = [("Ana", (lost + 1 + at, at + 1), (lost + 1 + at, at + 1)) for at in range(deep)]
    rooms += [("Ana", (), ()), ("Ana", (), ())] + [("Ben", (last, lost), (lost, last))] * deep
    first, second, start = house(rooms)
    before = Graph(first, start)
    aim = Aim("Ana", lambda position: room_of(position) == last)
    part = Part(second, start, 1_000, before)

    assert reached(part, aim, Guide(before, aim)) is True
    assert part.followed == deep and len(before.positions) == 2 * deep + 2


def test_who_goes_round_for_ever_reaches_nothing() -> None:
    """0 and 1 lead to each other; Ben alone can leave, and does not under the second reading."""
    rooms: list[Room] = [("Ana", (1, 1), (1, 1)), ("Ben", (2, 2), (0, 2)), ("Ana", (), ())]
    first, second, start = house(rooms)
    before = Graph(first, start)
    aim = Aim("Ana", wins(2))

    assert forced_by(before, "Ana", aim.holds).answer is True
    assert forced_by(Graph(second, start), "Ana", aim.holds).answer is False
    assert reached(Part(second, start, 1_000, before), aim, Guide(before, aim)) is False


def test_what_fails_only_for_the_way_there_is_looked_at_again() -> None:
    """Under the second reading 2 leads back to 1, from where Ana goes on to 4: so 2 fails on the way from 1, and not on
    the way from 3."""
    twice = ("Ben", (1, 3), (1, 3)), ("Ana", (2, 5), (2, 4)), ("Ana", (4, 4), (1, 1)), ("Ben", (2, 2), (2, 2))
    rooms: list[Room] = [*twice, ("Ana", (), ()), ("Ana", (), ())]
    first, second, start = house(rooms)
    before = Graph(first, start)
    aim = Aim("Ana", lambda position: room_of(position) == 4)

    assert forced_by(Graph(second, start), "Ana", aim.holds).answer is True
    assert reached(Part(second, start, 1_000, before), aim, Guide(before, aim)) is True


def test_what_is_not_looked_beyond_settles_nothing() -> None:
    """Whether it comes to be beyond the limit, nobody knows; on this side of it, it is known."""
    rooms: list[Room] = [("Ana", (1, 2), (1, 2)), ("Ana", (), ()), ("Ana", (3, 4), (3, 4))] + [("Ana", (), ())] * 2
    first, second, start = house(rooms)
    first.rules.endless = lambda now: now.the(Score, "here").value == 2
    before = Graph(first, start)
    near, beyond = Aim("Ana", lambda position: room_of(position) == 1), Aim("Ana", wins(3))

    assert reached(Part(second, start, 1_000, before), near, Guide(before, near)) is True
    with pytest.raises(Unsettled):
        reached(Part(second, start, 1_000, before), beyond, Guide(before, beyond))


def test_it_is_given_up_where_too_much_would_be_grown() -> None:
    """A hundred rooms more than there were: the whole graph has to tell."""
    many = 100
    behind = [*range(3, many + 3)]
    rooms: list[Room] = [("Ana", (1, 2), (*behind, 1)), ("Ana", (), ()), ("Ana", (), ())] + [("Ana", (), ())] * many
    first, second, start = house(rooms)
    before = Graph(first, start)
    aim = Aim("Ben", lambda position: room_of(position) != 1)

    with pytest.raises(Unsettled):
        reached(Part(second, start, 1_000, before), aim, Guide(before, aim))
