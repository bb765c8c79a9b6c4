"""damage-into-pool, weapon-damage, rolled: what a card's damage comes to, and how much of it was rolled."""

from __future__ import annotations

from judge.engine import Moment, Value
from judge.games.wot_ccg import cite
from judge.games.wot_ccg.cards.meanings import Roll
from judge.games.wot_ccg.play.resolution_round.opening_moves_coming_to_grips import current_step
from judge.games.wot_ccg.play.resolution_round.pools import add_tally, change_pool, unrolled
from judge.games.wot_ccg.play.traits import has
from judge.games.wot_ccg.play.values import RESULTS, changes_from, idle_changes
from judge.games.wot_ccg.play.who import current
from judge.games.wot_ccg.things import CHARACTER, PLAIN, Card, Challenge, Damage


def damage_of(now: Moment, card: Card, roll: Roll) -> Value:
    """generated: what a card's effects make of the damage it rolls; weapon-damage: a Weapon is limited to what was.

    Reading weapon-without-damage: whether a Weapon adds to a roll that shows no damage.
    """
    changes = list(changes_from(now, card, "damage"))
    armed = [source for source, _ in changes if _is_weapon(now, source)]
    if armed and not roll.damage and now.reads("weapon-without-damage") == "nothing":
        changes = [(source, row) for source, row in changes if not _is_weapon(now, source)]
    if changes and not roll.damage and now.reads("bonus-needs-rolled-damage") == "nothing":
        changes = []
    return now.evaluate(RESULTS, roll.damage, [*(row for _, row in changes), *idle_changes(now, card, "damage")])


def _is_weapon(now: Moment, source: Card | None) -> bool:
    return source is not None and has(now, source, "Weapon")


def bonus_in(hits: Value, roll: Roll) -> int:
    """rolled: how much of a card's damage was added to what its dice show."""
    return max(0, int(hits.total) - roll.damage)


def not_rolled(now: Moment, card: Card, pool: str, number: int) -> None:
    """special-damage-rolled-only: remembers that so much of the damage in a pool was generated, not rolled."""
    if number and now.reads("added-counts-as-rolled") == "added":
        challenge = now.the(Challenge, current(now))
        add_tally(now, challenge, unrolled(pool, card.controller, card.name, number))


def damage_again(now: Moment, name: str, before: int) -> None:
    """generated: a change of the damage of a card that has rolled in this step changes what is in the pool."""
    card = now.the(Card, name)
    after = damage_so_far(now, card)
    if after == before or card.last is None:
        return
    challenge, more = now.the(Challenge, current(now)), after - before
    pool = card.last.pool or card.role
    now.put(challenge._replace(damage=change_pool(challenge.damage, Damage(card.controller, pool, more, PLAIN))))
    not_rolled(now, card, pool, max(0, after - card.last.damage) - max(0, before - card.last.damage))
    text = f"{card.name} has rolled already: {more:+d} damage in {card.controller}'s {pool} damage pool."
    now.say(text, cite("generated"), cite("damage-into-pool"), event=("pool", card.controller))


def damage_so_far(now: Moment, card: Card) -> int:
    """generated: the damage of a card that has rolled in the step of the challenge that is going on; else none."""
    here = bool(card.challenge) and card.challenge == current(now) and now.inside("resolve-challenge")
    step = "opening" if card.role == CHARACTER else "grips"
    return int(damage_of(now, card, card.last).total) if here and card.last and current_step(now) == step else 0


def say_damage(now: Moment, card: Card, roll: Roll, hits: Value) -> None:
    """damage-into-pool: the damage rolled, with what the card's effects make of it."""
    armed = any(_is_weapon(now, source) for source, _ in changes_from(now, card, "damage"))
    if armed and not hits.total and not roll.damage:
        text = f"{card.name} rolled no damage, so its weapon adds nothing."
        now.say(text, cite("weapon-damage"), cite("rolled"), event=("pool", card.controller))
    if not hits.total:
        return
    changed = (cite("weapon-damage") if armed else cite("generated"), *(row.cite for row in hits.rows))
    more = changed if hits.rows else ()
    rules = (cite("damage-into-pool"), *((cite("participate-as"),) if card.plays_as else ()), *more)
    text = f"{hits.total} damage goes into {card.controller}'s {roll.pool or card.role} damage pool."
    now.say(text, *dict.fromkeys(rules), event=("pool", card.controller), value=hits if hits.rows else None)
