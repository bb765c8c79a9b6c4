"""What is so of somebody in the plainest words; said where no other row has better ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.rules import has, never
from judge.games.wot_ccg.cards.meanings import ABILITIES, GOOD, All, Ban, Ref
from judge.games.wot_ccg.cards.meanings.effects import Deed


def _barred(given: Any) -> Mapping[str, Any] | None:
    rule = given.rules[0] if isinstance(given, Deed) and len(given.rules) == 1 else None
    own = isinstance(rule, Ban) and given == Deed("has", Ref("each player"), rules=(Ban("recruit", rule.which),))
    return {"which": rule.which} if own and isinstance(rule, Ban) and rule.which is not None else None


has.converts(
    lambda which: Deed("has", Ref("each player"), rules=(Ban("recruit", which),)), _barred,
    "no player may recruit {which!}", rank=-1,
)  # fmt: skip
has.form(
    Deed, "{whom} gain[s|] {rules:gained}", "{whom} (also/additionally) has/have/get/gets/gain/gains {rules:gained}",
    "give {whom} {rules:gained}", "{rules:gained} to/for/of {whom}", "gain {rules:gained} to {whom}",
    "{whom} is/are considered to have {rules:gained}",
    "gains {rules:gained} to {whom}", "{whom} : (gains/gain) {rules:gained}", verb="has",
)  # fmt: skip
has.converts(
    lambda which, rules: Deed("has", All(which), rules=rules), never, "any {which} gain/gains/has/have {rules:gained}",
    "any {which} {rules:predicate,}", rank=-2,
)  # fmt: skip
has.form(Deed, "gains/gain/has/have {rules:gained}", verb="has", rank=4)
has.form(Deed, "{rules:gained}", verb="has", rank=7)
has.form(Deed, "{whom} {rules:predicate,}", "{whom} : {rules:predicate,}", verb="has")
has.form(Deed, "{rules:predicate,}", verb="has", rank=1)
NO_DICE = tuple(Ban(f"roll {each} dice") for each in ABILITIES)
has.form(
    Deed, "{whom} cannot roll any dice", "{whom} do[es|] not roll (any/its/his/her/their) dice",
    "{whom} cannot roll (any/its/his/her/their) dice", "{whom} roll[s|] no dice", verb="has", rules=NO_DICE,
)  # fmt: skip
has.converts(
    lambda whom, ability: Deed("has", whom, rules=(Ban(f"roll {ability} dice"),)), never,
    "{whom} roll[s|] no {ability} dice", "{whom} do[es|] not roll (any/its/his/her/their) {ability} dice",
)  # fmt: skip
for until in ("", GOOD):
    has.converts(
        lambda whom, rules, until=until: Deed("has", whom, rules=rules, until=until), never,
        f"{{whom}} {'permanently' if until else ''} lose[s|] {{rules:lost&}}", rank=1,
    )  # fmt: skip
has.form(
    Deed, "{whom} permanently gain[s|] {rules:gained}", "{whom} gain[s|] {rules:gained} permanently",
    "{whom} permanently has/have {rules:gained}",
    "permanently give {whom} {rules:gained}", verb="has", until=GOOD,
)  # fmt: skip
has.form(Deed, "{whom} permanently {rules:predicate,}", verb="has", until=GOOD)
