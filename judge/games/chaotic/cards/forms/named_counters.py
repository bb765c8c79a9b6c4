"""8.9.1: counters with a name of their own: put on a Creature, removed to pay or otherwise, counted, asked for."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import COUNTERS, Bound, Count, Measure, Those
from judge.games.chaotic.cards.meanings.instructions import NamedCounters
from judge.games.chaotic.cards.meanings.sentences import Cost

deed, cost, having, things = (sort(each) for each in ("deed", "cost", "having", "counted things"))
_NAME = "{counter:counter name}"


def _put(sign: int) -> tuple[Any, Any]:
    """So many counters that are put on somebody, or removed."""

    def take(given: Any) -> Any:
        if type(given) is not NamedCounters or given.all or given.per or given.amount * sign <= 0:
            return None
        return {"counter": given.counter, "amount": given.amount * sign, "whom": given.whom}

    return lambda counter, whom, amount=1: NamedCounters(counter, sign * amount, whom) if amount else None, take


for _sign, _verbs, _to in ((1, "put/place/add", "on/to"), (-1, "remove/take", "from/off")):
    _verb, _at = _verbs.split("/")[0], _to.split("/")[0]
    deed.converts(
        *_put(_sign),
        f"{_verb} {{amount:number}} {_NAME} counter[|s] {_at} {{whom}}",
        f"{_verbs} {{amount:number}} {_NAME} counter[|s] {_to} {{whom}}",
    )
    deed.converts(
        _put(_sign)[0], lambda given: None, f"{_verbs} a/an/another/one {_NAME} counter {_to} {{whom}}", rank=-1
    )
for _sign, _does in ((1, "gain/gains/get/gets"), (-1, "lose/loses")):
    deed.converts(
        _put(_sign)[0],
        lambda given: None,
        f"{{whom:creatures}} {_does} {{amount:number}} {_NAME} counter[|s]",
    )
    deed.converts(
        _put(_sign)[0], lambda given: None, f"{{whom:creatures}} {_does} a/an/another/one {_NAME} counter", rank=-1
    )
deed.converts(
    lambda counter, whom: NamedCounters(counter, -99, whom, all=True),
    lambda given: (
        {"counter": given.counter, "whom": given.whom}
        if type(given) is NamedCounters and given == NamedCounters(given.counter, -99, given.whom, all=True)
        else None
    ),
    f"remove all {_NAME} counters from {{whom}}",
    f"remove/take all {_NAME} counters from/on/off {{whom}}",
    f"{{whom:creatures}} loses all (of its) {_NAME} counters",
)


# Removed to pay, from the card itself.
def _paid(counter: str, amount: int = 1) -> Cost | None:
    return Cost(gives=NamedCounters(counter, -amount, Those("card"))) if amount else None


_OWN = "this card"
cost.converts(
    _paid,
    lambda given: (
        {"counter": given.gives.counter, "amount": -given.gives.amount}
        if type(given) is Cost and type(given.gives) is NamedCounters
        and given == _paid(given.gives.counter, -given.gives.amount)
        else None
    ),
    f"remove {{amount:number}} {_NAME} counter[|s] from {_OWN}",
)  # fmt: skip
cost.converts(_paid, lambda given: None, f"remove a/an/one {_NAME} counter from {_OWN}", rank=-1)

# Counted, and asked for.
things.converts(
    lambda counter, of: Count("named counters", of, named=f"{counter} counters"),
    lambda given: (
        {"counter": given.named.removesuffix(" counters"), "of": given.of}
        if type(given) is Count and given.what == "named counters"
        else None
    ),
    f"{_NAME} counter[|s] on {{of:creatures}}",
    f"{_NAME} counter[|s] (that|which) (is|are) on {{of:creatures}}",
)


def _of_named(given: Any) -> bool:
    """Whether it is asked how many counters of a name somebody has."""
    if type(given) is not Measure or given != Measure(given.stats, given.how, given.number):
        return False
    return len(given.stats) == 1 and given.stats[0].endswith(" counters") and given.stats[0] != COUNTERS


having.converts(
    lambda much, counter: Measure((f"{counter} counters",), much.how, much.number),
    lambda given: (
        {"much": Bound(given.how, given.number), "counter": given.stats[0].removesuffix(" counters")}
        if _of_named(given)
        else None
    ),
    f"{{much:so much}} {_NAME} counters (on it|on them)",
)
for _how, _number, _said in (("at least", 1, "a/an/any"), ("exactly", 0, "no")):
    having.converts(
        lambda counter, how=_how, number=_number: Measure((f"{counter} counters",), how, number),
        lambda given: None,
        f"{_said} {_NAME} counter[|s] (on it|on them)",
        rank=-1,
    )
