"""special-damage: targeted, deadly, not to be healed; one on a token, and only on rolled damage."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine import Choice, Moment, Verb
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.cards.deeds_in_challenges import change_pool, where_it_counts
from judge.games.wot_ccg.cards.meanings import Change, Instruction
from judge.games.wot_ccg.play.who import resolving
from judge.games.wot_ccg.things import PLAIN, TARGETED, Card, Challenge, Damage, Tally, Task


def _own(now: Moment, task: Task, *, plain: bool) -> list[Damage]:
    """The rolled damage of a player in the challenge, without a special effect or with one."""
    challenge = where_it_counts(now, task)
    rows = challenge.damage if challenge is not None else ()
    return [each for each in rows if each.by == task.by and (each.kind == PLAIN) is plain]


def _mark(now: Moment, challenge: Challenge, row: Damage, number: int, kind: str, target: str = "") -> None:
    """Gives some damage of a pool a special effect in place of what it had."""
    rows = change_pool(challenge.damage, row._replace(amount=-number))
    rows = change_pool(rows, row._replace(amount=number, kind=kind, target=target))
    now.put(challenge._replace(damage=rows))


def aim(now: Moment, task: Task, what: Instruction, card: Card) -> None:
    """targeted-damage: rolled damage leaves the pool and is aimed at a card."""
    challenge, rows = where_it_counts(now, task), _own(now, task, plain=True)
    if challenge is None or not rows:
        now.say(f"{task.name}: there is no rolled damage to aim.", cite("special-damage-rolled-only"))
        return
    number = min(what.amount, rows[0].amount)
    _mark(now, challenge, rows[0], number, TARGETED, card.name)
    now.say(f"{number} damage is aimed at {card.name}.", cite("targeted-damage"), event=("aimed", card.name))


def special(now: Moment, task: Task, what: Instruction) -> None:
    """special-damage-one: rolled damage gets a special effect; of two the player chooses which stays."""
    challenge, rows = where_it_counts(now, task), _own(now, task, plain=True)
    other = [each for each in _own(now, task, plain=False) if each.kind != what.what]
    if challenge is not None and rows:
        number = min(what.amount, rows[0].amount)
        _mark(now, challenge, rows[0], number, what.what)
        now.say(f"{number} damage of {task.by} is {what.what} now.", cite("special-damage"), event=("pool", task.by))
    elif other:
        now.call("keep-special", row=other[0], kind=what.what, number=min(what.amount, other[0].amount))
    else:
        now.say(f"{task.name}: no damage was rolled that it could change.", cite("special-damage-rolled-only"))


def double_pool(now: Moment, task: Task, what: Instruction) -> None:
    """modifier-order: the damage in one's own pool is doubled."""
    challenge = where_it_counts(now, task)
    if challenge is None:
        now.say(f"{task.name}: no challenge is being resolved.", cite("damage-pools"))
        return
    mine = {each for each in challenge.damage if each.by == task.by and each.pool == what.what and each.kind == PLAIN}
    rows = tuple(each._replace(amount=2 * each.amount) if each in mine else each for each in challenge.damage)
    doubled = Tally(f"{what.what} pool", task.by, task.name, Change("damage", "multiply", 2))
    now.put(challenge._replace(damage=rows, changes=(*challenge.changes, doubled)))
    text = f"{task.name} doubles the {what.what} damage of {task.by}."
    now.say(text, cite("modifier-order"), event=("pool", task.by))


@RULES.verb
class Keep(Verb):
    """special-damage-one: the player who generated the damage chooses which special effect a token keeps."""

    name = "keep"
    phrase = "keeps {0} damage"

    def by(self, now: Moment) -> str:
        return now.given(Damage, "row").by

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        return iter([(now.given(Damage, "row").kind,), (now.given(str, "kind"),)])

    def take(self, now: Moment, choice: Choice) -> None:
        row, number = now.given(Damage, "row"), now.given(int, "number")
        if choice.args[0] != row.kind:
            _mark(now, resolving(now), row, number, str(choice.args[0]))
        text = f"{choice.by} keeps {choice.args[0]} on {number} damage: a token carries one special effect."
        now.say(text, cite("special-damage-one"), actor=choice.by, event=("pool", choice.by))
