"""Whom a text means: cards and players that were spoken of, all of a description, or some to be chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.cardtext.text import fold
from judge.games.wot_ccg.cards.forms.further.several import each_of_several
from judge.games.wot_ccg.cards.forms.groups import ANY_NUMBER, described, taken
from judge.games.wot_ccg.cards.language import LANGUAGE, is_name, sort
from judge.games.wot_ccg.cards.meanings import All, Chosen, Ref, Which

whom = sort("whom")
chosen = sort("chosen")
ONLY = ("dragon reborn", "car'a'carn", "king of ", "queen of ")
OBJECT = ("card", "character", "troop", "advantage", "challenge", "event", "player")
LANGUAGE.words("the-card-itself", "the card that says so", {
    each: "" for each in ("this card", "this", "itself", *(f"this {one}" for one in (
        "character", "troop", "advantage", "challenge", "event")))
})  # fmt: skip
whom.converts(
    lambda _: Ref("this"), lambda given: {"_": ""} if given == Ref("this") else None, "{_:the-card-itself}",
)  # fmt: skip
whom.form(Ref, "it", "he/she/him/her", "they/them", "each (one) of them", what="it")
meant = LANGUAGE.words("meant", "a type of card that was spoken of", {
    spelling: "" for one in ("card", "character", "troop") for spelling in (one, f"{one}s")
} | {f"{one}{s} {joined} {other}{s}": "" for one, other in (("character", "troop"), ("troop", "character"))
     for s in ("", "s") for joined in ("and", "or", "and/or")})  # fmt: skip
whom.converts(
    lambda _="": Ref("target"), lambda given: {} if given == Ref("target") else None, "the target",
    "(the/each/both/all) (of) (the) target/targets", "(the/each/both/all) (of) the target/targeted {_:meant}",
    "each/both targeted {_:meant}", "that/those {_:meant}",
    "the character/troop/card/characters/troops", "that player", "that challenge",
    "the target challenge/advantage", "the target of this advantage", rank=-1,
)  # fmt: skip
whom.form(Ref, "both", "both of them", "both cards/characters/troops", what="both", rank=-1)
whom.form(Ref, "the first target", "target 1", what="target 1")
whom.form(Ref, "the second target", "target 2", what="target 2")
whom.form(Ref, "the bearer", "bearer", "host", what="bearer")
whom.form(Ref, "the advantage", what="the advantage", rank=-1)
whom.form(Ref, "you", what="you")
whom.form(
    Ref, "your opponent", "opponent", "an opponent", "the opponent", "any other player", "each other player",
    "each opponent",
    what="opponent", rank=-1,
)  # fmt: skip
whom.form(Ref, "each player", "all players", what="each player", rank=-1)


def _the_one(mark: str) -> All:
    return All(Which(marks=(mark,)))


def _of_the_one(given: Any) -> Mapping[str, Any] | None:
    """A card that is called by its name stands alone; a trait means each that has it."""
    mark = given.which.marks[0] if isinstance(given, All) and len(given.which.marks) == 1 else ""
    return {"mark": mark} if given == _the_one(mark) and is_name(mark) else None


def _of_the_only(given: Any) -> Mapping[str, Any] | None:
    """Traits that only one card has at a time."""
    mark = given.which.marks[0] if isinstance(given, All) and len(given.which.marks) == 1 else ""
    return {"mark": mark} if given == _the_one(mark) and fold(mark).startswith(ONLY) else None


whom.converts(_the_one, _of_the_one, "{mark}", about="a card by its name")
whom.converts(_the_one, _of_the_only, "the {mark}", about="the only card of a trait")
qualified = LANGUAGE.sort("qualified", "cards of which more is said than their type")
qualified.converts(
    described, taken, "{front:front+} {kind?}", "{kind?} {back:back+}", "{front:front+} {kind?} {back:back+}",
    "{front:front+}", "{front:front+} {back:back+}",
)  # fmt: skip
whom.form(
    All, "each {which}", "all {which:every-which!}", "every {which}", "the {which:qualified}",
    "all of the {which:every-which}", "all of {which:every-which}", plural=False,
)  # fmt: skip
whom.form(All, "{which}", plural=False, rank=1)
each_one = LANGUAGE.sort("each-one", "each card of a description")
each_one.converts(
    lambda it: it, lambda given: {"it": given} if isinstance(given, Which) else None, "each {it:one-which}"
)
whom.converts(
    lambda first, rest: (made := each_of_several(first, rest)) and All(made), lambda given: None,
    "each {first:one-which} and {rest:each-one&}", rank=1,
)  # fmt: skip
whom.also(chosen)


def _another(which: Which) -> Chosen | None:
    return None if which.other else Chosen(which._replace(other=True))


def _of_another(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Chosen) and given.which.other and given == Chosen(given.which)
    return {"which": given.which._replace(other=False)} if own else None


chosen.converts(_another, _of_another, "another {which}", "a different {which}", rank=-1)
OF = "of {which:owned-which}"
chosen.form(
    Chosen, "a {which}", "one/1/any {which}", "any one/1 {which}", f"one/1 {OF}", f"any one/1 {OF}",
)  # fmt: skip


def _number(which: Which, n: int) -> Chosen | None:
    return Chosen(which, n, n) if n > 1 else None


def _exactly(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Chosen) or given != Chosen(given.which, given.least, given.least) or given.least < 2:
        return None
    return {"n": given.least, "which": given.which}


chosen.converts(_number, _exactly, "{n:number} {which!}", f"{{n:number}} {OF}")
chosen.form(Chosen, "any number of {which!}", least=0, most=ANY_NUMBER)
chosen.form(Chosen, "up to {most:number} {which!}", f"up to {{most:number}} {OF}", least=0)
chosen.form(
    Chosen, "a number of {which!} up to the number of {up_to:count!}", least=0, most=ANY_NUMBER,
)  # fmt: skip
chosen.form(Chosen, "one/1 or more {which!}", f"one/1 or more {OF}", least=1, most=ANY_NUMBER)
chosen.form(
    Chosen, "target {which}", "(a/any/one/1) target {which}", target=True, about="a target, in short words", rank=-2
)

player = sort("whom-player")
player.form(Ref, "you", what="you", plural=True)
anyone = LANGUAGE.sort("any-player", "a player, and not merely you")
player.also(anyone)
anyone.form(
    Ref, "your opponent", "opponent", "an opponent", "any other player", "each other player", "each opponent",
    "another player",
    what="opponent",
)  # fmt: skip
anyone.form(Ref, "each player", "all players", what="each player")
anyone.form(
    Ref, "he", "the target/targets", "that player", "each target", "(each of) the target/targeted player/players",
    what="target",
)  # fmt: skip
anyone.form(
    Ref, "the target 's controller", "the controller of the target", "that character/troop/card 's controller",
    what="controller",
)  # fmt: skip
anyone.form(Chosen(Which(kind="player"), target=True), "target player", rank=1)
anyone.form(Chosen(Which(kind="player", other=True), target=True), "target opponent", rank=1)
