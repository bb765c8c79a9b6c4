"""Searching a deck, a hand or a pile for cards, and what is done with those that are found."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import Chosen, Which
from judge.games.wot_ccg.cards.meanings.effects import Deed

deed = LANGUAGE.sorts["simple"]
searched = LANGUAGE.words("searched", "where is searched")
for value, spellings in {
    "": ("deck",),
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
deed.form(
    Deed, f"{FOR} and place it in your hand", f"{FOR} (,) (and) place/put/take {THEM} in/into your hand",
    FOR, "find/retrieve {whom:sought} in/from your {what:searched} (,) (and place/put it/him/her/them in/into your "
    "hand)",
    f"{FOR} {SHOWN} and place/put {THEM} in/into your hand", "search for {whom:sought}",
    f"{FOR} (,) and return/add {THEM} to your hand",
    f"look through your {{what:searched}} for {{whom:sought}} (,) and place/put {THEM} in/into your hand",
    verb="search",
)  # fmt: skip
deed.form(
    Deed, f"{FOR} and put it into play",
    f"{FOR} (,) and place/put {THEM} into play (under your control|in your homefront|in your home front) "
    "(for no cost|for free)",
    f"{FOR} (,) and bring/recruit {THEM} into play (for no cost|for free)",
    f"{FOR} (,) and place/put {THEM} in/into your home front (for no cost|for free)", verb="search into play",
)  # fmt: skip
deed.form(
    Deed, f"{FOR} and place it on {{to:whom}}",
    f"{FOR} (,) and place/put/play {THEM} on {{to:whom}} (for no cost|for free)", verb="search onto",
)  # fmt: skip
