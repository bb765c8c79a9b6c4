"""ability-sentence-by-sentence, search: what comes next, who carries it out, and whom it may concern."""

from __future__ import annotations

import re

from judge.engine import Moment
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.groups import matches, members
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.cards.phrases import group
from judge.games.lotr_lcg.cards.verbs import obstacle
from judge.games.lotr_lcg.play.abilities.triggering_conditions import happen
from judge.games.lotr_lcg.play.in_play.areas import shuffle, side
from judge.games.lotr_lcg.play.initiating.potential_change import why_not_chosen
from judge.games.lotr_lcg.play.values import resolve_amount
from judge.games.lotr_lcg.play.who import bound_item, card, decider, hand, listed, players
from judge.games.lotr_lcg.things import DISCARD, SCENARIO, Card, Context, Item, Occurrence


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


def next_instruction(now: Moment) -> Instruction | None:
    """The instruction that comes next, if one is left."""
    return next(iter(listed(now, "left")), None)


def the_next(now: Moment) -> Instruction:
    """The instruction that comes next, where one is left."""
    return now.given(tuple, "left")[0]  # type: ignore[no-any-return]


def skip(now: Moment) -> None:
    """Takes the next instruction off those that are left."""
    now.bind("left", now.given(tuple, "left")[1:])
    now.bind("picked", ())


def doer(now: Moment, what: Instruction, item: Item) -> str:
    """Who carries an instruction out and decides in it: the player it names, else the one who decides for the card."""
    if what.by.how in ("", "you"):
        return item.by
    found = [name for name in members(now, what.by, item.context) if name in players(now)]
    return found[0] if found else item.by


def about(now: Moment) -> Context:
    """The context the next instruction is read in."""
    what, item = next_instruction(now), bound_item(now)
    found = item.context
    if what is not None and what.by.how not in ("", "you", "each player"):
        who = doer(now, what, item)
        found = found._replace(by=who, last=(*found.last, who))
    return found


def pickable(now: Moment) -> tuple[list[str], int, bool]:
    """What may be picked for the next instruction: candidates, how many, whether fewer will do."""
    what = next_instruction(now)
    if what is None or not isinstance(now.bound("item"), Item) or what.verb in ("cancel", "options"):
        return [], 0, False
    here = about(now)
    if what.verb == "discard from hand":
        return _discardable(now, what, here)
    if what.verb == "search":
        return found_in(now, what, here), 1, False
    if what.group.how not in ("pick", "choose") or (what.group.how == "choose" and bound_item(now).targets):
        return [], 0, False
    found = [name for name in members(now, what.group, here) if why_not_chosen(now, what, name, here) is None]
    able = [name for name in found if obstacle(now, what, name, here) is None]
    return able or found, what.group.number, what.group.upto


def _discardable(now: Moment, what: Instruction, here: Context) -> tuple[list[str], int, bool]:
    """A player picks which cards to discard, unless it is done at random or some of the cards have no names here."""
    who = members(now, what.group, here)
    if len(who) != 1 or not hand(now, who[0]):
        return [], 0, False
    return [each.name for each in hand(now, who[0])], resolve_amount(now, what.amount, here), False
