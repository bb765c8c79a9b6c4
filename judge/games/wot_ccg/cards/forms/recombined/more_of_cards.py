"""More that is said of cards: against this card, what each advantage gives, what is not rolled, named pairs."""

from __future__ import annotations

from typing import Any

from judge.games.wot_ccg.cards.forms.clauses import _meanwhile, clause, upon
from judge.games.wot_ccg.cards.forms.frames.being import part
from judge.games.wot_ccg.cards.forms.frames.of_players import CONTROL, of_player
from judge.games.wot_ccg.cards.forms.further.comparisons import Compared
from judge.games.wot_ccg.cards.forms.further.taking_part import _winning
from judge.games.wot_ccg.cards.forms.recombined.shown import _so_few
from judge.games.wot_ccg.cards.forms.rules import about, has, never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import IT, Accepts, Ban, Change, Condition, Count, Per, Turns, Which
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed, Occasion

condition, predicate = sort("condition"), sort("predicate")

# Against the card whose text it is.
part.form(
    Condition, "against this card", "in (a/any/the) challenge/challenges against this card",
    "in the same challenge against this card",
    "in a/any/the challenge/challenges opposing this card", test="against this", whom=IT, rank=-1,
)  # fmt: skip

# What is not generated at all.
predicate.converts(
    lambda: Ban("generate symbols"), never, "generate[s|] no (ability) symbols", "never generate[s|] (ability) symbols",
)  # fmt: skip


# What each of some cards gives.
def _each_gives(which: Which, whom: Any, n: int, what: str) -> Deed | None:
    if n == 0:
        return None
    return Deed("has", whom, rules=(Change(what, "add" if n > 0 else "subtract", Per(abs(n), Count("cards", which))),))


has.converts(
    _each_gives, never, "each {which} gives {whom} {n:signed} {what:changed}",
    "{whom} gets/receives {n:signed} {what:changed} for each {which}",
    "{whom} receives {n:signed} {what:changed} from each {which}", rank=1,
)  # fmt: skip

# Two cards by their names.
of_player.converts(
    lambda one, two: Condition("controls both", Which(of=(one, two)), "you"), never,
    f"{CONTROL} {{one:by-name}} and {{two:by-name}}", f"{CONTROL} both {{one:by-name}} and {{two:by-name}}", rank=1,
)  # fmt: skip
of_player.form(Condition, f"{CONTROL} either {{which:by-name}}", test="controls", whose="you", rank=2)
condition.converts(
    lambda how: Condition("hand", op=how.op, number=how.number), never, "your hand has/contains {how:some-or-none} "
    "cards/card", "the number of cards in your hand is {how:how-many}", rank=1,
)  # fmt: skip


# Nothing on any die.
LANGUAGE.sorts["shown-symbol"].word(  # type: ignore[attr-defined]
    "symbols", "ability symbols", "ability symbol", "symbols", "symbol"
)


def _no_symbols(whom: Any, it: Clause) -> Clause | None:
    return _so_few(whom, Compared("<=", 0), "symbols", it)


def _few_symbols(whom: Any, how: Compared, it: Clause) -> Clause | None:
    return _so_few(whom, how, "symbols", it)


ROLLS = "when/if {whom} roll/rolls"
clause.converts(
    _no_symbols, never, f"{ROLLS} no (ability) symbols , {{it:clause}}", rank=1,
)  # fmt: skip
clause.converts(
    _few_symbols, never, f"{ROLLS} {{how:so-few}} (ability) symbols , {{it:clause}}", rank=2,
)  # fmt: skip


# Challenges that are won by so much, said before in whose company.
def _won_by(it: Clause, how: Compared, whom: Any = None, whose: str = "") -> Clause | None:
    made = _winning(it, whom, whose)
    return made and made._replace(conditions=(Condition("by", op=how.op, number=how.number), *made.conditions))


BY = "when/if you succeed/win by {how:how-many} in/at"
TAKES = ("in which {whom} is/are participating", "in which {whom} participated/participates")
clause.converts(
    _won_by, never, *(f"{BY} {kind} {takes} , {{it:clause}}" for takes in TAKES
                      for kind in ("a/any challenge", "{whose:told-challenge}")),
    f"{BY} {{whose:told-challenge}} , {{it:clause}}", rank=1,
)  # fmt: skip


# At the end of a turn in which somebody took part.
def _after_part(it: Clause, when: Occasion, whom: Any, kind: str) -> Clause | None:
    made = upon(it, when)
    return made and _meanwhile(made, (Condition("participated", whose=kind, whom=whom),))


clause.converts(
    lambda it, whom, kind: _after_part(it, Occasion("end of turn"), whom, kind), never,
    "at the end of a/any/each/every/the turn in which {whom} participated/participates in {kind:any-challenge} , "
    "{it:clause}",
    "{it:core} at the end of a/any/each/every/the turn in which {whom} participated/participates in "
    "{kind:any-challenge}", rank=1,
)  # fmt: skip
clause.converts(
    lambda it, when: upon(it, when), never, "if this card is in play {when:moment} , {it:clause}",
    "{when:moment} , if this card is in play , {it:clause}", rank=-2,
)  # fmt: skip

# Recruiting without a penalty, and damage that goes into the other pool.
about(
    Accepts, "no allegiance penalty applies to {whom}", "no allegiance penalty applies (when recruiting|to recruit) "
    "{whom}", "(ability) symbols used to recruit {whom} may be of/have any allegiance",
    "{whom} never cause/causes/has/have an/any allegiance penalty", allegiance="all", rank=1,
)  # fmt: skip
INSTEAD = "instead of (to|in|into) {other:own-pool}"


def _other_pool(whom: Any, into: str, other: str) -> Deed:
    return Deed("has", whom, rules=(Turns("damage", into, generated=True),))


has.converts(
    _other_pool, never, *(f"(all/any) damage {made} is/are added/applied/placed to/in/into {{into:own-pool}} {INSTEAD}"
                          for made in ("generated by {whom}", "{whom} generates")), rank=1,
)  # fmt: skip
LANGUAGE.sorts["own-act"].converts(
    lambda: Deed("withdraw", IT), never, "leave a/the/that/its/his/her challenge (and stand down)", rank=2,
)  # fmt: skip
