"""More voices: challenges won in somebody's company said behind what they bring, damage kept off, all traits lost."""

from __future__ import annotations

from typing import Any

from judge.games.wot_ccg.cards.forms.clauses import clause
from judge.games.wot_ccg.cards.forms.further.killed import aside
from judge.games.wot_ccg.cards.forms.further.taking_part import WON
from judge.games.wot_ccg.cards.forms.own_symbols import OF
from judge.games.wot_ccg.cards.forms.recombined.happenings import COMPANY, ENDS, _so_ended
from judge.games.wot_ccg.cards.forms.rules import about, has, never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import (
    NATION,
    THIS,
    TURN,
    Change,
    Condition,
    Gain,
    PaysAs,
    Spares,
    Which,
)
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed

deed = sort("deed")


# Challenges that end, said behind what they bring.
KINDS = ("a/any challenge", "{whose:told-challenge}")
THEN = "{it:core} when/if/after"
for _event, _who in (("you succeed", "you"), ("opponent succeeds", "your opponent")):
    clause.converts(
        lambda it, whom, whose="", event=_event: _so_ended(it, event, whom, whose), never,
        *(f"{THEN} {_who} {won} {kind} {takes}" for won in WON for kind in KINDS for takes in COMPANY), rank=1,
    )  # fmt: skip
for _event, _verbs in ENDS.items():
    clause.converts(
        lambda it, whom, whose="", event=_event: _so_ended(it, event, whom, whose), never,
        *(f"{THEN} {kind} {takes} {verbs}" for kind in KINDS for takes in COMPANY for verbs in _verbs), rank=1,
    )  # fmt: skip

# Damage that is kept off: so many points are the next so many.
COMING = ("damage to {whom}", "damage dealt to {whom}", "damage assigned to {whom}", "damage {whom} takes")


def _kept_off(whom: Any, amount: int, by: str = "", until: str = "") -> Deed:
    return Deed("has", whom, rules=(Spares(amount, by, next=True),), until=until or TURN)


deed.converts(
    _kept_off, never, *(f"prevent (up to) {{amount:number}} (point/points of) {each} ({{by:damage-from}}) ({{until}})"
                        for each in COMING), rank=2,
)  # fmt: skip

# What symbols are worth to characters or troops of any allegiance.
about(
    PaysAs, f"{OF} may be used to recruit {{for_:every-which!}} of any allegiance",
    f"{OF} may be used to recruit {{for_:every-which!}} of any allegiance/allegiances",
    f"{OF} may be used to recruit {{for_:every-which!}} with any allegiance",
    f"{OF} may be used to recruit {{for_:every-which!}} regardless of allegiance",
    f"{OF} may be used to recruit {{for_:every-which!}} without (causing) (an/any/the) allegiance penalty",
    allegiance="all", rank=1,
)  # fmt: skip

# A nation whose advantage one controls.
clause.converts(
    lambda whom: Clause((Deed("has", whom, rules=(Gain(NATION),)),), conditions=(Condition(
        "controls", Which(kind="nation contested advantage"), "you"),)), never,
    "{whom} gain/gains/has/have the allegiance/allegiances of any/each nation contested advantage you control",
    "{whom} gain/gains/has/have the allegiance/allegiances of (all/any) nation contested advantages you control",
    "{whom} gain/gains/has/have the allegiance of any nation whose contested advantage you control",
)  # fmt: skip

# More that a challenge must reach.
has.converts(
    lambda n: Deed("has", THIS, rules=(Change("opposition", "add", n),)), never,
    "this challenge requires/needs {n:number} additional/more support (to succeed)",
    "this challenge requires/needs an additional {n:number} support (to succeed)", rank=1,
)  # fmt: skip

# In place of the pile to which a card would go.
for _of in ("instead of", "rather than"):
    for _put in ("placing it in", "being placed in", "being put in", "going to", "putting it in"):
        for _pile in ("a", "the", "your", "its owner's", "his owner's"):
            aside.word("", f"{_of} {_put} {_pile} killed pile")
_outcome = LANGUAGE.words("instead-of-discarded", "in place of being discarded", {
    f"{of} {being}": "" for of in ("instead of", "rather than") for being in (
        "being discarded", "discarding it", "placing it in your discard pile", "going to your discard pile",
        "being placed in your discard pile")
})  # fmt: skip
LANGUAGE.sorts["simple"].converts(
    lambda _: Deed("return", THIS), never,
    "return this card to its/your (owner 's) hand {_:instead-of-discarded}",
    "this card/challenge is/are returned to its/your (owner 's) hand {_:instead-of-discarded}",
    "return it to its/your (owner 's) hand {_:instead-of-discarded}",
    "it is returned to its/your (owner 's) hand {_:instead-of-discarded}", rank=1,
)  # fmt: skip
