"""pattern-requirement, cannot: what a card's text asks for before it may be played, recruited or initiated."""

from __future__ import annotations

from judge.engine import Moment, Refusal, refuse
from judge.games.wot_ccg import cite
from judge.games.wot_ccg.cards.conditions import all_hold
from judge.games.wot_ccg.cards.meanings.effects import REQUIRED, Effect
from judge.games.wot_ccg.play.action_round.prices import refuse_besides, refuse_costs
from judge.games.wot_ccg.play.targets import refuse_targets, target_sets
from judge.games.wot_ccg.play.who import game
from judge.games.wot_ccg.things import Card


def refuse_required(now: Moment, card: Card, player: str, *actions: str) -> Refusal | None:
    """pattern-requirement, cannot: what a card's text asks for before it may be played, recruited or initiated."""
    for effect in card.text:
        also = ("recruit cost", "recruit also") if "recruit" in actions else ()
        if effect.timing != REQUIRED or effect.action not in (*actions, *also, "once per game", "once per turn"):
            continue
        if effect.action.startswith("once"):
            if f"{effect.action}: {player}: {card.title}" in game(now).once:
                return refuse(f"{card.title} may be played {effect.action} only", cite("effects-in-play"))
        elif effect.picks and not _can_give(now, effect, card, player):
            return refuse(f"{player} has nothing to give for {card.name}: {effect.name}", cite("recruit"))
        elif effect.options and (lacking := refuse_besides(now, effect, card, player)) is not None:
            return lacking
        elif not all_hold(now, effect.conditions, card, player, card):
            return refuse(f"what {card.name} asks for does not hold: {effect.name}", cite("effects-in-play"))
    return None


def _can_give(now: Moment, effect: Effect, card: Card, player: str) -> bool:
    """rotating-once: whether there is a card to rotate, discard or kill for the recruit of another."""
    possible = target_sets(now, effect.picks)
    return any(
        refuse_targets(now, effect, names, player, card) is None
        and refuse_costs(now, player, card, effect, names) is None
        for names in possible
    )
