"""search, search-eligible, effects-partial-count: which cards are found and where they go; what is seen."""

from __future__ import annotations

from judge.engine import Moment, Refusal
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.groups import matches, members
from judge.games.lotr_lcg.cards.meanings import X_OF_THEM, Heap, Instruction
from judge.games.lotr_lcg.play.abilities.constant_abilities import forbidden
from judge.games.lotr_lcg.play.abilities.triggering_conditions import happen
from judge.games.lotr_lcg.play.effects.next_instruction import about, next_instruction
from judge.games.lotr_lcg.play.in_play.areas import know_top, shuffle, side
from judge.games.lotr_lcg.play.in_play.exchanging import know_bottom
from judge.games.lotr_lcg.play.values import EVERYTHING, resolve_amount
from judge.games.lotr_lcg.play.who import card, decider, scenario
from judge.games.lotr_lcg.things import DECK, DISCARD, SCENARIO, VICTORY, Card, Context, Item, Occurrence, Player


def _searched(now: Moment, what: Instruction, here: Context) -> list[str]:
    """effects-partial-count: the cards of the searched area, as many as there are."""
    limit = resolve_amount(now, what.amount, here)
    found: list[str] = []
    for heap in _open(now, what, here):
        owner = side(now, next(iter(members(now, heap.whose, here)), SCENARIO))
        known = [*owner.deck, *owner.pool, *owner.under] if limit >= EVERYTHING else owner.deck[:limit]
        if heap.zone == VICTORY:
            found += scenario(now).victory
            continue
        found += owner.discard if heap.zone == DISCARD else known
    return found


def _open(now: Moment, what: Instruction, here: Context) -> list[Heap]:
    """cannot: the piles that may be searched: a card may say that a player cannot search their deck."""
    return [each for each in what.piles if why_not_searched(now, each, here) is None]


def why_not_searched(now: Moment, heap: Heap, here: Context) -> Refusal | None:
    """cannot: why a player may not search this deck."""
    whose = now.get(next(iter(members(now, heap.whose, here)), SCENARIO))
    return forbidden(now, whose, "search their decks") if heap.zone == DECK and isinstance(whose, Player) else None


def found_in(now: Moment, what: Instruction, here: Context) -> list[str]:
    """search-eligible: the cards in the searched area that meet the requirements."""
    found = [name for name in _searched(now, what, here) if matches(now, what.group, card(now, name), here)]
    if what.group.how != "named":
        return found
    titles = {card(now, name).printed.title: name for name in reversed(found)}
    return [name for name in found if name in titles.values()]


def sought(now: Moment, what: Instruction, here: Context) -> int:
    """search: how many cards are looked for: as many as the text says, all that fit, one of each title it names."""
    if what.group.number == X_OF_THEM and what.x is not None:
        return resolve_amount(now, what.x, here)
    if what.group.how in ("pick", "choose"):
        return what.group.number
    return len(found_in(now, what, here))


def take_found(now: Moment, item: Item, what: Instruction, names: list[str], here: Context) -> None:
    """search: the card found goes where the text says; a searched deck is shuffled."""
    for refusal in filter(None, (why_not_searched(now, each, here) for each in what.piles)):
        now.say(f"{refusal.text}.", *refusal.cites, event=("prevented", item.name))
    if not names:
        now.say(f"{item.name} finds no such card.", cite("search"), cite("effects-as-much-as-able"))
        _shuffle_searched(now, what, here)
        return
    every = [card(now, name) for name in names]
    for found in every:
        now.say(f"{item.name} finds {found.name}.", cite("search-eligible"), event=("found", found.name))
    if what.what != "found":
        happen(now, *(_destination(now, found, what, here) for found in every))
    _shuffle_searched(now, what, here)


def _shuffle_searched(now: Moment, what: Instruction, here: Context) -> None:
    """search: a deck that was searched as a whole is shuffled, whatever was found."""
    for heap in _open(now, what, here) if what.amount.of == "all" else ():
        if heap.zone == DECK:
            shuffle(now, next(iter(members(now, heap.whose, here)), SCENARIO))


DESTINATIONS = {
    "staging area": "stage", "play": "put", "engaged": "put", "active location": "travel", "hand": "return",
    "set aside": "set-aside", "revealed": "reveal", "revealed engaged": "reveal",
    "victory display": "to-victory",
}  # fmt: skip


def _destination(now: Moment, found: Card, what: Instruction, here: Context) -> Occurrence:
    """Where the card goes: to the staging area, into play (and engaged with somebody), to the hand."""
    by = decider(now, here.by or here.controller)
    whom = members(now, what.to, here)[:1] if what.what in ("engaged", "revealed engaged") else []
    kind = DESTINATIONS[what.what]
    return Occurrence(kind, found.name, source=here.source, player=by, cause="card effect", detail="".join(whom))


SEEING = ("look", "search", "discard from deck", "exchange")


def know_what_is_seen(now: Moment) -> None:
    """setup-1: before the top of a shuffled deck is looked through, chance says which cards are there."""
    what = next_instruction(now)
    if what is not None and what.verb == "lay before":
        for name in reversed(members(now, what.group, about(now))):
            know_top(now, name, 1)
    if what is None or what.verb not in SEEING or what.may or not what.piles:
        return
    here = about(now)
    much = resolve_amount(now, what.amount, here)
    if what.verb == "discard from deck":
        for name in reversed(members(now, what.group, here)):
            owner = side(now, name)
            below = len(owner.deck) + 1 if not (owner.under or owner.deck_rest) else 0
            know_top(now, owner.name, below if what.what == "bottom" else much)
        return
    if what.what == "bottom" and what.verb != "search":
        know_bottom(now, next(iter(members(now, what.piles[0].whose, here)), SCENARIO), much)
    elif much < EVERYTHING and what.piles[0].zone != DISCARD:
        know_top(now, next(iter(members(now, what.piles[0].whose, here)), SCENARIO), much)
