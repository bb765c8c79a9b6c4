"""Damage that is kept off a card, all of it, so much each time or the next few points; and what comes of damage."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.frames.occasions import of_cards
from judge.games.wot_ccg.cards.forms.rules import has, never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import IT, TURN, Count, Per, Spares
from judge.games.wot_ccg.cards.meanings.effects import Deed

predicate, deed, simple = sort("predicate"), sort("deed"), LANGUAGE.sorts["simple"]
come_from = LANGUAGE.words("damage-from", "where damage comes from")
come_from.word("damage pools", "from damage pools", "from a/the damage pool", "from any damage pool", "in challenges",
               "from your opponent's damage pools", "from an opponent's damage pool", "from each damage pool",
               "from every damage pool", "by each damage pool", "by damage pools")  # fmt: skip
come_from.word("events", "from events", "from event cards", "by events", "from any event", "by event cards")
come_from.word("effects of cards", "from effects of cards", "by effects of cards")
come_from.word("events and effects", "from events and effects", "by events and effects", "from events or effects",
               "by events or effects", "by cards or effects", "from cards or effects",
               "from events or card effects")  # fmt: skip

# What is so of a card all the time, or for a while.
predicate.form(Spares, "take[s|] no damage", "take[s|] no damage {by:damage-from}", about="damage that is kept off")
predicate.form(
    Spares, "take[s|] {amount:number} less damage", "take[s|] {amount:number} less damage {by:damage-from}",
)  # fmt: skip
CANNOT = ("cannot", "may not", "can not")
predicate.converts(
    lambda by="": Spares(0, by), never, "is/are immune to (all) damage ({by:damage-from})",
    *(f"{cannot} {take} ({{by:damage-from}})" for cannot in CANNOT for take in ("be damaged", "take (any) damage")),
    "do/does not take (any) damage ({by:damage-from})",
)  # fmt: skip
predicate.converts(
    lambda amount, by="": Spares(amount, by), never, "takes/take {amount:number} fewer damage ({by:damage-from})",
    "takes/take {amount:number} point/points less damage ({by:damage-from})",
    "takes/take {amount:number} less point/points of damage ({by:damage-from})",
    "takes/take {amount:number} fewer points of damage ({by:damage-from})",
)  # fmt: skip
COMING = (
    "damage to {whom}", "damage placed on {whom}", "damage dealt to {whom}", "damage assigned to {whom}",
    *(f"damage that would be {done} {{whom}}" for done in ("placed on", "dealt to", "assigned to")),
    "damage {whom} would take", "damage {whom} takes",
)  # fmt: skip
BY = "({by:damage-from})"


def _reduced(whom: Any, amount: int, by: str = "", until: str = "") -> Deed:
    return Deed("has", whom, rules=(Spares(amount, by),), until=until)


def _prevented(whom: Any, by: str = "", until: str = "") -> Deed:
    return _reduced(whom, 0, by, until)


has.converts(
    _reduced, never, *(f"(all/any) {each} {BY} is reduced by {{amount:number}}" for each in COMING),
    *(f"reduce (all/any) {each} {BY} by {{amount:number}}" for each in COMING),
)  # fmt: skip
has.converts(
    _prevented, never, *(f"(all/any) {each} {BY} is {gone}" for each in COMING for gone in ("prevented", "ignored")),
    *(f"{prevent} all {each} {BY}" for each in COMING for prevent in ("prevent", "ignore")),
)  # fmt: skip
deed.converts(
    _reduced, never, *(f"(all/any) {each} {BY} is reduced by {{amount:number}} {{until}}" for each in COMING),
    *(f"(all/any) {each} {{until}} {BY} is reduced by {{amount:number}}" for each in COMING),
    *(f"reduce (all/any) {each} {BY} {{until}} by {{amount:number}}" for each in COMING),
    *(f"reduce (all/any) {each} {BY} by {{amount:number}} {{until}}" for each in COMING), rank=1,
)  # fmt: skip
deed.converts(
    _prevented, never,
    *(f"(all/any) {each} {BY} {{until}} is {gone}" for each in COMING for gone in ("prevented", "ignored")),
    *(f"(all/any) {each} {BY} is {gone} {{until}}" for each in COMING for gone in ("prevented", "ignored")),
    *(f"{prevent} all {each} {BY} {{until}}" for each in COMING for prevent in ("prevent", "ignore")), rank=1,
)  # fmt: skip


# The next few points.
def _next(whom: Any, amount: int, by: str = "", until: str = "") -> Deed:
    return Deed("has", whom, rules=(Spares(amount, by, next=True),), until=until or TURN)


def _of_next(given: Any) -> Mapping[str, Any] | None:
    rule = given.rules[0] if isinstance(given, Deed) and len(given.rules) == 1 else None
    if not isinstance(rule, Spares) or not rule.next:
        return None
    found: dict[str, Any] = {"whom": given.whom, "amount": rule.amount, "until": given.until}
    found |= {"by": rule.by} if rule.by else {}
    return found if given == _next(**found) else None


NEXT = "the next {amount:number} (point/points of)"
deed.converts(
    _next, _of_next, "prevent the next {amount:number} damage to {whom} {until}",
    "prevent the next {amount:number} damage to {whom} {by:damage-from} {until}",
    *(f"prevent/ignore {NEXT} {each} {BY} ({{until}})" for each in COMING),
    *(f"{NEXT} {each} {BY} ({{until}}) is/are prevented/ignored" for each in COMING),
)  # fmt: skip

# What comes of damage that a card takes.
of_cards("takes damage", "takes damage", "takes damage", (
    "take/takes (any/some) damage", "take/takes 1/one or more damage", "is/are damaged", "would take (any) damage",
    "would be assigned (any) damage", "is/are assigned (any) damage", "would be dealt (any) damage",
))  # fmt: skip
THAT = Per(1, Count("that damage"))
PLACED = "place/apply/put/move/assign"
simple.converts(
    lambda to: Deed("move damage", IT, THAT, to=to),
    lambda given: {"to": given.to} if isinstance(given, Deed) and given == Deed("move damage", IT, THAT, to=given.to)
    else None, "put that damage on {to:whom} instead", f"{PLACED} that/the damage on/onto/to {{to:whom}} (instead)",
    "{to:whom} takes that/the damage instead", "that/the damage is placed on {to:whom} instead",
)  # fmt: skip
