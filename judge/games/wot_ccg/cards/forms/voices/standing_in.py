"""Events that take part in a challenge as a character or a troop: of which allegiance, with how much of an ability."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from judge.games.wot_ccg.cards.forms.clauses import PAID, clause
from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import ABILITIES, THIS, Ref, Results, symbols
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed

simple = LANGUAGE.sorts["simple"]
fighting = LANGUAGE.words("fighting", "a character or a troop", ["character", "troop"])


class Part(NamedTuple):
    """As what an event takes part."""

    kind: str
    allegiance: str = ""


part_of = LANGUAGE.sort("stands-in-as", "a character or a troop that an event stands for")
part_of.form(
    Part, "a {allegiance} {kind:fighting}", "a {kind:fighting}",
    "a/an {kind:fighting} with the {allegiance} allegiance",
)  # fmt: skip


def _stand_in(part: Part, n: int, ability: str, _: str = "") -> Deed:
    own = symbols(n if each == ability else 0 for each in ABILITIES)
    return Deed("stand in", Ref("this"), what=part.kind, allegiance=part.allegiance, results=Results(symbols=own))


def _of_stand_in(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Deed) or given.verb != "stand in" or given.results is None:
        return None
    found = [(n, each) for n, each in zip(given.results.symbols, ABILITIES, strict=True) if n]
    part = Part(given.what, given.allegiance)
    if len(found) != 1 or given != _stand_in(part, *found[0]):
        return None
    return {"part": part, "n": found[0][0], "ability": found[0][1]}


THERE = "(,) participating in that/the (target/targeted) challenge (,)"
LANGUAGE.words("stands-in", "that an event takes part", {
    f"{it} {acts}": "" for it in ("this event", "this card") for acts in (
        "acts as", "acts as if it were", "acts as though it were", "becomes", "is considered", "is considered to be",
        "counts as", "is treated as", "is treated as if it were")})  # fmt: skip
simple.converts(
    _stand_in, _of_stand_in,
    "this event participates in that challenge as {part:stands-in-as} with {n:number} {ability}",
    "this event/card participates in that/the (target/targeted) challenge as (if it were) {part:stands-in-as} with "
    "(a/an) {n:number} {ability} (ability)",
    f"{{_:stands-in}} {{part:stands-in-as}} {THERE} with {{n:number}} {{ability}} (ability)",
    f"{{_:stands-in}} {{part:stands-in-as}} with {{n:number}} {{ability}} (ability) {THERE}",
)  # fmt: skip


def _raised(part: Part, n: int, ability: str, results: Results, _: str = "") -> Clause:
    """As much of an ability as is paid for."""
    return Clause(
        deeds=(_stand_in(part, n, ability),), each=PAID, costs=(Deed("pay", THIS, results=results, what="each"),)
    )


clause.converts(
    _raised, never, f"{{_:stands-in}} {{part:stands-in-as}} {THERE} with {{n:single}} {{ability}} (ability) for each "
    "{results} you pay",
    f"{{_:stands-in}} {{part:stands-in-as}} with {{n:single}} {{ability}} (ability) for each {{results}} you pay "
    f"{THERE}",
    rank=-2,
)  # fmt: skip
