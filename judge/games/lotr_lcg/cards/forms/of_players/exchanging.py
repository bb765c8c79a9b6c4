"""effects: cards that change places with a card in hand, and the cards at the bottom of a deck that are looked at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.looking import ONE
from judge.games.lotr_lcg.cards.language import LANGUAGE, deed, of
from judge.games.lotr_lcg.cards.meanings import IT, Heap, Instruction, Phrase, Quality

# --- the bottom of a deck
for peek in ("look[s|] at", "reveal[s|]"):
    deck = "deck" if peek.startswith("look") else "own deck"
    shown = "" if peek.startswith("look") else "shown"
    deed("look", f"{peek} the bottom card of {{piles:{deck},}}", what="bottom", op=shown, rank=1)
    deed("look", f"{peek} the bottom {{amount}} cards/card of {{piles:{deck},}}", what="bottom", op=shown, rank=1)
    deed("look", f"{peek} the top {{amount}} card of {{piles:{deck},}}", op=shown, rank=2)


# --- one card of a hand, and the card that it changes places with
def _one_in(zone: str) -> tuple[Any, Any]:
    """`an ally in your hand`."""

    def make(kinds: tuple[str, ...], whose: Phrase, adjectives: tuple[Quality, ...] = ()) -> Phrase:
        return Phrase("pick", adjectives=adjectives, kinds=kinds, clauses=(Quality("in", zone, whose),))

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Phrase) or not given.clauses or given.clauses[0].group is None:
            return None
        found: dict[str, Any] = {"kinds": given.kinds, "whose": given.clauses[0].group}
        found |= {"adjectives": given.adjectives} if given.adjectives else {}
        return found if given == make(**found) else None

    return make, take


held = LANGUAGE.sort("held card", "a card in hand")
other = LANGUAGE.sort("exchanged card", "a card that changes places with one in hand")
A_CARD = "a/an/1/one ({adjectives}) {kinds:noun,}"
held.converts(*_one_in("hand"), f"{A_CARD} in {{whose}} hand", f"{A_CARD} from {{whose}} hand")
other.form(IT, "it", "that card", "that ally/attachment/event/hero/enemy/location")
other.form(ONE, "1 of them", "1/one of them", "1/one of those cards", "1/one of those")
other.converts(*_one_in("discard pile"), f"{A_CARD} in {{whose}} discard pile", f"{A_CARD} from {{whose}} discard pile")
for top in ("topmost", "top"):
    other.converts(
        lambda whose: Phrase("pick", most="topmost", kinds=("card",), clauses=(Quality("in", "discard pile", whose),)),
        lambda given: (
            {"whose": given.clauses[0].group} if isinstance(given, Phrase) and given.most == "topmost" else None
        ),
        f"the {top} card of {{whose}} discard pile",
        f"the {top} card in {{whose}} discard pile",
    )


def _whose(group: Phrase) -> Phrase | None:
    return group.clauses[0].group if group.clauses else None


def _swapped(one: Phrase, two: Phrase) -> Instruction | None:
    """`switch that card with a card in your hand`; a card that is not known yet is chosen first."""
    if two not in (IT, ONE) and _whose(one) != _whose(two):
        return None
    swap = Instruction("exchange", one, to=IT)
    first = Instruction("single out" if two == ONE else "choose", two)
    return swap if two == IT else Instruction("several", parts=(first, swap))


def _of_swapped(given: Any) -> Mapping[str, Any] | None:
    parts = given.parts or (given,) if isinstance(given, Instruction) else ()
    if not parts or parts[-1].verb != "exchange" or len(parts) > 2:
        return None
    found = {"one": parts[-1].group, "two": parts[0].group if len(parts) > 1 else IT}
    return found if given == _swapped(**found) else None


def _with_end(end: str) -> Any:
    """`exchange a card in your hand with the top card of your deck`."""

    def make(one: Phrase, whose: Phrase) -> Instruction | None:
        swap = Instruction("exchange", one, what=end, piles=(Heap("deck", whose),))
        return swap if _whose(one) == whose else None

    return make


def _of_end(end: str) -> Any:
    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Instruction) or given.verb != "exchange" or not given.piles:
            return None
        found = {"one": given.group, "whose": given.piles[0].whose}
        return found if given == _with_end(end)(**found) else None

    return take


VERBS = (("switch", "with"), ("exchange", "with"), ("exchange", "for"), ("swap", "with"), ("swap", "for"),
         ("trade", "with"), ("replace", "with"))  # fmt: skip
for sort, s in (("deed", ""), ("does", "s")):
    both = [(f"{do}{'es' if s and do == 'switch' else s}", by) for do, by in VERBS]
    of[sort].converts(
        _swapped,
        _of_swapped,
        *(f"{do} {{one:held card}} {by} {{two:exchanged card}}" for do, by in both[:-1]),
        *(f"{do} {{two:exchanged card}} {by} {{one:held card}}" for do, by in both),
    )
    for end in ("top", "bottom"):
        of[sort].converts(
            _with_end(end),
            _of_end(end),
            *(f"{do} {{one:held card}} {by} the {end} card of {{whose}} deck" for do, by in both[:-1]),
            *(f"{do} the {end} card of {{whose}} deck {by} {{one:held card}}" for do, by in both),
        )
