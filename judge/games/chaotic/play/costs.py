"""8.4.2 and 8.4.4 Costs: what Mugic, abilities and attacks cost, and paying for them."""

from __future__ import annotations

from collections.abc import Iterable

from judge.engine import Cite, Moment, Refusal, refuse
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.cards.meanings import Battlegear, Cost
from judge.games.chaotic.play.battlegear import discard_gear
from judge.games.chaotic.play.leaving_play import SACRIFICED, destroy
from judge.games.chaotic.play.mugic_and_abilities.abilities import changes
from judge.games.chaotic.play.who import ItemsPlayer, bound_item, controlled, gear_of
from judge.games.chaotic.things import Creature, Item, Player, without
from judge.kit.choosing import Pick, PickThing
from judge.kit.words import counted


def counters_needed(now: Moment, creature: Creature, cost: Cost, x: int, affiliation: str | None = None) -> int:
    """8.4.2.1, 8.4.2.4: the Mugic counters to remove, after what game effects make of the number; never below 0.

    Only a Mugic has an affiliation; some effects concern those of one.
    """
    needed = x if cost.x else cost.counters
    kinds = () if affiliation is None else ("mugic cost", f"{affiliation.casefold()} mugic cost")
    found = [each for kind in kinds for _, each in changes(now, creature, kind)]
    for change in found if found and now.reads("cost-changes") == "count" else ():
        after = {"add": needed + change.amount, "subtract": needed - change.amount, "set": change.amount}
        needed = after.get(change.op, needed)
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
class Sacrifice(ItemsPlayer, PickThing[Creature]):
    """g-sacrifice: a player chooses one of his or her Creatures to sacrifice as a cost."""

    name = "sacrifice"
    phrase = "sacrifices {0}"
    kind = Creature

    def things(self, now: Moment, by: str) -> list[Creature]:
        return controlled(now, by)

    def take_thing(self, now: Moment, by: str, thing: Creature) -> None:
        destroy(now, [thing], cite("g-sacrifice"), word=SACRIFICED)


@RULES.test
def must_discard_one(now: Moment) -> bool:
    """8.4.2.4: whether a Mugic is still to be discarded as a cost."""
    return _cost(now).discard_mugic > 0


@RULES.verb
class DiscardMugic(ItemsPlayer, Pick):
    """8.4.2.4: a player discards a Mugic Card from hand as a cost."""

    name = "discard"
    phrase = "discards {0}"

    def options(self, now: Moment, by: str) -> Iterable[str]:
        return dict.fromkeys(now.the(Player, by).mugic)

    def picked(self, now: Moment, by: str, name: str) -> None:
        player, cost = now.the(Player, by), _cost(now)
        now.put(player._replace(mugic=without(player.mugic, name), discard=(*player.discard, name)))
        now.bind("cost", cost._replace(discard_mugic=cost.discard_mugic - 1))
        now.say(f"{by} discards {name} as a cost.", cite("8.4.2.4"), actor=by)


@RULES.step
def pay_cost(now: Moment) -> None:
    """8.4.1.4: the cost is paid as the thing is played; g-source: `this` is the card that has the ability."""
    item, cost = bound_item(now), _cost(now)
    payer = now.the(Creature, item.creature)
    if item.paid:
        now.put(payer._replace(counters=max(0, payer.counters - item.paid)))
        now.say(f"{payer.name} pays {counted(item.paid, 'Mugic counter')}.", cite("8.4.1.4"), actor=item.by)
    if cost.uninfect:
        now.put(now.the(Creature, payer.name)._replace(infected=False))
        now.say(f"{payer.name} is Uninfected as a cost.", cite("9.1.3.2"), actor=item.by)
    if cost.sacrifice == "gear":
        for gear in gear_of(now, payer)[:1]:
            discard_gear(now, gear, cite("g-sacrifice"), SACRIFICED)
    card = now.get(item.source) if cost.sacrifice == "this" else None
    if isinstance(card, Battlegear):
        discard_gear(now, card, cite("g-sacrifice"), SACRIFICED)
    elif isinstance(card, Creature):
        destroy(now, [card], cite("g-sacrifice"), word=SACRIFICED)
