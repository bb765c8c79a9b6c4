"""Proving that nobody survives nine simultaneous effects in any order: ours beside clingo, the same question.

A creature has energy 80 and damage 10. Nine effects happen in an order that one player chooses: six deal damage,
three heal (damage never below 0). It is gone for good as soon as damage reaches energy: 10 + 105 - 30 = 85, and a heal
that comes too early is wasted, so no order saves it; that has to be proved over all 9! orders.

How hard this is for clingo depends on the numbers: it works on the set of values that the damage can take, we work on
the sets of effects done. `--all` shows that from both sides, the instance on which clingo is faster among them.
"""

from __future__ import annotations

import sys
from collections.abc import Hashable
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple

from bench.side_by_side import compare
from judge.engine.chart import Chart, Node
from judge.engine.explore import Finding, possible
from judge.engine.graph import Graph
from judge.engine.moment import Moment
from judge.engine.position import Frame, Layout, Position
from judge.engine.referee import Referee
from judge.engine.rules import Rules

Effects = tuple[tuple[str, int], ...]


class Case(NamedTuple):
    """A creature and nine effects that no order lets it survive."""

    name: str
    energy: int
    damage: int
    effects: Effects


def effects(text: str) -> Effects:
    """Effects written `hit 5, heal 10`."""
    return tuple((kind, int(amount)) for kind, amount in (each.split() for each in text.split(", ")))


HITS_AND_HEALS = "hit 5, hit 10, hit 15, hit 20, hit 25, hit 30, heal 10, heal 15, heal 5"
DIFFERENT = "hit 2, hit 3, hit 5, hit 7, hit 11, hit 13, hit 17, hit 19, hit 23"
FEW_VALUES = "hit 10, hit 15, hit 5, hit 20, hit 25, heal 10, heal 5, double 2, weaken 20"
CASES = (
    Case("hits and heals", 80, 10, effects(HITS_AND_HEALS)),
    Case("hits, all different", 100, 0, effects(DIFFERENT)),
    Case("doubled and weakened, few values", 60, 20, effects(FEW_VALUES)),
)


@dataclass(frozen=True, slots=True)
class Creature:
    """A creature with energy and damage; gone is gone."""

    name: str
    energy: int
    damage: int
    gone: bool = False


def happen(now: Moment, effect: Hashable) -> None:
    """One effect on the creature."""
    assert isinstance(effect, tuple)
    kind, n = effect
    creature = now.the(Creature, "it")
    if creature.gone:
        return
    if kind == "weaken":
        creature = replace(creature, energy=creature.energy - n)
    else:
        damage = {"hit": creature.damage + n, "heal": max(0, creature.damage - n), "double": creature.damage * n}[kind]
        creature = replace(creature, damage=damage)
    now.put(replace(creature, gone=creature.damage >= creature.energy))


def ours(case: Case = CASES[0]) -> Finding:
    """Whether some order lets it survive, by the explorer."""
    rules = Rules("bench")
    cites = (rules.cite("1"),)
    rules.deeds["happen"] = happen
    rules.steps["all"] = lambda now: now.batch("happen", cites[0], ("Ana", case.effects))
    chart = Chart("main", "Main", cites, (Node("all", "step", cites, "All", "all"),), {})
    referee = Referee(rules, {"main": chart})
    position, _ = referee.start(Layout((Creature("it", case.energy, case.damage),)), [Frame("main", 0)])

    def survives(position: Position) -> bool:
        it = position.things["it"]
        assert isinstance(it, Creature)
        return not it.gone

    return possible(Graph(referee, position), survives)


def with_clingo(case: Case = CASES[0]) -> bool:
    """Whether some order lets it survive, by answer set programming."""
    import clingo

    facts = "".join(f"effect({n},{kind},{amount}).\n" for n, (kind, amount) in enumerate(case.effects))
    last = len(case.effects)
    program = (
        facts
        + f"""
time(1..{last}).
1 {{ do(E,T) : effect(E,_,_) }} 1 :- time(T).
:- do(E,T), do(E,U), T < U.
state({case.energy},{case.damage},0).
state(G,D+N,T) :- state(G,D,T-1), do(E,T), effect(E,hit,N), D < G.
state(G,D-N,T) :- state(G,D,T-1), do(E,T), effect(E,heal,N), D < G, D >= N.
state(G,0,T) :- state(G,D,T-1), do(E,T), effect(E,heal,N), D < G, D < N.
state(G,D*N,T) :- state(G,D,T-1), do(E,T), effect(E,double,N), D < G.
state(G-N,D,T) :- state(G,D,T-1), do(E,T), effect(E,weaken,N), D < G.
survives :- state(G,D,{last}), D < G.
:- not survives.
"""
    )
    control = clingo.Control(["1", "--warn=none"])
    control.add("base", [], program)
    control.ground([("base", [])])
    return bool(control.solve().satisfiable)


def main() -> None:
    """Checks that both prove the same, then times them and reports the work done."""
    for case in CASES if "--all" in sys.argv else CASES[:1]:
        finding = ours(case)
        assert finding.answer is False and with_clingo(case) is False
        print(f"{case.name}: 9! = 362,880 orders as {finding.positions} positions, {finding.lines:,} lines, complete")
        compare({"ours": (partial(ours, case), 2), "clingo": (partial(with_clingo, case), 1)}, rounds=3)


if __name__ == "__main__":
    main()
