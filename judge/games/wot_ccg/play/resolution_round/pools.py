"""pools, generated: where in a challenge what card text generates counts, and how a damage pool is changed."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.wot_ccg.cards.meanings import Change
from judge.games.wot_ccg.play.in_force import bearer_of
from judge.games.wot_ccg.play.who import current
from judge.games.wot_ccg.things import PLAIN, Card, Challenge, Damage, Tally, Task


def where_it_counts(now: Moment, task: Task) -> Challenge | None:
    """The challenge that an effect counts in: a target, the one its card is in, or the one being resolved."""
    bearer = bearer_of(now, now.the(Card, task.source)).name
    cards = (now.get(name) for name in (*task.targets, task.subject, task.source, bearer) if name)
    there = (card.challenge for card in cards if isinstance(card, Card))
    own = (each.name for each in now.every(Challenge) if each.kind == "card" and each.card == task.source)
    found = (now.get(name) for name in (*task.targets, *there, *own, current(now)) if name)
    return next((each for each in found if isinstance(each, Challenge)), None)


def add_tally(now: Moment, challenge: Challenge, tally: Tally) -> None:
    """generated: what counts in a challenge beside what was rolled."""
    now.put(challenge._replace(changes=(*challenge.changes, tally)))


NOT_ROLLED = " damage not rolled"


def unrolled(pool: str, by: str, source: str, amount: int) -> Tally:
    """special-damage-rolled-only: remembers how much damage of a pool was generated, not rolled."""
    return Tally(f"{pool}{NOT_ROLLED}", by, source, Change("damage", "add", amount))


def rolled_in(challenge: Challenge, row: Damage) -> int:
    """special-damage-rolled-only: how much of the damage in a pool was rolled."""
    there = [each for each in challenge.changes if each.by == row.by and each.what == f"{row.pool}{NOT_ROLLED}"]
    return max(0, row.amount - sum(int(str(each.change.amount)) for each in there))


def taken_back(rows: tuple[Damage, ...], by: str, pool: str, number: int) -> tuple[Damage, ...]:
    """ignored: a player's pool without damage that counts as never rolled; what is plain goes first."""
    mine = sorted((each for each in rows if (each.by, each.pool) == (by, pool)), key=lambda each: each.kind != PLAIN)
    for row in mine:
        less = min(number, row.amount)
        rows, number = change_pool(rows, row._replace(amount=-less)), number - less
    return rows


def change_pool(rows: tuple[Damage, ...], more: Damage) -> tuple[Damage, ...]:
    """A player's pools with some damage more or less; never below nothing."""
    amounts = {each._replace(amount=0): each.amount for each in rows}
    key = more._replace(amount=0)
    amounts[key] = amounts.get(key, 0) + more.amount
    return tuple(key._replace(amount=n) for key, n in amounts.items() if n > 0)
