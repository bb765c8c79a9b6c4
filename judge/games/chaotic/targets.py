"""What may be targeted, and whom an instruction means."""

from __future__ import annotations

from judge.engine.moment import Moment
from judge.games.chaotic import values
from judge.games.chaotic.things import Battlegear, Creature, Item, Player

ON_BURST = ("mugic", "attack", "ability")


def legal_targets(now: Moment, wanted: str, by: str, *, legal_only: bool = True) -> list[str]:
    """The names of what may be targeted; with `legal_only` off also what somebody might try in vain."""
    kind, _, characteristic = wanted.partition(" with ")
    if kind in ON_BURST:
        return [item.name for item in burst_items(now) if _is_kind(item, kind)]
    if kind == "player":
        return [player.name for player in now.every(Player)]
    if kind == "battlegear":
        return [gear.name for gear in now.every(Battlegear) if gear.zone == "play"]
    found = values.creatures(now)
    if legal_only:
        found = [each for each in found if _is_creature(each, kind, by) and not values.has(now, each, "untargetable")]
        found = [each for each in found if not characteristic or values.characteristic(now, each, characteristic)]
    return [each.name for each in found]


def burst_items(now: Moment) -> list[Item]:
    """What is on the Burst, oldest first."""
    return [item for item in now.pile("burst").items if isinstance(item, Item)]


def _is_kind(item: Item, kind: str) -> bool:
    return item.kind == kind or (kind == "ability" and item.kind == "trigger")


def _is_creature(creature: Creature, kind: str, by: str) -> bool:
    if "engaged" in kind and not creature.engaged:
        return False
    if "opposing" in kind:
        return creature.controller != by
    return creature.controller == by if "your" in kind else True


def meant(now: Moment, who: str, item: Item) -> list[Creature]:
    """The Creatures that an instruction means; those that have left play are still named for what can reach them."""
    match who:
        case "target":
            return [each for name in item.targets if isinstance(each := now.get(name), Creature)]
        case "this" | "bearer" | "striker":
            return [now.the(Creature, item.source)] if isinstance(now.get(item.source), Creature) else []
        case "engaged":
            found = values.engaged(now, item.by)
            return [found] if found else []
        case "opposing":
            foe = values.engaged(now, values.opponent(now, item.by))
            return [foe] if foe else []
        case "each":
            return values.creatures(now)
        case "mine":
            return [each for each in values.creatures(now) if each.controller == item.by]
        case "theirs":
            return [each for each in values.creatures(now) if each.controller != item.by]
        case _:
            return [now.the(Creature, who)]
