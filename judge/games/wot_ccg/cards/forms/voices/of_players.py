"""What others cannot do to cards, and beside whom cards cannot be: said of players and of the card itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.rules import has, never
from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import THIS, Ban, Permit, Which
from judge.games.wot_ccg.cards.meanings.effects import Deed

# Nobody's, or nobody else's, advantages and events.
SAFE = {"events": "be the target of an opponent's events", "advantages": "be the target of an opponent's advantages"}
theirs = LANGUAGE.words("their-cards", "what others play")
for several, ban in SAFE.items():
    theirs.word(ban, several, f"{several[:-1]} cards", f"any {several}", f"an {several[:-1]}")


def _safe(whom: Any, several: tuple[str, ...]) -> Deed:
    return Deed("has", whom, rules=tuple(Ban(each) for each in several))


def _of_safe(given: Any) -> Mapping[str, Any] | None:
    rules = given.rules if isinstance(given, Deed) else ()
    several = tuple(each.what for each in rules if isinstance(each, Ban))
    own = len(several) > 1 and set(several) <= set(SAFE.values())
    return {"whom": given.whom, "several": several} if own and given == _safe(given.whom, several) else None


OTHERS = ("opponents may not", "your opponents may not", "other players may not", "your opponent may not",
          "no opponent may", "no other player may", "your opponent cannot")  # fmt: skip
has.converts(
    _safe, _of_safe, "no opponent may target {whom} with {several:their-cards|}",
    *(f"{others} target {{whom}} with {{several:their-cards|}}" for others in OTHERS),
    *(f"{others} target {{whom}} with {{several:their-cards&}}" for others in OTHERS),
    *(f"{others} play {{several:their-cards|}} on/targeting {{whom}}" for others in OTHERS), rank=2,
)  # fmt: skip

# Beside the card itself.
BESIDE = ("(a/the/any) challenges with this card", "(a/the/any) challenge with this card",
          "the same challenge/challenges as this card", "the same challenge with this card")  # fmt: skip


def _with_this(kind: Any) -> Any:
    def make(which: Which) -> Deed:
        return Deed("has", THIS, rules=(kind("participate with", which),))

    return make


has.converts(
    _with_this(Permit), never, *(f"(all/any) {{which:every-which!}} may participate in {there}" for there in BESIDE),
    "(all/any) {which:every-which!} may participate with this card", rank=2,
)  # fmt: skip
has.converts(
    _with_this(Ban), never, *(f"(all/any) {{which:every-which!}} cannot participate in {there}" for there in BESIDE),
    "(all/any) {which:every-which!} cannot participate with this card",
    *(f"no {{which:every-which!}} may participate in {there}" for there in BESIDE),
    "no {which:every-which!} may participate with this card", rank=2,
)  # fmt: skip
