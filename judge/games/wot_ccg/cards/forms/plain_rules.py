"""What is so of somebody in the plainest words; said where no other row has better ones."""

from __future__ import annotations

from judge.games.wot_ccg.cards.forms.rules import has, never
from judge.games.wot_ccg.cards.meanings import ABILITIES, GOOD, All, Ban
from judge.games.wot_ccg.cards.meanings.effects import Deed

has.form(
    Deed, "{whom} gain[s|] {rules:bonus&}", "{whom} has/have {rules:bonus&}", "{whom} get[s|] {rules:bonus&}",
    "{whom} also gain/gains/has/have {rules:bonus&}",
    "give {whom} {rules:bonus&}", "{rules:bonus&} to/for/of {whom}", "gain {rules:bonus&} to {whom}",
    "{whom} is/are considered to have {rules:bonus&}",
    "gains {rules:bonus&} to {whom}", "{whom} : (gains/gain) {rules:bonus&}", verb="has",
)  # fmt: skip
has.converts(
    lambda which, rules: Deed("has", All(which), rules=rules), never, "any {which} gain/gains/has/have {rules:bonus&}",
    "any {which} {rules:predicate,}", rank=-2,
)  # fmt: skip
has.form(Deed, "gains {rules:bonus&}", "gain/has/have {rules:bonus&}", verb="has", rank=4)
has.form(Deed, "{rules:bonus&}", verb="has", rank=7)
has.form(Deed, "{whom} {rules:predicate,}", "{whom} : {rules:predicate,}", verb="has")
has.form(Deed, "{rules:predicate,}", verb="has", rank=1)
NO_DICE = tuple(Ban(f"roll {each} dice") for each in ABILITIES)
has.form(
    Deed, "{whom} cannot roll any dice", "{whom} do[es|] not roll (its/his/her/their) dice",
    "{whom} may not roll (any/its/his/her/their) dice", verb="has", rules=NO_DICE,
)  # fmt: skip
for until in ("", GOOD):
    has.converts(
        lambda whom, rules, until=until: Deed("has", whom, rules=rules, until=until), never,
        f"{{whom}} {'permanently' if until else ''} lose[s|] {{rules:lost&}}", rank=1,
    )  # fmt: skip
has.form(
    Deed, "{whom} permanently gain[s|] {rules:bonus&}", "{whom} gain[s|] {rules:bonus&} permanently",
    "{whom} permanently has/have {rules:bonus&}",
    "permanently give {whom} {rules:bonus&}", verb="has", until=GOOD,
)  # fmt: skip
has.form(Deed, "{whom} permanently {rules:predicate,}", verb="has", until=GOOD)
