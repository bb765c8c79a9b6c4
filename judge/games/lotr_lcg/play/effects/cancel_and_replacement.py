"""cancel and replacement-effects: what was about to happen does not, or something else does."""

from __future__ import annotations

from judge.engine import Cite, Moment, Refusal, refuse
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.groups import members
from judge.games.lotr_lcg.cards.meanings import Ability, Instruction
from judge.games.lotr_lcg.play.abilities.constant_abilities import forbidden, in_force
from judge.games.lotr_lcg.play.abilities.triggering_conditions import alter, barred, rebind_where
from judge.games.lotr_lcg.play.in_play.areas import tick
from judge.games.lotr_lcg.play.initiating.cannot_be_canceled import why_firm
from judge.games.lotr_lcg.play.limits import limit_key
from judge.games.lotr_lcg.play.who import any_card, game, matters
from judge.games.lotr_lcg.things import Item, Lasting, Occurrence
from judge.kit.timeline import begin


def cancel(now: Moment, item: Item, what: Instruction) -> bool:
    """cancel, cancel-no-further: what is canceled does not initiate, and nothing can refer to it any more."""
    event = item.event
    if event is None:
        now.say(f"{item.name} has nothing to cancel.", cite("cancel"))
        return False
    if event.kind != "effect" and what.what == "shadow":
        return _cancel_shadows(now, item)
    refusal = why_firm(now, event)
    if refusal is not None:
        now.say(f"{refusal.text[:1].upper()}{refusal.text[1:]}.", *refusal.cites)
        return False
    if event.kind == "effect" and now.reads("cancel-in-vain") == "resolves":
        return True
    if not alter(now, event):
        now.say(f"{item.name} is too late, because there is nothing left to cancel.", cite("cancel-no-further"))
        return False
    now.say(f"{item.name} cancels it: {described(event)}.", *_rules(event), event=("canceled", event.subject))
    if event.kind == "effect" and now.bound("card") == event.subject:
        now.bind("canceled", True)
    _spare(now, item, event)
    _give_back(now, event)
    return True


def _cancel_shadows(now: Moment, item: Item) -> bool:
    """cancel: every shadow effect of the attack that goes on is canceled as it comes."""
    effect = Instruction("cancel shadows")
    begin(now, Lasting(item.source, item.controller, effect, (), "attack"), at=tick(now))
    now.say(f"{item.name}: shadow effects are canceled for the rest of this attack.", cite("cancel"))
    return True


@barred("effect")
def shadow_is_canceled(now: Moment, what: Occurrence) -> Refusal | None:
    """cancel: a shadow effect that has been canceled beforehand does not start."""
    if what.detail != "shadow" or not matters(now, "cancel shadows"):
        return None
    source = next((each.source for each in in_force(now, "cancel shadows")), "")
    if not source:
        return None
    of = any_card(now, what.subject)
    if of is not None and forbidden(now, of, "be canceled"):
        return None
    text = f"The shadow effect of {what.subject} is canceled by {source}"
    return refuse(text, cite("cancel"), cite("cancel-no-further"))


def _spare(now: Moment, item: Item, event: Occurrence) -> None:
    """cancel: whoever the canceled effect would have concerned is told of it."""
    canceled = next((found for found in _underway(now, event) if found.source != item.source), None)
    if event.kind != "effect" or canceled is None:
        return
    whom = [name for each in canceled.ability.effects for name in members(now, each.group, canceled.context)]
    for name in dict.fromkeys(whom):
        said = f"{name} is not affected, because the effect was canceled."
        now.say(said, cite("cancel"), cite("cancel-no-further"), event=("canceled", name))


def _give_back(now: Moment, event: Occurrence) -> None:
    """limit-cancelled-counts: the use counts; a misreading does not count it."""
    canceled = next((found for found in _underway(now, event) if found.ability.limit is not None), None)
    if canceled is not None and now.reads("canceled-is-unused") == "does-not":
        left = tuple(pair for pair in game(now).used if pair[0] != limit_key(canceled))
        now.put(game(now)._replace(used=left))


def _underway(now: Moment, event: Occurrence) -> list[Item]:
    """The abilities on their way of the card that an event is about, the innermost first."""
    found = (dict(frame.bound).get("item") for frame in reversed(now.frames))
    return [each for each in found if isinstance(each, Item) and each.source == event.subject]


def _rules(event: Occurrence) -> tuple[Cite, ...]:
    extra = {"when revealed": "cancel-treachery", "event": "cancel-event"}.get(event.detail, "cancel-still-used")
    return (cite("cancel"), cite("cancel-no-further"), cite(extra))


def described(event: Occurrence) -> str:
    """What is about to happen, in words."""
    words = {
        "effect": f"the {event.detail} effect of {event.subject}",
        "damage": f"{event.amount} damage to {event.subject}",
        "raise-threat": f"{event.subject}'s threat rising by {event.amount}",
    }
    return words.get(event.kind, f"{event.kind} {event.subject}".strip())


def change_amount(now: Moment, item: Item, what: Instruction, by: int) -> bool:
    """Something about to happen gets a smaller or larger amount; at 0 it does not happen at all."""
    event = item.event
    if event is None:
        return False
    amount = max(0, event.amount - by) if what.verb == "reduce it" else event.amount + by
    changed = event._replace(amount=amount)
    done = alter(now, event, changed) if amount else alter(now, event)
    if done:
        said = f"{item.name}: {described(event)} becomes {amount}."
        now.say(said, cite("modifiers"), cite("modifiers-recalculate"), event=("changed", event.subject))
    return done


def replace(now: Moment, item: Item, what: Instruction) -> bool:
    """replacement-effects: it is remembered; of several the latest is used when the time comes."""
    event = item.event
    if event is None:
        return False
    ability = Ability("", "replacement", effects=what.options[0])
    entry = (event, item._replace(ability=ability, targets=(), well=True))
    done = rebind_where(now, event, lambda bound: {"instead": (*bound["instead"], entry)})
    if done:
        now.say(f"{item.name} will replace it: {described(event)}.", cite("replacement-effects"))
    return done
