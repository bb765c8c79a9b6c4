"""recruit, convert-recruit: what a character or troop costs: tokens, doublings, additions, subtractions."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from judge.engine import Floor, Modifier, Moment, Pipeline, Stage, Value
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.cards.conditions import all_hold, amount_of
from judge.games.wot_ccg.cards.meanings import (
    ABILITIES,
    FREE,
    NONE,
    Accepts,
    All,
    Change,
    Permit,
    Ref,
    Role,
    Symbols,
    Which,
    symbols,
)
from judge.games.wot_ccg.cards.meanings.effects import CONTINUOUS, Effect
from judge.games.wot_ccg.play.in_force import kept_by_card, rules_for, rules_on, speaking, text_of, you_of
from judge.games.wot_ccg.play.traits import allegiances, fits, has
from judge.games.wot_ccg.play.values import ADD, MULTIPLY, SET, lasting_changes, of_card, rounded_up, worked
from judge.games.wot_ccg.things import Card, Player

CONVERTING = RULES.pipeline(
    Pipeline(
        "converted cost",
        (Stage("converted tokens", ("subtract",), cite("convert-recruit-each-ability")),),
        Floor(0, "end", cite("convert-recruit-each-ability")),
        cite("convert-recruit-first"),
    )  # fmt: skip
)
COST = rounded_up("recruiting cost", (SET, MULTIPLY, ADD), cite("zero-cost-no-character"), cite("modifier-order"))


NO_COST = Role("no cost")


class Way(NamedTuple):
    """One way to work a price out: tokens converted, doubled for allegiance or not, which reducing payers pay."""

    converts: int = 0
    doubled: bool = False
    payers: frozenset[str] = frozenset()


def printed_cost(card: Card) -> Symbols:
    """cost-printed: the cost in the corner; a card without one costs nothing."""
    return card.cost or NONE


def price(now: Moment, card: Card, player: str, way: Way, ability: str, stated: int | None = None) -> Value:
    """recruit: one ability of the cost; `stated` is this ability's share of a cost that a card states outright."""
    return _price(now, card, speaking(now), player, way, ability, stated)


@kept_by_card
def _price(
    now: Moment, card: Card, among: tuple[str, ...], player: str, way: Way, ability: str, stated: int | None
) -> Value:
    """recruit: one ability of the cost, step by step; convert-recruit-first: converting comes before everything.

    Reading conversion-floor: whether what goes below zero by converting is lost.
    """
    printed = printed_cost(card)[ABILITIES.index(ability)]
    off = [Modifier(_converted(way), "subtract", way.converts)] if way.converts and printed else []
    if off and ability != _listed(card)[0] and now.reads("converting-one-ability") == "one":
        off = []
    doublings = list(_doublings(now, card, player, way, among)) if printed else []
    rest = [
        *_changes(now, card, player, way, f"{ability} cost", among),
        *_of_whole(now, card, player, way, ability, among),
    ]
    if stated is not None:
        rest.append(Modifier("stated", "set", stated))
    if off and doublings and now.reads("convert-after-doubling") == "after":
        return worked(now, COST, printed, [*doublings, *off, *rest])
    converting = CONVERTING
    if way.converts > printed and now.reads("conversion-floor") == "carries-over":
        converting = CONVERTING._replace(floor=CONVERTING.floor._replace(when="never"))
    first = now.evaluate(converting, printed, off)
    then = worked(now, COST, first.total, [*doublings, *rest])
    return first.then(then)


def _converted(way: Way) -> str:
    return "the converted token" if way.converts == 1 else f"{way.converts} converted tokens"


def _of_whole(now: Moment, card: Card, player: str, way: Way, ability: str, among: tuple[str, ...]) -> list[Modifier]:
    """modifier-order: a change of the whole cost on one ability: all of it on the only one, else its factors."""
    listed = _listed(card)
    rows = _changes(now, card, player, way, "cost", among) if ability in listed else ()
    return [row for row in rows if len(listed) == 1 or row.op in ("multiply", "divide")]


def _listed(card: Card) -> list[str]:
    """The abilities that the printed cost lists."""
    return [name for name, n in zip(ABILITIES, printed_cost(card), strict=True) if n]


def _doublings(now: Moment, card: Card, player: str, way: Way, among: tuple[str, ...]) -> Iterator[Modifier]:
    """recruit-cumulative: once for a wrong allegiance, once for the wrong Nature.

    Reading mercenary-penalty-scope: whether a Mercenary is free of the doubling for Nature too.
    """
    natures = {"Dark Nature": cite("recruit-dark-nature"), "Light Nature": cite("recruit-light-nature")}
    nature, other = natures if now.the(Player, player).hero else reversed(natures)
    if way.doubled:
        yield Modifier("the doubling for the wrong allegiance", "multiply", 2, cite("recruit-allegiance-doubling"))
    spared = (rule.which for _, rule in rules_for(now, player, Permit, among) if rule.what == "ignore nature")
    if any(which is None or fits(now, card, which._replace(zone=card.zone), player) for which in spared):
        return
    exempt = has(now, card, nature) and has(now, card, "Mercenary")
    if has(now, card, nature) and not (exempt and now.reads("mercenary-penalty-scope") == "every-penalty"):
        slip = now.reads("doubled-only-once") if way.doubled else ""
        if slip == "once":
            return
        yield Modifier(
            f"the doubling for {nature}", "multiply", Fraction(3, 2) if slip == "tripled" else 2, natures[nature]
        )
    if has(now, card, other) and now.reads("nature-for-everybody") == "doubles":
        yield Modifier(f"the doubling for {other}", "multiply", 2)


def _changes(now: Moment, card: Card, player: str, way: Way, what: str, among: tuple[str, ...]) -> Iterator[Modifier]:
    """What else changes a cost: texts in play, lasting effects on the player, the card's own text."""
    for source, effect in _cost_effects(now, card, player, among):
        if not _pays(effect) or source.name in way.payers:
            for each in effect.rules:
                meant = isinstance(each, Change) and each.what == what and of_card(now, each, card, player)
                if isinstance(each, Change) and meant:
                    yield Modifier(source.name, each.op, amount_of(now, each.amount, source, player))
        else:
            for each in effect.rules:
                if isinstance(each, Change) and each.what == what and of_card(now, each, card, player):
                    why, amount = f"{source.name} pays no part of it", amount_of(now, each.amount, source, player)
                    yield Modifier(source.name, each.op, amount, cite("reducer-must-spend"), why)
    yield from lasting_changes(now, player, what, card)


def _cost_effects(now: Moment, card: Card, player: str, among: tuple[str, ...]) -> Iterator[tuple[Card, Effect]]:
    """The effects that change what this card costs this player."""
    for source in (card, *(now.the(Card, name) for name in among)):
        if source.text and _speaks_of_cost(source.text):
            for effect in text_of(now, source):
                if effect.timing == CONTINUOUS and any(_of_cost(each) for each in effect.rules):
                    if _meant(now, source, effect, card, player):
                        yield source, effect


@lru_cache(maxsize=4096)
def _speaks_of_cost(text: tuple[Effect, ...]) -> bool:
    return any(_of_cost(rule) for effect in text if effect.timing == CONTINUOUS for rule in effect.rules)


def _of_cost(rule: object) -> bool:
    return (isinstance(rule, Change) and rule.what.endswith("cost")) or rule == NO_COST


def _meant(now: Moment, source: Card, effect: Effect, card: Card, player: str) -> bool:
    """Whose cost an effect speaks of: that of its own card, or of the cards it describes, for its own player."""
    conditions = [each for each in effect.conditions if each.test != "pays"]
    own = isinstance(effect.whom, Ref) and effect.whom.what != "you"
    if source.name == card.name:
        return own and all_hold(now, conditions, source, player)
    if own or you_of(now, source) != player:
        return False
    reach = effect.whom.which if isinstance(effect.whom, All) else Which()
    return fits(now, card, reach._replace(zone=card.zone, side=""), player, source) and all_hold(
        now, conditions, source
    )


def costs_nothing(now: Moment, card: Card, player: str) -> bool:
    """cost: whether a text says that there is no cost to recruit a card."""
    return _costs_nothing(now, card, player, speaking(now))


def _costs_nothing(now: Moment, card: Card, player: str, among: tuple[str, ...]) -> bool:
    only = any(each.action == "recruit cost" for each in card.text)
    free = (rule.which for _, rule in rules_for(now, player, Permit, among) if rule.what == FREE)
    only = only or any(which is None or fits(now, card, which._replace(zone=card.zone), player) for which in free)
    return only or any(NO_COST in effect.rules for _, effect in _cost_effects(now, card, player, among))


def _pays(effect: Effect) -> bool:
    """reducer-must-spend: an effect that works when its own card pays a part."""
    return any(each.test == "pays" for each in effect.conditions)


def reducers(now: Moment, card: Card, player: str) -> tuple[str, ...]:
    """reducer-must-spend: the cards that change the cost if they pay a part of it."""
    return tuple(source.name for source, effect in _cost_effects(now, card, player, speaking(now)) if _pays(effect))


def prices(now: Moment, card: Card, player: str, way: Way) -> tuple[Symbols, ...]:
    """Every price that a way leaves; symbols of the whole cost are shared over its abilities as one likes."""
    return _prices(now, card, speaking(now), player, way)


@kept_by_card
def _prices(now: Moment, card: Card, among: tuple[str, ...], player: str, way: Way) -> tuple[Symbols, ...]:
    if _costs_nothing(now, card, player, among):
        return (NONE,)
    listed = _listed(card)
    rows = list(_changes(now, card, player, way, "cost", among)) if len(listed) > 1 else []
    stated = [int(row.amount) for row in rows if row.op == "set"]
    wild = sum(int(row.amount) * (1 if row.op == "add" else -1) for row in rows if row.op in ("add", "subtract"))
    if stated and wild and now.reads("set-when") == "last":
        wild = 0
    bases = [
        symbols(int(_price(now, card, among, player, way, each, shares.get(each)).total) for each in ABILITIES)
        for shares in _shares(listed, stated)
    ]
    return tuple(sorted({each for base in bases for each in (_shared(base, listed, wild) if wild else (base,))}))


def _shares(listed: list[str], stated: list[int]) -> list[dict[str, int]]:
    """The ways to share a stated cost over the abilities that the printed one lists; one without shares if none is."""
    if not stated:
        return [{}]
    split = product(range(stated[-1] + 1), repeat=len(listed))
    return [dict(zip(listed, parts, strict=True)) for parts in split if sum(parts) == stated[-1]]


def _shared(base: Symbols, listed: list[str], wild: int) -> Iterator[Symbols]:
    """A surcharge or a discount on a cost of several abilities, symbol by symbol."""
    places = [ABILITIES.index(each) for each in listed]
    due = wild if wild > 0 else -min(-wild, sum(base))
    for parts in product(range(abs(due) + 1), repeat=len(places)):
        found = list(base)
        for place, n in zip(places, parts, strict=True):
            found[place] += n if due > 0 else -n
        if sum(parts) == abs(due) and min(found) >= 0:
            yield symbols(found)


def matches(now: Moment, card: Card, symbol: tuple[str, ...]) -> bool:
    """recruit-allegiance-doubling: whether a symbol of these allegiances pays without doubling the cost.

    recruit-mercenary: for a Mercenary there is no penalty, whatever the allegiance of the symbols.
    """
    own, given = {each.casefold() for each in allegiances(now, card)}, {each.casefold() for each in symbol}
    taken = accepted(now, card)
    if given & taken or "all" in taken or _without_penalty(now, card):
        return True
    other_than_aiel = "aiel" in own and "aiel" not in given
    if "mercenary" in own and not own & given and now.reads("mercenary-pays-double") == "double":
        return False
    if "mercenary" in own:
        return not other_than_aiel or now.reads("mercenary-and-restricted") != "sources-and-doubling"
    if not own:
        return card.kind != "character" or now.reads("no-allegiance") == "no-penalty"
    if own & given and given - own and now.reads("match-in-all") == "all":
        return False
    if own & given and other_than_aiel and card.kind == "character":
        return now.reads("aiel-also-dragon") == "not-doubled"
    return bool(own & given)


def _without_penalty(now: Moment, card: Card) -> bool:
    """recruit-allegiance-doubling: whether an effect lets whoever holds a card recruit it without the doubling."""
    wanted = (rule.which for _, rule in rules_for(now, card.owner, Permit) if rule.what == "no allegiance penalty")
    here = [each._replace(zone=card.zone, side="") for each in wanted if each is not None]
    return any(fits(now, card, which, card.owner) for which in here)


def accepted(now: Moment, card: Card) -> set[str]:
    """recruit-allegiance-doubling: allegiances whose symbols pay for a card as if it had them, by its own text."""
    return {rule.allegiance.casefold() for _, _, rule in rules_on(now, card, Accepts) if not rule.only}


def mixed_is_enough(now: Moment, card: Card) -> bool:
    """Reading allegiance-any-of: whether one matching symbol is enough for a card of several allegiances."""
    several = len(allegiances(now, card)) > 1 and card.kind == "character"
    return several and now.reads("allegiance-any-of") == "one-is-enough"
