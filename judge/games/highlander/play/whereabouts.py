"""golden-rule-turn, phase-1-sweep, captured: why a card cannot be used from where it lies, or by whom it is not."""

from __future__ import annotations

from judge.engine import Choice, Moment, Refusal, refuse
from judge.engine.batch import BATCH
from judge.games.highlander import cite
from judge.games.highlander.play.who import active_player
from judge.games.highlander.things import Card

LIES = {
    "hand": ("is still in hand", "phase-1-sweep"),
    "play": ("is in play already", "phase-1-sweep"),
    "discard": ("is in the Discard Pile", "phase-1-sweep"),
    "endurance": ("is in the Endurance", "endurance"),
    "under": ("is captured and has no effect on play", "captured"),
    "revealed": ("was turned up by an Exertion", "exertions"),
    "removed": ("is out of the game", "phase-1-sweep"),
    "other hand": ("is held by the Immortal who rests", "faq-corda-reno"),
    "aside": ("is not the active one of the pair", "faq-corda-reno"),
}


def misplaced(now: Moment, by: str, card: Card, zones: tuple[str, ...], *rules: str) -> Refusal | None:
    """Why a card is not where a player could do something with it, or None."""
    if card.owner == by and card.zone in zones:
        return None
    cites = [cite(rule) for rule in rules]
    if card.owner != by:
        return refuse(f"{card.title} is {card.owner}'s card, not {by}'s", *(cites or [cite("golden-rule-turn")]))
    where, unit = LIES.get(card.zone, ("cannot be used", "anatomy-text"))
    return refuse(f"{card.title} {where}", *cites, *([] if unit in rules else [cite(unit)]))


def not_your_turn(now: Moment, by: str) -> Refusal | None:
    """golden-rule-turn: ordinarily nothing is done in the opponent's turn."""
    return None if by == active_player(now) else refuse(f"it is not {by}'s turn", cite("golden-rule-turn"))


def not_now(now: Moment, choice: Choice) -> Refusal | None:
    """What keeps a choice back that is legal in itself: the opponent's turn, or something to be decided first."""
    if (refusal := not_your_turn(now, choice.by)) is not None:
        return refusal
    waiting, frame = now.waiting, now.frames[-1] if now.frames else None
    if waiting is None or frame is None:
        return None
    what = now.referee.stop(frame).node.title if frame.chart != BATCH else ""
    text = f"{waiting.by} has to decide something else first" + (f" ({what[0].lower()}{what[1:]})" if what else "")
    return refuse(text, *waiting.cites)
