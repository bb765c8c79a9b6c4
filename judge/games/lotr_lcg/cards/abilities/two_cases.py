"""`instead if ...`, `Otherwise, ...`: the sentence before in one case, and another in the other."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.abilities.checks import endless
from judge.games.lotr_lcg.cards.expanding import PRICES, Unread, expanded
from judge.games.lotr_lcg.cards.meanings import (
    IT,
    OF_VERB,
    Ability,
    Amount,
    Averts,
    Caps,
    Condition,
    Deeds,
    Instruction,
    OtherAmount,
    OtherCase,
    Phrase,
    within,
)
from judge.games.lotr_lcg.cards.opposites import complement

OF_UNIT = {
    "damage": ("damage", "assign"),
    "card": ("draw", "discard from hand", "discard from deck", "reveal", "deal shadow"),
    "resource": ("resource", "lose resource"),
    "progress": ("progress", "remove progress", "progress limit"),
    "threat": ("raise threat", "lower threat"),
}
COMING = ("search", "stage", "shuffle in", "set aside")
OF_UNIT[""] = tuple(verb for verbs in OF_UNIT.values() for verb in verbs)  # `(4 instead if ...)`: as before.


def two_cases(
    done: tuple[Instruction, ...], change: Instruction, conditions: tuple[Condition, ...]
) -> tuple[Instruction, ...]:
    """`+3 attack instead if ...`: the sentence before in its usual case, and with another number in the other."""
    if (
        len(done) != 1
        or (done[0].verb, done[0].what) != (change.verb, change.what)
        or len(conditions) != 1
        or done[0].conditions
    ):
        raise Unread("it is not clear what it replaces")
    spoken = any(each.group.how in ("it", "subject") or (each.left and each.left.group == IT) for each in conditions)
    if spoken and done[0].group.how in ("pick", "choose"):
        raise Unread("it is not clear whom the condition refers to")
    conditions = tuple(same_in_case(each, done) for each in conditions)
    usual = complement(conditions[0])
    return (
        done[0]._replace(conditions=(usual,)),
        done[0]._replace(amount=change.amount, op=change.op, conditions=conditions),
    )


def _on_top(
    done: tuple[Instruction, ...], change: Instruction, conditions: tuple[Condition, ...]
) -> tuple[Instruction, ...]:
    """`and +1 defense if ...`: one more change for those that the sentence before changes."""
    if not done or any(each.verb != "modify" or each.group.how in ("pick", "choose", "all") for each in done):
        raise Unread("it is not clear whom it applies to")
    cases = tuple(same_in_case(each, done) for each in conditions)
    last = done[-1]
    return (*done, last._replace(amount=change.amount, op=change.op, what=change.what, conditions=cases))


def one_or_other(usual: tuple[Instruction, ...], other: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """`Do this. (Do that instead if ...)`: this unless it is so, that if it is."""
    conditions = other[0].conditions if other else ()
    if (
        len(conditions) != 1
        or any(each.conditions != conditions for each in other)
        or any(each.then or (each.conditions and len(usual) > 1) for each in usual)
        or any(each.group.how == "choose" for each in (*usual, *other))
        or (len(usual) > 1 and any(each.group.how in ("pick", "choose", "it") for each in usual))
    ):
        raise Unread("it is not clear what it replaces")
    if conditions[0].group.how in ("it", "subject") and any(each.group.how in ("pick", "choose") for each in usual):
        raise Unread("it is not clear whom the condition refers to")
    if any(each.group.how == "pick" for each in usual):
        other = tuple(_picked_there(each, usual[0]) for each in other)
    until = next((each.until for each in usual if each.until), "")
    told = (each._replace(until=until) if endless(each) and until else each for each in other)
    return (
        Instruction("case", whiles=conditions, options=(usual, tuple(each._replace(conditions=()) for each in told))),
    )


def _picked_there(what: Instruction, usual: Instruction) -> Instruction:
    """`Deal 1 damage to a hero. (Discard that hero instead if ...)`: one of them is picked in the other case too."""
    if what.group.how == "it":
        what = what._replace(group=usual.group, by=what.by if what.by.how else usual.by)
    if any(isinstance(each, Phrase) and each.how == "it" for each in within(what)):
        raise Unread("it is not clear whom it refers to")
    return what


def otherwise(usual: tuple[Instruction, ...], other: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """`If ..., do this. Otherwise, do that.`: which of the two is settled once, before anything is done."""
    conditions = usual[0].conditions if usual else ()
    if [each.verb for each in usual] == ["attach"] and not conditions and not usual[0].may:
        failed = Condition("well", negated=True)  # `Attach to a hero. Otherwise, ...`: if there is none.
        if any(each.conditions or each.group.how == "it" for each in other):
            raise Unread("it is not clear in which case it is done")
        return (*usual, *(each._replace(conditions=(failed,)) for each in other))
    if not conditions or any(each.conditions != conditions or each.then for each in usual):
        raise Unread("it is not clear in which case it is done")
    if any(each.kind in ("done", "well") for each in conditions) or any(
        each.group.how == "choose" or each.to.how == "choose" for each in (*usual, *other)
    ):
        raise Unread("it is not clear in which case it is done")
    done = tuple(each._replace(conditions=()) for each in usual)
    return (Instruction("case", whiles=conditions, options=(other, done)),)


def _of_picked(case: Condition) -> bool:
    """`2 progress instead if that location is a Forest`: whether it is asked of the card just picked."""
    known = case.group if case.left is None else case.left.group
    return known is not None and known.how == "it"


def two_amounts(
    done: tuple[Instruction, ...], amount: Amount, unit: str, conditions: tuple[Condition, ...]
) -> tuple[Instruction, ...]:
    """`2 damage instead if ...`: the last thing of the sentence before, with its own amount or with the other one."""
    last = done[-1] if done else Instruction("nothing")
    if last.verb == "several" and last.parts and last.parts[-1].group.how == "it" and not (last.may or last.conditions):
        return (*done[:-1], last._replace(parts=_of_the_last_part(last.parts, amount, unit, conditions)))
    fits = last.verb in OF_UNIT.get(unit, ())
    titled = any(each.kind == "title" for each in last.group.qualities)
    of_cards = (
        bool(unit)
        and (unit in last.group.kinds or (unit == "copy" and titled))
        and last.group.how in ("pick", "choose")
        and last.verb in ("discard", "exhaust", *(COMING if last.group.number > 0 else ()))
    )
    if len(conditions) != 1 or last.conditions or not (fits or (of_cards and not amount.of)):
        raise Unread("it is not clear what it replaces")
    if (
        fits
        and last.group.how == "pick"
        and last.group.number == 1
        and not last.group.upto
        and _of_picked(conditions[0])
    ):
        same = last._replace(group=IT, then=False)
        found = Instruction("case", whiles=conditions, options=((same,), (same._replace(amount=amount),)))
        return (*done[:-1], Instruction("choose", last.group, by=last.by, then=last.then), found)
    case = same_in_case(conditions[0], (last,)) if last.group.how not in ("pick", "choose", "all") else conditions[0]
    if case.group.how in ("it", "subject") and case.group == conditions[0].group and last.group.how != "it":
        raise Unread("it is not clear whom the condition refers to")
    other = last._replace(amount=amount) if fits else last._replace(group=last.group._replace(number=amount.number))
    if last.verb == "progress limit" and not last.what:  # It holds all the time: each in its case.
        return (*done[:-1], last._replace(conditions=(complement(case),)), other._replace(conditions=(case,)))
    both = Instruction("case", whiles=(case,), options=((last._replace(then=False),), (other._replace(then=False),)))
    return (*done[:-1], both._replace(then=last.then))


def _of_the_last_part(
    parts: tuple[Instruction, ...], amount: Amount, unit: str, conditions: tuple[Condition, ...]
) -> tuple[Instruction, ...]:
    """`removes a character from the quest and deals 2 damage to it`: what each player does to whom he has picked."""
    alone = parts[-1]._replace(by=Phrase())
    return two_amounts((*parts[:-1], alone), amount, unit, conditions)


def same_in_case(case: Condition, done: tuple[Instruction, ...]) -> Condition:
    """A case of the sentence before, said of whom that sentence speaks of."""
    if not done:
        return case
    case = case._replace(group=done[0].group) if case.group.how in ("it", "subject") else case
    left = case.left
    return case._replace(left=left._replace(group=done[0].group)) if left and left.group == IT else case


def in_both_cases(done: tuple[Instruction, ...], means: OtherCase | OtherAmount) -> tuple[Instruction, ...]:
    """The sentence before in its usual case, and with another number or change in the other."""
    if isinstance(means, OtherCase) and means.too:
        return _on_top(done, means.change, means.conditions)
    if isinstance(means, OtherCase):
        return two_cases(done, means.change, means.conditions)
    if means.verb and (not done or done[-1].verb not in OF_VERB[means.verb]):
        raise Unread("it is not clear what it replaces")
    return two_amounts(done, means.amount, means.unit, means.conditions)


def capped(done: tuple[Instruction, ...], means: Caps) -> tuple[Instruction, ...]:
    """`(max +3)`, `(Limit +3 attack and +3 defense)`: changes that count something, with the most they come to."""
    if means.unit:
        return _at_most(done, means)
    most = {each.what: each.amount.number for each in means.changes}
    made = tuple(
        each._replace(amount=each.amount._replace(most=most.get(each.what, means.most)))
        if each.verb == "modify" and each.op == "add" and each.amount.of
        else each
        for each in done
    )
    changed = {each.what for each in made if each.amount.most}
    if (
        means.most < 0
        or not changed
        or (most and changed != set(most))
        or any(each.op != "add" for each in means.changes)
    ):
        raise Unread("it is not clear what it limits")
    return made


def _at_most(done: tuple[Instruction, ...], means: Caps) -> tuple[Instruction, ...]:
    """`draw 1 card for each hero you control (limit 3)`: the one thing that is done as often as something counts."""
    counted = [each for each in done if each.amount.of == "count" and not each.amount.most and each.verb != "modify"]
    one = counted[0] if len(counted) == 1 else None
    if one is None or means.most < 1 or one.amount.number != 1 or means.unit not in ("any", one.verb):
        raise Unread("it is not clear what it limits")
    if one.group.how == "all" and one.verb != "draw":
        raise Unread("it is not clear whether each of them is limited, or all of them together")
    return tuple(each._replace(amount=each.amount._replace(most=means.most)) if each is one else each for each in done)


def kept_up(done: tuple[Instruction, ...], least: Amount) -> tuple[Instruction, ...]:
    """`gets -2 threat (to a minimum of 1)`: the one thing that the sentence before lowers goes no lower than that."""
    if done and done[-1].verb in ("next costs", "reveal fewer"):
        return (*done[:-1], done[-1]._replace(x=least))
    if len(done) != 1 or (done[0].verb, done[0].op) != ("modify", "subtract") or least.of or done[0].x is not None:
        raise Unread("it is not clear what has that minimum")
    return (done[0]._replace(x=least),)


def averted(means: Averts, ability: Ability) -> Instruction:
    """`He may raise his threat by 2 to cancel this effect`: that, or all of the effect."""
    paid = tuple(part for each in means.costs for part in expanded(Deeds((each,)), ability.kind))
    done = ability.effects
    if any(each.verb not in PRICES for each in paid) or any(each.then for each in done):
        raise Unread("that is not paid as an ability resolves")
    if ability.kind == "action" or any(each.group.how == "choose" for each in done):
        raise Unread("it is not clear what is canceled")
    any_of_them = means.by.how in ("pick", "choose")  # They are asked in turn: nobody says which of them may.
    return Instruction("options", by=means.by, op="in turn" if any_of_them else "", options=(paid, done))
