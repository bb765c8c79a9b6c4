"""anatomy-text: clauses and whole sentences: who, what, when, on which condition, at which price."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.highlander.cards.language import (
    CHECKED,
    CLAUSE,
    CONDITIONAL,
    ITSELF,
    LIMITED,
    OCCASIONAL,
    PLAIN,
    PRICED,
    SENTENCE,
)  # fmt: skip
from judge.games.highlander.cards.meanings.lasting import (
    AttackCap,
    AttackFigure,
    AttacksCannotBe,
    CannotBecome,
    CannotDo,
    CannotPlay,
    MayHide,
    Protected,
)
from judge.games.highlander.cards.meanings.lines import Clause, Exerts, LargeExertion, PlaysFromIt, Text
from judge.games.highlander.cards.meanings.of_cards import EvenDisarmed, ExertHeadShot, MayBe
from judge.games.highlander.cards.meanings.once import Disarm, LookAtHand, NextHidden, NullifyHost, OneOf
from judge.games.highlander.cards.meanings.parts import ATTACK, Check, Kind, Occasion

IT = (
    "this attack",
    "that attack",
    "this card",
    "this block",
    "that block",
    "this dodge",
    "this defense",
    "this guard",
    "the attack",
    "that defense",
    "that dodge",
    "that guard",
)


CLAUSE.form(Clause, "{deeds:deed&!}", rank=1)
CLAUSE.form(Clause, "immediately {deeds:deed&!}", at_once=True, rank=1)
CLAUSE.form(Clause, "{who:player} {deeds:deed&?}", "{who:player} must {deeds:deed&!}", rank=1)
CLAUSE.form(
    Clause,
    "{who:player} immediately {deeds:deed&?}",
    "{who:player} must immediately {deeds:deed&!}",
    at_once=True,
    rank=1,
)
CLAUSE.form(Clause, "{who:player} may {deeds:deed&!}", may=True, rank=1)
CLAUSE.form(
    Clause,
    "it {deeds:of card&}",
    "{deeds:of card&}",
    *(f"{each} {{deeds:of card&}}" for each in IT),
    rank=1,
    about="Of the attack or defense that the text stands on, or is played in conjunction with.",
)
CLAUSE.form(Clause, "{deeds:one each,}", rank=1)
CLAUSE.form(Clause, "{who:player} {deeds:timed&?}", rank=1)


def _either(first: Any, second: Any, who: str = "") -> Clause | None:
    if isinstance(first, OneOf) or isinstance(second, OneOf):
        return None
    return Clause((OneOf(first, second),), who)


def _said_as_either(named: bool) -> Any:
    """A choice of two things, said of a player or as an order."""

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Clause) or len(given.deeds) != 1 or not isinstance(given.deeds[0], OneOf):
            return None
        if bool(given.who) is not named or given.may or given.at_once:
            return None
        told = {"first": given.deeds[0].first, "second": given.deeds[0].second}
        return told | ({"who": given.who} if named else {})

    return take


CLAUSE.converts(
    _either,
    _said_as_either(True),
    "{who:player} must {first:deed!} or {second:deed!}",
    "{who:player} {first:deed?} or {second:deed?}",
    "{who:player} must either {first:deed!} or {second:deed!}",
    "{who:player} either {first:deed?} or {second:deed?}",
    rank=1,
    about="Who does it chooses.",
)
CLAUSE.converts(
    _either, _said_as_either(False), "{first:deed!} or {second:deed!}", "either {first:deed!} or {second:deed!}", rank=1
)
CLAUSE.form(Clause, "{deeds:timed&!}", rank=2)
CLAUSE.form(Clause, "{who:player} may {deeds:timed permission&!}", rank=1)
CLAUSE.form(Clause, "{deeds:timed permission&!}", rank=2)
CLAUSE.form(Clause, "{who:whose} {deeds:timed owned&}", rank=1)
CLAUSE.form(Clause, "their {deeds:timed owned,}", who="opponent", rank=1)
CLAUSE.form(Clause, "{deeds:short,}", who="you", rank=1)
CLAUSE.form(Clause, "no player may/can {deeds:negated,}", "neither player may/can {deeds:negated,}", who="both", rank=1)
CLAUSE.form(
    Clause,
    "no player may look at that discard pile or retrieve cards from it",
    "no player may look at that discard, retrieve cards from it",
    "no player may look at that discard or retrieve cards from it",
    deeds=(CannotDo("retrieve"),),
    who="opponent",
    rank=1,
)
CLAUSE.form(
    Clause,
    "your opponent cannot discard cards from your hand or (from) your endurance",
    "your opponent cannot discard cards from your hand",
    deeds=(Protected(),),
    who="you",
    rank=1,
)
CLAUSE.form(
    Clause,
    "your opponent cannot Disarm you",
    "your opponent may not disarm you",
    deeds=(CannotBecome("disarmed"),),
    who="you",
    rank=1,
)
CLAUSE.form(
    Clause, "you may play this attack Hidden", "you may make this attack hidden", deeds=(MayBe("hidden"),), rank=1
)
CLAUSE.form(
    Clause,
    "you may play this card even if Disarmed",
    "you may play this attack even if disarmed",
    deeds=(EvenDisarmed(),),
    rank=1,
)
CLAUSE.form(
    Clause,
    "your opponent reveals their hand",
    "your opponent must reveal their hand",
    deeds=(LookAtHand(),),
    who="you",
    rank=1,
)
CLAUSE.form(Clause, "disarm your opponent", "disarm opponent", deeds=(Disarm(),), who="opponent", rank=1)
CLAUSE.form(
    Clause,
    "break your opponent's weapon",
    "break opponent's weapon",
    deeds=(Disarm(breaks=True),),
    who="opponent",
    rank=1,
)
CLAUSE.form(
    Clause, "no attack this turn", "no attacks this turn", deeds=(CannotPlay(ATTACK, until="turn"),), who="you", rank=1
)
CLAUSE.form(
    Clause,
    "no dodges from hand",
    "no dodge from hand",
    "no dodge may be played from hand",
    who="opponent",
    rank=1,
    deeds=(CannotPlay((Kind("dodge"),), "hand", True),),
)
CLAUSE.form(
    Clause,
    "your next attack may be Hidden",
    "(your) next attack is hidden",
    "(your) next attack may be hidden",
    who="you",
    deeds=(NextHidden(),),
    rank=1,
)
CLAUSE.form(
    Clause,
    "your first attack may be Hidden",
    "your first attack this turn may be hidden",
    who="you",
    deeds=(MayHide(True),),
    rank=1,
)
CLAUSE.form(
    Clause,
    "you may/can make a hard exertion to make this attack/one a head shot",
    "an exertion may make this/it a head shot",
    "a hard exertion may make this/it a head shot",
    "make a hard exertion to make this attack a head shot",
    "you may exert to make this attack a head shot",
    deeds=(ExertHeadShot(),),
    rank=1,
)
for what, made in (("power blow", "attack"), ("power block", "block")):
    CLAUSE.form(
        Clause,
        f"you may make a hard exertion to make this {made} a {what}",
        f"make a hard exertion to make this {made} a {what}",
        deeds=(MayBe(what),),
        rank=1,
    )
CLAUSE.form(
    Clause,
    "these attacks cannot be blocked",
    who="you",
    deeds=(AttacksCannotBe(ATTACK, "blocked", False, "turn"),),
    rank=1,
)
CLAUSE.form(
    Clause,
    "these attacks cannot be dodged",
    who="you",
    deeds=(AttacksCannotBe(ATTACK, "dodged", False, "turn"),),
    rank=1,
)
for number, word in ((1, "one"), (2, "two"), (0, "zero")):
    CLAUSE.form(
        Clause,
        f"these attacks are reduced to {word} damage",
        f"these attacks are reduced to {number} damage",
        who="you",
        deeds=(AttackCap(number, ATTACK, "turn"),),
        rank=1,
    )

for number in range(4):
    CLAUSE.form(
        Clause, f"these attacks do {number} damage", who="you", deeds=(AttackFigure(number, ATTACK, "turn"),), rank=1
    )

PLAIN.form(Text, "{clauses:clause&}")

PRICED.adds(
    "discard {price} to {it:plain}",
    "you may discard {price} to {it:plain}",
    about="paying-cost: for a card discarded from hand.",
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
    "if {conditions:condition&}, {it:priced}",
    "if {conditions:condition&}: {it:priced}",
    "while {conditions:condition&}, {it:priced}",
    "while {conditions:condition&}: {it:priced}",
    "when {conditions:condition&}, {it:priced}",
    "when {conditions:condition&}: {it:priced}",
    "only if {conditions:condition&}: {it:priced}",
    "as long as {conditions:condition&}, {it:priced}",
    "{conditions:condition&}: {it:priced}",
    "{it:priced} if {conditions:condition&}",
    "{it:priced} while {conditions:condition&}",
    "{it:priced} as long as {conditions:condition&}",
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
    "if you play this card, {it:priced}",
    "when you play this card, {it:priced}",
    "then, {it:priced}",
)
CONDITIONAL.also(PRICED)


def _of(who: str) -> tuple[Any, Any]:
    """An Exertion that a player may make for something: to be made, and to be said."""

    def make(check: Check, it: Text) -> Text | None:
        if it.check is not None or any(each.who or each.may for each in it.clauses):
            return None
        return it._replace(check=check, clauses=tuple(each._replace(who=who, may=True) for each in it.clauses))

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Text) or given.check is None or given.when or given.once or given.if_done:
            return None
        if not all(each.who == who and each.may for each in given.clauses):
            return None
        plain = tuple(each._replace(who="", may=False) for each in given.clauses)
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

PHASE = [
    f"{each} {phase}"
    for each in ("in the", "in your", "during your", "during the", "during each of your")
    for phase in ("may do / must do phase", "may do phase", "must do phase", "md / md phase", "may do / must do phases")
]
OCCASIONAL.adds(
    *(f"{each}: {{it:checked}}" for each in PHASE),
    "may do / must do phase: {it:checked}",
    "in the may do phase: {it:checked}",
    when=Occasion("may phase"),
    about="phase-2a-may-do: its player may use it in that phase.",
)
OCCASIONAL.adds(
    *(f"{each}, {{it:checked}}" for each in PHASE),
    "at the beginning of your turn, {it:checked}",
    when=Occasion("phase"),
)
OCCASIONAL.adds("{when:occasion}: {it:checked}", "{when:occasion}, {it:checked}", about="When it sets in.")
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
SENTENCE.form(Exerts, "{check}", "you must {check}")
SENTENCE.form(Exerts, "you may {check}", may=True)
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
