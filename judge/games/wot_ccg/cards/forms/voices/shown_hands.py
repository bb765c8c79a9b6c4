"""Cards of a hand that was looked at, and what is done with those that a player picks from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import SHOWN_HAND, Chosen, Which
from judge.games.wot_ccg.cards.meanings.effects import Deed

simple = LANGUAGE.sorts["simple"]
picked = LANGUAGE.sort("picked", "cards to be picked from a hand")


def _so_many(least: int, most: int, which: Which) -> Chosen | None:
    bare = (which.zone, which.side, which.where) == ("play", "", "") and not which.states
    return Chosen(which._replace(zone="hand", side="theirs"), least, most) if bare else None


def _taken(up_to: bool) -> tuple[Any, Any]:
    def make(which: Which, n: int = 1) -> Chosen | None:
        return _so_many(0 if up_to else n, n, which)

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Chosen) or given.which.zone != "hand":
            return None
        found: dict[str, Any] = {"which": given.which._replace(zone="play", side=""), "n": given.most}
        return found if given == make(**found) else None

    return make, take


picked.converts(
    *_taken(False), "{n:number} {which:one-which?}", "a/an/one/1 {which:one-which}", "any one/1 {which:one-which}",
)  # fmt: skip
picked.converts(*_taken(True), "up to {n:number} {which:one-which!}", rank=-1)
HAND = tuple(f"from/in {each}" for each in ("that hand", "it", "his hand", "that player 's hand", "the target 's hand",
                                            "your opponent 's hand"))  # fmt: skip
OF_CHOICE = "of your choice"


def _discarded(whom: Chosen, by: Any = None) -> Deed:
    return Deed("discard", whom, what=SHOWN_HAND)


def _of_discarded(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Deed) and given == Deed("discard", given.whom, what=SHOWN_HAND)
    return {"whom": given.whom} if own else None


simple.converts(
    _discarded, _of_discarded, "discard {whom:picked} from that hand",
    *(f"(choose and|select and) discard {{whom:picked}} ({OF_CHOICE}) {hand} ({OF_CHOICE})" for hand in HAND),
    *(f"choose/select {{whom:picked}} {hand} (,) (and) discard it/that/them (card/cards)" for hand in HAND),
    *(f"discard {{whom:picked}} {hand}" for hand in HAND), rank=-2,
)  # fmt: skip
simple.converts(
    _discarded, never, *(f"{{by:whom-player}} (must) discard/discards {{whom:picked}} {more}" for more in (
        OF_CHOICE, f"of your choice {HAND[2]}", f"{HAND[2]} of your choice", "that you choose", "you choose")), rank=-1,
)  # fmt: skip
