"""Types of cards that a player names, and cards of that type; what becomes of those that are found by looking."""

from __future__ import annotations

from typing import Any

from judge.games.wot_ccg.cards.forms.clauses import clause
from judge.games.wot_ccg.cards.forms.groups import back
from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.forms.voices.behind_nouns import Piece
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import OF_TYPE, YOU, All, Which
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed, Note
from judge.games.wot_ccg.play.traits import SEEN

simple = LANGUAGE.sorts["simple"]
NAME = "name/choose/select"
for kind, words in {
    "type": ("card type", "type of card"),
    "advantage type": ("type of advantage", "advantage type"),
}.items():
    simple.form(
        Deed, f"name a {words[0]}", *(f"{NAME} a/one (specific/single) {each} (of your choice)" for each in words),
        verb="name card", whom=YOU, what=kind,
    )  # fmt: skip
back.form(
    Piece, "of that type", "of the named/chosen type", "of the type named/chosen", "of the type you named/chose",
    field="chosen", value=OF_TYPE,
)  # fmt: skip
sort("sentence").form(
    Note, "for example a {which}", "such as (a/an) {which}", "for example (,) (a/an) {which}", what="for example",
)  # fmt: skip


def _found(which: Which, what: str, _: str = "") -> Clause | None:
    if which.zone != "play" or which.side or which.where or which.states:
        return None
    return Clause((Deed("put seen", All(which._replace(zone=SEEN)), what=what),))


def _found_away(which: Which, _: str = "") -> Clause | None:
    return _found(which, "discard")


def _may(make: Any) -> Any:
    def made(**filled: Any) -> Clause | None:
        found: Clause | None = make(**filled)
        return found and found._replace(may=True)

    return made


THEM = "it/them/that/those (card/cards)"
LANGUAGE.words("show-them", "they are shown", {
    f"{do} {them}{whom} and": "" for do in ("show", "reveal") for them in ("it", "them", "that card", "those cards")
    for whom in ("", " to all players", " to your opponent", " to all other players", " to each player")
})  # fmt: skip
SHOW = ("", "{_:show-them} ")
FIND = (
    "if you find/see/reveal any/a/an/one {which} (there|among them|among those cards|this way) ,",
    "if any/one (of them|of those cards|of these cards|card) is/are (a/an) {which} ,",
    "if any/one (card) (of them|of those cards|of these cards) (that is) revealed is/are (a/an) {which} ,",
)  # fmt: skip


def _must(make: Any) -> Any:
    return make


for may, wrap in (("", _must), ("you may ", _may)):
    clause.converts(
        wrap(_found), never,
        *(f"{each} {may}{show}put/place/take/return {THEM} {{what:place-seen}}" for each in FIND for show in SHOW),
        rank=-1,
    )  # fmt: skip
    clause.converts(
        wrap(_found_away), never, *(f"{each} {may}{show}discard {THEM}" for each in FIND for show in SHOW), rank=-1,
    )  # fmt: skip
