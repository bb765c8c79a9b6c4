"""Damage pools: whose, which of the two, how much goes into one or comes out of it.

Each row says one thing of every pool that can be named: one's own and the opponent's, for characters and for troops.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import YOU, Amount, Count, Per
from judge.games.wot_ccg.cards.meanings.effects import Deed

ALL = 99
MINE, THEIRS, ANY = "mine", "theirs", "any"
CHARACTER, TROOP, BOTH = "character", "troop", "both"
simple = LANGUAGE.sorts["simple"]


class Pool(NamedTuple):
    """A damage pool: whose it is, and whether it hurts characters, troops, or both of them are meant."""

    side: str
    name: str


class Much(NamedTuple):
    """So much damage; `up_to`: no more than that."""

    amount: Amount
    up_to: bool = False


WHOSE = {
    MINE: ("your", "your own"), THEIRS: ("your opponent's", "opponent's", "the opponent's", "your opponents'"),
    ANY: ("any", "any player's", "either player's"),
}  # fmt: skip
pool = LANGUAGE.words("a-pool", "a damage pool")
for side, several in WHOSE.items():
    for name in (CHARACTER, TROOP):
        for whose in several:
            pool.word(Pool(side, name), f"{whose} {name} damage pool")
    if side != ANY:
        for whose in several:
            for words in (f"{whose} character and troop damage pools", f"both of {whose} damage pools",
                          f"{whose} troop and character damage pools", f"both {whose} damage pools",
                          f"each of {whose} damage pools"):  # fmt: skip
                pool.word(Pool(side, BOTH), words)
pool.word(Pool(ANY, BOTH), "any damage pool", "any player's damage pool", "either damage pool")
much = LANGUAGE.sort("pool-damage", "so much damage")
much.form(Much, "{amount} damage", "{amount} (damage) token[|s]")
much.form(Much, "up to {amount:number} damage", "up to {amount:number} (damage) token[|s]", up_to=True, rank=-1)
much.form(Much(ALL), "all damage", "all (of) (the) damage/tokens", "any damage", rank=-1)
much.form(Much(2, True), "one/1 or two/2 damage", "one/1 or two/2 (damage) tokens", rank=-1)
much.converts(lambda icons, n=1: Much(n * icons), never, "{icons:damage-icons}", "{n:single} {icons:damage-icons}")
VERBS = {MINE: "unpool", THEIRS: "less pool", ANY: "less any pool"}


def _into(much: Much, pool: Pool) -> Deed | None:
    if pool.side != MINE or much.amount == ALL:
        return None
    return Deed("pool", YOU, much.amount, pool.name, up_to=much.up_to)


def _out(much: Much, pool: Pool) -> Deed:
    return Deed(VERBS[pool.side], YOU, much.amount, pool.name, up_to=much.up_to)


def _taken(**sides: str) -> Any:
    """How much and of which pool, where the verb tells whose it is."""

    def take(given: Any) -> Mapping[str, Any] | None:
        side = sides.get(given.verb.replace(" ", "_")) if isinstance(given, Deed) else None
        if side is None or given.what not in (CHARACTER, TROOP, BOTH):
            return None
        found: dict[str, Any] = {"much": Much(given.amount, given.up_to), "pool": Pool(side, given.what)}
        plain = isinstance(given.amount, int)
        made = _into(**found) if given.verb == "pool" else _out(**found)
        return found if plain and given == made else None

    return take


THERE = "(in that/the/this challenge)"
simple.converts(
    _into, _taken(pool=MINE), "add {much:pool-damage} to {pool:a-pool}",
    f"add/put/place/apply/generate {{much:pool-damage}} to/in/into {{pool:a-pool}} {THERE}",
    about="damage into a damage pool",
)  # fmt: skip
simple.converts(
    _out, _taken(unpool=MINE, less_pool=THEIRS, less_any_pool=ANY), "remove {much:pool-damage} from {pool:a-pool}",
    f"remove/negate/ignore/discard/take {{much:pool-damage}} from/in {{pool:a-pool}} {THERE}",
    about="damage out of a damage pool",
)  # fmt: skip


def _by(amount: Amount, pool: Pool, *, more: bool) -> Deed | None:
    return _into(Much(amount), pool) if more else _out(Much(amount), pool)


for verb, more in (("increase", True), ("reduce", False)):
    simple.converts(
        lambda amount, pool, more=more: _by(amount, pool, more=more), never,
        f"{verb} {{pool:a-pool}} by {{amount}}", f"{{pool:a-pool}} is/are {verb}d by {{amount}}",
    )  # fmt: skip


def _counted(side: str) -> tuple[Any, Any]:
    """As much damage as something counts, into one's own pool or out of one."""
    sides = {"pool": MINE} if side else {verb: whose for whose, verb in VERBS.items()}

    def make(pool: Pool, amount: Per) -> Deed | None:
        verb = next((verb for verb, whose in sides.items() if whose == pool.side), None)
        return Deed(verb, YOU, amount, pool.name) if verb else None

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Deed) or given.verb not in sides or not isinstance(given.amount, Per):
            return None
        if given.what not in (CHARACTER, TROOP, BOTH) or given.amount.of == Count("paid"):
            return None
        found: dict[str, Any] = {"pool": Pool(sides[given.verb], given.what), "amount": given.amount}
        return found if given == make(**found) else None

    return make, take


AS_MUCH = "(a number of) damage/tokens"
simple.converts(
    *_counted(MINE), "add damage to {pool:a-pool} {amount:equal}",
    f"add/put/place {AS_MUCH} to/in/into {{pool:a-pool}} {{amount:equal}}",
    f"add/put/place {AS_MUCH} {{amount:equal}} to/in/into {{pool:a-pool}}",
)  # fmt: skip
simple.converts(
    *_counted(""), "remove damage from {pool:a-pool} {amount:equal}",
    f"remove/negate/ignore {AS_MUCH} from/in {{pool:a-pool}} {{amount:equal}}",
    f"remove/negate/ignore {AS_MUCH} {{amount:equal}} from/in {{pool:a-pool}}",
)  # fmt: skip

# The same in short words, without whose: one's own where it comes, the opponent's where it goes.
simple.converts(
    lambda amount, what: Deed("pool", YOU, amount, what), never, "add {amount} {what:damage-pool} damage",
    "{amount:number} {what:damage-pool} damage",
)  # fmt: skip
simple.converts(
    lambda amount, what: Deed("less pool", YOU, amount, what), never,
    "remove/negate/ignore {amount} {what:damage-pool} damage",
)  # fmt: skip
simple.converts(
    lambda what: Deed("less pool", YOU, ALL, what), never, "remove/negate/ignore all {what:damage-pool} damage",
    rank=-1,
)  # fmt: skip
DOUBLED = ("your {what:damage-pool} damage pool", "(your) {what:damage-pool} damage (pool)",
           "the damage in your {what:damage-pool} damage pool")  # fmt: skip
simple.form(
    Deed, *(f"double {each}" for each in DOUBLED), "damage in your {what:damage-pool} damage pool is doubled",
    "your {what:damage-pool} damage pool is doubled", verb="double pool", whom=YOU,
)  # fmt: skip
special = LANGUAGE.words("special", "a special effect of damage", ["deadly", "unhealable"])


def _special(n: int, special: str, what: str) -> Deed:
    return Deed("pool", YOU, n, f"{what} {special}")


def _of_special(given: Any) -> Mapping[str, Any] | None:
    name, _, kind = given.what.partition(" ") if isinstance(given, Deed) else ("", "", "")
    own = bool(kind) and isinstance(given.amount, int) and given == _special(given.amount, kind, name)
    return {"n": given.amount, "special": kind, "what": name} if own else None


simple.converts(
    _special, _of_special, "add {n:number} {special} {what:damage-pool} damage",
    "{n:number} {special} {what:damage-pool} damage",
)  # fmt: skip
simple.form(
    Deed, "make {amount:number} damage {what:special}",
    "make/turn {amount:number} damage (into) {what:special} (damage)", verb="special", whom=YOU,
)  # fmt: skip
