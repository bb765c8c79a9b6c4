"""anatomy-text: clauses: who, and what of him or of the card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.highlander.cards.forms.once import FROM_HAND
from judge.games.highlander.cards.forms.states import NOT
from judge.games.highlander.cards.language import (
    CLAUSE,
)  # fmt: skip
from judge.games.highlander.cards.meanings.lasting import AllDo, CannotBecome, CannotDo, CannotPlay, Free
from judge.games.highlander.cards.meanings.lines import Clause
from judge.games.highlander.cards.meanings.of_cards import EvenDisarmed, ExertHeadShot, MayBe
from judge.games.highlander.cards.meanings.once import Avoid, Disarm, Fall, LookAtHand, OneOf, TakeDamage
from judge.games.highlander.cards.meanings.parts import ATTACK, Attacks, Kind

EVERY = Attacks()
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


def _never(given: Any) -> None:
    return None


CLAUSE.form(Clause, "{deeds:deed>!}", rank=1)
CLAUSE.form(Clause, "immediately {deeds:deed>!}", at_once=True, rank=1)
CLAUSE.form(Clause, "{who:player} {deeds:deed>?}", "{who:player} must {deeds:deed>!}", rank=1)
CLAUSE.form(
    Clause,
    "{who:player} immediately {deeds:deed>?}",
    "{who:player} must immediately {deeds:deed>!}",
    at_once=True,
    rank=1,
)
CLAUSE.form(Clause, "{who:player} may {deeds:deed>!}", may=True, rank=1)
CLAUSE.form(
    Clause,
    "it {deeds:of card&}",
    "{deeds:of card&}",
    *(f"{each} {{deeds:of card&}}" for each in IT),
    rank=1,
    about="Of the attack or defense that the text stands on, or is played in conjunction with.",
)
CLAUSE.form(Clause, "{deeds:one each,}", rank=1)
CLAUSE.form(Clause, "all {deeds:one each,}", who="both", rank=1)
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
    "{who:player} must choose to {first:deed!} or {second:deed!}",
    "{who:player} must choose to either {first:deed!} or {second:deed!}",
    "{who:player} must choose either to {first:deed!} or to {second:deed!}",
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
CLAUSE.form(
    Clause, "no player may/can {deeds:forbidden|}", "neither player may/can {deeds:forbidden|}", who="both", rank=1
)
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
    deeds=(Free("discards"),),
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
    who="opponent",
    rank=1,
    deeds=(CannotPlay((Kind("dodge"),), "hand", True),),
)
CLAUSE.form(Clause, "{who:whose} {deeds:next,}", rank=1)
CLAUSE.converts(lambda deeds: Clause(deeds, "you"), _never, "{deeds:next,}", rank=1)
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
for what, made in (("power blow", "attack/card/one"), ("power block", "block/guard/defense/card")):
    CLAUSE.form(
        Clause,
        f"you may make a hard exertion to make this {made} a {what}",
        f"make a hard exertion to make this {made} a {what}",
        f"you may exert to make this {made} a {what}",
        deeds=(MayBe(what),),
        rank=1,
    )


def _all(who: str, until: str = "") -> Any:
    return lambda does, of=EVERY: Clause((AllDo(of, does, until),), who)


for done, verb, behind in (("discarded", "discard", f"{FROM_HAND}"), ("removed", "remove", "from play")):
    CLAUSE.form(Clause, f"{verb} {{deeds:{done}&}} {behind}", rank=2)
    CLAUSE.form(
        Clause,
        f"{{who:player}} {verb}[s|] {{deeds:{done}&}} {behind}",
        f"{{who:player}} must {verb} {{deeds:{done}&}} {behind}",
        rank=2,
    )


def _hurt(amount: int, who: str) -> Clause:
    return Clause((TakeDamage(amount),), who)


CLAUSE.converts(
    _hurt,
    _never,
    "do/deal/inflict {amount:count} (point[|s] of) damage to {who:player}",
    "this card does {amount:count} (point[|s] of) damage to {who:player}",
    rank=1,
)


CLAUSE.converts(
    lambda per, it, who="": Clause((it._replace(per=per),), who),
    _never,
    "{per}, {it:scaled!}",
    "{per}, {who:player} {it:scaled?}",
    "{per}, {who:player} must {it:scaled!}",
    rank=1,
)
CLAUSE.converts(
    lambda who: Clause((Fall(), Disarm()), who),
    _never,
    "{who:player} [is|are] Prone and Disarmed",
    "{who:player} [is|are] Disarmed and Prone",
)
CLAUSE.form(Clause, "{who:player} may immediately {deeds:deed>!}", may=True, at_once=True, rank=1)


def _several(what: Any, amount: int, who: str = "") -> Clause | None:
    return Clause((Avoid(what),) * amount, who) if amount > 1 else None


CLAUSE.converts(
    _several,
    _never,
    "avoid {amount:number} {what:kind|!}",
    "{who:player} avoid[s|] {amount:number} {what:kind|!}",
    rank=1,
)


def _forbidden(who: str, deeds: tuple[Any, ...], until: str) -> Clause | None:
    return Clause(tuple(each._replace(until=until) for each in deeds), who)


CLAUSE.form(Clause, *(f"{{who:player}} {each} {{deeds:forbidden|}}" for each in NOT), rank=2)
CLAUSE.converts(_forbidden, _never, *(f"{{who:player}} {each} {{deeds:forbidden|}} {{until}}" for each in NOT), rank=2)
for source, told in (("", "cannot be played"), ("hand", "cannot be played from hand")):
    CLAUSE.converts(
        lambda what, source=source: Clause((CannotPlay(what, source),), "both"),
        _never,
        f"{{what:kind|!}} {told}",
        f"{{what:kind|!}} {told.replace('cannot', 'may not')}",
        f"no {{what:kind|!}} {told.replace('cannot', 'may')}",
        rank=1,
    )
CLAUSE.converts(_all("you", "turn"), _never, "these/those attacks {does:hits!}", rank=1)
for player, plays in (
    ("you", "you play"),
    ("opponent", "your opponent plays"),
    ("opponent", "played by your opponent"),
    ("both", "played"),
):
    CLAUSE.converts(
        _all(player),
        _never,
        f"(the|any) {{of:those}} {plays} {{does:hits?}}",
        f"(the) {{of:those}} {plays} each turn {{does:hits?}}",
        rank=1,
    )
