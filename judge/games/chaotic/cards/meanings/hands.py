"""8.5.2 What players do with cards: hands, decks and discard piles; and who does something besides you."""

from __future__ import annotations

from typing import Any, NamedTuple

from judge.games.chaotic.cards.meanings import Those, meaning

YOU = Those("you", "player")


@meaning
class By(NamedTuple):
    """A player, or each, does something as if the text were theirs: chooses, draws, sacrifices, ..."""

    who: Those
    deeds: tuple[Any, ...]


@meaning
class NewLocation(NamedTuple):
    """6.2: a player reveals a new active Location."""

    said: bool = True


@meaning
class Cards(NamedTuple):
    """Cards are drawn, discarded or shuffled, of whose hand or deck where that is said."""

    deed: str
    number: int = 1
    whose: Those | None = None
    per: tuple[Any, ...] = ()


@meaning
class FromHand(NamedTuple):
    """Attack Cards of a player's choice go from the hand to the top, or the bottom, of that player's Attack Deck."""

    number: int
    end: str


@meaning
class Search(NamedTuple):
    """A player looks through the Attack Deck for attacks of a sort, and puts them into a hand or a discard pile."""

    what: Those
    to: str


@meaning
class Among(NamedTuple):
    """So many Mugic counters, one by one, are put on (+) or removed from (-) any of those."""

    number: int
    among: Those


@meaning
class Look(NamedTuple):
    """A player looks at the top cards of a deck, and puts one on top and the others on the bottom."""

    number: int
    deck: str
    whose: Those | None = None
    arrange: str = ""


@meaning
class ReturnGear(NamedTuple):
    """A Battlegear Card in your discard pile comes back into play, equipped to a Creature."""

    what: Those
    whom: Those


@meaning
class See(NamedTuple):
    """Cards are shown to all, or (`look`) looked at by one player: nothing changes by it."""

    what: str
    gear: Those | None = None
    whose: Those | None = None
    look: bool = False


@meaning
class Arranged(NamedTuple):
    """Of the cards looked at just before, one goes on top and the rest on the bottom of their deck."""

    how: str


@meaning
class TakeBack(NamedTuple):
    """A Mugic or an Attack Card in a discard pile of yours returns to your hand."""

    what: Those


@meaning
class ClearPile(NamedTuple):
    """g-removed-from-game: all cards in the general discard piles of players leave the game."""

    whose: Those
