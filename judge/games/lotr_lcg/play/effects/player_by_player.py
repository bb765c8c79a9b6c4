"""in-player-order, first-player-targets: an instruction for several players, one after the other."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.lotr_lcg.cards.expanding import OF_PLAYERS
from judge.games.lotr_lcg.cards.groups import WHO, members
from judge.games.lotr_lcg.cards.meanings import OPPOSING, Instruction, Phrase
from judge.games.lotr_lcg.play.effects.choosing import destinations
from judge.games.lotr_lcg.play.effects.next_instruction import NOT_DONE, about, about_it
from judge.games.lotr_lcg.play.effects.tests_made import tested
from judge.games.lotr_lcg.play.initiating.play_restrictions import changes
from judge.games.lotr_lcg.play.who import bound_item, card, in_player_order, players
from judge.games.lotr_lcg.things import Context, Item


def _you_and_that_player(now: Moment, group: Phrase, about: Context) -> tuple[str, ...]:
    """`you and that player each draw 1 card`: both of them, or the one if it is the same player."""
    both = (*members(now, Phrase("you"), about), *members(now, Phrase("that player"), about))
    return tuple(dict.fromkeys(both))


WHO["you and that player"] = _you_and_that_player
WITHOUT_GROUP = ("reveal", "advance", "end game", "cancel", "reduce it", "increase it", "instead", "nothing", "several",
                 "delay", "options", "search", "not done", "name", "look", "undefended", "discard until",
                 "reveal until")  # fmt: skip


def one_by_one(now: Moment, what: Instruction, item: Item) -> tuple[Instruction, ...]:
    """in-player-order: `each player discards an ally they control` is one instruction for each player in turn."""
    if what.op == "in turn":
        return _asked_in_turn(now, what, item)
    if what.verb == "test":
        return tested(now, what, item)
    if what.op == "one each":
        return (what._replace(op=""),) * len(in_player_order(now))
    if what.by.how in ("pick", "choose"):
        return _by_one_of_them(what)
    if what.verb == "several" and not what.may:
        return _in_turn(now, what, item)
    if what.verb == "attack" and (what.group.how == "all" or what.to.how in ("each player", "all")):
        return _attacks(now, what)
    what = _with_second(now, what)
    alone = what.verb in ("options", "search", "discard from hand", "several", "discard until", "reveal")
    shared = what.group.how in ("scenario", "named deck")  # `each player discards the top card of the encounter deck`
    together = what.verb in (*OF_PLAYERS, *WITHOUT_GROUP) and not alone and not shared
    if what.by.how not in ("each player", "all") or together:
        return (what,)
    named = _each_of_them(now, what, item)
    same = what.group == what.by
    return tuple(
        what._replace(
            by=each,
            group=each if same else what.group,
            parts=tuple(_by(part, what.by, each) for part in what.parts),
        )
        for each in named
    ) or (NOT_DONE,)


def _each_of_them(now: Moment, what: Instruction, item: Item) -> list[Phrase]:
    return [Phrase("named", names=(name,)) for name in members(now, what.by, item.context) if name in players(now)]


def _attacks(now: Moment, what: Instruction) -> tuple[Instruction, ...]:
    """in-player-order: several attacks are made one after the other, in the order of the players attacked."""
    here = about(now)
    enemies = [card(now, name) for name in members(now, what.group, here)]
    told = [name for name in members(now, what.to, here) if name in players(now)] if what.to.how else []
    order = in_player_order(now)
    pairs = [(each.name, who) for who in told or order for each in enemies if told or who == (each.engaged or order[0])]
    made = [
        what._replace(group=Phrase("exactly", names=(name,)), to=Phrase("exactly", names=(who,)), conditions=())
        for name, who in pairs
    ]
    return (made[0], *(each._replace(then=False) for each in made[1:])) if made else (NOT_DONE,)


def _by_one_of_them(what: Instruction) -> tuple[Instruction, ...]:
    """first-player-targets: where several players are meant equally, one of them is picked first."""
    one = Phrase("that player")
    same = what.group == what.by
    chosen = Instruction("choose", what.by._replace(how="pick"))
    return (chosen, what._replace(by=one, group=one if same else what.group))


def _asked_in_turn(now: Moment, what: Instruction, item: Item) -> tuple[Instruction, ...]:
    """in-player-order: `any player may pay to cancel this`: if one of those who can does not, the next one is asked."""
    paid, done = what.options
    for one in reversed(_each_of_them(now, what._replace(by=what.by._replace(how="all")), item)):
        asked = what._replace(by=one, op="", options=(paid, done))
        if any(changes(now, each, about_it(now, asked, item)) for each in paid):
            done = (asked,)
    return done


def _in_turn(now: Moment, what: Instruction, item: Item) -> tuple[Instruction, ...]:
    """in-player-order: several things that each player does, player by player."""
    by = _each_of_them(now, what, item) if what.by.how not in ("", "you", OPPOSING) else [what.by]
    done = tuple(_by(part, what.by, one) for one in by for part in what.parts)
    return (done[0]._replace(then=what.then), *done[1:]) if done else (NOT_DONE,)


def _by(part: Instruction, before: Phrase, one: Phrase) -> Instruction:
    parts = tuple(_by(each, before, one) if each.by in (before, Phrase()) else each for each in part.parts)
    inner = parts if part.verb == "several" and part.by == before else part.parts
    group = one if part.group == before and part.verb in OF_PLAYERS else part.group
    return part._replace(by=one, group=group, parts=inner)


def _with_second(now: Moment, what: Instruction) -> Instruction:
    """A destination that has to be picked is picked first."""
    if what.to.how not in ("pick", "choose"):
        return what
    found = destinations(now, what)
    now.bind("item", bound_item(now)._replace(second=tuple(found) if len(found) < 2 else ()))
    if len(found) > 1:
        return what._replace(to=what.to._replace(how="second pick"))
    return what._replace(to=Phrase("second", other=what.to.other))
