"""effects: a card of a hand and one of a deck or discard pile change places; what lies at the bottom of a deck."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from judge.engine import Moment, Refusal
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.deeds import hindered, makes, nothing
from judge.games.lotr_lcg.cards.groups import members
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.play.abilities.triggering_conditions import occurs
from judge.games.lotr_lcg.play.in_play.areas import deck_size, know_top, move, side
from judge.games.lotr_lcg.play.who import any_card, card
from judge.games.lotr_lcg.things import DECK, DISCARD, HAND, Context, Occurrence, Player

PILES = {DECK: ("deck", "pool", "under"), DISCARD: ("discard",)}


def know_bottom(now: Moment, name: str, count: int) -> None:
    """Has chance say which cards lie at the bottom of a shuffled deck; they come behind those known on top."""
    owner = side(now, name)
    if not owner.deck_rest:
        know_top(now, name, len(owner.deck) + count - len(owner.under))


def lowest(now: Moment, name: str, count: int) -> list[str]:
    """The named cards at the bottom of a deck, the last one last; what chance has said is kept there."""
    owner = side(now, name)
    missing = count - len(owner.under)
    if owner.pool and not owner.deck_rest and 0 < missing <= len(owner.deck):
        owner = owner._replace(deck=owner.deck[:-missing], under=(*owner.deck[-missing:], *owner.under))
        now.put(owner)
    known = owner.under if owner.pool or owner.deck_rest else (*owner.deck, *owner.under)
    return list(known[-count:]) if count else []


def _end_of_deck(now: Moment, owner: str, end: str) -> str:
    """The card at one end of a deck; none where the situation does not name it."""
    found = lowest(now, owner, 1) if end == "bottom" else list(side(now, owner).deck[:1])
    return next(iter(found), "")


@makes("exchange")
def _exchange(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    other = next(iter(members(now, what.to, about)), "") if what.to.how else ""
    yield Occurrence("exchange", name, other=other, player=card(now, name).owner, detail=what.what)


@hindered("exchange")
def _nothing_there(now: Moment, what: Instruction, name: str, about: Context) -> Refusal | None:
    """effects-as-much-as-able: without a card on either side nothing changes places."""
    owner = card(now, name).owner
    if what.what:
        empty = deck_size(now, owner) == 0
        return nothing(owner, "has no cards left in the deck", "effects-partial-count") if empty else None
    other = any_card(now, next(iter(members(now, what.to, about)), ""))
    there = other is not None and other.zone in PILES and other.owner == owner
    return None if there else nothing(name, "has nothing to change places with", "effects-as-much-as-able")


@occurs("exchange")
def exchange(now: Moment, what: Occurrence) -> None:
    """effects: both cards move at the same time, each to the very place of the other."""
    owner = card(now, what.subject).owner
    other = what.other or _end_of_deck(now, owner, what.detail)
    rules = (cite("effects"), cite("golden-rule-card-over-rules"))
    if not other:
        _with_unnamed(now, what.subject, owner, bottom=what.detail == "bottom")
        now.say(f"{what.subject} changes places with the {what.detail} card of {owner}'s deck.", *rules)
        return
    zone, before = card(now, other).zone, side(now, owner)
    field = next((each for each in PILES[zone] if other in getattr(before, each)), PILES[zone][0])
    piles = {each: getattr(before, each) for each in PILES[zone]}
    piles[field] = tuple(what.subject if each == other else each for each in piles[field])
    move(now, other, HAND)
    move(now, what.subject, zone)
    after: Any = side(now, owner)
    now.put(after._replace(**piles))
    now.say(f"{what.subject} and {other} change places.", *rules, event=("exchanged", other))


def _with_unnamed(now: Moment, name: str, owner: str, bottom: bool) -> None:
    """A card of the deck that nobody has named comes to the hand."""
    move(now, name, DECK, bottom=bottom)
    who = side(now, owner)
    assert isinstance(who, Player)
    now.put(who._replace(deck_rest=who.deck_rest - 1, hand_rest=who.hand_rest + 1))
