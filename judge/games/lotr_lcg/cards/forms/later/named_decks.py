"""named-decks: what cards of later sets do with a deck that has a name of its own; this rulebook has none.

Such a deck may stand wherever a deck may; what is done with its top card is told of the card that was taken.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import deed, of
from judge.games.lotr_lcg.cards.meanings import IT, Amount, Heap, Instruction, Phrase

named, deck, pile, by_name = of["named deck"], of["deck"], of["pile"], of["deck by name"]
named.form(Phrase, "{names:deck name,}", how="named deck")
by_name.form(Heap, "the {whose:named deck} deck", zone="deck")
deck.also(by_name)
pile.form(Heap, "the {whose:named deck} discard pile", "the {whose:named deck} deck discard pile", zone="discard pile")
PILE = ("the {group:named deck} discard pile", "the {group:named deck} deck discard pile")
deed("shuffle pile", *(f"shuffle[s|] {each} (back) into the {{to:named deck}} deck" for each in PILE))

# --- `takes the top card of the Bandit deck and adds it to the staging area`
TAKE = ("take", "draw")
for take in TAKE:
    deed("look", f"{take}[s|] the top card of/from {{piles:deck by name,}}", op="taken")
    deed("look", f"{take}[s|] the top {{amount}} cards of/from {{piles:deck by name,}}", op="taken")


def _done_with_it(verb: str, op: str, many: bool) -> tuple[Any, Any]:
    """The top card is taken, or so many cards are, and that is done with them."""

    def make(piles: tuple[Heap, ...], amount: Amount = ONE) -> Instruction:
        taken = Instruction("look", amount=amount, piles=piles, op="taken")
        return Instruction("several", parts=(taken, Instruction(verb, IT, op=op)))

    def take(given: Any) -> Mapping[str, Any] | None:
        first = given.parts[0] if isinstance(given, Instruction) and len(given.parts) == 2 else None
        if first is None or given != make(first.piles, first.amount) or many == (first.amount == ONE):
            return None
        return {"piles": first.piles, **({"amount": first.amount} if many else {})}

    return make, take


ONE = Amount()
TOP = {
    False: "the top card of/from {piles:deck by name,}",
    True: "the top {amount} cards of/from {piles:deck by name,}",
}
DONE = (
    ("stage", "add", 0, ("add[s] {them} to the staging area", "put[s] {them} into the staging area")),
    ("stage", "add", -3, tuple(f"{take}[s] {{them}} and add[s] it/them to the staging area" for take in TAKE)),
    ("reveal card", "", 0, ("reveal[s] {them}",)),
    ("reveal card", "", -3, ("reveal[s] {them} and add[s] it/them to the staging area",)),
)
for sort, s in (("deed", ""), ("does", "s")):
    for verb, op, rank, templates in DONE:
        for many, top in TOP.items():
            said = (each.replace("[s]", s).replace("{them}", top) for each in templates)
            of[sort].converts(*_done_with_it(verb, op, many), *said, rank=rank)
