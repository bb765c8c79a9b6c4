"""What becomes of cards in a challenge that was named: they join it; what is so of all that take part in it."""

from __future__ import annotations

from typing import Any

from judge.games.wot_ccg.cards.forms.further.own_results import INTO, Made, sides
from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import CHALLENGE_END, All, Change, Gain, Turns
from judge.games.wot_ccg.cards.meanings.effects import Deed

simple, deed = LANGUAGE.sorts["simple"], sort("deed")
THERE = "that/the (target/targeted) challenge"
simple.converts(
    lambda whom: Deed("join", whom), never, f"{{whom}} (must) join/joins {THERE}",
    f"{{whom}} (immediately) become/becomes (a) participant/participants in {THERE}",
    f"{{whom}} is/are added to {THERE}", f"add/move/send {{whom}} to {THERE}",
    f"put/place {{whom}} in/into {THERE}", rank=2,
)  # fmt: skip


def _of_all_there(it: Deed) -> Deed | None:
    """`All troops gain ... in that challenge`: of those that participate in it, for as long as it lasts."""
    changing = all(isinstance(each, Change | Gain | Turns) for each in it.rules)
    if not isinstance(it.whom, All) or not changing or it.until or it.conditions or it.most:
        return None
    which = it.whom.which
    if which.kind not in ("character", "troop", "fighter") or which.where not in ("", "that") or which.zone != "play":
        return None
    states = tuple(each for each in which.states if each != "participating")
    return it._replace(whom=All(which._replace(where="that", states=states)), until=CHALLENGE_END)


deed.converts(
    _of_all_there, never, f"{{it:has}} in/during {THERE}", "{it:has} in/during this challenge", rank=2,
)  # fmt: skip

# Results by whom they belong to, and for how long something becomes of them.
made = LANGUAGE.sorts["made"]
made.converts(
    lambda whom, what: Made(what, whom, True), never, "(all/any/each) (of) {whom} 's {what:turned}", rank=1,
)  # fmt: skip
for who in (
    "rolled by any player", "rolled by players", "rolled by any character or troop", "rolled by all players",
    "rolled by all characters and troops", "rolled by any means",
):  # fmt: skip
    sides.word(("", False), who)
    sides.word(("", True), who.replace("rolled", "generated"))


def _turned_so_long(made: Made, until: str, into: str = "", _: str = "") -> Deed | None:
    whom: Any = made.whom
    return Deed("has", whom, rules=(Turns(made.what, into, False, made.generated),), until=until)


deed.converts(
    _turned_so_long, never, f"{{made}} {{until}} {{_:becoming}} {INTO}", "{made} {until} is/are ignored/negated",
    rank=2,
)  # fmt: skip
