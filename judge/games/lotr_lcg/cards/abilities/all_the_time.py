"""constant-ability: what holds all the time, comes by itself as soon as it is so, or counts as something."""

from __future__ import annotations

from typing import Any

from judge.games.lotr_lcg.cards.abilities.checks import payable
from judge.games.lotr_lcg.cards.abilities.looking_back import refers_back
from judge.games.lotr_lcg.cards.abilities.other_players import but_the_engaged
from judge.games.lotr_lcg.cards.abilities.pronouns import OF_TIME
from judge.games.lotr_lcg.cards.expanding import (
    CONTINUOUS,
    RATIONS,
    Unread,
    expanded,
    of_all_players,
    of_its_own,
    triggers,
)
from judge.games.lotr_lcg.cards.meanings import (
    IT,
    THIS,
    TOKENS,
    YOU,
    Ability,
    Amount,
    Condition,
    CountsAs,
    Deeds,
    Instruction,
    Opening,
    Phrase,
    Quality,
    Trigger,
    remade,
    within,
)

SEATS = ("first player", "last player")
AS_SOON_AS = ("end game", "advance", "remove", "discard", "destroy", "to victory", "stage", "eliminate", "so")
ENDINGS = ("explore", "leave", "advance", "destroy")


def waits_by_itself(means: Opening) -> bool:
    """Whether a sentence without a bold word is no part of the ability before it.

    All it does is to end the game or to take the players on; or it waits for the end of its own card (`When this stage
    is defeated, ...`), and speaks of nothing that was said before.
    """
    means = under_this_stage(means)
    of_a_stage = any((each.kind, each.subject) == ("advance", Phrase()) for each in means.triggers)
    if all(each.verb in (*AS_SOON_AS, "eliminate") for each in means.deeds.effects):
        return not of_a_stage or all(each != IT for each in within(means.deeds))
    if means.deeds.conditions and all(each.group == THIS for each in means.deeds.conditions):
        if all((each.verb, each.group) == ("attach", THIS) for each in means.deeds.effects):
            return True
    own = all(_ends_its_card(each) for each in means.triggers)
    # Then `it` is this card, or the one that the sentence itself has spoken of.
    its = all(each.subject == THIS for each in means.triggers) or _speaks_of_one(means.deeds)
    # `the first player ... a hero he controls`: he is the player of whom the sentence itself speaks.
    known = ("that player",) if all(_says_who(each) for each in means.deeds.effects) else ()
    told = any(
        isinstance(each, Phrase)
        and each.how in {"it", "told", "that player"}.difference(known)
        and not (its and each == IT)
        for each in within(means.deeds)
    )
    return bool(means.triggers) and own and not told


def _says_who(what: Instruction) -> bool:
    return what.by.how in ("first player", "each player", "all")


def under_this_stage(means: Opening) -> Opening:
    """`When this stage is defeated, shuffle each card underneath it into the encounter deck`: under the stage."""
    if [(each.kind, each.subject, each.cause) for each in means.triggers] != [("advance", Phrase(), "quest")]:
        return means
    under = Quality("under", group=IT)
    found: Opening = means._replace(deeds=_with_this(means.deeds, under))
    return found


def _with_this(part: Any, told: Quality) -> Any:
    if part == told:
        return told._replace(group=THIS)
    return remade(part, lambda each: _with_this(each, told))


def _speaks_of_one(deeds: Deeds) -> bool:
    """`the first player gains control of Hild and exhausts her`: the first thing done is done to a card by its name."""
    first = deeds.effects[0]
    while first.parts:
        first = first.parts[0]
    return first.group.how == "named"


def holds_all_the_time(means: Opening) -> bool:
    """`Forced: The first enemy revealed each round gains surge`: a bold word before what waits for nothing."""
    bare = not (means.triggers or means.costs or means.conditions or means.limit or means.phase or means.timing)
    return means.kind == "forced" and bare


def _ends_its_card(waits: Trigger) -> bool:
    """Whether that is the end of this card, or the card that it is attached to leaves play."""
    own = waits.subject == THIS and waits.kind in ENDINGS
    own = own or (waits.kind, waits.subject, waits.cause) == ("advance", Phrase(), "quest")
    return own or (waits.subject.how == "host" and waits.kind == "leave")


def constant(means: Deeds, text: str) -> list[Ability]:
    """constant-ability: what holds all the time, or while something is so."""
    if means.at is not None and means.at.kind in OF_TIME:
        when = triggers("at", (means.at,))
        if means.whiles and not any(each.group.how in ("subject", "it") for each in means.whiles):
            means = means._replace(conditions=(*means.conditions, *means.whiles), whiles=())
        return [Ability("", "forced", "", when, (), expanded(means._replace(at=None), "forced"), text=f"{text}.")]
    if means.awaited:
        raise Unread("it does something without saying when")
    done = but_the_engaged(expanded(means, "constant"))
    if any(isinstance(each, Quality) and each.kind == "named type" for each in within(done)):
        raise Unread("no type has been named")
    if any(not payable(cost) for each in done if each.verb == "play cost" for cost in each.options[0]):
        raise Unread("that cannot be paid")
    if any(each.verb == "token cap" and each.what == "resources" for each in done):
        raise Unread("the number of resources that a card can have is not tracked")
    if any(each.verb == "progress limit" and each.what for each in done):
        raise Unread("it gives a duration but does not say when it begins")
    if len(done) == 1 and done[0].verb == "ready for a price" and not done[0].conditions:
        return _for_a_price(done[0], text)
    if any(each.verb == "advance" and each.random for each in done):
        raise Unread("chance cannot decide what happens by itself")
    if done and all(_comes_by_itself(each) for each in done) and not means.then and not means.instead:
        return [Ability("", "constant", effects=done, text=f"{text}.")]
    if len(done) == 1 and _claims(done[0]) and not means.then:
        return [_claimed(done[0], text)]
    by_itself = tuple(each for each in done if _comes_by_itself(each))
    if by_itself and all(each in by_itself or each.verb in CONTINUOUS for each in done) and not means.then:
        return [Ability("", "constant", effects=done, text=f"{text}.")]
    if len(done) == 1 and done[0].verb == "control" and done[0].by.how in SEATS:
        return [Ability("", "constant", effects=_kept(done[0]), text=f"{text}.")]
    whole = len(done) == 1 and done[0].group.how in ("this", "named", "all")
    if whole and done[0].verb == "engage" and _seated(done[0].to):
        return [Ability("", "constant", effects=(done[0]._replace(verb="kept engaged"),), text=f"{text}.")]
    if _is_so(done) and not (means.then or means.instead):
        first, cases = done[0], done[0].conditions
        bare = tuple(each._replace(conditions=()) for each in done)
        soon = Instruction("so", first.group, options=(bare,), conditions=cases)
        return [Ability("", "constant", effects=(soon,), text=f"{text}.")]
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
        raise Unread("it gives a duration or an order but does not say when it begins")
    if any(each.verb == "gain ability" and each.conditions == ON_DISPLAY for each in done):
        return _on_display(done)
    return [Ability("", "constant", effects=done, text=f"{text}.")]


ON_DISPLAY = (Condition("is", THIS, qualities=(Quality("in", "victory display"),)),)


def _on_display(done: tuple[Instruction, ...]) -> list[Ability]:
    """`While this card is in the victory display, it gains: "Forced: ..."`: an ability that works from there."""
    found = [each.ability for each in done if each.ability is not None and each.group == THIS]
    if len(found) < len(done) or any(each.kind != "forced" for each in found):
        raise Unread("that does not work from the victory display")
    return [each._replace(zone="victory display", conditions=(*each.conditions, *ON_DISPLAY)) for each in found]


def _seated(group: Phrase) -> bool:
    """The first player, or whoever controls something: a player who is there all the time."""
    return group.how in SEATS or (group.how == "all" and group.kinds == ("player",) and bool(group.clauses))


def _for_a_price(price: Instruction, text: str) -> list[Ability]:
    """`does not ready during the refresh phase unless you pay ...`: it stays exhausted, and may be paid for."""
    ban = Instruction("cannot", price.group, what="ready during the refresh phase")
    when = (Trigger("phase-begins", detail="refresh", timing="when"),)
    payer = price.group
    if price.what:
        if price.amount != Amount(1):
            raise Unread("the player cannot be asked here how to divide it")
        payer = Phrase("pick", kinds=("hero",), clauses=(Quality("controlled", group=YOU),))
    pay, ready = Instruction("spend", payer, price.amount), Instruction("ready", price.group)
    return [Ability("", "constant", effects=(ban,)), Ability("", "response", "", when, (pay,), (ready,), text=text)]


def _comes_by_itself(what: Instruction) -> bool:
    """`If there are no Orcs in play, the players win`: it happens as soon as it is so."""
    if what.verb == "eliminate":
        return bool(what.group.clauses) and not (what.may or what.then or what.by.how)
    plain = what.verb in AS_SOON_AS and what.conditions and not (what.by.how or what.may or what.then)
    return bool(plain) and (what.verb in ("end game", "advance") or what.group.how in ("this", "named", "host"))


GOES = ("remove", "discard", "destroy", "to victory")


def _is_so(done: tuple[Instruction, ...]) -> bool:
    """`If this card has 4 or more damage on it, discard it and raise each player's threat by 2`: all of it at once.

    The card itself goes, so that it is not so any more; nothing of it is for a while or left to somebody to decline.
    """
    first, *rest = done or (Instruction("nothing"),)
    same = all(each.conditions == first.conditions for each in rest)
    at_once = all(each.verb not in CONTINUOUS and not (each.may or each.then or each.until) for each in rest)
    return bool(rest) and same and at_once and first.verb in GOES and first.group == THIS and _comes_by_itself(first)


def _claims(what: Instruction) -> bool:
    """`If unattached, the first player claims this card and attaches it to a hero he controls`."""
    first, second = what.parts if len(what.parts) == 2 else (what, what)
    return (
        what.verb == "several"
        and what.by.how == "first player"
        and (bool(what.conditions) or first.verb == "control")
        and not what.may
        and (first.verb, second.verb) in (("claim", "attach"), ("control", "attach"))
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


def of_the_host(means: Deeds, before: list[Ability]) -> Deeds:
    """`Attach to Hild. She gains a lore icon`: she is the one it is attached to, unless somebody else is spoken of."""
    attaches = any(each.verb == "attaches" for ability in before for each in ability.effects)
    cases = (*means.conditions, *means.whiles, *means.cases)
    if not attaches or any(each.kind == "is" and each.group.how not in ("", "it", "subject") for each in cases):
        return means

    def change(part: Any) -> Any:
        return Phrase("host") if part == IT else remade(part, change)

    found: Deeds = change(means)
    return found


def counting(means: CountsAs) -> list[Ability]:
    """`Counts as a Condition attachment with the text: "..."`: what holds for an encounter card once it is attached."""
    on = Condition("is", THIS, qualities=(Quality("attached"),))
    kinds = (
        Instruction("become", THIS, what="attachment"),
        *(Instruction("gain trait", THIS, what=each) for each in means.traits),
    )
    from judge.games.lotr_lcg.cards.text_box import assembled

    inner = assembled(means.sentences)
    if any(inner.whys) or inner.keywords:
        raise Unread(next((why for why in inner.whys if why), "keywords in quotes"))
    found = [Ability("", "constant", effects=kinds, conditions=(on,))]
    if means.returns:
        back = Instruction("stage", THIS, conditions=(on._replace(negated=True),))
        found.append(Ability("", "constant", effects=(back,)))
    return found + [
        each if _of_host(each) else each._replace(conditions=(*each.conditions, on)) for each in inner.abilities
    ]


def _of_host(ability: Ability) -> bool:
    """`After attached hero leaves play`: what only an attached card hears of, and not attached any more by then."""
    return bool(ability.triggers) and all(each.subject.how == "host" for each in ability.triggers)


def stands_alone(means: Deeds, kind: str) -> bool:
    """Whether a sentence behind an ability holds all the time, and so is an ability of its own."""
    try:
        done = expanded(means, "constant")
    except Unread:
        return False
    if means.otherwise:
        return False
    if means.at is None and _is_let_fall(done):
        return True
    lasting = all(each.verb in CONTINUOUS and (not each.until or _each_time(each)) for each in done)
    surges = any(each.verb == "gain keyword" and each.what in AS_REVEALED for each in done)
    return (
        lasting
        and means.at is None
        and not _points_back(means, done)
        and kind != "shadow"
        and not (surges and kind == "when revealed" and not means.whiles)
    )


AS_REVEALED = ("surge", "doomed", "guarded", "peril")


def _is_let_fall(done: tuple[Instruction, ...]) -> bool:
    """`If detached, return this card to the staging area`: whenever nobody bears it, whatever stands before."""
    loose = (Quality("attached", negated=True), Quality("guarded", negated=True))
    known = [(Condition("is", THIS, qualities=loose[:number]),) for number in (1, 2)]
    alone = len(done) == 1 and (done[0].verb, done[0].group) == ("stage", THIS) and _comes_by_itself(done[0])
    return alone and done[0].conditions in known


def _each_time(what: Instruction) -> bool:
    """`no more than 1 each round`: it does not end with the round."""
    return what.verb in RATIONS and what.what != "this time"


def _points_back(means: Deeds, done: tuple[Instruction, ...]) -> bool:
    """`While this card has a Ring, he gains ...`: he is this card, which the sentence itself has spoken of."""
    means = of_its_own(of_all_players(means))
    spoken = [each.group for each in (*means.conditions, *means.whiles)]
    first = means.effects[0].group.how in ("named", "host") if len(means.effects) > 1 and not spoken else False
    if not spoken and [each.group for each in means.effects] == [THIS]:
        means = means._replace(effects=(_on_itself(means.effects[0]),))
    known = bool(spoken) and all(each == THIS or each.how == "named" for each in spoken)
    return refers_back(done if first or known else means)


def _on_itself(what: Instruction) -> Instruction:
    """`This card gets +1 attack for each resource on it`: on this card, of which the sentence speaks."""
    own = what.per is not None and what.per.of in TOKENS and what.per.group == IT
    return what._replace(per=what.per._replace(group=THIS)) if own and what.per is not None else what


def reaches_staging(abilities: list[Ability]) -> bool:
    """Whether the last ability lets somebody attack enemies in the staging area."""
    return bool(abilities) and any(each.what.startswith("attack staging") for each in abilities[-1].effects)


GIVEN_DOOMED = Condition("is", THIS, qualities=(Quality("given doomed"),))


def if_given_doomed(means: Deeds, before: list[Ability]) -> Deeds:
    """`You may give it doomed 2 as you play it. If you do, it gains ...`: what holds for one that was given it."""
    given = bool(before) and any(each.verb == "may doom" for each in before[-1].effects)
    return means._replace(then=False, conditions=(GIVEN_DOOMED, *means.conditions)) if given and means.then else means
