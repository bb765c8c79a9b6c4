"""8.5.4, 8.6.5.2 Instructions that change what is dealt for a while: by attacks, and to somebody."""

from __future__ import annotations

from typing import Any

from judge.engine import Moment, Number
from judge.games.chaotic.cards import qualities
from judge.games.chaotic.cards.deeds import concerned, deed, living, number
from judge.games.chaotic.cards.deeds.of_gaining import change, of_attacks
from judge.games.chaotic.cards.meanings import Those, Trait, remade
from judge.games.chaotic.cards.meanings.ability import Change
from judge.games.chaotic.cards.meanings.hands import AbilityCosts, Pays
from judge.games.chaotic.cards.meanings.instructions import AttackDeals, DamageTo
from judge.games.chaotic.play.who import opponent
from judge.games.chaotic.things import Item


@deed(AttackDeals)
def _attack_deals(now: Moment, item: Item, what: AttackDeals) -> bool:
    """8.6.5.2: attacks deal more, less or so much damage for a while, or the next one does."""
    made = Change("attack damage", what.op, number(now, item, what), bound=what.bound)
    attack = what.attack
    made = made._replace(against=_fixed(now, item, what.whom))
    if attack.which == "this":
        of_attacks(now, item, item.name, made, what.until)
        return True
    if attack.which in ("target", "that", "about"):
        found = [each for each in concerned(now, item, attack) if isinstance(each, Item)]
        for each in found:
            of_attacks(now, item, each.name, made, what.until)
        return bool(found)
    scope = next((each.name for each in attack.traits if isinstance(each, Trait) and each.sort == "until"), what.until)
    crowd = attack.which == "next" and attack.of is not None and attack.of.which == "each" and attack.of.number > 1
    made = made._replace(attack=attack._replace(of=sided(now, item, attack.of) if crowd else None))
    if attack.of is None or crowd:  # Of several Creatures it is the next attack of any of them, once.
        of_attacks(now, item, "attack damage", made, scope)
        return True
    players = living(now, item, attack.of)
    for creature in players:
        change(now, item, creature, made, scope)
    return bool(players)


def _fixed(now: Moment, item: Item, those: Those | None) -> Those | None:
    """Those that a phrase means now, by their names: what is done for a while stays with them."""
    if those is None or those.which == "each":
        return None if those is None else _as_those(sided(now, item, those))
    found = living(now, item, those)
    return (
        Those("each", traits=(Trait("named", found[0].name),)) if found else Those("each", traits=(Trait("named", ""),))
    )


def _as_those(value: Any) -> Those:
    assert isinstance(value, Those)
    return value


def sided(now: Moment, item: Item, value: Any) -> Any:
    """A phrase in which `you`, `your opponent` and what was chosen are named, whoever looks at it later."""
    if isinstance(value, Trait):
        if value.sort == "chosen":
            return qualities.named_by_choice(now, value.name)
        if value.sort != "control" or value.name not in ("yours", "theirs"):
            return value
        return Trait("controller", item.by if value.name == "yours" else opponent(now, item.by))
    return remade(value, lambda each: sided(now, item, each))


@deed(DamageTo)
def _damage_to(now: Moment, item: Item, what: DamageTo) -> bool:
    """8.5.4: damage that Creatures are dealt is changed for a while."""
    found = living(now, item, what.whom)
    by = what.by._replace(of=_fixed(now, item, what.by.of)) if isinstance(what.by, Those) else what.by
    what = what._replace(by=sided(now, item, by), dealer=_fixed(now, item, what.dealer))
    for creature in found:
        change(now, item, creature, taken(what, number(now, item, what, creature)), what.until)
    return bool(found)


@deed(Pays)
def _pays(now: Moment, item: Item, what: Pays) -> bool:
    """8.4.2.4: what Mugic costs those who play it is changed for a while."""
    return _costs(now, item, what)


@deed(AbilityCosts)
def _ability_costs(now: Moment, item: Item, what: AbilityCosts) -> bool:
    """8.4.2.4: what activated abilities cost is changed for a while."""
    return _costs(now, item, what)


def _costs(now: Moment, item: Item, what: Pays | AbilityCosts) -> bool:
    found = living(now, item, what.whom)
    for creature in found:
        change(now, item, creature, cost_change(what, number(now, item, what, creature)), what.until)
    return bool(found)


def cost_change(deed: Pays | AbilityCosts, amount: Any) -> Change:
    """8.4.2.4: what a sentence about costs changes."""
    if isinstance(deed, AbilityCosts):
        return Change("ability cost", deed.op, amount)
    named = f"cost of {deed.name.casefold()}"
    return Change(named if deed.name else f"{deed.mugic.casefold()} mugic cost".strip(), deed.op, amount)


def taken(what: DamageTo, amount: Number, per: tuple[Any, ...] = ()) -> Change:
    """What a sentence about damage dealt to somebody changes."""
    if what.by == Trait("source", "attacks"):
        return Change("attack damage taken", what.op, amount, per, bound=what.bound)
    if isinstance(what.by, Those):
        return Change("attack damage taken", what.op, amount, per, attack=what.by)
    sources = tuple(each for each in (what.by, what.dealer) if each is not None)
    return Change("damage taken", what.op, amount, per, by=sources or None, bound=what.bound)
