"""8.4.2, 8.4.4: what Mugic, abilities and attacks cost."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from judge.games.chaotic.cards.forms.rows import fixed
from judge.games.chaotic.cards.forms.things import GEAR
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import ELEMENTS, Stat, Those
from judge.games.chaotic.cards.meanings.instructions import Counters, Deal, Destroy, Flip, Gets, Infects, Remove
from judge.games.chaotic.cards.meanings.sentences import Cost

cost = sort("cost")
cost.form(
    Cost,
    "{counters:number} Mugic counter[|s]",
    "pay {counters:number} Mugic counter[|s]",
    "spend/sacrifice/discard {counters:number} Mugic counter[|s]",
    "{counters:number} counter[|s]",
    "{counters:number}",
)
cost.form(
    Cost, "a Mugic counter", "pay a Mugic counter", "spend/sacrifice/discard a Mugic counter", counters=1, rank=-1
)
cost.form(Cost, "X Mugic counters", "pay X Mugic counters", "X counters", "X", x=True)
cost.form(Cost, "sacrifice {sacrifice:creatures}")
cost.converts(
    lambda it: Cost(sacrifice=it._replace(which="one")),
    lambda given: (
        {"it": given.sacrifice._replace(which="")}
        if type(given) is Cost
        and given.sacrifice is not None
        and given == Cost(sacrifice=given.sacrifice)
        and (given.sacrifice.sort, given.sacrifice.which) == (GEAR, "one")
        else None
    ),
    "sacrifice a/any/one {it:gear noun}",
)
fixed(
    cost,
    Cost(sacrifice=Those("each", GEAR, of=Those("this"))),
    "sacrifice its Battlegear",
    "sacrifice gear",
    "sacrifice Battlegear",
    "sacrifice this card's Battlegear",
)
fixed(cost, Cost(sacrifice=Those("this")), "sacrifice this", "sacrifice this Battlegear")
_HAND = "(from your hand|from your Mugic hand|from your attack hand)"
cost.form(Cost, "discard {discard_mugic:number} Mugic Card[|s]", f"discard {{discard_mugic:number}} Mugic {_HAND}",
          f"discard {{discard_mugic:number}} Mugic Card[|s] {_HAND}")  # fmt: skip
cost.form(Cost, "discard a Mugic Card", f"discard a Mugic (Card) {_HAND}", discard_mugic=1, rank=-1)
cost.form(Cost, "discard {discard_attack:number} Attack Card[|s]",
          f"discard {{discard_attack:number}} Attack Card[|s] {_HAND}")  # fmt: skip
cost.form(Cost, "discard a/an Attack Card", f"discard an Attack Card {_HAND}", discard_attack=1, rank=-1)
cost.form(Cost, "discard a/an {tribe:affiliation} Mugic Card", f"discard a/an {{tribe:affiliation}} Mugic Card {_HAND}",
          discard_mugic=1)  # fmt: skip
cost.form(Cost, "Uninfect {uninfect:creatures}")
fixed(cost, Cost(uninfect=Those("this")), "Uninfect this Creature", "uninfect")
# No rule says what it means to expend an element; the words said back are the usual answer to that open question.
cost.form(Cost, "Expend {expend:element&} by losing it until the end of the turn", "Expend {expend:element&}")
fixed(
    cost,
    Cost(expend=("any",)),
    "Expend any Elemental Type by losing it until the end of the turn",
    "Expend any/an Elemental Type",
    "Expend any/an Element Type",
)
cost.converts(
    lambda number: Cost(expend=("any",) * number) if 1 < number <= len(ELEMENTS) else None,
    lambda given: (
        {"number": len(given.expend)}
        if type(given) is Cost and len(given.expend) > 1 and given == Cost(expend=("any",) * len(given.expend))
        else None
    ),
    "Expend any {number} Elemental Types by losing them until the end of the turn",
    "Expend (any) {number} Elemental Types",
)
fixed(cost, Cost(hive=True), "deactivate Hive")

# 8.4.4.1: what is done to pay: to the card itself, or to one that is chosen and not targeted.
PAYING = ("card", "this", "bearer", "one")


def _gives(make: Callable[..., Any], take: Callable[[Any], Any], *wordings: str) -> None:
    """A row of what is done to pay: a deed, and who or what it is done to."""

    def paid(**filled: Any) -> Cost | None:
        deed = make(**filled)
        whom = getattr(deed, "whom", None) or getattr(deed, "what", None)
        if isinstance(whom, Those) and whom.sort == GEAR and getattr(whom.of, "which", "") in PAYING[:3]:
            whom = whom._replace(which="one")  # A Creature has one Battlegear: it is that one.
            deed = deed._replace(what=whom)
        fits = isinstance(whom, Those) and whom.which in PAYING and whom.number == 1 and not whom.up_to
        return Cost(gives=deed) if fits else None

    def unpaid(given: Any) -> Mapping[str, Any] | None:
        deed = given.gives if type(given) is Cost and given == Cost(gives=given.gives) else None
        return take(deed) if deed is not None else None

    cost.converts(paid, unpaid, *wordings)


def _removed(whom: Those, number: int = 1) -> Cost | None:
    """Mugic counters that are removed to pay: from the card itself as ever, or from another Creature."""
    if whom == Those("card"):
        return Cost(counters=number)
    return Cost(gives=Counters(-number, whom)) if whom.which in PAYING and whom.number == 1 else None


cost.converts(
    _removed,
    lambda given: (
        {"number": -given.gives.amount, "whom": given.gives.whom}
        if type(given) is Cost and type(given.gives) is Counters and given == Cost(gives=given.gives)
        else None
    ),
    "remove {number} Mugic counter[|s] from {whom:creatures}",
)
cost.converts(_removed, lambda given: None, "remove a Mugic counter from {whom:creatures}", rank=-1)
_gives(
    lambda amount, whom: Deal(amount, whom),
    lambda deed: {"amount": deed.amount, "whom": deed.whom} if type(deed) is Deal else None,
    "deal {amount:number} damage to {whom:creatures}",
)
_gives(
    lambda whom, amount, stats: Gets(whom, loses=(Stat(amount, stats),)),
    lambda deed: (
        {"whom": deed.whom, "amount": deed.loses[0].amount, "stats": deed.loses[0].stats}
        if type(deed) is Gets
        else None
    ),
    "{whom:creatures} loses {amount:number} {stats}",
)


def _destroyed(deed: Any, gear: bool) -> Any:
    return (
        {"what": deed.what} if isinstance(deed, Destroy) and (getattr(deed.what, "sort", "") == GEAR) is gear else None
    )


def _flipped(face: str, deed: Any) -> Any:
    return {"what": deed.what} if isinstance(deed, Flip) and deed.face == face else None


for _face in ("up", "down"):
    _gives(
        partial(Flip, face=_face),
        partial(_flipped, _face),
        f"flip/turn {{what:gear}} face-{_face}",
        f"flip/turn {{what:own card name}} face-{_face}",
    )
_gives(
    lambda whom: Infects(whom),
    lambda deed: {"whom": deed.whom} if isinstance(deed, Infects) and deed.on else None,
    "Infect {whom:creatures}",
)
_gives(
    lambda what: Destroy(what),
    lambda deed: _destroyed(deed, True),
    "destroy {what:gear}",
)
_gives(
    lambda what: Destroy(what),
    lambda deed: _destroyed(deed, False),
    "destroy {what:creatures}",
)


def _out(sort: str, deed: Any) -> Any:
    """What leaves the game, where it is of a sort."""
    return {"what": deed.what} if isinstance(deed, Remove) and getattr(deed.what, "sort", "") == sort else None


_gives(
    lambda what: Remove(what),
    partial(_out, "creature"),
    "remove {what:creatures} from the game",
)
_gives(
    lambda what: Remove(what),
    partial(_out, "creature card"),
    "remove {what:chosen creature card} from the game",
)
