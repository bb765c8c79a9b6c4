"""Whole sentences: traits, abilities of a phase with their costs, what is always so, what happens when; limits."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from judge.cardtext import Language
from judge.games.wot_conquest.cards.meanings import (
    Attacking,
    Condition,
    Deed,
    Defending,
    Engaged,
    Fighting,
    If,
    Initiator,
    Occasion,
    Phase,
    Price,
    Times,
    TurnOf,
)


class Traits(NamedTuple):
    """The traits of the unit."""

    traits: tuple[str, ...]


class Body(NamedTuple):
    """What an ability does, at what cost, how often and on which conditions."""

    deeds: tuple[Deed, ...]
    cost: tuple[Price, ...] = ()
    conditions: tuple[Condition, ...] = ()
    limit: Times = ""


class Used(NamedTuple):
    """An ability of a phase."""

    phase: Phase
    body: Body


class Plain(NamedTuple):
    """What is always so, or the next thing that an ability does; `while` a condition holds."""

    deeds: tuple[Deed, ...]
    conditions: tuple[Condition, ...] = ()


class Happens(NamedTuple):
    """What happens on an occasion."""

    occasion: Occasion
    deeds: tuple[Deed, ...]
    conditions: tuple[Condition, ...] = ()


class Limit(NamedTuple):
    """How often an ability may be used."""

    limit: Times


class OnlyIf(NamedTuple):
    """When an ability may be used."""

    conditions: tuple[Condition, ...]


OCCASIONS: dict[str, tuple[str, ...]] = {
    "deployed": (
        "when this unit is deployed",
        "when/after this unit/card is deployed",
        "when/after you deploy this unit/card",
        "after this unit/card is created",
    ),
    "battle begins": (
        "at the start of a battle in which this unit is engaged",
        "at the start/beginning of a/each/every battle in which this unit/card is engaged",
        "when a battle begins in which this unit/card is engaged",
        "at the start/beginning of battle",
    ),
    "turn begins": (
        "at the start of each turn",
        "at the beginning of each turn",
        "at the start/beginning of every turn",
    ),
    "own turn begins": (
        "at the start of your turn",
        "at the start/beginning of your turn",
        "at the start/beginning of each of your turns",
        "when your turn begins",
    ),
    "turn ends": ("at the end of the turn", "at the end of each/every/a turn", "when the turn ends"),
    "own turn ends": ("at the end of your turn", "at the end of each of your turns", "when your turn ends"),
    "killed": (
        "when this unit is killed",
        "when this card is killed",
        "when/if this unit/card dies",
        "when killed",
        "if this unit/card is killed",
        "after this unit/card is killed",
    ),
    "battle won": (
        "when you win a battle in which this unit is engaged",
        "when this unit 's side wins a battle",
        "when this unit/card wins a battle",
        "after this unit/card wins a battle",
        "after you win a battle in which this unit/card is engaged",
        "when/after you win a battle with this unit/card",
        "when/after you win a battle in which this unit/card is engaged",
    ),
}


def fill(language: Language) -> None:
    """The words for phases and times, then the sentences."""
    phase = language.words("phase", "a phase")
    for each, title in (
        ("deployment", "Deployment"),
        ("movement", "Movement"),
        ("attack", "Attack"),
        ("battle", "Battle"),
    ):
        phase.word(each, f"{title} Phase", title, f"{title} Phase ability")
    times = language.words("times", "how often")
    for each in ("battle", "turn", "game"):
        times.word(
            each, f"once per {each}", f"once a {each}", f"once each {each}", f"once in a {each}", f"once every {each}"
        )
    _bodies(language)
    top = language.sort("sentence", "a sentence")
    top.form(
        Used,
        "{phase}: {body}",
        "during the/your {phase}, {body}",
        "in the/your {phase}, {body}",
        "{phase} - {body}",
        "{body} in the/your {phase}",
        "{body} during the/your {phase}",
    )
    top.converts(
        lambda limit, phase, body: None if body.limit else Used(phase, body._replace(limit=limit)),
        lambda given: None,
        "{limit:times}, during/in the/your {phase}, {body}",
        "{limit:times} during/in the/your {phase}, {body}",
        "{phase}, {limit:times}: {body}",
    )
    top.form(Plain, "{deeds:deed&}", "always: {deeds:deed&}", rank=1)
    top.form(
        Plain,
        "while {conditions:condition&}, {deeds:deed&}",
        "{deeds:deed&} while {conditions:condition&}",
        "as long as {conditions:condition&}, {deeds:deed&}",
        "{deeds:deed&} as long as {conditions:condition&}",
        "always: {deeds:deed&} while {conditions:condition&}",
    )
    top.converts(
        lambda conditions, deeds: Plain(deeds, conditions) if all(map(_lasts, conditions)) else None,
        lambda given: None,
        "when {conditions:condition&}, {deeds:deed&}",
        "{deeds:deed&} when {conditions:condition&}",
    )
    for whose, turns in (("own", ("your",)), ("opponent", ("an opponent 's", "your opponent 's", "another player 's"))):
        top.converts(
            partial(_in_turn, whose),
            lambda given: None,
            *(f"during/in/on {each} turn, {{deeds:deed&}}" for each in turns),
            *(f"{{deeds:deed&}} during/in/on {each} turn" for each in turns),
        )
    top.converts(
        lambda conditions, deeds: Plain((If(conditions, deeds),)),
        _of_if,
        "if {conditions:condition&}, {deeds:deed&}",
        "{deeds:deed&} if {conditions:condition&}",
        "if {conditions:condition&} {deeds:deed&}",
    )
    for occasion, words in OCCASIONS.items():
        top.form(
            Happens,
            *(f"{each}, {{deeds:deed&}}" for each in words),
            *(f"{{deeds:deed&}} {each}" for each in words),
            *(f"{each}: {{deeds:deed&}}" for each in words),
            occasion=occasion,
        )
        top.form(
            Happens, *(f"{each}, if {{conditions:condition&}}, {{deeds:deed&}}" for each in words), occasion=occasion
        )
    top.form(
        Limit,
        "limit {limit:times}",
        "use (only) {limit:times}",
        "(this ability) may (only) be used {limit:times}",
        "use this ability only {limit:times}",
        "you may use this ability only {limit:times}",
        "{limit:times}",
        "this ability may only be used {limit:times}",
        "only {limit:times}",
    )
    top.form(
        Limit,
        "it may only be used once",
        "this ability may (only) be used (only) once",
        "it may be used only once",
        "use (this ability) only once",
        "may only be used once",
        limit="once",
    )
    top.form(
        OnlyIf,
        "use only if {conditions:condition&}",
        "use only while/when {conditions:condition&}",
        "this ability may only be used if/while/when {conditions:condition&}",
        "use this ability only if/while/when {conditions:condition&}",
        "only if {conditions:condition&}",
    )
    top.form(Traits, "{traits:trait&}", "traits: {traits:trait&}", "trait: {traits:trait&}")
    _keys(language)


def _keys(language: Language) -> None:
    """What stands under the keys of a row: `do`, `cost`, `target`, `if`."""
    for sort, title, inner, words in (
        ("order", "an instruction", "deed&", ("{it}",)),
        ("costs", "a cost", "price&", ("{it}",)),
        ("aim", "a target", "group", ("{it}", "a/an/one/any {it}", "target {it}", "a target {it}")),
        ("state", "a condition", "condition&", ("{it}", "when/while/if {it}")),
    ):
        made = language.sort(sort, title)
        made.converts(
            lambda it: it, lambda given: {"it": given}, *(each.replace("it", f"it:{inner}") for each in words)
        )


def _lasts(condition: Condition) -> bool:
    """Whether `when` can only mean `while`: a battle, or a turn; when something is damaged might be a moment."""
    return isinstance(condition, Attacking | Defending | Engaged | Fighting | Initiator | TurnOf)


def _in_turn(whose: Any, deeds: tuple[Deed, ...]) -> Plain:
    return Plain(deeds, (TurnOf(whose),))


def _of_if(given: Any) -> dict[str, Any] | None:
    if type(given) is Plain and not given.conditions and len(given.deeds) == 1 and type(given.deeds[0]) is If:
        return {"conditions": given.deeds[0].conditions, "deeds": given.deeds[0].deeds}
    return None


def _bodies(language: Language) -> None:
    """Deeds, with the cost in front, then the condition, then how often."""
    done = language.sort("done", "what an ability does")
    done.form(Body, "{deeds:deed&}")
    done.converts(lambda it: it, lambda given: None, "you may {it:doing}")
    doing = language.sort("doing", "what an ability does")
    doing.form(Body, "{deeds:deed&}")
    paid = language.sort("paid", "a cost, and what an ability does")
    paid.also(done)
    paid.adds(
        "{cost:price&}: {it:doing}",
        "{cost:price&} to {it:doing}",
        "you may {cost:price&} to {it:doing}",
        "{it:doing} for {cost:price&}",
        "cost {cost:price&}: {it:doing}",
    )
    held = language.sort("held", "a condition, and what an ability does")
    held.also(paid)
    held.adds(
        "if {conditions:condition&}, {it:paid}",
        "while/when {conditions:condition&}, {it:paid}",
        "{it:paid} if {conditions:condition&}",
        "{it:paid} only if {conditions:condition&}",
    )
    body = language.sort("body", "what an ability does")
    body.also(held)
    body.adds(
        "{limit:times}, {it:held}",
        "{limit:times}: {it:held}",
        "{it:held}, {limit:times}",
        "{it:held} {limit:times}",
    )
    body.adds("only once, {it:held}", "{it:held}, but may only be used once", "{it:held}, only once", limit="once")
