"""Pools: what may be handed out to whom; generated, counted and refused from one spec."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.engine.pool import Pool, Slot, assignments, count, refuse_assignment
from judge.engine.record import Cite

CITE = Cite("small", "1")


def pool(amount: int, *slots: tuple[str, int | None, int], **how: bool) -> Pool:
    """A pool over slots written (target, room, tier)."""
    return Pool(amount, tuple(Slot(target, room, CITE, tier) for target, room, tier in slots), CITE, **how)


def by_brute_force(given: Pool) -> set[frozenset[tuple[str, int]]]:
    """Every assignment that the refusal lets through, tried one by one."""
    targets = list(dict.fromkeys(slot.target for slot in given.slots))
    found = set()
    for parts in product(range(given.amount + 1), repeat=len(targets)):
        assignment = tuple((target, n) for target, n in zip(targets, parts, strict=True) if n)
        if refuse_assignment(given, assignment) is None:
            found.add(frozenset(assignment))
    return found


def test_the_known_hundred() -> None:
    """Twelve damage over rooms of 3, 4, 2, 5 and 3 can be handed out in 100 ways."""
    rooms = pool(12, ("a", 3, 0), ("b", 4, 0), ("c", 2, 0), ("d", 5, 0), ("e", 3, 0))

    assert count(rooms) == 100 == len(set(assignments(rooms)))


slot_lists = st.lists(
    st.tuples(st.sampled_from("abc"), st.one_of(st.none(), st.integers(0, 4)), st.integers(0, 2)),
    min_size=1, max_size=4, unique_by=lambda slot: (slot[0], slot[2]),
)  # fmt: skip


@given(st.integers(0, 6), slot_lists, st.booleans())
def test_one_spec_three_ways(amount: int, slots: list[tuple[str, int | None, int]], optional: bool) -> None:
    """What is generated is what is not refused, each once, and the count is their number."""
    spec = pool(amount, *slots, optional=optional)
    listed = [frozenset(each) for each in assignments(spec)]

    assert set(listed) == by_brute_force(spec)
    assert len(listed) == len(set(listed)) == count(spec)


def test_whole() -> None:
    """A pool that goes to one target as a whole may overfill it."""
    spec = pool(5, ("a", 2, 0), ("b", 9, 0), ("late", 9, 1), whole=True)

    assert list(assignments(spec)) == [(("a", 5),), (("b", 5),)]
    assert count(spec) == 2


@pytest.mark.parametrize(
    ("assignment", "why"),
    [
        ((("x", 1),), "no possible target"),
        ((("a", 4),), "room for 3, not 4"),
        ((("a", 2), ("late", 1)), "only after a is full"),
        ((("a", 2),), "all 5 that fit"),
        ((("a", 3), ("late", 3)), "there are only 5"),
        ((("a", -1),), "cannot be given"),
    ],
)
def test_refusals_name_the_first_broken_constraint(assignment: tuple[tuple[str, int], ...], why: str) -> None:
    """A bad assignment is refused with the constraint, the numbers and a cite."""
    refusal = refuse_assignment(pool(5, ("a", 3, 0), ("late", 4, 1)), assignment)

    assert refusal is not None and why in refusal.text and refusal.cites
