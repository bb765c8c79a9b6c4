"""delayed-effects: the next time that something happens, the next card that comes, what the quest comes to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import Instruction, Opening, Phrase, Quality, Trigger

deeds, cards = of["deeds"], of["cards"]

# --- the next time: waited for until the end of a phase or round
deeds.adds(
    "the next time {at:happening} this {awaited:period}, {it:cased deeds}",
    "the next time {at:happening} (during) this {awaited:period}, {it:cased deeds}",
)
for word, kind in (("successfully", "quest-success"), ("unsuccessfully", "quest-failure")):
    quested = tuple(f"if {who} quest {word} this {{awaited:period}}" for who in ("you", "the players", "players"))
    deeds.adds(*(f"{each}, {{it:cased deeds}}" for each in quested), at=Trigger(kind))
    deeds.adds(
        *(f"{each} and {{conditions:condition&}}, {{it:deeds done}}" for each in quested), at=Trigger(kind), rank=1
    )

# --- the next card that comes
OUT = ("", " from the encounter deck")
for how, words in (
    ("next revealed", tuple(f"the next {{it:description}} revealed{out}" for out in OUT)),
    (
        "next staged",
        (
            "the next {it:description} added to the staging area",
            "the next {it:description} that enters the staging area",
        ),
    ),
):
    cards.adds(*words, how=how, plural=False)


def _first(word: str) -> Any:
    """`the first enemy revealed this phase`: unless one has been revealed in it already."""

    def make(it: Phrase) -> Phrase:
        first = Quality("first revealed", word, group=it)
        return it._replace(how="next revealed", clauses=(*it.clauses, first))

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Phrase) or not given.clauses:
            return None
        it = given._replace(how="", clauses=given.clauses[:-1])
        return {"it": it} if given == make(it) else None

    return make, take


for word in ("phase", "round"):
    cards.converts(
        *_first(word),
        *(f"the first {{it:description}} revealed{out} this {word}" for out in OUT),
        plural=False,
        rank=-1,
    )
of["clause"].form(
    Instruction, "lower/reduce the {what:value} of {group:cards} to {amount}", verb="modify", op="set", rank=1
)
# --- the other case, said shortly
deeds.adds(
    "if it is not, {it:cased deeds}",
    "if not, {it:cased deeds}",
    "if it 's not, {it:cased deeds}",
    otherwise=True,
    rank=1,
)
# --- a cost that is named behind the target: `Choose an enemy. Exhaust this card to deal 2 damage to that enemy`
of["sentence"].converts(
    lambda costs, deeds: Opening(deeds, costs=costs),
    lambda given: (
        {"costs": given.costs, "deeds": given.deeds}
        if isinstance(given, Opening) and given == Opening(given.deeds, costs=given.costs) and given.costs
        else None
    ),
    "{costs:cost&} to {deeds}",
    rank=5,
)
