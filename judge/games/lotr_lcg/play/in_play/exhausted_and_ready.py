"""exhausted, ready: cards turn; and what card text has cards do: commit, attack, engage, travel."""

from __future__ import annotations

from collections.abc import Iterable

from judge.engine.moment import Moment
from judge.engine.record import Refusal, refuse
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.groups import Context, members
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.cards.verbs import count, hindered, makes, nothing
from judge.games.lotr_lcg.play.abilities.immune_and_cannot import forbidden
from judge.games.lotr_lcg.play.abilities.triggering_conditions import barred, occurs
from judge.games.lotr_lcg.play.in_play.card_types import keyword
from judge.games.lotr_lcg.play.who import active_location, card, cards, decider, players
from judge.games.lotr_lcg.things import ACTIVE, STAGING, Occurrence


@makes("ready")
def _ready(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    yield Occurrence("ready", name, player=card(now, name).controller)


@barred("ready")
def cannot_ready(now: Moment, what: Occurrence) -> Refusal | None:
    """ready: what is ready already does not ready, nor what a card says cannot."""
    of = card(now, what.subject)
    if not of.exhausted:
        return refuse(f"{of.name} is ready already", cite("ready"), cite("ability-potential-change"))
    return forbidden(now, of, "ready")


@occurs("ready")
def ready_card(now: Moment, what: Occurrence) -> None:
    """ready: an exhausted card is turned back."""
    now.put(card(now, what.subject)._replace(exhausted=False))
    now.say(f"{what.subject} readies.", cite("ready"), event=("readied", what.subject))


@makes("exhaust")
def _exhaust(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    yield Occurrence("exhaust", name, player=card(now, name).controller)


@barred("exhaust")
def cannot_exhaust(now: Moment, what: Occurrence) -> Refusal | None:
    """exhausted-not-again: an exhausted card cannot exhaust again until it is ready."""
    of = card(now, what.subject)
    if of.exhausted:
        return refuse(f"{of.name} is exhausted and cannot exhaust again", cite("exhausted-not-again"))
    return forbidden(now, of, "exhaust")


@occurs("exhaust")
def exhaust_card(now: Moment, what: Occurrence) -> None:
    """exhausted: a card is turned by 90 degrees."""
    now.put(card(now, what.subject)._replace(exhausted=True))
    now.say(f"{what.subject} exhausts.", cite("exhausted"), event=("exhausted", what.subject))


@makes("commit")
def _commit(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    yield Occurrence("commit", name, player=card(now, name).controller)


@hindered("commit")
def _committed(now: Moment, what: Instruction, name: str, about: Context) -> Refusal | None:
    if card(now, name).committed:
        return nothing(name, "is committed already", "3.4-committed")
    return forbidden(now, card(now, name), "commit")


@makes("uncommit")
def _uncommit(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    yield Occurrence("uncommit", name, player=card(now, name).controller)


@hindered("uncommit")
def _not_committed(now: Moment, what: Instruction, name: str, about: Context) -> Refusal | None:
    if not card(now, name).committed:
        return nothing(name, "is not committed to the quest", "3.4-committed")
    return forbidden(now, card(now, name), "be removed from the quest")


@makes("engage")
def _engage(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    to = members(now, what.to, about) if what.to.how else members(now, what.by, about)
    for who in to[:1]:
        yield Occurrence("engage", name, player=who)


@hindered("engage")
def _engaged(now: Moment, what: Instruction, name: str, about: Context) -> Refusal | None:
    to = members(now, what.to, about) if what.to.how else members(now, what.by, about)
    if not to:
        return nothing(name, "finds no such player to engage", "next-player-solo", "effects-as-much-as-able")
    if card(now, name).engaged and card(now, name).engaged in to:
        return nothing(name, f"is engaged with {card(now, name).engaged} already", "engaged")
    return None


@makes("attack")
def _attack(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    """attacks-outside-combat: an enemy attacks a player, the one it is engaged with unless the text says otherwise."""
    of = card(now, name)
    told = members(now, what.to, about) if what.to.how else []
    if told and told[0] not in players(now):
        yield Occurrence("attack", name, player=card(now, told[0]).controller, other=told[0])
        return
    for who in told or [of.engaged or decider(now, about.by or about.controller)]:
        yield Occurrence("attack", name, player=who)


@makes("remove from combat")
def _remove(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    yield Occurrence("remove-from-combat", name)


@makes("deal shadow")
def _deal(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    yield Occurrence("deal-shadow", name, count(now, what, about))


@makes("stage")
def _stage(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    of = card(now, name)
    yield Occurrence("disengage" if of.engaged else "stage", name, player=of.engaged)


@hindered("stage")
def _staged(now: Moment, what: Instruction, name: str, about: Context) -> Refusal | None:
    """move: nothing moves to where it already is."""
    return nothing(name, "is in the staging area already", "move") if card(now, name).zone == STAGING else None


@makes("travel")
def _travel(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    yield Occurrence("travel", name, player=decider(now, about.by))


@makes("explore")
def _explore(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    yield Occurrence("explore", name)


@makes("progress")
def _progress(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    """active-location-buffer: what would go on the current quest goes on the active location first."""
    where = "" if what.group.how == "current quest" else name
    yield Occurrence("progress", where, count(now, what, about))


@makes("remove progress")
def _remove_progress(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    yield Occurrence("remove-progress", name, min(count(now, what, about), card(now, name).progress))


@hindered("remove progress")
def _no_progress(now: Moment, what: Instruction, name: str, about: Context) -> Refusal | None:
    return nothing(name, "has no progress on it", "ability-potential-change") if not card(now, name).progress else None


@makes("declare attack")
def _declare(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    """attacks-outside-combat: a character attacks by a card effect; its player says which enemy."""
    by = card(now, name).controller
    far = bool(keyword(now, card(now, name), "ranged"))
    foes = [each.name for each in cards(now) if each.engaged and (each.engaged == by or far)]
    yield Occurrence("player-attack", foes[0] if len(foes) == 1 else "", player=by, other=name)


@makes("switch locations")
def _switch_locations(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    yield Occurrence("switch-locations", name)


@barred("switch-locations")
def cannot_switch(now: Moment, what: Occurrence) -> Refusal | None:
    """switch: there has to be something on each side."""
    if active_location(now) is None:
        return refuse("There is no active location to switch with", cite("switch"))
    return None


@occurs("switch-locations")
def switch_locations(now: Moment, what: Occurrence) -> None:
    """switch: the active location goes to the staging area, the other one becomes active."""
    here = active_location(now)
    assert here is not None
    now.put(here._replace(zone=STAGING))
    now.put(card(now, what.subject)._replace(zone=ACTIVE))
    now.say(f"{here.name} and {what.subject} change places.", cite("switch"), event=("switched", what.subject))
