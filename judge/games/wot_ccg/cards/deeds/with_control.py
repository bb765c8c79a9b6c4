"""What is paid with the control tokens on a Contested Advantage."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.wot_ccg import cite
from judge.games.wot_ccg.cards.deeds import how_many, on_cards
from judge.games.wot_ccg.cards.meanings.effects import Deed
from judge.games.wot_ccg.play.challenge_round.declare_challenges import settle_contested
from judge.games.wot_ccg.things import Card, Task
from judge.kit.words import counted


@on_cards("spend control")
def spend_control(now: Moment, task: Task, what: Deed, card: Card) -> None:
    """contested-control: a player's own control tokens come off as a price; control follows the tokens."""
    kept = dict(card.control)
    kept[task.by] = kept.get(task.by, 0) - how_many(now, task, what)
    now.put(card._replace(control=tuple(sorted((name, n) for name, n in kept.items() if n > 0))))
    text = f"{task.by} has {counted(max(0, kept[task.by]), 'control token')} left on {card.name}."
    now.say(text, cite("contested-tokens"), event=("control", card.name))
    settle_contested(now, now.the(Card, card.name))
