"""initiating-abilities: announce, check, determine the cost, pay it, choose targets, resolve, in this order."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine.moment import Moment
from judge.engine.record import Choice, Refusal, refuse
from judge.engine.rules import Verb
from judge.games.lotr_lcg.cardtext import Instruction
from judge.games.lotr_lcg.costs import (
    Due,
    cost_candidates,
    cost_value,
    dues,
    has_x,
    is_played,
    payments,
    why_not_payable,
)
from judge.games.lotr_lcg.groups import context
from judge.games.lotr_lcg.occurrences import happen
from judge.games.lotr_lcg.potential import choosable, targeted, why_not_chosen
from judge.games.lotr_lcg.restrictions import first_reason, limit_key
from judge.games.lotr_lcg.rules import RULES, cite
from judge.games.lotr_lcg.things import HAND, ON_TABLE, Item, Occurrence
from judge.games.lotr_lcg.values import resolve_amount
from judge.games.lotr_lcg.verbs import occurrences
from judge.games.lotr_lcg.who import bound_item, card, hand, player
from judge.games.lotr_lcg.zones import move, tick, use

MOST_X = 20


def why_not(now: Moment, item: Item) -> Refusal | None:
    """initiating-1: why an ability cannot be initiated now, the window apart."""
    return first_reason(now, item)


def begin(now: Moment, item: Item) -> None:
    """initiating-abilities: an ability starts on its way."""
    now.call("initiate", item=item, payment=(), paying=(), costs=(), happened=())


@RULES.step
def announce(now: Moment) -> None:
    """initiating-1, limits: the player declares what is used; it counts against its limit from here on."""
    item = bound_item(now)
    if item.ability.limit is not None:
        for each in dict.fromkeys((limit_key(item), limit_key(item, shared_limit=True))):
            use(now, each)
    verb = "plays" if is_played(now, item) else "uses"
    if card(now, item.source).printed.type == "event":
        move(now, item.source, ON_TABLE)
    if item.ability.kind in ("forced", "when revealed", "shadow", "setup"):
        now.say(f"{item.name}: the {item.ability.kind} ability initiates.", cite("triggered-automatic"),
                event=("initiated", item.name))  # fmt: skip
    else:
        now.say(f"{item.by} {verb} {item.name}.", cite("initiating-1"), actor=item.by, event=("initiated", item.name))


@RULES.test
def x_is_open(now: Moment) -> bool:
    """letter-x: whether the player still has to say what X is."""
    item = bound_item(now)
    return item.ability.kind != "forced" and has_x(now, item)


@RULES.verb
class NameX(Verb):
    """x-cost: the player says what X is, before the cost is modified."""

    name = "name-x"
    example = "names X = 3"

    def say(self, choice: Choice) -> str:
        return f"names X = {choice.args[0]}"

    def by(self, now: Moment) -> str:
        return bound_item(now).by

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        if isinstance(now.bound("item"), Item):
            yield from ((x,) for x in range(MOST_X + 1))

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        x = choice.args[0]
        assert isinstance(x, int)
        return why_not_payable(now, bound_item(now)._replace(x=x))

    def take(self, now: Moment, choice: Choice) -> None:
        x = choice.args[0]
        assert isinstance(x, int)
        now.bind("item", bound_item(now)._replace(x=x, rules=("x-cost",)))
        now.say(f"{choice.by} sets X at {x}.", cite("x-cost"), cite("letter-x"), actor=choice.by)


@RULES.step
def determine_cost(now: Moment) -> None:
    """initiating-2, initiating-3: the costs are determined, and then modified."""
    item = bound_item(now)
    found = dues(now, item)
    now.bind("paying", tuple(found))
    now.bind("costs", tuple(each for each in item.ability.costs if each.verb != "pay"))
    if is_played(now, item):
        value = cost_value(now, card(now, item.source), item.x, item.last[0] if item.last else "")
        now.say(f"{item.name} costs {value.total}.", cite("initiating-2"), cite("initiating-3"),
                event=("cost", item.source), value=value)  # fmt: skip
    now.bind("item", item._replace(targets=()))


def _due(now: Moment) -> Due | None:
    paying = now.bound("paying")
    return paying[0] if isinstance(paying, tuple) and paying else None


@RULES.test
def payment_is_due(now: Moment) -> bool:
    """initiating-4: whether resources are still to be assigned to a cost."""
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
class Pay(Verb):
    """initiating-4: the player says which heroes pay."""

    name = "pay"
    example = "pays 2 from <hero> and 1 from <hero>"

    def say(self, choice: Choice) -> str:
        shares = choice.args[0]
        assert isinstance(shares, tuple)
        return "pays " + (" and ".join(f"{paid} from {name}" for name, paid in shares) or "nothing")

    def by(self, now: Moment) -> str:
        return bound_item(now).by

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        due = _due(now)
        if due is not None:
            yield from ((shares,) for shares in payments(now, by, due))

    def take(self, now: Moment, choice: Choice) -> None:
        shares = choice.args[0]
        assert isinstance(shares, tuple)
        _assign(now, shares)


def _next_cost(now: Moment) -> Instruction | None:
    """The next part of the cost for which something has not been chosen yet."""
    costs, chosen = now.bound("costs"), now.bound("item")
    if not isinstance(costs, tuple) or not isinstance(chosen, Item) or len(chosen.targets) >= len(costs):
        return None
    found: Instruction = costs[len(chosen.targets)]
    return found


def _cost_options(now: Moment) -> tuple[list[str], int, bool]:
    what, item = _next_cost(now), bound_item(now)
    if what is None:
        return [], 0, False
    if what.verb == "discard from hand":
        found = [each.name for each in hand(now, item.by) if each.name != item.source]
        return found, resolve_amount(now, what.amount, context(item)), False
    found = cost_candidates(now, item, what)
    picks = what.group.how in ("pick", "choose")
    wanted = what.group.number if what.group.number > 0 else item.x
    return found, min(wanted, len(found)) if picks else len(found), what.group.upto


@RULES.test
def cost_choice_left(now: Moment) -> bool:
    """initiating-4: whether it is still to be said what a part of the cost is paid with."""
    return _next_cost(now) is not None


@RULES.test
def cost_choice_open(now: Moment) -> bool:
    """initiating-4: whether there is more than one way to pay a part of the cost."""
    found, wanted, upto = _cost_options(now)
    return _next_cost(now) is not None and (len(found) > wanted or upto)


@RULES.test
def cost_choice_closed(now: Moment) -> bool:
    """initiating-4: whether there is a part of the cost with just one way to pay it."""
    return cost_choice_left(now) and not cost_choice_open(now)


@RULES.step
def take_only_cost(now: Moment) -> None:
    """initiating-4: where there is nothing to choose, the cost is paid with what there is."""
    found, wanted, _ = _cost_options(now)
    item = bound_item(now)
    now.bind("item", item._replace(targets=(*item.targets, tuple(found[:wanted]))))


def _combinations(found: list[str], wanted: int, upto: bool) -> Iterator[tuple[str, ...]]:
    from itertools import combinations

    for size in range(0 if upto else wanted, min(wanted, len(found)) + 1):
        yield from combinations(found, size)


@RULES.verb
class ChooseCost(Verb):
    """initiating-4: the player says what a part of the cost is paid with."""

    name = "choose-cost"
    example = "pays with <card>"

    def say(self, choice: Choice) -> str:
        names = choice.args[0]
        assert isinstance(names, tuple)
        return f"pays with {' and '.join(names) or 'nothing'}"

    def by(self, now: Moment) -> str:
        return bound_item(now).by

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        if isinstance(now.bound("item"), Item) and _next_cost(now) is not None:
            yield from ((names,) for names in _combinations(*_cost_options(now)))

    def take(self, now: Moment, choice: Choice) -> None:
        names = choice.args[0]
        assert isinstance(names, tuple)
        item = bound_item(now)
        now.bind("item", item._replace(targets=(*item.targets, names)))


@RULES.step
def pay_costs(now: Moment) -> None:
    """cost-simultaneous: all costs are paid at the same time."""
    item, payment = bound_item(now), now.given(tuple, "payment")
    paid = [Occurrence("spend", name, amount, item.source, item.by, cause="cost") for name, amount in payment]
    for what, names in zip(now.given(tuple, "costs"), item.targets, strict=False):
        about = context(item)
        if what.verb == "discard from hand":
            paid += _discards(now, what, names, item)
        else:
            paid += [each for name in names for each in occurrences(now, what, name, about, "cost")]
    last = tuple(name for names in item.targets for name in names if name != item.source)
    if (
        has_x(now, item)
        and sum(amount for _, amount in payment) != item.x
        and now.reads("unpaid-difference") == "as-paid"
    ):
        item = item._replace(x=sum(amount for _, amount in payment))
    now.bind("item", item._replace(targets=(), last=last or item.last))
    now.bind("costs", tuple(paid))
    if not paid:
        return
    said = ", ".join(f"{amount} from {name}" for name, amount in payment)
    if said:
        now.say(f"{item.by} pays {said}.", cite("initiating-4"), cite("2.2-pay"), actor=item.by)
    happen(now, *paid)


def _discards(now: Moment, what: Instruction, names: tuple[str, ...], item: Item) -> list[Occurrence]:
    """cost-out-of-play: cards from the paying player's own hand; some of them may have no name here."""
    unnamed = resolve_amount(now, what.amount, context(item)) - len(names)
    who = player(now, item.by)
    now.put(who._replace(hand_rest=who.hand_rest - unnamed, discard_rest=who.discard_rest + unnamed))
    if unnamed:
        now.say(f"{item.by} discards {unnamed} card(s) from hand.", cite("cost-out-of-play"), actor=item.by)
    return [Occurrence("discard", name, player=item.by, detail=HAND, cause="cost") for name in names]


@RULES.test
def cost_is_unpaid(now: Moment) -> bool:
    """to-unpaid: whether a part of the cost was not paid after all."""
    done = now.given(tuple, "happened")
    kinds = {(each.kind, each.subject) for each in done}
    return any((each.kind, each.subject) not in kinds for each in now.given(tuple, "costs"))


@RULES.test
def unpaid_event(now: Moment) -> bool:
    """event-play-sequence: whether an event was played for a cost that was not paid after all."""
    return cost_is_unpaid(now) and an_event_was_played(now)


@RULES.step
def nothing_for_nothing(now: Moment) -> None:
    """to-unpaid: without its cost the effect cannot be resolved."""
    now.say(f"The cost of {bound_item(now).name} was not paid, so its effect does not resolve.", cite("to-unpaid"))


def _next_target(now: Moment) -> Instruction | None:
    item = now.bound("item")
    if not isinstance(item, Item):
        return None
    wanted = targeted(item)
    return wanted[len(item.targets)] if len(item.targets) < len(wanted) else None


@RULES.test
def target_left(now: Moment) -> bool:
    """initiating-5: whether a target is still to be chosen."""
    return _next_target(now) is not None


@RULES.test
def target_open(now: Moment) -> bool:
    """initiating-5: whether there is more than one way to choose."""
    what = _next_target(now)
    if what is None:
        return False
    found = choosable(now, what, context(bound_item(now)))
    return len(found) > what.group.number or (what.group.upto and bool(found)) or (what.may and bool(found))


@RULES.test
def target_closed(now: Moment) -> bool:
    """initiating-5: whether there is a target to choose, and no choice."""
    return target_left(now) and not target_open(now)


@RULES.step
def take_only_target(now: Moment) -> None:
    """initiating-5: the only possible target is chosen; after payment there may be none left (choose-after-pay)."""
    what, item = _next_target(now), bound_item(now)
    assert what is not None
    found = tuple(choosable(now, what, context(item)))
    if not found:
        now.say(
            f"{item.name} finds no target any more; its cost stays paid.",
            cite("initiating-5"),
            cite("choose-no-target"),
        )
    else:
        now.say(f"{item.name} targets {' and '.join(found)}.", cite("initiating-5"), cite("choose-controller"))
    now.bind("item", item._replace(targets=(*item.targets, found)))


@RULES.verb
class ChooseTarget(Verb):
    """initiating-5: the controller of an ability chooses its target."""

    name = "choose"
    example = "chooses <card or player>"

    def say(self, choice: Choice) -> str:
        names = choice.args[0]
        assert isinstance(names, tuple)
        return f"chooses {' and '.join(names) or 'nobody'}"

    def by(self, now: Moment) -> str:
        return bound_item(now).by

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        what, item = _next_target(now), now.bound("item")
        if what is not None and isinstance(item, Item):
            from judge.games.lotr_lcg.groups import members

            found = members(now, what.group, context(item))
            yield from (
                (names,)
                for names in _combinations(found, min(what.group.number, len(found)), what.group.upto or what.may)
            )

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        what, names = _next_target(now), choice.args[0]
        assert what is not None and isinstance(names, tuple)
        about = context(bound_item(now))
        found = choosable(now, what, about)
        for name in names:
            refusal = why_not_chosen(now, what, name, about)
            if refusal is not None:
                return refuse(refusal.text, *refusal.cites, cite("choose"))
        if len(names) < min(what.group.number, len(found)) and not (what.group.upto or what.may):
            return refuse(f"{what.group.number} have to be chosen", cite("choose"))
        return None

    def take(self, now: Moment, choice: Choice) -> None:
        names, item = choice.args[0], bound_item(now)
        assert isinstance(names, tuple)
        now.bind("item", item._replace(targets=(*item.targets, names)))
        now.say(f"{choice.by} {self.say(choice)}.", cite("initiating-5"), cite("choose-controller"), actor=choice.by,
                event=("chosen", " and ".join(names)))  # fmt: skip


@RULES.step
def come_to_effect(now: Moment) -> None:
    """initiating-6: the ability resolves, or the card is played; its effect may be canceled as it initiates."""
    item = bound_item(now)
    of = card(now, item.source)
    tick(now)
    event = item.event
    if of.printed.type == "event":
        happen(now, Occurrence("play", of.name, source=of.name, player=item.by, detail="event"),
               Occurrence("effect", of.name, source=of.name, player=item.by, detail="event"), item=item)  # fmt: skip
        return
    other = event.other if event else ""
    happen(now, Occurrence("effect", item.source, source=item.source, player=item.by, other=other,
                           detail=item.ability.kind, cause="card effect"), item=item)  # fmt: skip


@RULES.test
def an_event_was_played(now: Moment) -> bool:
    """event-play-sequence: whether the card is an event, which is now discarded."""
    return card(now, bound_item(now).source).zone == ON_TABLE
