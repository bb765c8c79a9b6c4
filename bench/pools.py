"""Listing legal pool assignments: ours beside clingo on the same constraints, equal sets asserted."""

from __future__ import annotations

from bench.side_by_side import compare
from judge.engine.pool import Assignment, Pool, Slot, assignments, count
from judge.engine.record import Cite

CITE = Cite("bench", "1")
ROOMS = (3, 4, 2, 5, 3)
AMOUNT = 12


def spec() -> Pool:
    """Twelve damage over five targets with room."""
    return Pool(AMOUNT, tuple(Slot(f"t{n}", room, CITE) for n, room in enumerate(ROOMS)), CITE)


def ours() -> list[Assignment]:
    """Every assignment, from the spec."""
    return list(assignments(spec()))


def with_clingo(amount: int = AMOUNT, rooms: tuple[int, ...] = ROOMS) -> list[Assignment]:
    """Every assignment, as the answer sets of the same constraints."""
    import clingo

    program = "".join(f"room(t{n},{room}).\n" for n, room in enumerate(rooms))
    program += f"1 {{ put(T,N) : N = 0..R }} 1 :- room(T,R).\n:- #sum {{ N,T : put(T,N) }} != {amount}.\n#show put/2.\n"
    control = clingo.Control(["0", "--warn=none"])
    control.add("base", [], program)
    control.ground([("base", [])])
    found: list[Assignment] = []
    with control.solve(yield_=True) as handle:
        for model in handle:
            pairs = ((str(atom.arguments[0]), atom.arguments[1].number) for atom in model.symbols(shown=True))
            found.append(tuple((target, n) for target, n in pairs if n))
    return found


def main() -> None:
    """Checks that both find the same sets, then times them."""
    assert sorted(map(sorted, ours())) == sorted(map(sorted, with_clingo()))
    print(f"{AMOUNT} damage over rooms {ROOMS}: {len(ours())} assignments (counted without listing: {count(spec())})")
    compare({"ours": (ours, 50), "clingo": (with_clingo, 3)})


if __name__ == "__main__":
    main()
