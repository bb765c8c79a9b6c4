"""What comes with a roll, in whichever company it is made: `when it rolls its dice while participating against ...`."""

from __future__ import annotations

from typing import Any

from judge.games.wot_ccg.cards.forms.clauses import clause
from judge.games.wot_ccg.cards.forms.further.rolling import EXTRA, THEN, each_of
from judge.games.wot_ccg.cards.forms.mechanisms.rolled_again import Dice, _reroll
from judge.games.wot_ccg.cards.forms.rules import has, never
from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import IT, Adds, Change, Condition, Count, Per, Results
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed

PLAIN = ("participating",)


def _there(whom: Any, rule: Any, there: Condition) -> Clause | None:
    """What is so of whoever rolls, while he stands as it is said."""
    made = each_of(whom)
    if made is None or there.which.states == PLAIN:  # A mere participant has a row of his own.
        return None
    return Clause(deeds=(Deed("has", made, rules=(rule,)),), conditions=(there,))


def _generates(
    whom: Any, there: Condition, results: Results, ability: str = "", allegiance: str = "", per: Count | None = None
) -> Clause | None:
    if there.test == "in" and not ability and per is None:  # So has a kind of challenge.
        return None
    return _there(whom, Adds(results, "", per, allegiance, dice=ability), there)


def _rolls_more(whom: Any, there: Condition, n: int, ability: str, rolled: str = "", of: Per | None = None) -> Any:
    if rolled not in ("", ability):
        return None
    amount = of._replace(each=n) if of else n
    return _there(whom, Change(f"{ability} dice" if rolled else f"{ability} dice besides", "add", amount), there)


BEFORE = "when/whenever/if {whom} roll/rolls its ({%s}) dice while/when/if (it is) {there:being} ,"
clause.converts(
    _generates, never, f"{BEFORE % 'ability'} {THEN}", f"{BEFORE % 'ability'} {THEN} for each {{per:count}}", rank=-2
)
clause.converts(
    _rolls_more, never, *(f"{BEFORE % 'rolled:ability'} it roll/rolls {extra} ({{of:per}})" for extra in EXTRA),
    rank=-2,
)  # fmt: skip

# Dice of an ability that are rolled again.
WHO = "it/you/he/she may reroll {n:number} (of) those/these/them/the (dice)"
AGAIN = "you/it/he/she may reroll"


def _again(n: int, ability: str, most: int = 0) -> Clause:
    return Clause((_reroll(IT, Dice(n, ability, most)),), use="rolling", once="")


roller = LANGUAGE.words("own-roller", "the card that rolls", {
    each: "" for each in ("it", "he", "she", "this card", "this character", "this troop")
})  # fmt: skip
for _n, _words in ((0, "{n:number} of those/these/them (dice)"), (99, "any (number) of those/these/them (dice)")):
    clause.converts(
        lambda ability, n=_n, _="": _again(n, ability, 1 if n == 99 else 0), never,
        f"when/after/whenever {{_:own-roller}} roll/rolls its {{ability}} dice , {AGAIN} {_words}",
        rank=-1,
    )  # fmt: skip

# So much support or damage for what dice show, said of the results.
has.converts(
    lambda what, whom, results, use="": Deed("has", whom, rules=(Adds(results, use, per=Count(f"{what} rolled")),)),
    never,
    *(f"(for) each {{what:shown}} {by} ({{use:rolled-there}}) (additionally/also) generates (an additional|a|one "
      "additional) {results} (in that/the challenge)" for by in ("rolled by {whom}", "{whom} rolls", "{whom} roll")),
    rank=-1,
)  # fmt: skip
