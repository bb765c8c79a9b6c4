"""What is said of the challenge whose card speaks, of those in it, and of what follows for its players."""

from __future__ import annotations

from typing import Any

from judge.games.wot_ccg.cards.forms.amounts import SO_MUCH
from judge.games.wot_ccg.cards.forms.clauses import clause
from judge.games.wot_ccg.cards.forms.mechanisms.parties import IN, SO_FEW, _few
from judge.games.wot_ccg.cards.forms.recruiting import _symbols as symbols_of
from judge.games.wot_ccg.cards.forms.recruiting import cost_changes
from judge.games.wot_ccg.cards.forms.rules import has, never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import (
    NEXT_TURN,
    YOU,
    Admits,
    All,
    Ban,
    Chosen,
    Condition,
    Per,
    Ref,
    Results,
    Which,
)
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed, Played

simple, sentence, deed, whom = LANGUAGE.sorts["simple"], sort("sentence"), sort("deed"), sort("whom")
HERE = Condition("resolving this")
EVERYBODY, OPPONENT = Ref("each player"), Ref("opponent")


# Events while it is resolved.
def _no_events(who: Ref, what: str) -> Any:
    made = Deed("has", who, rules=(Ban(what),), conditions=(HERE,))

    def take(given: Any) -> dict[str, Any] | None:
        return {} if given == made else None

    return (lambda: made), take


THIS = "(during|in|while resolving) this challenge"
for _who, _nobody, _cards in (
    (EVERYBODY, "no player", "no"), (OPPONENT, "no opponent", ""),
):  # fmt: skip
    _said = "each player" if _who == EVERYBODY else "your opponent"
    deed.converts(
        *_no_events(_who, "play events"), f"{_said} cannot play events during this challenge",
        f"{_nobody} may play (any) events/event (cards) {THIS}",
        *((f"no events/event (cards) may be played {THIS}", f"events/event (cards) may not be played {THIS}")
          if _cards else (f"opponents may not play (any) events/event (cards) {THIS}",
                          f"your opponents may not play (any) events/event (cards) {THIS}")), rank=-1,
    )  # fmt: skip

# Those who take part in it.
THERE = Which(kind="fighter", where="that")
LANGUAGE.words("all-of", "all of them", dict.fromkeys(("all", "all of", "each of", "each"), ""))
LANGUAGE.words("taking-part", "those who take part", {
    f"{they}{there}": "" for they in ("participants", "participant", "participating cards", "participating card")
    for there in ("", " in this challenge", " in the challenge", " in that challenge")
})  # fmt: skip
for _side, _whose in (("", ""), ("yours", "your"), ("theirs", "your opponent 's")):
    whom.converts(
        lambda _="", side=_side, every="": All(THERE._replace(side=side)), never,
        f"{{every:all-of}} {_whose} {{_:taking-part}}", *((f"{_whose} {{_:taking-part}}",) if _side else ()), rank=2,
    )  # fmt: skip
has.converts(
    lambda place, side, few, which: _few(place, side, few, which), never,
    f"{{side:party}} may only have {SO_FEW} {{few:single}} {{which}} participating {IN}",
    f"{{side:party}} may only have (up to|at most) {{few:single}} {{which}} participating {IN}", rank=-2,
)  # fmt: skip
has.converts(
    lambda place, _="": Deed("has", place, rules=(Admits(no_damage=True),)), never,
    f"(all/any) {{_:damage-icon}} (rolled|generated) {IN} is/are not applied/assigned/counted",
    f"{{_:damage-icon}} is/are not applied/assigned/counted {IN}", f"no {{_:damage-icon}} is/are applied/assigned {IN}",
    rank=1,
)  # fmt: skip

# Who may initiate it, by name.
INITIATE = "may/can only be initiated by"
sentence.converts(
    lambda which: Played("initiate", (Condition("controls", which, "you"),)), never,
    f"(this challenge/card) {INITIATE} (the/a/an) {{which}}", f"(this challenge/card) {INITIATE} {{which:by-name}}",
    f"(this challenge/card) {INITIATE} (a/the) player/players who control/controls (a/an/the) {{which}}",
    "only {which:by-name} may/can initiate this challenge",
    rank=2,
)  # fmt: skip


# No more than so often.
def _at_most(deeds: tuple[Deed, ...], each: Per, n: int, _: str = "") -> Clause | None:
    once = all(it.amount == 1 or not isinstance(it.whom, Chosen) for it in deeds)  # Else: so many times, or so much?
    if n <= 0 or each.most or not once or any(it.results for it in deeds):
        return None
    return Clause(deeds, each=each._replace(most=n))


clause.converts(
    _at_most, never, f"{{each:plain-per}} , {{deeds:simple>}} {SO_MUCH} {{n:number}} ({{_:capped}})", rank=1,
)  # fmt: skip

# What becomes of cards, and for how long.
simple.converts(
    lambda whom, verb: Deed(verb, whom), never, "{whom} is/are {verb:acted} from play", rank=3,
)  # fmt: skip


def _cheaper(which: Which, results: Results) -> Deed | None:
    rules = cost_changes(results, "subtract", which)
    return Deed("has", YOU, rules=rules, until=NEXT_TURN) if rules else None


def _of_cheaper(given: Any) -> dict[str, Any] | None:
    if not isinstance(given, Deed) or given != Deed("has", YOU, rules=given.rules, until=NEXT_TURN):
        return None
    found = symbols_of(given.rules, "subtract")
    return {"which": found[1], "results": found[0]} if found and found[1] is not None else None


simple.converts(
    _cheaper, _of_cheaper, "reduce the cost of all {which!} you recruit next turn by {results}",
    "reduce/decrease/lower the cost (to recruit|of|of recruiting) (all/any/each) {which} you recruit next turn by "
    "{results}",
    "the cost (to recruit|of|of recruiting) (all/any/each) {which} you recruit next turn is reduced/decreased/lowered "
    "by {results}", "(all/any/each) {which} you recruit next turn cost/costs {results} less (to recruit)",
)  # fmt: skip


# Tokens of a player who is chosen then.
def _of_removed(given: Any) -> dict[str, Any] | None:
    if not isinstance(given, Deed) or not isinstance(given.whom, Chosen) or given.whom.which.kind != "player":
        return None
    found = {"amount": given.amount, "which": given.whom.which}
    return found if given == Deed("remove tokens", Chosen(given.whom.which), given.amount) else None


simple.converts(
    lambda amount, which: Deed("remove tokens", Chosen(which), amount), _of_removed,
    "remove {amount} token[|s] from {which:one-player} 's section",
    "remove {amount} (pattern) token[|s] from {which:one-player} 's section (of the pattern)", rank=1,
)  # fmt: skip
