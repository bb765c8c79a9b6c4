"""Tokens that a card has put on itself, as a price: so many, any number, all of them; hands that are filled."""

from __future__ import annotations

from judge.games.wot_ccg.cards.forms.clauses import PAID
from judge.games.wot_ccg.cards.forms.of_events import given as given_up
from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import THIS, YOU
from judge.games.wot_ccg.cards.meanings.effects import Deed

given, simple = LANGUAGE.sorts["sacrifice"], LANGUAGE.sorts["simple"]
given.converts(
    lambda amount: Deed("unmark", THIS, amount), never, "remove {amount} (of the/its) token[|s]",
    "spend {amount} token[|s] (from this card)", rank=3,
)  # fmt: skip
given.converts(
    lambda amount, what: Deed("unmark", THIS, amount, what), never, "spend {amount} {what:marker} (from this card)",
    "use {amount} {what:marker} (from this card)", rank=3,
)  # fmt: skip
given_up.form(
    Deed, "remove any number of tokens from this card", "remove any number of tokens from this card/it",
    "remove any number of (the/its) tokens", verb="unmark", whom=THIS, amount=PAID, rank=1,
)  # fmt: skip

# Hands that are filled.
simple.converts(
    lambda amount: Deed("fill hand", YOU, amount, "to"), never,
    "draw (cards) until you have {amount:number} cards in (your) hand", "draw until you have {amount:number} cards",
    "draw up to {amount:number} cards in (your) hand", rank=1,
)  # fmt: skip
simple.converts(
    lambda: Deed("fill hand", YOU), never, "draw (cards) until your hand is full", "fill your hand",
    "draw (cards) until you reach your maximum hand size", "draw cards to fill your hand",
    "draw (cards) (back) up to your maximum hand size", rank=1,
)  # fmt: skip
