"""immediate-effect: what card text does once."""

from __future__ import annotations

from typing import Any, NamedTuple

from judge.games.highlander.cards.meanings.parts import ATTACK, CARD, Cards, Kind, Per, What


class OneOf(NamedTuple):
    """One of two things is done; who does it chooses."""

    first: Any
    second: Any


class TakeDamage(NamedTuple):
    """Somebody takes damage."""

    amount: int
    per: Per | None = None


class Lose(NamedTuple):
    """Somebody loses Ability."""

    amount: int
    per: Per | None = None


class Gain(NamedTuple):
    """Somebody gains Ability."""

    amount: int
    per: Per | None = None


class Maximum(NamedTuple):
    """Somebody's maximum Ability rises or falls."""

    amount: int
    per: Per | None = None


class Prevent(NamedTuple):
    """Somebody prevents so much damage, or all of it; from attacks of a kind, where that is said."""

    amount: int
    what: What = ()
    per: Per | None = None


class AvoidAll(NamedTuple):
    """All attacks are avoided."""


class AvoidThis(NamedTuple):
    """The attack in question is avoided."""


class Avoid(NamedTuple):
    """One attack of a kind is avoided."""

    what: What = ATTACK


class Grind(NamedTuple):
    """Somebody discards cards from the top of the Endurance."""

    amount: int = 1
    per: Per | None = None


class Discard(NamedTuple):
    """Somebody discards cards of a kind from hand: so many, or all."""

    amount: int
    what: What = CARD
    per: Per | None = None


class DiscardAtRandom(NamedTuple):
    """Somebody discards cards from hand at random."""

    amount: int
    per: Per | None = None


class DiscardAny(NamedTuple):
    """Somebody discards any number of cards from hand."""


class DiscardEqual(NamedTuple):
    """Somebody discards as many cards as were discarded before."""


class Draw(NamedTuple):
    """Somebody draws cards."""

    amount: int
    per: Per | None = None


class DrawUp(NamedTuple):
    """Somebody draws up to the maximum hand size."""


class Trade(NamedTuple):
    """Somebody discards up to so many cards of a kind and draws one for each."""

    amount: int
    what: What = CARD


class PutOnTop(NamedTuple):
    """A card of a kind goes from hand on top of the Endurance, or to the bottom."""

    what: What = CARD
    bottom: bool = False


class RemoveEndurance(NamedTuple):
    """The top cards of the Endurance are removed from the game."""

    amount: int = 1
    per: Per | None = None


class Retrieve(NamedTuple):
    """Up to so many cards of a kind, or exactly so many, come from the Discard Pile or the Endurance into the hand."""

    amount: int
    what: What = CARD
    exactly: bool = False
    zones: tuple[str, ...] = ("discard",)


class Shuffle(NamedTuple):
    """The Endurance is shuffled."""


class ReturnThis(NamedTuple):
    """The card itself goes back to the hand."""


class Reshuffle(NamedTuple):
    """The Discard Pile is shuffled into the Endurance."""


class Exhaust(NamedTuple):
    """Somebody is forced to Exhaust."""


class Remove(NamedTuple):
    """Cards are removed from play; or from the game."""

    cards: Cards
    from_game: bool = False


class RemoveThis(NamedTuple):
    """The card itself is removed from the game."""


class DiscardThis(NamedTuple):
    """The card itself is discarded from play."""


class DoomBoth(NamedTuple):
    """errata-guillotine: this card and the one taken back are removed from the game in the next Sweep Phase."""


class TakeControl(NamedTuple):
    """faq-pearl-earring: somebody takes control of a card in play."""

    cards: Cards


class Capture(NamedTuple):
    """captured: a card of a kind goes from hand under this card."""

    what: What = CARD


class Counter(NamedTuple):
    """A card is countered."""

    cards: Cards


class CounterDuty(NamedTuple):
    """A May Do or Must Do that waits is countered; only one of the two kinds, where that is said."""

    only: str = ""


class Nullify(NamedTuple):
    """Cards are nullified."""

    cards: Cards


class NullifyHost(NamedTuple):
    """The card that this one was played with is nullified."""

    what: What = (Kind("card"),)


class Ignore(NamedTuple):
    """Cards are ignored."""

    cards: Cards


class IgnorePreventions(NamedTuple):
    """Every card and effect that prevents somebody from playing cards is ignored."""


class Duplicate(NamedTuple):
    """The effects of a card are duplicated."""

    cards: Cards


class PutIntoPlay(NamedTuple):
    """A card of a kind is put into play from hand."""

    what: What


class Fall(NamedTuple):
    """Somebody is Prone; the gem that is named to stand up, where it is."""

    gem: str = ""


class StandUp(NamedTuple):
    """Somebody is no longer Prone."""


class Disarm(NamedTuple):
    """Somebody is Disarmed, or his weapon is broken."""

    breaks: bool = False


class RegainWeapon(NamedTuple):
    """Somebody regains a weapon."""


class SkipAttack(NamedTuple):
    """Somebody skips the Attack Phase."""


class NextAttack(NamedTuple):
    """Something holds of the next attack that somebody plays; of one in this turn only, where that is said."""

    does: Any
    until: str = ""


class StripHeadShot(NamedTuple):
    """An attack is no longer a Head Shot."""


class CheckBonus(NamedTuple):
    """So many gems more in one check or challenge."""

    amount: int


class Frenzy(NamedTuple):
    """A large Hard Exertion, and up to so many attacks of a kind from it and from hand."""

    size: int
    most: int
    what: What


class LookAtTop(NamedTuple):
    """Somebody looks at the top cards of the own Endurance, or of the opponent's."""

    amount: int = 1
    whose: str = ""


class LookAtHand(NamedTuple):
    """The other player's hand is looked at."""
