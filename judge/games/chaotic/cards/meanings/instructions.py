"""8.5.2 What card text does: its deeds, once or as long as a card is there."""

from __future__ import annotations

from typing import Any, NamedTuple

from judge.engine import Op
from judge.games.chaotic.cards.meanings import Bound, Those, meaning

THIS_TURN = "this turn"  # The turn is named; "turn" is what 8.9.1 says of whatever names no end.


@meaning
class Deal(NamedTuple):
    """Damage; of an attack without `whom`: more of its own. `more` is added to what was dealt just before."""

    amount: Any
    whom: Those | None = None
    more: bool = False
    per: tuple[Any, ...] = ()


@meaning
class Heal(NamedTuple):
    """g-heal: damage is taken off, `all` of it or so much; `more`: besides what was healed just before."""

    amount: Any
    whom: Those | None = None
    all: bool = False
    per: tuple[Any, ...] = ()
    more: bool = False


@meaning
class Gets(NamedTuple):
    """Those gain, lose and cannot do something for a while; with `has`, as long as the card is there."""

    whom: Those | None
    gains: tuple[Any, ...] = ()
    loses: tuple[Any, ...] = ()
    cannot: tuple[str, ...] = ()
    has: bool = False
    per: tuple[Any, ...] = ()
    until: str = "turn"


@meaning
class Shared(NamedTuple):
    """Several things that those do or suffer, said of them once."""

    whom: Any
    deeds: tuple[Any, ...]
    until: str = "turn"

    @property
    def apart(self) -> tuple[Any, ...]:
        """Each by itself, as long as it is said of all."""
        own = ({"whom": self.whom, "until": self.until} if hasattr(each, "until") else {"whom": self.whom}
               for each in self.deeds)  # fmt: skip
        return tuple(each._replace(**more) for each, more in zip(self.deeds, own, strict=True))


@meaning
class Sets(NamedTuple):
    """A statistic becomes a number, or is multiplied or divided: in short words (`power =40`, `speed x2`)."""

    what: str
    op: Op
    amount: int
    whom: Those | None = None
    per: tuple[Any, ...] = ()
    until: str = "turn"


@meaning
class ToScanned(NamedTuple):
    """Those gain or lose what makes statistics equal to printed values, their own or `of` another, or to a number.

    `current`: to what another has at that moment, not to what is printed; `only`: they gain, or lose, and nothing else.
    """

    whom: Those | None
    stats: tuple[str, ...]
    number: int = -1
    of: Those | None = None
    current: bool = False
    only: str = ""
    until: str = "turn"


@meaning
class Lacks(NamedTuple):
    """Those do not have something: abilities, Invisibility, elements; and cannot gain it where `gain` says so."""

    whom: Those
    what: tuple[Any, ...]
    gain: bool = False


@meaning
class Must(NamedTuple):
    """Those have to do something if they can."""

    whom: Those | None
    what: str
    until: str = "turn"


@meaning
class AttackDeals(NamedTuple):
    """Attacks deal more, less or so much damage, to all or to those; with a bound, only if it would be so much."""

    attack: Those
    op: Op
    amount: Any
    whom: Those | None = None
    per: tuple[Any, ...] = ()
    until: str = "turn"
    bound: Bound | None = None


@meaning
class DamageTo(NamedTuple):
    """Damage dealt to those, all or `by` something, is more, less or so much; with a bound, if it would be so much."""

    whom: Those
    op: Op
    amount: Any
    by: Any = None
    dealer: Those | None = None
    until: str = "turn"
    bound: Bound | None = None
    per: tuple[Any, ...] = ()


@meaning
class Healed(NamedTuple):
    """Those are healed so much more, whatever heals them or `by` something."""

    whom: Those
    amount: int
    by: Any = None


@meaning
class CanPlay(NamedTuple):
    """3.4.4.1: those may play Mugic of a tribe, or of any."""

    whom: Those | None
    tribe: str = ""
    until: str = "turn"


@meaning
class CountsAs(NamedTuple):
    """Those are of a kind besides."""

    whom: Those | None
    kind: str
    until: str = "turn"


@meaning
class AttackIs(NamedTuple):
    """Attacks are also of some elements."""

    attack: Those
    elements: tuple[str, ...]
    until: str = "turn"


@meaning
class CountsFirst(NamedTuple):
    """g-strike: an attack counts, or does not count, as the first one played in this combat."""

    attack: Those
    first: bool = True
    until: str = "turn"


@meaning
class CanMove(NamedTuple):
    """6.3.3: those may move to any space, or any `free` one, however far it is."""

    whom: Those | None
    free: bool = False
    until: str = "turn"


@meaning
class GearHas(NamedTuple):
    """Battlegear itself has a keyword, or something cannot be done to it."""

    what: Those
    gains: tuple[Any, ...] = ()
    cannot: tuple[str, ...] = ()


@meaning
class Opens(NamedTuple):
    """4.2.3: the Battlegear is turned up before the game begins."""

    said: bool = True


@meaning
class Destroy(NamedTuple):
    """g-destroy: Creatures or Battlegear go to the discard pile."""

    what: Those | None = None


@meaning
class Sacrifice(NamedTuple):
    """g-sacrifice: a player gives up what he or she controls."""

    what: Those


@meaning
class Remove(NamedTuple):
    """g-removed-from-game."""

    what: Those | None = None


@meaning
class Infects(NamedTuple):
    """9.1: Creatures are Infected, or Uninfected."""

    whom: Those | None = None
    on: bool = True


@meaning
class Counters(NamedTuple):
    """g-mugic-counter: Mugic counters are put on (+) or removed (-); `all` of them, or `up_to` so many."""

    amount: Any
    whom: Those | None = None
    all: bool = False
    per: tuple[Any, ...] = ()
    up_to: bool = False


@meaning
class NamedCounters(NamedTuple):
    """8.9.1: counters with a name of their own are put on (+) or removed (-), so many or `all` of them."""

    counter: str
    amount: int
    whom: Those
    all: bool = False
    per: tuple[Any, ...] = ()


@meaning
class Later(NamedTuple):
    """8.9.1: something is done once this turn ends, or the next one begins."""

    event: str
    deed: Any


@meaning
class MoveCounters(NamedTuple):
    """g-mugic-counter: so many Mugic counters, as far as they are there, go from one Creature to another."""

    number: int
    whom: Those
    to: Those
    up_to: bool = False


@meaning
class Flip(NamedTuple):
    """g-battlegear: Battlegear is turned up, down, or either."""

    what: Those | None
    face: str


@meaning
class Mute(NamedTuple):
    """g-disarm: Battlegear or a Location has no abilities."""

    what: Those
    until: str = "turn"
    has: bool = False


@meaning
class Negate(NamedTuple):
    """g-negate: something on the Burst has no effect; its card goes `to` the discard pile, or back, or out."""

    what: Those
    to: str = ""


@meaning
class Stays(NamedTuple):
    """8.5.8: the Mugic or the attack itself cannot be negated."""

    said: bool = True


@meaning
class Hive(NamedTuple):
    """g-hive: Hive goes on, off, or either; `stays`: for good."""

    on: str
    stays: bool = False


@meaning
class HiveStays(NamedTuple):
    """g-hive: Hive cannot be turned on, or off, for a while."""

    cannot: str
    until: str = "turn"


@meaning
class Relocate(NamedTuple):
    """g-relocate: to a space that is named, or one that is chosen: free, beside it or `near` one, on a side."""

    whom: Those | None
    where: str = ""
    beside: bool = False
    side: str = ""
    near: Those | None = None


@meaning
class Return(NamedTuple):
    """8.7.1.2: a Creature comes back into play, in a space that is named or chosen."""

    whom: Those | None
    where: str = ""
    side: str = ""


@meaning
class Swap(NamedTuple):
    """Two Creatures change their spaces."""

    whom: Those
    other: Those | None = None


@meaning
class Control(NamedTuple):
    """A Creature is controlled by whoever does this."""

    whom: Those | None = None
    until: str = "turn"


@meaning
class Choose(NamedTuple):
    """An element, a Discipline, a Tribe or a side of a coin is chosen, any or one `of` some, for what follows."""

    what: str
    of: tuple[str, ...] = ()


@meaning
class Pick(NamedTuple):
    """A Creature is chosen, and not targeted, for the sentences behind it."""

    whom: Those


@meaning
class Outcome(NamedTuple):
    """Those win, or lose, all checks of some kinds on attacks they play."""

    whom: Those
    tests: tuple[str, ...]
    wins: bool
    until: str = "turn"


@meaning
class AttacksHave(NamedTuple):
    """Attacks that those play have a further line of text."""

    whom: Those
    text: Any


@meaning
class Ends(NamedTuple):
    """5.1: the game is won or lost by a player."""

    how: str
    who: Those | None = None
