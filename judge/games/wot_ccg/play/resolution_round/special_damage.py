"""special-damage, targeted-damage: what effects make of damage in a pool: special, aimed, doubled."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator

from judge.engine import Moment, Refusal, refuse
from judge.engine.pool import Assignment, Pool, Slot
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.cards.meanings import Change
from judge.games.wot_ccg.play.choice_words import InItsStep
from judge.games.wot_ccg.play.resolution_round.pools import change_pool, rolled_in, unrolled, where_it_counts
from judge.games.wot_ccg.play.who import opponent, resolving
from judge.games.wot_ccg.things import PLAIN, TARGETED, Card, Challenge, Damage, Tally, Task
from judge.kit.choosing import Pick, ShareOut


def _own(now: Moment, task: Task, *, plain: bool) -> list[Damage]:
    """The rolled damage of a player in the challenge, without a special effect or with one."""
    challenge = where_it_counts(now, task)
    rows = challenge.damage if challenge is not None else ()
    own = [each for each in rows if each.by == task.by and (each.kind == PLAIN) is plain]
    return [each for each in own if not plain or (challenge is not None and rolled_in(challenge, each))]


def _mark(now: Moment, challenge: Challenge, row: Damage, number: int, kind: str, target: str = "") -> None:
    """Gives some damage of a pool a special effect in place of what it had."""
    rows = change_pool(challenge.damage, row._replace(amount=-number))
    rows = change_pool(rows, row._replace(amount=number, kind=kind, target=target))
    now.put(challenge._replace(damage=rows))


def _mark_all(
    now: Moment, challenge: Challenge, rows: list[Damage], amount: int, kind: str, target: str = ""
) -> Iterator[int]:
    """special-damage-rolled-only: marks so much rolled damage, pool after pool; yields how much in each."""
    for row in rows:
        number = min(amount, rolled_in(challenge, row))
        _mark(now, now.the(Challenge, challenge.name), row, number, kind, target)
        amount -= number
        yield number


def _say_marked(now: Moment, by: str, number: int, kind: str) -> None:
    now.say(f"{number} damage of {by} is {kind} now.", cite("special-damage"), event=("pool", by))


def _is_open(challenge: Challenge, rows: list[Damage], amount: int) -> bool:
    """Whether it has to be chosen which points get a special effect: both pools hold some, and it is not for all."""
    return len(rows) > 1 and amount < sum(rolled_in(challenge, row) for row in rows)


def _ask_which(now: Moment, task: Task, challenge: Challenge, amount: int, kind: str, target: str = "") -> None:
    """Reading special-points-choice: who chooses which points of rolled damage get a special effect."""
    own = now.reads("special-points-choice") == "generator"
    who = task.by if own else opponent(now, task.by)
    now.call("mark-special", who=who, by=task.by, kind=kind, number=amount, challenge=challenge.name, target=target)


def _say_aimed(now: Moment, number: int, name: str) -> None:
    now.say(f"{number} damage is aimed at {name}.", cite("targeted-damage"), event=("aimed", name))


def aim(now: Moment, task: Task, amount: int, card: Card) -> None:
    """targeted-damage: rolled damage leaves the pool and is aimed at a card."""
    challenge, rows = where_it_counts(now, task), _own(now, task, plain=True)
    if challenge is None or not rows:
        now.say(f"{task.name}: there is no rolled damage to aim.", cite("special-damage-rolled-only"))
        return
    if _is_open(challenge, rows, amount):
        _ask_which(now, task, challenge, amount, TARGETED, card.name)
        return
    number = sum(_mark_all(now, challenge, rows, amount, TARGETED, card.name))
    _say_aimed(now, number, card.name)


def special(now: Moment, task: Task, amount: int, kind: str) -> None:
    """special-damage-one: rolled damage gets a special effect; of two the player chooses which stays."""
    challenge, rows = where_it_counts(now, task), _own(now, task, plain=True)
    other = [each for each in _own(now, task, plain=False) if each.kind != kind]
    if challenge is not None and rows:
        if _is_open(challenge, rows, amount):
            _ask_which(now, task, challenge, amount, kind)
            return
        _say_marked(now, task.by, sum(_mark_all(now, challenge, rows, amount, kind)), kind)
    elif other:
        now.call("keep-special", row=other[0], kind=kind, number=min(amount, other[0].amount))
    else:
        now.say(f"{task.name}: no damage was rolled that it could change.", cite("special-damage-rolled-only"))


def double_pool(now: Moment, task: Task, pool: str) -> None:
    """modifier-order: the damage in one's own pool is doubled."""
    challenge = where_it_counts(now, task)
    if challenge is None:
        now.say(f"{task.name}: no challenge is being resolved.", cite("damage-pools"))
        return
    mine = {each for each in challenge.damage if each.by == task.by and each.pool == pool and each.kind == PLAIN}
    rows = tuple(each._replace(amount=2 * each.amount) if each in mine else each for each in challenge.damage)
    doubled = Tally(f"{pool} pool", task.by, task.name, Change("damage", "multiply", 2))
    added = [unrolled(pool, task.by, task.name, each.amount) for each in mine]
    now.put(challenge._replace(damage=rows, changes=(*challenge.changes, doubled, *added)))
    text = f"{task.name} doubles the {pool} damage of {task.by}."
    now.say(text, cite("modifier-order"), event=("pool", task.by))


@RULES.verb
class Mark(ShareOut):
    """special-damage: with rolled damage in both pools, a player chooses which points get a special effect."""

    name = "mark"
    phrase = "marks {0}"
    example = "`Ana marks 1 to character damage and 2 to troop damage`"
    only = refuse("special effects are put on rolled damage when a text says so", cite("special-damage"))

    def by(self, now: Moment) -> str:
        return now.given(str, "who")

    def _rows(self, now: Moment) -> dict[str, Damage]:
        challenge = now.the(Challenge, now.given(str, "challenge"))
        mine = (each for each in challenge.damage if each.by == now.given(str, "by") and each.kind == PLAIN)
        return {f"{row.pool} damage": row for row in mine if rolled_in(challenge, row)}

    def pool(self, now: Moment, by: str) -> Pool:
        challenge, rule = now.the(Challenge, now.given(str, "challenge")), cite("special-damage-rolled-only")
        rooms = ((name, rolled_in(challenge, row)) for name, row in self._rows(now).items())
        slots = tuple(Slot(name, room, rule, 0) for name, room in rooms)
        return Pool(now.given(int, "number"), slots, cite("special-damage"))

    def shared(self, now: Moment, by: str, shares: Assignment) -> None:
        kind, target, rows = now.given(str, "kind"), now.given(str, "target"), self._rows(now)
        for name, number in shares:
            challenge = now.the(Challenge, now.given(str, "challenge"))
            _mark(now, challenge, rows[name], number, kind, target)
        in_all = sum(number for _, number in shares)
        _say_aimed(now, in_all, target) if target else _say_marked(now, now.given(str, "by"), in_all, kind)


@RULES.verb
class Keep(InItsStep, Pick):
    """special-damage-one: the player who generated the damage chooses which special effect a token keeps."""

    name = "keep"
    phrase = "keeps {0} damage"
    only = refuse("no damage token has two special effects to choose from", cite("special-damage-one"))

    def by(self, now: Moment) -> str:
        return now.given(Damage, "row").by

    def options(self, now: Moment, by: str) -> tuple[str, str]:
        return now.given(Damage, "row").kind, now.given(str, "kind")

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        match = re.fullmatch(r"keeps? (\w+)(?: damage)?", text)
        return (match[1],) if match else None

    def why_not(self, now: Moment, by: str, name: str) -> Refusal | None:
        both = self.options(now, by)
        return None if name in both else refuse(f"it keeps {both[0]} or {both[1]}", cite("special-damage-one"))

    def picked(self, now: Moment, by: str, name: str) -> None:
        row, number = now.given(Damage, "row"), now.given(int, "number")
        if name != row.kind:
            _mark(now, resolving(now), row, number, name)
        text = f"{by} keeps {name} on {number} damage: a token can have only one special effect."
        now.say(text, cite("special-damage-one"), actor=by, event=("pool", by))
