"""What players do and are made to do: each act once, for every player, in every voice, for every amount."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.groups import ANY_NUMBER
from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import Per, Ref
from judge.games.wot_ccg.cards.meanings.effects import Deed

simple = LANGUAGE.sorts["simple"]
SAME = Ref("same player")
does = LANGUAGE.sort("does", "what a player does")
HAND = "(from/in his hands/hand|from/in their hands) (of his/their choice)"
DECK, PILE = "his/their decks/deck", "his/their discard piles/pile"
SECTION = "(to/on his/their sections/section of the pattern)"
TOKENS = "(of his/their) (pattern) token[|s]"
COUNTED: dict[str, tuple[str, ...]] = {
    "draw": ("draws/draw {amount} (additional/more) card[|s]",),
    "discard cards": (
        f"discards/discard {{amount}} card[|s] {HAND}",
        f"chooses/choose and discards/discard {{amount}} card[|s] {HAND}",
    ),
    "add tokens": (
        f"gains/gain/adds/add/places/place/puts/put {{amount}} (pattern) token[|s] {SECTION}",
        "gains/gain {amount} pattern",
    ),
    "remove tokens": (
        f"loses/lose/removes/remove {{amount}} {TOKENS} (from his/their sections/section of the pattern)",
        "loses/lose {amount} pattern",
    ),
    "convert tokens": (
        f"converts/convert {{amount}} {TOKENS} (to neutral tokens|to a neutral token|to neutral)",
        "converts/convert {amount} pattern (to neutral)",
    ),
    "fill to": ("draws/draw cards until he has {amount:number} cards in his hand",),
    "discard to": (
        "discards/discard (cards) down to {amount:number} card[|s] (in hand|in his/their hands/hand)",
        "discards/discard cards until he has (only) {amount:number} card[|s] (left) in his hand",
    ),
}  # fmt: skip
EQUAL: dict[str, tuple[str, ...]] = {
    "draw": ("draws a number of cards {amount:equal}", "draws/draw (a number of) cards {amount:equal}"),
    "discard cards": (
        "discards a number of cards {amount:equal}", f"discards/discard (a number of) cards {HAND} {{amount:equal}}",
    ),
    "mill": (
        "moves a number of cards from the top of his deck to his discard pile {amount:equal}",
        f"moves/move/places/place/puts/put a number of cards from the top of {DECK} in/into/to {PILE} {{amount:equal}}",
    ),
}  # fmt: skip
PLAIN: dict[str, tuple[str, ...]] = {
    "shuffle": (f"shuffles/shuffle {DECK}",),
    "discard hand": ("discards/discard his/their (entire) hands/hand",
                     "discards/discard all (of) (the) cards in/from his/their hands/hand"),
    "look": ("shows/show/reveals/reveal (you) his/their hands/hand (to you|to all players)",),
    "shuffle pile": (f"shuffles/shuffle {PILE} into {DECK}", f"shuffles/shuffle all cards in {PILE} into {DECK}"),
    "shuffle hand": (f"shuffles/shuffle his/their (entire) hands/hand (back) into {DECK}",),
    "fill hand": ("draws/draw (a number of) cards (from his deck) to fill his/their hands/hand "
                  "(to his maximum hand size)",
                  "draws/draw cards up to his/their maximum hand sizes/size", "draws/draw up to his maximum hand size",
                  "fills/fill his hand (to his maximum hand size)"),
}  # fmt: skip


def _of_named(n: int) -> Any:
    return lambda given: {} if given == Deed("discard named", SAME, n) else None


own_top = LANGUAGE.sort("own-top", "cards on top of one's own deck")
own_top.form(1, f"the top card of/from {DECK}")
own_top.converts(
    lambda n: n, lambda given: {"n": given} if isinstance(given, int) else None,
    f"{{n:amount}} card[|s] from (the) top of {DECK}", f"the top {{n:amount}} card[|s] of/from {DECK}",
)  # fmt: skip
does.converts(
    lambda n: Deed("mill", SAME, n),
    lambda given: {"n": given.amount} if given == Deed("mill", SAME, getattr(given, "amount", 0)) else None,
    f"moves/move/places/place/puts/put {{n:own-top}} in/into/to {PILE}", "discards/discard {n:own-top}",
)  # fmt: skip
NAMED = "card|named card|event|named event|advantage|named advantage|character|named character|troop|named troop"
COPY = f"it/that/the ({NAMED})"
FILL = {"fill to": ("fill hand", "to")}


def _does(verb: str) -> Any:
    name, what = FILL.get(verb, (verb, ""))

    def make(amount: Any = 1) -> Deed:
        return Deed(name, SAME, amount, what)

    return make


def _of_does(verb: str, *, counted: bool, kind: type = int) -> Any:
    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Deed) or not isinstance(given.amount, kind):
            return None
        found = {"amount": given.amount} if counted else {}
        return found if given == _does(verb)(**found) else None

    return take


for _verb, _rows in PLAIN.items():
    does.converts(lambda verb=_verb: _does(verb)(), _of_does(_verb, counted=False), *_rows)
for _verb, _rows in EQUAL.items():
    does.converts(_does(_verb), _of_does(_verb, counted=True, kind=Per), *_rows)
for _verb, _rows in COUNTED.items():
    does.converts(_does(_verb), _of_does(_verb, counted=True), *_rows)


does.converts(
    lambda: Deed("discard named", SAME), _of_named(1), "discards a copy of the named card",
    f"discards/discard (one/a copy of) {COPY} {HAND}",
    "discards/discard it",
)  # fmt: skip
does.converts(
    lambda: Deed("discard named", SAME, ANY_NUMBER), _of_named(ANY_NUMBER), "discards all copies of the named card",
    f"discards/discard all/every copies/copy of {COPY} {HAND}",
)  # fmt: skip


def _made_to(whom: Any, it: Deed) -> Deed:
    return it._replace(whom=whom)


simple.form(Deed, "{whom:whom-player} discards down to {amount:number} cards", verb="discard to")
simple.converts(
    _made_to, never, "{whom:any-player} (must) (also/additionally/each) {it:does}",
    "have/make/force/cause {whom:any-player} (to) {it:does}",
)  # fmt: skip
sort("deed").converts(
    lambda it: it, lambda given: {"it": given} if isinstance(given, Deed) and given.whom == SAME else None,
    "{it:does}", "(must) (also/additionally) {it:does}", rank=7,
)  # fmt: skip
