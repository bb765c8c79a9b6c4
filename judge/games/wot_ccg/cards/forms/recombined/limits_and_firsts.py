"""What limits an effect or a player: whom it is aimed at, recruits of one turn; the first time, and what else comes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.clauses import clause, upon
from judge.games.wot_ccg.cards.forms.mechanisms.rolled_again import ANY, Dice, _reroll
from judge.games.wot_ccg.cards.forms.rules import has, never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import IT, THIS, Count, Recruits, Ref
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed, Note, Occasion

sentence, deed = sort("sentence"), sort("deed")

# At whom an effect may be aimed.
for _what, _said, _used in (("only target", "only", "{_:only-used}"), ("never target", "not", "{_:not-used}")):
    sentence.form(
        Note, f"this effect may {_said} target {{which:every-which!}}", what=_what, about="whom an effect is aimed at",
    )  # fmt: skip
    _mays = ("may only", "can only") if _said == "only" else ("may not", "cannot", "can not")
    sentence.converts(
        lambda which, what=_what, _="": Note(what, which), never,
        *(f"{_used} {on} (a/an/the/any) {{which:every-which}}" for on in ("on", "against", "to target")),
        *(f"this/his/her/its effect/ability {may} {target} (a/an/the/any) {{which:every-which}}" for may in _mays
          for target in ("target", "affect")),
        *(f"this card {may} target (a/an/the/any) {{which:every-which}} with this/his/her/its effect/ability"
          for may in _mays),
        f"the target {'must' if _said == 'only' else 'may not/cannot'} be (a/an/the) {{which:every-which}}", rank=1,
    )  # fmt: skip

# How many cards a player recruits in a turn.
few = LANGUAGE.sort("recruit-limit", "so many recruits of a description")
few.form(Recruits, "1 {which}", "a/an/one {which}", number=1, rank=-1)
few.form(Recruits, "{number:number} {which!}", "{number:single} {which}")
few.form(Recruits, "{number:number} card[|s]", "{number:single} card/cards", rank=-2)
PER = "(per|each|a|every|in one|in a|during each|during any) turn"
BARRED = ("may only recruit", "can only recruit", "may recruit only", "may recruit no more than", "may recruit at most")


def _so_few(whom: Ref, rules: tuple[Any, ...], until: str = "") -> Deed:
    return Deed("has", whom, rules=rules, until=until)


def _of_so_few(given: Any) -> Mapping[str, Any] | None:
    rules = given.rules if isinstance(given, Deed) else ()
    if not rules or not all(isinstance(each, Recruits) for each in rules) or given != _so_few(given.whom, rules):
        return None
    return {"whom": given.whom, "rules": rules}


EVERYBODY = Ref("each player")
has.converts(
    _so_few, _of_so_few, "{whom:whom-player} may only recruit {rules:recruit-limit&} per turn",
    *(f"{{whom:whom-player}} {may} {{rules:recruit-limit&}} {PER}" for may in BARRED),
    f"{{whom:whom-player}} may not recruit more than {{rules:recruit-limit&}} {PER}",
)  # fmt: skip
has.converts(
    lambda rules: _so_few(EVERYBODY, rules), never, f"no player may recruit more than {{rules:recruit-limit&}} {PER}",
)  # fmt: skip


def _of_so_long(given: Any) -> Mapping[str, Any] | None:
    found = _of_so_few(given._replace(until="")) if isinstance(given, Deed) and given.until else None
    return {**found, "until": given.until} if found else None


deed.converts(
    _so_few, _of_so_long, "{whom:whom-player} may only recruit {rules:recruit-limit&} {until}",
    *(f"{{whom:whom-player}} {may} {{rules:recruit-limit&}} {{until}}" for may in BARRED),
    "{whom:whom-player} may not recruit more than {rules:recruit-limit&} {until}",
)  # fmt: skip
deed.converts(
    lambda rules, until: _so_few(EVERYBODY, rules, until), never,
    "no player may recruit more than {rules:recruit-limit&} {until}",
)  # fmt: skip


# The first time that something happens, in the game or in each turn.
def _first(it: Clause, when: Occasion, once: str = "game") -> Clause | None:
    made = upon(it, when)
    plain = made and not (made.may or made.costs or made.once or made.conditions)
    return made._replace(once=once) if made and plain and not when.first else None


clause.converts(
    _first, never, "the first time (that) {when:occasion} , {it:clause}", rank=2,
)  # fmt: skip
clause.converts(
    lambda it, when: _first(it, when, "turn"), never,
    "the first time (each|every|in a|during a|in each|during each) turn (that) {when:occasion} , {it:clause}",
    "the first time (that) {when:occasion} each/every turn , {it:clause}", rank=1,
)  # fmt: skip

# What comes otherwise.
OTHERWISE = Occasion("otherwise")
clause.converts(
    lambda it: None if it.when or it.costs or it.conditions else it._replace(when=OTHERWISE),
    lambda given: {"it": given._replace(when=None)} if isinstance(given, Clause) and given.when == OTHERWISE else None,
    "otherwise , {it:clause}", "otherwise (,) {it:clause}", "if not (,) {it:clause}", rank=1,
)  # fmt: skip


# Dice of somebody who is named, once each turn.
def _each_turn(whom: Any, dice: Dice) -> Clause:
    return Clause((_reroll(IT if whom == THIS else whom, dice),), once="turn", may=True)


def _any_dice(whom: Any, ability: str = "") -> Clause:
    return _each_turn(whom, Dice(ANY, ability, 1))


def _some_dice(whom: Any, n: int, ability: str = "") -> Clause:
    return _each_turn(whom, Dice(n, ability))


AGAIN = "you/it/he/she may reroll"
EACH_TURN = "(once) each/per turn"
clause.converts(
    _any_dice, never, f"{AGAIN} any (number) of {{whom}} 's ({{ability}}) dice {EACH_TURN}", rank=1,
)  # fmt: skip
clause.converts(
    _some_dice, never, f"{AGAIN} {{n:number}} of {{whom}} 's ({{ability}}) dice {EACH_TURN}", rank=1,
)  # fmt: skip
sort("count").converts(
    lambda which: Count("control", which), never, "token/tokens by which you control (the/a/an/any) {which}", rank=1
)
