"""The highest and the lowest of a description: `the opposing troop with the most damage`, `with the lowest cost`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.groups import back, described
from judge.games.wot_ccg.cards.forms.voices.behind_nouns import Piece
from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import Chosen

rated = LANGUAGE.sort("rated", "what cards are compared by")
rated.form("damage", "damage", "damage on it/him/her/them", "damage tokens (on it/him/her/them)")
rated.also(LANGUAGE.sorts["rating"])
Several = tuple[Piece, ...]
FIRST = {">": ("highest", "greatest", "most"), "<": ("lowest", "least", "smallest", "fewest")}


def _extreme(sign: str) -> tuple[Any, Any]:
    """The highest or the lowest of a rating."""

    def make(what: str) -> Piece:
        return Piece("extreme", f"{sign}{what}")

    def take(given: Any) -> Mapping[str, Any] | None:
        own = isinstance(given, Piece) and given.field == "extreme" and given.value[:1] == sign
        return {"what": given.value[1:]} if own else None

    return make, take


extreme = LANGUAGE.sort("extreme", "the highest or the lowest of cards")
for _sign, _words in FIRST.items():
    _most = "/".join(_words)
    extreme.converts(
        *_extreme(_sign), f"with the {_words[0]} {{what:rated}}", f"with the {_most} {{what:rated}}",
        f"that/which has/have the {_most} {{what:rated}}", f"whose {{what:rated}} is/are (the) {_most}",
    )  # fmt: skip
back.also(extreme)


def _the_one(last: Piece, kind: str = "", front: Several = (), back: Several = ()) -> Chosen | None:
    """Of several that are alike in it, one is chosen."""
    made = described(front, kind, (*back, last))
    return Chosen(made) if made is not None else None


LANGUAGE.sorts["whom"].converts(
    _the_one, lambda given: None, "the {kind} {last:extreme}", "the {front:front+} {kind} {last:extreme}",
    "the {kind} {back:back+} {last:extreme}", "the {front:front+} {kind} {back:back+} {last:extreme}",
    "the {kind} {last:extreme} {back:back+}", "the {front:front+} {kind} {last:extreme} {back:back+}", rank=-1,
)  # fmt: skip
