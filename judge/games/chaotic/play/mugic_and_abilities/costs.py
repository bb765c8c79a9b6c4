"""8.4.2 and 8.4.4 Costs: what Mugic, abilities and attacks cost, and paying for them."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine import Choice, Cite, Moment, Refusal, Verb, refuse
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.cards.meanings import Battlegear, Cost
from judge.games.chaotic.play.battlegear import discard_gear
from judge.games.chaotic.play.leaving_play import SACRIFICED, destroy
from judge.games.chaotic.play.mugic_and_abilities.abilities import changes
from judge.games.chaotic.play.who import bound_item, controlled, gear_of
from judge.games.chaotic.things import Creature, Item, Player


def counters_needed(now: Moment, creature: Creature, cost: Cost, x: int, affiliation: str | None = None) -> int:
    """8.4.2.1, 8.4.2.4: the Mugic counters to remove, after what game effects make of the number; never below 0.

    Only a Mugic has an affiliation; some effects concern those of one.
    """
    needed = x if cost.x else cost.counters
    kinds = () if affiliation is None else ("mugic cost", f"{affiliation.casefold()} mugic cost")
    found = [each for kind in kinds for _, each in changes(now, creature, kind)]
    for change in found if found and now.reads("cost-changes") == "count" else ():
        needed = {"add": needed + change.amount, "subtract": needed - change.amount, "set": change.amount}.get(
            change.op, needed
        )
    return max(0, needed)


def refuse_cost(now: Moment, creature: Creature, cost: Cost, needed: int, by: str, rule: Cite) -> Refusal | None:
    """8.4.1.4: what cannot be paid in full cannot be played; the announcement is cancelled."""
    cites = (rule, cite("8.4.1.4")) if rule != cite("8.4.3.2") else (rule,)
    cites = (*cites, cite("8.4.2.4")) if needed != cost.counters and not cost.x else cites
    if creature.counters < needed and not _pooled(now, creature, needed, by):
        return refuse(f"{creature.name} has {creature.counters} of the {needed} Mugic counters needed", *cites)
    if cost.uninfect and not creature.infected and now.reads("uninfect-cost") == "must-be-infected":
        return refuse(f"{creature.name} is not Infected and cannot pay by Uninfecting", cite("9.1.3.2"), *cites)
    if cost.sacrifice == "gear" and not gear_of(now, creature):
        return refuse(f"{creature.name} has no Battlegear to sacrifice", cite("8.4.2.4"), cite("8.4.1.4"))
    if cost.discard_mugic and _to_spare(now, by) < cost.discard_mugic:
        return refuse(f"{by} has too few Mugic Cards to discard", *cites)
    return None


def _pooled(now: Moment, creature: Creature, needed: int, by: str) -> bool:
    """The mistake of paying with counters from several Creatures."""
    total = sum(each.counters for each in controlled(now, by))
    return total >= needed and now.reads("one-payer") == "several"


def _to_spare(now: Moment, by: str) -> int:
    """The Mugic in hand besides the one that is being played."""
    item = now.bound("item")
    played = isinstance(item, Item) and item.kind == "mugic"
    return len(now.the(Player, by).mugic) - (0 if played else 1)


def _cost(now: Moment) -> Cost:
    return now.given(Cost, "cost")


@RULES.test
def must_sacrifice_one(now: Moment) -> bool:
    """8.4.2.4: whether the cost is a Creature to be chosen."""
    return _cost(now).sacrifice == "a creature"


@RULES.verb
class Sacrifice(Verb):
    """g-sacrifice: a player chooses one of his or her Creatures to sacrifice as a cost."""

    name = "sacrifice"
    phrase = "sacrifices {0}"

    def by(self, now: Moment) -> str:
        return bound_item(now).by

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        yield from ((each.name,) for each in controlled(now, by))

    def take(self, now: Moment, choice: Choice) -> None:
        destroy(now, [now.the(Creature, str(choice.args[0]))], cite("g-sacrifice"), word=SACRIFICED)


@RULES.test
def must_discard_one(now: Moment) -> bool:
    """8.4.2.4: whether a Mugic is still to be discarded as a cost."""
    return _cost(now).discard_mugic > 0


@RULES.verb
class DiscardMugic(Verb):
    """8.4.2.4: a player discards a Mugic Card from hand as a cost."""

    name = "discard"
    phrase = "discards {0}"

    def by(self, now: Moment) -> str:
        return bound_item(now).by

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        yield from ((card,) for card in dict.fromkeys(now.the(Player, by).mugic))

    def take(self, now: Moment, choice: Choice) -> None:
        player, card = now.the(Player, choice.by), str(choice.args[0])
        hand = list(player.mugic)
        hand.remove(card)
        now.put(player._replace(mugic=tuple(hand), discard=(*player.discard, card)))
        now.bind("cost", _cost(now)._replace(discard_mugic=_cost(now).discard_mugic - 1))
        now.say(f"{choice.by} discards {card} as a cost.", cite("8.4.2.4"), actor=choice.by)


@RULES.step
def pay_cost(now: Moment) -> None:
    """8.4.1.4: the cost is paid as the thing is played."""
    item, cost = bound_item(now), _cost(now)
    payer = now.the(Creature, item.creature)
    if item.paid:
        now.put(payer._replace(counters=max(0, payer.counters - item.paid)))
        now.say(
            f"{payer.name} pays {item.paid} Mugic counter{'s' if item.paid > 1 else ''}.",
            cite("8.4.1.4"),
            actor=item.by,
        )
    if cost.uninfect:
        now.put(now.the(Creature, payer.name)._replace(infected=False))
        now.say(f"{payer.name} is Uninfected as a cost.", cite("9.1.3.2"), actor=item.by)
    if cost.sacrifice == "gear":
        for gear in gear_of(now, payer)[:1]:
            discard_gear(now, gear, cite("g-sacrifice"), SACRIFICED)
    elif cost.sacrifice == "this":
        _sacrifice_this(now, item)


def _sacrifice_this(now: Moment, item: Item) -> None:
    """g-source: `this` is the card that has the ability, a Creature or a Battlegear."""
    card = now.get(item.source)
    if isinstance(card, Battlegear):
        discard_gear(now, card, cite("g-sacrifice"), SACRIFICED)
    elif isinstance(card, Creature):
        destroy(now, [card], cite("g-sacrifice"), word=SACRIFICED)
