"""phase-1-sweep: 1) Sweep Phase: what does not remain in play goes to the Discard Pile."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards.continuous_effects import go_on
from judge.games.highlander.cards.immediate_effects import carry_out, jobs_of
from judge.games.highlander.play.choice_words import shown
from judge.games.highlander.play.who import active_player, attacks_of, change, discard, in_play, opponent, player, turn
from judge.games.highlander.things import Card


def _stays(now: Moment, card: Card) -> bool:
    """guard, phase-1-sweep: whether a card remains in play; a Guard does."""
    if card.stays and card.type == "guard":
        return now.reads("guard-stays") != "swept"
    kept = card.type in ("weapon", "persona", "pre-game")
    return card.stays and (kept or now.reads("swept-too") != "all")


def _not_removed(now: Moment, card: Card) -> None:
    """phase-1-sweep: what is swept is not removed from play, and texts about that do not set in."""
    if not any(line.event == "removed" for line in card.text):
        return
    if now.reads("swept-removed") == "yes":
        carry_out(now, jobs_of(now, card, card.owner, "removed"))
        return
    text = f"{card.title} was not removed from play by that: it does nothing to {' or '.join(turn(now).players)}."
    now.say(text, cite("phase-1-sweep"))


@RULES.step
def sweep(now: Moment) -> None:
    """phase-1-sweep: cards that do not remain in play go to the Discard Pile; that is not being removed from play."""
    who = active_player(now)
    gone = [card for card in in_play(now, who) if not _stays(now, card) and card.entered < turn(now).number]
    theirs = [card for card in in_play(now, opponent(now, who)) if not card.stays]
    if theirs and now.reads("swept-too") == "both":
        gone += theirs
    for card in gone:
        go_on(now, card)
        discard(now, card, f"{card.title} is swept.", cite("phase-1-sweep"), event="swept")
        _not_removed(now, card)
    for name in player(now, who).doomed:
        now.put(now.the(Card, name)._replace(zone="removed", host="", state=""))
        now.say(f"{shown(name)} is removed from the game.", cite("errata-guillotine"), event=("removed", shown(name)))
    change(now, who, doomed=())
    for attack in attacks_of(now, who):
        if now.the(Card, attack.card).zone != "play":
            now.drop(attack.name)
    if not gone:
        now.say(f"{who} has nothing to sweep.", cite("phase-1-sweep"))
