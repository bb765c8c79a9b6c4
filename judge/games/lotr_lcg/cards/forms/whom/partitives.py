"""qualifiers: so many of those: `2 of the characters he controls`, `up to 2 of your heroes`, `each of 2 enemies`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.whom.groups import theirs
from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import Phrase, Quality


def _so_many(how: str, upto: bool) -> Any:
    def make(number: int, it: Phrase, whose: Phrase | None = None) -> Phrase | None:
        those = it._replace(how=how) if whose is None else theirs(how)(it, whose)
        return None if those is None else those._replace(number=number, upto=upto)

    return make


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    """They are said back as `2 characters that player controls`."""


for sort, how in ((of["cards"], "pick"), (of["target"], "choose")):
    sort.adds("one/1 of the {it:descriptions}", "any one/1 of the {it:descriptions}", how=how, plural=False, rank=1)
    # How many there are is told for the players' sake: `1 of the 3 set aside objectives`.
    sort.converts(lambda number, it, how=how: it._replace(how=how), lambda given: None,
                  "(any) one/1 of the {number} {it:descriptions}", plural=False, rank=2)  # fmt: skip
    for upto, many in ((False, "{number}"), (True, "up to {number}")):
        sort.converts(
            _so_many(how, upto),
            _unsaid,
            f"{many} of the {{it:descriptions}}",
            f"{many} of {{whose}} {{it:descriptions}}",
            f"each of {many} {{it:descriptions}}",
            rank=2,
        )


ASIDE = Quality("in", "set aside")


def _all_aside(kinds: Any, adjectives: Any = (), clauses: Any = ()) -> Phrase:
    """`the set aside Villain enemies`: each of them."""
    return Phrase("all", adjectives=(ASIDE, *adjectives), kinds=kinds, clauses=clauses)


of["cards"].converts(
    _all_aside,
    _unsaid,
    "the set aside ({adjectives}) {kinds:nouns|?} ({clauses})",
    plural=False,
    rank=-1,
)


def _such(kind: str, adjectives: tuple[Quality, ...], clauses: tuple[Quality, ...] = ()) -> Phrase:
    """`each questing Ranger you control`: of that state, and of that trait."""
    return Phrase(adjectives=(Quality(kind), *adjectives), clauses=clauses)


def _of_such(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Phrase) or given.kinds or len(given.adjectives) != 2:
        return None
    found: dict[str, Any] = {
        "kind": given.adjectives[0].kind,
        "adjectives": given.adjectives[1:],
        "clauses": given.clauses,
    }
    return {x: y for x, y in found.items() if y} if given == _such(**found) else None


of["description"].converts(_such, _of_such, "{kind:state} {adjectives:trait alone} ({clauses})", rank=4)
