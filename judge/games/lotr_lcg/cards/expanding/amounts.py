"""How many: an amount for each of something, and X."""

from __future__ import annotations

from typing import Any

from judge.games.lotr_lcg.cards.expanding.verbs import COUNTED, SO_MANY, Unread
from judge.games.lotr_lcg.cards.meanings import X_OF_THEM, Amount, Instruction, Phrase, Quality, remade


def counted(what: Instruction, made: tuple[Instruction, ...], kind: str) -> tuple[Instruction, ...]:
    """`for each ...`: the amount times what is counted."""
    if what.per is None:
        return made
    if what.group.how in OF_EACH and any(each.kind == "done" for each in _counted(what.per)):
        raise Unread("it is not clear which of them it refers to")
    if what.verb == "pay" and kind != "cost":
        raise Unread("the player cannot be asked here how to divide it")
    if what.verb == "search" and what.group.number == 1 and what.group.how == "pick" and not what.group.upto:
        return tuple(each._replace(group=each.group._replace(number=X_OF_THEM), x=what.per) for each in made)
    if kind not in ("cost", "travel") and all(_one_of_them(each) for each in made):
        return tuple(each._replace(group=each.group._replace(number=X_OF_THEM), amount=what.per) for each in made)
    if any(each.verb not in COUNTED or each.amount.of or each.amount.half for each in made):
        raise Unread("it is not clear what is counted for each of them")
    return tuple(each._replace(amount=times(each.amount.number, what.per)) for each in made)


OF_EACH = ("controller", "owner", "it")


def _counted(per: Amount) -> tuple[Quality, ...]:
    """What is said of those that are counted: `for each ally destroyed this way, raise its controller's threat`."""
    return per.group.qualities if per.group is not None else ()


def times(number: int, of: Amount) -> Amount:
    """So many times an amount."""
    if of.plus and number != 1:
        raise Unread("so many times more than a number")
    return of._replace(number=number * of.number)


def with_x(part: Any, x: Amount) -> Any:
    """A meaning with what X is in the place of X."""
    if isinstance(part, Amount) and part.of == "X":
        if part.half:
            raise Unread("half of X")
        return times(part.number, x)
    if isinstance(part, Instruction) and part.verb == "search" and part.group.how == "pick":
        if part.group.number == X_OF_THEM and part.x is None:
            return with_x(part._replace(group=part.group._replace(number=1)), x)._replace(group=part.group, x=x)
    if isinstance(part, Instruction) and _takes_x(part):
        return with_x(part._replace(group=part.group._replace(number=1)), x)._replace(group=part.group, amount=x)
    if isinstance(part, Phrase) and part.number == X_OF_THEM:
        raise Unread("X cards, with an X that is worked out")
    return remade(part, lambda each: with_x(each, x))


KNOWN = ("play", "discard pile", "set aside")


def _takes_x(what: Instruction) -> bool:
    """`remove X characters from the quest`: whether so many are picked in play, and nothing else is counted."""
    plain = what.group.how == "pick" and what.group.number == X_OF_THEM and what.amount == Amount()
    titled = any(each.kind == "title" for each in what.group.qualities)  # Which cards these are is known anywhere.
    known = titled or all(each.kind != "in" or each.word in KNOWN for each in what.group.qualities)
    return plain and what.verb in SO_MANY and known


def _one_of_them(what: Instruction) -> bool:
    """`exhaust a character you control for each enemy`: so many of them, each once."""
    return (
        what.group.number == 1
        and not what.group.upto
        and _takes_x(what._replace(group=what.group._replace(number=X_OF_THEM)))
    )
