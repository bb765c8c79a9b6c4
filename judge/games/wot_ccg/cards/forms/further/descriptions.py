"""More of what a description of cards can say: printed abilities, and what stands in brackets within a sentence."""

from __future__ import annotations

from typing import Any

from judge.games.wot_ccg.cards.forms.clauses import clause
from judge.games.wot_ccg.cards.forms.groups import back
from judge.games.wot_ccg.cards.forms.rules import has, never
from judge.games.wot_ccg.cards.forms.voices.behind_nouns import Piece
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import All, Chosen, Condition, Role
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed, Note


def _and_if(it: Clause, more: tuple[Condition, ...]) -> Clause | None:
    """A condition in front of another one: both must hold."""
    return None if it.costs else it._replace(conditions=(*it.conditions, *more))


clause.converts(
    _and_if, never, "{it:late} if {more:condition&}", "{it:late} while {more:condition&}",
    "{it:late} , if {more:condition&}", rank=2,
)  # fmt: skip


def _free(whom: Any) -> Deed | None:
    return None if isinstance(whom, Chosen) else Deed("has", whom, rules=(Role("no cost"),))


def _free_for_you(whom: Any) -> Deed | None:
    """What you may recruit is yours."""
    mine = whom._replace(which=whom.which._replace(side="yours")) if isinstance(whom, All) else whom
    return _free(mine)


has.converts(
    _free_for_you, never, "you may recruit {whom} for no cost", "you may recruit {whom} for free", rank=-1,
)  # fmt: skip
has.converts(
    _free, never, "{whom} may be recruited for no cost", "{whom} may be recruited for free",
)  # fmt: skip
same_one = LANGUAGE.words("not-counted", "but for the card itself")
for spelling in ("(not including this card)", "(not including this one)", "not including this card",
                 "other than this card", "(other than this card)", "(excluding this card)",
                 "(not counting this card)", "besides this card", "other than this one"):  # fmt: skip
    same_one.word(True, spelling)
back.form(Piece, "other than this card", field="other", value=True, rank=1)
back.converts(lambda _: Piece("other", True), never, "{_:not-counted}", rank=1)
sort("sentence").form(
    Note, "this card is not counted itself", "not including/counting this card/one", "excluding this card",
    "other than this card", what="not itself",
)  # fmt: skip
