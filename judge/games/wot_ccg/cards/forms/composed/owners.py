"""The only card of its kind that a player has, control of the advantage itself, prices of the target's player."""

from __future__ import annotations

from typing import Any

from judge.games.wot_ccg.cards.forms.clauses import clause
from judge.games.wot_ccg.cards.forms.frames.adverbs import at_price
from judge.games.wot_ccg.cards.forms.frames.occasions import occasion
from judge.games.wot_ccg.cards.forms.prices import priced
from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import THIS, YOU, All, Condition, Ref, Results, Surcharge, Which
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed, Occasion


# The only one.
def _only_one(which: Which, rules: tuple[Any, ...]) -> Clause | None:
    if which.side or which.zone != "play" or which.kind not in ("character", "troop"):
        return None
    asked = Condition("controls", which, "you", "=", 1)
    return Clause((Deed("has", All(which._replace(side="yours")), rules=rules),), conditions=(asked,))


ONE = ("only (one/1)", "exactly one/1")
THAT = ("that character", "that troop", "that card")  # `It` may be the card that speaks.
clause.converts(
    _only_one, never,
    *(f"if/while you control {only} {{which}} , {that} gain/gains/has {{rules:gained}}"
      for only in ONE for that in THAT),
    *(f"the only {{which}} you {have} gain/gains/has {{rules:gained}}" for have in ("control", "have in play")),
    "your only {which} gain/gains/has {rules:gained}", rank=-4,
)  # fmt: skip

# Control of the advantage that says so.
ITSELF = Which(kind="contested advantage", alike=True)
for _event, _does in (("gains control", "gain"), ("loses control", "lose")):
    for _who, _words, _s in ((YOU, "you", ""), (Ref("opponent"), "your opponent", "s"),
                             (Ref("each player"), "any player", "s")):  # fmt: skip
        occasion.form(
            Occasion(_event, _who, ITSELF), f"{_words} {_does}{_s} control of this card",
            f"{_words} {_does}{_s} control of it", rank=1,
        )  # fmt: skip

# What the target's player may do with the advantage on it, and when.
TARGET = "the target/targeted (character/troop) may"
for _verb in ("rotate", "discard"):
    priced.converts(
        lambda hows, it, verb=_verb: at_price((Deed(verb, THIS),), it, hows), never,
        f"{TARGET} {_verb} this card (,) {{hows:adverb-within+}} (,) to {{it:done-for-it}}", rank=2,
    )  # fmt: skip


# What the target may do itself: so may the player of the advantage that is on it.
LANGUAGE.sorts["core"].converts(
    lambda act: Clause((act._replace(whom=Ref("target")),), may=True), never,
    "the target/targeted (character/troop) may {act:own-act}", rank=2,
)  # fmt: skip


# What events cost the players of a side, for a while.
def _dearer(whom: Ref, results: Results, until: str, _: str = "") -> Deed:
    return Deed("has", whom, rules=(Surcharge(results),), until=until)


def _of_dearer(given: Any) -> dict[str, Any] | None:
    rule = given.rules[0] if isinstance(given, Deed) and len(given.rules) == 1 else None
    if not isinstance(rule, Surcharge) or rule.side or not given.until or given.whom not in sides.singular:
        return None
    found: dict[str, Any] = {"whom": given.whom, "results": rule.results, "until": given.until}
    return found if given == _dearer(**found) else None


sides = LANGUAGE.words("players-of-side", "the players of a side")
sides.word(Ref("hero players"), "Hero players", "all Hero players", "each Hero player")
sides.word(Ref("villain players"), "Villain players", "all Villain players", "each Villain player")
LANGUAGE.sorts["any-player"].converts(lambda whom: whom, never, "{whom:players-of-side}", rank=2)
sort("deed").converts(
    _dearer, _of_dearer, "{until} , {whom:players-of-side} must pay {results} more for each event",
    "{whom:players-of-side} must pay {results:extra} to play {_:any-event} {until}",
    "{whom:players-of-side} must pay {results} more for each event {until}", rank=-1,
)  # fmt: skip
