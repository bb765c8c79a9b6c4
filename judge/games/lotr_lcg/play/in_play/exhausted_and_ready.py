"""exhausted, ready: cards are turned, and turned back."""

from __future__ import annotations

from collections.abc import Iterable

from judge.engine import Moment, Refusal, refuse
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.groups import Context
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.cards.verbs import makes
from judge.games.lotr_lcg.play.abilities.immune_and_cannot import forbidden
from judge.games.lotr_lcg.play.abilities.triggering_conditions import barred, occurs
from judge.games.lotr_lcg.play.who import card
from judge.games.lotr_lcg.things import Occurrence


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
