"""8.4.2.4, 8.5.2 What players do with hands, decks and piles; who does something besides you; what playing costs."""

from __future__ import annotations

from typing import Any, NamedTuple

from judge.engine import Op
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
class Spares(NamedTuple):
    """6.3.5: those cannot initiate combat with some."""

    whom: Those
    foe: Those


@meaning
class Closed(NamedTuple):
    """9.3.5: those cannot move into the space of a Mirage."""

    whom: Those


@meaning
class NoAttacks(NamedTuple):
    """7.2.5.2: those cannot play attacks of a sort."""

    whom: Those
    attack: Those
    until: str = "turn"


@meaning
class Exchange(NamedTuple):
    """Two statistics of a Creature change their values."""

    whom: Those
    one: str
    other: str


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
class Goes(NamedTuple):
    """8.2.3.2: where the card that is played goes as it resolves, if not to its discard pile."""

    to: str


@meaning
class ClearPile(NamedTuple):
    """g-removed-from-game: all cards in the general discard piles of players leave the game."""

    whose: Those


@meaning
class Pays(NamedTuple):
    """8.4.2.4: those pay more or fewer Mugic counters for a Mugic, of an affiliation or a name, or an ability."""

    whom: Those
    op: Op
    amount: int
    mugic: str = ""
    name: str = ""
    per: tuple[Any, ...] = ()
    until: str = "turn"


@meaning
class CostIs(NamedTuple):
    """8.4.2.4: what a Mugic itself costs, where something is so: so much, or so much more or less."""

    op: Op
    amount: int
    given: tuple[Any, ...] = ()
    per: tuple[Any, ...] = ()


@meaning
class AbilityCosts(NamedTuple):
    """8.4.2.4: activated abilities of those cost more, or fewer, Mugic counters."""

    whom: Those
    amount: int
    op: Op = "add"
    per: tuple[Any, ...] = ()
    until: str = "turn"
