"""Who participates where, in every sort of challenge: as a condition, as the time of an effect, as an occasion."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.clauses import clause
from judge.games.wot_ccg.cards.forms.further.comparisons import Compared
from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import THIS, Chosen, Condition, Ref, Which
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed, Occasion, Played

condition, sentence, late = sort("condition"), sort("sentence"), LANGUAGE.sorts["late"]


def _in_kind(use: str) -> tuple[Any, Any]:
    def make(kind: str) -> tuple[str, str]:
        return use, kind

    def take(given: Any) -> Mapping[str, Any] | None:
        return {"kind": given[1]} if isinstance(given, tuple) and given[0] == use else None

    return make, take


# When an effect can be used: in a sort of challenge.
where = LANGUAGE.sort("use-in", "when it can be used, and in which sort of challenge")
THERE = "{kind:told-challenge} in which (it|this card) is participating"
for use, several in {
    "while participating": ("while (it is|this card is) participating in {kind:told-challenge}",),
    "opening": (f"during the opening moves step of {THERE}",),
    "grips": (f"during the coming to grips step of {THERE}",),
    "during a challenge": (f"during/in {THERE}",),
}.items():  # fmt: skip
    where.converts(*_in_kind(use), *several)
where.converts(
    lambda kind: None if kind == "last battle" else ("during a challenge", kind), never,
    "during/in {kind:told-challenge}", rank=1,
)  # fmt: skip


# Winning, alone or in a sort of challenge.
PLAYERS = (Ref("you"), Ref("opponent"), Ref("each player"))
OWN_OCCASIONS = ("card", "card+yours", "contested")  # Such a success is an occasion of its own.
WON = ("succeed/succeeds in", "succeed/succeeds at", "win/wins")


def _winning(it: Clause, whom: Any = None, whose: str = "") -> Clause | None:
    if isinstance(whom, Chosen):
        if whom != Chosen(whom.which):
            return None
    named = whose in OWN_OCCASIONS and whom is None
    if named or it.when is not None or it.costs or it.use or it.timing or whom in PLAYERS:
        return None
    there = (Condition("is", which=Which(where="now"), whom=whom),) if whom is not None else ()
    kind = (Condition("resolving", whose=whose),) if whose else ()
    return it._replace(when=Occasion("you succeed"), conditions=(*kind, *there, *it.conditions))


clause.converts(
    _winning, never,
    *(f"if/when you {won} {kind} in which {{whom}} is participating , {{it:clause}}" for won in WON
      for kind in ("a/any challenge", "{whose:told-challenge}")),
    *(f"if/when you {won} {{whose:told-challenge}} , {{it:clause}}" for won in WON),
    *(f"if/when {{whom}} {won} {kind} , {{it:clause}}" for won in WON
      for kind in ("a/any challenge", "{whose:told-challenge}")),
    *(f"if/when {{whom}} participates in {kind} (that) you {won.partition(' ')[0]} (in/at) , {{it:clause}}"
      for won in WON for kind in ("a/any challenge", "{whose:challenge-kind}")), rank=-1,
)  # fmt: skip


def _winning_by(it: Clause, how: Compared, whose: str = "") -> Clause | None:
    made = _winning(it)
    kind = (Condition("resolving", whose=whose),) if whose else ()
    return made and made._replace(conditions=(Condition("by", op=how.op, number=how.number), *kind, *made.conditions))


clause.converts(
    _winning_by, never, *(f"when/if you {won} a/any challenge by {{how:how-many}} , {{it:clause}}" for won in WON),
    *(f"when/if you {won} {{whose:told-challenge}} by {{how:how-many}} , {{it:clause}}" for won in WON), rank=-2,
)  # fmt: skip

# When an event can be played: in a step of a sort of challenge.
STEPS = {"either": "opening moves or coming to grips", "opening": "opening moves", "grips": "coming to grips"}


def _in_step(step: str) -> tuple[Any, Any]:
    def make(whose: str) -> Played:
        return Played("play", (Condition("step", whose=step), Condition("resolving", whose=whose)))

    def take(given: Any) -> Mapping[str, Any] | None:
        whose = given.conditions[-1].whose if isinstance(given, Played) and given.conditions else ""
        return {"whose": whose} if given == make(whose) else None

    return make, take


for step, name in STEPS.items():
    sentence.converts(
        *_in_step(step), f"play this card during the {name} step of {{whose:told-challenge}}",
    )  # fmt: skip
sentence.converts(
    *_in_step("any"), "play this card during {whose:told-challenge}", rank=1,
)  # fmt: skip
clause.adds("{it:with-price} each turn", once="turn", rank=1)
late.adds("{it:with-price} during each turn", once="turn", rank=1)


# What happens when a card takes part in a sort of challenge, or on one side of it.
def _when_there(deeds: tuple[Deed, ...], condition: Condition) -> Clause:
    return Clause(deeds=deeds, when=Occasion("participates"), conditions=(condition,))


clause.converts(
    lambda deeds, kind: _when_there(deeds, Condition("in", whose=kind, whom=THIS)), never,
    "when/if this card participates in {kind:challenge-kind} , {deeds:simple>}",
    "{deeds:simple>} when/if it participates in {kind:challenge-kind}", rank=-2,
)  # fmt: skip
for state, verb in (("supporting", "supports"), ("opposing", "opposes")):
    clause.converts(
        lambda deeds, state=state: _when_there(deeds, Condition("is", Which(states=(state,)), whom=THIS)), never,
        f"when/if this card {verb} a challenge , {{deeds:simple>}}",
        f"{{deeds:simple>}} when/if it {verb} a challenge", rank=-2,
    )  # fmt: skip
