"""modifiers: several values of a card that are set at once, and threat that is added to the staging area."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import IT, Amount, Instruction, Phrase

clause = of["clause"]


def _set_to(group: Phrase, values: tuple[str, ...], amount: Amount) -> Instruction | None:
    """`reduce its attack and defense to 0`: each of them."""
    parts = tuple(Instruction("modify", what=each, op="set", amount=amount) for each in values)
    return Instruction("together", group, parts=parts) if len(parts) > 1 else None


def _of_set_to(given: Any) -> Mapping[str, Any] | None:
    parts = given.parts if isinstance(given, Instruction) else ()
    if not parts:
        return None
    found = {"group": given.group, "values": tuple(each.what for each in parts), "amount": parts[0].amount}
    return found if given == _set_to(**found) else None


SET = ("set", "reduce")
clause.converts(
    _set_to,
    _of_set_to,
    *(f"{each} {{group:cards}} 's {{values:value&}} to {{amount}}" for each in SET),
    *(f"{each} the {{values:value&}} of {{group:cards}} to {{amount}}" for each in SET),
)
clause.converts(
    _set_to,
    lambda given: None,
    "{group:cards} 's {values:value&} are (each) (reduced/set to) {amount}",
    "{group:cards} 's {values:value&} become {amount}",
)
clause.form(
    Instruction,
    "{group:cards} 's {what:value} is equal to {amount:plain quantity}",
    "{group:cards} 's {what:value} equals {amount:plain quantity}",
    "{group:cards} 's {what:value} is {amount:plain quantity}",
    verb="modify",
    op="set",
    rank=2,
)
clause.converts(
    lambda values, amount: _set_to(IT, values, amount),
    lambda given: None,
    *(f"{each} its/his/her/their {{values:value&}} to {{amount}}" for each in SET),
)

# --- threat that no card has
clause.form(
    Instruction,
    "raise the total threat in the staging area by {amount}",
    "increase the total threat in the staging area by {amount}",
    "add {amount} to the total threat in the staging area",
    "add {amount} to the threat in the staging area",
    "add {amount} threat to the staging area",
    "add {amount} threat to the total threat in the staging area",
    "the staging area gets + {amount} threat",
    "the total threat in/of the staging area is increased/raised by {amount}",
    "the total threat in the staging area gets + {amount}",
    verb="modify", what="total threat", op="add", group=Phrase("scenario"),
)  # fmt: skip
clause.form(
    Instruction("modify", Phrase("scenario"), Amount(of="X"), "total threat", "add"),
    "the staging area gets +X threat",
    rank=1,
)
clause.form(
    Instruction,
    "this card adds {amount} threat to the staging area",
    "this stage adds {amount} threat to the staging area",
    "this card adds {amount} to the (total) threat in the staging area",
    verb="modify", what="total threat", op="add", group=Phrase("scenario"), rank=1,
)  # fmt: skip
clause.form(
    Instruction("permit", Phrase("active location"), what="contribute threat"),
    "add the active location 's threat to the staging area",
    rank=-1,
)
clause.form(
    Instruction,
    "add {amount:plain quantity} to the total threat in the staging area",
    "add {amount:plain quantity} to the threat in the staging area",
    verb="modify", what="total threat", op="add", group=Phrase("scenario"),
)  # fmt: skip
