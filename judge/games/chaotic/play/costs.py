"""8.4.2 and 8.4.4 Costs: what Mugic, abilities and attacks cost, and paying for them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from judge.engine import Cite, Moment, Refusal, no_rule, refuse
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.cards import conditions, meant, qualities
from judge.games.chaotic.cards.meanings import Those
from judge.games.chaotic.cards.meanings.ability import Ability, Battlegear, Mugic
from judge.games.chaotic.cards.meanings.sentences import Cost
from judge.games.chaotic.cards.scene import Scene
from judge.games.chaotic.play.battlegear import discard_gear
from judge.games.chaotic.play.lasting import hive_stays
from judge.games.chaotic.play.leaving_play import SACRIFICED, destroy
from judge.games.chaotic.play.mugic_and_abilities.abilities import changes, hive_is_on
from judge.games.chaotic.play.paying_with import expendable, give, ways_to_pay
from judge.games.chaotic.play.triggers import Event, announce, announce_counters, announce_elements
from judge.games.chaotic.play.who import ItemsPlayer, bound_item, controlled, game, gear_of
from judge.games.chaotic.things import Creature, Effect, Item, Player
from judge.kit.choosing import Pick
from judge.kit.things import without
from judge.kit.timeline import begin
from judge.kit.words import counted


def counters_needed(
    now: Moment,
    creature: Creature,
    cost: Cost,
    x: int,
    affiliation: str | None = None,
    card: str = "",
    ability: bool = False,
) -> int:
    """8.4.2.1, 8.4.2.4: the Mugic counters to remove, after what game effects make of the number; never below 0.

    Only a Mugic has an affiliation; some effects concern those of one.
    """
    needed = x if cost.x else cost.counters
    song = now.get(card) if card else None
    for own in song.costs if isinstance(song, Mugic) and affiliation is not None else ():
        scene = Scene(creature.controller, creature.name, card)
        if conditions.all_hold(now, scene, own.given):
            amount = own.amount * (conditions.count(now, scene, own.per) if own.per else 1)
            needed = {"add": needed + amount, "subtract": needed - amount}.get(own.op, amount)
    kinds = (
        (("ability cost",) if ability else ())
        if affiliation is None
        else ("mugic cost", f"{affiliation.casefold()} mugic cost", f"cost of {card.casefold()}")
    )
    found = changes(now, creature, *kinds) if kinds else []
    for held, change in found if found and now.reads("cost-changes") == "count" else ():
        scene = held.scene._replace(affected=creature.name)
        amount = change.amount * (conditions.count(now, scene, change.per) if change.per else 1)
        after = {"add": needed + amount, "subtract": needed - amount, "set": amount}
        needed = after.get(change.op, needed)
    return max(0, needed)


def refuse_cost(now: Moment, creature: Creature, cost: Cost, needed: int, by: str, rule: Cite) -> Refusal | None:
    """8.4.1.4: what cannot be paid in full cannot be played; the announcement is cancelled."""
    mugic = rule == cite("8.4.2.2")
    cites = (rule, cite("8.4.1.4")) if rule != cite("8.4.3.2") else (rule,)
    cites = (*cites, cite("8.4.2.4")) if needed != cost.counters and not cost.x else cites
    if cost.x and mugic:
        cites = (cite("8.4.2.6"), *cites)
    if creature.counters < needed and not _pooled(now, needed, by, mugic):
        return refuse(f"{creature.name} has {creature.counters} of the {needed} Mugic counters needed", *cites)
    if needed == 0 and mugic and _wants_one(now, creature, cost):
        return refuse(f"{creature.name} pays no Mugic counter", cite("8.4.2.5"), *cites)
    if 1 < needed == creature.counters and _hoards(now, cost):
        return refuse(f"{creature.name} would have no Mugic counter left", *cites)
    if cost.uninfect is not None and len(_infected(now, creature, cost, by)) < cost.uninfect.number:
        if cost.uninfect != Those("this") or now.reads("uninfect-cost") == "must-be-infected":
            return refuse(f"{creature.name} is not Infected and cannot pay by Uninfecting", cite("9.1.3.2"), *cites)
    if cost.sacrifice is not None and not _offered(now, creature, cost, by):
        what = "Battlegear" if cost.sacrifice.sort == "battlegear" else "Creature"
        return refuse(f"{creature.name} has no {what} to sacrifice", cite("8.4.2.4"), cite("8.4.1.4"))
    itself = 1 if mugic else 0  # The Mugic that is to be played is still in the hand.
    if cost.discard_mugic and len(_discards(now, by, cost)) - itself < cost.discard_mugic:
        return refuse(f"{by} has too few Mugic Cards to discard", *cites)
    if len(now.the(Player, by).attacks) < cost.discard_attack:
        return refuse(f"{by} has too few Attack Cards to discard", *cites)
    if cost.hive and hive_stays(now, "off"):
        return refuse("Hive can not be turned off", cite("8.5.8"), *cites)
    if cost.hive and not hive_is_on(now, by):
        return refuse("Hive is not on and cannot be turned off as a cost", *cites)
    if cost.expend and now.reads("expend") == "no-rule":
        return no_rule("the rules do not say what it means to expend an element", cite("8.4.4.1"))
    have = expendable(now, creature)
    if not {*cost.expend} <= {*have, "any"} or len(cost.expend) > len(have):
        return refuse(f"{creature.name} has no such element to expend", *cites)
    if cost.gives is not None and not ways_to_pay(now, creature, cost, by):
        return refuse(f"{by} cannot do what is to be done to pay", *cites)
    return None


def _hoards(now: Moment, cost: Cost) -> bool:
    """The mistake that a Creature may not pay with all its counters."""
    return (now.reads("x-chosen") if cost.x else now.reads("last-counter")) == "one-stays"


def _wants_one(now: Moment, creature: Creature, cost: Cost) -> bool:
    """The mistake that a Mugic takes a counter at least: of one that costs 0, or for X."""
    if cost.x:
        return now.reads("x-least") == "one"
    return not creature.counters and now.reads("free-mugic") == "one"


def _scene(creature: Creature, by: str, source: str = "") -> Scene:
    return Scene(by, creature.name, source or creature.name)


def _infected(now: Moment, creature: Creature, cost: Cost, by: str) -> list[Creature]:
    """9.1.3.2: the Infected Creatures that may be Uninfected as a cost."""
    those = cost.uninfect or Those("this")
    if those.which == "this":
        return [creature] if creature.infected else []
    found = meant.candidates(now, _scene(creature, by), those._replace(which="each"))
    return [each for each in found if each.infected]


def _offered(now: Moment, creature: Creature, cost: Cost, by: str) -> list[Any]:
    """g-sacrifice: what a player controls and could sacrifice as a cost."""
    those = cost.sacrifice
    if those is None or (those.which in ("this", "bearer") and those.sort != "battlegear"):
        return [creature]
    if those.sort == "battlegear":
        return [creature] if those.which == "this" else [
            each for each in now.every(Battlegear)
            if each.zone == "play" and _worn_by(now, creature, each, those, by)
        ]  # fmt: skip
    return [each for each in meant.candidates(now, _scene(creature, by), those) if each.controller == by]


def _worn_by(now: Moment, creature: Creature, gear: Battlegear, those: Those, by: str) -> bool:
    if those.which == "each":
        return gear.bearer == creature.name
    return now.the(Creature, gear.bearer).controller == by and gear in meant.candidates(
        now, _scene(creature, by), those
    )


def _pooled(now: Moment, needed: int, by: str, mugic: bool) -> bool:
    """The mistake of paying with counters from several Creatures, or for an ability with those of another one."""
    total = sum(each.counters for each in controlled(now, by))
    if total < needed:
        return False
    return (now.reads("one-payer") if mugic else now.reads("own-counters")) == "several"


def _discards(now: Moment, by: str, cost: Cost) -> list[str]:
    """The Mugic that may be discarded as a cost: any, or those of a tribe."""
    hand = list(now.the(Player, by).mugic)
    return [
        each for each in hand if not cost.tribe or now.the(Mugic, each).affiliation.casefold() == cost.tribe.casefold()
    ]


def _cost(now: Moment) -> Cost:
    return now.given(Cost, "cost")


def _payer(now: Moment) -> Creature:
    return now.the(Creature, bound_item(now).creature)


def _left(now: Moment, field: str) -> int:
    """How many cards are still to be chosen for a part of a cost."""
    those = getattr(_cost(now), field)
    if not isinstance(those, Those):
        return int(those or 0)
    return those.number if those.which == "one" else 0


class PayOne(ItemsPlayer, Pick):
    """8.4.2.4: a player chooses what to pay a part of a cost with, one card at a time."""

    field = ""

    def offered(self, now: Moment, by: str) -> Iterable[str]:
        """What may be chosen."""
        raise NotImplementedError

    def paid(self, now: Moment, by: str, name: str) -> None:
        """What becomes of it."""
        raise NotImplementedError

    def refused(self, now: Moment, by: str, name: str) -> Refusal:
        """Why it cannot be paid with that."""
        raise NotImplementedError

    def options(self, now: Moment, by: str) -> Iterable[str]:
        return dict.fromkeys(self.offered(now, by))

    def why_not(self, now: Moment, by: str, name: str) -> Refusal | None:
        return None if name in self.options(now, by) else self.refused(now, by, name)

    def picked(self, now: Moment, by: str, name: str) -> None:
        cost = _cost(now)
        those, left = getattr(cost, self.field), _left(now, self.field) - 1
        less: dict[str, Any] = {self.field: those._replace(number=left) if isinstance(those, Those) else left}
        now.bind("cost", cost._replace(**less))
        self.paid(now, by, name)


@RULES.test
def must_sacrifice_one(now: Moment) -> bool:
    """8.4.2.4: whether a card has yet to be chosen and sacrificed as a cost."""
    return _left(now, "sacrifice") > 0


@RULES.verb
class SacrificeOne(PayOne):
    """g-sacrifice: a player chooses what to sacrifice as a cost."""

    name = "sacrifice"
    phrase = "sacrifices {0}"
    field = "sacrifice"
    only = refuse("a sacrifice is made as a cost or by an effect that says so, not at will", cite("g-sacrifice"))

    def refused(self, now: Moment, by: str, name: str) -> Refusal:
        card = now.get(name)
        holder = now.get(card.bearer) if isinstance(card, Battlegear) else card
        if isinstance(holder, Creature) and holder.controller != by:
            return refuse(
                f"{name} is {holder.controller}'s: a player sacrifices only what they control", cite("g-sacrifice")
            )
        if isinstance(card, Creature | Battlegear) and card.zone != "play":
            return refuse(f"{name} is not in play", cite("g-sacrifice"), cite("g-in-play"))
        return refuse(f"{name} is not what the cost asks for", cite("8.4.2.4"))

    def offered(self, now: Moment, by: str) -> Iterable[str]:
        return [each.name for each in _offered(now, _payer(now), _cost(now), by)]

    def paid(self, now: Moment, by: str, name: str) -> None:
        card = now.get(name)
        if isinstance(card, Battlegear):
            discard_gear(now, card, cite("g-sacrifice"), SACRIFICED)
        elif isinstance(card, Creature):
            now.bind("item", bound_item(now)._replace(given_up=name))
            destroy(now, [card], cite("g-sacrifice"), word=SACRIFICED)


@RULES.test
def must_uninfect_one(now: Moment) -> bool:
    """9.1.3.2: whether an Infected Creature has yet to be chosen as a cost."""
    return _left(now, "uninfect") > 0


@RULES.verb
class UninfectOne(PayOne):
    """9.1.3.2: a player chooses an Infected Creature to be Uninfected as a cost."""

    name = "uninfect"
    phrase = "uninfects {0}"
    field = "uninfect"
    only = refuse("a Creature is Uninfected as a cost or by an effect that says so, not at will", cite("9.1.3.1"))

    def refused(self, now: Moment, by: str, name: str) -> Refusal:
        card = now.get(name)
        if isinstance(card, Creature) and card.in_play and not card.infected:
            return refuse(f"{name} is not Infected and cannot pay by being Uninfected", cite("9.1.3.2"))
        return refuse(f"{name} is not what the cost asks for", cite("9.1.3.2"), cite("8.4.2.4"))

    def offered(self, now: Moment, by: str) -> Iterable[str]:
        return [each.name for each in _infected(now, _payer(now), _cost(now), by)]

    def paid(self, now: Moment, by: str, name: str) -> None:
        now.put(now.the(Creature, name)._replace(infected=False))
        now.say(f"{name} is Uninfected as a cost.", cite("9.1.3.2"), actor=by)
        announce(now, Event("is uninfected", now.the(Creature, name)))


@RULES.test
def must_discard_one(now: Moment) -> bool:
    """8.4.2.4: whether a card has yet to be discarded as a cost."""
    return _left(now, "discard_mugic") > 0 or _left(now, "discard_attack") > 0


@RULES.verb
class DiscardMugic(PayOne):
    """8.4.2.4: a player discards a card from hand as a cost: Mugic first, then Attack Cards."""

    name = "discard"
    phrase = "discards {0}"
    only = refuse("a card is discarded as a cost or by an effect that says so, not at will", cite("8.4.2.4"))

    def refused(self, now: Moment, by: str, name: str) -> Refusal:
        player = now.the(Player, by)
        if name not in (*player.mugic, *player.attacks):
            return refuse(f"{name} is not in {by}'s hand", cite("8.4.2.4"))
        return refuse(f"{name} is not what the cost asks for", cite("8.4.2.4"))

    def offered(self, now: Moment, by: str) -> Iterable[str]:
        return _discards(now, by, _cost(now)) if _cost(now).discard_mugic else now.the(Player, by).attacks

    def picked(self, now: Moment, by: str, name: str) -> None:
        self.field = "discard_mugic" if _cost(now).discard_mugic else "discard_attack"
        super().picked(now, by, name)

    def paid(self, now: Moment, by: str, name: str) -> None:
        player = now.the(Player, by)
        if self.field == "discard_mugic":
            now.put(player._replace(mugic=without(player.mugic, name), discard=(*player.discard, name)))
        else:
            left = without(player.attacks, name)
            now.put(player._replace(attacks=left, attack_discard=(*player.attack_discard, name)))
        now.say(f"{by} discards {name} as a cost.", cite("8.4.2.4"), actor=by)
        announce(now, Event("discards", kind=by, types=(self.field.removeprefix("discard_"),)))
        if self.field == "discard_mugic":
            announce(now, Event("mugic discarded"))


def _who_pays(now: Moment, item: Item, payer: Creature) -> Creature | None:
    """8.4.2.2: the Creature that plays a Mugic pays; that another does, or nobody, is a mistake."""
    if item.kind != "mugic" or (wrong := now.reads("who-pays")) == "player":
        return payer
    able = [each for each in controlled(now, item.by) if each.counters >= item.paid and each.name != payer.name]
    return able[0] if able and wrong == "another" else None if wrong == "nobody" else payer


@RULES.step
def pay_cost(now: Moment) -> None:
    """8.4.1.4: the cost is paid as the thing is played; g-source: `this` is the card that has the ability."""
    item, cost = bound_item(now), _cost(now)
    payer = _payer(now)
    if item.paid and (singer := _who_pays(now, item, payer)) is not None:
        now.put(singer._replace(counters=max(0, singer.counters - item.paid)))
        now.say(f"{singer.name} pays {counted(item.paid, 'Mugic counter')}.", cite("8.4.1.4"), actor=item.by)
        announce_counters(now, "loses a counter", singer.name, item.paid)
    if cost.uninfect == Those("this"):
        now.put(now.the(Creature, payer.name)._replace(infected=False))
        now.say(f"{payer.name} is Uninfected as a cost.", cite("9.1.3.2"), actor=item.by)
        if payer.infected:
            announce(now, Event("is uninfected", now.the(Creature, payer.name)))
    if cost.hive:
        now.put(game(now)._replace(hive=()))
        now.say("Hive is turned off as a cost.", cite("g-hive"), actor=item.by, event=("hive", "off"))
        announce(now, Event("hive deactivated"))
    if cost.expend:
        now.bind("item", item._replace(expended=cost.expend))
    had = qualities.elements(now, payer)
    for element in cost.expend:
        begin(now, Effect(item.name, payer.name, loses=Ability("element", element)))
        now.say(f"{payer.name} expends {element.capitalize()}.", cite("8.4.2.4"), actor=item.by)
    if cost.expend:
        announce_elements(now, payer.name, had)
    if cost.gives is not None:
        give(now, item, cost.gives)
    _give_up(now, item, cost, payer)


def _give_up(now: Moment, item: Item, cost: Cost, payer: Creature) -> None:
    """g-sacrifice: the card itself, or the Battlegear of the Creature, is sacrificed as a cost."""
    those = cost.sacrifice
    if those is None or those.which == "one":
        return
    if those.sort == "battlegear" and those.which == "each":
        for gear in gear_of(now, payer)[:1]:
            discard_gear(now, gear, cite("g-sacrifice"), SACRIFICED)
        return
    card = now.get(item.source if those.which == "this" else item.creature)
    if isinstance(card, Battlegear):
        discard_gear(now, card, cite("g-sacrifice"), SACRIFICED)
    elif isinstance(card, Creature):
        destroy(now, [card], cite("g-sacrifice"), word=SACRIFICED)
