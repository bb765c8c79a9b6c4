"""search, setup-7: so many cards for each player, of other titles: `one different enemy or location per player`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.decks import TAKEN
from judge.games.lotr_lcg.cards.language import LANGUAGE, of
from judge.games.lotr_lcg.cards.meanings import ALL, Amount, Heap, Instruction, Phrase, Quality, Range

PLAYERS = Amount(of="players")
PER = ("per player", "for each player (in the game)")
ENDS = ("staging area", "revealed", "set aside")


def _different(end: str) -> tuple[Any, Any]:
    """One search for each player; what one has found no other can find again."""

    def make(piles: tuple[Heap, ...], it: Phrase) -> Instruction:
        return Instruction("search", it._replace(how="pick", other="different"), ALL, end, "one each", piles=piles)

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Instruction) or given.op != "one each":
            return None
        it = given.group._replace(how="", other="")
        return {"piles": given.piles, "it": it} if given == make(given.piles, it) else None

    return make, take


def _any(end: str) -> tuple[Any, Any]:
    """As many of them as there are players, whatever they are called."""

    def make(piles: tuple[Heap, ...], it: Phrase) -> Instruction:
        return Instruction("search", it._replace(how="pick"), ALL, end, piles=piles, per=PLAYERS)

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Instruction) or given.per != PLAYERS:
            return None
        it = given.group._replace(how="")
        return {"piles": given.piles, "it": it} if given == make(given.piles, it) else None

    return make, take


def _conjugated(end: str, order: str) -> tuple[str, ...]:
    """What is done with what was found, as an order or as what a player does; it may be one card or several."""
    found = (each.replace("[it|them]", "it/them") for each in TAKEN[end])
    said = (each.replace("[s|]", "" if order == "deed" else "s") for each in found)
    return tuple(each.replace(" it/them", " them/it", 1) for each in dict.fromkeys(said))


for order, search in {"deed": "search", "does": "searches"}.items():
    for end in ENDS:
        for found, one, rank in ((_different(end), "one/1/a different", -1), (_any(end), "one/1", 5)):
            of[order].converts(
                *found,
                *(
                    f"{search} {{piles:{pile}}} for {one} {{it:description}} {per}{before}{each}"
                    for pile in ("pile&", "both piles")
                    for per in PER
                    for before in (" and ", ", and ")
                    for each in _conjugated(end, order)
                ),
                rank=rank,
            )

# --- `a 0-cost enemy or 0-cost location`: the number is said of each of them
costly = LANGUAGE.sort("kind at a cost", "a kind of card with its cost")


def _at_cost(number: int, kinds: tuple[str, ...]) -> Phrase:
    return Phrase(kinds=kinds, adjectives=(Quality("value", "cost", range=Range("=", Amount(number))),))


def _of_cost(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Phrase) or len(given.adjectives) != 1 or given.adjectives[0].range is None:
        return None
    number = given.adjectives[0].range.amount.number
    return {"number": number, "kinds": given.kinds} if given == _at_cost(number, given.kinds) else None


costly.converts(_at_cost, _of_cost, "{number} cost {kinds:noun,}", "{number} - cost {kinds:noun,}")


def _of_one_cost(one: Phrase, two: Phrase) -> Phrase | None:
    kinds = tuple(dict.fromkeys((*one.kinds, *two.kinds)))
    return one._replace(kinds=kinds) if one.adjectives == two.adjectives else None


of["description"].converts(_of_one_cost, lambda given: None, "{one:kind at a cost} or {two:kind at a cost}", rank=-1)
