"""Sister wordings of what other rows say, as cards print them."""

from __future__ import annotations

from judge.engine import Op
from judge.games.wot_ccg.cards.forms.recruiting import yours_row
from judge.games.wot_ccg.cards.forms.rules import about, has, never, of_this
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import (
    FREE,
    YOU,
    All,
    AtMost,
    Ban,
    Chosen,
    Condition,
    Lose,
    Permit,
    Ref,
    Which,
)
from judge.games.wot_ccg.cards.meanings.effects import Deed

simple, condition, sentence, cost = LANGUAGE.sorts["simple"], sort("condition"), sort("sentence"), sort("cost")
condition.form(
    Condition, "this card pays any of the cost", "this card pays any/a part of the/its/their (recruit/recruiting) cost",
    "this card pays any of its/their (recruit/recruiting) cost/costs", "any of the cost is paid by this card",
    "this card pays (for) any part of the/its/their (recruit/recruiting) cost", test="pays",
)  # fmt: skip
CHANGED: tuple[tuple[Op, str], ...] = (("subtract", "reduced/decreased"), ("add", "increased"))
for op, done in CHANGED:
    yours_row(
        op, f"the cost of {{which!}} you recruit is {done.partition('/')[0]} by {{results}}",
        f"the cost to recruit {{which!}} you control is {done} by {{results}}",
        f"the cost of {{which!}} you recruit is {done} by {{results}}",
        f"the cost for you to recruit {{which!}} is {done} by {{results}}",
        f"the cost for you to recruit a/an {{which}} is {done} by {{results}}",
        f"the cost of any {{which}} you recruit is {done} by {{results}}",
    )  # fmt: skip
simple.form(
    Deed, "take control of {whom}", "gain control of {whom}", "you gain/take control of {whom}",
    "you gain/take control of {whom} {until}", "gain control of {whom} {until}", "you control {whom} {until}",
    verb="control",
)  # fmt: skip


about(
    Ban, "{whom} cannot be healed", "(any/all) damage on {whom} cannot be healed", "damage cannot be healed on {whom}",
    "no damage on {whom} may be healed/removed", "(any/all) damage on {whom} cannot be removed",
    "damage cannot be removed from {whom}", "no damage may be healed/removed on/from {whom}", what="be healed",
)  # fmt: skip
about(
    Lose, "{whom} has no effect text", "{whom} is considered to have no effect text",
    "{whom} is treated as if it had no effect text", "treat {whom} as if it had no effect text", mark="text", rank=1,
)  # fmt: skip
of_this(
    AtMost, "you cannot control more than {number:number} {which!}",
    "you may have only {number:number} {which} in play",
    "you may only have {number:number} {which} in play", "you may only control {number:number} {which} (at a time)",
    "you may control only {number:number} {which} (at a time)",
)  # fmt: skip


def _nobody(which: Which, what: str) -> Deed:
    return Deed("has", All(which), rules=(Ban(what),))


has.converts(_nobody, never, "no {which!} may {what:ban}", rank=2)
for others in ("opponents", "your opponents", "other players", "all other players", "all opponents"):
    has.converts(
        lambda what: Deed("has", Ref("opponent"), rules=(Ban(what),)), never, f"{others} may not {{what:ban}}", rank=-2
    )
simple.converts(
    lambda amount: Deed("add tokens", amount=amount, what="neutral"), never,
    "add/place/put {amount} neutral token[|s] to/on/in the pattern",
    "add/place/put {amount} token[|s] to/on the neutral section of the pattern",
)  # fmt: skip
simple.converts(
    lambda amount: Deed("convert tokens", Ref("opponent"), amount), never,
    "move {amount} token[|s] from an opponent 's section of the pattern to the neutral section (of the pattern)",
)  # fmt: skip
simple.converts(
    lambda results: Deed("generate", YOU, results=results), never, "add/apply {results:both-sides} to the target",
    "add/apply {results:both-sides} to it", rank=1,
)  # fmt: skip


piles = LANGUAGE.words(
    "own-pile", "one's own pile", {"your discard pile": "discard pile", "your killed pile": "killed pile"}
)


def _into_hand(which: Which, pile: str) -> Deed | None:
    own = (which.zone, which.side) == ("play", "")
    return Deed("return", Chosen(which._replace(zone=pile, side="yours"))) if own else None


simple.converts(
    _into_hand, never, "place/put/take a/an/one/1 {which} from/in {pile:own-pile} in/into your hand",
    "retrieve/take a/an/one/1 {which} from {pile:own-pile} (and place/put it in/into your hand)",
    "choose/select a/an/one/1 {which} from/in {pile:own-pile} (,) and place/put/return it in/into/to your hand",
    rank=-1,
)  # fmt: skip


has.converts(
    lambda which: Deed("has", YOU, rules=(Permit(FREE, which),)),
    lambda given: (
        {"which": given.rules[0].which}
        if isinstance(given, Deed)
        and len(given.rules) == 1
        and isinstance(given.rules[0], Permit)
        and given == Deed("has", YOU, rules=(Permit(FREE, given.rules[0].which),))
        else None
    ),
    "the next {which} you recruit has no cost", "the next {which} you recruit this turn has no cost",
    "there is no cost to recruit the next {which} (you recruit) (this turn)",
    "you may recruit the next {which} (this turn) for no cost",
)  # fmt: skip
