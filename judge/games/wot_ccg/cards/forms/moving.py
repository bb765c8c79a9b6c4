"""Where cards go: into play from a hand or a pile, to the top or the bottom of a deck, from one card to another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import Chosen, Ref, Which
from judge.games.wot_ccg.cards.meanings.effects import Deed

simple = LANGUAGE.sorts["simple"]
FREE = "(under your control) (for no cost|for free)"
held = LANGUAGE.words("own-zone", "where a card of one's own lies")
for _zone in ("hand", "discard pile", "killed pile"):
    held.word(_zone, f"your {_zone}")


def _enters(which: Which, zone: str) -> Deed | None:
    """Out of one's own hand or pile; what an advantage would be on is not told."""
    if (which.zone, which.side) != ("play", "") or which.kind not in ("character", "troop", "fighter"):
        return None
    return Deed("into play", Chosen(which._replace(zone=zone, side="yours")))


def _of_enters(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Deed) or given.verb != "into play" or not isinstance(given.whom, Chosen):
        return None
    found = {"which": given.whom.which._replace(zone="play", side=""), "zone": given.whom.which.zone}
    return found if given == _enters(**found) else None  # type: ignore[arg-type]


simple.converts(
    _enters, _of_enters, "put a {which:one-which} from {zone:own-zone} into play",
    f"put/place/bring a/an/one/1/any {{which:one-which}} from/in {{zone:own-zone}} (directly) into play {FREE}",
)  # fmt: skip
that = LANGUAGE.sort("that-one", "a character or a troop that was targeted, wherever it lies")
that.form(Ref("target"), "the target", "that character/troop", "the/each target (character/troop)")
that.form(Ref("it"), "it", "him/her/them")
simple.form(
    Deed, "put {whom:that-one} into play", f"put/place/bring {{whom:that-one}} (directly) into play {FREE}",
    f"{{whom:that-one}} is/are put/placed/brought (directly) into play {FREE}", verb="into play", rank=2,
)  # fmt: skip
end = LANGUAGE.words("end-of-deck", "an end of a deck")
for _name, _the in (("top", ("", "the ")), ("bottom", ("the ",))):
    for _article in _the:
        for _whose in ("its owner's", "his owner's", "her owner's", "their owner's", "their owners'", "your", "his"):
            end.word(_name, f"{_article}{_name} of {_whose} deck")
simple.form(
    Deed, "put {whom} on {what:end-of-deck}", "put/place/return/move {whom} (back) on/to {what:end-of-deck}",
    "{whom} is/are put/placed/returned/moved (back) on/to {what:end-of-deck}", verb="onto deck", rank=5,
)  # fmt: skip
simple.form(Deed, "move {whom} to {to:chosen}", verb="move advantage", rank=5)
