"""Tokens with a name of their own that a text puts on any card, and what is so for as long as there are any."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.groups import back
from judge.games.wot_ccg.cards.forms.voices.behind_nouns import Piece
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import GONE, IT, THIS, TOKENS, Condition, Count, Limit, Per, Ref
from judge.games.wot_ccg.cards.meanings.effects import Deed

simple, deed = LANGUAGE.sorts["simple"], sort("deed")
ALL = 99
VERBS = {"mark": ("put/place/add", "on/to"), "unmark": ("remove/take", "from")}


def _mark(verb: str, *, every: bool = False, counted: bool = False) -> tuple[Any, Any]:
    """So many tokens of a name, put on a card or taken off it."""

    def make(whom: Any, what: str, amount: Any = ALL) -> Deed | None:
        return None if whom == Ref("the advantage") else Deed(verb, whom, amount, what)

    def take(given: Any) -> Mapping[str, Any] | None:
        own = isinstance(given, Deed) and given.verb == verb and bool(given.what)
        if not own or (given.amount == ALL) is not every or (counted and not isinstance(given.amount, Per)):
            return None
        found = {"whom": given.whom, "what": given.what, **({} if every else {"amount": given.amount})}
        return found if given == make(**found) else None

    return make, take


for _verb, (_do, _on) in VERBS.items():
    simple.converts(
        *_mark(_verb), f"{_do} {{amount}} {{what:marker}} {_on} {{whom}}",
        f"{{amount}} {{what:marker}} is/are {'put/placed' if _verb == 'mark' else 'removed'} {_on} {{whom}}",
        rank=2,
    )  # fmt: skip
    simple.converts(
        *_mark(_verb, counted=True),
        f"{_do} a number of {{what:marker!}} {_on} {{whom}} {{amount:equal}}",
        f"{_do} a number of {{what:marker!}} {{amount:equal}} {_on} {{whom}}", rank=1,
    )  # fmt: skip
simple.converts(
    *_mark("unmark", every=True), "remove all {what:marker!} from {whom}", "remove/take all {what:marker!} from {whom}",
    "all {what:marker!} are removed from {whom}", "all {what:marker!} on {whom} are removed",
)  # fmt: skip
simple.form(Deed, "remove {amount} {what:marker} from this card", verb="unmark", whom=THIS, rank=3)
simple.converts(
    lambda amount, what: Deed("unmark", IT, amount, what), lambda given: None, "remove {amount} {what:marker}", rank=3,
)  # fmt: skip
sort("condition").converts(
    lambda name: Condition("own tokens", whose=name), lambda given: None,
    "there are {name:marker!} on this card", "{name:marker!} are on this card", rank=1,
)  # fmt: skip
for _where, _words in (("marks on the target", "the target"), ("marks on the bearer", "the bearer")):
    sort("count").converts(
        lambda name, what=_where: Count(what, name=name),
        lambda given, what=_where: {"name": given.name} if isinstance(given, Count) and given.name
        and given == Count(what, name=given.name) else None, f"{{name:marker}} on {_words}",
    )  # fmt: skip


# For as long as there are any of them.
def _so_long(it: Deed, what: str) -> Deed | None:
    return None if it.until else it._replace(until=f"{what}{GONE}")


def _of_so_long(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Deed) or not given.until.endswith(GONE):
        return None
    return {"it": given._replace(until=""), "what": given.until.removesuffix(GONE)}


LANGUAGE.words("marks-there", "that tokens are on a card", {
    f"{be}on {whom}": "" for be in ("", "remain ", "are ", "remain there ") for whom in (
        "it", "him", "her", "them", "the target", "the targets", "that character", "that troop", "that card")
} | {f"remain{s}": "" for s in ("", "s")})  # fmt: skip
THERE = "(there are) (any) {what:marker!} {_:marks-there}"
deed.converts(
    lambda it, what, _="": _so_long(it, what), _of_so_long, "{it:has} while there are {what:marker!} on it",
    f"{{it:has}} while {THERE}", "{it:has} until no {what:marker!} {_:marks-there}",
    f"while {THERE} , {{it:has}}", "{it:has} while it/he/she has (any) {what:marker!} (on it)", rank=-4,
)  # fmt: skip


# Cards with such tokens.
def _bearing(what: str, n: int = 1) -> Piece:
    return Piece("limits", Limit(f"{what}{TOKENS}", ">=", n))


def _of_bearing(given: Any) -> Mapping[str, Any] | None:
    limit = given.value if isinstance(given, Piece) and given.field == "limits" else None
    if not isinstance(limit, Limit) or not limit.what.endswith(TOKENS) or limit.op != ">=":
        return None
    what = limit.what.removesuffix(TOKENS)
    return {"what": what} if limit.number == 1 else {"what": what, "n": limit.number}


back.converts(
    _bearing, _of_bearing, "with {what:marker!} on it", "with at least {n:number} {what:marker!} on it",
    *(f"{has} (any|a|an|one or more) {{what:marker!}} (on it)" for has in ("with", "that has/have")),
    "with/that has/have {n:number} or more {what:marker!} (on it)", rank=-1,
)  # fmt: skip
