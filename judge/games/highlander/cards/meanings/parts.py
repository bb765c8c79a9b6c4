"""anatomy-text: what card text is made of: kinds of cards, amounts, Exertions, occasions, conditions."""

from __future__ import annotations

from typing import Any, NamedTuple

ALL = 99


class Kind(NamedTuple):
    """A kind of card: a noun of the game, words before it, a word of the title, or a whole title."""

    noun: str = "card"
    having: tuple[str, ...] = ()
    word: str = ""
    title: str = ""


What = tuple[Kind, ...]
CARD: What = (Kind(),)
ATTACK: What = (Kind("attack"),)


class Cards(NamedTuple):
    """What a text is aimed at: a card of a kind in play, several, up to so many, or all; whose, where that is said."""

    what: What = CARD
    all: bool = False
    whose: str = ""
    amount: int = 1
    most: bool = False


class Attacks(NamedTuple):
    """Attacks, or blocks, of a kind; only Power Blows, Head Shots, Hidden ones or the first of the turn, if said."""

    what: What = ATTACK
    only: str = ""


class Per(NamedTuple):
    """What an amount is counted by: gems found in an Exertion, points of damage, or cards somewhere."""

    of: str
    what: What = ()
    whose: str = ""
    gems: tuple[str, ...] = ()


class Price(NamedTuple):
    """What has to be paid to have something: cards discarded from hand, off the Endurance, or Ability."""

    amount: int = 1
    what: What = CARD
    per: Per | None = None
    of: str = "hand"


class Check(NamedTuple):
    """An Exertion that a text asks for: soft, hard or a challenge; for which gems, and how many."""

    how: str = "soft"
    gems: tuple[str, ...] = ()
    need: int = 0


class Occasion(NamedTuple):
    """When a text sets in; of a card that is played or removed: by whom, and of which kind."""

    event: str
    who: str = ""
    what: What = ()


# Conditions


class InState(NamedTuple):
    """You are Prone; your opponent is not Disarmed."""

    who: str
    state: str
    no: bool = False


class Attacked(NamedTuple):
    """Your opponent attacked last turn, or did not."""

    who: str
    no: bool = False


class AttacksLast(NamedTuple):
    """Somebody played so many attacks in the last turn."""

    who: str
    least: int


class MadeBlow(NamedTuple):
    """Your opponent played a Power Blow last turn."""

    who: str
    no: bool = False


class PlayedSpecial(NamedTuple):
    """You played a Special Card this turn, or did not."""

    no: bool = False


class PlayedNoOther(NamedTuple):
    """You played no other card of a kind this turn."""

    what: What


class PlayedThisTurn(NamedTuple):
    """You played a card of a kind this turn, this card apart."""

    what: What


class Has(NamedTuple):
    """Somebody has so many cards of a kind in play, or none; `other`: this card apart."""

    who: str
    what: What
    least: int = 1
    no: bool = False
    other: bool = False


class RemovedLast(NamedTuple):
    """Somebody removed a card of a kind in the last turn; whose, where that is said."""

    who: str
    what: What
    whose: str = ""


class AbilityIs(NamedTuple):
    """Somebody's Ability is so much or less, or more."""

    who: str
    number: int
    more: bool = False


class HandIs(NamedTuple):
    """Somebody has so many cards in hand or fewer, or more."""

    who: str
    number: int
    more: bool = False


class Compared(NamedTuple):
    """Your Ability or hand is less or more than your opponent's; or what you have in play, of a kind."""

    what: str
    more: bool = False
    kind: What = ()


class ThisIs(NamedTuple):
    """The attack is a Power Blow, a Head Shot, Hidden, the first of the turn; was played from an Exertion ..."""

    what: str
    no: bool = False


class FromUnder(NamedTuple):
    """The card is played from under another."""

    title: str = ""


class PlayedAttack(NamedTuple):
    """You played at least one attack in your turn."""

    least: int = 1


class Blocked(NamedTuple):
    """You blocked, or dodged, this turn."""

    how: str = "blocked"


class FreeHand(NamedTuple):
    """hand-icon: somebody has a free hand, or has not."""

    who: str
    no: bool = False


class AnyOf(NamedTuple):
    """One of several conditions is met; or every one of them; or that is not so."""

    conditions: tuple[Any, ...]
    every: bool = False
    no: bool = False


class InPhase(NamedTuple):
    """It is your Defense Phase, your Attack Phase."""

    phase: str


class EndGame(NamedTuple):
    """End Game has begun."""


class HasWeapon(NamedTuple):
    """Somebody uses a Weapon of Choice of a name."""

    who: str
    title: str


Condition = (
    InState | Attacked | AttacksLast | MadeBlow | PlayedSpecial | PlayedNoOther | PlayedThisTurn | Has | RemovedLast
    | AbilityIs | HandIs | Compared | ThisIs | FromUnder | Blocked | PlayedAttack | FreeHand | EndGame | HasWeapon
    | AnyOf | InPhase
)  # fmt: skip
