"""What players have: both of two cards, neither of them, cards in piles, more cards in hand or on the Pattern."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from judge.games.wot_ccg.cards.forms.further.comparisons import Compared
from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import Condition, Which
from judge.games.wot_ccg.cards.meanings.effects import Clause, Note, Played

condition, sentence = sort("condition"), sort("sentence")
late, clause, outcome = LANGUAGE.sorts["late"], sort("clause"), LANGUAGE.sorts["outcome"]


SOME = Compared(">=", 1)


# Cards that lie in a pile or in a hand.
class Pile(NamedTuple):
    """A pile, and whose it is."""

    zone: str
    side: str = ""


piles = LANGUAGE.words("some-pile", "somebody's pile")
for zone in ("killed pile", "discard pile"):
    piles.word(Pile(zone, "yours"), f"your {zone}")
    piles.word(Pile(zone, "theirs"), f"your opponent 's {zone}", f"an opponent's {zone}", f"your opponent's {zone}")
    piles.word(Pile(zone), f"a {zone}", f"any {zone}")


def _lies(which: Which, pile: Pile, how: Compared = SOME) -> Condition | None:
    if which.side or which.zone != "play" or which.states:
        return None
    return Condition("lies", which._replace(zone=pile.zone, side=pile.side), op=how.op, number=how.number)


def _of_lies(given: Any) -> Mapping[str, Any] | None:
    which = given.which if isinstance(given, Condition) else Which()
    found = {"which": which._replace(zone="play", side=""), "pile": Pile(which.zone, which.side)}
    return found if given == _lies(**found) else None  # type: ignore[arg-type]


def _of_so_many(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Condition) or given.test != "lies":
        return None
    found = _of_lies(given._replace(op=">=", number=1))
    return {**found, "how": Compared(given.op, given.number)} if found else None


condition.converts(
    _lies, _of_so_many, "there are {how:some-or-none} {which!} in {pile:some-pile}",
    "there is/are {how:some-or-none} {which!} in {pile:some-pile}",
    "you have {how:some-or-none} {which!} in {pile:some-pile}",
    "{how:some-or-none} {which!} is/are in {pile:some-pile}", rank=-2,
)  # fmt: skip
condition.converts(
    _lies, _of_lies, "a {which} is in {pile:some-pile}", "{which:some-which} is/are in {pile:some-pile}",
    "you have {which:some-which} in {pile:some-pile}", "there is/are {which:some-which} in {pile:some-pile}", rank=-2,
)  # fmt: skip

# Who initiated the challenge that is being resolved.
for whose, who in (("yours", "you"), ("theirs", "your opponent")):
    condition.converts(
        lambda whose=whose: Condition("resolving", whose=whose), never,
        f"{who} initiated it/the/that/this (challenge)", f"the/this/that challenge was initiated by {who}", rank=-1,
    )  # fmt: skip
    condition.converts(
        lambda whose=whose: Condition("resolving", whose=whose, negated=True), never,
        f"{who} did not initiate it/the/that/this (challenge)",
        f"the/this/that challenge was not initiated by {who}", rank=-1,
    )  # fmt: skip
condition.converts(
    lambda kind: Condition("resolving", whose=kind), never,
    "the/this/that challenge is {kind:challenge-kind}", "the/this/that challenge is {kind:sided-challenge}",
    "this is {kind:challenge-kind}", rank=1,
)  # fmt: skip
condition.converts(
    lambda kind: Condition("resolving", whose=kind, negated=True), never,
    "the/this/that challenge is not {kind:challenge-kind}", rank=1,
)  # fmt: skip

sentence.converts(lambda: Note("if possible"), never, "if in play", "if it is in play", "if able")
sentence.converts(
    lambda which, action: Played(action, (Condition("controls", which, "you"),)), never,
    "only a player who controls (a/an/the) {which} may {action:do-this}",
    "only players who control (a/an/the) {which} may {action:do-this}", rank=1,
)  # fmt: skip


def _not(it: Condition) -> Condition | None:
    return None if it.negated else it._replace(negated=True)


def _positive(given: Any) -> Any:
    return {"it": given._replace(negated=False)} if isinstance(given, Condition) and given.negated else None


condition.converts(_not, _positive, "not {it:condition}", rank=1)


# In place of what was said before.
def _instead(it: Clause, condition: Condition) -> Clause | None:
    if it != Clause(deeds=it.deeds) or condition.test == "by":
        return None
    return it._replace(conditions=(condition,), instead=True)


def _of_instead(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Clause) or not given.instead or len(given.conditions) != 1:
        return None
    found = {"it": Clause(deeds=given.deeds), "condition": given.conditions[0]}
    return found if given == _instead(**found) else None  # type: ignore[arg-type]


clause.converts(
    _instead, _of_instead, "if {condition} , {it:core} instead", "if {condition} , instead {it:core}",
    "{it:core} instead if {condition}", "if {condition} , {it:core} instead of that", rank=-2,
)  # fmt: skip
