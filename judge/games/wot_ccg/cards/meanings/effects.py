"""Clauses as cards print them, and effects as the rules carry them out: when, at what price, at whom, doing what."""

from __future__ import annotations

from typing import NamedTuple

from judge.games.wot_ccg import RULES
from judge.games.wot_ccg.cards.meanings import (
    IT,
    NONE,
    THIS,
    Amount,
    Chosen,
    Condition,
    Per,
    Results,
    Static,
    Symbols,
    Which,
    Whom,
    symbols,
)

CONTINUOUS, EVENT_LIKE, LIMITED, TRIGGER, REQUIRED, AIM, GRANT = (
    "continuous", "event", "limited", "trigger", "required", "aim", "grant",
)  # fmt: skip


@RULES.thing
class Deed(NamedTuple):
    """One thing that card text does or that is paid: a verb of the table, to whom, how much, for how long."""

    verb: str
    whom: Whom = IT
    amount: Amount = 1
    what: str = ""
    which: Which | None = None
    results: Results | None = None
    rules: tuple[Static, ...] = ()
    until: str = ""
    to: Whom | None = None
    up_to: bool = False
    allegiance: str = ""
    only_for: str = ""
    conditions: tuple[Condition, ...] = ()
    may: bool = False
    by: Whom | None = None
    most: int = 0
    inner: Effect | None = None
    one_of: tuple[Results, ...] = ()


@RULES.thing
class Occasion(NamedTuple):
    """Something upon which an effect happens by itself: what happens, to whom or by whom, with which results."""

    event: str
    whom: Whom | None = None
    which: Which | None = None
    results: Results | None = None
    number: int = 0
    first: bool = False


class Clause(NamedTuple):
    """What a sentence of a card says: what is done or is so, when, at what price, on which conditions.

    `later` is an occasion still to come, on which it is done; `lasts`: each time there is one for so long.
    """

    deeds: tuple[Deed, ...] = ()
    either: bool = False
    timing: str = ""
    costs: tuple[Deed, ...] = ()
    once: str = ""
    use: str = ""
    when: Occasion | None = None
    conditions: tuple[Condition, ...] = ()
    may: bool = False
    each: Per | None = None
    becomes: Becomes | None = None
    inner: Clause | None = None
    otherwise: tuple[Deed, ...] = ()
    instead: bool = False
    later: Occasion | None = None
    lasts: str = ""


@RULES.thing
class Often(NamedTuple):
    """Something that a prophecy waits for: an occasion, on which conditions; `turn`: so often in one turn.

    `at` tells it from the others that the same prophecy waits for.
    """

    when: Occasion
    conditions: tuple[Condition, ...] = ()
    turn: bool = False
    at: int = 0

    @property
    def key(self) -> str:
        """By what the prophecy remembers how often it has been so."""
        return f"{'this turn' if self.turn else 'done'} {self.at}"


class Both(NamedTuple):
    """Two clauses in one sentence, each an effect of its own."""

    first: Clause
    second: Clause


@RULES.thing
class Later(NamedTuple):
    """What an event says of something to come: on which occasion, by how much, for whom, and what happens then.

    `which`: of the next card of a description. `when` is any other occasion that is waited for, with what was picked
    before and how often its price was paid; `once`: the first such occasion is the last.
    """

    event: str
    effect: Effect
    by: str = ""
    number: int = 0
    subject: str = ""
    which: Which | None = None
    when: Occasion | None = None
    picks: tuple[tuple[str, ...], ...] = ()
    times: int = 1
    once: bool = False


class Becomes(NamedTuple):
    """That a challenge that succeeds becomes an advantage, on whom, of which sort."""

    sort: str
    on: Whom


class Played(NamedTuple):
    """What must hold to play, recruit, initiate or control a card; `action` says which of these, `which` of whom."""

    action: str
    conditions: tuple[Condition, ...] = ()
    costs: tuple[Deed, ...] = ()
    which: Which | None = None


class Twice(NamedTuple):
    """Two things that must hold to play or initiate a card."""

    first: Played
    second: Played


class Requires(NamedTuple):
    """The requirements of a prophecy."""

    conditions: tuple[Condition, ...]


class Benefit(NamedTuple):
    """What comes of a prophecy that is fulfilled."""

    it: Clause


class Note(NamedTuple):
    """A remark that changes nothing, or that says of the sentence before what holds by the rules anyway.

    `which`, `ability` and `icon` are what it speaks of; it is read only where that is what stands before or behind it.
    """

    what: str
    which: Which | None = None
    ability: str = ""
    icon: tuple[str, int] | None = None


class Of(NamedTuple):
    """What a sentence adds to the symbols generated in the one before: their allegiance, what they may be used for."""

    allegiance: str = ""
    only_for: str = ""
    for_: Which | None = None


class PaidEach(NamedTuple):
    """What is paid for each target of an event."""

    results: Results


class Limited(NamedTuple):
    """How often what was said before can be used: once a turn, or once a game."""

    once: str = ""
    conditions: tuple[Condition, ...] = ()


class Until(NamedTuple):
    """How long what was said before lasts, where brackets say it behind."""

    until: str


class Replaces(NamedTuple):
    """Whom a card replaces; `again`: a card that has replaced him already."""

    name: str
    again: bool = False
    tokens: int = 0
    then: tuple[Deed, ...] = ()


Options = tuple[tuple[str, tuple[Deed, ...]], ...]


@RULES.thing
class Effect(NamedTuple):
    """One effect in a card's text, ready to be used.

    `timing` is continuous, event, limited, trigger, required (to play the card), aim (of a challenge) or grant (what
    becomes so for good as soon as the conditions hold). `use` limits when it can be used. `picks` are the cards to be
    named for it; `options` the alternatives of what it does; `otherwise` what happens to whoever leaves what he may do.
    """

    name: str
    timing: str = CONTINUOUS
    zone: str = "play"
    costs: tuple[Deed, ...] = ()
    once: str = ""
    use: str = ""
    when: Occasion | None = None
    conditions: tuple[Condition, ...] = ()
    picks: tuple[Chosen, ...] = ()
    options: Options = ()
    whom: Whom | None = None
    rules: tuple[Static, ...] = ()
    may: bool = False
    reroll: bool = False
    action: str = ""
    otherwise: tuple[Deed, ...] = ()

    @property
    def cost(self) -> Symbols:
        """The symbols it costs, once."""
        paid = [each.results.symbols for each in self.costs if each.verb == "pay" and each.results and not each.what]
        return symbols(sum(each) for each in zip(NONE, *paid, strict=True))

    @property
    def wild(self) -> int:
        """The symbols of any ability it costs."""
        return sum(each.results.wild for each in self.costs if each.verb == "pay" and each.results)

    @property
    def pool(self) -> bool:
        """paying-pool-stated: whether its cost may come from the resource pool."""
        return any(each.verb == "pay" and each.only_for == "pool" for each in self.costs)

    @property
    def rotate(self) -> bool:
        """Whether the card must rotate for it."""
        return any(each.verb == "rotate" and each.whom in (THIS, IT) for each in self.costs)

    @property
    def anybodys(self) -> bool:
        """effects-in-play: whether any player may use it, not only whose card it is."""
        return any(each.test == "anybody's" for each in self.conditions)

    def does(self, verb: str) -> bool:
        """Whether it does something, in any of its alternatives."""
        return any(deed.verb.startswith(verb) for _, deeds in self.options for deed in deeds)
