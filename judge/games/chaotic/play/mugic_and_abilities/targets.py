"""8.4.1.3, g-target, g-untargetable: what may be targeted or chosen, and whom an instruction means."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.chaotic.cards.conditions import all_met
from judge.games.chaotic.cards.meanings import Battlegear
from judge.games.chaotic.cards.words import condition
from judge.games.chaotic.play.mugic_and_abilities.abilities import forbidden, has
from judge.games.chaotic.play.who import burst_items, creatures, engaged, fighters, opponent, players
from judge.games.chaotic.things import DISCARD, PLAY, Creature, Item

ON_BURST = ("mugic", "attack", "ability")
Affected = Creature | Battlegear


def legal_targets(now: Moment, wanted: str, by: str) -> list[str]:
    """g-target, g-untargetable: the names of what may be targeted."""
    return [
        name for name in choosable(now, wanted, by)
        if not isinstance(found := now.get(name), Creature) or not _untargetable(now, found)
    ]  # fmt: skip


def _untargetable(now: Moment, creature: Creature) -> bool:
    if creature.zone != PLAY:
        return False
    return has(now, creature, "untargetable") or forbidden(now, creature, "be targeted")


def choosable(now: Moment, wanted: str, by: str) -> list[str]:
    """What fits a description, whether or not it may be targeted: g-untargetable lets it be chosen otherwise."""
    kind, _, trait = wanted.partition(" with ")
    if kind in ON_BURST:
        return [item.name for item in burst_items(now) if kind == _kind(item)]
    if kind == "player":
        return list(players(now))
    if kind.endswith("battlegear"):
        return [
            gear.name for gear in now.every(Battlegear) if gear.zone == PLAY and _side(kind, _bearer(now, gear), by)
        ]
    found = [each for each in now.every(Creature) if each.zone == (DISCARD if "discard" in kind else PLAY)]
    found = [each for each in found if _side(kind, each, by) and _state(kind, each)]
    return [each.name for each in found if all(_has(now, each, part) for part in trait.split(", ") if part)]


def _has(now: Moment, creature: Creature, trait: str) -> bool:
    """Whether a Creature has what a target must have; `not infected` is what it must not."""
    return all_met(now, creature, (condition(trait),), known=True)


def might_target(now: Moment, wanted: str) -> list[str]:
    """What somebody might try to target, in vain or not."""
    kind = wanted.partition(" with ")[0]
    if kind in ON_BURST:
        return [item.name for item in burst_items(now)]
    if "creature" in kind:
        return [each.name for each in now.every(Creature)]
    return choosable(now, kind.rpartition(" ")[2], "")


def _kind(item: Item) -> str:
    return "ability" if item.kind == "trigger" else item.kind


def _bearer(now: Moment, gear: Battlegear) -> Creature:
    return now.the(Creature, gear.bearer)


def _side(kind: str, creature: Creature, by: str) -> bool:
    """g-opposing-creature: an opposing Creature is any that the opponent controls."""
    if "opposing" in kind:
        return creature.controller != by
    return creature.controller == by if "your" in kind else True


def _state(kind: str, creature: Creature) -> bool:
    if "unengaged" in kind:
        return not creature.engaged
    return creature.engaged or "engaged" not in kind


def meant(now: Moment, who: str, item: Item) -> list[Affected]:
    """8.5.2: the cards that an instruction means; `this` is the Creature that played it."""
    if who.startswith("chosen"):
        return _cards(now, (str(now.bound("chosen") or ""),))
    match who:
        case "target":
            return _cards(now, item.targets)
        case "target 1" | "target 2" | "target 3":
            at = int(who[-1]) - 1
            return _cards(now, item.targets[at : at + 1])
        case "this" | "":
            return _cards(now, (item.creature,))
        case "engaged":
            own = engaged(now, item.by)
            return [own] if own else []
        case "opposing":
            foe = engaged(now, opponent(now, item.by))
            return [foe] if foe else []
        case "both engaged":
            return list(fighters(now))
        case "each":
            return list(creatures(now))
        case "mine":
            return [each for each in creatures(now) if each.controller == item.by]
        case "other mine" | "other each":
            return [
                each for each in creatures(now)
                if each.name != item.creature and (who == "other each" or each.controller == item.by)
            ]  # fmt: skip
        case "theirs":
            return [each for each in creatures(now) if each.controller != item.by]
        case _:
            return _cards(now, (who,))


def _cards(now: Moment, names: tuple[str, ...]) -> list[Affected]:
    found = (now.get(name) for name in names)
    return [each for each in found if isinstance(each, Creature | Battlegear)]
