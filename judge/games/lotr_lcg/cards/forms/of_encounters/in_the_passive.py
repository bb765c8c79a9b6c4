"""effects, cannot: what is done, said of those it is done to: `threat is raised`, `is exhausted and removed`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import LANGUAGE, deed, of
from judge.games.lotr_lcg.cards.meanings import THIS, Amount, Instruction, Phrase, Quality

clause, predicate = of["clause"], of["predicate"]


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- threat
for verb, done in (("raise threat", "raised"), ("lower threat", "lowered")):
    clause.form(
        Instruction,
        f"{{group:whose}} threat is {done} by {{amount}}",
        f"{{group:whose}} threat is {done} by {{amount:plain quantity}}",
        f"{{group:whose}} threat is {done} by an amount/number equal to {{amount:quantity}}",
        verb=verb,
        rank=1,
    )

# --- one word for several things that are done: `is exhausted and removed from the quest`
LANGUAGE.sort("participle", "what is done to somebody")
participle = of["participle"]
for verb, words in (
    ("exhaust", ("exhausted",)),
    ("uncommit", ("removed from the quest",)),
    ("ready", ("readied",)),
    ("discard", ("discarded", "discarded from play")),
    ("destroy", ("destroyed",)),
    ("stage", ("returned to the staging area",)),
):
    participle.form(Instruction(verb), *words)
participle.form(Instruction, "dealt {amount} damage", verb="damage")
participle.form(Instruction, "healed of {amount} damage", verb="heal")
participle.form(Instruction, "dealt {amount} shadow card[|s]", verb="deal shadow")


def _all_done(parts: tuple[Instruction, ...], group: Phrase) -> Instruction | None:
    return Instruction("together", group, parts=parts) if len(parts) > 1 else None


clause.converts(_all_done, _unsaid, "{group:cards} [is|are] {parts:participle&}", rank=2)

# --- values: `the engagement cost of each enemy is reduced to 0`
clause.form(
    Instruction,
    *(f"the {{what:measure}} of {{group:cards}} is {done} to {{amount}}"
      for done in ("raised", "lowered", "set", "changed")),
    *(f"{{group:cards}} 's {{what:measure}} is {done} to {{amount}}" for done in ("raised", "changed")),
    verb="modify",
    op="set",
    rank=2,
)  # fmt: skip


def _changed(op: str) -> Any:
    def make(group: Phrase, what: str, amount: Amount) -> Instruction | None:
        change = Instruction("modify", amount=amount, what=what, op=op)
        said = Instruction("together", group, parts=(Instruction("together", parts=(change,)),))
        return said if amount.of in ("", "X") and not amount.half and amount.number >= 0 else None

    return make


for op, done in (("add", "raised"), ("subtract", "lowered")):
    clause.converts(
        _changed(op),
        _unsaid,
        f"the {{what:measure}} of {{group:cards}} is {done} by {{amount}}",
        f"{{group:cards}} 's {{what:measure}} is {done} by {{amount}}",
        rank=2,
    )

# --- immune, in other words
UNTOUCHED = tuple(f"cannot be {done} by {{what:immunity}}" for done in ("affected", "targeted or affected"))
predicate.form(Instruction, *UNTOUCHED, "[is|are] not affected by {what:immunity}",
               "ignore[s|] {what:immunity}", verb="immune", rank=1)  # fmt: skip
of["bare"].form(Instruction, *UNTOUCHED, verb="immune", group=THIS, rank=1)

# --- from a deck to its pile
for place in ("place", "put"):
    for where in ("in/into", "on top of"):
        pile = f"{where} their/his/her/your/its discard pile"
        deed(
            "discard from deck",
            f"{place}[s|] the top {{amount}} cards of {{piles:deck,}} {pile}",
            f"{place}[s|] the top card of {{piles:deck,}} {pile}",
            rank=1,
        )
INTO = ("into", "in", "on top of")
deed(
    "discard from deck",
    *(f"{place}[s|] the top {{amount}} cards of the encounter deck {into} the encounter discard pile"
      for place in ("place", "put") for into in INTO),
    rank=1,
)  # fmt: skip


# --- out of play, before the noun: where encounter cards lie that are not in the deck's order
of["quality"].form(Quality("in", "out of play"), "out of play", "out-of-play", rank=2)

# --- what is left of somebody, and where he is taken from, in another order
LANGUAGE.reads_as("remaining hit points", "hit point remaining", "remaining hit point", "hit point left")
deed("uncommit", "remove[s|] from the quest {group:cards}", "choose[s|] and remove[s|] from the quest {group:target}")
