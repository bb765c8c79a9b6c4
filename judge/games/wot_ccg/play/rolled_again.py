"""ignored: what has been rolled is rolled again, wholly or in part, or becomes something else."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.wot_ccg import cite
from judge.games.wot_ccg.cards.meanings import ABILITIES, Roll
from judge.games.wot_ccg.play.dice import into_challenge, shown_of, with_more, without
from judge.games.wot_ccg.play.symbols import add
from judge.games.wot_ccg.play.who import current, resolving
from judge.games.wot_ccg.things import Card, Task


def reroll(now: Moment, task: Task, card: Card, some: str = "") -> None:
    """ignored: the first result is as if it had never been rolled; the dice are rolled again.

    Of `some` of its dice the table gives, like of all, what the card's dice show when those have been rolled again.
    generate-only-time: symbols of the Action Round may be rolled again later in it, for nobody rotates for that.
    """
    if card.last is None:
        now.say(f"{card.name} has no roll that counts, so there is nothing to roll again.", cite("event-term-barred"))
        return
    both = now.reads("both-rolls-count") == "both"
    if now.inside("resolve-challenge") and not both:
        into_challenge(now, card.name, card.last, -1)
    elif not both:
        now.put(card._replace(symbols=without(card.symbols, card.last.symbols)))
    where = f" in {resolving(now).spoken}" if now.inside("resolve-challenge") else ""
    text = f"{card.name}'s roll of {card.last.name}{where} is ignored ({task.name}), and the card rolls again."
    if some:
        text = f"{card.name} rolls {some} again{where} ({task.name}); what they showed is ignored."
    now.say(text, cite("ignored"), cite("event-term-barred"), event=("rerolled", card.name))
    now.call("roll-again", card=card.name, some=some)


def change_roll(now: Moment, task: Task, card: Card, what: str, into: str, number: int) -> None:
    """ignored: so much of one result that a card has rolled is as if another had been rolled.

    In a challenge that is what it has rolled there; outside of one, symbols in the pool that have not been spent.
    """
    fights = now.inside("resolve-challenge")
    here = card.rolled and card.challenge == current(now) if fights else what in ABILITIES and into in ABILITIES
    there = shown_of(card.last, what) if card.last is not None and here else 0
    if what in ABILITIES:
        there = min(there, card.symbols[ABILITIES.index(what)])
    if card.last is None or not min(there, number):
        now.say(f"{task.name}: {card.name} has rolled no {what} that could be changed.", cite("ignored"))
        return
    n = min(there, number)
    changed = with_more(with_more(card.last, what, -n), into, n)
    _count_again(now, card, card.last, changed._replace(name=card.last.name))
    text = f"{n} {what} that {card.name} has rolled becomes {into} ({task.name})."
    now.say(text, cite("ignored"), event=("turned", card.name))


def _count_again(now: Moment, card: Card, before: Roll, after: Roll) -> None:
    """resolution-record-all: what was recorded of a roll is taken back, and what it has become is recorded."""
    if now.inside("resolve-challenge"):
        into_challenge(now, card.name, before, -1)
        into_challenge(now, card.name, after)
    else:
        now.put(card._replace(symbols=add(without(card.symbols, before.symbols), after.symbols)))
    now.put(now.the(Card, card.name)._replace(last=after))
