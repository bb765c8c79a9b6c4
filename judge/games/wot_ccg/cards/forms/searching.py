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
THEM = "{_:them-found}"
HAND = f"place/put/take/return/add {THEM} in/into/to your hand"
them = LANGUAGE.words("them-found", "the cards that were found, with their type where it is said")
for spelling in ("it", "him", "her", "them", "that", "those"):
    them.word("", spelling)
for kind in ("", "character", "troop", "advantage", "event", "challenge"):
    noun = kind or "card"
    for spelling in (f"that {noun}", f"those {noun}s", f"the {noun}", f"the {noun}s"):
        them.word(kind, spelling)


def in_words(name: str, title: str, *templates: str) -> None:
    """A phrase that has many wordings and one meaning, which those who use it know; it tells the type that was said."""
    LANGUAGE.sort(name, title).converts(lambda _: _, lambda given: {"_": given}, *templates)


def are_those(kind: str, *sought: Chosen) -> bool:
    """`Search your deck for a character and put that character ...`: not `that troop`."""
    return not kind or all(each.which.kind == kind for each in sought)


in_words("they-shown", "that what was found is shown", f"(,) show/reveal {THEM} (to all players|to the other players"
         "|to your opponent|to your opponents|to all opponents) (,)")  # fmt: skip
in_words("to-hand", "that what was found goes to the hand", HAND)
in_words("to-play", "that what was found comes into play",
         f"place/put/bring/recruit {THEM} into play (under your control|in your homefront|in your home front"
         "|at your home front) (for no cost|for free)",
         f"place/put {THEM} in/into your home front (for no cost|for free)")  # fmt: skip

searching = LANGUAGE.sort("searching", "a search, whatever becomes of what is found")
searching.form(Deed, FOR, "find/retrieve {whom:sought} in/from your {what:searched}", verb="search")
beside = LANGUAGE.sort("search-and-show", "a search in other words, which needs something done with what is found")
beside.form(Deed, "look through your {what:searched} for {whom:sought}", verb="search")
beside.converts(lambda it, _: it if are_those(_, it.whom) else None, never, "{it:searching} {_:they-shown}")
beside.also(searching)
deed.form(
    Deed, f"{FOR} and place it in your hand", f"{FOR} and put it into your hand", "search for {whom:sought}",
    verb="search",
)  # fmt: skip
deed.converts(
    lambda it, _="": it if are_those(_, it.whom) else None, never, "{it:search-and-show} (,) (and) {_:to-hand}",
    "{it:searching}",
)  # fmt: skip


def found_goes(verb: str, template: str, rank: int = 0, **fixed: Any) -> None:
    """A row for what becomes of what is found, in all wordings of the search itself."""

    def make(it: Any, _: str, **filled: Any) -> Deed | None:
        return it._replace(verb=verb, **filled, **fixed) if are_those(_, it.whom) else None

    deed.converts(make, never, f"{{it:search-and-show}} (,) (and) {template}", rank=rank)


deed.form(Deed, f"{FOR} and put it into play", verb="search into play")
found_goes("search into play", "{_:to-play}")
deed.form(Deed, f"{FOR} and place it on {{to:whom}}", verb="search onto")
found_goes("search onto", f"place/put/play {THEM} on {{to:whom}} (for no cost|for free)")
found = LANGUAGE.words("found-place", "where a card goes that was found, other than to the hand")
for value, spellings in {
    "top": ("on top of your deck", "on the top of your deck"),
    "bottom": ("on the bottom of your deck",),
    "discard pile": ("in your discard pile", "into your discard pile"),
}.items():  # fmt: skip
    for spelling in spellings:
        found.word(value, spelling)
deed.form(Deed, f"{FOR} and place it {{only_for:found-place}}", verb="search to", rank=-4)
found_goes("search to", f"place/put {THEM} {{only_for:found-place}}", rank=-4)
found_goes("search to", f"discard {THEM}", only_for="discard pile", rank=-1)
