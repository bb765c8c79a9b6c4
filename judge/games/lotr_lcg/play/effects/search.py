"""search: looking through a deck or a pile for a card, and what is done with the card found."""

from __future__ import annotations

import re

from judge.engine import Moment
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.groups import Context, matches, members
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.cards.phrases import group
from judge.games.lotr_lcg.play.abilities.triggering_conditions import happen
from judge.games.lotr_lcg.play.in_play.areas import shuffle, side
from judge.games.lotr_lcg.play.values import resolve_amount
from judge.games.lotr_lcg.play.who import card, decider
from judge.games.lotr_lcg.things import DISCARD, SCENARIO, Card, Item, Occurrence


def _searched(now: Moment, what: Instruction, here: Context) -> list[str]:
    """effects-partial-count: the cards of the searched area, as many as there are."""
    whose = SCENARIO if what.to.text.startswith("encounter") else decider(now, here.by or here.controller)
    owner = side(now, whose)
    pile = list(owner.discard) if what.to.text.endswith("discard pile") else []
    if " deck" not in what.to.text:
        return pile
    limit = resolve_amount(now, what.amount, here)
    known = [*owner.deck, *owner.pool]
    return [*(known if limit >= 99 else owner.deck[:limit]), *pile]


def found_in(now: Moment, what: Instruction, here: Context) -> list[str]:
    """search-eligible: the cards in the searched area that meet the requirements."""
    return [name for name in _searched(now, what, here) if matches(now, what.group, card(now, name), here)]


def take_found(now: Moment, item: Item, what: Instruction, names: list[str], here: Context) -> None:
    """search: the card found goes where the text says; a searched deck is shuffled."""
    if not names:
        now.say(f"{item.name} finds no such card.", cite("search"), cite("effects-as-much-as-able"))
        return
    found = card(now, names[0])
    now.say(f"{item.name} finds {found.name}.", cite("search-eligible"), event=("found", found.name))
    happen(now, _destination(now, found, what.what, here))
    if found.zone != DISCARD and what.amount.number >= 99:
        shuffle(now, found.owner)


def _destination(now: Moment, found: Card, words: str, here: Context) -> Occurrence:
    """Where the card goes: to the staging area, into play (and engaged with somebody), to the hand."""
    by = decider(now, here.by or here.controller)
    engaged = re.search(r"engaged with (.+)", words)
    whom = members(now, group(engaged[1]), here)[:1] if engaged else []
    kinds = (("staging area", "stage"), ("into play", "put"), ("active location", "travel"))
    kind = next((kind for said, kind in kinds if said in words), "return")
    return Occurrence(kind, found.name, source=here.source, player=by, cause="card effect", detail="".join(whom))
