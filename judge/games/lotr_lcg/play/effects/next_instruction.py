"""ability-sentence-by-sentence: what comes next, who carries it out, and what was done."""

from __future__ import annotations

from judge.engine import Moment, Verb
from judge.games.lotr_lcg.cards.groups import members
from judge.games.lotr_lcg.cards.meanings import OPPOSING, Instruction, Phrase, within
from judge.games.lotr_lcg.play.who import bound_item, listed, players
from judge.games.lotr_lcg.things import SCENARIO, Context, Item

NOT_DONE = Instruction("not done")


def next_instruction(now: Moment) -> Instruction | None:
    """The instruction that comes next, if one is left."""
    return next(iter(listed(now, "left")), None)


def next_to_decide(now: Moment) -> Instruction | None:
    """The instruction that comes next, where an effect resolves at all: what a choice could be about."""
    return next_instruction(now) if isinstance(now.bound("item"), Item) else None


def the_next(now: Moment) -> Instruction:
    """The instruction that comes next, where one is left."""
    return now.given(tuple, "left")[0]  # type: ignore[no-any-return]


def put_instead(now: Moment, *done: Instruction) -> None:
    """What comes next, in the place of the next instruction."""
    now.bind("left", (*done, *now.given(tuple, "left")[1:]))


def skip(now: Moment) -> None:
    """Takes the next instruction off those that are left."""
    put_instead(now)
    now.bind("picked", ())


def finish(now: Moment, names: tuple[str, ...] | list[str], *, well: bool) -> None:
    """The instruction is done; what it was about is what the next one calls `it`."""
    item = bound_item(now)
    earlier = tuple(dict.fromkeys((*names, *item.second, *item.earlier)))
    now.bind("item", item._replace(last=tuple(names) or item.last, well=well, at=0, earlier=earlier))
    now.bind("expected", ())
    skip(now)


def doer(now: Moment, what: Instruction, item: Item) -> str:
    """Who carries an instruction out and decides in it: the player it names, else the one who decides for the card."""
    if what.by.how == "":
        mine = item.controller == SCENARIO and item.you in players(now) and addresses_you(what)
        return item.you if mine else item.by
    if what.by.how == OPPOSING:
        return f"the {OPPOSING}"
    if what.by.how == "you":
        return item.you if item.you in players(now) else item.by
    found = [name for name in members(now, what.by, item.context) if name in players(now)]
    return found[0] if found else item.by


OF_A_RELATION = ("engaged player", "defending player", "controller")


def nobody_does(now: Moment, what: Instruction, item: Item) -> bool:
    """Whether it names a player that there is not: the engaged player, of an enemy that nobody is engaged with."""
    found = members(now, what.by, item.context) if what.by.how in OF_A_RELATION else players(now)
    return not any(name in players(now) for name in found)


def addresses_you(what: Instruction) -> bool:
    """defending-player: `discard an ally you control`: whoever the card calls you is told to do it, and says which."""
    return any(isinstance(each, Phrase) and each.how == "you" for each in within(what))


def about(now: Moment) -> Context:
    """The context the next instruction is read in."""
    return about_it(now, next_instruction(now), bound_item(now))


def about_it(now: Moment, what: Instruction | None, item: Item) -> Context:
    """The context an instruction is read in: whoever carries it out is the player spoken of."""
    found = item.context
    if what is not None and what.by.how not in ("", "you", "each player", "all", OPPOSING):
        who = doer(now, what, item)
        yours = found.by if item.controller in players(now) else ""
        last = (*(name for name in found.last if name != who), who)
        found = found._replace(by=who, last=last, doer=who, speaker=yours)
    return found


class OfNext(Verb):
    """A decision about the next instruction: whoever carries it out makes it."""

    def by(self, now: Moment) -> str:
        return doer(now, the_next(now), bound_item(now))
