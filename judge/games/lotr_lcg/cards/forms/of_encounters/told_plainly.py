"""limits, cannot, effects: what encounter cards print beside the usual words for it: limits, bans, blank cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.when.occasions import BE, occasion
from judge.games.lotr_lcg.cards.language import LANGUAGE, of
from judge.games.lotr_lcg.cards.meanings import (
    THIS,
    Amount,
    Condition,
    Deeds,
    Instruction,
    Limit,
    Opening,
    Range,
    Restricts,
    Trigger,
)

clause, predicate, restriction = of["clause"], of["predicate"], of["restriction"]


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- limits of each player
PER_PLAYER = (
    "limit {times} per player per {per:period}",
    "limit {times} per player each {per:period}",
    "limit {times} per {per:period} per player",
    "limit {times} per/each {per:period} for each player",
    "max {times} per player per {per:period}",
)
of["limit"].form(Limit, *PER_PLAYER, each=True, rank=1)
ABILITY = "this (effect|ability|action|response)"


def _each_so_often(times: int, per: str) -> Restricts:
    return Restricts(limit=Limit(times, per, each=True), anyone=True)


def _of_each_so_often(given: Any) -> Mapping[str, Any] | None:
    limit = given.limit if isinstance(given, Restricts) else None
    same = limit is not None and given == _each_so_often(limit.times, limit.per)
    return {"times": limit.times, "per": limit.per} if same and limit is not None else None


restriction.converts(
    _each_so_often,
    _of_each_so_often,
    "each player may trigger this effect {times} each {per:period}",
    *(f"each player may (only) {trigger} {ABILITY} {{times}} {each} {{per:period}}"
      for trigger in ("trigger", "use") for each in ("per", "each")),
)  # fmt: skip

# --- bans in a row: `cannot be healed or readied`
ban = of["ban"]
for said, done in (
    ("be healed", "healed"),
    ("ready", "readied"),
    ("exhaust", "exhausted"),
    ("be damaged", "damaged"),
    ("be destroyed", "destroyed"),
    ("be discarded", "discarded"),
    ("be attacked", "attacked"),
    ("be engaged", "engaged"),
    ("be explored", "explored"),
    ("be canceled", "canceled"),
):
    ban.word(said, done)  # type: ignore[attr-defined]

# --- cards whose text does not count
ALIKE = ("as blank", "as if blank", "as if it/they were blank", "as though it/they were blank")
clause.form(Instruction, *(f"treat {{group:several cards}} {each}" for each in ALIKE), verb="blank", rank=2)

# --- in the order of the players, as everything that several of them have done to them
of["lasting clause"].converts(
    lambda it: it if it.group.how == "all" and not it.may else None,
    _unsaid,
    "{it:clause} in player order",
    "{it:clause}, in player order",
    rank=5,
)

# --- occasions
occasion("engage", f"{{subject:cards}} {BE} engaged by {{player}}", rank=1)
occasion("engage", f"{{subject:cards}} {BE} optionally engaged by {{player}}", cause="optional", rank=1)
occasion("engage", f"{{subject:cards}} {BE} optionally engaged", cause="optional", rank=1)
for who, s in (("player", "s"), ("players", "")):
    occasion("attach", f"{{player:{who}}} attach{s}/play{s} {{subject:cards}} on/to {{other:cards}}", rank=3)


# --- the last of its tokens
def _last_of(tokens: str, kind: str) -> Any:
    """`When the last resource is removed from this card, ...`: when one is taken, and none is left."""

    def make(it: Opening) -> Opening | None:
        none = Condition("compare", left=Amount(of=tokens, group=THIS), range=Range("=", Amount(0)))
        deeds: Deeds = it.deeds._replace(conditions=(none, *it.deeds.conditions))
        if it.triggers or it.costs:
            return None
        return it._replace(kind="forced", timing="after", triggers=(Trigger(kind, THIS),), deeds=deeds)

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Opening) or [each.kind for each in given.triggers] != [kind]:
            return None
        deeds = given.deeds._replace(conditions=given.deeds.conditions[1:])
        it = given._replace(kind="", timing="", triggers=(), deeds=deeds)
        return {"it": it} if given == make(it) else None

    return make, take


for tokens, token, kind in (("resources", "resource", "spend"), ("progress", "progress", "remove-progress"),
                            ("damage", "damage", "heal")):  # fmt: skip
    last = tuple(
        f"{opens} the last {token} {told}, {{it:effect part}}"
        for opens in ("forced: after", "forced: when", "after", "when")
        for told in (
            "is removed from this card", "on this card is removed", "is removed from here", "here is removed",
            "is discarded from this card",
        )
    )  # fmt: skip
    of["opening"].converts(*_last_of(tokens, kind), *last, rank=1)

# --- another word for the same number
for word, most in (("highest", "most"), ("lowest", "least")):
    LANGUAGE.reads_as(f"{word} cost", f"{most} expensive")
LANGUAGE.reads_as("a shadow card", "a new shadow card")
for hand in ("his", "your", "their", "her"):
    LANGUAGE.reads_as(f"into play from {hand} hand", f"into play from {hand} hand at no cost",
                      f"into play from {hand} hand without paying its cost")  # fmt: skip
