"""What a sentence takes from those before it: the cards seen, the attack made, the card spoken of, X."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judge.games.lotr_lcg.cards.abilities.those_who import EACH, for_those_who, in_turn, of_each_in_turn, of_those_who
from judge.games.lotr_lcg.cards.expanding import CONTINUOUS, Unread, asks_of_attack
from judge.games.lotr_lcg.cards.meanings import (
    FIRM,
    IT,
    JUST,
    THIS,
    TYPES,
    X_OF_THEM,
    Ability,
    Amount,
    Condition,
    Deeds,
    Instruction,
    Opening,
    Phrase,
    Quality,
    Trigger,
    remade,
    within,
)

BACK = ("it", "that player", "they", "controller", "owner")
DONE = ("that", "resources lost", "damage dealt", "progress removed", "damage healed")
SHADOWS = {"another": "a shadow card", "dealt": "a shadow card", "none": "no shadow card"}


def refers_back(means: Any) -> bool:
    """Whether a sentence speaks of what another has spoken of."""
    for each in within(means):
        if isinstance(each, Phrase) and each.how in BACK:
            return True
        if isinstance(each, Condition) and each.kind in ("done", "well"):
            return True
        if isinstance(each, Quality) and each.kind == "done":
            return True
        if isinstance(each, Amount) and each.of in (*JUST, *DONE):
            return True
        if isinstance(each, Deeds | Instruction) and each.then:
            return True
    return False


def speaks_of_unknown(before: tuple[Instruction, ...], means: Any) -> bool:
    """Whether a sentence speaks of a card that the one before has turned up without our knowing which."""
    return (
        bool(before)
        and (
            before[-1].verb in ("reveal", "draw")
            or (before[-1].verb == "discard from hand" and not _just_one(before[-1]))
        )
        and any(isinstance(each, Phrase) and each.how == "it" for each in within(means))
    )


def speaks_of_each(before: tuple[Instruction, ...], means: Deeds) -> bool:
    """`Each player damages a hero. If that hero is ready, ...`: of each of them, and only the last one is known."""
    effects = means.effects[:1] if means.effects[:1] and means.effects[0].group.how == "named" else means.effects
    told = (means.conditions, means.cases, tuple(each for each in effects if each.verb != "gain keyword"))
    return any(each.by.how in ("each player", "all") or each.group.how == "each player" for each in before) and any(
        isinstance(each, Phrase) and each.how == "it" for each in within(told)
    )


def _just_one(what: Instruction) -> bool:
    """`Discard 1 card at random from your hand`: which one it was is known as soon as that is done."""
    return (
        what.amount == Amount(1)
        and what.group.how not in ("each player", "all")
        and what.by.how not in ("each player", "all")
    )


def speaks_of_the_same(before: tuple[Instruction, ...], means: Deeds) -> bool:
    """`If it is an ally, play it. If not, discard it`: of the card that the condition asks about, in either case."""
    asked = bool(before) and bool(before[0].conditions) and all(x.group.how == "it" for x in before[0].conditions)
    bare = remade(means, lambda part: _without_it(part))
    return asked and not refers_back(bare)


def _without_it(part: Any) -> Any:
    return Phrase("this") if isinstance(part, Phrase) and part.how == "it" else remade(part, _without_it)


def of_this_effect(means: Deeds, kind: str) -> Deeds:
    """`This effect cannot be canceled`: that of the ability it stands behind, and no other of the card."""
    return FIRM._replace(effects=(FIRM.effects[0]._replace(op=kind),)) if means == FIRM else means


def looks_for_undone(part: Any) -> bool:
    """Whether it speaks of cards that something in front of it was not done to."""
    return any(isinstance(each, Quality) and each.kind == "done" and each.negated for each in within(part))


def asks_how_it_went(means: Any) -> bool:
    """`If he cannot, ...`: whether a sentence depends on the one before having been done in full."""
    return any(isinstance(each, Condition) and each.kind == "well" for each in within(means))


def with_what_was_seen(done: tuple[Instruction, ...], before: tuple[Instruction, ...] = ()) -> tuple[Instruction, ...]:
    """`put them back in any order`: the cards looked at, or searched through, right before; none else are known."""
    made: list[Instruction] = []
    past = list(_one_by_one(before))
    for each in done:
        if each.verb == "several":
            each = each._replace(parts=with_what_was_seen(each.parts, tuple(past)))
        elif each.verb == "order":
            each = _ordered(each, past)
        elif each.group.how == "the rest" or (_of_those(each.group) and not _named_several(past)):
            _looked(each, past)
        elif each.amount.group is not None and _of_those(each.amount.group) and not _counts_those(past):
            raise Unread("it is not clear which cards they are")
        elif each.what == "same order" and [one.verb for one in past[-1:]] != ["look"]:
            raise Unread("it is not clear which cards they are")
        made.append(each)
        past += _one_by_one((each,))
    return tuple(made)


TURNED_UP = (
    "discard from deck", "discard from hand", "discard", "destroy", "return", "shuffle in", "remove", "put on deck",
)  # fmt: skip


def of_the_told(before: tuple[Instruction, ...], done: tuple[Instruction, ...], waits: bool) -> tuple[Instruction, ...]:
    """`Discard the top card of your deck. It gets +2 attack`: the card that it waits for, not the one in the pile."""
    last = [each.verb for each in _one_by_one(before)][-1:]
    lasts = [each for each in within(done) if isinstance(each, Instruction) and each.verb in CONTINUOUS]
    if not set(last) & set(TURNED_UP) or all(each.group != IT for each in lasts):
        return done
    if not waits or any(each.group == IT and each not in done for each in lasts):
        raise Unread("it is not clear whom it refers to")
    told = Phrase("told")
    return tuple(each._replace(group=told) if each.verb in CONTINUOUS and each.group == IT else each for each in done)


def _one_by_one(done: tuple[Instruction, ...]) -> Iterator[Instruction]:
    """What is done, those of a list one by one."""
    for each in done:
        yield from _one_by_one(each.parts) if each.verb == "several" else (each,)


def _of_those(group: Phrase) -> bool:
    return any(each.kind == "spoken of" for each in group.clauses)


def _named_several(past: list[Instruction]) -> bool:
    """`Choose 2 heroes. Ready 1 of them`, `Discard the top 3 cards of your deck. Add 1 of them to your hand`."""
    last = past[-1] if past else Instruction("nothing")
    chose = last.verb in ("choose", "search") and (last.group.number > 1 or last.group.number == X_OF_THEM)
    came = last.verb == "stage" and last.group.how in ("it", "all")
    return chose or came or last.verb == "discard from deck"


def _counts_those(past: list[Instruction]) -> bool:
    """`for each of those cards that is an ally`: those that were turned up or chosen right before."""
    return _named_several(past) or (bool(past) and past[-1].verb in ("look", "discard from hand"))


def _ordered(each: Instruction, past: list[Instruction]) -> Instruction:
    last = past[-1] if past else None
    seen = last if last is not None and last.verb == ("search" if each.what.startswith("rest") else "look") else None
    if each.what and seen is None:
        seen, each = _looked(each, past), each._replace(op="looked at")
    unknown = seen is not None and seen.verb == "search" and (seen.amount.of or seen.amount.half)
    if seen is None or unknown or any(heap.zone != "deck" for heap in seen.piles):
        raise Unread("it is not clear which cards they are")
    if seen.verb == "look" and seen.what == "bottom":
        raise Unread("it is not clear at which end of the deck they are put back")
    return each._replace(amount=seen.amount, piles=seen.piles)


def _looked(each: Instruction, past: list[Instruction]) -> Instruction:
    """The look at a deck that something speaks of: one thing may be done to some of the cards, then to the rest."""
    since = next((at for at, one in enumerate(reversed(past)) if one.verb == "look"), -1)
    between = past[len(past) - since :] if since else []
    rest = each.what.startswith("rest") or each.group.how == "the rest"
    some = [one for one in between if _of_those(one.group) or one.what.startswith("picked")]
    fits = rest or each.what.startswith("picked") or not between or (each.group.kinds != ("card",))
    if since < 0 or len(some) != len(between) or not fits or (rest and not some):
        raise Unread("it is not clear which cards they are")
    return past[-1 - since]


def with_shadow(done: tuple[Instruction, ...], what: str) -> tuple[Instruction, ...]:
    """Instructions whose attacks are made with a shadow card of their own, or without one."""

    def one(each: Instruction) -> Instruction:
        options = tuple(with_shadow(option, what) for option in each.options)
        each = each._replace(options=options, parts=with_shadow(each.parts, what))
        return each._replace(what=SHADOWS[what]) if each.verb == "attack" else each

    return tuple(one(each) for each in done)


NAMED = Quality("named type")


def with_named_type(ability: Ability) -> Ability:
    """`Name a card type. ... if it is the named type`: one way for each type, to be selected as it is named."""
    at = next((at for at, each in enumerate(ability.effects) if _names_a_type(each)), -1)
    if at < 0:
        return ability
    named, rest = ability.effects[at], ability.effects[at + 1 :]
    if named.verb == "several" and named.by.how not in EACH:
        apart = (*ability.effects[:at], *named.parts, *rest) if _of_named((named, rest)) else ()
        plain = not (named.conditions or named.then or named.may)
        return with_named_type(ability._replace(effects=apart)) if apart and plain else ability
    if named.verb == "several":  # Each player names one of his own; what all of them do has to stand behind.
        if _of_named(rest):
            return ability._replace(kind="")  # It is not clear which type was named.
        told = tuple(_in_his_turn(each, named.by) for each in named.parts[1:])
        among = named.parts[0].words
        ways = Instruction(
            "options", by=named.by, options=_ways(told, among), conditions=named.conditions, then=named.then
        )
        return ability._replace(effects=(*ability.effects[:at], ways, *rest)) if _of_named(told) else ability
    if not _of_named(rest):
        return ability
    if named.by.how in EACH:
        return ability._replace(kind="")
    return ability._replace(
        effects=(
            *ability.effects[:at],
            Instruction("options", by=named.by, options=_ways(rest, named.words), then=named.then),
        )
    )


def _names_a_type(what: Instruction) -> bool:
    """Whether somebody names a card type in it, as the first thing."""
    first = what.parts[0] if what.verb == "several" and what.parts else what
    return first.verb == "name" and not first.what


def _of_named(part: Any) -> bool:
    return any(isinstance(each, Quality) and each.kind == NAMED.kind for each in within(part))


def _in_his_turn(what: Instruction, by: Phrase) -> Instruction:
    """What each player does, as what one of them does when it is his turn."""
    return what._replace(by=Phrase() if what.by == by else what.by)


def _ways(rest: tuple[Instruction, ...], among: tuple[str, ...]) -> tuple[tuple[Instruction, ...], ...]:
    """What is done, once for each type that may be named: any, or one of those that the text lists."""

    def remake(part: Any, kind: str) -> Any:
        if isinstance(part, Condition) and NAMED in part.qualities:
            so = Quality("like", group=Phrase(kinds=(kind,)))
            return part._replace(qualities=tuple(so if each == NAMED else each for each in part.qualities))
        if isinstance(part, Quality) and part.kind == NAMED.kind:
            return Quality("type", kind, negated=part.negated)
        return remade(part, lambda each: remake(each, kind))

    return tuple(
        (Instruction("name", what=kind), *(remake(each, kind) for each in rest)) for kind in among or TYPES[1:]
    )


def of_its_attack(before: tuple[Instruction, ...], done: tuple[Instruction, ...]) -> bool:
    """`It gets +1 attack for this attack`: whether that is the attack which the sentence before has somebody make."""
    made = before[-1] if before else Instruction("nothing")
    attacks = any(isinstance(each, Instruction) and each.verb == "attack" for each in within(before))
    late = bool(done) and all(each.verb == "delay" and each.until == "attack" for each in done)
    if attacks and (late and made.verb != "attack" or asks_of_attack(done)):
        raise Unread("the attack is over by then")
    if made.verb == "attack":
        return late
    return made.verb == "declare attack" and bool(done) and all(each.until == "attack" for each in done)


ATTACKER = (IT, THIS, Phrase("this", kinds=("enemy",)))


def of_that_attack(before: tuple[Instruction, ...], means: Opening) -> Deeds | None:
    """`It makes an immediate attack. If it destroys a character, ...`: in that attack, without a bold word."""
    made = before[-1] if before else Instruction("nothing")
    told = means.triggers[0] if len(means.triggers) == 1 else Trigger("")
    plain = not (means.costs or means.conditions or means.phase) and means.deeds.at is None
    if made.verb != "attack" or told.kind not in ("destroy", "damage") or told.other not in ATTACKER or not plain:
        return None
    return means.deeds._replace(at=Trigger(told.kind, told.subject, cause="attack"))


def as_it_attacks(before: tuple[Instruction, ...], done: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """The attack of the sentence before, with what is said of it as soon as the attacker is declared."""
    made = before[-1]
    if made.verb == "attack":
        return (*before[:-1], done[0]._replace(then=made.then), *done[1:], made._replace(then=False))
    if made.group.how in ("pick", "choose", "all") or any(each.conditions or each.then for each in done):
        raise Unread("it is not clear which attack it refers to")
    when = Trigger("declare-attacker", made.group, timing="after")
    late = Instruction("delay", options=(done,), triggers=(when,), until="phase")
    return (*before[:-1], late._replace(then=made.then), made._replace(then=False))


def follows_later(before: tuple[Instruction, ...], done: tuple[Instruction, ...]) -> bool:
    """`At the end of the round, discard it. Then, ...`: whether a sentence goes on with what was put off."""
    asks = any(isinstance(each, Condition) and each.kind in ("done", "well") for each in within(done))
    return bool(before) and before[-1].verb == "delay" and bool(done) and (done[0].then or asks)


def and_later(before: tuple[Instruction, ...], done: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """What was put off, and right behind it what a sentence goes on with."""
    late = before[-1]
    if any(each.verb == "delay" for each in done):
        raise Unread("one delay in another")
    return (*before[:-1], late._replace(options=((*late.options[0], *done),)))


def resolves_revealed(ability: Ability) -> bool:
    """Whether an ability has the when revealed effect of its card resolve."""
    return any(isinstance(each, Instruction) and each.verb == "resolve revealed" for each in within(ability.effects))


def uses_x(part: Any) -> bool:
    """Whether X is an amount in it."""
    return any(isinstance(each, Amount) and each.of == "X" for each in within(part))


def names_x(ability: Ability) -> bool:
    """Whether a player says what X is, for the cost."""
    return uses_x(ability.costs) or any(isinstance(each, Phrase) and each.number < 0 for each in within(ability.costs))


ASIDE = Phrase("pick", adjectives=(Quality("in", "set aside"),), kinds=("card",))


def of_the_one_aside(before: tuple[Instruction, ...], done: tuple[Instruction, ...]) -> bool:
    """`... sets it aside. Reveal the set aside card`: whether that is the card of the sentence before."""
    every = [each for each in within(before) if isinstance(each, Instruction)]
    put = any("set aside" in (each.verb, each.what) and each.group.how != "all" for each in every)
    return put and bool(done) and done[0].group == ASIDE


def that_one(before: tuple[Instruction, ...], done: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """What is done to the card that was just set aside, and to none that was set aside before."""
    return (*before, done[0]._replace(group=IT), *done[1:])


UNCANCELED = Instruction("cannot", IT, what="be canceled as it is revealed", until="phase")


def cannot_be_canceled(before: tuple[Instruction, ...], done: tuple[Instruction, ...]) -> bool:
    """`Reveal that card. Its when revealed effects cannot be canceled`: said of the card just revealed."""
    if done != (UNCANCELED,):
        return False
    if not before or before[-1].verb != "reveal card":
        raise Unread("it is not clear which card it refers to")
    return True


def firmly_revealed(before: tuple[Instruction, ...], done: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """What is said of it holds as the card is revealed, and not when that is over."""
    made = before[-1]
    if made.group.how not in ("pick", "it", "named") or made.conditions:
        raise Unread("it is not clear which card it refers to")
    told = () if made.group == IT else (Instruction("choose", made.group, by=made.by, then=made.then),)
    return (*before[:-1], *told, UNCANCELED, made._replace(group=IT, then=False))


# What a sentence may go on with, and what the two make together.
GOES_ON = (
    (of_the_one_aside, that_one),
    (cannot_be_canceled, firmly_revealed),
    (of_those_who, for_those_who),
    (follows_later, and_later),
    (of_each_in_turn, in_turn),
)
