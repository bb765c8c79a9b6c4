"""What a description says of a card by what is on it, by what it did this turn, and by its side in a challenge."""

from __future__ import annotations

from judge.games.wot_ccg.cards.forms.groups import back, described, taken
from judge.games.wot_ccg.cards.forms.voices.behind_nouns import Piece
from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import Which


def _no_advantage(which: Which | None) -> bool:
    """Whether a description means something else than an advantage in play, whosever it is."""
    if which is None:
        return False
    named = which.marks or which.any_of
    return which.zone != "play" or not (which.kind.endswith("advantage") or (not which.kind and named))


borne = LANGUAGE.sort("borne", "an advantage that is on a card")
borne.converts(
    lambda front=(), kind="": None if _no_advantage(made := described(front, kind)) else made, taken, "{kind?}",
    "{front:front+} {kind?}", "{front:front+}",
)  # fmt: skip
advantage_kind = LANGUAGE.words("advantage-kind", "a type of advantage")
for _kind in ("", "character ", "troop "):
    advantage_kind.word(f"{_kind}advantage", plural=f"{_kind}advantages")
plainly_borne = LANGUAGE.sort("plainly-borne", "an advantage, or a weapon")
plainly_borne.converts(
    lambda kind, front=(): described(front, kind), taken, "{kind:advantage-kind?}",
    "{front:front+} {kind:advantage-kind?}",
)  # fmt: skip
plainly_borne.also(LANGUAGE.words("weapon", "a weapon"))
LANGUAGE.sorts["weapon"].word(Which(marks=("Weapon",)), "Weapon", plural="Weapons")  # type: ignore[attr-defined]
PLAINLY = "1/one or more {value:plainly-borne!}"
ONE, ON_IT = "a/an/the/any {value:borne}", "on it"
back.form(
    Piece, f"with {ONE} {ON_IT}", f"with {ONE} attached (to it)", f"that has/have {ONE} ({ON_IT})",
    f"that is/are the target of {ONE}", f"(that is/are) targeted by {ONE}", "with a/an/the/any {value:plainly-borne}",
    f"with {PLAINLY} ({ON_IT})", f"that has/have {PLAINLY} ({ON_IT})",
    field="bears",
)  # fmt: skip
back.form(
    Piece, f"with no {{value:borne!}} {ON_IT}", f"with no {{value:borne!}} ({ON_IT})", f"without {ONE} ({ON_IT})",
    f"that has/have no {{value:borne!}} ({ON_IT})", f"that is/are not the target of {ONE}",
    f"without (any) {{value:plainly-borne!}} ({ON_IT})", field="lacks",
)  # fmt: skip
for state, did in (("participated", "(has/have) participated"), ("not participated", "did not participate")):
    back.form(
        Piece, f"that {'participated' if state == 'participated' else 'did not participate'} in a challenge this turn",
        f"that {did} in a/any challenge/challenges this turn",
        *(("that has/have not participated in a/any challenge/challenges this turn",) if "not" in state else ()),
        field="states", value=state,
    )  # fmt: skip
for state, did in (("supporting", "supported"), ("opposing", "opposed")):
    back.form(
        Piece, f"that {did} that challenge", f"that {did} this/that/the challenge",
        f"(that is/are) {state} this/that/the challenge", field="siding", value=state,
    )  # fmt: skip
