"""Searching a deck, a hand or a pile for cards, and what is done with those that are found."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.groups import ANY_NUMBER
from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import Chosen, Which
from judge.games.wot_ccg.cards.meanings.effects import Deed
from judge.games.wot_ccg.play.traits import NAMED

deed = LANGUAGE.sorts["simple"]
searched = LANGUAGE.words("searched", "where is searched")
for value, spellings in {
    "": ("deck", "draw deck"),
    "hand or deck": ("hand or deck", "deck or hand", "hand and/or deck", "deck and/or hand", "hand and deck"),
    "deck or discard pile": (
        "deck or discard pile", "discard pile or deck", "deck and/or discard pile", "deck and discard pile",
        "discard pile and deck", "discard pile and/or deck",
    ),
    "discard pile": ("discard pile",), "killed pile": ("killed pile",),
}.items():  # fmt: skip
    for spelling in spellings:
        searched.word(value, spelling)

sought = LANGUAGE.sort("sought", "what is searched for")
COPIES = Chosen(Which(marks=(NAMED,)))
KINDS = "(card|event|character|troop|advantage)"
sought.form(
    COPIES, "a copy of the named card", f"a/the/one copy of the named {KINDS}", f"the named {KINDS}",
    "a copy of that card", rank=-2,
)  # fmt: skip
sought.form(
    COPIES._replace(least=0, most=ANY_NUMBER), "any copies of the named card", f"all/any copies of the named {KINDS}",
    rank=-2,
)  # fmt: skip
sought.also(LANGUAGE.sorts["chosen"])
sought.converts(Chosen, never, "(the/any) {which}", rank=1)


def _first(which: Which) -> Chosen:
    return Chosen(which._replace(first=True))


def _of_first(given: Any) -> Mapping[str, Any] | None:
    first = isinstance(given, Chosen) and given.which.first and given == Chosen(given.which)
    return {"which": given.which._replace(first=False)} if first else None


sought.converts(_first, _of_first, "the first/top/topmost {which}", rank=-1)
FOR = "search your {what:searched} for {whom:sought}"
THEM = "it/him/her/them/that/those (card/cards)"
SHOWN = "(,) show/reveal it/him/her/them (to all players|to the other players|to your opponent) (,)"
SEARCHES = (FOR, "find/retrieve {whom:sought} in/from your {what:searched}",
            "look through your {what:searched} for {whom:sought}", f"{FOR} {SHOWN}")  # fmt: skip
HAND = f"place/put/take/return/add {THEM} in/into/to your hand"
deed.form(
    Deed, f"{FOR} and place it in your hand", *(f"{each} (,) (and) {HAND}" for each in SEARCHES), *SEARCHES[:2],
    "search for {whom:sought}", verb="search",
)  # fmt: skip
FREE = "(for no cost|for free)"
HOME = "(under your control|in your homefront|in your home front|in your homefront|at your home front)"
deed.form(
    Deed, f"{FOR} and put it into play", *(
        f"{each} (,) (and) {there}" for each in SEARCHES for there in (
            f"place/put/bring/recruit {THEM} into play {HOME} {FREE}",
            f"place/put {THEM} in/into your home front {FREE}",
        )), verb="search into play",
)  # fmt: skip
deed.form(
    Deed, f"{FOR} and place it on {{to:whom}}",
    *(f"{each} (,) (and) place/put/play {THEM} on {{to:whom}} {FREE}" for each in SEARCHES), verb="search onto",
)  # fmt: skip
found = LANGUAGE.words("found-place", "where a card goes that was found, other than to the hand")
for value, spellings in {
    "top": ("on top of your deck", "on the top of your deck"),
    "bottom": ("on the bottom of your deck",),
    "discard pile": ("in your discard pile", "into your discard pile"),
}.items():  # fmt: skip
    for spelling in spellings:
        found.word(value, spelling)
deed.form(
    Deed, f"{FOR} and place it {{only_for:found-place}}",
    *(f"{each} (,) (and) place/put {THEM} {{only_for:found-place}}" for each in SEARCHES), verb="search to", rank=-4,
)  # fmt: skip
deed.form(
    Deed, *(f"{each} (,) and discard {THEM}" for each in SEARCHES[:3]), verb="search to", only_for="discard pile",
    rank=1,
)  # fmt: skip
