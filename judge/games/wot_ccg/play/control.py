"""control, allegiance-rules: control of cards changes; what a side can never have."""

from __future__ import annotations

from judge.engine import Cite, Moment, Refusal, refuse
from judge.games.wot_ccg import cite
from judge.games.wot_ccg.play.piles import leave_play
from judge.games.wot_ccg.play.traits import forbidden, has, is_taveren
from judge.games.wot_ccg.play.who import in_play
from judge.games.wot_ccg.things import DISCARD, FIGHTERS, Card, Player


def take_control(now: Moment, card: Card, player: str, *cites: Cite) -> None:
    """control: the card acts as if its new controller had recruited it; control-illegal: or is discarded."""
    refusal = refuse_control(now, card, player)
    if refusal is not None and now.reads("control-anyway") == "discarded":
        text = f"{player} could not legally control {card.name}: {refusal.text}."
        now.say(text, cite("control-illegal"), *refusal.cites)
        leave_play(now, card, DISCARD, cite("control-illegal"))
        return
    now.put(card._replace(controller=player))
    text = f"{player} controls {card.name}; {card.owner} still owns it."
    now.say(text, cite("control"), cite("control-ownership"), *cites, event=("controlled", card.name))


def check_control(now: Moment) -> None:
    """control-illegal: a card that its controller could not legally control any more is discarded."""
    for card in in_play(now):
        if card.kind in FIGHTERS and (refusal := refuse_control(now, card, card.controller)) is not None:
            text = f"{card.controller} cannot control {card.name} any more: {refusal.text}."
            now.say(text, cite("control-illegal"), *refusal.cites)
            leave_play(now, now.the(Card, card.name), DISCARD, cite("control-illegal"))


def refuse_control(now: Moment, card: Card, player: str) -> Refusal | None:
    """dark-one-not-hero, allegiance-dragon, villain-no-taveren: what a side can never have."""
    barred, side, rule = "Dragon", "Villain", cite("allegiance-dragon")
    if now.the(Player, player).hero:
        barred, side, rule = "Dark One", "Hero", cite("dark-one-not-hero")
    if has(now, card, barred):
        return refuse(f"{card.name} has the {barred} allegiance; a {side} player may not have it", rule)
    if source := forbidden(now, card, f"be controlled by a {side} player"):
        return refuse(f"{card.name} cannot be controlled by a {side} player ({source})", cite("cannot"))
    if side == "Villain" and is_taveren(now, card):
        return refuse(f"{card.name} is Ta'veren; a Villain player may not control it", cite("villain-no-taveren"))
    return None
