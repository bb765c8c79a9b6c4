"""attachment-cards, golden-rule-card-over-rules: what card text attaches to a player's deck or threat dial."""

from __future__ import annotations

from collections.abc import Iterable

from judge.engine import Moment, Refusal, refuse
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.deeds import makes
from judge.games.lotr_lcg.cards.groups import members
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.play.abilities.triggering_conditions import barred, occurs
from judge.games.lotr_lcg.play.in_play.areas import move
from judge.games.lotr_lcg.play.who import card, players
from judge.games.lotr_lcg.things import PLAY, Context, Occurrence


@makes("attach to player")
def _attach(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    for who in members(now, what.to, about)[:1]:
        if who in players(now):
            yield Occurrence("attach-to-player", name, player=who, detail=what.what)


@barred("attach-to-player")
def cannot_attach(now: Moment, what: Occurrence) -> Refusal | None:
    """move: a card does not move to where it is."""
    of = card(now, what.subject)
    there = of.host == what.player and of.in_play
    return refuse(f"{of.name} is already attached to {what.player}'s {what.detail}", cite("move")) if there else None


@occurs("attach-to-player")
def attach(now: Moment, what: Occurrence) -> Iterable[Occurrence]:
    """attachment-cards: it lies there, faceup, until it is discarded; its host is the player."""
    of = card(now, what.subject)
    entered = not of.in_play
    move(now, of.name, PLAY, host=what.player, controller=of.owner, engaged="")
    said = f"{of.name} is attached to {what.player}'s {what.detail}."
    now.say(said, cite("attachment-cards"), cite("golden-rule-card-over-rules"), event=("attached", of.name))
    if entered:
        yield Occurrence("enter", of.name, player=of.owner, other=what.player, detail="put")
