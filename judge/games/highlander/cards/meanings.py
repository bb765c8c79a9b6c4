"""anatomy: what is printed on a card, and card text in a form that can be carried out."""

from __future__ import annotations

from typing import NamedTuple

from judge.games.highlander import RULES
from judge.games.highlander.cards.grid import CELLS, Cells

GEMS = ("master", "agility", "strength", "toughness", "empathy", "reason")
ATTACKS = ("attack", "special attack", "ranged attack", "dirty trick", "special attack/block")
BLOCKS = ("block", "guard", "special attack/block")
DEFENSES = (*BLOCKS, "dodge")
SPECIAL_CARDS = ("event", "situation", "plot", "location", "object")
STAYING = ("situation", "plot", "location", "object", "guard", "standing defense", "weapon", "persona", "pre-game")
TYPES = (*ATTACKS, "block", "guard", "dodge", *SPECIAL_CARDS, "standing defense", "edge", "illusion", "weapon",
         "persona", "pre-game")  # fmt: skip
ICONS = {
    "attack": "red grid", "special attack": "gold grid", "ranged attack": "gold grid", "dirty trick": "red grid",
    "special attack/block": "gold grid", "block": "blue grid", "guard": "blue grid", "dodge": "green grid",
    "event": "lightning bolt", "situation": "silhouette", "plot": "gear", "location": "ruin", "object": "sword",
    "standing defense": "blue grid", "edge": "hand", "illusion": "illusion",
}  # fmt: skip
BASIC_ATTACKS = {"thrust" if cell == "middle center" else f"{cell} attack": cell for cell in CELLS}
BASIC_BLOCKS = tuple(f"{row} {column} block" for row in ("upper", "lower") for column in ("left", "center", "right"))
UNKNOWN = "unknown card"


@RULES.thing
class Effect(NamedTuple):
    """One line of card text: what it does, how much, to what, to whom, when, on which conditions, for how long."""

    verb: str
    amount: int = 0
    what: str = ""
    who: str = ""
    when: str = ""
    conditions: tuple[str, ...] = ()
    until: str = ""
    also: str = ""
    gem: str = ""
    exertion: str = ""
    each: bool = False
    at_once: bool = False
    may: bool = False
    price: str = ""


@RULES.thing
class Card(NamedTuple):
    """A copy of a card: what is printed on it, and where and how it lies.

    `grid` is None for a Basic Block whose squares the rulebook does not print. `host` is the card it was played in
    conjunction with or is captured under; `entered` the number of the turn in which it came into play.
    """

    name: str
    title: str
    owner: str
    type: str = UNKNOWN
    subtitle: str = ""
    grid: Cells | None = ()
    gems: tuple[tuple[str, int], ...] = ()
    hands: int = 0
    groups: tuple[str, ...] = ()
    weapon: str = ""
    persona: str = ""
    sign: str = ""
    restriction: int = 0
    text: tuple[Effect, ...] = ()
    goes_with: str = ""
    in_place_of_attack: bool = False
    requires: tuple[str, ...] = ()
    target_optional: bool = False
    stacks: bool = False
    copies: bool = False
    even_disarmed: bool = False
    needs_weapon: bool = False
    off_hand: bool = False
    through: str = ""
    zone: str = "hand"
    host: str = ""
    entered: int = -9
    ripe: bool = True
    state: str = ""
    power: int = -1
    nullified: bool = False
    tried: int = -1

    @property
    def icon(self) -> str:
        """anatomy-icon: the card type icon."""
        return ICONS.get(self.type, "none")

    @property
    def is_lost(self) -> bool:
        """disarming: a weapon that is Disarmed or broken lies face down."""
        return self.state in ("disarmed", "broken")

    @property
    def is_attack(self) -> bool:
        """Whether it can be played as an attack."""
        return self.type in ATTACKS

    @property
    def is_defense(self) -> bool:
        """Whether it is a block, a Guard or a dodge."""
        return self.type in DEFENSES

    @property
    def is_block(self) -> bool:
        """guard: a Guard is still a block."""
        return self.type in BLOCKS

    @property
    def is_special_card(self) -> bool:
        """ct-special-cards: Events, Situations, Locations, Plots and Objects."""
        return self.type in SPECIAL_CARDS

    @property
    def is_basic(self) -> bool:
        """ct-attacks, ct-blocks: one of the nine Basic Attacks or the six Basic Blocks."""
        return "basic" in self.groups or self.title.casefold() in (*BASIC_ATTACKS, *BASIC_BLOCKS)

    @property
    def stays(self) -> bool:
        """phase-1-sweep: whether it normally remains in play."""
        return self.type in STAYING or "standing defense" in self.groups

    def gem(self, attribute: str) -> int:
        """attribute-gems: how many gems of an Attribute are on it."""
        return dict(self.gems).get(attribute, 0)
