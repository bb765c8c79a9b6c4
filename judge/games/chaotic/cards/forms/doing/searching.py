"""8.5.2: cards that go from hands into decks, that are searched for, and Mugic counters told among several."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.forms.rows import fixed
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import Those
from judge.games.chaotic.cards.meanings.hands import Among, FromHand, Goes, Search

own, third, deed = sort("own deed"), sort("third deed"), sort("deed")

# 8.2.3.2: where the card itself goes that is played.
_AS = "(when/as/after/once it resolves)"
_OWN = ("your (hand|Mugic hand|attack hand)", "its owner's hand")
fixed(
    deed,
    Goes("hand"),
    "return this card to your hand",
    *(f"return {it} to {each} {_AS}" for it in ("this card", "this Mugic Card", "this Attack Card") for each in _OWN),
    *(f"when/as/after/once this card resolves, return it to {each}" for each in _OWN),
    *(f"this card returns to {each} {_AS}" for each in _OWN),
)
fixed(
    deed,
    Goes("out"),
    "remove this card from the game when it resolves",
    "remove this card from the game when/as/after/once it resolves",
    "when/as/after/once this card resolves, remove it from the game",
)

# From the hand into the deck.
for _end in ("top", "bottom"):
    for _where, _put, _whose in ((own, "put", "your"), (third, "puts", "their")):
        _to = f"on (the) {_end} of your/their Attack Deck (in any order)"
        _where.form(
            FromHand,
            f"{_put} {{number:so many}} Attack Card[|s] from {_whose} hand on the {_end} of {_whose} Attack Deck",
            f"{_put} {{number:so many}} Attack Card[|s] from your/their (attack) hand {_to}",
            f"{_put} {{number:so many}} card[|s] from your/their attack hand {_to}",
            end=_end,
        )

# From the deck into the hand or the discard pile.
_PLACES = {"hand": "into your hand", "pile": "into your Attack Discard pile"}
_MORE = {
    "hand": ("into/in your (attack) hand",),
    "pile": ("into/in your Attack Discard pile", "into/in your attack discard pile"),
}


def _found(it: Those, to: str, number: int = 1, up_to: bool = False) -> Search:
    return Search(it._replace(which="one", number=number, up_to=up_to), to)


def _looked_for(to: str, several: bool, up_to: bool) -> Any:
    def take(given: Any) -> Any:
        if type(given) is not Search or given.to != to or given.what.up_to is not up_to:
            return None
        if (given.what.number > 1 or up_to) is not several:
            return None
        it = given.what._replace(which="", number=1, up_to=False)
        return {"it": it, **({"number": given.what.number} if several else {})}

    return take


for _to, _place in _PLACES.items():
    for _many, _several, _up_to in (("a/an", False, False), ("{number}", True, False), ("up to {number}", True, True)):
        _it = "it" if not _several else "them"
        own.converts(
            lambda it, number=1, to=_to, up_to=_up_to: _found(it, to, number, up_to),
            _looked_for(_to, _several, _up_to),
            f"search your Attack Deck for {_many} {{it:attack noun}} and put {_it} {_place}",
            *(f"search your Attack Deck for {_many} {{it:attack noun}} {reveal} put {it} {each}"
              for it in ("it", "them", "that card", "those cards") for each in _MORE[_to]
              for reveal in ("(,) and", f"(,) (and) reveal {it} (,) and")),
        )  # fmt: skip

# Mugic counters, one by one.
for _sign, _verb, _from in ((-1, "remove", "from among"), (1, "put", "among")):
    for _where, _s in ((own, ""), (third, "s")):
        _where.converts(
            lambda number, among, sign=_sign: Among(sign * number, among),
            lambda given, sign=_sign: (
                {"number": abs(given.number), "among": given.among}
                if type(given) is Among and given.number * sign > 0
                else None
            ),
            f"{_verb}{_s} a total of {{number}} Mugic counters {_from} {{among:creatures}}",
            f"{_verb}{_s} (a total of) {{number}} Mugic counter[|s] {_from} {{among:creatures}}",
            f"{_verb}{_s} (a total of) {{number}} Mugic counter[|s] {_from} any {{among:creatures}}",
            f"{_verb}{_s} {{number}} Mugic counters {_from} any number/combination of {{among:creatures}}",
        )
