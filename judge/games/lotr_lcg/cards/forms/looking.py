"""effects: cards that were looked at: so many of them go somewhere, and the rest elsewhere, in any order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.deeds import TO_HAND
from judge.games.lotr_lcg.cards.forms.when.conditions import SPOKEN
from judge.games.lotr_lcg.cards.language import LANGUAGE, deed, of
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
    " of their deck",
    " of his deck",
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


def _places(name: str, title: str, found: dict[str, tuple[str, ...]]) -> None:
    """A closed list of places in a deck; whose deck it is and in which order they go there may be said of each."""
    listed = LANGUAGE.words(name, title)
    for value, places in found.items():
        listed.word(
            value,
            *(f"{at}{deck}{order}" for at in places for deck in (DECKS if at != "back" else ("",)) for order in ORDER
              if order or at != "back"),
        )  # fmt: skip


TOP = ("on the top", "back on the top", "to the top", "on top", "back on top")
BOTTOM = ("on the bottom", "back on the bottom", "to the bottom", "at the bottom")
_places("end of a deck", "the top or the bottom of a deck", {"top": TOP, "bottom": BOTTOM})
_places("back on a deck", "back on top of a deck", {"rest": ("back", *TOP)})
_places("bottom of a deck", "the bottom of a deck", {"rest bottom": BOTTOM})
deed("sort out", *(f"{do}[s|] {{group:so many}} {{what:end of a deck}}" for do in PUT), rank=-1)

# --- and the rest
REST = ("the rest", "the other", "the others", "the other cards", "the remaining cards", "the rest of the cards")
LANGUAGE.words("the others", "the rest of the cards").word("the rest", *REST)


def _rest(what: str) -> tuple[Any, Any]:
    """What becomes of the rest; its words are those of two lists, whatever they are."""

    def make(rest: str, at: str) -> Instruction:
        return Instruction("order", what=at)

    def take(given: Any) -> Mapping[str, Any] | None:
        return {"rest": "the rest", "at": what} if given == Instruction("order", what=what) else None

    return make, take


for what, places, rank in (("rest bottom", "bottom of a deck", 0), ("rest", "back on a deck", 1)):
    for order, s in (("deed", ""), ("does", "s")):
        rows = (f"{do}{s} {{rest:the others}} {{at:{places}}}" for do in PUT)
        of[order].converts(*_rest(what), *rows, rank=rank)
    # `put any number of them on the bottom and the rest on top`: the verb is said once.
    of["clause"].converts(_rest(what)[0], lambda given: None, f"{{rest:the others}} {{at:{places}}}", rank=5)
deed("discard", *(f"discard[s|] {rest}" for rest in REST), group=Phrase("the rest"))
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
