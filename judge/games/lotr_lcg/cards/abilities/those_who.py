"""What a sentence says of the players who did, or did not, what each player was to do; and of one card of each."""

from __future__ import annotations

from typing import Any

from judge.games.lotr_lcg.cards.expanding import Unread
from judge.games.lotr_lcg.cards.meanings import Amount, Condition, Instruction, Phrase, Quality, remade, within

EACH = ("each player", "all")
THOSE = {"each who did": False, "each who did not": True}


def speaks_of_those(part: Any) -> bool:
    """Whether something is left in it of players who did, or did not, what nothing in front of it says."""
    return any(isinstance(each, Phrase) and each.how in THOSE for each in within(part))


def of_those_who(before: tuple[Instruction, ...], done: tuple[Instruction, ...]) -> bool:
    """`Each player may draw a card. Each player who does raises his threat by 1`: whether it speaks of those."""
    told = {each.how for each in within(done) if isinstance(each, Phrase) and each.how in THOSE}
    if not told:
        return False
    one = before[0] if len(before) == 1 else Instruction("several")
    each_does = all(x.by.how in told for x in done) and len(told) == 1
    each_does = each_does and all(_was_to_do(one, named) for x in done for named in x.by.clauses)
    if not each_does or one.by.how not in EACH or one.verb in ("several", "options", "delay") or one.then:
        raise Unread("it is not clear which players it refers to")
    return True


def _was_to_do(one: Instruction, named: Quality) -> bool:
    """`Each player who did not exhaust a hero`: whether that is just what each player was to do."""
    group = named.group or Phrase()
    if named.word == one.verb == "test":
        return True  # However it is made.
    much = named.range.amount if named.range is not None else Amount()
    if one.verb == "discard from hand":
        return (named.word, group) == ("discard", group._replace(number=one.amount.number, kinds=("card",)))
    same = named.word == one.verb and group.kinds == one.group.kinds and group.number == one.group.number
    return same and {*group.qualities} <= {*one.group.qualities} and much == one.amount


def for_those_who(before: tuple[Instruction, ...], done: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """What each player does, and right behind it what those do who have done it, or have not."""
    (each,) = before
    how = Condition("well", negated=THOSE[done[0].by.how])

    def theirs(part: Any) -> Any:
        return each.by if isinstance(part, Phrase) and part.how in THOSE else remade(part, theirs)

    told = tuple(theirs(x)._replace(conditions=(how, *x.conditions)) for x in done)
    first = each._replace(conditions=())
    return (Instruction("several", by=each.by, parts=(first, *told), conditions=each.conditions),)


def takes_turns(before: tuple[Instruction, ...]) -> bool:
    """Whether each player has done something to one card of his choice."""
    each = before[0] if len(before) == 1 else Instruction("nothing")
    chosen = [x.group for x in (each.parts or (each,)) if x.verb not in ("discard until", "search", "options")]
    turned_up = each.verb == "discard from deck" and each.amount == Amount() and not each.what
    return each.by.how in EACH and (turned_up or any(x.how in ("pick", "choose") and x.number == 1 for x in chosen))


def of_each_in_turn(before: tuple[Instruction, ...], done: tuple[Instruction, ...]) -> bool:
    """`Each player damages a hero he controls. If that hero is ready, ...`: whether it speaks of one card of each."""
    return takes_turns(before) and any(isinstance(x, Phrase) and x.how == "it" for x in within(done))


def in_turn(before: tuple[Instruction, ...], done: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """What each player does, and then what is done to the card that player has done it to; player after player."""
    (each,) = before
    if (
        each.may
        or each.verb == "options"
        or any(x.by.how in (*EACH, "first player") or x.verb == "delay" for x in done)
    ):
        raise Unread("it is not clear which player's card it refers to")
    parts = each.parts if each.verb == "several" else (each._replace(conditions=(), then=False),)
    both = Instruction("several", by=each.by, parts=(*parts, *done), conditions=each.conditions, then=each.then)
    return (both,)
