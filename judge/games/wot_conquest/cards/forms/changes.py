"""Deeds that change figures: of pieces, of a side in all, and the limits of a player."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from judge.cardtext import Language
from judge.games.wot_conquest.cards.meanings import Change, ChangeFigures, Controller


def fill(language: Language) -> None:
    """Figures first, then limits."""
    _figures(language)
    _limits(language)


def _one(op: Any) -> tuple[Callable[..., Any], Callable[[Any], Mapping[str, Any] | None]]:
    """How a single change of one kind is made of a figure, a number and whom it concerns; others say it back."""

    def make(stat: Any, n: int = 2, **rest: Any) -> Any:
        return ChangeFigures((Change(stat, op, n),), **rest) if n or op != "divide" else None

    return make, lambda given: None


def _figures(language: Language) -> None:
    deed = language.sorts["plain deed"]
    deed.form(
        ChangeFigures,
        "{whom:subject} get[s|] {changes:gain&}",
        "{whom:subject} gain[s|] {changes:gain&}",
        "{whom:subject} has/have {changes:gain&}",
        "{whom:subject} receive[s|] {changes:gain&}",
        "{whom:subject} gain[s|] {changes:gained&}",
        "{whom:subject} lose[s|] {changes:lost&}",
        "{whom:subject}: {changes:gain&}",
        "{whom:subject} {changes:gain,}",
        "give {whom:subject} {changes:gain&}",
        "{changes:gain&} to/on/of {whom:subject}",
        "gain/get/add {changes:gained&} to/of {whom:subject}",
        "lose {changes:lost&} to/of {whom:subject}",
    )
    deed.form(
        ChangeFigures,
        "{changes:gain&}",
        "gain/get/gains/gets {changes:gain&}",
        "gain/get/add/gains/gets {changes:gained&}",
        "lose/loses {changes:lost&}",
        rank=3,
        about="The unit itself, in short words.",
    )
    deed.form(
        ChangeFigures,
        "{whom:subject} get[s|] {changes:gain,} for each {per:group}",
        "{whom:subject} has/have {changes:gain,} for each {per:group}",
        "{whom:subject} gain[s|] {changes:gain,} for each/every {per:group}",
        "for each/every {per:group}, {whom:subject} get[s|] {changes:gain,}",
        "{whom:subject} gain[s|] {changes:gained,} for each/every {per:group}",
        "{whom:subject} lose[s|] {changes:lost,} for each/every {per:group}",
    )
    deed.form(
        ChangeFigures,
        "{whom:subject} ha[s|ve] {changes:set,}",
        "{whom:subject} get[s|] {changes:set,}",
        "{changes:set,} to/for/on/of {whom:subject}",
        "{whom:subject}: {changes:set,}",
        "{whom:subject} {changes:set,}",
        rank=1,
    )
    deed.form(ChangeFigures, "{changes:set,}", rank=3)
    deed.form(ChangeFigures, "{changes:gain,} for each/every {per:group}", rank=3)
    for op, verbs in (("add", "increase/raise/increases/raises"), ("subtract", "reduce/decrease/lower/reduces/lowers")):
        deed.converts(
            *_one(op),
            f"{verbs} the {{stat}} of {{whom:subject}} by {{n:number}}",
            f"{verbs} {{whom:subject}} 's {{stat}} by {{n:number}}",
            f"{verbs} its {{stat}} by {{n:number}}",
            f"{verbs} {{stat}} by {{n:number}}",
        )
    for op, verbs, been in (("multiply", "double/doubles", "doubled"), ("divide", "halve/halves", "halved")):
        deed.converts(
            *_one(op),
            f"{verbs} the {{stat}} of {{whom:subject}}",
            f"{verbs} {{whom:subject}} 's {{stat}}",
            f"the {{stat}} of {{whom:subject}} is/are {been}",
            f"{{whom:subject}} 's {{stat}} is/are {been}",
        )
    deed.converts(
        *_one("set"),
        "set the {stat} of {whom:subject} to {n:number}",
        "set {whom:subject} 's {stat} to {n:number}",
        "the {stat} of {whom:subject} is/becomes/are/become {n:number}",
        "{whom:subject} 's {stat} is/becomes {n:number}",
    )


def _limits(language: Language) -> None:
    deed = language.sorts["plain deed"]
    deed.form(
        ChangeFigures,
        "you get {changes:limit change&}",
        "{changes:limit change&}",
        "your {changes:limit change,}",
        "gain/get {changes:limit change,}",
        "you have/gain {changes:limit change&}",
        whom=Controller(),
    )
    for op, verbs in (("add", "increase/raise"), ("subtract", "reduce/decrease/lower")):
        deed.converts(
            _limit(op),
            lambda given: None,
            f"{verbs} your {{stat:limit}} by {{n:number}}",
            f"your {{stat:limit}} is {verbs.split('/')[0].removesuffix('e')}ed by {{n:number}}",
        )
    fixed = language.sort("limit set", "a limit that is set")
    fixed.form(
        Change,
        "your {stat:limit} is {amount:number}",
        "your {stat:limit} becomes {amount:number}",
        "set (your) {stat:limit} to {amount:number}",
        "{stat:limit} = {amount:number}",
        "you have a/an {stat:limit} of {amount:number}",
        op="set",
    )
    deed.form(ChangeFigures, "{changes:limit set,}", whom=Controller())
    language.sorts["change"].also(fixed)
    for stat, what in (("attack limit", "battle[|s]"), ("move limit", "move[|s]")):
        deed.converts(
            _more(stat),
            lambda given: None,
            f"you may initiate {{n:number}} additional/more {what}",
            f"initiate {{n:number}} additional/more {what}",
            f"you may initiate {{n:number}} {what} more",
        )
        deed.converts(
            partial(_more(stat), 1),
            lambda given: None,
            f"you may initiate an additional {what}",
            f"you may initiate another {what}",
            f"initiate an additional {what}",
            f"initiate another {what}",
        )


def _limit(op: Any) -> Callable[..., Any]:
    return lambda stat, n: ChangeFigures((Change(stat, op, n),), Controller())


def _more(stat: Any) -> Callable[[int], Any]:
    return lambda n: ChangeFigures((Change(stat, "add", n),), Controller())
