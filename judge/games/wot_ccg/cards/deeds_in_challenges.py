"""What card text does in challenges: damage, healing, corruption, support and opposition, damage pools."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.wot_ccg import cite
from judge.games.wot_ccg.cards.meanings import Change, Instruction
from judge.games.wot_ccg.play.resolution_round.effects_of_damage import put_damage, take_off
from judge.games.wot_ccg.play.values import rolled
from judge.games.wot_ccg.play.who import current, opponent
from judge.games.wot_ccg.things import CORRUPTION, PLAIN, Card, Challenge, Damage, Tally, Task


def deal(now: Moment, task: Task, what: Instruction, card: Card) -> None:
    """special-damage-rolled-only: damage that text deals is plain; each token lowers every ability by 1."""
    now.put(put_damage(card, what.amount))
    text = f"{task.name} puts {what.amount} damage on {card.name}."
    now.say(text, cite("damage-reduces-all"), cite("special-damage-rolled-only"), event=("damage", card.name))


def corrupt(now: Moment, task: Task, what: Instruction, card: Card) -> None:
    """corruption: treated like damage, but it cannot be healed; corruption-persists."""
    now.put(put_damage(card, what.amount, CORRUPTION))
    text = f"{card.name} gets {what.amount} corruption."
    now.say(text, cite("corruption"), cite("corruption-persists"), event=("corruption", card.name))


def heal(now: Moment, task: Task, what: Instruction, card: Card) -> None:
    """heal: damage tokens come off; corruption and damage that cannot be healed stay."""
    take_off(now, card, what.amount, task.name)


def results(now: Moment, task: Task, what: Instruction) -> None:
    """generated: support or opposition beside what was rolled; it counts in the challenge its card is in."""
    challenge = where_it_counts(now, task)
    if challenge is None:
        now.say(f"{task.name}: there is no challenge to generate {what.what} in.", cite("participating-early-symbols"))
        return
    side = task.by
    if what.amount < 0:
        side = challenge.initiator if what.what == "support" else opponent(now, challenge.initiator)
    change = Change(what.what, "add" if what.amount > 0 else "subtract", abs(what.amount))
    _add(now, challenge, Tally(what.what, side, task.name, change))
    rule = (cite("ignored"),) if what.amount < 0 else (cite("generated"),)
    text = f"{task.name}: {what.amount:+d} {what.what} of {side} in {challenge.title}."
    now.say(text, *rule, event=(what.what, challenge.name))


def tally(now: Moment, task: Task, change: Change) -> None:
    """generated: support or opposition of a challenge is changed; multiplications come before additions."""
    challenge = where_it_counts(now, task)
    if challenge is None:
        now.say(f"{task.name}: there is no challenge to change {change.what} in.", cite("participating-early-symbols"))
        return
    side = challenge.initiator if change.what == "support" else opponent(now, challenge.initiator)
    _add(now, challenge, Tally(change.what, side, task.name, change))
    text = f"{task.name} changes the {change.what} of {side} in {challenge.title}."
    now.say(text, cite("generated"), cite("modifier-order"), event=(change.what, challenge.name))


def turn(now: Moment, task: Task, what: Instruction) -> None:
    """off-side-symbols: results on the wrong side, which do not count, are turned into some that do."""
    challenge = where_it_counts(now, task)
    old, _, new = what.what.partition(" ")
    number = 0 if challenge is None else min(what.amount, rolled(challenge, task.by, old))
    if challenge is None or not number:
        now.say(f"{task.name}: there is no {old} to turn into {new}.", cite("off-side-symbols"))
        return
    _add(now, challenge, Tally(new, task.by, task.name, Change(new, "add", number)))
    text = f"{task.by} turns {number} {old} into {new} ({task.name})."
    now.say(text, cite("off-side-symbols"), event=(new, challenge.name))


def where_it_counts(now: Moment, task: Task) -> Challenge | None:
    """The challenge that an effect counts in: a target, the one its card is in, or the one being resolved."""
    cards = (now.get(name) for name in (*task.targets, task.source))
    there = (card.challenge for card in cards if isinstance(card, Card))
    found = (now.get(name) for name in (*task.targets, *there, current(now)) if name)
    return next((each for each in found if isinstance(each, Challenge)), None)


def _add(now: Moment, challenge: Challenge, tally: Tally) -> None:
    """generated: what counts in a challenge beside what was rolled."""
    now.put(challenge._replace(changes=(*challenge.changes, tally)))


def pool(now: Moment, task: Task, what: Instruction) -> None:
    """damage-into-pool: damage comes into one's own pool, or is taken out of the opponent's."""
    challenge = where_it_counts(now, task)
    if challenge is None:
        now.say(f"{task.name}: no challenge is being resolved.", cite("damage-pools"))
        return
    which, _, kind = what.what.partition(" ")
    by = task.by if what.amount > 0 else opponent(now, task.by)
    if what.amount > 0 and kind != PLAIN:
        text = f"{task.name}: damage that was not rolled cannot have a special effect; it is plain."
        now.say(text, cite("special-damage-rolled-only"))
        kind = PLAIN
    amount = what.amount
    doubled = any(each.what == f"{which} pool" and each.by == by for each in challenge.changes)
    if amount < 0 and doubled and now.reads("taken-off-before-doubling") == "before":
        amount *= 2
    rows = change_pool(challenge.damage, Damage(by, which, amount, kind))
    now.put(challenge._replace(damage=rows))
    left = sum(each.amount for each in rows if each.by == by and each.pool == which)
    rules = (cite("damage-two-pools"), *((cite("modifier-order"),) if doubled else ()))
    now.say(f"The {which} damage pool of {by} now holds {left}.", *rules, event=("pool", by))


def change_pool(rows: tuple[Damage, ...], more: Damage) -> tuple[Damage, ...]:
    """A player's pools with some damage more or less; never below nothing."""
    amounts = {each._replace(amount=0): each.amount for each in rows}
    key = more._replace(amount=0)
    amounts[key] = amounts.get(key, 0) + more.amount
    return tuple(key._replace(amount=n) for key, n in amounts.items() if n > 0)
