"""What a sentence adds to the symbols generated in the one before: what allegiance they have, and what they are for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings.effects import Of

worth = LANGUAGE.sort("of-worth", "which allegiance symbols have")
worth.form(Of, "have the {allegiance} allegiance", "has/have (only) the {allegiance} allegiance")
worth.form(Of, "have all allegiances", "has/have all/every allegiances/allegiance", allegiance="all")
worth.form(Of, "have no allegiance", "has/have no allegiance/allegiances", allegiance="none")
worth.form(
    Of, "have the allegiances of your starting character",
    "has/have (all) (of) the allegiance/allegiances of your starting character",
    "has/have (all of) your starting character 's allegiance/allegiances", allegiance="starting",
)  # fmt: skip
purpose = LANGUAGE.sort("of-use", "what symbols are for")
purpose.form(
    Of, "may only be used to recruit", "may be used only to recruit", "may only be used to recruit cards",
    "may only be used to recruit characters or/and troops",
    only_for="recruit",
)  # fmt: skip
purpose.form(
    Of, "may only be used to recruit {for_:every-which!}", "may only be used to recruit (a/an) {for_:every-which}",
    "may be used only to recruit (a/an) {for_:every-which}", only_for="recruit", rank=1,
)  # fmt: skip
purpose.form(
    Of, "may not be used to recruit", "may not be used to recruit cards/characters/troops",
    "may not be used to recruit characters or/and troops", only_for="anything but recruiting",
)  # fmt: skip
THESE = ("these symbols", "this/that/these/those/the symbol/symbols", "the symbol/symbols (added/generated)")


def _both(worth: Of, purpose: Of) -> Of:
    return purpose._replace(allegiance=worth.allegiance)


def _of_both(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Of) or not given.allegiance or not given.only_for:
        return None
    return {"worth": Of(given.allegiance), "purpose": given._replace(allegiance="")}


def _of_one(part: str) -> Any:
    """The part of what is said that stands alone."""

    def take(given: Any) -> Mapping[str, Any] | None:
        said = (bool(given.allegiance), bool(given.only_for)) if isinstance(given, Of) else ()
        return {"it": given} if said == (part == "worth", part == "use") else None

    return take


sentence = sort("sentence")
for part in ("worth", "use"):
    sentence.converts(
        lambda it: it,
        _of_one(part),
        *(f"{each} {{it:of-{part}}}" for each in THESE),
    )  # fmt: skip
sentence.converts(
    _both, _of_both, *(f"{each} {{worth:of-worth}} and {{purpose:of-use}}" for each in THESE),
    *(f"{each} {{worth:of-worth}} , and {{purpose:of-use}}" for each in THESE),
)  # fmt: skip
