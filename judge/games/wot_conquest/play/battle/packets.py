"""battle.2-assign, by the reading damage-packets: every way to put whole damage values on pieces."""

from __future__ import annotations

from collections.abc import Mapping

from judge.engine import Assignment

MOST_STATES = 100_000


def packet_assignments(packets: tuple[int, ...], rooms: Mapping[str, int], free: bool) -> list[Assignment]:
    """Every assignment of whole values, each total once; without `free`, none on a piece already at 0."""
    seen: set[tuple[tuple[int, ...], Assignment]] = set()
    found: dict[Assignment, None] = {}
    todo: list[tuple[tuple[int, ...], Assignment]] = [(tuple(sorted(packets)), ())]
    while todo and len(seen) < MOST_STATES:
        state = todo.pop()
        if state in seen:
            continue
        seen.add(state)
        left, put = state
        open_pieces = [name for name, room in rooms.items() if free or dict(put).get(name, 0) < room]
        if not left or not open_pieces:
            found[put] = None
            continue
        for value in set(left):
            rest = list(left)
            rest.remove(value)
            todo += [(tuple(rest), _with(put, name, value, rooms)) for name in open_pieces]
    return sorted(found)


def _with(put: Assignment, name: str, value: int, rooms: Mapping[str, int]) -> Assignment:
    given = dict(put)
    given[name] = given.get(name, 0) + value
    return tuple((each, given[each]) for each in rooms if each in given)
