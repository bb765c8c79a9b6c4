"""Wordings that are understood and would be carried out otherwise than they say: they are unread, with the reason."""

from __future__ import annotations

import re

from judge.cardtext import Sentence
from judge.games.wot_ccg.cards.chosen import mentions
from judge.games.wot_ccg.cards.chosen_later import refuse_unnamed, refuse_untyped
from judge.games.wot_ccg.cards.meanings import (
    ABILITIES,
    GONE,
    GOOD,
    IT,
    THIS,
    YOU,
    Accepts,
    Adds,
    All,
    Ban,
    Change,
    Chosen,
    Condition,
    Count,
    Gain,
    Instead,
    Limit,
    Lose,
    Per,
    Permit,
    Ref,
    Role,
    Shares,
    Turns,
    Which,
)
from judge.games.wot_ccg.cards.meanings.effects import Clause, Effect
from judge.games.wot_ccg.cards.printed import ADVANTAGE, CHALLENGE, EVENT, Printed, Unusable
from judge.games.wot_ccg.cards.refused.counted_for import refuse_his_counts, refuse_shared
from judge.games.wot_ccg.cards.refused.newcomers import refuse_newcomers
from judge.games.wot_ccg.cards.refused.out_of_play import refuse_out_of_play
from judge.games.wot_ccg.cards.refused.own_part import refuse_own_part
from judge.games.wot_ccg.cards.refused.unnamed_challenge import refuse_unnamed_challenge
from judge.games.wot_ccg.cards.refused.unrolled import refuse_unrolled


def refuse_wording(sentence: Sentence, card: Printed, effects: list[Effect]) -> None:
    """What is wrong with a sentence as it is worded, behind what the card has said before."""
    refuse_bare_traits(sentence, card)
    refuse_other_kind(sentence.text, card, effects)
    refuse_somebody(sentence, card, effects)


SOMEBODY = re.compile(r"(?:when|whenever|after|each time) (?:he|she|it|they)\b", re.IGNORECASE)


def refuse_somebody(sentence: Sentence, card: Printed, effects: list[Effect]) -> None:
    """`Target a character. When he is killed, ...`: it is not said whether the card is meant or what it aims at.

    Nor is a card that nobody can be, such as an advantage, a he or a she.
    """
    means = sentence.means
    of_itself = isinstance(means, Clause) and means.when is not None and means.when.whom is None
    spoken = SOMEBODY.match(sentence.text)
    if not of_itself or spoken is None:
        return
    if (effects and effects[-1].picks) or (card.kind not in ("character", "troop") and spoken[0][-2:] != "it"):
        raise Unusable("the text does not say of whom it speaks")


def refuse_bare_traits(sentence: Sentence, card: Printed) -> None:
    """trait: a trait that stands alone in the text of an advantage is its own, not its bearer's."""
    means = sentence.means
    if card.kind != ADVANTAGE or not isinstance(means, Clause) or not means.deeds:
        return
    rules = [rule for each in means.deeds for rule in each.rules]
    given = rules and all(isinstance(each, Gain) for each in rules) and all(each.whom == IT for each in means.deeds)
    if given and not {"gain", "gains", "has", "have", "give", "gets", "get"} & set(sentence.text.casefold().split()):
        raise Unusable("a trait that stands alone is that of the card itself")


SAID_AGAIN = re.compile(r"\b(?:that|the target(?:ed)?) (character|troop)\b", re.IGNORECASE)


def refuse_other_kind(text: str, card: Printed, effects: list[Effect]) -> None:
    """`Target a character. Kill that troop`: an event has nobody of that kind to speak of."""
    picks = effects[-1].picks if effects and card.kind == EVENT else ()
    kinds = {each.which.kind for each in picks}
    for word in {each.casefold() for each in SAID_AGAIN.findall(text)}:
        alone = len(re.findall(rf"\b{word}", text, re.IGNORECASE)) == 1
        if alone and picks and not kinds & {word, "", "card", "any", "fighter"}:
            raise Unusable(f"no {word} has been spoken of")


def refuse_next_round_by_this_turn(clause: Clause) -> None:
    """ready-round: a text in play that keeps a card from readying in the next round because of what it did in this one.

    By that round the turn is over, and with it what the condition asks for.
    """
    asked = any(each.test == "participated" for each in clause.conditions)
    bans = [rule for deed in clause.deeds for rule in deed.rules if isinstance(rule, Ban)]
    if asked and clause.when is None and any("next ready round" in each.what for each in bans):
        raise Unusable("what happened this turn is not kept until the next ready round")


def refuse_costs_of_others(clause: Clause, card: Printed) -> None:
    """recruit: what others cost by a card that does not say whose recruits are meant; a player's advantage does.

    Only recruits change their cost by text; advantages may have none at all.
    """
    told = any("controls" in each.test or each.test == "pays" for each in clause.conditions)
    for deed in clause.deeds:
        changed = any(isinstance(rule, Change) and rule.what.endswith("cost") for rule in deed.rules)
        if not isinstance(deed.whom, All) or not (changed or Role("no cost") in deed.rules):
            continue
        which = deed.whom.which
        every = (which, *which.of)
        if which.side != "yours" and card.goes_on != "player" and not told:
            raise Unusable("the text does not say whose recruits are meant")
        if any(
            each.where or each.on or each.with_ or each.among or each.kind in ("event", CHALLENGE, "player")
            for each in every
        ):
            raise Unusable("its cost is not worked out")
        if which == Which(side=which.side) or (changed and any("advantage" in each.kind for each in every)):
            raise Unusable("its cost is not worked out")


def refuse_sides(clause: Clause, card: Printed) -> None:
    """against: `opposing troops` of a card in play are those against it; opposing a challenge is something else."""
    meant = [each.whom for each in clause.deeds if isinstance(each.whom, All | Chosen)]
    described = [each.which for each in meant] + [each.which for each in _counts(clause) if each.which is not None]
    sided = any({"opposing", "supporting"} & set(each.states) and not each.side for each in described)
    if sided and card.kind in ("character", "troop", ADVANTAGE):
        raise Unusable("the text does not say whom they oppose")


def _counts(clause: Clause) -> list[Count]:
    """What is counted in a clause: for each of which something is so or is done."""
    amounts = [rule.amount for deed in clause.deeds for rule in deed.rules if isinstance(rule, Change)]
    found = [
        each.of for each in (*amounts, *(deed.amount for deed in clause.deeds), clause.each) if isinstance(each, Per)
    ]
    added = [rule.per for deed in clause.deeds for rule in deed.rules if isinstance(rule, Adds) and rule.per]
    return [*found, *added]


def refuse_inexact(clause: Clause, card: Printed, text: str, before: list[Effect]) -> None:
    """Wordings that are understood, and would be carried out otherwise than they say."""
    if card.kind != EVENT and text.casefold().startswith("then"):
        raise Unusable("the text does not say what it comes after")
    refuse_own_part(clause, card)
    refuse_out_of_play(clause)
    refuse_counts(clause, card)
    refuse_his_counts(clause)
    refuse_shared(clause)
    refuse_unseen(clause, before)
    refuse_lonely(clause, card, before)
    refuse_reach(clause, card)
    refuse_leave(clause)
    refuse_payers(clause)
    refuse_piles(clause, text)
    refuse_pronouns(clause, text)
    refuse_looks(clause, text, card)
    refuse_hands(clause, before, text)
    refuse_costs_of_others(clause, card)
    refuse_next_round_by_this_turn(clause)
    refuse_sides(clause, card)
    refuse_circles(clause)
    refuse_bearers(clause, card)
    refuse_ratings_by_ratings(clause, card)
    refuse_controlled_elsewhere(clause)
    refuse_newcomers(clause, card)
    refuse_unrolled(clause, before)
    refuse_unnamed_challenge(clause, card, text, before)


def plainly_asked(conditions: tuple[Condition, ...]) -> tuple[Condition, ...]:
    """Conditions, with each of those of which one must hold."""
    return tuple(
        part
        for each in conditions
        for part in (each.whom if isinstance(each.whom, tuple) and each.test == "either" else (each,))
    )


def refuse_controlled_elsewhere(clause: Clause) -> None:
    """control-in-play-only: nobody controls cards in a hand, a deck or a pile."""
    asked = plainly_asked((*clause.conditions, *(each for deed in clause.deeds for each in deed.conditions)))
    if any(each.test.startswith("controls") and each.which.zone != "play" for each in asked):
        raise Unusable("only cards in play are controlled")


def refuse_ratings_by_ratings(clause: Clause, card: Printed) -> None:
    """current-and-printed: what changes ratings or traits all the time cannot ask for ratings of the moment.

    For printed ones it can, and so can what is done once.
    """
    kinds = Change | Gain | Lose | Shares
    changing = [each for each in clause.deeds if any(isinstance(rule, kinds) for rule in each.rules)]
    once = card.kind == EVENT or clause.costs or clause.when or clause.timing
    asked: list[object] = [each.whom for each in changing if isinstance(each.whom, All)]
    asked += [each.rules for each in changing]
    asked += [] if once or not changing else [clause.conditions, clause.each, *(each.conditions for each in changing)]
    if any(map(_asks_for_ratings, asked)):
        raise Unusable("a rating would depend on ratings")


def _asks_for_ratings(value: object) -> bool:
    if isinstance(value, Limit):
        return value.what in (*ABILITIES, "highest") and value.op != "printed between"
    if isinstance(value, Which) and value.extreme[1:] in (*ABILITIES, "highest"):
        return True
    return isinstance(value, tuple) and any(map(_asks_for_ratings, value))


COMPANY = ("with", "with this", "with the target", "against", "in", "alone", "in force", "more in force")  # fmt: skip


THERE = {"participating", "supporting", "opposing"}


def refuse_circles(clause: Clause) -> None:
    """participating: who may take part is asked before a card does; what it would be beside is not known by then."""
    barred = any(
        isinstance(rule, Ban) and rule.what.startswith("participate") for d in clause.deeds for rule in d.rules
    )
    conditions = (*clause.conditions, *(each for deed in clause.deeds for each in deed.conditions))
    if barred and any(each.test in COMPANY or THERE & set(each.which.states) for each in conditions):
        raise Unusable("beside whom it would be is not known before")


def of_both(clause: Clause, before: list[Effect]) -> Clause:
    """`Both gain ...`: the two targets that were named before, or in the same sentence; never one, nor three."""
    if not any(each.whom == Ref("both") for each in clause.deeds):
        return clause
    aims = [each.whom for each in clause.deeds if each.verb == "target" and isinstance(each.whom, Chosen)]
    aims += [each for each in (before[-1].picks if before else ()) if each.target]
    if [sum(each.least for each in aims), sum(each.most for each in aims)] != [2, 2]:
        raise Unusable("the text does not say which two are meant")
    deeds = (each._replace(whom=Ref("target")) if each.whom == Ref("both") else each for each in clause.deeds)
    return clause._replace(deeds=tuple(deeds))


def refuse_unchosen(clause: Clause, card: Printed, before: list[Effect]) -> None:
    """`The chosen allegiance` of a text in which none was chosen before; an event may choose as it goes."""
    chooses = any(each.verb == "choose" for each in clause.deeds) and card.kind == EVENT
    done = tuple(deed for each in before for _, deeds in each.options for deed in deeds)
    refuse_unnamed(clause, tuple(each.verb for each in done))
    refuse_untyped(clause, done)
    if mentions(clause) and not chooses and not any(each.does("choose") for each in before):
        raise Unusable("the text does not say what is chosen")


def refuse_margin(clause: Clause, card: Printed) -> None:
    """outcome-margin: a card in play knows by how much a challenge succeeds only when one has just done so."""
    after = clause.when is not None and clause.when.event.startswith("you succeed")
    if card.kind not in (CHALLENGE, EVENT) and not after and any(each.test == "by" for each in clause.conditions):
        raise Unusable("by how much a challenge succeeds is not known yet")


def refuse_unseen(clause: Clause, before: list[Effect]) -> None:
    """look-no-shuffle: cards go back to a deck only where they were looked at; what was searched for did not."""
    verbs = [each.verb for each in clause.deeds]
    looked = "look at deck" in verbs or any(each.does("look at deck") for each in before)
    if "put seen" in verbs and (not looked or any(each.startswith("search") for each in verbs)):
        raise Unusable("the text does not say which cards are meant")


def refuse_lonely(clause: Clause, card: Printed, before: list[Effect]) -> None:
    """participating: one card in the same challenge, of an event that speaks of no other card there."""
    told = any(each.picks for each in before) or len(clause.deeds) > 1
    for deed in clause.deeds:
        alone = isinstance(deed.whom, Chosen) and deed.whom.which.where in ("same", "against") and deed.whom.most == 1
        if alone and card.kind == EVENT and not told:
            raise Unusable("the text does not say which challenge is meant")


def refuse_leave(clause: Clause) -> None:
    """What somebody may do and is never asked; a leave to take part in any challenge at all, whatever forbids it."""
    rules = [rule for deed in clause.deeds for rule in deed.rules]
    asked = clause.costs or clause.timing or clause.once or clause.use or clause.when
    if clause.may and not asked and any(isinstance(each, Change | Gain | Adds | Turns) for each in rules):
        raise Unusable("nobody is asked")
    if any(isinstance(each, Permit) and each.which and each.which.kind == CHALLENGE for each in rules):
        raise Unusable("the text does not say which restriction it lifts")


def refuse_payers(clause: Clause) -> None:
    """paying-costs: cards that are rotated, killed or discarded as a price are one's own; the text must say so."""
    for deed in (each for each in clause.costs if each.verb != "spend control"):  # Of those the tokens are one's own.
        for whom in (deed.whom, deed.to):
            if isinstance(whom, Chosen) and whom.which.zone == "play" and not _mine(whom.which):
                raise Unusable("the text does not say whose cards pay for it")


def _mine(which: Which) -> bool:
    return which.side == "yours" or which.where == "on it" or bool(which.of and all(map(_mine, which.of)))


def refuse_piles(clause: Clause, text: str) -> None:
    """killed-pile: into `your` pile go one's own cards; a text that speaks of all cards does not say so."""
    for deed in clause.deeds:
        every = isinstance(deed.whom, All) and not _mine(deed.whom.which)
        if every and " your " in text.casefold() and any(isinstance(each, Instead) for each in deed.rules):
            raise Unusable("the text does not say whose cards are meant")


def refuse_pronouns(clause: Clause, text: str) -> None:
    """`While you control Rand, he gains ...`: he may be the one whom the condition speaks of."""
    others = any(
        isinstance(each.whom, All)
        or (each.test in ("controls", "in play") and "advantage" not in each.which.kind and not each.negated)
        for each in plainly_asked(clause.conditions)
    )
    recruited = clause.when is not None and clause.when.which is not None
    if recruited and re.search(r"\b(he|she)\b", text.casefold()) and any(each.whom == IT for each in clause.deeds):
        raise Unusable("the text does not say whom it speaks of")
    spoken = re.match(r"(if|while|when|as long as) .*, (he|she|it|they) ", text.casefold())
    if others and spoken and clause.deeds[0].whom == IT:
        raise Unusable("the text does not say whom it speaks of")


def refuse_looks(clause: Clause, text: str, card: Printed) -> None:
    """event-expiry: what is so `while` something holds, or of each card for itself, is not looked at only once."""
    given = [each for each in clause.deeds if each.verb == "has" and each.until != GOOD and GONE not in each.until]
    words = f" {text.casefold()} "
    lasting = given and " while " in words and not words.startswith(" while ")
    once = card.kind == EVENT or clause.costs or clause.when is not None
    each = any(isinstance(deed.whom, All) for deed in clause.deeds) and any(it.whom == IT for it in clause.conditions)
    if once and clause.conditions and (lasting or each):
        raise Unusable("when it holds would be looked at only once")


def refuse_hands(clause: Clause, before: list[Effect], text: str) -> None:
    """Whose cards are discarded after a look at another player's hand is told only by `from your hand`."""
    done = [deed for effect in before for _, deeds in effect.options for deed in deeds]
    shown = any(each.verb == "look" for each in (*done, *clause.deeds))
    own = any(each.verb == "discard cards" and each.whom == YOU for each in (*clause.deeds, *clause.costs))
    if shown and own and "your hand" not in text.casefold():
        raise Unusable("the text does not say whose cards are discarded")


def refuse_counts(clause: Clause, card: Printed) -> None:
    """The damage on `it` is counted on the card itself or its bearer, on no other."""
    for deed in clause.deeds:
        counts = [rule.amount for rule in deed.rules if isinstance(rule, Change)] + [deed.amount, clause.each]
        hurt = any(isinstance(each, Per) and each.of.what == "damage" for each in counts)
        elsewhere = deed.whom != THIS and (card.kind in (EVENT, CHALLENGE) or clause.costs)
        if hurt and (not isinstance(deed.whom, Ref) or elsewhere):
            raise Unusable("the text does not say whose damage is counted")


RECRUITED = ("be recruited", "enters the battleground", "enters rotated")


OF_THE_TARGET = ("beside the target", "against the target")


def refuse_bearers(clause: Clause, card: Printed) -> None:
    """advantage-you: beside whom or against whom cards are is told by the target only where that is a card."""
    every = (each for deed in clause.deeds for each in (deed.whom, deed.to))
    spoken = [each.which.where for each in every if isinstance(each, All | Chosen)]
    if any(each in OF_THE_TARGET for each in spoken) and (card.kind != ADVANTAGE or card.goes_on == "player"):
        raise Unusable("what the target is was said elsewhere")


def refuse_reach(clause: Clause, card: Printed) -> None:
    """Cards that a rule would not reach: those in hands, those in the same challenge as an event."""
    for deed in clause.deeds:
        if deed.verb == "lend allegiances" and not isinstance(deed.whom, All):
            raise Unusable("the text does not say whose allegiances are meant")
        if Shares(None) in deed.rules and (card.kind != ADVANTAGE or card.goes_on == "player"):
            raise Unusable("what the target is was said elsewhere")
        if Accepts("all") in deed.rules and card.kind != "character":
            raise Unusable("the text does not say whether symbols of another allegiance pay at all")
        if not isinstance(deed.whom, All):
            continue
        if any(isinstance(each, Accepts) or getattr(each, "what", "") in RECRUITED for each in deed.rules):
            raise Unusable("cards that are not in play are not looked at")
        if deed.whom.which.where in ("same", "against") and card.kind in (EVENT, CHALLENGE):
            raise Unusable("the text does not say which challenge is meant")


def refuse_unknown(clause: Clause, card: Printed) -> None:
    """What is understood but not carried out in this way."""
    fights = card.kind in ("character", "troop")
    if clause.when is not None and clause.when.event == "otherwise" and card.kind != CHALLENGE:
        raise Unusable("the text does not say otherwise than what")
    if any(each.test == "anybody's" for each in clause.conditions) and card.kind != ADVANTAGE:
        raise Unusable("whose symbols pay for it is not looked at")
    others = any(each.verb == "pay" and each.which is not None for each in clause.costs)
    if (others and card.kind != EVENT) or (any(each.only_for == "own" for each in clause.costs) and not fights):
        raise Unusable("whose symbols pay for it is not looked at")
    if any(isinstance(rule, Adds) and rule.results.wild for deed in clause.deeds for rule in deed.rules):
        raise Unusable("nobody is asked which symbols they are")
    of_target = any(each.test in ("bearer's", "with the target") for each in clause.conditions)
    if of_target and (card.kind != ADVANTAGE or card.goes_on == "player"):
        raise Unusable("what the target is was said elsewhere")
