"""8.4.1.3, g-target, g-untargetable: what may be targeted or chosen."""

from __future__ import annotations

from typing import Any

from judge.engine import Moment, Refusal, refuse, remembered
from judge.games.chaotic import cite
from judge.games.chaotic.cards import conditions, meant
from judge.games.chaotic.cards.meanings import Those, Trait
from judge.games.chaotic.cards.meanings.ability import Ability, Attack, Battlegear, Location, Mugic
from judge.games.chaotic.cards.meanings.instructions import Deal
from judge.games.chaotic.cards.scene import Scene
from judge.games.chaotic.play.mugic_and_abilities.abilities import forbidden, has
from judge.games.chaotic.play.mugic_and_abilities.texts import gear_text, location_text
from judge.games.chaotic.play.specific_abilities.brainwashed import dormant
from judge.games.chaotic.play.whereabouts import kind_of, place_of
from judge.games.chaotic.play.who import burst_items, fight, players
from judge.games.chaotic.things import PLAY, Creature, Item
from judge.kit.targets import Target

ON_BURST = ("mugic", "attack", "ability", "mugic or ability")
BARRED = {"mugic": "be targeted by mugic", "ability": "be targeted by abilities", "trigger": "be targeted by abilities"}


def target(now: Moment, wanted: Those, item: Item, what: str) -> Target:
    """8.4.1.3: what might be aimed at, in vain or not, and why something is no legal target."""
    legal_targets(now, wanted, item)  # What may be aimed at hangs on it, whatever is asked for.
    among = might_target(now, wanted)
    return Target(among, lambda name: refuse_target(now, wanted, item, what, name), cite("g-target"))


def refuse_target(now: Moment, wanted: Those, item: Item, what: str, name: str) -> Refusal | None:
    """g-target: why something is no legal target."""
    if name in legal_targets(now, wanted, item):
        return _refuse_bystander(now, wanted, name) or _refuse_own(now, wanted, item, name)
    if name in choosable(now, wanted, item):
        return refuse(f"{name} cannot be chosen as a target", cite("g-untargetable"))
    why = _refuse_kind(now, wanted, name, what) or _refuse_dormant(now, wanted, name, what)
    return why or refuse(f"{name} is not a legal target for {what}", cite("g-target"))


def _refuse_bystander(now: Moment, wanted: Those, name: str) -> Refusal | None:
    """g-opposing-creature: all Creatures of the opponent; that only the engaged one is meant is a mistake."""
    card = now.get(name)
    if not isinstance(card, Creature) or card.engaged or fight(now) is None:
        return None
    opposing = Trait("control", "theirs") in wanted.traits
    if (now.reads("opposing-is-any") if opposing else now.reads("anybody-is-a-target")) == "any":
        return None
    return refuse(f"{name} is not engaged", cite("g-opposing-creature" if opposing else "g-target"))


def _refuse_own(now: Moment, wanted: Those, item: Item, name: str) -> Refusal | None:
    """g-target: a Creature is any Creature; that one's own may not be aimed at with damage is a mistake."""
    if wanted.traits or not any(isinstance(step.deed, Deal) for step in item.steps):
        return None
    card = now.get(name)
    if not isinstance(card, Creature) or card.controller != item.by:
        return None
    if now.reads("own-as-target") == "any":
        return None
    return refuse(f"{name} is {item.by}'s own", cite("g-target"))


def _refuse_kind(now: Moment, wanted: Those, name: str, what: str) -> Refusal | None:
    """g-target: what is no Creature, or not in play, is no target of what targets Creatures."""
    card = now.get(name)
    if wanted.sort not in ("creature", "creatures") or (isinstance(card, Creature) and card.in_play):
        return None
    if isinstance(card, Creature):
        return refuse(f"{name} is {place_of(now, name)}, and {what} targets Creatures in play", cite("g-target"))
    return refuse(f"{name} is {kind_of(now, name)}, and {what} targets Creatures", cite("g-target"))


def _refuse_dormant(now: Moment, wanted: Those, name: str, what: str) -> Refusal | None:
    """9.2.3: what stands in a text that is not active is not there to be aimed at."""
    card = now.get(name)
    asked = [each.name for each in wanted.traits if isinstance(each, Trait) and each.sort == "keyword"]
    for keyword in asked:
        if isinstance(card, Creature) and (asleep := dormant(now, card, keyword)):
            why = f"{name} is not a legal target for {what}: the text with its {asleep} is not active"
            return refuse(why, cite("9.2.3"), cite("9.2.2"), cite("g-target"))
    return None


@remembered
def legal_targets(now: Moment, wanted: Those, item: Item) -> tuple[str, ...]:
    """g-target, g-untargetable: the names of what may be targeted."""
    return tuple(each.name for each in _fitting(now, wanted, item) if not _untargetable(now, each, item))


def _is_shy(card: Attack) -> bool:
    """g-untargetable: whether an attack says that it is Untargetable."""
    return any(each.name == "untargetable" for each in card.abilities)


def _untargetable(now: Moment, card: object, item: Item) -> bool:
    if isinstance(card, Item):
        return card.kind == "attack" and _is_shy(now.the(Attack, card.card))
    if isinstance(card, Battlegear):
        return any(each.name == "untargetable" for each in gear_gains(now, card))
    if not isinstance(card, Creature) or card.zone != PLAY:
        return False
    kind = BARRED.get(item.kind, "be targeted")
    theirs = ("be targeted by opponents", kind.replace("by ", "by opposing ")) if item.by != card.controller else ()
    bars = ("be targeted", kind, *theirs)
    return has(now, card, "untargetable") or forbidden(now, card, *bars)


def gear_gains(now: Moment, gear: Battlegear) -> list[Ability]:
    """What texts give to a Battlegear itself, such as Untargetable."""
    texts: list[tuple[Ability, Scene]] = []
    for place in now.every(Location):
        texts += [(each, Scene(place.owner, "", place.name, known=False)) for each in location_text(now, place)]
    for other in now.every(Battlegear):
        bearer = now.the(Creature, other.bearer)
        scene = Scene(bearer.controller, bearer.name, other.name, known=False)
        texts += [(each, scene) for each in gear_text(now, other)]
    for creature in now.every(Creature):
        if creature.in_play:
            scene = Scene(creature.controller, creature.name, creature.name, known=False)
            texts += [(each, scene) for each in creature.abilities]
    return [
        each
        for each, scene in texts
        if each.reach.sort == "battlegear"
        and gear in meant.members(now, scene, each.reach)
        and conditions.all_hold(now, scene, each.given)
    ]


def choosable(now: Moment, wanted: Those, item: Item) -> list[str]:
    """What fits a description, whether or not it may be targeted: g-untargetable lets it be chosen otherwise."""
    return [each.name for each in _fitting(now, wanted, item)]


def _fitting(now: Moment, wanted: Those, item: Item) -> list[Any]:
    scene = Scene(item.by, item.creature, item.source, item)
    return meant.candidates(now, scene, wanted._replace(which="each"))


def might_target(now: Moment, wanted: Those) -> list[str]:
    """What somebody might try to target, in vain or not."""
    if wanted.sort in ON_BURST:
        return [item.name for item in burst_items(now)]
    if wanted.sort == "player":
        return list(players(now))
    if wanted.sort == "gear card":
        return [each.name for each in now.every(Battlegear)]
    if wanted.sort == "discarded card":
        cards: list[Any] = [*now.every(Creature), *now.every(Battlegear), *now.every(Mugic)]
        return [each.name for each in cards]
    kinds: dict[str, Any] = {"battlegear": Battlegear, "mugic card": Mugic, "attack card": Attack}
    kind = kinds.get(wanted.sort, Creature)
    return [each.name for each in now.every(kind) if not isinstance(each, Battlegear) or each.zone == PLAY]
