"""Looking at the top of a deck and what becomes of those cards; naming a card; dice that text lets a player roll."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from judge.games.wot_ccg.cards.forms.groups import ANY_NUMBER
from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import YOU, All, Chosen, Condition, Count, Per, Ref, Which
from judge.games.wot_ccg.cards.meanings.effects import Deed, Note
from judge.games.wot_ccg.play.traits import NAMED, SEEN

simple, count, condition = LANGUAGE.sorts["simple"], sort("count"), sort("condition")
OPPONENT, TARGET = Ref("opponent"), Ref("target")

decks = LANGUAGE.sort("whose-deck", "somebody's deck")
decks.form(YOU, "your (draw) deck")
decks.form(OPPONENT, "your opponent 's deck", "an opponent 's (draw) deck", "another player 's (draw) deck")
decks.form(TARGET, "the/each target 's (draw) deck", "his (draw) deck", "that player 's (draw) deck")
decks.form(
    Chosen(Which(kind="player")), "a player 's (draw) deck", "any player 's (draw) deck", "one player 's (draw) deck",

)  # fmt: skip
for which, several in (
    (Which(kind="player"), ("target player 's (draw) deck", "a target player 's (draw) deck")),
    (Which(kind="player", other=True), ("target opponent 's (draw) deck", "a target opponent 's (draw) deck")),
):
    decks.form(Chosen(which, target=True), *several)
decks.form(
    Ref("controller"), "its controller 's (draw) deck", "the target 's controller 's (draw) deck",
    "the deck of its/the target 's controller",
)  # fmt: skip
decks.form(Ref("each player"), "each player 's deck", "all players ' decks")


class TopCards(NamedTuple):
    """So many cards on top of somebody's deck."""

    whom: Any
    amount: Any = 1


tops = LANGUAGE.sort("top-cards", "cards on top of a deck")
tops.form(
    TopCards, "the top {amount} card[|s] of/from {whom:whose-deck}", "{amount} card[|s] from/on (the) top of "
    "{whom:whose-deck}", rank=1,
)  # fmt: skip
tops.form(TopCards, "the top card of/from {whom:whose-deck}", amount=1)
PILED = "in/into/to his/your/its/their/the (owner 's) discard pile/piles"
simple.converts(
    lambda top: Deed("mill", top.whom, top.amount), never, f"put/place/move {{top:top-cards}} {PILED}",
    "discard {top:top-cards}", rank=1,
)  # fmt: skip
TOP = "look at the top {amount} card[|s] of {whom:whose-deck}"
SHOWN = "reveal the top {amount} card[|s] of {whom:whose-deck}"
simple.form(Deed, "look at the top card of {whom:whose-deck}", verb="look at deck", amount=1, rank=-1)
simple.form(Deed, "reveal the top card of {whom:whose-deck}", verb="look at deck", what="shown", rank=-1)
simple.form(Deed, TOP, verb="look at deck")
simple.form(Deed, SHOWN, verb="look at deck", what="shown")
ALL_SEEN = Which(zone=SEEN)

some = LANGUAGE.sort("some-seen", "some of the cards looked at")
LOOKED = "(you view|you viewed|you looked at|revealed|you see)"
some.converts(
    lambda n: Chosen(ALL_SEEN, n, n),
    lambda given: {"n": given.most} if isinstance(given, Chosen) and given == Chosen(ALL_SEEN, given.most, given.most)
    else None, f"(any) {{n:number}} of the/these/those cards {LOOKED}", f"(any) {{n:number}} of them {LOOKED}",
)  # fmt: skip
some.form(
    Chosen, f"any (number) of the/these/those cards {LOOKED}", f"any (number) of them {LOOKED}", which=ALL_SEEN,
    least=0, most=ANY_NUMBER,
)  # fmt: skip
rest = LANGUAGE.sort("rest-seen", "the rest of the cards looked at")
rest.form(All(ALL_SEEN), "the rest", "the rest of the/these/those cards", "the others", "all of them", "the cards")
rest.converts(lambda n=0: All(ALL_SEEN), lambda given: None, "the other/remaining ({n:number}) cards",
              "the other/remaining {n:number}")  # fmt: skip
rest.form(
    All(Which(zone=SEEN, marks=(NAMED,))), "any cards with that name", "all cards with that name",
    "each card with that name", "any copies of the named card", "all copies of the named card",
)  # fmt: skip
place = LANGUAGE.words("place-seen", "where a card that was looked at goes")
ENDS = {"bottom": ("the ", ""), "top": ("", "the ")}
WHOSE = ("that", "your", "his", "the", "that player's", "the target's", "its owner's")
for value, spellings in {
    "hand": ("into your hand", "in your hand", "to your hand"),
    **{end: tuple(f"{back}{on} {the}{end} of {whose} deck" for whose in WHOSE for on in ("on", "to")
                  for the in ENDS[end] for back in ("", "back ")) for end in ENDS},
    "discard": ("in its owner's discard pile", "in your discard pile", "in his discard pile", "in the discard pile"),
}.items():  # fmt: skip
    for spelling in spellings:
        place.word(value, spelling)
seen = LANGUAGE.sort("seen", "cards looked at")
seen.also(some, rest)
order = LANGUAGE.words("seen-order", "in which order")
for spelling in ("in the same order", "in the same order you drew them", "in their original order"):
    order.word("same order", spelling)
for spelling in ("in any order", "in the order"):
    for choice in ("", " you like", " you wish", " you choose", " of your choice"):
        if choice or "any" in spelling:
            order.word("any order", f"{spelling}{choice}")
simple.form(Deed, "put/place/return/take {whom:seen} {what:place-seen} ({only_for:seen-order})", verb="put seen")
simple.form(Deed, "discard {whom:seen}", verb="put seen", what="discard", rank=2)
simple.form(Deed, "shuffle {whom:seen} (back) into your deck", verb="put seen", what="deck", rank=-1)

simple.form(Deed, "name a card", "name the title of a card", verb="name card", whom=YOU)
KINDS = ("card", "event", "character", "troop", "advantage", "challenge", "event card", "character card", "troop card",
         "advantage card", "challenge card")  # fmt: skip
for kind in KINDS[1:6]:
    simple.form(Deed, f"name a/an {kind}", f"name a/an {kind} card", verb="name card", whom=YOU, what=kind)
simple.form(
    Deed, "{whom:whom-player} discards 1 copy of the named card",
    verb="discard named",
)  # fmt: skip
simple.form(
    Deed, "{whom:whom-player} discards all copies of the named card",
    verb="discard named", amount=ANY_NUMBER,
)  # fmt: skip
LANGUAGE.words("the-named", "the card that was named", {
    f"{the} {each}": "" for each in KINDS for the in ("the named", "that", "a copy of the named")
})  # fmt: skip
WHOSE_HAND = ("your opponent 's hand", "the target 's hand", "that player 's hand", "his/their hand")
condition.form(
    Condition, "the named card is in your opponent 's hand", test="named in hand",
)  # fmt: skip
condition.converts(
    lambda _: Condition("named in hand"), never, *(f"{{_:the-named}} is in {hand}" for hand in WHOSE_HAND),
)  # fmt: skip
condition.form(
    Condition, "the named card is not in your opponent 's hand", "it is not in his hand",
    test="named in hand", negated=True, rank=-1,
)  # fmt: skip
condition.converts(
    lambda _: Condition("named in hand", negated=True), never,
    *(f"{{_:the-named}} is not in {hand}" for hand in WHOSE_HAND), rank=-1,
)  # fmt: skip

OFTEN_DICE = "roll {n:single} {what:ability} di[e|ce] {of:per}"
simple.converts(
    lambda n, what, of: Deed("roll dice", YOU, of._replace(each=n), what, only_for="pools"),
    lambda given: {"n": given.amount.each, "what": given.what, "of": given.amount._replace(each=1)}
    if isinstance(given, Deed) and (given.verb, given.only_for) == ("roll dice", "pools")
    and isinstance(given.amount, Per) else None, f"{OFTEN_DICE} and add/apply the results to your pool/pools", rank=-1,
)  # fmt: skip
DICE = "roll {amount} {what:ability} di[e|ce]"
simple.form(Deed, DICE, f"you {DICE}", verb="roll dice", whom=YOU)
simple.form(
    Deed, f"{DICE} and add the results to your pools", f"{DICE} and add/apply the results to your (resource) pool",
    f"{DICE} (,) adding the results to your pool/pools", verb="roll dice", whom=YOU, only_for="pools",
)  # fmt: skip


def _rolled(what: str) -> Count:
    return Count(f"rolled {what}")


def _of_rolled(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Count) and given.what.startswith("rolled ") and given.which is None
    return {"what": given.what.removeprefix("rolled ")} if own else None


count.converts(_rolled, _of_rolled, "{what:result} you rolled", "{what:result} (symbol/symbols) rolled")
count.converts(lambda icon: _rolled(icon[0]), never, "{icon} you rolled", "{icon} rolled")
condition.form(Condition, "you rolled any {whose:result}", "you rolled a/one {whose:result}", test="rolled")
condition.form(
    Condition, "you rolled no {whose:result}", "you did not roll a/any {whose:result}", test="rolled", negated=True,
)  # fmt: skip
condition.converts(
    lambda icon: Condition("rolled", whose=icon[0]), never, "you rolled (a/any/one) {icon}",
)  # fmt: skip
condition.converts(
    lambda icon: Condition("rolled", whose=icon[0], negated=True), never, "you rolled no {icon}",
    "you did not roll (a/any) {icon}", rank=-1,
)  # fmt: skip


def _times(whom: Ref, n: int, of: Count) -> Deed:
    return Deed("look at deck", whom, Per(n, of))


simple.converts(
    _times,
    lambda given: (
        {"whom": given.whom, "n": given.amount.each, "of": given.amount.of}
        if isinstance(given, Deed)
        and isinstance(given.amount, Per)
        and given == Deed("look at deck", given.whom, Per(given.amount.each, given.amount.of))
        else None
    ),
    "look at as many cards on top of {whom:whose-deck} as {n:number} times the number of {of:count!}",
    "look at a number of cards from the top of {whom:whose-deck} equal to {n:number} times the number of {of:count!}",
)  # fmt: skip
sort("sentence").form(Note, "in any order", "in any order you like", "in the order of your choice", what="any order")
