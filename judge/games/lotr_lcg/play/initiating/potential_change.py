"""ability-potential-change, choose-no-target: whether an ability could do anything, and whether it has a target."""

from __future__ import annotations

from judge.engine import Moment, Refusal, refuse
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.conditions import holds
from judge.games.lotr_lcg.cards.groups import members
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.cards.verbs import MAKE, obstacle
from judge.games.lotr_lcg.play.abilities.constant_abilities import forbidden, why_immune
from judge.games.lotr_lcg.play.in_play.areas import hand_size
from judge.games.lotr_lcg.play.who import any_card
from judge.games.lotr_lcg.things import Context, Item

ON_ITS_OWN = (
    "options", "cancel", "reduce it", "increase it", "instead", "search", "delay", "reveal", "nothing", "pay", "look",
    "discard from hand", "advance", "end game", "shuffle", "discard from deck",
)  # fmt: skip


def choosable(now: Moment, what: Instruction, about: Context) -> list[str]:
    """choose, immune: those that may be chosen as the target: not what is immune, not what cannot be chosen or hurt."""
    return [name for name in members(now, what.group, about) if why_not_chosen(now, what, name, about) is None]


def why_not_chosen(now: Moment, what: Instruction, name: str, about: Context) -> Refusal | None:
    """immune, cannot-be-damaged: why a card cannot be chosen as a target."""
    found = any_card(now, name)
    if found is None:
        return None
    refusal = why_immune(now, found, about.source) or forbidden(now, found, "be chosen")
    return refusal or (forbidden(now, found, "be damaged") if what.verb == "damage" else None)


def targeted(item: Item) -> list[Instruction]:
    """choose: the instructions for which a target is chosen before the ability resolves."""
    return [each for each in item.ability.effects if each.group.how == "choose"]


def lacks_target(now: Moment, item: Item) -> Refusal | None:
    """choose-no-target: without a valid target the ability cannot be initiated."""
    for each in targeted(item):
        found = choosable(now, each, item.context)
        if found and not each.may and set(found) <= _paid_away(now, item):
            if now.reads("choose-after-pay") == "must-still-exist":
                text = "paying the cost would take away the only target"
                return refuse(text, cite("choose-no-target"), cite("initiating-5"))
        if not found and not each.may:
            why = _why_none(now, each, item.context)
            text = f"there is no {each.group.text.removeprefix('choose ')} to choose"
            rules = why.cites if why else ()
            return refuse(text + (f": {why.text}" if why else ""), cite("choose-no-target"), *rules)
    return None


def _paid_away(now: Moment, item: Item) -> set[str]:
    """What the payment is bound to take out of play: the only cards a cost can be paid with."""
    gone: set[str] = set()
    for what in item.ability.costs:
        found = members(now, what.group, item.context)
        if what.verb in ("discard", "return", "destroy", "shuffle in", "remove") and len(found) == what.group.number:
            gone |= set(found)
    return gone


def _why_none(now: Moment, what: Instruction, about: Context) -> Refusal | None:
    found = (why_not_chosen(now, what, name, about) for name in members(now, what.group, about))
    return next((each for each in found if each is not None), None)


def any_changes(now: Moment, effects: tuple[Instruction, ...], about: Context) -> bool:
    """triggered-potential: whether some part of an effect could change the game, payment and responses left aside."""
    for at, each in enumerate(effects):
        if each.verb == "choose":
            found, rest = choosable(now, each, about), effects[at + 1 :]
            later = (any_changes(now, rest, about._replace(last=(*about.last, name))) for name in found)
            return any(later) or (bool(found) and not rest)
        if each.then and at and effects[at - 1].verb not in ON_ITS_OWN:
            return False  # then-failure: what stands before it cannot be done.
        if changes(now, each, about) and each.verb not in ("delay", "nothing"):
            return True
    return False


def why_nothing(now: Moment, item: Item) -> Refusal | None:
    """What is in the way of the first card or player that the effect could concern, if anything is."""
    about = item.context
    for at, each in enumerate(item.ability.effects):
        if each.verb == "choose":
            for name in choosable(now, each, about):
                for later in item.ability.effects[at + 1 :]:
                    if (found := _obstacle(now, later, about._replace(last=(name,)))) is not None:
                        return found
        elif (found := _obstacle(now, each, about)) is not None:
            return found
    return None


def _obstacle(now: Moment, what: Instruction, about: Context) -> Refusal | None:
    found = (obstacle(now, what, name, about) for name in members(now, what.group, about) if what.verb in MAKE)
    return next((each for each in found if each is not None), None)


def changes(now: Moment, what: Instruction, about: Context) -> bool:
    """Whether an instruction could change anything."""
    if not all(holds(now, each, about) for each in what.conditions):
        return False
    if what.verb == "options":
        return any(any(changes(now, each, about) for each in option) for option in what.options)
    if what.verb == "discard from hand":
        return any(hand_size(now, name) for name in members(now, what.group, about))
    if what.verb in ON_ITS_OWN:
        return True
    found = choosable(now, what, about) if what.group.how == "choose" else members(now, what.group, about)
    if what.verb in MAKE:
        return any(obstacle(now, what, name, about) is None for name in found)
    return bool(found)
