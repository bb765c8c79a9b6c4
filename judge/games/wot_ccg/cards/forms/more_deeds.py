"""Sister wordings of what events do: participants, rerolls, piles, cards given up from the hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.clauses import PAID
from judge.games.wot_ccg.cards.forms.rules import has, never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import IT, THIS, YOU, All, Ban, Chosen, Count, Per, Which
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed

simple, core, aim = LANGUAGE.sorts["simple"], LANGUAGE.sorts["core"], LANGUAGE.sorts["aim"]
ALL = 99
simple.converts(
    lambda whom: Deed("withdraw", whom), never, "{whom} is/are removed from the/that/its/his challenge",
    "{whom} is/are no longer participating in the/that/its/a challenge", "{whom} no longer participates",
)  # fmt: skip
simple.converts(
    lambda whom: Deed("reroll", whom), never, "{whom} reroll/rerolls (all) (of) (its) dice",
    "{whom} 's controller must reroll its/his/her/their dice", "reroll all of {whom} 's dice",
    "reroll all dice of {whom}", "{whom} 's dice are rerolled",
)  # fmt: skip
simple.converts(
    lambda: Deed("reroll", IT), never, "reroll (all of) his/her/its/their dice", "reroll all his/her/its dice"
)
simple.form(
    Deed, "{whom} joins {to:some-challenge}", "{whom} becomes a participant in {to:some-challenge}",
    "{whom} must join {to:some-challenge}", verb="join",
)  # fmt: skip
simple.form(
    Deed, "shuffle your discard pile into your deck", "shuffle all cards in your discard pile into your deck",
    verb="shuffle pile", whom=YOU, rank=-2,
)  # fmt: skip
simple.form(
    Deed, "shuffle your killed pile into your deck",
    "shuffle all cards in your killed pile (back) into your deck", verb="shuffle pile", whom=YOU, what="killed pile",
    rank=-2,
)  # fmt: skip
simple.form(
    Deed, "{whom:whom-player} shuffles his discard pile into his deck",
    verb="shuffle pile", rank=1,
)  # fmt: skip

given = LANGUAGE.sorts["given-up"]
given.form(
    Deed, "discard any number of cards from your hand", "discard any number of cards", verb="discard cards", whom=YOU,
    amount=PAID, rank=-2,
)  # fmt: skip
simple.form(
    Deed, "draw that many cards", "draw the same number of cards", "draw an equal number of cards",
    "(you) draw that/as many (cards)", verb="draw", whom=YOU, amount=PAID,
)  # fmt: skip
LANGUAGE.sorts["with-price"].form(
    Clause, "{costs:given-up,} and {deeds:deed>}", "{costs:given-up,} , then {deeds:deed>}",
    "you may {costs:given-up,} and {deeds:deed>}", rank=1,
)  # fmt: skip


def _limited(one: Chosen) -> bool:
    which = one.which
    return bool(which.side or which.states or which.limits or which.where not in ("", "same") or which.zone != "play")


def _both(one: Chosen, two: Chosen) -> Clause | None:
    """Two targets; where only the second is described further, that may be said of both: it is not told."""
    if _limited(two) and not _limited(one):
        return None
    return Clause(deeds=(Deed("target", one), Deed("target", two)))


def _of_both(given: object) -> dict[str, object] | None:
    deeds = given.deeds if isinstance(given, Clause) else ()
    whom = [each.whom for each in deeds if each.verb == "target"]
    if len(whom) != 2 or not isinstance(whom[0], Chosen) or not isinstance(whom[1], Chosen):
        return None
    return {"one": whom[0], "two": whom[1]} if given == _both(whom[0], whom[1]) else None


core.converts(_both, _of_both, "target {one:chosen} and {two:chosen}", rank=4)
chosen = sort("chosen")
HEALED = Deed("has", All(Which(kind="fighter")), rules=(Ban("be healed"),))
has.form(
    HEALED, "no damage can be healed", "no damage may be healed", "damage cannot be healed",
    "no damage may be removed from characters or troops",
)  # fmt: skip
simple.form(
    Deed, "draw until you have {amount:number} cards in your hand",
    "draw cards until you have {amount:number} cards in (your) hand", verb="fill hand", whom=YOU, what="to",
)  # fmt: skip
sort("whom").converts(lambda it: it, never, "each of {it:chosen}", rank=1)
chosen.converts(lambda n, which: Chosen(which, n, n) if n > 1 else None, never, "any {n:number} {which!}", rank=1)


def _shared(n: int, which: Which) -> Clause:
    return Clause(deeds=(Deed("deal", Chosen(which)),), each=Per(n, Count("one")))


def _of_shared(given: Any) -> Mapping[str, Any] | None:
    whom = given.deeds[0].whom if isinstance(given, Clause) and len(given.deeds) == 1 else None
    if not isinstance(whom, Chosen) or given.each is None or given != _shared(given.each.each, whom.which):
        return None
    return {"n": given.each.each, "which": whom.which}


core.converts(
    _shared, _of_shared, "put {n:number} damage , divided as you like , on {which!}",
    "put/place {n:number} (point/points of) damage divided as you choose/wish/like among (any number of) {which!}",
    "put/place {n:number} (point/points of) damage on {which!} , divided as you choose/wish/like",
    "divide {n:number} (point/points of) damage (as you choose|as you like|as you wish) among (any number of) {which!}",
)  # fmt: skip


def _one_of_yours(which: Which) -> Chosen | None:
    return None if which.side else Chosen(which._replace(side="yours"))


chosen.converts(_one_of_yours, never, "one of your {which!}", rank=1)
plain_price = LANGUAGE.sort("plain-price", "symbols to be paid")
plain_price.form(Deed, "pay {results}", "you must pay {results}", verb="pay", whom=THIS)
LANGUAGE.sorts["with-price"].form(Clause, "{costs:plain-price,}", rank=3)
# The same as people type it in at a table.
LANGUAGE.sorts["with-price"].form(
    Clause, "{use} , {costs:cost>} to {deeds:deed>}", "{costs:cost>} , {use} : {deeds:deed>}"
)
