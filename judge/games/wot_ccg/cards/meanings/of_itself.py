"""What a text makes so of a card without a word on others: what it gains and loses, its part, its damage, its dice."""

from __future__ import annotations

from typing import NamedTuple

from judge.games.wot_ccg import RULES


@RULES.thing
class Gain(NamedTuple):
    """A trait or an allegiance that a card has besides its own; `chosen`: the one that was chosen."""

    mark: str


@RULES.thing
class Lose(NamedTuple):
    """A trait or an allegiance that a card has no more; `text` is its effect text."""

    mark: str


@RULES.thing
class Turns(NamedTuple):
    """Results that a card rolls become others: `damage` into `troop damage`, `intrigue` into `damage`, or nothing.

    `generated`: so do those that text lets it generate.
    """

    what: str
    into: str
    may: bool = False
    generated: bool = False


@RULES.thing
class Role(NamedTuple):
    """A part that a card takes, or how it enters play: as a troop, damage first, in the battleground."""

    what: str


@RULES.thing
class MustJoin(NamedTuple):
    """The sorts of challenges in one of which a card has to take part each turn, as far as it can; none: any."""

    kinds: tuple[str, ...] = ()


@RULES.thing
class Instead(NamedTuple):
    """Where a card goes that would go to a killed pile: to a discard pile, a hand or a deck."""

    pile: str


@RULES.thing
class Hurts(NamedTuple):
    """That a card takes damage for each ability symbol that it rolls."""

    amount: int


@RULES.thing
class Spares(NamedTuple):
    """Damage that does not come onto a card: so much each time, all of it (0), or the `next` so many points.

    `by`: only damage from the pools, from events, from effects of other cards, or from both of these.
    """

    amount: int = 0
    by: str = ""
    next: bool = False
