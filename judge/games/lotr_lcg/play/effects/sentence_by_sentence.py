"""ability-sentence-by-sentence: the instruction that comes next, who carries it out, and whom it may concern."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.lotr_lcg.cards.groups import Context, context, members
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.cards.verbs import obstacle
from judge.games.lotr_lcg.play.effects.search import found_in
from judge.games.lotr_lcg.play.initiating.potential_change import why_not_chosen
from judge.games.lotr_lcg.play.values import resolve_amount
from judge.games.lotr_lcg.play.who import bound_item, hand, listed, players
from judge.games.lotr_lcg.things import Item


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
    found = [name for name in members(now, what.by, context(item)) if name in players(now)]
    return found[0] if found else item.by


def about(now: Moment) -> Context:
    """The context the next instruction is read in."""
    what, item = next_instruction(now), bound_item(now)
    found = context(item)
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
