"""More of what is so of players: their challenges, what events cost them, who controls more, what they win."""

from __future__ import annotations

from judge.games.wot_ccg.cards.forms.clauses import clause
from judge.games.wot_ccg.cards.forms.frames.adverbs import LAST
from judge.games.wot_ccg.cards.forms.prices import BEARERS, WHO, priced
from judge.games.wot_ccg.cards.forms.rules import has, never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import (
    IT,
    THIS,
    YOU,
    Adds,
    Change,
    Condition,
    Permit,
    Ref,
    Surcharge,
    Which,
)
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed

condition, late = sort("condition"), LANGUAGE.sorts["late"]
OPPONENT, EVERYBODY = Ref("opponent"), Ref("each player")
for several in ("any-player", "other-player"):
    LANGUAGE.sorts[several].converts(lambda: OPPONENT, never, "opponents", rank=1)


BY_PAYING = LANGUAGE.sort("by-paying", "a price named behind")
BY_PAYING.form(Deed, "by paying {results}", "by spending {results}", verb="pay", whom=THIS)
priced.converts(
    lambda deeds, costs, timing="": Clause(deeds=deeds, costs=costs, timing=timing), never,
    f"{WHO} {{deeds:deed>}} {{costs:by-paying,}}", f"{WHO} {{deeds:deed>}} {{costs:by-paying,}} {{timing}}", rank=1,
)  # fmt: skip
priced.converts(
    lambda deeds, costs, timing: Clause(deeds=deeds, costs=costs, timing=timing, conditions=BEARERS), never,
    "the target 's controller may {deeds:deed>} {costs:by-paying,} {timing}",
    "the controller of the target may {deeds:deed>} {costs:by-paying,} {timing}",
    "its controller may {deeds:deed>} {costs:by-paying,} {timing}", rank=1,
)  # fmt: skip
late.converts(
    lambda it: None if it.conditions else it._replace(conditions=(LAST,)), never, "{it:core} in the last battle",
    rank=1,
)  # fmt: skip
condition.form(
    Condition, "{whose:challenge-kind} is being resolved", "it is {whose:challenge-kind} that is resolved",
    test="resolving",
)  # fmt: skip


has.converts(
    lambda results: Deed("has", EVERYBODY, rules=(Surcharge(results),)), never,
    "each event costs an additional {results} (to play)", "(all) events cost an additional {results} (to play)",
    "each player must pay an additional {results} to play an event", rank=-3,
)  # fmt: skip
has.converts(
    lambda results: Deed("has", OPPONENT, rules=(Surcharge(results),)), never,
    "when an/your opponent plays an event , he must pay an additional {results}",
    "events played by your/an opponent cost an additional {results}",
    "your/an opponent 's events cost an additional {results}", rank=-3,
)  # fmt: skip
CONTESTED = Which(kind="contested advantage")
has.converts(
    lambda whom: Deed("has", whom, rules=(Permit("contest", CONTESTED),)), never,
    "{whom} may participate in any contested (advantage) challenge",
    "{whom} may participate in (all) contested (advantage) challenges",
    "{whom} may participate in (all/any) contested (advantage) challenge/challenges (,) regardless of normal "
    "restrictions",
    rank=-1,
)  # fmt: skip


def _more_in_own(what: str, n: int) -> Deed:
    return Deed("has", YOU, rules=(Change(what, "add", n),))


MORE = "have/has/gain/gains {n:number} (additional) {what:own-side}"
LANGUAGE.words("own-side", "support", {"support": "support", "[support]": "support", "[support icon]": "support"})
has.converts(
    _more_in_own, never, f"(all) challenges you initiate {MORE}", f"each challenge you initiate {MORE}",
    "(all) challenges you initiate begin with {n:number} (additional) {what:own-side}",
    "add {n:number} {what:own-side} to all challenges you initiate",
    "add {n:number} {what:own-side} to each challenge you initiate", rank=-1,
)  # fmt: skip
LANGUAGE.words(
    "other-side",
    "opposition",
    {"opposition": "opposition", "[opposition]": "opposition", "[opposition icon]": "opposition"},
)
AGAINST = "have/has/gain/gains {n:number} (additional) {what:other-side}"
has.converts(
    _more_in_own, never, f"all challenges your opponent initiates {AGAINST}",
    f"all challenges initiated by an/your opponent {AGAINST}",
    f"each challenge initiated by an/your opponent {AGAINST}", rank=-1,
)  # fmt: skip


# Of cards that stand in challenges, or are hurt.
OPPOSING = Which(states=("opposing",))
condition.form(
    Condition, "it is participating in a challenge your opponent initiated",
    "(it is) participating in a challenge you did not initiate", test="is", whom=IT, which=OPPOSING, rank=1,
)  # fmt: skip
condition.form(
    Condition, "{whom} is damaged", "{whom} has/have damage on it", "{whom} has/have damage", test="is",
    which=Which(states=("damaged",)), rank=1,
)  # fmt: skip
clause.converts(
    lambda whom, results: Clause(deeds=(Deed("has", whom, rules=(Adds(results),)),), conditions=(LAST,)), never,
    "when {whom} rolls its dice in/during the last battle , it (additionally) generates {results}", rank=-1,
)  # fmt: skip
