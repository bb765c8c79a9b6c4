"""cost, resource-match, neutral-cards, to-word: what has to be paid, and with what."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from judge.engine import Moment, Refusal, Value, refuse
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.deeds import obstacle
from judge.games.lotr_lcg.cards.groups import matches, members
from judge.games.lotr_lcg.cards.meanings import THIS, X_OF_THEM, Amount, Condition, Instruction, Phrase, Quality, within
from judge.games.lotr_lcg.cards.saying import condition_words, words
from judge.games.lotr_lcg.play.abilities.constant_abilities import abilities, bearing_on, forbidden
from judge.games.lotr_lcg.play.in_play.areas import deck_size, hand_size
from judge.games.lotr_lcg.play.in_play.card_types import is_a, spheres
from judge.games.lotr_lcg.play.values import PIPELINES, X, as_modifier, modifiers_of, printed_value, resolve_amount
from judge.games.lotr_lcg.play.who import any_card, card, controlled, decider, matters, player, players
from judge.games.lotr_lcg.things import HAND, SCENARIO, Card, Context, Item, Lasting
from judge.kit.timeline import ongoing
from judge.kit.words import counted


@RULES.thing
class Due(NamedTuple):
    """resource-match: so many resources, from heroes with one of these icons; without icons from any hero."""

    amount: int
    spheres: tuple[str, ...] = ()
    what: str = ""
    played: bool = False


def is_played(now: Moment, item: Item) -> bool:
    """Whether the ability is that of an event being played, or the card itself is played."""
    of = card(now, item.source)
    return item.ability.kind == "play" or (of.printed.type == "event" and not item.ability.zone)


def cost_value(now: Moment, of: Card, x: int, on: str = "") -> Value:
    """initiating-2, initiating-3, x-cost: the cost with its modifiers; X is fixed before them."""
    found = printed_value(of, "cost")
    base = x if found == X else found or 0
    rows = list(modifiers_of(now, of, "cost", on))
    for each in for_the_next(now, of, of.controller):
        row, least = as_modifier(now, each, of), each.effect.x
        if least is not None:
            left = int(now.evaluate(PIPELINES["cost"], base, rows).total) - resolve_amount(now, least, each.about)
            row = row._replace(amount=max(0, min(row.amount, left)))
        rows.append(row)
    return now.evaluate(PIPELINES["cost"], base, rows)


def for_the_next(now: Moment, of: Card, by: str) -> list[Lasting]:
    """lasting-effects: what bears on the next card of its kind that a player plays, as this card would be."""
    waiting = (each for each in ongoing(now, Lasting) if each.effect.verb == "next costs")
    waiting = (each for each in waiting if each.player == by or each.effect.what == "anybody")
    return [each for each in waiting if matches(now, each.effect.group, of, each.about)]


def has_x(now: Moment, item: Item) -> bool:
    """letter-x: whether the player chooses X for the cost."""
    printed = is_played(now, item) and printed_value(card(now, item.source), "cost") == X
    return printed or any(_says_x(each) for each in item.ability.costs)


def _says_x(what: Instruction) -> bool:
    return what.amount.of == "X" or what.group.number == X_OF_THEM


def dues(now: Moment, item: Item) -> list[Due]:
    """initiating-2: the resources that have to be paid, by the card's cost and by the text of the ability."""
    found = []
    of = card(now, item.source)
    if is_played(now, item):
        on = item.last[0] if item.last and of.printed.type == "attachment" else ""
        free = any(each.effect.what == "pay without match" for each in bearing_on(now, of, "permit"))
        icons = () if free else tuple(spheres(now, of))
        found.append(Due(int(cost_value(now, of, item.x, on).total), icons, of.name, played=True))
    for each in item.ability.costs:
        if each.verb == "pay":
            wanted = (each.what,) if each.what else ()
            found.append(Due(resolve_amount(now, each.amount, item.context), wanted, item.name))
    return found


def payers(now: Moment, by: str, due: Due) -> list[Card]:
    """resource-match, neutral-any-hero, cost-own-elements: the heroes of a player whose resources can pay."""
    mine = [each for each in controlled(now, by) if is_a(now, each, "hero") and not _keeps(now, each, due)]
    if not due.spheres and mine and due.played and now.reads("neutral-needs-an-icon") == "no-hero":
        return []
    found = [each for each in mine if not due.spheres or set(due.spheres) & _pays(now, each, due)]
    others = _others_who_pay(now, by, due)
    if found == mine:
        return [*mine, *others]
    free = now.reads("any-hero-pays") == "any" if due.amount else now.reads("zero-cost-free") == "free"
    return [*(mine if free else found), *others]


def _others_who_pay(now: Moment, by: str, due: Due) -> list[Card]:
    """golden-rule-card-over-rules: cards that are no heroes, whose text has their resources pay for such a card."""
    paid = any_card(now, due.what) if due.played else None
    if paid is None or not matters(now, "pays for"):
        return []

    def pays(each: Card) -> bool:
        said = (
            one for one in bearing_on(now, each, "pays for") if one.effect.group == THIS or one.effect.what == "own"
        )
        return any(matches(now, one.effect.to, paid, one.about) for one in said)

    theirs = (each for each in controlled(now, by) if each.resources and not is_a(now, each, "hero"))
    return [each for each in theirs if pays(each) and not _keeps(now, each, due)]


def _keeps(now: Moment, hero: Card, due: Due) -> bool:
    """cannot: text may say that resources cannot be spent from a hero's pool, or not for certain cards."""
    if due.amount and forbidden(now, hero, "spend resources") is not None:
        return True
    paid = any_card(now, due.what) if due.played else None
    return paid is not None and any(
        matches(now, each.effect.to, paid, each.about) for each in bearing_on(now, hero, "cannot pay for")
    )


def _pays(now: Moment, hero: Card, due: Due) -> set[str]:
    """resource-match: the icons of a hero, and those it counts as having for this card."""
    found = set(spheres(now, hero))
    if found != set(hero.printed.spheres) and now.reads("gained-icons") == "do-not-pay":
        found = set(hero.printed.spheres)
    paid = any_card(now, due.what) if due.played else None
    for bearing in bearing_on(now, hero, "pays for"):
        if paid is not None and matches(now, bearing.effect.to, paid, bearing.about):
            found |= set(bearing.effect.words)
    return found


def payments(now: Moment, by: str, due: Due) -> Iterator[tuple[tuple[str, int], ...]]:
    """neutral-combine: every way to share a payment out among the heroes that can pay."""
    pools = [(each.name, each.resources) for each in payers(now, by, due)]
    return (shares for shares in _shares(pools, due.amount) if _from_so_many(now, due, len(shares)))


def _from_so_many(now: Moment, due: Due, heroes: int) -> bool:
    """play-restrictions: a card may say that several heroes have to pay for it, or just one."""
    paid = any_card(now, due.what) if due.played else None
    texts = paid.printed.abilities if paid is not None else ()
    said = [each for text in texts for each in text.effects if each.verb == "pays from"]
    return all(heroes <= 1 if each.what == "single" else heroes >= each.amount.number for each in said)


def _shares(pools: list[tuple[str, int]], amount: int) -> Iterator[tuple[tuple[str, int], ...]]:
    if amount == 0:
        yield ()
    elif pools:
        (name, has), rest = pools[0], pools[1:]
        for paid in range(min(has, amount), -1, -1):
            for more in _shares(rest, amount - paid):
                yield ((name, paid), *more) if paid else more


def why_not_payable(now: Moment, item: Item) -> Refusal | None:
    """ability-cost-payable: the cost has to be payable in full."""
    unpaid = (_why_not_due(now, item.by, due) for due in dues(now, item))
    unmet = (_why_not_cost(now, item, each) for each in item.ability.costs)
    return next((refusal for refusal in chain(unpaid, unmet) if refusal is not None), None)


def _why_not_due(now: Moment, by: str, due: Due) -> Refusal | None:
    found, icons = payers(now, by, due), " or ".join(due.spheres)
    if due.spheres and not found:
        unit = "resource-match-zero" if due.amount == 0 else "resource-match"
        return refuse(f"{by} has no hero with a {icons} icon for {due.what}", cite(unit), cite("resource-match"))
    if not found and due.played and not due.spheres and now.reads("neutral-needs-an-icon") == "no-hero":
        return refuse(f"{due.what} has no sphere to match", cite("resource-match-neutral"), cite("neutral-any-hero"))
    banned = forbidden(now, player(now, by), "spend resources") if due.amount else None
    has = sum(each.resources for each in found)
    if due.played and not due.amount and not has and now.reads("nothing-for-free") == "resource-needed":
        return refuse(f"{by} has no resource for {due.what}", cite("resource-match-neutral"), cite("cost"))
    if banned is None and has < due.amount:
        text = f"{due.what} costs {due.amount}{' ' if icons else ''}{icons}, and {by} has {has} to pay with"
        rule = cite("resource-match" if icons else "neutral-any-hero")
        return refuse(text, cite("ability-cost-payable"), cite("play-cost-paid"), rule)
    if banned is None and next(payments(now, by, due), None) is None:
        text = f"{due.what} must be paid for by several heroes"
        return refuse(text, cite("play-restrictions-all"), cite("ability-cost-payable"))
    return banned


def _why_not_cost(now: Moment, item: Item, what: Instruction) -> Refusal | None:
    """cost-own-elements: each part of the cost with cards of the paying player's own."""
    if what.verb == "pay" or what.op == "if able":
        return None
    about = item.context
    if what.verb == "discard from hand":
        # An event that is being played is not in the hand any more when its cost is paid.
        has = hand_size(now, item.by) - (card(now, item.source).zone == HAND)
        needs = resolve_amount(now, what.amount, about)
        text = f"{item.by} has {counted(has, 'card')} in hand to discard, and {needs} are needed"
        return refuse(text, cite("ability-cost-payable"), cite("cost-out-of-play")) if has < needs else None
    if what.verb == "search":
        from judge.games.lotr_lcg.play.effects.searching import found_in

        wanted = len(members(now, what.by, about)) if what.by.how else 1
        text = f"there are not enough cards for this: {words(what)}"
        return refuse(text, cite("ability-cost-payable")) if len(found_in(now, what, about)) < wanted else None
    if item.ability.kind == "travel" and _asks_nothing(now, what, about):
        return None
    wanted = how_many(what.group, item)
    if what.group.how == "all" and what.verb in ("spend", "lose resource", "exhaust"):
        wanted = max(wanted, sum(_own(now, name, item) for name in members(now, what.group, about)))  # Each of them.
    enough = len(cost_candidates(now, item, what)) >= wanted
    return None if enough else _why_no_candidate(now, item, what, about)


def _asks_nothing(now: Moment, what: Instruction, about: Context) -> bool:
    """Whether a part of a Travel cost leaves nothing unpaid: there is none of what it speaks of, or it is 0 of it."""
    none = what.group.how == "all" and not members(now, what.group, about)
    counted = bool(what.amount.of) and resolve_amount(now, what.amount, about) == 0
    return none or counted or what.verb == "shuffle pile"


def how_many(group: Phrase, item: Item) -> int:
    """How many of a group are wanted: so many, X, at least one of all."""
    if group.how not in ("pick", "choose"):
        return 1
    return item.x if group.number == X_OF_THEM else 0 if group.upto else group.number


def cost_candidates(now: Moment, item: Item, what: Instruction) -> list[str]:
    """cost-own-elements: what a part of the cost can be paid with."""
    about = item.context
    all_pay = what.group.how == "each player"
    found = (name for name in members(now, what.group, about) if all_pay or _own(now, name, item))
    return [name for name in found if obstacle(now, what, name, about) is None and _in_full(now, what, name, about)]


def _in_full(now: Moment, what: Instruction, name: str, about: Context) -> bool:
    """cost: a cost is paid in full or not at all: so many tokens, cards or points of threat have to be there."""
    if what.verb not in PAID_IN_NUMBERS or what.amount.of == "all":
        return True
    found = any_card(now, name)
    much = resolve_amount(now, what.amount, about)
    match what.verb:
        case "lose resource" | "move resource" | "spend":
            return found is None or found.resources >= much
        case "remove progress":
            return found is None or found.progress >= much
        case "lower threat":
            return name not in players(now) or player(now, name).threat >= much
    return name not in players(now) or deck_size(now, name) >= much


PAID_IN_NUMBERS = ("lose resource", "move resource", "spend", "remove progress", "lower threat", "discard from deck")


def can_pay_travel(now: Moment, location: Card) -> Refusal | None:
    """travel-cost-unpayable: a Travel cost that cannot be paid in full keeps the players from travelling there."""
    for ability in (each for each in abilities(now, location) if each.kind == "travel"):
        item = Item(location.name, location.name, location.controller, decider(now, location.controller), ability)
        parts = (part for each in _told_before(ability.effects) for part in (each.parts or (each,)))
        due = [(payer, each) for each in parts for payer in _payers(now, each, item)]
        for payer, what in due:
            either = what.verb == "options"
            refusal = _why_not_either(now, payer, what) if either else _unmet(now, payer, what)
            refusal = refusal or (None if either else _why_not_cost(now, payer, what))
            if refusal is not None:
                text = f"the Travel cost of {location.name} cannot be paid: {refusal.text}"
                return refuse(text, cite("travel-cost-unpayable"), cite("travel"), *refusal.cites)
    return None


def _unmet(now: Moment, item: Item, what: Instruction) -> Refusal | None:
    """`each player spends 2 resources`: whether there are so many."""
    from judge.games.lotr_lcg.cards.conditions import holds

    short = next((each for each in what.conditions if not holds(now, each, item.context)), None)
    return (
        refuse(f"this condition is not met: {condition_words(short)}", cite("ability-cost-payable"))
        if short is not None
        else None
    )


def _told_before(effects: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """The parts of a Travel cost that can be looked at before it is paid: those up to what speaks of what was done."""
    late = (at for at, each in enumerate(effects) if _looks_back(each))
    return effects[: next(late, len(effects))]


def _looks_back(what: Instruction) -> bool:
    return what.then or any(
        (isinstance(each, Phrase) and each.how == "it")
        or (isinstance(each, Quality | Condition) and each.kind in ("done", "well"))
        or (isinstance(each, Amount) and each.of == "that")
        for each in within(what)
    )


def _why_not_either(now: Moment, item: Item, what: Instruction) -> Refusal | None:
    """travel-cost-unpayable: one of several costs has to be payable."""
    found = [
        next((refusal for each in option if (refusal := _why_not_cost(now, item, each))), None)
        for option in what.options
    ]
    return None if None in found else found[0]


def _payers(now: Moment, what: Instruction, item: Item) -> list[Item]:
    """cost: a part of a Travel cost that is laid on each player has to be paid by each of them."""
    if what.by.how in ("", "you"):
        return [item]
    names = [name for name in members(now, what.by, item.context) if name in players(now)]
    return [item._replace(by=name, you=name, last=(name,)) for name in names]


def _own(now: Moment, name: str, item: Item) -> bool:
    found = any_card(now, name)
    if found is None:
        return name == item.by or item.controller != item.by
    return found.name == item.source or item.ability.kind == "travel" or found.controller in (item.by, SCENARIO)


def _why_no_candidate(now: Moment, item: Item, what: Instruction, about: Context) -> Refusal:
    for name in members(now, what.group, about):
        refusal = obstacle(now, what, name, about)
        if refusal is not None:
            return refuse(refusal.text, *refusal.cites, cite("ability-cost-payable"), cite("cost-own-elements"))
        if not _own(now, name, item):
            text = f"{name} is not under {item.by}'s control"
            return refuse(text, cite("cost-own-elements"), cite("ability-cost-payable"))
    return refuse(f"the cost cannot be paid: {words(what)}", cite("ability-cost-payable"), cite("cost"))
