"""anatomy-text: whole sentences: when, on which condition, after which Exertion, at which price."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.highlander.cards.language import (
    CHECKED,
    CONDITIONAL,
    EXERTS,
    EXERTS_THEN,
    ITSELF,
    LIMITED,
    OCCASIONAL,
    PLAIN,
    PRICED,
    SENTENCE,
)  # fmt: skip
from judge.games.highlander.cards.meanings.lines import Clause, Exerts, LargeExertion, PlaysFromIt, Text
from judge.games.highlander.cards.meanings.once import NullifyHost
from judge.games.highlander.cards.meanings.parts import Check, Occasion

ITS_OWN = ("this card", "this attack", "this block", "this dodge", "this guard", "this defense")
PLAIN.form(Text, "{clauses:clause>}")

PRICED.adds(
    "{price!} to {it:plain}",
    "you may {price!} to {it:plain}",
    about="paying-cost: only for what has to be paid.",
)
PLAIN.converts(
    lambda what: Text((Clause((NullifyHost(what),)),)),
    lambda given: None,
    "if you play a {what:kind|} with this card, the other {what:kind|}'s text is nullified",
    "if you play a {what:kind|} with this card, the other {what:kind|!} text is nullified",
)

PRICED.adds("{until}, {it:plain}")
PRICED.also(PLAIN)


def _same(it: Any) -> Any:
    return it


def _never(given: Any) -> None:
    return None


CONDITIONAL.adds(
    "if {conditions:stated&}, {it:priced}",
    "if {conditions:stated&}: {it:priced}",
    "while {conditions:stated&}, {it:priced}",
    "while {conditions:stated&}: {it:priced}",
    "when {conditions:stated&}, {it:priced}",
    "when {conditions:stated&}: {it:priced}",
    "only if {conditions:stated&}: {it:priced}",
    "as long as {conditions:stated&}, {it:priced}",
    "{conditions:stated&}: {it:priced}",
    "{it:priced} if {conditions:stated&}",
    "{it:priced} while {conditions:stated&}",
    "{it:priced} as long as {conditions:stated&}",
    about="Only on the condition.",
)
CONDITIONAL.converts(
    _same,
    _never,
    "while this card is in play, {it:priced}",
    "as long as this card is in play, {it:priced}",
    "{it:priced} while this card is in play",
    "then {it:priced}",
    "this card: {it:priced}",
    *(f"{when} you play {each}, {{it:priced}}" for when in ("if", "when") for each in ITS_OWN),
    "then, {it:priced}",
)
CONDITIONAL.also(PRICED)


def _of(who: str) -> tuple[Any, Any]:
    """An Exertion that a player may make for something: to be made, and to be said."""

    def make(check: Check, it: Text) -> Text | None:
        if it.check is not None or any(each.may or (each.who and who != "you") for each in it.clauses):
            return None
        clauses = tuple(each._replace(who=each.who or who, may=True, yours=bool(each.who)) for each in it.clauses)
        return it._replace(check=check, clauses=clauses)

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Text) or given.check is None or given.when or given.once or given.if_done:
            return None
        if not all((each.who == who or each.yours) and each.may for each in given.clauses):
            return None
        plain = tuple(
            each._replace(who=each.who if each.yours else "", may=False, yours=False) for each in given.clauses
        )
        return {"check": given.check, "it": given._replace(check=None, clauses=plain)}

    return make, take


CHECKED.converts(*_of("you"), "you may {check} to {it:conditional}")
CHECKED.converts(
    *_of("opponent"), "your opponent may {check} to {it:conditional}", "opponent may {check} to {it:conditional}"
)
CHECKED.adds(
    "{check}, {it:conditional}",
    "{check}: {it:conditional}",
    "{check} to {it:conditional}",
    "you must {check} to {it:conditional}",
    about="exertions: only with what the Exertion finds.",
)
CHECKED.also(CONDITIONAL)

MAY_MUST = ("may do / must do phase", "may do phase", "must do phase", "md / md phase", "may do / must do phases")


def _phases(names: tuple[str, ...], whose: str) -> list[str]:
    """The ways to say in which phase of a player something is."""
    said = ("in {}", "during {}", "during each of {}", "at the beginning of {}")
    return [each.format(f"{whose} {name}") for name in names for each in said]


OCCASIONAL.adds(
    *(f"{each}: {{it:checked}}" for each in (*_phases(MAY_MUST, "the"), *_phases(MAY_MUST, "your"))),
    "may do / must do phase: {it:checked}",
    when=Occasion("may phase"),
    about="phase-2a-may-do: its player may use it in that phase.",
)
ADJUST = ("ability adjustment phase", "ability adjustment phases", "ability adjustment")
DRAW = ("draw / discard phase", "draw / discard phases", "draw phase", "discard phase")
OWNERS = (
    ("", ("your", "the")),
    ("opponent", ("your opponent's", "their")),
    ("each", ("each player's", "every player's")),
)
for event, names in (("phase", MAY_MUST), ("adjust", ADJUST), ("draw", DRAW)):
    for owner, said in OWNERS:
        phases = [each for whose in said for each in _phases(names, whose)]
        OCCASIONAL.adds(
            *(f"{each}, {{it:checked}}" for each in phases),
            *(f"{each}: {{it:checked}}" for each in phases if event != "phase"),
            *(f"{{it:checked}} {each}" for each in phases),
            *(["at the beginning of your turn, {it:checked}"] if (event, owner) == ("phase", "") else []),
            *(["draw / discard phase: {it:checked}"] if (event, owner) == ("draw", "") else []),
            when=Occasion(event, owner),
        )
OCCASIONAL.adds("{when:occasion}: {it:checked}", "{when:occasion}, {it:checked}", about="When it sets in.")
OCCASIONAL.adds("{it:checked} {when:trigger}")
OCCASIONAL.adds("{when:trigger} and {conditions:stated&}, {it:priced}")
OCCASIONAL.adds(
    "you may discard this card from play to {it:checked}",
    "discard this card (from play) to {it:checked}",
    "you may discard this card to {it:checked}",
    "discard from play to {it:checked}",
    when=Occasion("discard"),
    about="discard-to-use: its player may use it later, once.",
)
OCCASIONAL.adds(
    "you may remove this card from the game to {it:checked}",
    "remove this card from the game to {it:checked}",
    "discard from the game to {it:checked}",
    when=Occasion("remove"),
)
OCCASIONAL.also(CHECKED)

LIMITED.adds(
    "once per turn, {it:occasional}",
    "once each turn, {it:occasional}",
    "{it:occasional} once per turn",
    "once a turn, {it:occasional}",
    once=True,
)
LIMITED.adds("if you do, {it:occasional}", "if you do: {it:occasional}", if_done=True)
LIMITED.also(OCCASIONAL)

SENTENCE.also(LIMITED, ITSELF)
EXERTS.form(Exerts, "{check}", "you must {check}")
EXERTS.form(Exerts, "you may {check}", may=True)
EXERTS_THEN.adds(*(f"{each}, {{it:exerts}}" for each in _phases(MAY_MUST, "your")), when=Occasion("phase"))
EXERTS_THEN.adds("once per turn, {it:exerts}", "once each turn, {it:exerts}", once=True)
EXERTS_THEN.also(EXERTS)
SENTENCE.also(EXERTS_THEN)
SENTENCE.converts(
    lambda gems: Exerts(Check("challenge", gems)),
    _never,
    "both players must make a soft exertion for {gems:gem,}",
    "both players make a soft exertion for {gems:gem,}",
    "each player makes a soft exertion for {gems:gem,}",
)
SENTENCE.form(
    LargeExertion,
    "make a {size:number} card hard exertion",
    "make a {size:number} card hard-exertion",
    "make a {size:number} - card hard exertion",
    "make a {size:carded} hard exertion",
)
SENTENCE.form(
    LargeExertion,
    "you may make a {size:number} card hard exertion",
    "you may make a {size:number} - card hard exertion",
    "you may make a {size:carded} hard exertion",
    may=True,
)
SENTENCE.form(
    PlaysFromIt,
    "you may play up to {most:number} {what:kind|!} from that exertion and your hand",
    "play up to {most:number} {what:kind|!} from that exertion and (your) hand",
)
