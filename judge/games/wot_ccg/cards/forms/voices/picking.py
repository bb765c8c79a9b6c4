"""Cards that a player chooses, of which the text speaks afterwards; several cards that are searched for at once."""

from __future__ import annotations

from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.forms.searching import are_those
from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import Chosen, Which
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed

LANGUAGE.sorts["aim"].form(
    Deed, "choose {whom:chosen}", "(you may) choose/select/pick {whom:chosen}", verb="pick", rank=3,
)  # fmt: skip

# Several cards, each of a description of its own: every one of them is a search of its own.
each_sought = LANGUAGE.sort("each-sought", "each of several cards that are searched for")
each_sought.converts(
    lambda it: it,
    lambda given: {"it": given} if isinstance(given, Chosen) else None,
    "a/an/the/one/any {it:sought-one}",
)
one = LANGUAGE.sort("sought-one", "one of several cards that are searched for")
one.converts(
    lambda which: Chosen(which),
    lambda given: {"which": given.which} if isinstance(given, Chosen) and given == Chosen(given.which) else None,
    "{which:one-which}",
)  # fmt: skip
by_name = LANGUAGE.sort("sought-by-name", "a card that is searched for, by its name")
by_name.converts(
    lambda mark: Chosen(Which(marks=(mark,))),
    lambda given: {"mark": given.which.marks[0]}
    if isinstance(given, Chosen) and given == Chosen(Which(marks=given.which.marks)) and len(given.which.marks) == 1
    else None, "{mark:name}",
)  # fmt: skip
each_sought.also(by_name)


def _several(each: tuple[Chosen, ...], what: str, hand: str = "") -> Clause | None:
    """`hand` says where they go, in whatever words, and which type they are if it says so."""
    some = len(each) > 1 and are_those(hand, *each)
    return Clause(deeds=tuple(Deed("search", one, what=what) for one in each)) if some else None


LANGUAGE.words("and-or", "any of them", {"and/or": ""})


def _and_or(
    one: Chosen,
    two: Chosen,
    what: str,
    three: Chosen | None = None,
    _: str = "",
    hand: str = "",
) -> Clause | None:
    """`A, B and/or C`: a search may leave out any of them."""
    return _several((one, two, *((three,) if three is not None else ())), what, hand)


AND_OR = tuple(
    f"search your {{what:searched}} for {listed} (,) (and) {{hand:to-hand}}" for listed in (
        "{one:each-sought} (,) {_:and-or} {two:each-sought}",
        "{one:each-sought} , {two:each-sought} (,) {_:and-or} {three:each-sought}",
    ))  # fmt: skip
for name in ("core", "done-for-it"):
    into = LANGUAGE.sorts[name]
    into.converts(
        _several, never, "search your {what:searched} for {each:each-sought&} (,) (and) {hand:to-hand}", rank=-1,
    )  # fmt: skip
    into.converts(_and_or, never, *AND_OR, rank=-1)
