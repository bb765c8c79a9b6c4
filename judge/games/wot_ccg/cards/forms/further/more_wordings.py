"""Sister wordings: looking at cards, prices that a card itself may pay, results that become others, healing."""

from __future__ import annotations

from typing import Any

from judge.games.wot_ccg.cards.forms.clauses import clause
from judge.games.wot_ccg.cards.forms.decks import ALL_SEEN
from judge.games.wot_ccg.cards.forms.lasting import SAFE
from judge.games.wot_ccg.cards.forms.recruiting import cost_changes
from judge.games.wot_ccg.cards.forms.rules import about, has, never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import (
    YOU,
    Accepts,
    All,
    Ban,
    Chosen,
    Ref,
    Results,
    Which,
)
from judge.games.wot_ccg.cards.meanings.effects import Deed, Note

simple, allowed, whose = LANGUAGE.sorts["simple"], LANGUAGE.sorts["allowed"], LANGUAGE.sorts["whose-deck"]
THEM, EVERYBODY = All(ALL_SEEN), Ref("each player")
ORDER = "in any order (you like|you wish|you choose|of your choice)"
simple.converts(
    lambda: Deed("put seen", THEM, what="top", only_for="any order"), never, f"put/place/return them (back) {ORDER}",
    f"put/place/return them (back) on/to (the) top of your/his/that/the (player 's) deck {ORDER}",
    f"put/place/return them (back) on/to (the) top of its owner 's deck {ORDER}", f"replace them {ORDER}",
)  # fmt: skip
simple.converts(
    lambda: Deed("put seen", THEM, what="top"), never, "put/place/return them back",
    "put/place/return/replace them (back) in the same/their (original) order",
    "put/place/return them (back) on/to (the) top of your/his/that/the (player 's) deck (in the same order)",
    "put/place it back",
    "put/place/return it (back) on/to (the) top of your/that/his deck",
)  # fmt: skip
simple.converts(
    lambda: Deed("put seen", THEM, what="bottom"), never, "put/place it on the bottom of your/that/his deck",
    "put/place them on the bottom of your/that/his deck",
)  # fmt: skip
simple.form(Deed, "look at his hand", "look at that player 's hand", verb="look", whom=Ref("target"), rank=1)
has.converts(
    lambda whom, rules: Deed("has", whom, rules=rules), never, "have {whom} gain {rules:gained}",
    "let {whom} gain {rules:gained}", rank=1,
)  # fmt: skip
has.converts(
    lambda which, n: Deed("has", YOU, rules=cost_changes(Results(wild=n), "subtract", which, True)), never,
    "reduce the cost of the next {which} you recruit (this turn) by {n:number} ability of your choice",
    "the cost of the next {which} you recruit (this turn) is reduced by {n:number} ability of your choice",
)  # fmt: skip
clause.converts(
    lambda it: it if not (it.costs or it.when or it.timing or it.use) else None, never,
    "while this card is in play , {it:clause}", "as long as this card is in play , {it:clause}",
    "while this card remains in play , {it:clause}", rank=-1,
)  # fmt: skip
clause.converts(
    lambda it: it if not (it.costs or it.when or it.timing or it.use) else None, never,
    "{it:late} while this card is in play", "{it:late} as long as this card is in play",
    "{it:late} while this card remains in play", rank=-1,
)  # fmt: skip
FREELY = "without (an|any|the|causing an|causing the) allegiance penalty"
about(
    Accepts, "any symbols pay for {whom} without an allegiance penalty",
    f"(any/all) (ability) symbols may be used to recruit {{whom}} {FREELY}",
    f"symbols of/with any allegiance may be used to recruit {{whom}} {FREELY}",
    f"you may recruit {{whom}} {FREELY}", f"{{whom}} may be recruited {FREELY}",
    "there is no allegiance penalty for/when recruiting {whom}", "there is no allegiance penalty to recruit {whom}",
    allegiance="all",
)  # fmt: skip


def _safe(whom: Any) -> Deed:
    return Deed("has", whom, rules=(Ban(SAFE),))


for others in ("opponents", "your opponents", "other players", "your opponent"):
    has.converts(
        _safe, never, f"{others} may not target {{whom}} with events",
        f"{others} may not target {{whom}} with event cards", rank=-1,
    )  # fmt: skip


def _not_recruited(which: Which, whom: Ref = EVERYBODY) -> Deed:
    return Deed("has", whom, rules=(Ban("recruit", which),))


has.converts(
    _not_recruited, never, "no player may recruit {which!}", "no player may recruit a/an/any {which}",
    "no {which!} may be recruited", "{which!} may not be recruited", "players may not recruit {which!}", rank=-1,
)  # fmt: skip
has.converts(
    lambda which: _not_recruited(which, Ref("opponent")), never, "no opponent may recruit {which!}",
    "no other player may recruit {which!}", "your opponents may not recruit {which!}",
    "opponents may not recruit {which!}", rank=-1,
)  # fmt: skip
simple.converts(
    lambda amount: Deed("draw", YOU, amount), never, "draw {amount} additional/more/extra card[|s]",
    "you draw {amount} additional card[|s]", rank=1,
)  # fmt: skip
some = LANGUAGE.sorts["some-seen"]
some.converts(
    lambda n: Chosen(ALL_SEEN, n, n), never, "{n:number} (card/cards)", rank=1,
)  # fmt: skip
simple.form(Deed, "{whom:rest-seen} {what:place-seen}", verb="put seen", rank=3)
simple.form(
    Deed, f"{{whom:rest-seen}} {{what:place-seen}} {ORDER}", verb="put seen", only_for="any order", rank=3,
)  # fmt: skip
sentence = sort("sentence")
sentence.form(
    Note, "what is rolled counts", "add the results to your pool/pools", "add the results to your resource pool",
    "the results are added to your pool/pools", what="into pools",
)  # fmt: skip
