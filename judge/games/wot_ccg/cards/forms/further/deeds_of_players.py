"""What players do and have done: cards drawn, hands shuffled away, the side they are on, challenges they initiated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.engine import Op
from judge.games.wot_ccg.cards.forms.rules import has, never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import YOU, Change, Condition, Per, Ref
from judge.games.wot_ccg.cards.meanings.effects import Deed

simple, condition, occasion, given = (
    LANGUAGE.sorts["simple"],
    sort("condition"),
    sort("occasion"),
    LANGUAGE.sorts["sacrifice"],
)


def _drawn(op: Op) -> tuple[Any, Any]:
    def make(n: int, whom: Any = YOU, of: Per | None = None) -> Deed:
        return Deed("has", whom, rules=(Change("cards drawn", op, of._replace(each=n) if of else n),))

    def take(given: Any) -> Mapping[str, Any] | None:
        rule = given.rules[0] if isinstance(given, Deed) and len(given.rules) == 1 else None
        if not isinstance(rule, Change) or rule.what != "cards drawn":
            return None
        counted = isinstance(rule.amount, Per)
        found = {"n": rule.amount.each, "of": rule.amount._replace(each=1)} if isinstance(rule.amount, Per) else {
            "n": rule.amount}  # fmt: skip
        found |= {"whom": given.whom}
        return found if given == make(**found) and counted is ("of" in found) else None

    return make, take


ROUND = "during (the/each) draw round"
for op, said, words in (("add", "more", "additional/more"), ("subtract", "fewer", "fewer/less")):
    has.converts(
        *_drawn(op),  # type: ignore[arg-type]
        f"{{whom:whom-player}} draw[s|] {{n:number}} {said} card[|s] during the Draw Round",
        f"{{whom:whom-player}} draw[s|] {{n:single}} {words} card[|s] {ROUND}",
        f"draw {{n:single}} {words} card[|s] {ROUND}", f"{ROUND} , draw {{n:single}} {words} card[|s]",
        f"{ROUND} , {{whom:whom-player}} draw[s|] {{n:single}} {words} card[|s]",
        f"{{whom:whom-player}} draw[s|] {{n:number}} {said} card[|s] during the Draw Round {{of:per}}",
        f"{{whom:whom-player}} draw[s|] {{n:single}} {words} card[|s] {ROUND} {{of:per}}",
        f"{{whom:whom-player}} draw[s|] {{n:single}} {words} card[|s] {{of:per}} {ROUND}",
        f"draw {{n:single}} {words} card[|s] {ROUND} {{of:per}}", f"draw {{n:single}} {words} card[|s] {{of:per}} "
        f"{ROUND}", rank=-2,
    )  # fmt: skip
simple.form(Deed, "shuffle your hand into your deck", verb="shuffle hand", whom=YOU)
simple.form(
    Deed, "{whom:whom-player} shuffles his hand into his deck",
    verb="shuffle hand", rank=1,
)  # fmt: skip
for side, who in (("hero", "Hero"), ("villain", "Villain")):
    for several in ("any-player", "other-player"):
        LANGUAGE.sorts[several].form(
            Ref, f"each {who} player", f"all {who} players", f"the {who} player", f"every {who} player",
            what=f"{side} players",
        )  # fmt: skip

# An advantage and the card that it is on.
condition.converts(
    lambda which: Condition("is", which, whom=Ref("target")), never, "this/it targets {which:some-which}",
    "this card targets {which:some-which}", "this card is on {which:some-which}",
    "this card is targeting {which:some-which}", rank=2,
)  # fmt: skip
TARGET = Ref("target")
given.form(Deed, "rotate the target", verb="rotate", whom=TARGET)
given.form(Deed, "kill the target", verb="kill", whom=TARGET)
given.form(Deed, "discard the target", verb="discard", whom=TARGET)
given.form(Deed, "put {amount} damage on the target", verb="deal", whom=TARGET)
given.form(Deed, "return {whom:chosen} to its owner 's hand", verb="return", rank=1)
given.form(Deed, "remove {whom:chosen} from play", verb="remove")
given.form(Deed, "put {amount} damage on {whom:chosen}", verb="deal", rank=1)
sort("whom").form(
    Ref("target"), "the target of this card", "the target of this challenge", "the target of this event", rank=1
)
