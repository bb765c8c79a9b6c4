"""8.4.2.4, 8.4.4.1: what is done to pay, to the card itself or to one that is chosen: damage dealt, gear flipped."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any

from judge.engine import Moment, Refusal, refuse
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.cards import meant, qualities
from judge.games.chaotic.cards.meanings import DISCIPLINES, ELEMENTS, Those
from judge.games.chaotic.cards.meanings.ability import Battlegear
from judge.games.chaotic.cards.meanings.instructions import Counters, Deal, Flip, Gets, Infects, NamedCounters
from judge.games.chaotic.cards.meanings.sentences import Cost
from judge.games.chaotic.cards.scene import Scene
from judge.games.chaotic.play.mugic_and_abilities.abilities import forbidden
from judge.games.chaotic.play.targets import gear_gains
from judge.games.chaotic.play.who import ItemsPlayer, bound_item
from judge.games.chaotic.things import Creature, Item
from judge.kit.choosing import Pick

WITH = "paid with"


def _paid_by(deed: Any) -> Those:
    """To whom or what something is done as a cost."""
    those = getattr(deed, "whom", None) or deed.what
    assert isinstance(those, Those)
    return those


def ways_to_pay(now: Moment, creature: Creature, cost: Cost, by: str) -> list[str]:
    """8.4.4.1: the cards to which what is done as a cost can be done, all of it."""
    those, scene = _paid_by(cost.gives), Scene(by, creature.name, creature.name)
    found = meant.candidates(now, scene, those._replace(which="each")) if those.which == "one" else [creature]
    if those.which == "this" and those.sort == "battlegear":
        return [creature.name]
    return [each.name for each in found if _can_give(now, each, cost.gives)]


def expendable(now: Moment, creature: Creature) -> list[str]:
    """8.5.8: the elements that a Creature has and could lose as a cost."""
    have = qualities.elements(now, creature)
    return [each for each in have if not forbidden(now, creature, "lose elements", f"lose {each}")]


def _can_give(now: Moment, card: Creature | Battlegear, deed: Any) -> bool:
    """Whether something can be done to a card: 8.5.8 forbids some of it, some of it has been done already."""
    if isinstance(card, Battlegear):
        barred = {each.forbids for each in gear_gains(now, card)}
        if isinstance(deed, Flip):
            return card.up is (deed.face == "down") and ("be flipped" if card.up else "be revealed") not in barred
        return "be destroyed" not in barred
    if isinstance(deed, Infects):
        return not card.infected and not forbidden(now, card, "be infected")
    if isinstance(deed, Counters):
        return card.counters >= -int(deed.amount)
    if isinstance(deed, NamedCounters):
        return dict(card.named).get(deed.counter, 0) >= -deed.amount
    if isinstance(deed, Gets):
        lost = [each for stat in deed.loses[0].stats for each in (stat, "disciplines" if stat in DISCIPLINES else stat)]
        return not forbidden(now, card, *(f"lose {each}" for each in lost))
    return not forbidden(now, card, "be dealt damage" if isinstance(deed, Deal) else "be destroyed")


@RULES.test
def must_choose_payment(now: Moment) -> bool:
    """8.4.4.1: whether what is paid with has yet to be chosen."""
    deed = now.given(Cost, "cost").gives
    return deed is not None and _paid_by(deed).which == "one" and not now.bound(WITH)


@RULES.verb
class PayWith(ItemsPlayer, Pick):
    """8.4.4.1: a player chooses to which card is done what the cost says."""

    name = "pay-with"
    phrase = "pays with {0}"
    only = refuse("nothing is being paid now", cite("8.4.4.1"))

    def why_not(self, now: Moment, by: str, name: str) -> Refusal | None:
        if name in self.options(now, by):
            return None
        return refuse(f"{name} is not what the cost asks for", cite("8.4.4.1"))

    def options(self, now: Moment, by: str) -> Iterable[str]:
        return ways_to_pay(now, now.the(Creature, bound_item(now).creature), now.given(Cost, "cost"), by)

    def picked(self, now: Moment, by: str, name: str) -> None:
        now.bind(WITH, name)


@RULES.test
def must_expend_one(now: Moment) -> bool:
    """Whether the element to expend has yet to be chosen."""
    return "any" in now.given(Cost, "cost").expend


@RULES.verb
class ExpendOne(ItemsPlayer, Pick):
    """8.4.2.4: a player chooses the element that a Creature loses as a cost."""

    name = "expend"
    phrase = "expends {0}"
    only = refuse("an element is expended as a cost, not at will", cite("8.4.2.4"))

    def why_not(self, now: Moment, by: str, name: str) -> Refusal | None:
        if name in self.options(now, by):
            return None
        return refuse(f"{bound_item(now).creature} does not have {name} to expend", cite("8.4.2.4"))

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """Any element, had or not."""
        return next(((each,) for each in ELEMENTS if text == f"expends {each}"), None)

    def options(self, now: Moment, by: str) -> Iterable[str]:
        have = expendable(now, now.the(Creature, bound_item(now).creature))
        return [each for each in ELEMENTS if each in have and each not in now.given(Cost, "cost").expend]

    def picked(self, now: Moment, by: str, name: str) -> None:
        cost = now.given(Cost, "cost")
        _, *rest = sorted(cost.expend, key=lambda each: each != "any")
        now.bind("cost", cost._replace(expend=(name, *rest)))


def give(now: Moment, item: Item, deed: Any) -> None:
    """8.4.4.1: what is done to pay is done before the ability is on the Burst."""
    from judge.games.chaotic.cards.deeds import DEEDS

    now.bind("chosen", (str(now.bound(WITH) or ""),))
    now.bind("left", ())
    now.say(f"{item.by} pays for {item.name}.", cite("8.4.1.4"), actor=item.by)
    DEEDS[type(deed)](now, item, deed)
