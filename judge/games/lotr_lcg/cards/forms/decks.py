"""drawing-cards, search: what card text does with hands, decks and discard piles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import deed, of
from judge.games.lotr_lcg.cards.meanings import ALL, Amount, Heap, Instruction, Phrase


def down_to(whose: Phrase) -> Any:
    """`discards cards from his hand until he has 5`: as many as are above that."""
    held = Phrase("that player") if whose.how == "they" else whose

    def make(number: int) -> Instruction:
        return Instruction("discard from hand", whose, Amount(of="hand", group=held, plus=-number))

    return make


def _of_down_to(whose: Phrase) -> Any:
    def take(given: Any) -> Mapping[str, Any] | None:
        number = -given.amount.plus if isinstance(given, Instruction) else 0
        return {"number": number} if number > 0 and given == down_to(whose)(number) else None

    return take


# --- drawing-cards, hand, decks
deed("draw", "draw[s|] {amount} card[|s]", "draw[s|] {amount} additional card[|s]", "draw[s|] an additional card")
deed("draw", "draw[s|] cards equal to {amount:quantity}", "draw[s|] a number of cards equal to {amount:quantity}")
FULL = ("card[|s] in hand", "card[|s] in their/his/her/your hand", "in their/his/her/your hand", "in hand", "card[|s]")


def _until_so_many(group: Phrase) -> Any:
    """`draw cards until you have 5 cards in hand`: as many as there are less in hand."""
    fill = Amount(-1, of="hand", group=group)
    return (
        lambda number: Instruction("draw", amount=fill._replace(plus=number)),
        lambda given: (
            {"number": given.amount.plus}
            if isinstance(given, Instruction)
            and given == Instruction("draw", amount=fill._replace(plus=given.amount.plus))
            else None
        ),
    )


of["deed"].converts(
    *_until_so_many(Phrase("you")), *(f"draw (cards) until you have {{number}} {full}" for full in FULL), rank=-1
)
of["does"].converts(
    *_until_so_many(Phrase("that player")),
    *(
        f"draws (cards) until {he} {{number}} {full}"
        for full in FULL
        for he in ("they have", "he/she has", "he or she has")
    ),
    rank=-1,
)
deed(
    "discard from hand",
    "discard[s|] {amount} card[|s] from {group:whose} hand",
    "choose[s|] and discard[s|] {amount} card[|s] from {group:whose} hand",
)
deed(
    "discard from hand",
    "discard[s|] {amount} card[|s] at random from {group:whose} hand",
    "discard[s|] {amount} random card[|s] from {group:whose} hand",
    "randomly discard[s|] {amount} card[|s] from {group:whose} hand",
    "discard[s|] {amount} card[|s] from {group:whose} hand at random",
    random=True,
)
DOWN = "until they/he/she/you have/has (no more than) {amount} card[|s] (left/remaining) in (their/his/her/your) hand"
deed(
    "discard from hand",
    f"randomly discard[s|] cards from {{group:whose}} hand {DOWN}",
    f"discard[s|] cards at random from {{group:whose}} hand {DOWN}",
    f"discard[s|] random cards from {{group:whose}} hand {DOWN}",
    op="down to",
    random=True,
)
deed(
    "discard from hand",
    "discard[s|] {amount} card[|s] at random",
    random=True,
    rank=1,
)
deed(
    "discard from hand",
    "discard[s|] {group:whose} hand",
    "discard[s|] all cards in {group:whose} hand",
    "discard[s|] all cards from {group:whose} hand",
    amount=ALL,
)
deed(
    "discard from deck", "discard[s|] the top card of {piles:deck,}", "discard[s|] 1 card from the top of {piles:deck,}"
)
deed(
    "discard from deck",
    "discard[s|] the top {amount} cards of {piles:deck,}",
    "discard[s|] {amount} cards from the top of {piles:deck,}",
    "discard[s|] {amount} card[|s] from {piles:deck,}",
    rank=-1,
)
deed(
    "discard from deck",
    "discard[s|] cards from the top of {piles:deck,} equal to {amount:quantity}",
    "discard[s|] a number of cards from the top of {piles:deck,} equal to {amount:quantity}",
)
HELD = "{number} (or fewer/less) (cards) (in hand)"
for whose, hand, whom, have in (
    (Phrase("you"), "your", "you", "have"),
    (Phrase("they"), "their/his/her", "they/he/she", "have/has"),
    (Phrase("they"), "his or her", "he or she", "has"),
):
    for sort, s in (("deed", ""), ("does", "s")):
        of[sort].converts(
            down_to(whose),
            _of_down_to(whose),
            f"discard{s} cards from {hand} hand until {whom} {have} {HELD}",
            f"discard{s} cards from {hand} hand until {whom} {have} only {HELD}",
            f"discard{s} cards from {hand} hand until {whom} {have} (only) {{number}} (or fewer) cards in {hand} hand",
            f"discard{s} cards from {hand} hand until {whom} {have} no more than {HELD}",
            f"discard{s} all but {{number}} card[|s] from/in {hand} hand",
            f"discard{s} down to {HELD}" if whose.how == "they" else f"discard{s} to {HELD}",
        )
MANY = "{amount} {group:descriptions} are discarded"
deed("discard from deck", "discard[s|] the bottom card of {piles:deck,}", what="bottom")
deed(
    "discard until",
    f"discard[s|] cards from the top of {{piles:deck,}} until {MANY}",
    f"discard[s|] cards from {{piles:deck,}} until {MANY}",
    f"discard[s|] cards from the top of {{piles:deck,}} until {MANY.replace('are', 'have been')}",
    f"discard[s|] cards from {{piles:deck,}} until {MANY.replace('are', 'have been')}",
)
deed(
    "discard until",
    f"discard[s|] cards from the top until {MANY}",
    f"discard[s|] cards from the top until {MANY.replace('are', 'have been')}",
    piles=(Heap("deck", Phrase("scenario")),),
)
deed(
    "discard until",
    "discard[s|] cards from the top of {piles:deck,} until {group:cards} is discarded",
    "discard[s|] cards from {piles:deck,} until {group:cards} is discarded",
    "discard[s|] cards from the top of {piles:deck,} until he/she/you discards/discard {group:cards}",
    "discard[s|] cards from {piles:deck,} until he/she/you/they discards/discard {group:cards}",
    "discard[s|] cards from the top of {piles:deck,} until they discard {group:cards}",
    "discard[s|] cards from the top of {piles:deck,} until he or she discards {group:cards}",
)
deed(
    "discard until",
    "discard[s|] cards from the top until {group:cards} is discarded",
    "discard[s|] cards until {group:cards} is discarded",
    piles=(Heap("deck", Phrase("scenario")),),
)
deed("shuffle", "shuffle[s|] {piles:deck,}")
deed(
    "shuffle pile",
    "shuffle[s|] {group:whose} discard pile into {to:whose} deck",
    "shuffle[s|] {group:whose} discard pile back into {to:whose} deck",
)
deed(
    "shuffle pile",
    "shuffle[s|] the encounter discard pile into the encounter deck",
    "shuffle[s|] the encounter discard pile back into the encounter deck",
    "shuffle[s|] the discard pile into the encounter deck",
    group=Phrase("scenario"),
    to=Phrase("scenario"),
)

deed(
    "shuffle hand",
    "shuffle[s|] {group:whose} hand into their/his/her/your/its deck",
    "shuffle[s|] {group:whose} hand back into their/his/her/your/its deck",
    "shuffle[s|] all cards in/from {group:whose} hand (back) into their/his/her/your/its deck",
    rank=-1,
)
SCENARIO = Phrase("scenario")


def _with_pile(group: Phrase) -> Instruction:
    """`shuffle the encounter discard pile and Hill into the encounter deck`."""
    pile = Instruction("shuffle pile", SCENARIO, to=SCENARIO)
    return Instruction("both", parts=(Instruction("shuffle in", group), pile))


def _of_with_pile(given: Any) -> Mapping[str, Any] | None:
    group = given.parts[0].group if isinstance(given, Instruction) and len(given.parts) == 2 else Phrase()
    return {"group": group} if given == _with_pile(group) else None


for them in ("aside", "sought"):
    of["deed"].converts(
        _with_pile,
        _of_with_pile,
        f"shuffle the encounter discard pile and {{group:{them}}} into the encounter deck",
        f"shuffle {{group:{them}}} and the encounter discard pile into the encounter deck",
        rank=-1,
    )
THE_REST = ("the other cards", "the remaining cards", "the rest", "the rest of the cards")
PUT_BACK: tuple[str, ...] = ()
VERBS = ("put", "return", "place")
for whose, their in (
    (Phrase("you"), "your deck"),
    (Phrase("they"), "their/his/her deck"),
    (SCENARIO, "the encounter deck"),
):
    deed(
        "shuffle",
        *(f"shuffle[s|] {each} {back}into {their}" for each in THE_REST for back in ("", "back ")),
        piles=(Heap("deck", whose),),
        what="rest",
    )
SEARCHED = ("the rest of the searched cards", "the other searched cards", *THE_REST)
deed(
    "shuffle",
    *(f"shuffle[s|] {each} {back}into their owners' decks" for each in SEARCHED for back in ("", "back ")),
    piles=(Heap("deck", Phrase("each player")),),
    what="rest",
    rank=-1,
)
for back in ("back", "back on top", "back on top of {deck}", "on top of {deck}", "to the top of {deck}"):
    for of_whom in ("your deck", "their/his/her deck", "the encounter deck") if "{deck}" in back else ("",):
        PUT_BACK += tuple(f"{verb}[s|] {{them}} {back.replace('{deck}', of_whom)} in any order" for verb in VERBS)
deed("order", *(each.replace("{them}", "them") for each in PUT_BACK))
deed("look", "look[s|] at the top card of {piles:deck,}")
deed("look", "look[s|] at the top {amount} cards of {piles:deck,}")
TAKEN = {
    "hand": ("add[s|] [it|them] to {to:whose} hand", "add[s|] it/them to {to:whose} hand"),
    "play": ("put[s|] [it|them] into play", "put[s|] it/him/her/them into play (under your/their/his/her control)"),
    "staging area": (
        "add[s|] [it|them] to the staging area",
        "add[s|] it/him/her/them to the staging area",
        "place[s|] it/him/her/them in the staging area",
        "put[s|] it/him/her/them into the staging area",
        "put[s|] it/him/her/them into play in the staging area",
    ),
    "revealed": (
        "reveal[s|] [it|them]",
        "reveal[s|] it/him/her/them",
    ),
    "active location": ("make[s|] it the active location",),
    "victory display": ("add[s|] it/him/her/them to the victory display", "put[s|] it/them into the victory display"),
    "set aside": (
        "set[s|] [it|them] aside, out of play",
        "set[s|] it/him/her/them aside, out of play",
        "set[s|] it/him/her/them aside",
        "place[s|] it/him/her/them aside, out of play",
    ),
}
FOUND = "that card/ally/attachment/event/enemy/location/character/hero/treachery/objective"
for end, words in TAKEN.items():
    seen = (each.replace("it/him/her/them", "it/them").replace("it/them", FOUND) for each in words)
    TAKEN[end] = (*words, *(each for each in dict.fromkeys(seen) if FOUND in each))
BOTH = (
    "revealed",
    ("reveal[s|] it, and add[s|] it to the staging area", "reveal[s|] it and add[s|] it to the staging area"),
)
of["different"].adds("a different {it:description}", how="pick", other="other")
deed(
    "search",
    "search[es|] {piles:pile&} for {group:different} and add[s|] it to the staging area",
    what="staging area",
    amount=ALL,
)
for end, words in (*TAKEN.items(), BOTH):
    for before in (" and ", ", and ", ", "):
        deed(
            "search",
            *(
                f"search[es|] {{piles:{pile}}} for {{group:{sort}}}{before}{each}"
                for sort in ("sought", "cards")
                for pile in ("pile&", "both piles")
                for each in words
            ),
            what=end,
            amount=ALL,
            rank=-2 if words == BOTH[1] else 0,
        )
        deed(
            "search",
            *(
                f"search[es|] the top {{amount}} cards of {{piles:deck,}} for {{group:cards}}{before}{each}"
                for each in words
            ),
            what=end,
            rank=-2 if words == BOTH[1] else 0,
        )
of["sought"].form(Phrase, "{names:name,}", how="named", plural=False)
of["sought"].form(Phrase, "{names:name&}", how="named")
titled = of["one titled"]
titled.converts(lambda name: name, lambda given: {"name": given} if isinstance(given, str) else None, "{name}")
titled.converts(lambda name: name, lambda given: None, "1/one/a copy of (the) {name}", "the {name}")
of["sought"].form(Phrase, "{names:one titled&}", how="named", rank=5)
of["sought"].form(
    Phrase,
    "the {names:name&} objectives",
    "the {names:name&} objective allies/cards",
    "the {names:name&} objective",
    how="named",
    rank=2,
)
of["all titled"].converts(
    lambda name: name, lambda given: {"name": given} if isinstance(given, str) else None, "{name}"
)
of["all titled"].converts(lambda name: name, lambda given: None, "each copy of {name}", "all copies of {name}")


def _for_two(piles: tuple[Heap, ...], one: Phrase, two: Phrase) -> Instruction:
    """`search the encounter deck for 1 enemy and 1 location`: one after the other."""
    both = (each._replace(how="pick") for each in (one, two))
    return Instruction("several", parts=tuple(Instruction("search", x, ALL, "staging area", piles=piles) for x in both))


def _of_two(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Instruction) or len(given.parts) != 2:
        return None
    one, two = (each.group._replace(how="") for each in given.parts)
    piles = given.parts[0].piles
    return {"piles": piles, "one": one, "two": two} if given == _for_two(piles, one, two) else None


to = "them to the staging area"
for order, (search, add) in {"deed": ("search", "add"), "does": ("searches", "adds")}.items():
    of[order].converts(
        _for_two,
        _of_two,
        *(
            f"{search} {{piles:{pile}}} for {a} {{one:description}} and {a} {{two:description}}{comma} and {add} {to}"
            for pile in ("pile&", "both piles")
            for a in ("1", "a")
            for comma in ("", ",")
        ),
    )
deed(
    "search",
    "search[es|] {piles:pile&} and add[s|] {group:cards} to the staging area",
    "search[es|] {piles:both piles} and add[s|] {group:cards} to the staging area",
    what="staging area",
    amount=ALL,
    rank=1,
)
deed(
    "search",
    "search[es|] {piles:pile&} for {group:sought}",
    "search[es|] {piles:both piles} for {group:sought}",
    "search[es|] {piles:pile&} for {group:cards}",
    "search[es|] {piles:both piles} for {group:cards}",
    what="found",
    amount=ALL,
    rank=6,
)
deed("search", "search[es|] the top {amount} cards of {piles:deck,} for {group:cards}", what="found", rank=6)
deed(
    "search",
    "search[es|] {piles:pile&} for {group:cards} and put[s|] it into play engaged with {to:anybody}",
    "search[es|] {piles:both piles} for {group:cards} and put[s|] it into play engaged with {to:anybody}",
    "search[es|] {piles:both piles} for {group:cards} and put[s|] it into play, engaged with {to:anybody}",
    "search[es|] {piles:both piles} for {group:cards}, and put[s|] it into play engaged with {to:anybody}",
    what="engaged",
    amount=ALL,
)
deed(
    "search",
    "search[es|] the top {amount} cards of {piles:deck,} for {group:cards} and put[s|] it into play engaged with "
    "{to:anybody}",
    what="engaged",
)

deed(
    "search",
    *(
        f"search[es|] {{piles:{pile}}} for {{group:cards}} if one is not already in play, and {each}"
        for pile in ("pile&", "both piles")
        for each in TAKEN["staging area"]
    ),
    what="staging area",
    amount=ALL,
    op="unless in play",
    rank=-1,
)

# --- a deck and its discard pile
deck, pile = Heap("deck", Phrase("scenario")), Heap("discard pile", Phrase("scenario"))
of["both piles"].form(
    (deck, pile), "the encounter deck and discard pile", "the encounter deck and the discard pile",
    "the encounter deck and (the) encounter discard pile", "the encounter deck and its discard pile",
)  # fmt: skip
shown = Heap("victory display", Phrase("scenario"))
of["both piles"].form(
    (deck, pile, shown),
    "the encounter deck, discard pile, and victory display",
    "the encounter deck, discard pile and victory display",
)
mine = Heap("deck", Phrase("you")), Heap("discard pile", Phrase("you"))
of["both piles"].form(mine, "your deck and discard pile")
