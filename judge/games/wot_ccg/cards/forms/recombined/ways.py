"""Voices that one sentence knew and others did not: of hand sizes, of tokens, of cards that withdraw or reinforce."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.clauses import clause
from judge.games.wot_ccg.cards.forms.further.comparisons import compared
from judge.games.wot_ccg.cards.forms.rules import about, has, never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import (
    THIS,
    YOU,
    All,
    Change,
    Limit,
    Permit,
    Ref,
    Results,
    Turns,
    Which,
)
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed
from judge.games.wot_ccg.cards.waiting import USED

simple, given, results, limit = LANGUAGE.sorts["simple"], LANGUAGE.sorts["sacrifice"], sort("results"), sort("limit")
OPPONENT, ANYBODY = Ref("opponent"), Ref("each player")

# Hand sizes.
HANDS = {
    YOU: ("your",), OPPONENT: ("your opponent 's", "opponents '"), ANYBODY: ("each player 's", "players '"),
    Ref("target"): ("the target 's", "that player 's", "the target player 's"),
}  # fmt: skip
OF = {YOU: (), OPPONENT: ("your opponent", "opponents", "all opponents"), ANYBODY: ("each player", "all players"),
      Ref("target"): ("the target", "that player")}  # fmt: skip
for _op, _done, _do in (("add", "increased", "increase"), ("subtract", "reduced/decreased", "reduce/decrease")):
    for _whom, _whose in HANDS.items():
        _sizes = [f"{each} (maximum) hand size" for each in _whose]
        _sizes += [f"the (maximum) hand size of {each}" for each in OF[_whom]]
        has.converts(
            lambda n, op=_op, whom=_whom: Deed("has", whom, rules=(Change("hand size", op, n),)) if n > 0 else None,
            never, *(f"{each} is {_done} by {{n:number}}" for each in _sizes),
            *(f"{each} is {_done} by {{n:signed}}" for each in _sizes if _op == "add"),
            *(f"{_do} {each} by {{n:number}}" for each in _sizes), rank=2,
        )  # fmt: skip

# Symbols of any sort, and tokens that are converted.
OF_CHOICE = ("of any type/types", "of your choice", "of any ability/abilities")
results.converts(
    lambda n: Results(wild=n), never, *(f"{{n:wild-number}} symbol/symbols {each}" for each in OF_CHOICE), rank=1,
)  # fmt: skip
given.converts(
    lambda amount: Deed("convert tokens", YOU, amount), never,
    "convert {amount} (of your) pattern token/tokens (to a neutral token|to neutral tokens|to neutral)",
    "move {amount} (pattern) token/tokens from your section (of the pattern) to the neutral section (of the pattern)",
    rank=1,
)  # fmt: skip

# The tokens in the game, all together.
compared(
    "tokens", "the total Pattern (in the game) is {how:how-many}", "the total pattern (in the game) is {how:how-many}",
    "the total number of (pattern) tokens (in the game|on the pattern|in play) is {how:how-many}",
    "the total number of pattern (in the game) is {how:how-many}", whose="total", rank=3,
)  # fmt: skip

# Abilities that somebody has at all.
limit.converts(
    lambda what: Limit(what, ">=", 1), never, "with (a/an/any) {what:printed-ability} ability greater than 0/zero",
    "with the {what:printed-ability} (ability)", rank=3,
)  # fmt: skip
limit.converts(
    lambda what: Limit(what, "<=", 0), never, "without (a/an/the/any) {what:printed-ability} (ability)",
    "with no {what:printed-ability} ability", rank=3,
)  # fmt: skip

# Cards that withdraw of themselves, in a step of a challenge.
STEPS = {"opening": "opening moves", "grips": "coming to grips"}
FROM = "(from a/any/the/its challenge|from a/any/the challenge in which it is participating)"


def _leaving(step: str) -> tuple[Any, Any]:
    made = Clause((Deed("withdraw", THIS),), use=step)

    def take(given: Any) -> Mapping[str, Any] | None:
        return {} if given == made else None

    return (lambda: made), take


for _step, _name in STEPS.items():
    clause.converts(
        *_leaving(_step), f"this card may cease participating during the {_name} step",
        *(f"this card may {act} during the {_name} step (of a/any challenge|of a/any challenge in which it is "
          "participating)" for act in (f"withdraw {FROM}", f"cease participating {FROM}", "stand down")),
        *(f"during the {_name} step (of a/any challenge|of a/any challenge in which it is participating) , this card "
          f"may {act}" for act in (f"withdraw {FROM}", f"cease participating {FROM}", "stand down")), rank=1,
    )  # fmt: skip
own_act = LANGUAGE.sorts["own-act"]
own_act.converts(
    lambda: Deed("withdraw"), never, "withdraw (from a/the/that/its challenge)",
    "cease to participate (in a/the/that/its challenge)", "leave the/that/its challenge", rank=1,
)  # fmt: skip
simple.converts(
    lambda whom, act: act._replace(whom=whom), never, "cause/make {whom} (to) {act:own-act}", rank=2,
)  # fmt: skip

# Challenges that may be reinforced, by who initiated them.
for _side, _who in (("yours", "you"), ("theirs", "your opponent")):
    about(
        Permit, f"{{whom}} may reinforce any challenge {_who} initiated",
        f"{{whom}} may reinforce a/any challenge {_who} initiated/initiates/initiate",
        f"{{whom}} may reinforce a/any challenge initiated by {_who}",
        f"{{whom}} may reinforce challenges {_who} initiated/initiates/initiate",
        f"{{whom}} may reinforce challenges initiated by {_who}", what=f"reinforce in {_side}",
    )  # fmt: skip

# What of a roll counts in a challenge.
THERE = "{place:that-challenge}"
FIGHTERS = All(Which(kind="fighter", where="that"))
ROLLED = "(all/any/each) {what:turned} (generated|rolled) (by any means|by any player) (in|during)"
has.converts(
    lambda: Deed("has", FIGHTERS, rules=(Change("damage", "multiply", 2),)), never,
    "(all/any) {_:damage-icon} (rolled|generated) in/during this challenge is/are doubled".replace("{_:damage-icon}",
                                                                                                  "damage"),
    "double (all/any) damage (rolled|generated) in/during this challenge",
)  # fmt: skip
has.converts(
    lambda what: Deed("has", FIGHTERS, rules=(Turns(what, ""),)), never,
    "(all/any/each) {what:turned} rolled in/during this challenge is/are ignored/negated",
    "ignore/negate (all/any/each) {what:turned} rolled in/during this challenge", rank=1,
)  # fmt: skip
has.converts(
    lambda what, into, _="": Deed("has", FIGHTERS, rules=(Turns(what, into),)), never,
    "(all/any/each) {what:turned} rolled in/during this challenge {_:becoming} (a/an) {into:turned} (instead)", rank=1,
)  # fmt: skip


# What follows upon something that was left to a player.
def _if_so(it: Clause) -> Clause | None:
    plain = it.when is None and not (it.costs or it.use or it.once or it.timing or it.may)
    return it._replace(when=USED) if plain else None


clause.converts(_if_so, never, "if you do (so) , {it:core}", rank=1)
