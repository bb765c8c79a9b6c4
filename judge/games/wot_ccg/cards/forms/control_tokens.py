"""Control tokens on contested advantages: whose, how many, put on which or taken off."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.groups import described, taken
from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import All, Amount, Chosen, Ref, Which
from judge.games.wot_ccg.cards.meanings.effects import Deed

simple = LANGUAGE.sorts["simple"]
KINDS = ("contested advantage", "nation contested advantage")
contested = LANGUAGE.sort("contested", "contested advantages")
contested.form(
    Ref("target"), "the target", "the target/targeted (nation) (contested) advantage/advantages",
    "that (nation) (contested) advantage", "each target", rank=1,
)  # fmt: skip
contested.form(Ref("the advantage"), "the advantage", rank=1)
contested.form(Ref("it"), "it", rank=1)
contested.form(Ref("this"), "this card", "this advantage", rank=1)


kinds = LANGUAGE.words("contested-kind", "a contested advantage")
for _kind in KINDS:
    kinds.word(_kind, _kind, plural=f"{_kind}s")
which = LANGUAGE.sort("contested-which", "a description of contested advantages")
which.converts(
    described, lambda given: taken(given) if isinstance(given, Which) and given.kind in KINDS else None,
    "{kind:contested-kind?}", "{kind:contested-kind?} {back:back+}", "{front:front+} {kind:contested-kind?}",
    "{front:front+} {kind:contested-kind?} {back:back+}",
)  # fmt: skip
contested.form(
    Chosen, "target {which:contested-which}", "a target {which:contested-which}", target=True, rank=-1,
)  # fmt: skip
contested.form(Chosen, "a {which:contested-which}", "one/1/any/another {which:contested-which}")
contested.form(
    All, "each {which:contested-which}", "every {which:contested-which}", "all (of) (the) {which:contested-which!}",
)  # fmt: skip
whose = LANGUAGE.words("whose-control", "whose control tokens", {
    "your": "yours", "your own": "yours", "your opponent's": "theirs", "opponent's": "theirs",
})  # fmt: skip


def _removed(up_to: bool) -> tuple[Any, Any]:
    """Tokens that come off: of one player, or of whomever the player likes."""

    def make(amount: Amount, whom: Any, what: str = "") -> Deed:
        return Deed("less control", whom, amount, what, only_for="up to" if up_to else "")

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Deed) or given.verb != "less control" or not isinstance(given.amount, int):
            return None
        found: dict[str, Any] = {
            "amount": given.amount,
            "whom": given.whom,
            **({"what": given.what} if given.what else {}),
        }
        return found if given == make(**found) else None

    return make, take


for _words, _up_to in (("{amount}", False), ("up to {amount:number}", True)):
    simple.converts(
        *_removed(_up_to), f"remove {_words} control token[|s] of your choice from {{whom:contested}}",
        f"remove {_words} of {{what:whose-control}} control tokens from {{whom:contested}}",
        f"remove {_words} (control) token[|s] (of your choice) from {{whom:contested}}",
        f"remove {_words} (of) {{what:whose-control}} (control) token[|s] from {{whom:contested}}",
    )  # fmt: skip
simple.form(
    Deed, "remove all control tokens from {whom:contested}",
    "remove all {what:whose-control} tokens from {whom:contested}",
    "remove all (of) (the) (control) tokens (on/from) {whom:contested}",
    "remove all (of) {what:whose-control} (control) tokens from/on {whom:contested}",
    "all (of) {what:whose-control} (control) tokens on {whom:contested} is/are removed", verb="clear control",
)  # fmt: skip
simple.converts(
    lambda what, whom: Deed("less control", whom, 1, what), lambda given: None,
    "remove {what:whose-control} (control) token from {whom:contested}",
)  # fmt: skip
ON = "on/to {whom}"
simple.form(
    Deed, "add {amount} token[|s] to {whom}", f"place/put/add {{amount}} (of your) (control) token[|s] {ON}",
    verb="add control", rank=2,
)  # fmt: skip
simple.form(
    Deed, "add up to {amount:number} tokens to {whom}",
    f"place/put/add up to {{amount:number}} (of your) (control) token[|s] {ON}", verb="add control", up_to=True, rank=2,
)  # fmt: skip
