"""delayed-effects: the next time that something happens, the next card that comes, what the quest comes to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import Amount, Condition, Deeds, Instruction, Opening, Phrase, Quality, Trigger

deeds, cards = of["deeds"], of["cards"]

# --- the next time: waited for until the end of a phase or round
deeds.adds(
    "the next time {at:happening} this {awaited:period}, {it:cased deeds}",
    "the next time {at:happening} (during) this {awaited:period}, {it:cased deeds}",
)
# --- each time: as often as it happens until the end of a phase or round
deeds.adds(
    "until the end of the {awaited:period}, each time {at:happening}, {it:cased deeds}",
    "until the end of the {awaited:period}, when/whenever/after {at:happening}, {it:cased deeds}",
    "each time {at:happening} this {awaited:period}, {it:cased deeds}",
    "each time {at:happening} until the end of the {awaited:period}, {it:cased deeds}",
    often=True,
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
# --- `deal 1 damage to each enemy as it is revealed`: nobody may decline it
BY = ("", " by the encounter deck", " from the encounter deck")
coming = of["as revealed"]
coming.adds(
    *(f"each {{it:description}} as it is revealed{out}" for out in BY),
    *(f"each {{it:description}} when/after it is revealed{out}" for out in BY),
    how="pick",
    plural=False,
)


def _first_each(word: str) -> Any:
    """`the first enemy revealed each round`: as one that is revealed."""
    make, take = _first(word)
    return (
        lambda it: make(it)._replace(how="pick"),
        lambda given: take(given._replace(how="next revealed")) if isinstance(given, Phrase) else None,
    )


for word in ("phase", "round"):
    whens = tuple(f"the first {{it:description}} revealed{out} each {word}" for out in BY)
    coming.converts(*_first_each(word), *whens, plural=False)
    of["first to come"].converts(*_first_each(word), f"the first {{it:description}} each {word}", plural=False)
of["happening"].form(Trigger, *(f"{{subject:first to come}} is revealed{out}" for out in OUT), kind="reveal", rank=-1)


def _as_it_comes(verb: str) -> Any:
    def make(it: Phrase, amount: Amount, case: Condition | None = None) -> Opening:
        done = Instruction(verb, Phrase("it", kinds=it.kinds if len(it.kinds) == 1 else ("card",)), amount)
        cases = (case,) if case is not None else ()
        return Opening(Deeds((done,), conditions=cases), "forced", timing="after", triggers=(Trigger("reveal", it),))

    return make


for verb, does in (("damage", "deal {amount} damage to"), ("progress", "place {amount} progress (token[|s]) on")):
    of["sentence"].converts(
        _as_it_comes(verb),
        lambda given: None,
        f"while {{case:condition}}, {does} {{it:as revealed}}",
        f"{does} {{it:as revealed}} while {{case:condition}}",
        f"{does} {{it:as revealed}}",
        rank=-3,
    )
