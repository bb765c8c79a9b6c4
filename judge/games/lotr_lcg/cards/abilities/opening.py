"""The ability that a sentence opens: `Action:`, `Forced:`, `When Revealed:` ... with what it waits for and costs."""

from __future__ import annotations

from typing import Any

from judge.games.lotr_lcg.cards.abilities.all_the_time import under_this_stage
from judge.games.lotr_lcg.cards.abilities.checks import check, comes_again, payable
from judge.games.lotr_lcg.cards.abilities.looking_back import with_what_was_seen
from judge.games.lotr_lcg.cards.expanding import CONTINUOUS, Unread, expanded, instead_of_it, triggers
from judge.games.lotr_lcg.cards.expanding.spoken_of import OF_CHARACTERS
from judge.games.lotr_lcg.cards.meanings import (
    ANY_NUMBER,
    CHARACTERS,
    EACH_ONE,
    HEADINGS,
    IT,
    JUST,
    THIS,
    X_OF_THEM,
    Ability,
    Amount,
    Deeds,
    Instruction,
    Opening,
    Phrase,
    Quality,
    Restricts,
    Trigger,
    remade,
    within,
)

DOERS = ("destroy", "damage", "attacks", "defends", "quest-success", "quest-failure")


def opened(means: Opening, text: str) -> Ability:
    """The ability that a sentence opens."""
    means = _any_number(means)
    means = _choosing_first(_one_at_a_time(_once_placed(_only_while(_later(under_this_stage(means))))))
    costs = tuple(one for each in means.costs for one in expanded(Deeds((each,)), "cost"))
    wrong = next((each for each in costs if not payable(each)), None)
    if wrong is not None:
        raise Unread(f"{wrong.verb!r} cannot be paid")
    if means.deeds.otherwise:
        raise Unread("there is no other case before it")
    late = means.timing != "when" and any(each.kind == "advance" for each in means.triggers)
    if late and any(each.verb == "advance" for each in within(means) if isinstance(each, Instruction)):
        raise Unread("another stage is there already")
    if (means.kind in ("response", "forced")) is not bool(means.triggers):
        raise Unread("a response or forced ability begins with what it waits for, and only these do")
    if means.deeds.instead and means.timing == "after" and any(each.kind == "explore" for each in means.triggers):
        raise Unread("it is too late to replace what has happened")
    if any(isinstance(each, Quality) and _is_compared_with_it(each) for each in within(means.triggers)):
        raise Unread("it is not clear whose number that is")
    done = tuple(_of_the_payer(each, costs, means) for each in expanded(means.deeds, means.kind))
    done = with_what_was_seen(_of_the_doer(means, done))
    costs = _of_the_doer(means, costs)
    done = _of_the_bearer(costs, _of_the_event(means, costs, done))
    check(done, means.kind)
    if comes_again(means.triggers, done):
        raise Unread("it would happen again at once, as what brings it about is still so")
    if means.kind == "shadow":
        done = tuple(_counted_on(each) for each in done)
    if means.kind == "shadow" and done and "it" in _spoken_with(done[0]):
        raise Unread("it is not clear whom it refers to")
    if means.kind == "travel" and any(isinstance(each, Phrase) and each.number == X_OF_THEM for each in within(done)):
        raise Unread("the player cannot be asked here how many to pay")
    if means.kind == "travel":
        done = tuple(_with_what_is_theirs(each) for each in done)
    if means.kind in ("shadow", "forced", "when revealed", *HEADINGS.values()):
        done = tuple(_your_choice(each) for each in done)
    zone = next((each.what for each in done if each.verb in AWAY and each.what and each.group == THIS), "")
    zone = zone or _laid_down(means.triggers)
    return Ability(
        "",
        means.kind,
        means.phase,
        triggers(means.timing, means.triggers),
        costs,
        done,
        means.conditions,
        means.limit,
        zone=zone,
        text=f"{text}.",
    )


def _any_number(means: Opening) -> Opening:
    """`Exhaust any number of heroes you control to draw that many cards`: X of them, and X cards."""
    freely = [each for each in means.costs if each.group.number == ANY_NUMBER and each.group.upto]
    told = any(isinstance(each, Amount) and each.of == "that" for each in within(means.deeds))
    if len(means.costs) != 1 or not freely or not told or means.triggers:
        return means
    so_many = freely[0].group._replace(number=X_OF_THEM, upto=False)
    return means._replace(costs=(freely[0]._replace(group=so_many),), deeds=_as_x(means.deeds))


def _as_x(part: Any) -> Any:
    if isinstance(part, Amount) and part.of == "that":
        return part._replace(of="X")
    return remade(part, _as_x)


def _choosing_first(means: Opening) -> Opening:
    """`Choose an enemy and exhaust this card to deal 2 damage to it`: what is chosen is a target, and no cost."""
    chosen = tuple(each for each in means.costs if each.verb == "choose" and not (each.random or each.may))
    if not chosen or means.deeds.then or means.deeds.at is not None:
        return means
    costs = tuple(each for each in means.costs if each not in chosen)
    if any(_speaks_back(each) for each in costs):
        raise Unread("what is chosen is known only when the cost is paid")
    return means._replace(costs=costs, deeds=means.deeds._replace(effects=(*chosen, *means.deeds.effects)))


def _speaks_back(cost: Instruction) -> bool:
    return any(
        (isinstance(each, Phrase) and each.how in ("it", "that player", "they", "controller"))
        or (isinstance(each, Amount) and each.of in ("X", "that", *JUST))
        for each in within(cost)
    )


def paid_for(ability: Ability, means: Opening, text: str) -> Ability:
    """to-word: an ability that has only chosen its target so far, with the cost that a later sentence names."""
    if ability.kind not in ("action", "response") or ability.costs or any(x.verb != "choose" for x in ability.effects):
        raise Unread("it is not clear what is paid for")
    costs = tuple(one for each in means.costs for one in expanded(Deeds((each,)), "cost"))
    if any(not payable(each) or _speaks_back(each) for each in costs):
        raise Unread("that cannot be paid, or not before the target is chosen")
    done = with_what_was_seen(expanded(means.deeds, ability.kind), ability.effects)
    check(done, ability.kind, ability.effects)
    conditions = (*ability.conditions, *means.conditions)
    text = f"{ability.text} {text}."
    return ability._replace(costs=costs, effects=(*ability.effects, *done), conditions=conditions, text=text)


def restricted(ability: Ability, means: Restricts) -> Ability:
    """limits, play-restrictions: an ability with a limit or a condition that stands beside it."""
    if means.limit is not None and ability.limit is not None:
        raise Unread("it has two limits")
    if means.recorded and (ability.limit is None or ability.limit.per != "campaign"):
        raise Unread("it is not clear what is recorded")
    anyone = ability.anyone or means.anyone
    return ability._replace(
        limit=means.limit or ability.limit, conditions=(*ability.conditions, *means.conditions), anyone=anyone
    )


def _later(means: Opening) -> Opening:
    """`When Revealed: Discard it at the end of the phase`: nothing that it waits for, but when it is done."""
    deeds = means.deeds
    plain = means.timing == "at" and len(means.triggers) == 1 and not (means.costs or deeds.conditions or deeds.cases)
    if means.kind in ("response", "forced") or not plain or deeds.at is not None:
        return means
    return means._replace(timing="", triggers=(), deeds=deeds._replace(at=means.triggers[0]))


def _is_compared_with_it(quality: Quality) -> bool:
    """`destroys an enemy with more hit points than it`: the enemy itself, or whoever destroyed it?"""
    group = quality.range.amount.group if quality.range is not None else None
    return quality.kind == "value" and group == IT


def _laid_down(found: tuple[Trigger, ...]) -> str:
    """discard-pile: `after this card is discarded from your deck`: it acts from where it lies then."""
    out_of = {each.detail if (each.kind, each.subject) == ("discard", THIS) else "" for each in found}
    return "discard pile" if found and out_of <= {"deck", "hand"} else ""


LIVING = frozenset((*OF_CHARACTERS, *CONTINUOUS))
AWAY = ("put", "put under", "return")
ALTERS = ("cancel", "reduce it", "increase it", "instead")


def _once_placed(means: Opening) -> Opening:
    """active-location-buffer: what progress goes where is known once it is placed, so that nothing comes before."""
    if means.timing != "when" or all(each.kind != "progress" for each in means.triggers):
        return means
    if means.deeds.instead or any(isinstance(each, Instruction) and each.verb in ALTERS for each in within(means)):
        raise Unread("where progress goes is known only when it is placed")
    return means._replace(timing="after")


def _one_at_a_time(means: Opening) -> Opening:
    """draw-simultaneous: `each time a player draws a card`: once for each, when they have all been drawn."""
    if all(each.detail != EACH_ONE for each in means.triggers):
        return means
    if means.kind not in ("forced", "response"):
        raise Unread("it is not clear whether it can be used for each of several")
    if any(isinstance(each, Instruction) and each.verb in ALTERS for each in within(means)) or means.deeds.instead:
        raise Unread("it is not clear whether one of several is meant, or all of them")
    if any(isinstance(each, Amount) and each.of in ("that", *JUST) for each in within(means)):
        raise Unread("it is not clear how many that is")
    return means._replace(timing="after")


def _only_while(means: Opening) -> Opening:
    """`Action: While this card is defending, ready it`: a condition of its use; what it does is done at once."""
    deeds = means.deeds
    known = all(each.group.how not in ("subject", "it") for each in deeds.whiles)
    if means.kind not in ("action", "response") or not known:
        return means
    return means._replace(conditions=(*means.conditions, *deeds.whiles), deeds=deeds._replace(whiles=()))


def _of_the_event(
    means: Opening, costs: tuple[Instruction, ...], done: tuple[Instruction, ...]
) -> tuple[Instruction, ...]:
    """`After an ally is destroyed, exhaust an Eagle character to return that ally`: not the one that paid."""
    paid = [each.group for each in costs if each.group.how in ("pick", "choose") and "player" not in each.group.kinds]
    told = {noun for each in means.triggers for one in (each.subject, each.other) for noun in one.kinds}
    if not paid or not told:
        return done
    if any(isinstance(each, Phrase) and each == IT for each in within(done)):
        raise Unread("it is not clear whom it refers to")
    named = {noun for each in paid for noun in each.kinds}
    return tuple(_said_of_event(each, told - named) for each in done)


def _of_the_bearer(costs: tuple[Instruction, ...], done: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """`Exhaust an attachment on this card to ready him`: the one that bears what was exhausted, not that card."""
    worn = [each.group for each in costs if each.group.how in ("pick", "choose")]
    bearers = [each.group for group in worn for each in group.clauses if each.kind == "on" and each.group is not None]
    if not bearers or all(each.group != IT or each.verb not in LIVING for each in done):
        return done
    if len(bearers) > 1 or bearers[0].how not in ("this", "host", "named"):
        raise Unread("it is not clear whom it refers to")
    return tuple(instead_of_it(each, bearers[0]) if each.verb in LIVING else each for each in done)


def _of_the_payer(what: Instruction, costs: tuple[Instruction, ...], means: Opening) -> Instruction:
    """`After another hero defends, exhaust this card to add his defense to that of the defender`: of this card."""
    if what.amount.group != IT or not means.triggers or not costs or what.group == IT:
        return what
    if any(each.group != THIS for each in costs):
        return what
    return what._replace(amount=what.amount._replace(group=THIS))


def _said_of_event(part: Any, nouns: set[str]) -> Any:
    if isinstance(part, Phrase) and part.how == "it" and part.kinds and nouns.issuperset(part.kinds):
        return part._replace(how="told")
    return remade(part, lambda each: _said_of_event(each, nouns))


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
    done = _told_with_its_noun(done)
    if all(part != IT for part in within(done)):
        return done
    if not others and doer.kinds == ("enemy",) and all(each.kind == "attacks" for each in means.triggers):
        return done  # What happens is the attack of that enemy, and so it is the one spoken of.
    plain = all(each.kind in ("attacks", "defends") and not each.other.how for each in means.triggers)
    if not others and plain and doer.how in ("all", "pick") and doer.kinds:
        doer = Phrase("it", kinds=doer.kinds)  # No other card has been named.
    elif others or doer.how not in ("this", "host", "named"):
        raise Unread("it is not clear whom it refers to")
    return tuple(_in_its_case(instead_of_it(each, doer), doer) for each in done)


def _told_with_its_noun(done: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """`ready that character and give it +1 defense`: the character that the sentence itself has just named."""
    found: list[Instruction] = []
    named = Phrase()
    for each in done:
        found.append(instead_of_it(each, named) if named.how else each)
        named = each.group if each.group.how == "it" and each.group.kinds else named
    return tuple(found)


def _in_its_case(what: Instruction, doer: Phrase) -> Instruction:
    """`..., if it was not damaged by that attack, ...`: who has fought there."""
    cases = tuple(each._replace(group=doer) if each.group == IT else each for each in what.conditions)
    return what._replace(conditions=cases)


def _acts(trigger: Trigger) -> bool:
    return trigger.kind in ("attacks", "defends") or bool(trigger.other.how)
