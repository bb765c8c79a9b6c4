"""What card text does in challenges: damage, healing, corruption, support and opposition, damage pools."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.wot_ccg import cite
from judge.games.wot_ccg.cards.conditions import amount_of
from judge.games.wot_ccg.cards.deeds import deed, how_many, in_that, meant, on_cards
from judge.games.wot_ccg.cards.meanings import YOU, Aimed, Change, Results, symbols
from judge.games.wot_ccg.cards.meanings.effects import Deed
from judge.games.wot_ccg.play.resolution_round import special_damage
from judge.games.wot_ccg.play.resolution_round.damage_spared import felt, hurt, source_of
from judge.games.wot_ccg.play.resolution_round.effects_of_damage import healable, put_damage, take_off
from judge.games.wot_ccg.play.resolution_round.pools import add_tally, change_pool, unrolled, where_it_counts
from judge.games.wot_ccg.play.symbols import generate as generate_symbols
from judge.games.wot_ccg.play.values import rolled
from judge.games.wot_ccg.play.who import controller_of, opponent
from judge.games.wot_ccg.things import CORRUPTION, PLAIN, Card, Challenge, Damage, Tally, Task
from judge.kit.words import counted

ALL = 99


@on_cards("deal")
def deal(now: Moment, task: Task, what: Deed, card: Card) -> None:
    """special-damage-rolled-only: damage that text deals is plain; each token lowers every ability by 1."""
    number = how_many(now, task, what)
    placed = hurt(now, card.name, number, by=source_of(now.the(Card, task.source)))
    text = f"{task.name} puts {placed} damage on {card.name}."
    now.say(text, cite("damage-reduces-all"), cite("special-damage-rolled-only"), event=("damage", card.name))
    felt(now, card.name, placed)


@on_cards("corrupt")
def corrupt(now: Moment, task: Task, what: Deed, card: Card) -> None:
    """corruption: treated like damage, but it cannot be healed; corruption-persists."""
    number = how_many(now, task, what)
    now.put(put_damage(card, number, CORRUPTION))
    text = f"{card.name} receives {counted(number, 'corruption token')}."
    now.say(text, cite("corruption"), cite("corruption-persists"), event=("corruption", card.name))


@on_cards("heal")
def heal(now: Moment, task: Task, what: Deed, card: Card) -> None:
    """heal: damage tokens come off; corruption and damage that cannot be healed stay."""
    number = min(how_many(now, task, what), healable(now, card)) if what.amount == ALL else how_many(now, task, what)
    take_off(now, card, number, task.name)


@on_cards("move damage")
def move_damage(now: Moment, task: Task, what: Deed, card: Card) -> None:
    """token: damage tokens go from one card to another, as many as may and can."""
    assert what.to is not None
    for other in meant(now, task, what.to):
        number = min(how_many(now, task, what), dict(card.damage).get(PLAIN, 0))
        now.put(put_damage(card, -number))
        now.put(put_damage(now.the(Card, other.name), number))
        text = f"{number} damage goes from {card.name} to {other.name} ({task.name})."
        now.say(text, cite("damage-reduces-all"), cite("token"), event=("damage", other.name))


@deed("generate")
def generate(now: Moment, task: Task, what: Deed) -> None:
    """generated, symbol-other-sources: symbols, support, opposition or damage that text generates."""
    from judge.games.wot_ccg.play.dice import generated_by

    number = how_many(now, task, what)
    cards = [task.source] if what.whom == YOU else [card.name for card in meant(now, task, what.whom)]
    if isinstance(what.to, Aimed):  # `generate 2 support in a challenge`: in that one, whatever is targeted besides.
        task = task._replace(picks=(task.picks[what.to.at],))
    for name in cards:
        found = generated_by(now, now.the(Card, name), what.results or Results())
        if any(found.symbols):
            amounts = symbols(n * number for n in found.symbols)
            own = name if what.whom != YOU else ""
            generate_symbols(now, task, amounts, what.allegiance, what.only_for, own, what.which)
        his = task if what.whom == YOU else task._replace(by=controller_of(now, now.the(Card, name)) or task.by)
        for kind in ("support", "opposition"):
            if n := getattr(found, kind) * number:
                _count(now, his, kind, n)
        if found.damage:
            pool = found.pool or now.the(Card, name).role
            _pool(now, his, found.damage * number, pool if pool in ("character", "troop") else "character")


@deed("results")
def results(now: Moment, task: Task, what: Deed) -> None:
    """generated: support or opposition beside what was rolled; it counts in the challenge its card is in."""
    _count(now, task, what.what, how_many(now, task, what))


@deed("negate")
def negate(now: Moment, task: Task, what: Deed) -> None:
    """ignored: support or opposition that was generated is taken off."""
    _count(now, task, what.what, -how_many(now, task, what))


def _count(now: Moment, task: Task, what: str, amount: int) -> None:
    challenge = where_it_counts(now, task)
    if challenge is None:
        now.say(f"{task.name}: there is no challenge to generate {what} in.", cite("participating-early-symbols"))
        return
    side = task.by
    if amount < 0:
        side = challenge.initiator if what == "support" else opponent(now, challenge.initiator)
    change = Change(what, "add" if amount > 0 else "subtract", abs(amount))
    add_tally(now, challenge, Tally(what, side, task.name, change))
    rule = (cite("ignored"),) if amount < 0 else (cite("generated"),)
    text = f"{task.name}: {amount:+d} {what} of {side} in {challenge.spoken}."
    now.say(text, *rule, event=(what, challenge.name))


@deed("tally")
def tally(now: Moment, task: Task, what: Deed) -> None:
    """generated: support or opposition of a challenge is changed; multiplications come before additions."""
    for change in what.rules:
        assert isinstance(change, Change)
        _tally(now, task, change)


def _tally(now: Moment, task: Task, change: Change) -> None:
    challenge = where_it_counts(now, task)
    if challenge is None:
        now.say(f"{task.name}: there is no challenge to change {change.what} in.", cite("participating-early-symbols"))
        return
    side = challenge.initiator if change.what == "support" else opponent(now, challenge.initiator)
    number = amount_of(now, in_that(now, task, change.amount), now.the(Card, task.source), task.by, task.times)
    change = change._replace(amount=number)
    add_tally(now, challenge, Tally(change.what, side, task.name, change))
    text = f"{task.name} changes the {change.what} of {side} in {challenge.spoken}."
    now.say(text, cite("generated"), cite("modifier-order"), event=(change.what, challenge.name))


@deed("turn")
def turn(now: Moment, task: Task, what: Deed) -> None:
    """off-side-symbols: results on the wrong side, which do not count, are turned into some that do."""
    challenge, new = where_it_counts(now, task), what.what
    old = "opposition" if new == "support" else "support"
    number = 0 if challenge is None else min(how_many(now, task, what), rolled(challenge, task.by, old))
    if challenge is None or not number:
        now.say(f"{task.name}: there is no {old} to turn into {new}.", cite("off-side-symbols"))
        return
    add_tally(now, challenge, Tally(new, task.by, task.name, Change(new, "add", number)))
    text = f"{task.by} turns {number} {old} into {new} ({task.name})."
    now.say(text, cite("off-side-symbols"), event=(new, challenge.name))


@deed("pool")
def pool(now: Moment, task: Task, what: Deed) -> None:
    """damage-into-pool: damage comes into one's own pool."""
    which, _, kind = what.what.partition(" ")
    if kind:
        text = f"{task.name}: damage that was not rolled cannot have a special effect; it is plain."
        now.say(text, cite("special-damage-rolled-only"))
    for name in _pools(which):
        _pool(now, task, how_many(now, task, what), name)


@deed("less pool")
def less_pool(now: Moment, task: Task, what: Deed) -> None:
    """damage-two-pools: damage is taken out of the opponent's pool."""
    for name in _pools(what.what):
        _pool(now, task, -how_many(now, task, what), name)


def _pools(name: str) -> tuple[str, ...]:
    """damage-two-pools: the pools that are meant."""
    return ("character", "troop") if name == "both" else (name,)


@deed("unpool")
def unpool(now: Moment, task: Task, what: Deed) -> None:
    """damage-two-pools: damage is taken out of one's own pool."""
    for name in _pools(what.what):
        challenge = where_it_counts(now, task)
        if challenge is None:
            continue
        row = Damage(task.by, name, -how_many(now, task, what), PLAIN)
        now.put(challenge._replace(damage=change_pool(challenge.damage, row)))
        text = f"{-row.amount} damage comes out of {task.by}'s {name} damage pool."
        now.say(text, cite("damage-two-pools"), event=("pool", task.by))


def _pool(now: Moment, task: Task, amount: int, which: str) -> None:
    challenge = where_it_counts(now, task)
    if challenge is None:
        now.say(f"{task.name}: no challenge is being resolved.", cite("damage-pools"))
        return
    by = task.by if amount > 0 else opponent(now, task.by)
    doubled = any(each.what == f"{which} pool" and each.by == by for each in challenge.changes)
    if amount < 0 and doubled and now.reads("taken-off-before-doubling") == "before":
        amount *= 2
    rows = change_pool(challenge.damage, Damage(by, which, amount, PLAIN))
    now.put(challenge._replace(damage=rows))
    if amount > 0:
        add_tally(now, now.the(Challenge, challenge.name), unrolled(which, by, task.name, amount))
    left = sum(each.amount for each in rows if each.by == by and each.pool == which)
    rules = (cite("damage-two-pools"), *((cite("modifier-order"),) if doubled else ()))
    now.say(f"The {which} damage pool of {by} now holds {left}.", *rules, event=("pool", by))


@on_cards("aim")
def aim(now: Moment, task: Task, what: Deed, card: Card) -> None:
    """targeted-damage: rolled damage leaves the pool and is aimed at a card."""
    special_damage.aim(now, task, how_many(now, task, what), card)


@deed("special")
def special(now: Moment, task: Task, what: Deed) -> None:
    """special-damage-one: rolled damage gets a special effect."""
    special_damage.special(now, task, how_many(now, task, what), what.what)


@deed("double pool")
def double_pool(now: Moment, task: Task, what: Deed) -> None:
    """modifier-order: the damage in one's own pool is doubled."""
    special_damage.double_pool(now, task, what.what)
