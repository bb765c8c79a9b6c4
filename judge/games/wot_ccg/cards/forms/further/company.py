"""Beside whom or against whom a card participates, and in which sort of challenge."""

from __future__ import annotations

from typing import Any

from judge.games.wot_ccg.cards.forms.further.comparisons import compared
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import IT, THIS, Condition

condition = sort("condition")
any_challenge = LANGUAGE.words("any-challenge", "a challenge of some kind")
for value, spellings in {
    "": ("a challenge", "any challenge", "any challenges", "challenges", "the challenge"),
    "pattern": ("the Pattern Challenge", "a pattern challenge", "pattern challenge"),
    "last battle": ("the Last Battle", "the last battle challenge"),
    "contested": ("a contested advantage challenge", "a contested challenge", "contested challenges",
                  "contested advantage challenges", "any contested challenge"),
    "card": ("a card-based challenge", "card-based challenges", "a card based challenge", "any card-based challenges",
             "any card-based challenge", "card based challenges"),
}.items():  # fmt: skip
    for spelling in spellings:
        any_challenge.word(value, spelling)

COMPANY = {"with": ("with",), "against": ("against",)}
for test, words in COMPANY.items():
    where = tuple(f"participating in {{whose:any-challenge}} {word}" for word in words)
    same = ("participating in the same challenge with/as",) if test == "with" else ()
    bare = tuple(f"participating {word}" for word in words)
    opposed = ("opposed by",) if test == "against" else ()
    for one, rank, it in (("(it is)", 0, IT), ("{whom} is/are", 1, None)):
        whom = () if it else ("whom",)
        fixed: dict[str, Any] = {"whom": it} if it else {}
        first = one.strip("()")
        without = [f"{one} {each}" for each in (*bare, *same, *opposed)]
        condition.form(
            Condition, f"{first} {where[0]} {{which:some-which}}", *(f"{one} {each} {{which:some-which}}" for each in
            where), *(f"{each} {{which:some-which}}" for each in without), test=test, rank=rank, **fixed,
        )  # fmt: skip
        compared(
            test, f"{first} {where[0]} {{how:how-many}} {{which!}}", *(f"{one} {each} {{how:how-many}} {{which!}}" for
            each in where), slots=("which", "whose", *whom), rank=rank - 1, **fixed,
        )  # fmt: skip
        compared(
            test, *(f"{each} {{how:how-many}} {{which!}}" for each in without), slots=("which", *whom), rank=rank - 1,
            **fixed,
        )  # fmt: skip
condition.form(
    Condition, "it is participating in a challenge with {which:some-which}",
    "(it is) in a challenge/challenges with {which:some-which}", test="with", whom=IT,
)  # fmt: skip
condition.form(
    Condition, "this card is participating in a challenge with {which:some-which}",
    "you have {which:some-which} participating in the same challenge",
    "you have {which:some-which} participating in the same challenge as/with this card", test="with",
    whom=THIS, rank=-1,
)  # fmt: skip
condition.form(
    Condition, "it is participating in a challenge against {which:some-which}", "against {which:some-which}",
    test="against", whom=IT,
)  # fmt: skip
condition.form(
    Condition, "it is participating in a challenge against a {which}", "(it is) opposing a/an/one/any {which}",
    test="against", whom=IT, rank=2,
)  # fmt: skip
