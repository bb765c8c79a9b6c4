"""Challenges by their sort, as targets and as places: the Pattern Challenge, a contested one, none of a sort."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import CHALLENGE_KINDS, IT, Chosen, Which
from judge.games.wot_ccg.cards.meanings.effects import Deed

SORTED = tuple(each for each in CHALLENGE_KINDS if each not in ("challenge", "card-based challenge"))
ONLY_ONE = ("pattern challenge", "last battle challenge")
several = LANGUAGE.words("challenge-sort", "a challenge of some sort")
single = LANGUAGE.words("only-challenge", "the one challenge of its sort")
SAID = {"contested": ("contested", "contested advantage", "nation contested advantage", "nation contested"),
        "card": ("card-based", "card based")}  # fmt: skip
for _kind in SORTED:
    _non, _bare = ("non-" if _kind.startswith("non-") else ""), _kind.removeprefix("non-").removesuffix(" challenge")
    _spelled = (f"{_non}{each} challenge" for each in SAID.get(_bare, (_bare,)))
    (single if _kind in ONLY_ONE else several).word(_kind, *_spelled)
single.word("last battle challenge", "last battle")
LANGUAGE.words("who-began", "by whom it was initiated", {
    **{f"{that}you initiated": "yours" for that in ("", "that ", "which ")}, "initiated by you": "yours",
    **{f"{that}{who} initiated": "theirs" for that in ("", "that ", "which ") for who in ("your opponent",)},
    "initiated by your opponent": "theirs", "you did not initiate": "theirs", "that you did not initiate": "theirs",
})  # fmt: skip
chosen = LANGUAGE.sort("chosen-challenge", "a challenge to be chosen, by its sort")


def _of_sort(kind: str, side: str = "") -> Chosen:
    return Chosen(Which(kind, side=side))


def _taken(listed: tuple[str, ...]) -> Any:
    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Chosen) or given.which.kind not in listed:
            return None
        side = {"side": given.which.side} if given.which.side else {}
        return {"kind": given.which.kind, **side} if given == _of_sort(given.which.kind, given.which.side) else None

    return take


BEGAN = "({side:who-began})"
chosen.converts(
    _of_sort, _taken(ONLY_ONE), "the {kind:only-challenge}", "the {kind:only-challenge} {side:who-began}",
    f"a/any {{kind:only-challenge}} {BEGAN}",
)  # fmt: skip
chosen.converts(
    _of_sort, _taken(tuple(each for each in SORTED if each not in ONLY_ONE)), "a {kind:challenge-sort}",
    "a {kind:challenge-sort} {side:who-began}", f"a/any/one {{kind:challenge-sort}} (of your choice) {BEGAN}",
)  # fmt: skip
LANGUAGE.sorts["some-challenge"].also(chosen)
LANGUAGE.sorts["aim"].form(
    Deed, "target {whom:chosen-challenge}", "(this event/card) may only target {whom:chosen-challenge}",
    "choose {whom:chosen-challenge}", verb="target", rank=1,
)  # fmt: skip
simple = LANGUAGE.sorts["simple"]
JOINS = "becomes/become a participant in|must join|joins/join|must participate in|participates/participate in"
for _join in JOINS.split("|"):
    simple.converts(lambda whom, to: Deed("join", whom, to=to), never, f"{{whom}} {_join} {{to:chosen-challenge}}")
sort("deed").converts(
    lambda to: Deed("join", IT, to=to), never, "becomes/become a participant in {to:some-challenge}", rank=6,
)  # fmt: skip
