"""control, control-attachments-follow: a card comes under another player's control, and what is on it goes along."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.engine import Moment, Refusal, refuse
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.deeds import hindered, makes, nothing
from judge.games.lotr_lcg.cards.groups import members
from judge.games.lotr_lcg.cards.meanings import Instruction, Phrase
from judge.games.lotr_lcg.play.abilities.constant_abilities import constants, forbidden
from judge.games.lotr_lcg.play.abilities.triggering_conditions import barred, follows, occurs
from judge.games.lotr_lcg.play.in_play.areas import tick
from judge.games.lotr_lcg.play.who import attachments, card, decider, players
from judge.games.lotr_lcg.things import PLAY, SCENARIO, STAGING, Card, Context, Lasting, Occurrence
from judge.kit.timeline import begin


@makes("control", "claim")
def _control(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    """may name the new controller; else it is the player who resolves it."""
    whom = what.to if what.to.how else what.by
    to = members(now, whom, about) if whom.how else []
    for who in to[:1] or [decider(now, about.by)]:
        yield Occurrence("claim" if what.verb == "claim" else "control", name, player=who, detail=what.until)


@follows("kept by")
def controlled_as_cards_say(now: Moment) -> Iterator[Occurrence]:
    """constant-ability: `the first player gains control of it`: whoever is first has it, and hands it on."""
    for bearing in constants(now, "kept by"):
        for who in members(now, bearing.effect.to, bearing.about)[:1]:
            for name in members(now, bearing.effect.group, bearing.about):
                of = card(now, name)
                if of.in_play and of.controller != who:
                    yield Occurrence("control", name, player=who, source=bearing.source, cause="card effect")


@barred("control", "claim")
def cannot_change_control(now: Moment, what: Occurrence) -> Refusal | None:
    """guarded-claim: an objective with encounter cards attached cannot be claimed; control passes to players only."""
    of = card(now, what.subject)
    if what.kind == "claim" and any(card(now, name).in_play for name in of.guards):
        return refuse(f"{of.name} is guarded and cannot be claimed", cite("guarded-claim"))
    if of.controller == what.player:
        return refuse(f"{what.player} already controls {of.name}", cite("controller-definition"))
    return forbidden(now, of, "be claimed" if what.kind == "claim" else "change control")


def _lend(now: Moment, of: Card, what: Occurrence) -> None:
    """control-change-duration: a change of control with a duration ends with it; who had the card has it back."""
    effect = Instruction("lent", Phrase("named", names=(of.name,)))
    begin(now, Lasting(what.source, of.controller, effect, (of.name,), what.detail), at=tick(now))


@occurs("control", "claim")
def change_control(now: Moment, what: Occurrence) -> Iterable[Occurrence]:
    """control-change-state, control-attachments-follow: it moves as it is, and its attachments with it."""
    of = card(now, what.subject)
    zone = PLAY if what.player in players(now) else of.zone
    host = "" if what.kind == "claim" else of.host
    now.put(of._replace(controller=what.player, zone=zone, engaged="", host=host))
    said = f"{what.player} gains control of {of.name}, which keeps its state."
    now.say(said, cite("control-change-state"), event=("control", of.name))
    if what.detail in ("phase", "round", "attack"):
        _lend(now, of, what)
    for each in attachments(now, of):
        now.put(each._replace(controller=what.player))
        now.say(
            f"{what.player} also gains control of {each.name}.",
            cite("control-attachments-follow"),
            event=("control", each.name),
        )
    return (what._replace(kind="control"),) if what.kind == "claim" else ()


@makes("lose control")
def _lose_control(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    yield Occurrence("lose-control", name)


@hindered("lose control")
def _is_nobodys(now: Moment, what: Instruction, name: str, about: Context) -> Refusal | None:
    of = card(now, name)
    whose = of.controller in players(now) and (
        what.by.how in ("", "you") or of.controller in members(now, what.by, about)
    )
    return None if whose and of.owner == SCENARIO else nothing(name, "is not under that control", "control-default")


@occurs("lose-control")
def lose_control(now: Moment, what: Occurrence) -> None:
    """control-default: a card of the scenario that a player has lost control of is in the staging area again."""
    of = card(now, what.subject)
    now.put(of._replace(controller=of.owner, zone=STAGING, host=""))
    said = f"{of.controller} loses control of {of.name}, which lies in the staging area."
    now.say(said, cite("control-change-state"), cite("golden-rule-card-over-rules"), event=("control", of.name))
