"""8.4.1.3, g-target, g-untargetable: what may be targeted or chosen, and whom an instruction means."""

from __future__ import annotations

from judge.engine import Moment, Refusal, refuse
from judge.games.chaotic import cite
from judge.games.chaotic.cards.conditions import all_met
from judge.games.chaotic.cards.meanings import Battlegear
from judge.games.chaotic.cards.words import NUMBERED_TARGETS, condition
from judge.games.chaotic.play.mugic_and_abilities.abilities import forbidden, has
from judge.games.chaotic.play.who import burst_items, creatures, engaged, fighters, is_one_of, opponent, players
from judge.games.chaotic.things import DISCARD, PLAY, Creature, Item
from judge.kit.targets import Target

ON_BURST = ("mugic", "attack", "ability")
GROUPS = ("each", "mine", "theirs", "other each", "other mine", "other theirs")
EXHAUSTED = "exhausted"
"""g-exhaust: whose Discipline Exhaust lowers is a reading."""
Affected = Creature | Battlegear


def target(now: Moment, wanted: str, by: str, what: str) -> Target:
    """8.4.1.3: what might be aimed at, in vain or not, and why something is no legal target."""
    legal = legal_targets(now, wanted, by)

    def why_not(name: str) -> Refusal | None:
        if name in legal:
            return None
        if name in choosable(now, wanted, by):
            return refuse(f"{name} cannot be chosen as a target", cite("g-untargetable"))
        return refuse(f"{name} is no legal target for {what}", cite("g-target"))

    return Target(might_target(now, wanted), why_not, cite("g-target"))


def legal_targets(now: Moment, wanted: str, by: str) -> list[str]:
    """g-target, g-untargetable: the names of what may be targeted."""
    return [name for name in choosable(now, wanted, by) if not _untargetable(now, now.get(name))]


def _untargetable(now: Moment, card: object) -> bool:
    if not isinstance(card, Creature) or card.zone != PLAY:
        return False
    return has(now, card, "untargetable") or forbidden(now, card, "be targeted")


def choosable(now: Moment, wanted: str, by: str) -> list[str]:
    """What fits a description, whether or not it may be targeted: g-untargetable lets it be chosen otherwise."""
    kind, _, traits = wanted.partition(" with ")
    if kind in ON_BURST:
        return [item.name for item in burst_items(now) if kind == ("ability" if item.kind == "trigger" else item.kind)]
    if kind == "player":
        return list(players(now))
    if kind.endswith("battlegear"):
        worn = [gear for gear in now.every(Battlegear) if gear.zone == PLAY]
        return [gear.name for gear in worn if _side(kind, now.the(Creature, gear.bearer), by)]
    found = [each for each in now.every(Creature) if each.zone == (DISCARD if "discard" in kind else PLAY)]
    found = [each for each in found if _side(kind, each, by) and _state(kind, each)]
    needed = [condition(trait) for trait in traits.split(", ") if trait]
    return [each.name for each in found if all_met(now, each, needed, known=True)]


def _side(kind: str, creature: Creature, by: str) -> bool:
    """g-opposing-creature: an opposing Creature is any that the opponent controls."""
    if "opposing" in kind:
        return creature.controller != by
    return creature.controller == by if "your" in kind else True


def _state(kind: str, creature: Creature) -> bool:
    if "unengaged" in kind:
        return not creature.engaged
    return creature.engaged or "engaged" not in kind


def might_target(now: Moment, wanted: str) -> list[str]:
    """What somebody might try to target, in vain or not."""
    kind = wanted.partition(" with ")[0]
    if kind in ON_BURST:
        return [item.name for item in burst_items(now)]
    if "creature" in kind:
        return [each.name for each in now.every(Creature)]
    return choosable(now, kind.rpartition(" ")[2], "")


def meant(now: Moment, who: str, item: Item) -> list[Affected]:
    """8.5.2: the cards that an instruction means; `this` is the Creature that played it."""
    if who == EXHAUSTED:
        who = "this" if now.reads("exhaust-which") == "own" else "opposing"
    if who in GROUPS:
        this = now.get(item.creature)
        own = this if isinstance(this, Creature) else None
        return [each for each in creatures(now) if is_one_of(who, each, item.by, own)]
    if who == "both engaged":
        return list(fighters(now))
    if who in ("engaged", "opposing"):
        found = engaged(now, item.by if who == "engaged" else opponent(now, item.by))
        return [found] if found else []
    cards = (now.get(name) for name in names_meant(now, who, item))
    return [each for each in cards if isinstance(each, Creature | Battlegear)]


def names_meant(now: Moment, who: str, item: Item) -> tuple[str, ...]:
    """8.5.2: the names of what is targeted or chosen, of the Creature that played it, or of a card that is named."""
    if who == "target":
        return item.targets
    if who in NUMBERED_TARGETS:
        return item.targets[NUMBERED_TARGETS[who] - 1 : NUMBERED_TARGETS[who]]
    if who.startswith("chosen "):
        return (str(now.bound("chosen") or ""),)
    return (item.creature if who == "this" else who,)
