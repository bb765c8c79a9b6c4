"""limits, cannot, effects: what encounter cards print beside the usual words for it: limits, bans, blank cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.of_encounters.players_told import of_all
from judge.games.lotr_lcg.cards.forms.sisters import MUCH, TAKES
from judge.games.lotr_lcg.cards.forms.when.occasions import BE, occasion
from judge.games.lotr_lcg.cards.language import LANGUAGE, deed, of
from judge.games.lotr_lcg.cards.meanings import (
    ALL,
    THIS,
    YOU,
    Amount,
    Condition,
    Deeds,
    Instruction,
    Limit,
    Opening,
    Phrase,
    Quality,
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


for kind, verbs in (("raise-threat", "raise"), ("lower-threat", "lower")):
    much = ("by any amount", "by 1 or more", "by any number")
    occasion(kind, *(f"{{player}} {verbs}s their/his/her threat {each} ({{cause}})" for each in much), rank=1)
    occasion(kind, *(f"you {verbs} your threat {each} ({{cause}})" for each in much), player=YOU, rank=1)


# --- the last of its tokens
def _last_of(tokens: str, kinds: tuple[str, ...]) -> Any:
    """`When the last resource is removed from this card, ...`: when one is taken, and none is left."""

    def make(it: Opening) -> Opening | None:
        none = Condition("compare", left=Amount(of=tokens, group=THIS), range=Range("=", Amount(0)))
        deeds: Deeds = it.deeds._replace(conditions=(none, *it.deeds.conditions))
        if it.triggers or it.costs:
            return None
        waits = tuple(Trigger(each, THIS) for each in kinds)
        return it._replace(kind="forced", timing="after", triggers=waits, deeds=deeds)

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Opening) or tuple(each.kind for each in given.triggers) != kinds:
            return None
        deeds = given.deeds._replace(conditions=given.deeds.conditions[1:])
        it = given._replace(kind="", timing="", triggers=(), deeds=deeds)
        return {"it": it} if given == make(it) else None

    return make, take


for tokens, token, kinds in (
    ("resources", "resource", ("spend", "move-resource")),
    ("progress", "progress", ("remove-progress", "move-progress")),
    ("damage", "damage", ("heal", "move-damage")),
):
    last = tuple(
        f"{opens} the last {token} {told}, {{it:effect part}}"
        for opens in ("forced: after", "forced: when", "after", "when")
        for told in (
            "is removed from this card", "on this card is removed", "is removed from here", "here is removed",
            "is discarded from this card",
        )
    )  # fmt: skip
    of["opening"].converts(*_last_of(tokens, kinds), *last, rank=1)

# --- damage that goes elsewhere
deed("move damage", "move[s|] all damage on {group:cards} to {to:cards}", amount=ALL, rank=1)
deed("move damage", "move[s|] {amount} damage on {group:cards} to {to:cards}", rank=1)

# --- who can hurt it at all
HURT_ONLY = tuple(
    f"cannot {hurt} {but} {by}"
    for hurt, but in (
        ("be damaged", "except by"), ("take damage", "except from/by"), ("take damage", "other than from"),
        ("be dealt damage", "except by/from"),
    )
    for by in ("attacks", "(character|player|combat) attacks", "combat damage")
)  # fmt: skip
ONLY_BY_ATTACKS = Instruction("cannot", words=("take non-combat damage",))
predicate.form(ONLY_BY_ATTACKS, *HURT_ONLY, rank=1)
of["bare"].form(ONLY_BY_ATTACKS._replace(group=THIS), *HURT_ONLY, rank=1)

# --- the effect told as the one who does it: `a player card effect deals damage to this card`
for does in ("deals (any) damage to", "deals 1 or more damage to", "damages"):
    of["happening"].form(
        Trigger, f"{{cause:effect that does it}} {does} {{subject:cards}}", kind="damage", rank=2
    )  # fmt: skip

# --- whoever is engaged with a player: `his engaged enemies`
ENEMIES = ("enemy",)


def _engaged_with(how: str) -> Any:
    def make(whose: Phrase) -> Phrase:
        group = Phrase("that player") if whose.how == "they" else whose
        return Phrase(how, kinds=ENEMIES, clauses=(Quality("engaged", group=group),))

    return make


of["cards"].converts(
    _engaged_with("all"),
    _unsaid,
    "each of {whose} engaged enemies",
    "all of {whose} engaged enemies",
    "all {whose} engaged enemies",
    "{whose} engaged enemies",
    plural=False,
    rank=3,
)
of["cards"].converts(
    _engaged_with("pick"), _unsaid, "one/1 of {whose} engaged enemies", "{whose} engaged enemy", plural=False, rank=3
)
of["counted"].converts(_engaged_with("all"), _unsaid, "of {whose} engaged enemies", rank=3)
of["counted many"].converts(_engaged_with("all"), _unsaid, "{whose} engaged enemies", rank=3)

# --- what an effect took away, as a number
for of_done, units, verbs in (
    ("resources lost", "resources", "discarded/lost/removed"),
    ("damage dealt", "damage", "dealt"),
    ("progress removed", "progress", "removed/discarded"),
    ("damage healed", "damage", "healed/removed"),
):
    of["plain quantity"].form(Amount(of=of_done), f"the {units} {verbs} this way", plural=False, rank=1)
for amount, among in (("{amount:quantity}", "{group:several cards}"),):
    deed("assign", f"deal[s|] damage equal to {amount} among {among}", rank=2)

# --- undefended damage of one enemy
clause.form(
    Instruction,
    *(f"{much}{damage} {takes}" for much in MUCH for takes in TAKES
      for damage in ("undefended damage from {to:cards}", "undefended damage dealt by {to:cards}",
                     "damage from undefended attacks (made) by {to:cards}",
                     "damage from {to:cards} 's undefended attacks")),
    verb="takes undefended",
    rank=1,
)  # fmt: skip

# --- the players together, in another order
of["choice"].converts(
    of_all,
    _unsaid,
    *(f"(the) players must choose as a group{colon} {{options:option|}}" for colon in (":", ": either", " either")),
    *(f"(the) players as a group must choose{colon} {{options:option|}}" for colon in (":", ": either", " either")),
    rank=-3,
)

# --- who controls this card
of["player"].converts(
    lambda: Phrase("all", kinds=("player",), clauses=(Quality("controls", group=THIS),)),
    _unsaid,
    "this card 's controller",
    "the controller of this card",
    rank=1,
)

# --- less than each resource phase would bring
FEWER = ("during the resource phase", "during each resource phase", "each resource phase")
predicate.form(
    Instruction,
    *(f"collect[s|] {{amount}} less/fewer resource[|s] {when}" for when in FEWER),
    verb="collect",
    op="fewer",
)

# --- another word for the same thing
LANGUAGE.reads_as("advance to the next stage", "advance to a new stage", "advance to a new quest stage",
                  "advance to the next quest stage", "advance to the next stage of the quest")  # fmt: skip
LANGUAGE.reads_as("exhausts to", "is exhausted to")
for shadow in ("shadow card", "shadow cards"):
    LANGUAGE.reads_as(shadow, f"{shadow} from the encounter deck", f"{shadow} from the top of the encounter deck")
for word, most in (("highest", "most"), ("lowest", "least")):
    LANGUAGE.reads_as(f"{word} cost", f"{most} expensive")
for hand in ("his", "your", "their", "her"):
    LANGUAGE.reads_as(f"into play from {hand} hand", f"into play from {hand} hand at no cost",
                      f"into play from {hand} hand without paying its cost")  # fmt: skip
