"""The kernel against an independent solver: clingo, on pools and on orders of simultaneous effects."""

import pytest

from bench import pools, simultaneous
from judge.engine.pool import Pool, Slot, assignments


@pytest.mark.parametrize(
    ("amount", "rooms"), [(12, (3, 4, 2, 5, 3)), (0, (1, 2)), (4, (4,)), (5, (2, 2, 2)), (7, (1, 6, 3)), (6, (0, 6, 1))]
)
def test_same_assignments(amount: int, rooms: tuple[int, ...]) -> None:
    """Our assignments are the solver's answer sets, no more and no fewer."""
    spec = Pool(amount, tuple(Slot(f"t{n}", room, pools.CITE) for n, room in enumerate(rooms)), pools.CITE)

    assert sorted(map(sorted, assignments(spec))) == sorted(map(sorted, pools.with_clingo(amount, rooms)))


@pytest.mark.parametrize("energy", [40, 55, 60, 75, 90])
@pytest.mark.parametrize("effects", ["hit hit heal", "double hit heal weaken", "heal heal hit hit double"])
def test_same_verdict_on_all_orders(energy: int, effects: str) -> None:
    """Whether some order saves the creature: the explorer and the solver agree."""
    amounts = {"hit": 15, "heal": 20, "double": 2, "weaken": 10}
    numbered = tuple(
        (kind, amounts[kind] + (5 * n if kind != "double" else 0)) for n, kind in enumerate(effects.split())
    )
    case = simultaneous.Case("test", energy, 25, numbered)

    assert simultaneous.ours(case).answer is simultaneous.with_clingo(case)
