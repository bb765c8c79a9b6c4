"""Several descriptions of cards in one phrase: one or another of them, or all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import Which

which = sort("which")
STANDING = ("ready", "rotated", "damaged", "undamaged", "supporting", "opposing", "mortally wounded")


def _one_of(first: Which, rest: tuple[Which, ...]) -> Which | None:
    """Several descriptions of which one must fit; what stands behind the last holds for all that say nothing else."""
    return _several_of(first, rest, any(each.kind for each in (first, *rest[:-1])))


def each_of_several(first: Which, rest: tuple[Which, ...]) -> Which | None:
    """Several descriptions, each with an article: the type of the last is its own."""
    return _several_of(first, rest, True)


def _several_of(first: Which, rest: tuple[Which, ...], own_kinds: bool) -> Which | None:
    *others, last = first, *rest
    if not own_kinds and all(each == Which(marks=each.marks[:1]) for each in others) and len(last.marks) == 1:
        return _one_mark_of(others, last)
    if any(each == Which(without=each.without) for each in (*others, last)):
        return None
    if any(each.zone != "play" or each.first for each in others):
        return None
    outer = Which(zone=last.zone, side=last.side) if last.zone != "play" else Which()
    last = last._replace(zone="play", side=last.side if outer == Which() else "")
    same_side = not any(each.side for each in others)
    shared = (
        each._replace(kind=each.kind if own_kinds else last.kind, side=last.side if same_side else each.side)
        for each in others
    )
    return outer._replace(of=(*shared, last))


def _one_mark_of(others: list[Which], last: Which) -> Which | None:
    """`A or B troops you control`: what stands behind is said of all; what stands before the last, of that alone."""
    if any(each in STANDING for each in last.states) or (last.without and last.zone != "play"):
        return None
    if last.without:
        return Which(of=(*(last._replace(marks=each.marks, without=()) for each in others), last))
    return last._replace(marks=(), any_of=(*(each.marks[0] for each in others), *last.marks))


def _of_one(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Which) or not given.of or given != Which(zone=given.zone, side=given.side, of=given.of):
        return None
    first, *others, last = given.of
    if given.zone != "play":
        last = last._replace(zone=given.zone, side=given.side)
    return {"first": first, "rest": (*others, last)}


def _of_plain(given: Any) -> Mapping[str, Any] | None:
    """Without articles a type behind the last would be that of all."""
    found = _of_one(given)
    return found if found and _one_of(**found) == given else None


which.converts(
    _one_of, _of_plain, "{first:one-which} or {rest:one-which|}", "{first:one-which} , (or) {rest:one-which|}",
    about="cards of one description or another", rank=3,
)  # fmt: skip
which.converts(
    each_of_several, _of_one, "{first:one-which} or {rest:each-which|}", "{first:one-which} , (or) {rest:each-which|}",
    rank=3,
)  # fmt: skip
every_which = LANGUAGE.sort("every-which", "all cards of some descriptions")
every_which.also(which)
every_which.converts(
    _one_of, lambda given: None, "{first:one-which} and {rest:one-which&}",
    "{first:one-which} , (and) {rest:one-which&}", rank=3,
)  # fmt: skip
every_which.converts(lambda it: it, lambda given: None, "a/an/the/any {it:which}", rank=1)
some_which = LANGUAGE.sort("some-which", "one or more cards of a description")
some_which.also(which)
some_which.converts(
    lambda it: it, lambda given: None, "a/an/the/any/another {it:which}", "1/one or more {it:which}", rank=1,
)  # fmt: skip
