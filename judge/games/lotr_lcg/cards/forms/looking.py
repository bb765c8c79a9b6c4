"""effects: cards that were looked at: so many of them go somewhere, and the rest elsewhere, in any order."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.forms.deeds import TO_HAND
from judge.games.lotr_lcg.cards.forms.when.conditions import SPOKEN
from judge.games.lotr_lcg.cards.language import deed, of
from judge.games.lotr_lcg.cards.meanings import ANY_NUMBER, Heap, Instruction, Phrase

some, so_many = of["some of them"], of["so many"]
ONE = Phrase("pick", kinds=("card",), clauses=(SPOKEN,))
ANY = ONE._replace(number=ANY_NUMBER, upto=True)

# --- some of the cards spoken of
THOSE = ("them", "those", "those cards", "these cards")
some.form(ONE, "1 of them", *(f"1/one of {each}" for each in THOSE), plural=False)
some.form(ANY, "any number of them", *(f"any number of {each}" for each in THOSE), plural=True)
some.form(
    Phrase,
    *(f"up to {{number}} of {each}" for each in THOSE),
    how="pick",
    upto=True,
    kinds=("card",),
    clauses=(SPOKEN,),
)
some.form(Phrase, *(f"{{number}} of {each}" for each in THOSE), how="pick", kinds=("card",), clauses=(SPOKEN,), rank=1)
of["cards"].also(some)
# `put 1 Ent ally from among them into play`
AMONG = ("among them", "from among them", "(from) among those/these cards", "from those cards")
of["clause of cards"].form(SPOKEN._replace(word="among"), *AMONG)
deed("choose", "choose[s|] {group:some of them}", rank=3)


# --- the top of a player's own deck is shown to all; what becomes of the cards is said behind
of["own deck"].form(Heap, "{whose} deck", zone="deck")
deed("look", "reveal[s|] the top card of {piles:own deck,}", op="shown", rank=1)
deed("look", "reveal[s|] the top {amount} cards of {piles:own deck,}", op="shown", rank=1)
so_many.also(some)
so_many.form(ONE, "1/one", "1/one card", plural=False, rank=1)
so_many.form(Phrase, "{number}", "{number} cards", how="pick", kinds=("card",), clauses=(SPOKEN,), rank=2)
so_many.form(ANY, "any number", rank=1)
so_many.form(Phrase, "up to {number}", how="pick", upto=True, kinds=("card",), clauses=(SPOKEN,), rank=2)

# --- where they go
deed("discard", "discard[s|] {group:so many}", rank=1)
deed("return", *(f"add[s|] {{group:so many}} {where}" for where in (*TO_HAND, "to that player's hand")), rank=1)
deed("return", *(f"take[s|] {{group:so many}} {where.replace('to ', 'into ', 1)}" for where in TO_HAND), rank=1)
deed("put", "put[s|] {group:so many} into play", rank=1)
DECKS = (
    "",
    " of your deck",
    " of the encounter deck",
    " of that deck",
    " of their/his/her deck",
    " of the deck",
    " of that player's deck",
)
PUT = ("put", "place", "return", "move")
ORDER = ("", " in any order", ", in any order")
BACK = (
    "back ",
    "",
    "back on top ",
    "on top ",
    "on top of your/that deck ",
    "on top of the encounter deck ",
    "to the top of that deck ",
)
for end in ("top", "bottom"):
    at = (
        f"on the {end}",
        f"back on the {end}",
        f"to the {end}",
        *((f"on {end}", f"back on {end}") if end == "top" else ()),
    )
    deed(
        "sort out",
        *(
            f"{do}[s|] {{group:so many}} {where}{deck}{order}"
            for do in PUT
            for where in at
            for deck in DECKS
            for order in ORDER
        ),
        what=end,
        rank=-1,
    )

# --- and the rest
REST = ("the rest", "the other", "the others", "the other cards", "the remaining cards", "the rest of the cards")
deed(
    "order",
    *(
        f"{do}[s|] {rest} {where}{deck}{order}"
        for do in PUT
        for rest in REST
        for where in ("on the bottom", "to the bottom")
        for deck in DECKS
        for order in ORDER
    ),
    what="rest bottom",
)
deed(
    "order",
    *(
        f"{do}[s|] {rest} {where}{deck}{order}"
        for do in PUT
        for rest in REST
        for where in ("back", "back on top", "on top", "to the top", "on the top", "back on the top")
        for deck in (DECKS if "top" in where else DECKS[:1])
        for order in ORDER
        if order or where != "back"
    ),
    what="rest",
    rank=1,
)
deed("discard", *(f"discard[s|] {rest}" for rest in REST), group=Phrase("the rest"))
# `put any number of them on the bottom and the rest on top`: the verb is said once.
for what, places in (("rest", ("on top", "on the top")), ("rest bottom", ("on the bottom", "at the bottom"))):
    said_once = tuple(
        f"{rest} {at}{deck}{order}" for rest in REST for at in places for deck in DECKS for order in ORDER
    )
    of["clause"].converts(lambda what=what: Instruction("order", what=what), lambda given: None, *said_once, rank=5)
# The cards lie as they lay before.
of["deed"].form(
    Instruction("nothing", what="same order"),
    "put them back in the same order",
    *(
        f"{do} them {back} in the same order"
        for do in PUT
        for back in ("back", "back on top", "on top", "to the top of the deck")
    ),
    *(f"{do} those cards {back} in the same order" for do in PUT for back in ("back", "back on top", "on top")),
)
deed(
    "order",
    "put[s|] those cards back in any order",
    *(f"{do}[s|] {them} {back}in any order" for do in PUT for them in ("those cards", "these cards") for back in BACK),
    "return[s|] them in any order",
    rank=1,
)
