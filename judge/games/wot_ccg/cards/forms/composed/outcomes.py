"""Challenges that are lost or won, in the words of whoever initiated them, and what comes of that."""

from __future__ import annotations

from typing import Any

from judge.games.wot_ccg.cards.forms.clauses import clause, upon
from judge.games.wot_ccg.cards.forms.frames.occasions import CARD_FAILS, FAILS, HE_INITIATED, IN_KINDS, _named, occasion
from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.meanings import YOU, Condition, Ref
from judge.games.wot_ccg.cards.meanings.effects import Clause, Occasion

OPPONENT = Ref("opponent")
# Only who initiated a challenge can succeed or fail in it; whoever only takes part is not said to lose it.
LOSES = ("lose/loses", "fail/fails (in/at)", "do/does not win", "do/does not succeed in/at")
for _rows, _kind in ((FAILS, "challenge"), (CARD_FAILS, "card-based challenge")):
    occasion.converts(
        _rows[0], never,
        *(f"{{who:actor}} {loses} a/any {_kind} (that/which) {HE_INITIATED}"
          for loses in LOSES),
        *(f"a/any {_kind} (that/which) {{who:actor}} initiated/initiate/initiates is {lost}"
          for lost in ("lost", "unsuccessful", "not successful", "a failure")), rank=3,
    )  # fmt: skip
for _kind in IN_KINDS:
    _rows = _named({YOU: f"you succeed in {_kind}", OPPONENT: f"opponent succeeds in {_kind}"})
    if "you initiated" in _kind or "card-based" in _kind:
        _bare = "card-based challenge" if "card-based" in _kind else "challenge"
        occasion.converts(
            _rows[0], never,
            *(f"a/any {_bare} (that/which) {{who:actor}} initiated/initiate/initiates {wins}"
              for wins in ("succeeds", "is successful", "is won")), rank=3,
        )  # fmt: skip


# Who has taken part, when the turn ends.
def _idle(it: Clause, whom: Any, kind: str, negated: bool) -> Clause | None:
    made = upon(it, Occasion("end of turn"))
    asked = Condition("participated", whose=kind, whom=whom, negated=negated)
    return made and made._replace(conditions=(asked, *made.conditions))


AT = "at the end of (the/each/every/a) turn (,) if {whom}"
for _negated, _took in ((True, "did/has/have not participate/participated in"), (False, "(has/have) participated in")):
    clause.converts(
        lambda it, whom, kind, negated=_negated: _idle(it, whom, kind, negated), never,
        f"{AT} {_took} {{kind:any-challenge}} , {{it:clause}}", rank=1,
    )  # fmt: skip
