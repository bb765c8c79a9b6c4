"""From sentences that were read to abilities: what opens one, what holds all the time, what restricts one."""

from __future__ import annotations

from typing import Any

from judge.games.lotr_lcg.cards import forms  # noqa: F401
from judge.games.lotr_lcg.cards.expanding import CONTINUOUS, RATIONS, Unread, expanded, instead_of_it, triggers
from judge.games.lotr_lcg.cards.meanings import (
    CHARACTERS,
    IT,
    THIS,
    X_OF_THEM,
    Ability,
    Amount,
    Condition,
    CountsAs,
    Deeds,
    Instruction,
    Opening,
    Phrase,
    Quality,
    Restricts,
    Trigger,
    within,
)

PAYABLE = frozenset(
    (
        "exhaust",
        "lower threat",
        "spend",
        "pay",
        "discard",
        "discard from hand",
        "discard from deck",
        "return",
        "raise threat",
        "damage",
        "lose resource",
        "destroy",
        "shuffle in",
        "remove",
        "remove progress",
        "put on deck",
        "uncommit",
        "to victory",
        "ready",
        "reveal",
        "engage",
        "deal shadow",
        "stage",
        "attach",
        "move resource",
        "control",
        "heal",
    )
)
BACK = ("it", "that player", "they", "controller", "owner")


def restricted(ability: Ability, means: Restricts) -> Ability:
    """limits, play-restrictions: an ability with a limit or a condition that stands beside it."""
    anyone = ability.anyone or means.anyone or bool(means.limit and means.limit.each)
    return ability._replace(
        limit=means.limit or ability.limit, conditions=(*ability.conditions, *means.conditions), anyone=anyone
    )


def opened(means: Opening, text: str) -> Ability:
    """The ability that a sentence opens."""
    means = _later(means)
    costs = tuple(one for each in means.costs for one in expanded(Deeds((each,)), "cost"))
    wrong = next(
        (each for each in costs if each.verb not in PAYABLE or each.may or each.conditions or each.random), None
    )
    if wrong is not None:
        raise Unread(f"{wrong.verb!r} is nothing that can be paid")
    late = means.timing != "when" and any(each.kind == "advance" for each in means.triggers)
    if late and any(each.verb == "advance" for each in within(means) if isinstance(each, Instruction)):
        raise Unread("another stage is there already")
    if (means.kind in ("response", "forced")) is not bool(means.triggers):
        raise Unread("a response or forced ability begins with what it waits for, and only these do")
    done = with_what_was_seen(_of_the_doer(means, expanded(means.deeds, means.kind)))
    costs = _of_the_doer(means, costs)
    done = _of_the_event(means, costs, done)
    check(done, means.kind)
    if means.kind == "shadow":
        done = tuple(_counted_on(each) for each in done)
    if means.kind == "shadow" and done and "it" in _spoken_with(done[0]):
        raise Unread("it is not clear whom it speaks of")
    if means.kind == "travel" and any(isinstance(each, Phrase) and each.number == X_OF_THEM for each in within(done)):
        raise Unread("how many are paid cannot be asked for here")
    if means.kind == "travel":
        done = tuple(_with_what_is_theirs(each) for each in done)
    if means.kind in ("shadow", "forced", "when revealed"):
        done = tuple(_your_choice(each) for each in done)
    zone = next((each.what for each in done if each.verb == "put" and each.group == THIS), "")
    return Ability(
        "",
        means.kind,
        means.phase,
        triggers(means.timing, means.triggers),
        costs,
        done,
        means.conditions,
        zone=zone,
        text=f"{text}.",
    )


def _later(means: Opening) -> Opening:
    """`When Revealed: Discard it at the end of the phase`: nothing that it waits for, but when it is done."""
    deeds = means.deeds
    plain = means.timing == "at" and len(means.triggers) == 1 and not (means.costs or deeds.conditions or deeds.cases)
    if means.kind in ("response", "forced") or not plain or deeds.at is not None:
        return means
    return means._replace(timing="", triggers=(), deeds=deeds._replace(at=means.triggers[0]))


def _of_the_event(
    means: Opening, costs: tuple[Instruction, ...], done: tuple[Instruction, ...]
) -> tuple[Instruction, ...]:
    """`After an ally is destroyed, exhaust an Eagle character to return that ally`: not the one that paid."""
    paid = [each.group for each in costs if each.group.how in ("pick", "choose") and "player" not in each.group.kinds]
    told = {noun for each in means.triggers for one in (each.subject, each.other) for noun in one.kinds}
    if not paid or not told:
        return done
    if any(isinstance(each, Phrase) and each == IT for each in within(done)):
        raise Unread("it is not clear whom it speaks of")
    named = {noun for each in paid for noun in each.kinds}
    return tuple(_said_of_event(each, told - named) for each in done)


def _said_of_event(part: Any, nouns: set[str]) -> Any:
    if isinstance(part, Phrase) and part.how == "it" and part.kinds and nouns.issuperset(part.kinds):
        return part._replace(how="told")
    if isinstance(part, tuple):
        inner = [_said_of_event(each, nouns) for each in part]
        return type(part)(*inner) if hasattr(part, "_fields") else tuple(inner)
    return part


def _counted_on(what: Instruction) -> Instruction:
    """`attacking enemy gets +1 attack for each resource on it`: on the enemy that gets it."""
    known = what.group.how in ("attacking enemy", "defending character", "this", "named")
    return what._replace(amount=what.amount._replace(group=what.group)) if known and what.amount.group == IT else what


def _spoken_with(what: Instruction) -> tuple[str, ...]:
    return (what.group.how, what.to.how, what.amount.group.how if what.amount.group is not None else "")


def _with_what_is_theirs(cost: Instruction) -> Instruction:
    """cost-own-elements: `the first player must exhaust 2 characters`: two that he controls."""
    whose = any(each.kind == "controlled" for each in cost.group.qualities)
    living = cost.group.kinds and {"character", *CHARACTERS}.issuperset(cost.group.kinds)
    if not cost.by.how or cost.group.how not in ("pick", "choose") or whose or not living:
        return cost
    theirs = Quality("controlled", group=Phrase("that player"))
    return cost._replace(group=cost.group._replace(clauses=(*cost.group.clauses, theirs)))


def _your_choice(what: Instruction) -> Instruction:
    """`choose and discard an ally you control`, of an encounter card: you say which as it resolves."""
    mine = any(isinstance(each, Phrase) and each.how == "you" for each in within(what.group.qualities))
    return what._replace(group=what.group._replace(how="pick")) if what.group.how == "choose" and mine else what


def _of_the_doer(means: Opening, done: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """`After this card attacks and destroys an ally, ready it`: it is who attacks, not whom it happens to."""
    doers = {
        each.subject if each.kind in ("attacks", "defends") else each.other
        for each in means.triggers
        if each.kind in DOERS and _acts(each)
    }
    if not doers or not any(isinstance(each, Phrase) and each == IT for each in within(done)):
        return done
    (doer, *others) = doers
    if not others and doer.kinds == ("enemy",) and all(each.kind == "attacks" for each in means.triggers):
        return done  # What happens is the attack of that enemy, and so it is the one spoken of.
    if others or doer.how not in ("this", "host", "named"):
        raise Unread("it is not clear whom it speaks of")
    return tuple(instead_of_it(each, doer) for each in done)


DOERS = ("destroy", "damage", "attacks", "defends", "quest-success", "quest-failure")


def _acts(trigger: Trigger) -> bool:
    return trigger.kind in ("attacks", "defends") or bool(trigger.other.how)


def comes_too_early(ability: Ability) -> bool:
    """`When this card is explored, ... the active location`: there is one still as that would be done."""
    waits = any((each.kind, each.timing) == ("explore", "when") for each in ability.triggers)
    return waits and any(isinstance(each, Instruction) and each.verb == "travel" for each in within(ability.effects))


def check(done: tuple[Instruction, ...], kind: str, before: tuple[Instruction, ...] = ()) -> None:
    """What holds all the time is nothing that an ability does; the other cards are those of a deck looked through."""
    every = [each for each in within((before, done)) if isinstance(each, Instruction)]
    for at, each in enumerate(every):
        seen = [one for one in every[:at] if one.verb in ("search", "look")]
        if each.verb == "shuffle" and each.what == "rest" and not seen:
            raise Unread("it is not clear which cards are the others")
        if each.verb == "nothing" and each.what and not any(one.verb == "uncommit" for one in every[:at]):
            raise Unread("it is not clear when it does not ready")
    only = next(
        (
            each.verb
            for each in done
            if each.verb
            in (
                "attaches",
                "one per host",
                "pays from",
                "ration",
                "leaves to",
                "define x",
                "collect",
                "enters",
                "play only",
            )
        ),
        "",
    )
    if kind != "shadow" and any(_endless(each) for each in done):
        raise Unread("it does not say how long it holds")
    if only:
        raise Unread("that holds all the time and is nothing that an ability does")


def _endless(what: Instruction) -> bool:
    """lasting-effects: whether something is to hold for a while, and no while is said; surge is dealt with at once."""
    if any(_endless(each) for option in (*what.options, what.parts) for each in option):
        return True
    at_once = what.verb == "gain keyword" and what.what in ("surge", "doomed")
    return what.verb in CONTINUOUS - {"next costs"} and not what.until and not at_once


def speaks_of_unknown(before: tuple[Instruction, ...], means: Any) -> bool:
    """Whether a sentence speaks of a card that the one before has turned up without our knowing which."""
    return (
        bool(before)
        and before[-1].verb in ("reveal", "draw", "discard from hand")
        and any(isinstance(each, Phrase) and each.how == "it" for each in within(means))
    )


def reaches_staging(abilities: list[Ability]) -> bool:
    """Whether the last ability lets somebody attack enemies in the staging area."""
    return bool(abilities) and any(each.what.startswith("attack staging") for each in abilities[-1].effects)


def _for_a_price(price: Instruction, text: str) -> list[Ability]:
    """`does not ready during the refresh phase unless you pay ...`: it stays exhausted, and may be paid for."""
    ban = Instruction("cannot", price.group, what="ready during the refresh phase")
    when = (Trigger("phase-begins", detail="refresh", timing="when"),)
    pay, ready = Instruction("spend", price.group, price.amount), Instruction("ready", price.group)
    return [Ability("", "constant", effects=(ban,)), Ability("", "response", "", when, (pay,), (ready,), text=text)]


AS_SOON_AS = ("end game", "advance", "remove", "discard", "destroy", "to victory", "stage")


def _comes_by_itself(what: Instruction) -> bool:
    """`If there are no Orcs in play, the players win`: it happens as soon as it is so."""
    plain = what.verb in AS_SOON_AS and what.conditions and not (what.by.how or what.may or what.then)
    return bool(plain) and (what.verb in ("end game", "advance") or what.group.how in ("this", "named"))


def _claims(what: Instruction) -> bool:
    """`If unattached, the first player claims this card and attaches it to a hero he controls`."""
    first, second = what.parts if len(what.parts) == 2 else (what, what)
    return (
        what.verb == "several"
        and what.by.how == "first player"
        and bool(what.conditions)
        and not what.may
        and (first.verb, second.verb) == ("claim", "attach")
        and first.group in (THIS, IT)
        and second.group in (THIS, IT)
        and all(each.kind == "is" and each.group.how in ("", "this", "it") for each in what.conditions)
    )


def _claimed(what: Instruction, text: str) -> Ability:
    """An objective that is claimed as soon as it is free: when it comes, loses its guard, or who bears it leaves."""
    free = tuple(each._replace(group=THIS) for each in what.conditions)
    free += (Condition("is", THIS, qualities=(Quality("attached", negated=True), Quality("guarded", negated=True))),)
    when = tuple(Trigger(kind, THIS, timing="after") for kind in ("stage", "unguard", "detach"))
    parts = tuple(part._replace(group=THIS) for part in what.parts)
    done = what._replace(parts=parts, conditions=tuple(dict.fromkeys(free)))
    return Ability("", "forced", "", when, (), (done,), text=f"{text}.")


def _kept(control: Instruction) -> tuple[Instruction, ...]:
    """`The first player gains control of this card, as an ally`: whoever is first has it, all the time."""
    if control.to.how or control.may or control.until or control.group.how not in ("this", "named", "it"):
        raise Unread("it does something without saying when")
    group = THIS if control.group.how == "it" else control.group
    kept = Instruction("kept by", group, to=control.by, conditions=control.conditions)
    ally = Instruction("become", group, what=control.what, conditions=control.conditions)
    return (kept, ally) if control.what else (kept,)


def constant(means: Deeds, text: str) -> list[Ability]:
    """constant-ability: what holds all the time, or while something is so."""
    if means.at is not None and means.at.kind in ("phase-begins", "phase-ends", "round-begins", "round-ends"):
        when = triggers("at", (means.at,))
        if means.whiles and not any(each.group.how in ("subject", "it") for each in means.whiles):
            means = means._replace(conditions=(*means.conditions, *means.whiles), whiles=())
        return [Ability("", "forced", "", when, (), expanded(means._replace(at=None), "forced"), text=f"{text}.")]
    done = expanded(means, "constant")
    if any(each.verb == "enters" and each.group != THIS for each in done):
        raise Unread("only a card's own text says how it enters play")
    if len(done) == 1 and done[0].verb == "ready for a price" and not done[0].conditions:
        return _for_a_price(done[0], text)
    if any(each.verb == "advance" and each.random for each in done):
        raise Unread("chance says nothing about what happens by itself")
    if done and all(_comes_by_itself(each) for each in done) and not means.then and not means.instead:
        return [Ability("", "constant", effects=done, text=f"{text}.")]
    if len(done) == 1 and _claims(done[0]) and not means.then:
        return [_claimed(done[0], text)]
    by_itself = tuple(each for each in done if _comes_by_itself(each))
    if by_itself and all(each in by_itself or each.verb in CONTINUOUS for each in done) and not means.then:
        return [Ability("", "constant", effects=done, text=f"{text}.")]
    if len(done) == 1 and done[0].verb == "control" and done[0].by.how == "first player":
        return [Ability("", "constant", effects=_kept(done[0]), text=f"{text}.")]
    if any(each.verb not in CONTINUOUS for each in done):
        raise Unread(
            "it does something without saying when: begin it with Action:, Response:, Forced:, When Revealed:, "
            "Shadow:, Travel: "
            "or Setup:, or write what holds all the time (gets, gains, cannot, is immune, attach to)"
        )
    if (
        means.then
        or means.instead
        or any(each.may or each.then or (each.until and each.verb not in RATIONS) for each in done)
    ):
        raise Unread("it says how long or in which order, without saying when")
    return [Ability("", "constant", effects=done, text=f"{text}.")]


def counting(means: CountsAs) -> list[Ability]:
    """`Counts as a Condition attachment with the text: "..."`: what holds for an encounter card once it is attached."""
    on = Condition("is", THIS, qualities=(Quality("attached"),))
    kinds = (
        Instruction("become", THIS, what="attachment"),
        *(Instruction("gain trait", THIS, what=each) for each in means.traits),
    )
    from judge.games.lotr_lcg.cards.reading import assembled

    inner = assembled(means.sentences)
    if any(inner.whys) or inner.keywords:
        raise Unread(next((why for why in inner.whys if why), "keywords in quotes"))
    found = [Ability("", "constant", effects=kinds, conditions=(on,))]
    if means.returns:
        back = Instruction("stage", THIS, conditions=(on._replace(negated=True),))
        found.append(Ability("", "constant", effects=(back,)))
    return found + [each._replace(conditions=(*each.conditions, on)) for each in inner.abilities]


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
        raise Unread("it is not clear what it takes the place of")
    spoken = any(each.group.how in ("it", "subject") or (each.left and each.left.group == IT) for each in conditions)
    if spoken and done[0].group.how in ("pick", "choose"):
        raise Unread("it is not clear whom the condition speaks of")
    conditions = tuple(same_in_case(each, done) for each in conditions)
    usual = conditions[0]._replace(negated=not conditions[0].negated)
    return (
        done[0]._replace(conditions=(usual,)),
        done[0]._replace(amount=change.amount, op=change.op, conditions=conditions),
    )


def one_or_other(usual: tuple[Instruction, ...], other: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """`Do this. (Do that instead if ...)`: this unless it is so, that if it is."""
    conditions = other[0].conditions if other else ()
    if (
        len(conditions) != 1
        or any(each.conditions != conditions for each in other)
        or any(each.conditions or each.then for each in usual)
        or any(each.group.how == "choose" for each in (*usual, *other))
        or (len(usual) > 1 and any(each.group.how in ("pick", "choose", "it") for each in usual))
    ):
        raise Unread("it is not clear what it takes the place of")
    if conditions[0].group.how in ("it", "subject") and any(each.group.how in ("pick", "choose") for each in usual):
        raise Unread("it is not clear whom the condition speaks of")
    until = next((each.until for each in usual if each.until), "")
    told = (each._replace(until=until) if _endless(each) and until else each for each in other)
    return (
        Instruction("case", whiles=conditions, options=(usual, tuple(each._replace(conditions=()) for each in told))),
    )


def otherwise(usual: tuple[Instruction, ...], other: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """`If ..., do this. Otherwise, do that.`: which of the two is settled once, before anything is done."""
    conditions = usual[0].conditions if usual else ()
    if not conditions or any(each.conditions != conditions or each.then for each in usual):
        raise Unread("it is not clear in which case it is done")
    if any(each.kind in ("done", "well") for each in conditions) or any(
        each.group.how == "choose" or each.to.how == "choose" for each in (*usual, *other)
    ):
        raise Unread("it is not clear in which case it is done")
    done = tuple(each._replace(conditions=()) for each in usual)
    return (Instruction("case", whiles=conditions, options=(other, done)),)


OF_UNIT = {
    "damage": ("damage", "assign"),
    "card": ("draw", "discard from hand", "discard from deck", "reveal", "deal shadow"),
    "resource": ("resource", "lose resource"),
    "progress": ("progress", "remove progress"),
    "threat": ("raise threat", "lower threat"),
}


def _of_picked(case: Condition) -> bool:
    """`2 progress instead if that location is a Forest`: whether it is asked of the card just picked."""
    known = case.group if case.left is None else case.left.group
    return known is not None and known.how == "it"


def two_amounts(
    done: tuple[Instruction, ...], amount: Amount, unit: str, conditions: tuple[Condition, ...]
) -> tuple[Instruction, ...]:
    """`2 damage instead if ...`: the last thing of the sentence before, with its own amount or with the other one."""
    last = done[-1] if done else Instruction("nothing")
    fits = last.verb in OF_UNIT.get(unit, ())
    of_cards = unit in last.group.kinds and last.group.how in ("pick", "choose") and last.verb in ("discard", "exhaust")
    if len(conditions) != 1 or last.conditions or not (fits or (of_cards and not amount.of)):
        raise Unread("it is not clear what it takes the place of")
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
        raise Unread("it is not clear whom the condition speaks of")
    other = last._replace(amount=amount) if fits else last._replace(group=last.group._replace(number=amount.number))
    both = Instruction("case", whiles=(case,), options=((last._replace(then=False),), (other._replace(then=False),)))
    return (*done[:-1], both._replace(then=last.then))


def with_what_was_seen(done: tuple[Instruction, ...], before: tuple[Instruction, ...] = ()) -> tuple[Instruction, ...]:
    """`put them back in any order`: the cards looked at, or searched through, right before; none else are known."""
    made: list[Instruction] = []
    last = _last_of(before)
    for each in done:
        if each.verb == "several":
            each = each._replace(parts=with_what_was_seen(each.parts, before))
        elif each.verb == "order" and (last is None or last.verb != ("search" if each.what else "look")):
            raise Unread("it is not clear which cards they are")
        elif each.verb == "order" and last is not None:
            if last.amount.of or last.amount.half or any(heap.zone != "deck" for heap in last.piles):
                raise Unread("it is not clear which cards they are")
            each = each._replace(amount=last.amount, piles=last.piles)
        made.append(each)
        last, before = _last_of((each,)), (each,)
    return tuple(made)


def _last_of(done: tuple[Instruction, ...]) -> Instruction | None:
    """The last thing that is done, in a list of several too."""
    last = done[-1] if done else None
    return _last_of(last.parts) if last is not None and last.verb == "several" else last


SHADOWS = {"another": "a shadow card", "dealt": "a shadow card", "none": "no shadow card"}


def with_shadow(done: tuple[Instruction, ...], what: str) -> tuple[Instruction, ...]:
    """Instructions whose attacks are made with a shadow card of their own, or without one."""

    def one(each: Instruction) -> Instruction:
        options = tuple(with_shadow(option, what) for option in each.options)
        each = each._replace(options=options, parts=with_shadow(each.parts, what))
        return each._replace(what=SHADOWS[what]) if each.verb == "attack" else each

    return tuple(one(each) for each in done)


def resolves_revealed(ability: Ability) -> bool:
    """Whether an ability has the when revealed effect of its card resolve."""
    return any(isinstance(each, Instruction) and each.verb == "resolve revealed" for each in within(ability.effects))


def same_in_case(case: Condition, done: tuple[Instruction, ...]) -> Condition:
    """A case of the sentence before, said of whom that sentence speaks of."""
    if not done:
        return case
    case = case._replace(group=done[0].group) if case.group.how in ("it", "subject") else case
    left = case.left
    return case._replace(left=left._replace(group=done[0].group)) if left and left.group == IT else case


def asks_how_it_went(means: Any) -> bool:
    """`If he cannot, ...`: whether a sentence depends on the one before having been done in full."""
    return any(isinstance(each, Condition) and each.kind == "well" for each in within(means))


def refers_back(means: Any) -> bool:
    """Whether a sentence speaks of what another has spoken of."""
    for each in within(means):
        if isinstance(each, Phrase) and each.how in BACK:
            return True
        if isinstance(each, Condition) and each.kind in ("done", "well"):
            return True
        if isinstance(each, Quality) and each.kind == "done":
            return True
        if isinstance(each, Amount) and each.of == "that":
            return True
        if isinstance(each, Deeds | Instruction) and each.then:
            return True
    return False


def stands_alone(means: Deeds, kind: str) -> bool:
    """Whether a sentence behind an ability holds all the time, and so is an ability of its own."""
    try:
        done = expanded(means, "constant")
    except Unread:
        return False
    if means.otherwise:
        return False
    lasting = all(each.verb in CONTINUOUS and not each.until for each in done)
    surges = any(each.verb == "gain keyword" for each in done)
    return (
        lasting
        and means.at is None
        and not _points_back(means, done)
        and kind != "shadow"
        and not (surges and kind == "when revealed")
    )


def _points_back(means: Deeds, done: tuple[Instruction, ...]) -> bool:
    """`While this card has a Ring, he gains ...`: he is this card, which the sentence itself has spoken of."""
    spoken = [each.group for each in (*means.conditions, *means.whiles)]
    return refers_back(done if spoken and all(each == THIS for each in spoken) else means)


def uses_x(part: Any) -> bool:
    """Whether X is an amount in it."""
    return any(isinstance(each, Amount) and each.of == "X" for each in within(part))


def names_x(ability: Ability) -> bool:
    """Whether a player says what X is, for the cost."""
    return uses_x(ability.costs) or any(isinstance(each, Phrase) and each.number < 0 for each in within(ability.costs))
