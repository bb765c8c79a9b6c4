"""anatomy-text: sentences of card text, what they say of the card itself, and the lines that the rules carry out."""

from __future__ import annotations

from typing import Any, NamedTuple

from judge.games.highlander.cards.meanings.parts import Check, Condition, Occasion, Price, What


class Clause(NamedTuple):
    """Who, and what of him or of the card: `your opponent loses 2 Ability and is Prone`.

    `yours` if the player of the card decides on it although it concerns the other.
    """

    deeds: tuple[Any, ...]
    who: str = ""
    may: bool = False
    at_once: bool = False
    yours: bool = False


class Text(NamedTuple):
    """A sentence: its clauses, when they set in, on which conditions, after which Exertion, at which price."""

    clauses: tuple[Clause, ...]
    when: Occasion | None = None
    conditions: tuple[Condition, ...] = ()
    check: Check | None = None
    price: Price | None = None
    until: str = ""
    once: bool = False
    if_done: bool = False


class Exerts(NamedTuple):
    """A sentence that only asks for an Exertion; those after it say what comes of it."""

    check: Check
    may: bool = False
    when: Occasion | None = None
    once: bool = False


class LargeExertion(NamedTuple):
    """errata-bloodlust: a Hard Exertion of so many cards; the next sentence says what is played from it."""

    size: int
    may: bool = False


class PlaysFromIt(NamedTuple):
    """errata-bloodlust: up to so many cards of a kind are played from that Exertion and from hand."""

    most: int
    what: What


# What a sentence says of the card it stands on


class GoesWith(NamedTuple):
    """It is played in conjunction with a card of a kind; what that must, or must not, be able to become."""

    what: What
    able: str = ""


class Says(NamedTuple):
    """It is a Standing Defense, cumulative, played in place of an attack or without a target; or what the rules say
    anyway: that it is no matter of costs; or what nobody sees here: that a Discard Pile lies face down."""

    what: str


class OnlyIf(NamedTuple):
    """It may be played only on conditions."""

    conditions: tuple[Condition, ...]


class OncePerTurn(NamedTuple):
    """One of its title may be played in a turn; or it may be used once a turn."""

    use: bool = False


class Copies(NamedTuple):
    """Several of it may be in play; or only one."""

    several: bool = True


class HoldsUpTo(NamedTuple):
    """No more than so many cards lie under it."""

    amount: int


class InDeck(NamedTuple):
    """It may be in a deck only with a Weapon of Choice; deck construction, nothing in play."""

    weapon: str


class IncludeUpTo(NamedTuple):
    """So many cards of a kind may be in the deck; deck construction, nothing in play."""

    amount: int
    what: What


OF_ITSELF = (GoesWith, Says, OnlyIf, OncePerTurn, Copies, HoldsUpTo, InDeck, IncludeUpTo)


class Line(NamedTuple):
    """One thing that a card's text does or says, as the rules carry it out; `ability` numbers what belongs together."""

    does: Any
    who: str = ""
    when: Occasion | None = None
    conditions: tuple[Condition, ...] = ()
    check: Check | None = None
    price: Price | None = None
    may: bool = False
    at_once: bool = False
    ability: int = 0
    once: bool = False
    if_done: bool = False
    yours: bool = False

    @property
    def event(self) -> str:
        """What sets it off; empty where nothing has to."""
        return self.when.event if self.when else ""
