"""initiating-2 to initiating-4: the cost is determined, modified and paid."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any

from judge.engine import Choice, Cite, Moment, Refusal, refuse
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.conditions import holds
from judge.games.lotr_lcg.cards.deeds import obstacle, occurrences
from judge.games.lotr_lcg.cards.groups import members
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.cards.saying import group_words
from judge.games.lotr_lcg.play.abilities.triggering_conditions import happen
from judge.games.lotr_lcg.play.choice_words import (
    ChooseSome,
    OfAbility,
    Wanted,
    everything,
    how_many_words,
    least,
    names_of,
)
from judge.games.lotr_lcg.play.costs import (
    Due,
    cost_candidates,
    cost_value,
    dues,
    has_x,
    is_played,
    payers,
    payments,
    why_not_payable,
)  # fmt: skip
from judge.games.lotr_lcg.play.in_play.areas import move
from judge.games.lotr_lcg.play.in_play.card_types import is_a
from judge.games.lotr_lcg.play.initiating.play_restrictions import lacks_target
from judge.games.lotr_lcg.play.values import resolve_amount
from judge.games.lotr_lcg.play.who import any_card, bound_item, card, hand, listed, player
from judge.games.lotr_lcg.things import DISCARD, HAND, ON_TABLE, Item, Occurrence
from judge.kit.words import counted, read_form, read_shares

MOST_X = 20


@RULES.test
def x_is_open(now: Moment) -> bool:
    """letter-x: whether the player must still choose the value of X."""
    item = bound_item(now)
    return item.ability.kind != "forced" and has_x(now, item)


def too_high(now: Moment, item: Item) -> Refusal | None:
    """letter-x: whether card text bounds the X that is chosen, and this one is beyond that."""
    bounds = (each for each in item.ability.conditions if each.left is not None and each.left.of == "X")
    if all(holds(now, each, item.context) for each in bounds):
        return None
    return refuse(f"X cannot be {item.x}", cite("letter-x"), cite("play-restrictions-all"))


@RULES.verb
class NameX(OfAbility):
    """x-cost: the player says what X is, before the cost is modified."""

    name = "name-x"
    phrase = "names X = {0}"
    example = "names X = 3"
    only = refuse(
        "the value of X is chosen when a player uses a card or ability with X in its cost",
        cite("letter-x"),
        cite("x-cost"),
    )

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        if isinstance(now.bound("item"), Item):
            yield from ((x,) for x in range(MOST_X + 1))

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        item = self.named(now, choice)
        return too_high(now, item) or why_not_payable(now, item) or lacks_target(now, item)

    def take(self, now: Moment, choice: Choice) -> None:
        now.bind("item", self.named(now, choice)._replace(rules=("x-cost",)))
        now.say(f"{choice.by} chooses {choice.args[0]} for X.", cite("x-cost"), cite("letter-x"), actor=choice.by)

    def named(self, now: Moment, choice: Choice) -> Item:
        """The ability with the X that was named."""
        x = choice.args[0]
        assert isinstance(x, int)
        return bound_item(now)._replace(x=x)


@RULES.step
def determine_cost(now: Moment) -> None:
    """initiating-2, initiating-3: the costs are determined, and then modified."""
    item = bound_item(now)
    found = dues(now, item)
    now.bind("paying", tuple(found))
    now.bind("costs", tuple(each for each in item.ability.costs if each.verb != "pay"))
    if is_played(now, item):
        value = cost_value(now, card(now, item.source), item.x, item.last[0] if item.last else "")
        rules = (cite("initiating-2"), cite("initiating-3"))
        now.say(f"{item.name} costs {value.total}.", *rules, event=("cost", item.source), value=value)
    now.bind("item", item._replace(targets=()))


def _due(now: Moment) -> Due | None:
    return next(iter(listed(now, "paying")), None)


@RULES.test
def payment_is_due(now: Moment) -> bool:
    """initiating-4: whether resources must still be assigned to a cost."""
    return _due(now) is not None


@RULES.test
def payment_is_open(now: Moment) -> bool:
    """initiating-4: whether a payment can be made in more than one way."""
    due = _due(now)
    return due is not None and len(list(payments(now, bound_item(now).by, due))) > 1


@RULES.step
def pay_the_only_way(now: Moment) -> None:
    """initiating-4: where there is just one way to pay, it is taken."""
    due = _due(now)
    assert due is not None
    _assign(now, next(iter(payments(now, bound_item(now).by, due)), ()))


def _assign(now: Moment, shares: tuple[tuple[str, int], ...]) -> None:
    now.bind("payment", (*now.given(tuple, "payment"), *shares))
    now.bind("paying", now.given(tuple, "paying")[1:])


@RULES.verb
class Pay(OfAbility):
    """initiating-4: the player says which heroes pay."""

    name = "pay"
    example = "pays 2 from <hero> and 1 from <hero>"
    only = refuse("there is nothing to pay for now", cite("initiating-4"), cite("cost"))

    def say(self, choice: Choice) -> str:
        shares: Any = choice.args[0]
        return "pays " + (" and ".join(f"{paid} from {name}" for name, paid in shares) or "nothing")

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        due = _due(now)
        if due is not None:
            yield from ((shares,) for shares in payments(now, by, due))

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """`pays 2 from Gimli`, legal or not, so that a wrong payment is refused with its rule."""
        if not text.startswith("pays "):
            return None
        shares = read_shares(text.removeprefix("pays ").replace(" from ", " to "), everything(now))
        return None if not shares else (shares,)

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        due, shares = _due(now), choice.args[0] if choice.args else ()
        if due is None:
            return self.only
        assert isinstance(shares, tuple)
        if shares in list(payments(now, choice.by, due)):
            return None
        able = {each.name: each for each in payers(now, choice.by, due)}
        for name, much in shares:
            if name not in able:
                return _cannot_pay(now, choice.by, name, due)
            if much > able[name].resources:
                text = f"{name} has {counted(able[name].resources, 'resource')}, not {much}"
                return refuse(text, cite("initiating-4"), cite("resources"))
        text = f"exactly {counted(due.amount, 'resource')} must be paid in total"
        return refuse(text, cite("initiating-4"), cite("cost"))

    def take(self, now: Moment, choice: Choice) -> None:
        shares: Any = choice.args[0]
        _assign(now, shares)


def _cannot_pay(now: Moment, by: str, name: str, due: Due) -> Refusal:
    """resource-match, cost-own-elements: why the resources of a card cannot be spent on this."""
    of = any_card(now, name)
    if of is None or not is_a(now, of, "hero") or not of.in_play:
        return refuse(f"{name} is not a hero in play", cite("resources"), cite("initiating-4"))
    if of.controller != by:
        return refuse(f"{name} is not under {by}'s control", cite("cost-own-elements"), cite("resource-match"))
    icons = " or ".join(due.spheres)
    return refuse(f"{name} has no {icons} icon" if icons else f"{name} cannot pay for it", cite("resource-match"))


def _next_cost(now: Moment) -> Instruction | None:
    """The next part of the cost for which something has not been chosen yet."""
    chosen = now.bound("item")
    left: tuple[Instruction, ...] = listed(now, "costs")[len(chosen.targets) :] if isinstance(chosen, Item) else ()
    return left[0] if left else None


def _cost_options(now: Moment) -> Wanted:
    what, item = _next_cost(now), bound_item(now)
    if what is None:
        return [], 0, False
    if what.verb == "discard from hand":
        found = [each.name for each in hand(now, item.by) if each.name != item.source]
        return found, resolve_amount(now, what.amount, item.context), False
    found = cost_candidates(now, item, what)
    picks = what.group.how in ("pick", "choose")
    wanted = what.group.number if what.group.number > 0 else item.x
    return found, min(wanted, len(found)) if picks else len(found), what.group.upto


@RULES.test
def cost_choice_left(now: Moment) -> bool:
    """initiating-4: whether the player must still choose how to pay a part of the cost."""
    return _next_cost(now) is not None


@RULES.test
def cost_choice_open(now: Moment) -> bool:
    """initiating-4: whether there is more than one way to pay a part of the cost."""
    found, wanted, upto = _cost_options(now)
    return _next_cost(now) is not None and (len(found) > wanted or upto)


@RULES.test
def cost_choice_closed(now: Moment) -> bool:
    """initiating-4: whether there is only one way to pay a part of the cost."""
    return cost_choice_left(now) and not cost_choice_open(now)


@RULES.step
def take_only_cost(now: Moment) -> None:
    """initiating-4: where there is nothing to choose, the cost is paid with what there is."""
    found, wanted, _ = _cost_options(now)
    item = bound_item(now)
    if found[:wanted] and found[:wanted] not in ([item.source], [item.by]):
        now.say(f"{item.by} pays with {' and '.join(found[:wanted])}.", cite("initiating-4"), actor=item.by)
    now.bind("item", item._replace(targets=(*item.targets, tuple(found[:wanted]))))


@RULES.verb
class ChooseCost(ChooseSome):
    """initiating-4: the player says what a part of the cost is paid with."""

    name = "choose-cost"
    example = "pays with <card>"
    words = "pays with {0}"
    nobody = "nothing"
    only = refuse("there is nothing to pay for now", cite("initiating-4"), cite("cost"))

    def wanted(self, now: Moment) -> Wanted | None:
        return _cost_options(now) if _next_cost(now) is not None else None

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        forms = r"(?:chooses|exhausts|discards|pays with|returns) (?P<names>.+)"
        names = read_form(text, everything(now), forms if _next_cost(now) else r"pays with (?P<names>.+)")
        return (names,) if names else None

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        what, names = _next_cost(now), names_of(choice)
        if what is None:
            return self.only
        found, number, upto = _cost_options(now)
        for name in (name for name in names if name not in found):
            item = bound_item(now)
            meant = name in members(now, what.group, item.context)
            why = obstacle(now, what, name, item.context) if meant else None
            asked = "a card from hand" if what.verb == "discard from hand" else group_words(what.group)
            text = why.text if why else f"{item.by} must pay the cost with {asked} of their own, and {name} is not one"
            return refuse(text, cite("initiating-4"), cite("cost-own-elements"), *(why.cites if why else ()))
        fits = len(set(names)) == len(names) and least(found, number, upto) <= len(names) <= number
        return None if fits else refuse(how_many_words(number, upto), cite("initiating-4"), cite("cost"))

    def take(self, now: Moment, choice: Choice) -> None:
        item = bound_item(now)
        now.bind("item", item._replace(targets=(*item.targets, names_of(choice))))


def _matching(now: Moment, item: Item, payers: int) -> Cite:
    """2.2-pay: resources match the sphere; neutral-any-hero, neutral-combine: those for a neutral card need not."""
    if not is_played(now, item) or any(due.spheres for due in dues(now, item)):
        return cite("2.2-pay")
    return cite("neutral-combine") if payers > 1 else cite("neutral-any-hero")


@RULES.step
def pay_costs(now: Moment) -> None:
    """cost-simultaneous: all costs are paid at the same time."""
    item, payment = bound_item(now), now.given(tuple, "payment")
    paid = [Occurrence("spend", name, amount, item.source, item.by, cause="cost") for name, amount in payment]
    for what, names in zip(now.given(tuple, "costs"), item.targets, strict=False):
        about = item.context
        if what.verb == "discard from hand":
            paid += _discards(now, what, names, item)
        else:
            paid += [each for name in names for each in occurrences(now, what, name, about, "cost")]
    last = tuple(name for names in item.targets for name in names if name != item.source)
    last = () if item.ability.kind == "play" else last
    sum_paid = sum(amount for _, amount in payment)
    if has_x(now, item) and sum_paid != item.x and now.reads("unpaid-difference") == "as-paid":
        item = item._replace(x=sum_paid)
    now.bind("item", item._replace(targets=(), last=last or item.last, earlier=last))
    now.bind("paid", tuple(paid))
    if not paid:
        return
    said = ", ".join(f"{amount} from {name}" for name, amount in payment)
    if said:
        now.say(f"{item.by} pays {said}.", cite("initiating-4"), _matching(now, item, len(payment)), actor=item.by)
    happen(now, *paid)


def _discards(now: Moment, what: Instruction, names: tuple[str, ...], item: Item) -> list[Occurrence]:
    """cost-out-of-play: cards from the paying player's own hand; some of them may have no name here."""
    unnamed = resolve_amount(now, what.amount, item.context) - len(names)
    who = player(now, item.by)
    now.put(who._replace(hand_rest=who.hand_rest - unnamed, discard_rest=who.discard_rest + unnamed))
    if unnamed:
        now.say(f"{item.by} discards {counted(unnamed, 'card')} from hand.", cite("cost-out-of-play"), actor=item.by)
    return [Occurrence("discard", name, player=item.by, detail=HAND, cause="cost") for name in names]


@RULES.test
def cost_is_unpaid(now: Moment) -> bool:
    """to-unpaid: whether a part of the cost was not paid."""
    done = now.given(tuple, "happened")
    kinds = {(each.kind, each.subject) for each in done}
    return any((each.kind, each.subject) not in kinds for each in now.given(tuple, "paid"))


@RULES.test
def unpaid_event(now: Moment) -> bool:
    """event-play-sequence: whether an event was played and its cost was not paid."""
    return cost_is_unpaid(now) and card(now, bound_item(now).source).zone == ON_TABLE


@RULES.step
def nothing_for_nothing(now: Moment) -> None:
    """to-unpaid: without its cost the effect cannot be resolved."""
    now.say(f"The cost of {bound_item(now).name} was not paid, so its effect does not resolve.", cite("to-unpaid"))


@RULES.step
def put_away_unpaid_event(now: Moment) -> None:
    """event-play-sequence: where an event goes whose cost was not paid is the reading event-unpaid."""
    name = bound_item(now).source
    kept = now.reads("event-unpaid") == "back-in-hand"
    move(now, name, HAND if kept else DISCARD)
    place = "returns to its owner's hand" if kept else "goes to the discard pile"
    now.say(f"{name} {place}.", cite("event-play-sequence"), event=("returned" if kept else "discarded", name))
