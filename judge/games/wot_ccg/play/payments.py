"""paying-costs, one-power-substitute: which sets of symbols pay for what; every payment, and how many."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from judge.engine import Moment, Refusal, refuse, remembered
from judge.games.wot_ccg import cite
from judge.games.wot_ccg.cards.language import ALLEGIANCES
from judge.games.wot_ccg.cards.meanings import ABILITIES, NONE, ONE_POWER, Accepts, PaysAs, Symbols, symbols
from judge.games.wot_ccg.cards.meanings.effects import Effect
from judge.games.wot_ccg.cards.words import said
from judge.games.wot_ccg.play.costs import (
    Way,
    accepted,
    matches,
    mixed_is_enough,
    price,
    prices,
    printed_cost,
    reducers,
)
from judge.games.wot_ccg.play.in_force import kept_by_card, rules_for_you, rules_on
from judge.games.wot_ccg.play.traits import allegiances, fits
from judge.games.wot_ccg.play.who import in_play
from judge.games.wot_ccg.things import FIGHTERS, Card, Source
from judge.kit.choosing import sets_of

Payment = tuple[tuple[str, str, int], ...]
NEVER_RECRUIT = "anything but recruiting"


class Group(NamedTuple):
    """Equal symbols: of one ability, from one source, so many, with the allegiances they have now."""

    source: str
    ability: str
    number: int
    allegiances: tuple[str, ...]
    card: str = ""
    only_for: str = ""


@remembered
def symbols_of(now: Moment, player: str) -> tuple[Group, ...]:
    """resource-pool: a player's symbols; symbol-allegiance-when-spent: with the allegiances of this moment."""
    found: list[Group] = []
    for card in in_play(now, player):
        if any(card.symbols):
            only = any(rule.only for _, _, rule in rules_on(now, card, PaysAs))
            found += _groups(card.name, card.symbols, allegiances_paid(now, card), only_for="recruit" if only else "")
    for source in now.every(Source):
        if source.controller == player:
            of = now.get(source.card) if source.card else None
            bare = isinstance(of, Card) and any(rule.allegiance == "none" for _, _, rule in rules_on(now, of, PaysAs))
            found += _groups(
                source.name, source.symbols, () if bare else source.allegiances, source.card, source.only_for
            )
    return tuple(found)


def allegiances_paid(now: Moment, card: Card) -> tuple[str, ...]:
    """symbol-allegiance: symbols have the allegiances of the card that rolled them, as it has them now."""
    if any(rule.allegiance == "none" for _, _, rule in rules_on(now, card, PaysAs)):
        return ()
    if now.reads("allegiance-when-rolled") == "printed":
        return card.allegiances
    return allegiances(now, card)


def _groups(source: str, amounts: Symbols, own: tuple[str, ...], card: str = "", only_for: str = "") -> list[Group]:
    own = ALLEGIANCES if "all" in own else own
    return [Group(source, name, n, own, card, only_for) for name, n in zip(ABILITIES, amounts, strict=True) if n]


def recruiting_groups(now: Moment, player: str, card: Card) -> tuple[Group, ...]:
    """The symbols of a player for recruiting a card, with the allegiances that they have for that."""
    return _recruiting_groups(now, card, player)


@kept_by_card
def _recruiting_groups(now: Moment, card: Card, player: str) -> tuple[Group, ...]:
    """The symbols of a player with the allegiances that texts give them for recruiting a card; without barred ones."""
    tried = (for_recruit(now, each, card, player) for each in symbols_of(now, player))
    return tuple(each for each in tried if each is not None)


def for_recruit(now: Moment, group: Group, card: Card, player: str) -> Group | None:
    """cannot: symbols that may not be used to recruit; symbol-allegiance: what text makes of those of a card."""
    kept = now.get(group.source)
    wanted = kept.for_._replace(zone=card.zone, side="") if isinstance(kept, Source) and kept.for_ else None
    if group.only_for == NEVER_RECRUIT or (wanted is not None and not fits(now, card, wanted, player)):
        return None
    source = now.get(group.card or group.source)
    rules: list[tuple[PaysAs, Card | None]] = [(rule, None) for rule in rules_for_you(now, player, PaysAs)]
    if isinstance(source, Card):
        rules += [(rule, source) for _, _, rule in rules_on(now, source, PaysAs)]
    for rule, host in rules:
        meant = rule.for_ is None or fits(now, card, rule.for_._replace(zone=card.zone, side=""), player, host)
        if (rule.never and meant) or (rule.only and not meant):
            return None
        if rule.allegiance in ("none", ""):
            continue
        if meant:
            more = ALLEGIANCES if rule.allegiance == "all" else (*group.allegiances, rule.allegiance)
            group = group._replace(allegiances=tuple(dict.fromkeys(more)))
    return group


def total_of(groups: Sequence[Group]) -> Symbols:
    """How many symbols of each ability there are."""
    return symbols(sum(each.number for each in groups if each.ability == name) for name in ABILITIES)


def pool_of(now: Moment, player: str) -> Symbols:
    """resource-pool: all symbols a player has."""
    return total_of(symbols_of(now, player))


def refuse_symbol(now: Moment, card: Card, group: Group) -> Refusal | None:
    """recruit-troop-allegiance, allegiance-aiel: symbols that cannot pay for a card at any price."""
    own, given = ({each.casefold() for each in names} for names in (allegiances(now, card), group.allegiances))
    for _, source, rule in rules_on(now, card, Accepts):
        if rule.only and not _demanded(now, rule, group, card):
            return refuse(f"symbols of {group.source} may not pay for {card.name} ({source})", cite("cannot"))
    if given & accepted(now, card):
        return None
    free = "mercenary" in own and ("aiel" not in own or now.reads("mercenary-and-restricted") == "any-symbols")
    if free:
        return None
    if not own:
        return _refuse_unallied(now, card)
    outsider = "aiel" in own and not given & {"aiel", "dragon", "dark one"}
    if outsider and not (card.kind == "character" and now.reads("aiel-paid-double") == "double"):
        return refuse(f"symbols of {group.source} are neither Aiel, Dragon nor Dark One", cite("allegiance-aiel"))
    if card.kind == "character" or "mercenary" in own:
        return None
    if "aiel" in own and "aiel" not in given and now.reads("troop-paid-double") == "never":
        return refuse(f"symbols of {group.source} are not Aiel", cite("allegiance-aiel-troops"))
    shared = bool(own & given)
    if len(own) > 1 and shared and not own <= given:
        shared = now.reads("troop-multi-allegiance") == "any-one"
    if not shared and now.reads("troop-paid-double") == "never":
        text = f"symbols of {group.source} do not have the allegiance of {card.name}"
        return refuse(text, cite("recruit-troop-allegiance"))
    return None


def _refuse_unallied(now: Moment, card: Card) -> Refusal | None:
    """Reading no-allegiance: whether any symbol may pay for a troop without an allegiance."""
    if card.kind == "character" or now.reads("no-allegiance") != "troop-never":
        return None
    return refuse(
        f"{card.name} has no allegiance, so no symbol can have its allegiance", cite("recruit-troop-allegiance")
    )


def _demanded(now: Moment, rule: Accepts, group: Group, card: Card) -> bool:
    """cannot: whether symbols are of the only kind that a text lets pay."""
    if rule.allegiance and rule.allegiance not in group.allegiances:
        return False
    source = now.get(group.card or group.source)
    return rule.of is None or (isinstance(source, Card) and fits(now, source, rule.of, source.controller, card))


def ways(now: Moment, card: Card, player: str, converts: int) -> Iterator[Way]:
    """The ways to pay for a card: with or without doubling, with or without each payer who lowers the cost."""
    for payers in sets_of(reducers(now, card, player)):
        for doubled in (False, True) if may_double(now, card) else (False,):
            yield Way(converts, doubled, frozenset(payers))


def may_double(now: Moment, card: Card) -> bool:
    """recruit-allegiance-doubling: a character can cost double; recruit-troop-allegiance: a troop cannot."""
    return card.kind == "character" or now.reads("troop-paid-double") == "double"


class Recruit(NamedTuple):
    """What a payment for a recruit is judged by: the card, the player, the tokens converted."""

    card: Card
    player: str
    converts: int = 0


def usable_groups(now: Moment, bill: Recruit) -> list[Group]:
    """The symbols of a player that may pay for a card, at whatever price."""
    groups = recruiting_groups(now, bill.player, bill.card)
    return [each for each in groups if refuse_symbol(now, bill.card, each) is None]


def payments(now: Moment, bill: Recruit) -> list[Payment]:
    """recruit: every distinct set of symbols that pays, once, in canonical order."""
    groups = usable_groups(now, bill)
    found: dict[Payment, None] = {}
    stands_in = _one_power_stands_in(now, groups)
    for way in ways(now, bill.card, bill.player, bill.converts):
        usable = _usable(now, bill, groups, way)
        for needed in _needed(now, bill, way):
            for payment in _covering(usable, needed, substitute=stands_in):
                if way_of(now, bill, payment) == way:
                    found.setdefault(payment)
    return list(found)


def _one_power_stands_in(now: Moment, groups: list[Group]) -> bool:
    """one-power-substitute: when recruiting, One Power pays for any ability."""
    return not any(each.ability == "one power" for each in groups) or now.reads("one-power-never") == "any"


def _usable(now: Moment, bill: Recruit, groups: list[Group], way: Way) -> list[Group]:
    """Without doubling only symbols that match; a payer who lowers the cost is in it or left out."""
    lowering = reducers(now, bill.card, bill.player)
    here = [each for each in groups if each.source not in lowering or each.source in way.payers]
    if way.doubled or mixed_is_enough(now, bill.card):
        return here
    return [each for each in here if matches(now, bill.card, each.allegiances)]


def _needed(now: Moment, bill: Recruit, way: Way) -> Sequence[Symbols]:
    """The prices of a way; reducer-must-spend: at least one symbol from each payer who lowers the cost."""
    found = prices(now, bill.card, bill.player, way)
    if way.payers and all(sum(each) < len(way.payers) for each in found):
        listed = [at for at, n in enumerate(printed_cost(bill.card)) if n]
        return [symbols(len(way.payers) if each == at else 0 for each in range(4)) for at in listed]
    return found


def way_of(now: Moment, bill: Recruit, payment: Payment) -> Way:
    """What a set of symbols brings about: one symbol without a common allegiance doubles the cost of a character."""
    used = groups_in(now, bill.player, payment, bill.card)
    good = [matches(now, bill.card, each.allegiances) for each in used]
    mixed = mixed_is_enough(now, bill.card) and any(good)
    doubled = may_double(now, bill.card) and not mixed and not all(good)
    lowering = frozenset(reducers(now, bill.card, bill.player))
    return Way(bill.converts, doubled, lowering & {each.source for each in used})


def groups_in(now: Moment, player: str, payment: Payment, card: Card) -> list[Group]:
    """The symbols that a payment for a card takes, each with its allegiances."""
    used = {(source, ability) for source, ability, n in payment if n}
    return [each for each in recruiting_groups(now, player, card) if (each.source, each.ability) in used]


def refuse_payment(now: Moment, bill: Recruit, payment: Payment) -> Refusal | None:
    """recruit: what is wrong with a payment, with its rule and the numbers."""
    groups = {(each.source, each.ability): each for each in recruiting_groups(now, bill.player, bill.card)}
    for source, ability, n in payment:
        group = groups.get((source, ability))
        if group is None or n > group.number:
            whose = getattr(now.get(source), "controller", bill.player)
            if whose != bill.player:
                text = f"{source} is {whose}'s; players pay with symbols from their own pool"
                return refuse(text, cite("resource-pool"), cite("recruit"))
            has = group.number if group else 0
            return refuse(f"{source} has {has} {ability} to spend, not {n}", cite("resource-pool"))
        if (refusal := refuse_symbol(now, bill.card, group)) is not None:
            return refusal
    way = way_of(now, bill, payment)
    needed = _needed(now, bill, way)
    if any(_covers(_by_ability(payment), each, substitute=True) for each in needed):
        return None
    values = [price(now, bill.card, bill.player, way, each) for each in ABILITIES]
    cites = tuple(dict.fromkeys(row.cite for value in values for row in value.rows)) or (cite("recruit"),)
    because = "; a symbol shares no allegiance with it, so the cost is doubled" if way.doubled else ""
    stands_in = _by_ability(payment)[ONE_POWER] > printed_cost(bill.card)[ONE_POWER]
    cites += (cite("one-power-keeps-allegiance"),) if stands_in and way.doubled else ()
    cites += (cite("reducer-must-spend"),) if reducers(now, bill.card, bill.player) else ()
    asked = " or ".join(dict.fromkeys(said(each) for each in needed))
    text = f"{bill.card.name} costs {asked} when paid so{because}; {said(_by_ability(payment))} was offered"
    return refuse(text, *cites)


def _by_ability(payment: Payment) -> Symbols:
    return symbols(sum(n for _, ability, n in payment if ability == name) for name in ABILITIES)


def _covers(given: Symbols, needed: Symbols, *, substitute: bool) -> bool:
    """one-power-substitute: One Power stands in for any other when recruiting; else each is its own kind."""
    if not substitute:
        return given == needed
    return sum(given) == sum(needed) and all(given[at] <= needed[at] for at in range(len(ABILITIES)) if at != ONE_POWER)


def _covering(groups: list[Group], needed: Symbols, *, substitute: bool) -> Iterator[Payment]:
    """Every choice from groups of equal symbols that covers a price, nothing over and nothing short."""
    limits = [sum(needed) if at == ONE_POWER and substitute else n for at, n in enumerate(needed)]

    def choose(at: int, left: int, taken: tuple[int, ...], chosen: Payment) -> Iterator[Payment]:
        if at == len(groups):
            if left == 0 and _covers(_by_ability(chosen), needed, substitute=substitute):
                yield chosen
            return
        group = groups[at]
        place = ABILITIES.index(group.ability)
        for n in range(min(group.number, left, limits[place] - taken[place]), -1, -1):
            now_taken = (*taken[:place], taken[place] + n, *taken[place + 1 :])
            more = (*chosen, (group.source, group.ability, n)) if n else chosen
            yield from choose(at + 1, left - n, now_taken, more)

    yield from choose(0, sum(needed), NONE, ())


def count_payments(now: Moment, bill: Recruit) -> int:
    """How many distinct payments there are; without listing them where there is one price for each way."""
    return _count(now, bill.card, bill.player, bill.converts)


@kept_by_card
def _count(now: Moment, card: Card, player: str, converts: int) -> int:
    bill = Recruit(card, player, converts)
    groups, total = usable_groups(now, bill), 0
    good = [each for each in groups if matches(now, bill.card, each.allegiances)]
    mixed = mixed_is_enough(now, bill.card) or bool(reducers(now, bill.card, bill.player))
    mixed = mixed or not _one_power_stands_in(now, groups)
    for way in ways(now, bill.card, bill.player, bill.converts):
        needed = prices(now, bill.card, bill.player, way)
        if mixed or len(needed) > 1:
            return len(payments(now, bill))
        total += _number(groups, needed[0]) - _number(good, needed[0]) if way.doubled else _number(good, needed[0])
    return total


def _number(groups: list[Group], needed: Symbols) -> int:
    """The number of choices from groups that cover a price, worked out ability by ability."""
    due = sum(needed)
    sizes = [[each.number for each in groups if each.ability == name] for name in ABILITIES]
    limit = [due if at == ONE_POWER else n for at, n in enumerate(needed)]
    found = [1] + [0] * due
    for at, rooms in enumerate(sizes):
        per = _choices(rooms, limit[at])
        found = [sum(found[k - n] * per[n] for n in range(min(k, limit[at]) + 1)) for k in range(due + 1)]
    return found[due]


def _choices(rooms: list[int], most: int) -> list[int]:
    """In how many ways 0, 1, 2 ... symbols can be taken from groups of equal ones."""
    found = [1] + [0] * most
    for room in rooms:
        found = [sum(found[k - n] for n in range(min(room, k) + 1)) for k in range(most + 1)]
    return found


def plain_payments(now: Moment, groups: Sequence[Group], needed: Symbols, wild: int = 0) -> list[Payment]:
    """paying-cards-any: payments of a cost that is no recruiting cost; one-power-recruit-only: each its own kind."""
    groups = [each for each in groups if each.only_for in ("", NEVER_RECRUIT)]
    stands_in = any(needed) and any(each.ability == ABILITIES[ONE_POWER] for each in groups)
    other_kinds = sum(needed) + wild > needed[ONE_POWER]
    anything = stands_in and other_kinds and now.reads("one-power-everywhere") == "everywhere"
    if not wild:
        return list(_covering(groups, needed, substitute=anything))
    wanted = (tuple(map(sum, zip(needed, more, strict=True))) for more in _of_any(wild))
    return [*dict.fromkeys(each for more in wanted for each in _covering(groups, symbols(more), substitute=anything))]


def _of_any(number: int) -> list[Symbols]:
    """The ways to make up a number of symbols of any ability."""
    several = product(range(number + 1), repeat=len(ABILITIES))
    return [symbols(each) for each in several if sum(each) == number]


def paying_groups(now: Moment, card: Card, effect: Effect | None, player: str) -> list[Group]:
    """paying-own-symbols: the effect of a character or troop is paid with its own symbols; paying-pool-stated."""
    found = list(symbols_of(now, player))
    if effect is None:
        return found
    own_only = card.kind in FIGHTERS and not effect.pool
    if own_only and not (any(effect.cost) and now.reads("pool-pays-effects") == "any"):
        found = [each for each in found if card.name in (each.source, each.card)]
    if loyal := {each.allegiance for each in effect.costs if each.verb == "pay" and each.allegiance}:
        found = [each for each in symbols_of(now, player) if loyal <= set(each.allegiances)]
    return found + (_groups(card.name, card.kept, ()) if effect.use == "while participating" else [])


def spend(now: Moment, payment: Payment) -> None:
    """Takes the symbols off the cards they lie on; only as many as the cost asks for."""
    slip = now.reads("what-is-spent") if payment else ""
    if slip == "nothing":
        return
    for source, ability, n in payment:
        thing, at = now.get(source), ABILITIES.index(ability)
        if isinstance(thing, Card):
            taken = min(n, thing.symbols[at])
            left = NONE if slip == "everything" else _less(thing.symbols, at, taken)
            now.put(thing._replace(symbols=left, kept=_less(thing.kept, at, n - taken)))
        elif isinstance(thing, Source):
            now.put(thing._replace(symbols=_less(thing.symbols, at, n)))


def _less(amounts: Symbols, at: int, n: int) -> Symbols:
    return symbols(each - n if place == at else each for place, each in enumerate(amounts))


def words_of(payment: Payment) -> str:
    """A payment as people say it: `2 politics from Rand and 1 combat from Lan`."""
    return " and ".join(f"{n} {ability} from {source}" for source, ability, n in payment) or "nothing"
