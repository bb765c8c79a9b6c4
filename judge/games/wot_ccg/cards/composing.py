"""Effects from clauses: what they refer to is put together, what has to be chosen is numbered."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from judge.cardtext import say
from judge.cardtext.say import Unsayable
from judge.games.wot_ccg.cards.anew import chosen_anew, each_for_another, for_another, of_the_seen, repeated
from judge.games.wot_ccg.cards.chosen import every_choice
from judge.games.wot_ccg.cards.chosen_later import picked_later
from judge.games.wot_ccg.cards.from_hands import of_that_hand
from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import (
    HIS_CARDS,
    THIS,
    Adds,
    Aimed,
    All,
    Change,
    Chosen,
    Condition,
    Per,
    Ref,
    Shares,
    Static,
    Which,
)
from judge.games.wot_ccg.cards.meanings.effects import (
    EVENT_LIKE,
    LIMITED,
    REQUIRED,
    TRIGGER,
    Clause,
    Deed,
    Effect,
    Of,
    Options,
    Played,
)
from judge.games.wot_ccg.cards.own_results import in_its_challenge
from judge.games.wot_ccg.cards.printed import ADVANTAGE, ANY_NUMBER, CHALLENGE, EVENT, Printed, Unusable
from judge.games.wot_ccg.cards.spoken_of import ON_CARDS, refuse_nobody, refuse_rules, refuse_wrong_kind, those_before
from judge.games.wot_ccg.cards.waiting import brings_a_card, put_off

NAMING = ("target", "pick")  # Deeds that only say which cards are meant.
SETTLED = ("cards", HIS_CARDS, "your tokens", "neutral tokens")  # What is counted before a target is named.


def recruit_cost(means: Played, name: str) -> Effect:
    """recruit: cards that are rotated, discarded or killed in place of a cost; never the one that is recruited."""
    picks: list[Chosen] = []
    besides = ("discard cards", "convert tokens", "remove tokens") if means.action != "recruit cost" else ()
    given = [deed for deed in means.costs if deed.verb not in besides or deed.whom != Ref("you")]
    for deed in given:
        if not isinstance(deed.whom, Chosen) or deed.verb not in ("rotate", "discard", "kill"):
            raise Unusable
        states = {*deed.whom.which.states, *(("ready",) if deed.verb == "rotate" else ())}
        which = deed.whom.which._replace(states=tuple(sorted(states)), other=True)
        picks.append(deed.whom._replace(which=which))
    deeds = tuple(each._replace(whom=Aimed(given.index(each))) if each in given else each for each in means.costs)
    return Effect(name, REQUIRED, picks=tuple(picks), options=((name, deeds),), action=means.action)


def named_target(clause: Clause, card: Printed, aim: Chosen | None) -> Clause:
    """An advantage that goes on a card by its name means that card when it says the name again."""
    if card.kind != ADVANTAGE or aim is None or len(aim.which.marks) != 1:
        return clause
    own = All(Which(marks=aim.which.marks))
    deeds = (each._replace(whom=Ref("target")) if each.whom == own else each for each in clause.deeds)
    return clause._replace(deeds=tuple(deeds))


def told_apart(effects: Iterable[Effect]) -> tuple[Effect, ...]:
    """Effects that can be used, no two of them by the same name: those that do the same are named by their price."""
    found: list[Effect] = []
    for each in effects:
        names = [other.name for other in found]
        if each.name in names and each.timing in (EVENT_LIKE, LIMITED):
            price = ", ".join(say(LANGUAGE, cost, "cost") for cost in each.costs)
            each = each._replace(name=f"{each.name} ({price})")
        while each.name in names and each.timing in (EVENT_LIKE, LIMITED):
            each = each._replace(name=f"{each.name} again")
        found.append(each)
    return tuple(found)


def whose(deed: Deed, card: Printed) -> Any:
    """Of whom something is so: the bearer of an advantage, the card itself, its player, or all that are meant."""
    if any(isinstance(rule, Change) and rule.what == "hand size" for rule in deed.rules):
        if deed.whom == Ref("target") and card.goes_on != "player":
            raise Unusable("the text does not say whose hand is meant")
        return deed.whom if deed.whom in (Ref("opponent"), Ref("each player")) else Ref("you")
    if isinstance(deed.whom, Chosen):
        if not deed.whom.target or card.kind != ADVANTAGE:
            raise Unusable
        return Ref("bearer")
    whom = spoken(deed.whom, card)
    if whom == Ref("you"):
        refuse_rules(deed.rules, ("player",))
    return whom


def spoken(whom: Any, card: Printed) -> Any:
    """What `it` and `the target` are in a text that aims at nothing: an advantage's bearer, else the card itself."""
    if isinstance(whom, Ref) and whom.what == "target" and card.kind != ADVANTAGE:
        raise Unusable("what the target is was said elsewhere")
    if isinstance(whom, Ref) and whom.what in ("it", "target"):
        on_player = card.kind == ADVANTAGE and card.goes_on == "player"
        return (
            Ref("you")
            if on_player and whom.what == "target"
            else Ref("bearer")
            if card.kind == ADVANTAGE
            else Ref("this")
        )
    return whom


def it_of(whom: Any) -> Any:
    """What a condition behind a rule calls `it`: the card itself, or each card of a group."""
    return whom if isinstance(whom, Ref) and whom.what == "this" else Ref("it")


def resolved(conditions: tuple[Condition, ...], it: Any) -> tuple[Condition, ...]:
    """Conditions that say which card they call `it`."""
    return tuple(each._replace(whom=it) if each.whom == Ref("it") else each for each in conditions)


def amounted(deed: Deed, clause: Clause) -> tuple[Static, ...]:
    """Rules with the count that the clause gives: `+1 for each ...`."""
    if clause.each is None:
        return deed.rules
    found: list[Static] = []
    for rule in deed.rules:
        if not isinstance(rule, Change) or not isinstance(rule.amount, int):
            raise Unusable
        found.append(rule._replace(amount=clause.each._replace(each=rule.amount)))
    return tuple(found)


def with_symbols(effect: Effect, means: Of) -> Effect:
    """An effect whose generated symbols have an allegiance, or may be used for some things only."""

    def changed(deed: Deed) -> Deed:
        if deed.inner is not None:
            return deed._replace(inner=with_symbols(deed.inner, means))
        if deed.verb != "generate" or not deed.results or not (any(deed.results.symbols) or deed.results.wild):
            return deed
        return deed._replace(
            allegiance=means.allegiance or deed.allegiance,
            only_for=means.only_for or deed.only_for,
            which=means.for_ or deed.which,
        )

    def added(rule: Any) -> Any:
        own = isinstance(rule, Adds) and any(rule.results.symbols)
        if not own:
            return rule
        return rule._replace(
            allegiance=means.allegiance or rule.allegiance,
            only_for=means.only_for or rule.only_for,
            for_=means.for_ or rule.for_,
        )

    options = tuple((name, tuple(map(changed, deeds))) for name, deeds in effect.options)
    return effect._replace(options=options, rules=tuple(map(added, effect.rules)))


def extended(effect: Effect, clause: Clause, card: Printed, *, continuous: bool) -> Effect:
    """An effect with what one more clause does, its choices numbered."""
    clause = put_off(clause, effect, card)
    if effect.timing != TRIGGER or effect.when is not None:
        clause = of_the_seen(clause, card) if clause.each is None else clause
        clause = picked_later(clause, card)
    clause = of_that_hand(clause, effect, card)
    if clause.each is not None and any(deed.by is not None for deed in clause.deeds):
        clause = clause._replace(deeds=(each_for_another(clause, card),), each=None)
    elif clause.each is not None and chosen_anew(clause):
        clause = clause._replace(deeds=(repeated(clause, card),), each=None, either=False, may=False)
    elif any(deed.by is not None for deed in clause.deeds):
        clause = clause._replace(deeds=tuple(for_another(deed, card) for deed in clause.deeds))
    if card.kind not in (EVENT, CHALLENGE):
        clause = in_its_challenge(clause, card)
    if effect.when is not None and effect.when.event in ("killed", "discarded", "leaves play"):
        _refuse_gone(clause.deeds)
    if any(_always(deed, rule) for deed in clause.deeds for rule in deed.rules):
        raise Unusable("it is looked at all the time")
    if any(each.verb == "has" and each.conditions for each in clause.deeds):
        raise Unusable("when it holds would be looked at only once")
    picks = list(effect.picks)
    costs = tuple(_aimed_at(each, picks, effect, card) for each in clause.costs)
    conditions = effect.conditions
    own = effect.options == (("", ()),)
    inner = clause.conditions
    aims = bool(clause.deeds) and all(each.verb in NAMING for each in clause.deeds)
    timed = aims and not picks and all(each.test in ("step", "during") for each in inner)
    if own and (costs or continuous or timed or effect.timing == TRIGGER):
        conditions, inner = (*conditions, *resolved(clause.conditions, Ref("it"))), ()
    if own:
        conditions = (*conditions, *map(_is_there, filter(_of_own_place, clause.deeds)))
    if aims and inner:
        raise Unusable("the text does not say what happens where nothing is targeted")
    deeds = [_prepared(each, clause, inner) for each in clause.deeds]
    placed = _alternatives(deeds, picks, effect, card) if clause.either else [
        _aimed_at(each, picks, effect, card) for each in deeds]  # fmt: skip
    names = [each.inner.name if each.inner else _named(each) for each in clause.deeds]
    optional = [
        at
        for at, each in enumerate(placed)
        if each.may and isinstance(each.whom, Aimed) and isinstance(deeds[at].whom, Chosen)
    ]
    for at in optional:
        whom = placed[at].whom
        assert isinstance(whom, Aimed)
        picks[whom.at] = picks[whom.at]._replace(least=0)
        placed[at] = placed[at]._replace(may=False)
    if clause.either:
        alternatives: Options = tuple((name, (deed,)) for name, deed in zip(names, placed, strict=True))
    else:
        kept = tuple(each for each in placed if each.verb not in NAMING)
        alternatives = (
            (" and ".join(name for name, each in zip(names, deeds, strict=True) if each.verb not in NAMING), kept),
        )
    alternatives = tuple(more for each in alternatives for more in every_choice(each))
    may = effect.may
    if clause.may and own:
        may = True
    elif clause.may:
        alternatives = (*alternatives, ("nothing", ()))
    if any(each.may for each in placed):
        done = tuple(each._replace(may=False) for each in placed if each.verb not in NAMING)
        left = tuple(each for each in placed if not each.may and each.verb not in NAMING)
        alternatives = ((alternatives[0][0], done), ("nothing more", left))
    options = tuple((f"{a}; {b}".strip("; "), (*x, *y)) for a, x in effect.options for b, y in alternatives)
    _refuse_unpaid(options, (*effect.costs, *costs), picks)
    refuse_wrong_kind(options, picks, effect)
    name = " or ".join(each for each, _ in options)
    reroll = any(each.verb.startswith("reroll") for _, some in options for each in some)
    return effect._replace(
        name=name, picks=tuple(picks), costs=(*effect.costs, *costs), conditions=conditions, options=options,
        may=may, reroll=effect.reroll or reroll,
    )  # fmt: skip


def _of_own_place(deed: Deed) -> bool:
    """Whether a card moves itself from a place that is named."""
    return deed.verb == "send" and bool(deed.only_for) and deed.whom == THIS


def _is_there(deed: Deed) -> Condition:
    """battleground, home-front: the card lies where it is said to move from."""
    return Condition("is", Which(states=(deed.only_for,)), whom=THIS)


def _always(deed: Deed, rule: Static) -> bool:
    """What only a text that stays in play can say: allegiances of another card, a player's support and opposition."""
    counted = isinstance(rule, Change) and rule.what in ("support", "opposition")
    return isinstance(rule, Shares) or (counted and deed.verb == "has" and deed.whom == Ref("you"))


def _alternatives(deeds: list[Deed], picks: list[Chosen], effect: Effect, card: Printed) -> list[Deed]:
    """`A or B`: what is chosen is the same for both; else who does the one would have to name cards for the other."""
    before = len(picks)
    placed = [_aimed_at(each, picks, effect, card) for each in deeds]
    if len(picks) == before:
        return placed
    if any((each.whom, each.to) != (deeds[0].whom, deeds[0].to) for each in deeds):
        raise Unusable("each alternative chooses its own cards")
    del picks[before + (len(picks) - before) // len(deeds) :]
    return [each._replace(whom=placed[0].whom, to=placed[0].to) for each in placed]


def _named(deed: Deed) -> str:
    """A deed in words; its verb where no row says it alone."""
    try:
        return say(LANGUAGE, deed, "deed")
    except Unsayable:
        return deed.verb


def _refuse_unpaid(options: Options, costs: tuple[Deed, ...], picks: list[Chosen]) -> None:
    """What is done as often as something was paid, where nothing is paid so often."""
    counted = [each.amount for _, deeds in options for each in deeds if isinstance(each.amount, Per)]
    paid = any(each.what == "each" or isinstance(each.amount, Per) for each in costs) or any(
        any(each.per) for each in picks
    )
    if any(each.of.what == "paid" for each in counted) and not paid:
        raise Unusable("the text does not say how often it happens")


def _prepared(deed: Deed, clause: Clause, conditions: tuple[Condition, ...]) -> Deed:
    """A deed with the conditions and the count of its clause."""
    if clause.each is not None:
        told = isinstance(deed.whom, Chosen) and deed.whom.target and clause.each.of.what in SETTLED
        anew = isinstance(deed.whom, Chosen) and not told and deed.verb not in NAMING
        if anew and clause.each.of.what != "paid":
            raise Unusable("each time something else may be chosen")
        if deed.verb in NAMING and isinstance(deed.whom, Chosen):
            if clause.each.of.what == "paid":
                return deed
            if deed.whom != Chosen(deed.whom.which) or (clause.each.each, clause.each.every) != (1, 1):
                raise Unusable
            return deed._replace(whom=deed.whom._replace(most=clause.each.most or ANY_NUMBER, up_to=clause.each.of))
        if deed.rules:
            deed = deed._replace(rules=amounted(deed, clause))
        elif isinstance(deed.amount, int):
            deed = deed._replace(amount=clause.each._replace(each=deed.amount))
        else:
            raise Unusable
    return deed._replace(conditions=resolved(conditions, Ref("it"))) if conditions else deed


def _aimed_at(deed: Deed, picks: list[Chosen], effect: Effect, card: Printed) -> Deed:
    """A deed whose choices are numbered, and whose `it` and `target` say which card they mean."""
    whom = _numbered(deed.whom, deed, picks, effect, card)
    beside = deed._replace(verb="place on") if deed.verb == "search onto" else deed
    to = _numbered(deed.to, beside, picks, effect, card) if deed.to is not None else None
    if card.kind == EVENT and deed.verb == "has" and whom == Ref("this"):
        return _in_the_challenge(deed)
    return deed._replace(whom=whom, to=to)


def _in_the_challenge(deed: Deed) -> Deed:
    """generated: `support +1` of an event that aims at nothing is said of the challenge."""
    change = deed.rules[0] if len(deed.rules) == 1 else None
    if not isinstance(change, Change) or change.what not in ("support", "opposition"):
        return deed._replace(whom=Ref("this"))
    plain = {"add": "results", "subtract": "negate"}.get(change.op)
    if plain is None:
        return deed._replace(verb="tally", whom=Ref("you"))
    return deed._replace(verb=plain, whom=Ref("you"), amount=change.amount, what=change.what, rules=())


def _numbered(whom: Any, deed: Deed, picks: list[Chosen], effect: Effect, card: Printed) -> Any:
    if isinstance(whom, Chosen):
        _refuse_elsewhere(whom, picks, effect, card)
        if deed.verb == "search into play" and whom.which.kind not in ("", "character", "troop", "fighter"):
            raise Unusable("the text does not say what it would be on")
        if deed.verb.startswith("search"):
            whom = whom._replace(which=_searched(whom.which, deed.what), target=False)
        elif deed.verb == "target":
            whom = whom._replace(target=True)
        picks.append(whom)
        return Aimed(len(picks) - 1)
    if isinstance(whom, All) and whom.which.on is not None:
        raise Unusable("the text does not say which card it is on")
    if not isinstance(whom, Ref):
        return whom
    if whom.what == "controller" and not (card.kind == ADVANTAGE or any(each.which.kind != "player" for each in picks)):
        raise Unusable("what the target is was said elsewhere")
    if whom.what in ("target 1", "target 2"):
        at = int(whom.what[-1]) - 1
        if at >= len(picks) or any(each.most != 1 for each in picks):
            raise Unusable("it is not clear which target that is")
        return Aimed(at)
    if whom.what == "target" and picks:
        targets = [at for at, each in enumerate(picks) if each.target or at == len(picks) - 1]
        return Aimed(targets[-1] if len(picks) == 1 else -1 if all(each.target for each in picks) else targets[-1])
    if whom.what == "target":
        refuse_nobody(deed, card)
    if whom.what == "target" and card.kind != ADVANTAGE:
        raise Unusable("what the target is was said elsewhere")
    if whom.what == "it" and effect.timing == TRIGGER and brings_a_card(effect.when):
        return Ref("subject")
    if whom.what == "it" and picks:
        return Aimed(len(picks) - 1)
    if whom.what == "it" and card.kind == EVENT and deed.verb in ("has", *ON_CARDS) and effect.options != (("", ()),):
        return those_before(effect, deed)
    if whom.what == "it":
        refuse_nobody(deed, card)
    return spoken(whom, card)


def _refuse_gone(deeds: tuple[Deed, ...]) -> None:
    """A card that has been killed takes part in no challenge any more."""
    meant = [whom.which for each in deeds for whom in (each.whom, each.to) if isinstance(whom, Chosen | All)]
    if any(each.where in ("same", "against") for each in meant):
        raise Unusable("it is in no challenge any more")


def _refuse_elsewhere(whom: Chosen, picks: list[Chosen], effect: Effect, card: Printed) -> None:
    """Cards in that challenge, or in the same as each other: on a card in play it is not told which is meant."""
    if whom.which.where == "that" and card.kind not in (EVENT, CHALLENGE):
        raise Unusable("the text does not say which challenge is meant")
    if whom.which.where == "same" and whom.most > 1 and card.kind != EVENT:
        raise Unusable("the text does not say which challenge is meant")


def _searched(which: Which, where: str) -> Which:
    """search-then-shuffle: where nothing else is said, cards are searched for in one's own deck."""
    if which.zone != "play" and not where:
        return which
    if which.zone != "play" or which.side or any(each.side for each in which.of):
        raise Unusable("the text does not say where to search")
    return which._replace(zone=where or "deck", side="yours")
