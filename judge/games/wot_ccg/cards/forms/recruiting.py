"""What changes the cost of recruiting: of this card, of others, of the next one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.engine import Op
from judge.games.wot_ccg.cards.forms.rules import has, never
from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import (
    ABILITIES,
    TARGET,
    TURN,
    YOU,
    All,
    Change,
    Per,
    Ref,
    Results,
    Static,
    Which,
    symbols,
)
from judge.games.wot_ccg.cards.meanings.effects import Deed


def cost_changes(results: Results, op: Op, which: Which | None = None, next: bool = False) -> tuple[Change, ...]:
    """Symbols as changes of a cost, ability by ability; symbols of any ability change the whole of it."""
    if results.support or results.opposition or results.damage:
        return ()
    own = [(f"{name} cost", n) for name, n in zip(ABILITIES, results.symbols, strict=True) if n]
    own += [("cost", results.wild)] if results.wild else []
    return tuple(Change(what, op, n, which, next) for what, n in own)


def _symbols(rules: tuple[Static, ...], op: Op, next: bool = False) -> tuple[Results, Which | None] | None:
    """Changes of a cost as symbols again, and of which cards."""
    found: dict[str, int] = {}
    which = None
    for each in rules:
        if not isinstance(each, Change) or not each.what.endswith("cost") or not isinstance(each.amount, int):
            return None
        if each.op != op or each.next is not next:
            return None
        found[each.what.removesuffix(" cost")], which = each.amount, each.which
    if not found or ("cost" in found and len(found) > 1):
        return None
    if "cost" in found:
        return Results(wild=found["cost"]), which
    return Results(symbols=symbols(found.get(each, 0) for each in ABILITIES)), which


def _counted_row(op: Op, make_whom: Any, take_whom: Any, *templates: str, rank: int = 0) -> None:
    """A row that changes a recruiting cost by symbols, once or for each of something."""

    def make(results: Results, of: Per | None = None, **filled: Any) -> Deed | None:
        whom, rules = make_whom(**filled), cost_changes(results, op)
        if of is not None and len(rules) == 1 and isinstance(rules[0].amount, int):
            rules = (rules[0]._replace(amount=of._replace(each=rules[0].amount)),)
        elif of is not None:
            return None
        return Deed("has", whom, rules=rules) if rules and whom is not None else None

    def take(given: Any) -> Mapping[str, Any] | None:
        whom = take_whom(given.whom) if isinstance(given, Deed) else None
        if whom is None or given != Deed("has", given.whom, rules=given.rules):
            return None
        rule = given.rules[0] if len(given.rules) == 1 else None
        of = rule.amount if isinstance(rule, Change) and isinstance(rule.amount, Per) else None
        found = _symbols((rule._replace(amount=of.each),) if of and isinstance(rule, Change) else given.rules, op)
        if not found or found[1] is not None:
            return None
        return {**whom, "results": found[0], **({"of": of._replace(each=1)} if of else {})}

    has.converts(make, take, *templates, f"{templates[0]} {{of:per}}", rank=rank)


def _cost_row(op: Op, *templates: str) -> None:
    """What changes the cost of somebody who is named or described."""
    _counted_row(op, lambda whom: whom, lambda given: {"whom": given}, *templates)


def yours_row(op: Op, *templates: str) -> None:
    """What changes the cost of cards of a description for you, and nobody else."""

    def taken(given: Any) -> Mapping[str, Any] | None:
        own = isinstance(given, All) and given.which.side == "yours"
        return {"which": given.which._replace(side="")} if own else None

    _counted_row(
        op, lambda which: None if which.side else All(which._replace(side="yours")), taken, *templates, rank=-1
    )


yours_row(
    "add", "each {which} you recruit costs an additional {results}",
    "the cost of each/all {which} you recruit is increased by {results}",
    "each {which} you recruit costs {results} more", "all {which!} you recruit cost an additional {results}",
    "{which!} you recruit cost an additional {results}", "{which!} you recruit cost {results} more",
)  # fmt: skip
yours_row(
    "subtract", "each {which} you recruit costs {results} less",
    "the cost of each/all {which} you recruit is reduced by {results}", "all {which!} you recruit cost {results} less",
    "{which!} you recruit cost {results} less", "reduce the cost of each/all {which} you recruit by {results}",
    "each {which} you recruit costs {results:less-icons}", "{which!} you recruit cost {results:less-icons}",
)  # fmt: skip
_cost_row(
    "add", "the cost to recruit {whom} is increased by {results}", "{whom} cost/costs an additional {results} "
    "(to recruit)",
)  # fmt: skip
_cost_row("subtract", "the cost to recruit {whom} is reduced by {results}")


def _whole(whom: Any, n: int) -> Deed:
    if isinstance(whom, All) and not whom.which.side:
        whom = All(whom.which._replace(side="yours"))
    return Deed("has", whom, rules=(Change("cost", "add" if n > 0 else "subtract", abs(n)),))


has.converts(_whole, never, "cost/costs of {whom} {n:signed}", rank=1)


def _of_some(next: bool, until: str) -> tuple[Any, Any]:
    """What lowers the cost of the next card of a sort, or of all cards of a sort this turn."""

    def make(which: Which, results: Results) -> Deed | None:
        rules = cost_changes(results, "subtract", which, next)
        return Deed("has", YOU, rules=rules, until=until) if rules else None

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Deed) or given != Deed("has", YOU, rules=given.rules, until=until):
            return None
        found = _symbols(given.rules, "subtract", next)
        return {"which": found[1], "results": found[0]} if found and found[1] is not None else None

    return make, take


def _of_higher(given: Any) -> Mapping[str, Any] | None:
    rule = given.rules[0] if isinstance(given, Deed) and len(given.rules) == 1 else None
    own = isinstance(rule, Change) and rule.what == "pattern" and given == Deed("has", YOU, rules=given.rules)
    return {"which": rule.which, "n": rule.amount} if own and isinstance(rule, Change) else None


has.converts(
    lambda which, n, _="": Deed("has", YOU, rules=(Change("pattern", "add", n, which),)), _of_higher,
    "you may recruit {which!} as if your Pattern were {n:number} higher",
    "you may recruit/play {which!} as if you had {n:number} more Pattern (tokens)",
    "you may recruit/play {which!} as if you had {n:number} more/additional {_:tokens-of-pattern}",
    "you may play {which!} as if your Pattern were {n:number} higher",
    "your Pattern is considered to be {n:number} higher for the purpose of recruiting {which!}",
    "the number of tokens on your section of the Pattern is considered to be {n:number} higher for the "
    "purposes/purpose of recruiting {which!}",
)  # fmt: skip
recruits = LANGUAGE.words("recruits", "who recruits", {
    "you recruit": YOU, "he recruits": TARGET, "that player recruits": TARGET, "the target recruits": TARGET,
    "your opponent recruits": Ref("opponent"),
})  # fmt: skip


def _of_next(which: Which, whom: Ref, op: Op, results: Results) -> Deed | None:
    """What changes the cost of the next card of a sort that a player recruits."""
    rules = cost_changes(results, op, which, True)
    return Deed("has", whom, rules=rules) if rules else None


def _next_of(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Deed) or not given.rules or not isinstance(given.rules[0], Change):
        return None
    op = given.rules[0].op
    found = _symbols(given.rules, op, True)
    if not found or found[1] is None or given != Deed("has", given.whom, rules=given.rules):
        return None
    return {"which": found[1], "whom": given.whom, "op": op, "results": found[0]}


NEXT, OF = "the next {which} {whom:recruits}", "(to recruit|of|of recruiting)"
has.converts(
    _of_next, _next_of, f"the cost of {NEXT} is {{op:cost-changed}} {{results}}",
    f"{{op:cost-change}} the cost {OF} {NEXT} (this turn) by {{results}}",
    f"the cost {OF} {NEXT} (this turn) is {{op:cost-changed}} {{results}}",
    f"{NEXT} (this turn) costs {{results}} {{op:cost-more}} (to recruit)",
)  # fmt: skip
has.converts(
    lambda which, whom, results: _of_next(which, whom, "add", results), never,
    f"{NEXT} (this turn) costs an additional {{results}} (to recruit)",
)  # fmt: skip
CHANGES = {"add": ("increased by", "raised by"), "subtract": ("reduced by", "decreased by", "lowered by")}
LANGUAGE.words("cost-changed", "by how much a cost is changed", {
    spelling: op for op, several in CHANGES.items() for spelling in several
})  # fmt: skip
LANGUAGE.words("cost-change", "to change a cost", {
    **dict.fromkeys(("increase", "raise"), "add"), **dict.fromkeys(("reduce", "decrease", "lower"), "subtract"),
})  # fmt: skip
LANGUAGE.words("cost-more", "more or less", {"more": "add", "less": "subtract"})
has.converts(
    lambda which, n: Deed("has", YOU, rules=cost_changes(Results(wild=n), "subtract", which, True)), never,
    "reduce the cost of a/an {which} by {n:number} ability of your choice",
    "the next {which} you recruit has minus {n:number} to the cost of one ability of your choice",
)  # fmt: skip
LANGUAGE.sorts["simple"].converts(
    *_of_some(False, TURN), "reduce the cost of all {which!} you recruit this turn by {results}",
    "reduce/decrease/lower the cost (to recruit|of|of recruiting) (all/any/each) {which} you recruit this turn by "
    "{results}",
    "the cost (to recruit|of|of recruiting) (all/any/each) {which} you recruit this turn is reduced/decreased/lowered "
    "by {results}", "(all/any/each) {which} you recruit this turn cost/costs {results} less (to recruit)", rank=-1,
)  # fmt: skip
