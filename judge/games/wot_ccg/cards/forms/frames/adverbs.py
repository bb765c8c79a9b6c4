"""As which sort of event, how often, when and where something is done: one part of speech, at any place of a sentence.

`As an event, once per turn, rotate this card while participating to ...`: in front of what is done, behind it, or
between its price and what it is for, in any order.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import IT, THIS, Condition
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed

LAST = Condition("last battle")
BEFORE = Condition("last battle", negated=True)
HELD = (
    "controls this", "controls this by", "controls by",
    "controls", "controls both", "controls one", "controls more", "tokens", "you are", "more tokens", "fewer tokens",
    "hand", "more in hand", "lies", "last battle", "either", "in play",
)  # fmt: skip


class Adverb(NamedTuple):
    """As which sort of event, how often, when it can be used, and on which conditions; `priced`: only at a price."""

    timing: str = ""
    once: str = ""
    use: str = ""
    conditions: tuple[Condition, ...] = ()
    priced: bool = False


adverb = LANGUAGE.sort("adverb", "as which sort of event, how often, when")
in_front = LANGUAGE.sort("adverb-in-front", "as which sort of event, how often, when, said first")
within = LANGUAGE.sort("adverb-within", "as which sort of event, how often, when, said behind a price")


def _how(**fields: Any) -> Any:
    """Takes an adverb apart: the fields that slots fill, by the functions that give what fills them."""

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Adverb):
            return None
        found = {slot: fill(given) for slot, fill in fields.items()}
        return None if None in found.values() else found

    return take


def _of_use(given: Adverb) -> str | None:
    return given.use if given == Adverb(use=given.use, priced=True) and given.use else None


def _of_place(given: Adverb) -> tuple[str, str] | None:
    there = given.conditions[0].whose if len(given.conditions) == 1 else ""
    return (given.use, there) if given.use and given == _in_sort_of((given.use, there)) else None


def _of_times(given: Adverb) -> tuple[Condition, ...] | None:
    own = bool(given.conditions) and given.conditions[0].test == "step" and not given.use
    return given.conditions if own and given == Adverb(conditions=given.conditions, priced=True) else None


def _in_sort_of(there: tuple[str, str]) -> Adverb:
    return Adverb(use=there[0], conditions=(Condition("in", whose=there[1], whom=THIS),), priced=True)


adverb.form(Adverb("event"), "as an event")
adverb.converts(
    lambda often: Adverb(once=often.removeprefix("once per ")),
    _how(often=lambda given: f"once per {given.once}" if given == Adverb(once=given.once) and given.once else None),
    "{often:how-often}", "(,) (but) only {often:how-often}", "(,) (but) no more than {often:how-often}",
)  # fmt: skip
adverb.form(Adverb("limited"), "as a limited event")
adverb.converts(lambda use: Adverb(use=use, priced=True), _how(use=_of_use), "{use}")
adverb.converts(_in_sort_of, _how(there=_of_place), "{there:use-in}", rank=1)
adverb.converts(
    lambda times: Adverb(conditions=times, priced=True), _how(times=_of_times), "{times:step-times}", rank=3
)
adverb.form(Adverb(conditions=(LAST,)), "during the last battle", "in the last battle", rank=1)
adverb.form(
    Adverb(conditions=(BEFORE,)), "except during the last battle", "except in the last battle",
    "before the last battle (begins)", rank=1,
)  # fmt: skip
in_front.also(adverb)
in_front.form(Adverb("event"), "event", rank=1)
in_front.form(Adverb("limited"), "limited event", "limited", rank=1)
in_front.form(Adverb(once="turn"), "once", "each turn", rank=1)


def _in_round(round: str) -> Adverb | None:
    return None if round == "last battle" else Adverb(conditions=(Condition("during", whose=round),))


def _of_round(given: Adverb) -> str | None:
    round = given.conditions[0].whose if len(given.conditions) == 1 else ""
    return round if round and given == _in_round(round) else None


in_front.converts(_in_round, _how(round=_of_round), "during/in the {round:round}", rank=2)
within.also(adverb)
within.converts(_in_round, _how(round=_of_round), "during/in the {round:round}", rank=1)


def held(condition: Condition) -> Condition | None:
    """While a player has something, or while the card that pays lies somewhere."""
    if condition.test == "is" and condition.whom == IT and condition.which.states in (("home",), ("battleground",)):
        return condition._replace(whom=THIS)
    return condition if condition.test in HELD else None


def _while_held(condition: Condition) -> Adverb | None:
    found = held(condition)
    return Adverb(conditions=(found,), priced=True) if found is not None else None


def _unless_held(condition: Condition) -> Adverb | None:
    return _while_held(condition._replace(negated=not condition.negated))


def _of_held(*, negated: bool) -> Any:
    def fill(given: Adverb) -> Condition | None:
        only = given.conditions[0] if len(given.conditions) == 1 else None
        if only is None or only.negated is not negated or given != _while_held(only):
            return None
        return only._replace(negated=False)

    return fill


within.converts(_while_held, _how(condition=_of_held(negated=False)), "if/while/when {condition}", rank=2)
within.converts(_unless_held, _how(condition=_of_held(negated=True)), "unless {condition}", rank=2)


def so_done(it: Clause, how: Adverb) -> Clause | None:
    """What is done in a way that is said, where nothing has been said of it yet."""
    twice = (how.timing and it.timing) or (how.once and it.once) or (how.use and (it.use or it.when))
    if twice or (how.priced and not it.costs):
        return None
    return it._replace(
        timing=how.timing or it.timing, once=how.once or it.once, use=how.use or it.use,
        conditions=(*how.conditions, *it.conditions),
    )  # fmt: skip


def of_so_done(given: Any) -> Mapping[str, Any] | None:
    """How something is done, taken off again: as which sort of event, how often, in which round or step."""
    if not isinstance(given, Clause):
        return None
    first = given.conditions[0] if given.conditions else None
    if given.timing:
        return {"it": given._replace(timing=""), "how": Adverb(given.timing)}
    if given.once:
        return {"it": given._replace(once=""), "how": Adverb(once=given.once)}
    if first is not None and (first in (LAST, BEFORE) or _of_round(Adverb(conditions=(first,)))):
        return {"it": given._replace(conditions=given.conditions[1:]), "how": Adverb(conditions=(first,))}
    return None


def in_all_ways(it: Clause, hows: tuple[Adverb, ...]) -> Clause | None:
    """What is done in several ways that are said one behind the other."""
    found: Clause | None = it
    for how in hows:
        found = found and so_done(found, how)
    return found


def at_price(costs: tuple[Deed, ...], it: Clause, hows: tuple[Adverb, ...] = ()) -> Clause | None:
    """What is done for a price, in the ways that are said behind that."""
    return in_all_ways(it._replace(costs=costs), hows)


def of_price(given: Any) -> Mapping[str, Any] | None:
    """A price, and what is done for it."""
    if not isinstance(given, Clause) or not given.costs:
        return None
    it = Clause(deeds=given.deeds, either=given.either)
    return {"costs": given.costs, "it": it} if given == it._replace(costs=given.costs) else None
