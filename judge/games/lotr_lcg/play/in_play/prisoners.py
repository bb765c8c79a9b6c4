"""in-play-areas, prisoner: a hero that lies facedown is not in play, until card text turns it up again."""

from __future__ import annotations

from collections.abc import Iterable

from judge.engine import Moment, Refusal, refuse
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.deeds import just_happens
from judge.games.lotr_lcg.play.abilities.triggering_conditions import barred, occurs
from judge.games.lotr_lcg.play.in_play.areas import move
from judge.games.lotr_lcg.play.in_play.card_types import is_a
from judge.games.lotr_lcg.play.in_play.enters_play import why_not_unique
from judge.games.lotr_lcg.play.in_play.leaves_play import leave_play
from judge.games.lotr_lcg.play.who import card
from judge.games.lotr_lcg.things import FACEDOWN, PLAY, PRISONER, Occurrence

just_happens("turn down", "turn up", "hold prisoner", "rescue", player="controller")
BY_CARDS = cite("golden-rule-card-over-rules")


@barred("turn-down")
def only_heroes(now: Moment, what: Occurrence) -> Refusal | None:
    """abilities-target-in-play: it is a hero in play that is turned facedown."""
    of = card(now, what.subject)
    if of.in_play and is_a(now, of, "hero"):
        return None
    return refuse(f"{of.name} is no hero in play", cite("abilities-target-in-play"))


@occurs("turn-down")
def turn_down(now: Moment, what: Occurrence) -> Iterable[Occurrence]:
    """in-play-areas, leaves-play: only faceup cards are in play; whose hero it was is remembered."""
    of = card(now, what.subject)
    said = f"{of.name} is turned facedown and is out of play."
    now.say(said, cite("in-play-areas"), BY_CARDS, event=("facedown", of.name))
    events = leave_play(now, of.name, FACEDOWN, "turned facedown")
    now.put(card(now, of.name)._replace(controller=of.controller, faceup=False))
    return events


@barred("hold-prisoner")
def only_facedown(now: Moment, what: Occurrence) -> Refusal | None:
    """prisoner: a hero that lies facedown."""
    lies = card(now, what.subject).zone == FACEDOWN
    return None if lies else refuse(f"{what.subject} does not lie facedown", BY_CARDS)


@occurs("hold-prisoner")
def hold_prisoner(now: Moment, what: Occurrence) -> None:
    """prisoner: out of play it cannot be used, takes no damage and gets no resources."""
    now.put(card(now, what.subject)._replace(zone=PRISONER))
    now.say(f"{what.subject} is held prisoner.", BY_CARDS, cite("out-of-play-areas"), event=("captured", what.subject))


@barred("turn-up")
def cannot_be_turned_up(now: Moment, what: Occurrence) -> Refusal | None:
    """unique-no-second: it enters play as any other card does."""
    return why_not_unique(now, card(now, what.subject))


@occurs("turn-up")
def turn_up(now: Moment, what: Occurrence) -> Iterable[Occurrence]:
    """in-play-areas, character-enters-ready: faceup again it is in play, ready, with nothing on it."""
    of = card(now, what.subject)
    move(now, of.name, PLAY, controller=of.controller, faceup=True)
    now.say(f"{of.name} is turned faceup and is in play.", cite("in-play-areas"), BY_CARDS, event=("faceup", of.name))
    yield Occurrence("enter", of.name, player=of.controller, detail="put")


@occurs("rescue")
def rescue(now: Moment, what: Occurrence) -> None:
    """prisoner: the hero is free; cards may wait for that."""
    now.say(f"{what.subject} has been rescued.", BY_CARDS, event=("rescued", what.subject))
