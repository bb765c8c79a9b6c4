"""6.3.2, 7.2.1, 8.5.3: what a Creature did this turn, or what happened to it: it moved, fought, was dealt damage."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.forms.rows import fixed
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import HURT, Bound, Measure, Meets, Trait, Without

MOVED, FOUGHT = Trait("state", "moved"), Trait("turned", "engaged")
past, nothing, condition, tail = (sort(each) for each in ("past deed", "nothing past", "condition", "tail"))


def is_past(trait: Any) -> bool:
    """Whether a quality is what a Creature did this turn, or what happened to it."""
    return trait in (MOVED, FOUGHT) or (type(trait) is Measure and trait.stats == (HURT,))


fixed(past, MOVED, "moved", "has/have moved")
fixed(
    past, FOUGHT, "became engaged", "has/have become engaged", "entered (a) combat", "has/have entered (a) combat",
    "was/were engaged", "has/have been engaged", "fought", "was/were in combat", "initiated combat or became engaged",
)  # fmt: skip
past.converts(
    lambda much: Measure((HURT,), much.how, much.number),
    lambda given: (
        {"much": Bound(given.how, given.number)} if type(given) is Measure and given.stats == (HURT,) else None
    ),
    "was/were dealt {much:so much} damage",
    "has/have been dealt {much:so much} damage",
    "has/have taken {much:so much} damage",
    "took {much:so much} damage",
)
_ANY = Measure((HURT,), "at least", 1)
fixed(past, _ANY, "was/were dealt damage", "has/have been dealt damage", "has/have taken damage", "took damage",
      rank=-1)  # fmt: skip
for _trait, _ways in {
    MOVED: ("did not move", "has/have not moved", "didn't move"),
    FOUGHT: ("did not become engaged", "did not enter (a) combat", "did not fight", "has/have not been engaged",
             "has/have not entered (a) combat", "was/were not engaged"),
    _ANY: ("was/were not dealt damage", "has/have not been dealt damage", "has/have not taken damage",
           "did not take damage"),
}.items():  # fmt: skip
    fixed(nothing, Without(_trait), *_ways)


def _of(given: Any, without: bool) -> Any:
    if type(given) is not Meets or given.past or (type(given.trait) is Without) is not without:
        return None
    trait = given.trait.it if without else given.trait
    return {"whom": given.whom, "trait": given.trait} if is_past(trait) else None


for _sort, _without in ((past, False), (nothing, True)):
    condition.converts(
        lambda whom, trait: Meets(whom, trait),
        lambda given, without=_without: _of(given, without),
        f"{{whom:creatures}} {{trait:{_sort.name}}} this turn",
    )
    tail.converts(
        lambda a: a,
        lambda given, without=_without: (
            {"a": given} if (type(given) is Without) is without and is_past(given.it if without else given) else None
        ),
        f"that/who {{a:{_sort.name}}} this turn",
    )
