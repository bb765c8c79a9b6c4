"""continuous-effect: what card text says of players for as long as the card is in play, or for a turn."""

from __future__ import annotations

from typing import Any, NamedTuple

from judge.games.highlander.cards.meanings.parts import ATTACK, Attacks, Per, Price, What


class CannotPlay(NamedTuple):
    """Somebody cannot play cards of a kind: from hand, from an Exertion, against this attack."""

    what: What
    source: str = ""
    this: bool = False
    until: str = ""


class CannotDo(NamedTuple):
    """Somebody cannot make an Exertion, a Power Blow, draw, retrieve, reshuffle, look at a hand."""

    doing: str
    until: str = ""


class AttackAreas(NamedTuple):
    """Somebody cannot attack certain areas; or may attack only these."""

    areas: tuple[str, ...]
    only: bool = False
    until: str = ""


class AllDo(NamedTuple):
    """What holds of one attack or block holds of all that somebody plays, of a kind."""

    of: Attacks
    does: Any
    until: str = ""

    @property
    def what(self) -> What:
        """The kind of cards that it speaks of."""
        return self.of.what


class CardsAre(NamedTuple):
    """Somebody's cards of a kind are safe, that is cannot be removed from play, or without text."""

    be: str
    what: What
    until: str = ""


class PlayCost(NamedTuple):
    """To play cards of a kind somebody has to pay a price; from hand, where that is said."""

    what: What
    price: Price
    from_hand: bool = False
    until: str = ""


class Free(NamedTuple):
    """Somebody is not bound by the last block, one Power Blow, one attack for each defense, forced discards."""

    of: str
    until: str = ""


class Sized(NamedTuple):
    """Somebody's hand, Exertions, Hard Exertions in a turn, Ability are more or less; or Hand Icons are so many."""

    of: str
    amount: int
    per: Per | None = None
    until: str = ""


class AttackAfter(NamedTuple):
    """Somebody may play attacks of a kind after playing a defense that would keep him from it."""

    what: What
    after: What
    until: str = ""


class AttackLimit(NamedTuple):
    """Somebody cannot play more than so many attacks; None: than the player of the card did."""

    amount: int | None
    until: str = ""


class InPlayLimit(NamedTuple):
    """Somebody cannot have more than so many cards of some kinds in play."""

    amount: int
    what: What
    until: str = ""


class Armor(NamedTuple):
    """Damage that somebody takes from attacks of a kind is less."""

    amount: int
    what: What = ATTACK
    until: str = ""


class CountsAs(NamedTuple):
    """Somebody's cards of a kind count as cards of a group."""

    what: What
    group: str


class Considered(NamedTuple):
    """Somebody is considered Prone, Disarmed or without a weapon."""

    state: str
    until: str = ""


class CannotBecome(NamedTuple):
    """Somebody cannot become Prone, or Disarmed."""

    state: str
    until: str = ""


class ExertionCost(NamedTuple):
    """To play cards of a kind from hand somebody has to make a Hard Exertion."""

    what: What
    until: str = ""


class Extra(NamedTuple):
    """Somebody may play so many additional attacks, or Special Cards, of a kind."""

    amount: int = 1
    what: What = ATTACK
    until: str = ""


class PlayAs(NamedTuple):
    """Somebody may play cards of a kind as attacks, or as blocks; from an Exertion only, where that is said."""

    what: What
    role: str
    exerted: bool = False
    until: str = ""


class MaximumPerDamage(NamedTuple):
    """Somebody's maximum Ability sinks with each point of damage of the other player's attacks of a kind."""

    amount: int
    what: What = ATTACK
