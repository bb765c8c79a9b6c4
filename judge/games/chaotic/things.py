"""What lies on a Chaotic table: players, Creatures, Battlegear, Locations, cards, and the state of the game."""

from __future__ import annotations

from typing import NamedTuple

from judge.engine.modifiers import Op
from judge.games.chaotic.rules import RULES

DISCIPLINES = ("courage", "power", "wisdom", "speed")
STATISTICS = (*DISCIPLINES, "energy")
ELEMENTS = ("fire", "air", "earth", "water")
PLAY, DISCARD, REMOVED = "play", "discard pile", "removed from the game"


@RULES.thing
class Change(NamedTuple):
    """A change to a statistic, an element or the damage of attacks: `courage +25`."""

    what: str
    op: Op
    amount: int


@RULES.thing
class Condition(NamedTuple):
    """What an instruction depends on: a check, or a characteristic that the striking Creature must have."""

    kind: str
    what: str
    amount: int = 0


@RULES.thing
class Instruction(NamedTuple):
    """One instruction of a card's text: a verb, a number or a word, and whom it concerns."""

    verb: str
    amount: int = 0
    what: str = ""
    who: str = "this"
    change: Change | None = None
    gains: tuple[Ability, ...] = ()
    conditions: tuple[Condition, ...] = ()
    until: str = "turn"


@RULES.thing
class Cost(NamedTuple):
    """What playing something costs besides or instead of Mugic counters."""

    counters: int = 0
    x: bool = False
    sacrifice: str = ""
    discard_mugic: int = 0
    uninfect: bool = False


@RULES.thing
class Ability(NamedTuple):
    """One ability: a keyword with its number, or a text with a trigger, a cost, or neither."""

    name: str
    param: str = ""
    amount: int = 0
    tag: str = ""
    when: str = ""
    whose: str = "this"
    instead_of: str = ""
    forbids: str = ""
    cost: Cost | None = None
    target: str = ""
    instructions: tuple[Instruction, ...] = ()
    changes: tuple[Change, ...] = ()
    reach: str = "this"


@RULES.thing
class LastKnown(NamedTuple):
    """What a Creature was when it was last in play."""

    disciplines: tuple[int, ...]
    elements: tuple[str, ...]


@RULES.thing
class Creature(NamedTuple):
    """A Creature: what is printed on it, and how it stands."""

    name: str
    title: str
    owner: str
    controller: str
    tribe: str
    subtypes: tuple[str, ...]
    disciplines: tuple[int, ...]
    energy: int
    elements: tuple[str, ...]
    counters: int = 0
    abilities: tuple[Ability, ...] = ()
    brainwashed: tuple[Ability, ...] | None = None
    damage: int = 0
    space: str = ""
    engaged: bool = False
    infected: bool = False
    moved: bool = False
    zone: str = PLAY
    attacks: int = 0
    last: LastKnown | None = None

    @property
    def in_play(self) -> bool:
        """Whether it is on the Battleboard."""
        return self.zone == PLAY


@RULES.thing
class Battlegear(NamedTuple):
    """A Battlegear: who carries it, whether it is face up, what it gives."""

    name: str
    bearer: str
    up: bool = True
    abilities: tuple[Ability, ...] = ()
    zone: str = PLAY
    silenced: bool = False


@RULES.thing
class Location(NamedTuple):
    """A Location: whose, its Initiative line, what it does, where it lies."""

    name: str
    owner: str
    initiative: str = ""
    abilities: tuple[Ability, ...] = ()
    mirage: tuple[Ability, ...] | None = None
    place: str = "deck"
    space: str = ""


@RULES.thing
class Mugic(NamedTuple):
    """A Mugic Card."""

    name: str
    affiliation: str
    cost: Cost
    target: str = ""
    instructions: tuple[Instruction, ...] = ()


@RULES.thing
class Attack(NamedTuple):
    """An Attack Card: its damage boxes (None is blank), its text, its extra cost."""

    name: str
    base: int
    elements: tuple[int | None, ...]
    instructions: tuple[Instruction, ...] = ()
    cost: Cost | None = None
    icons: tuple[str, ...] = ()


@RULES.thing
class Player(NamedTuple):
    """A player: what is in hand, what is in the decks, whether still in the game."""

    name: str
    mugic: tuple[str, ...] = ()
    attacks: tuple[str, ...] = ()
    attack_deck: tuple[str, ...] = ()
    attack_discard: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    locations: tuple[str, ...] = ()
    lost: bool = False


@RULES.thing
class Effect(NamedTuple):
    """Something that changes a Creature or attacks for a while, from the moment it resolved."""

    source: str
    on: str
    change: Change | None = None
    gains: tuple[Ability, ...] = ()
    loses: str = ""
    loses_amount: int = 0
    until: str = "turn"


@RULES.thing
class Mark(NamedTuple):
    """A place in the timeline: a Battlegear revealed or a Location that became active."""

    kind: str
    name: str


@RULES.thing
class Timeline(NamedTuple):
    """What happened in the order it resolved: effects, and when gear and Locations began to count."""

    name: str = "timeline"
    rows: tuple[Effect | Mark, ...] = ()


@RULES.thing
class Game(NamedTuple):
    """The state of the game that belongs to no card."""

    name: str = "game"
    active: str = ""
    format: str = "masters"
    turn: int = 1
    hive: tuple[str, ...] = ()
    initiated: bool = False
    moved: bool = False
    fought: tuple[tuple[str, ...], ...] = ()
    held: tuple[Item, ...] = ()
    over: str = ""
    showdown: bool = False


@RULES.thing
class Combat(NamedTuple):
    """A combat: where, whose strike it is, and how many attacks in a row dealt no damage."""

    name: str = "combat"
    space: str = ""
    striker: str = ""
    harmless: tuple[tuple[str, int], ...] = ()
    over: bool = False


@RULES.thing
class Item(NamedTuple):
    """Something on the Burst, independent of the card it came from."""

    name: str
    kind: str
    by: str
    source: str
    card: str = ""
    targets: tuple[str, ...] = ()
    x: int = 0
    paid: int = 0
    target: str = ""
    instructions: tuple[Instruction, ...] = ()
    tag: str = ""


@RULES.thing
class Board(NamedTuple):
    """The Battleboard: which space borders which, and whose side it is."""

    name: str = "board"
    adjacent: tuple[tuple[str, tuple[str, ...]], ...] = ()
    sides: tuple[tuple[str, str], ...] = ()

    def next_to(self, space: str) -> tuple[str, ...]:
        """The spaces that border a space."""
        return dict(self.adjacent).get(space, ())
