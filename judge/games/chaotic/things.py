"""3 and 4.1: what lies on a Chaotic table: players, Creatures as they stand, the Burst, time, and the game itself."""

from __future__ import annotations

from typing import Any, NamedTuple

from judge.engine import Number
from judge.games.chaotic import RULES
from judge.games.chaotic.cards.meanings import Those
from judge.games.chaotic.cards.meanings.ability import Ability, Change
from judge.games.chaotic.cards.meanings.sentences import Step
from judge.kit.timeline import Timeline
from judge.kit.triggers import Due

PLAY, DISCARD, REMOVED = "play", "discard pile", "removed from the game"
RULES.thing(Timeline)
RULES.thing(Due)


@RULES.thing
class LastKnown(NamedTuple):
    """8.6.3, 8.6.8.2: what a Creature was when it was last in play; `kinds`: what it counted as besides its card."""

    disciplines: tuple[Number, ...]
    elements: tuple[str, ...]
    abilities: tuple[str, ...] = ()
    energy: Number = 0
    counters: int = 0
    kinds: tuple[str, ...] = ()
    named: tuple[tuple[str, int], ...] = ()


@RULES.thing
class Creature(NamedTuple):
    """3.2: a Creature: what is printed on it, and how it stands.

    `attacks` counts those it has played in this combat, `landed` those that resolved, `hit` those that resolved
    against it. `doomed` remembers what 8.7.3.4 has found, `spared` with how much Energy less damage the Recovery Step
    let it live, `spent` which replacements were used, `used` which abilities with a limit were used this turn.
    `named` are the counters on it that are no Mugic counters.
    """

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
    mugic_ability: int = 0
    abilities: tuple[Ability, ...] = ()
    brainwashed: tuple[Ability, ...] | None = None
    damage: Number = 0
    space: str = ""
    engaged: bool = False
    infected: bool = False
    moved: bool = False
    zone: str = PLAY
    attacks: int = 0
    landed: int = 0
    hit: int = 0
    switched: bool = False
    doomed: bool = False
    spared: Number | None = None
    spent: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    named: tuple[tuple[str, int], ...] = ()
    last: LastKnown | None = None

    @property
    def in_play(self) -> bool:
        """g-in-play: whether it is on the Battleboard."""
        return self.zone == PLAY


@RULES.thing
class Player(NamedTuple):
    """A player: what is in hand, what is in the decks and piles, whether still in the game."""

    name: str
    mugic: tuple[str, ...] = ()
    attacks: tuple[str, ...] = ()
    attack_deck: tuple[str, ...] = ()
    attack_pool: tuple[str, ...] = ()
    attack_discard: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    locations: tuple[str, ...] = ()
    lost: bool = False


@RULES.thing
class Effect(NamedTuple):
    """8.7.1.1: something that changes a Creature or damage for a while, from the moment it resolved."""

    source: str
    on: str
    change: Change | None = None
    gains: tuple[Ability, ...] = ()
    loses: Any = None
    control: str = ""
    until: str = "turn"
    at: int = 0


@RULES.thing
class Mark(NamedTuple):
    """8.7.1.2 to 8.7.1.4: from here on a Battlegear, a Location, a re-entered Creature or a Minion's text counts."""

    kind: str
    name: str
    at: int = 0


@RULES.thing
class Game(NamedTuple):
    """The state of the game that belongs to no card; `fought` holds (player, Creature) pairs, this turn's first.

    `dealt` tells what has dealt how much damage to whom this turn, `today` who has done what else.
    """

    name: str = "game"
    active: str = ""
    starting: str = ""
    format: str = "masters"
    turn: int = 1
    hive: tuple[str, ...] = ()
    hive_stays: bool = False
    initiated: bool = False
    moved: bool = False
    stopped: bool = False
    battle: str = ""
    fought: tuple[tuple[tuple[str, str], ...], ...] = ()
    passed: tuple[str, ...] = ()
    over: str = ""
    showdown: bool = False
    dealt: tuple[tuple[str, str, Number], ...] = ()
    today: tuple[tuple[str, str], ...] = ()


@RULES.thing
class Combat(NamedTuple):
    """7: a combat: where, which Creature has Initiative, whose strike it is, the runs of attacks without damage, of
    strikes without attack; what resolves from `began` on has done so since its beginning."""

    name: str = "combat"
    space: str = ""
    initiative: str = ""
    striker: str = ""
    harmless: tuple[tuple[str, int], ...] = ()
    quiet: tuple[tuple[str, int], ...] = ()
    idle: int = 0
    over: bool = False
    began: int = 0


@RULES.thing
class Item(NamedTuple):
    """8.2.3.5: something on the Burst, independent of the card it came from; `creature` is what its text calls this."""

    name: str
    kind: str
    by: str
    source: str
    creature: str = ""
    card: str = ""
    wanted: tuple[Those, ...] = ()
    targets: tuple[str, ...] = ()
    x: int = 0
    paid: int = 0
    steps: tuple[Step, ...] = ()
    tag: str = ""
    element: str = ""
    used: tuple[str, ...] = ()
    subject: str = ""
    object: str = ""
    amount: int = 0
    keyword: str = ""
    expended: tuple[str, ...] = ()
    about: str = ""
    types: tuple[str, ...] = ()
    given_up: str = ""
    at: int = 0

    @classmethod
    def of(cls, ability: Ability, source: str, creature: str, by: str) -> Item:
        """g-source: what a triggered or activated ability puts there; its source is the card on which it appears."""
        kind = "trigger" if ability.when else "ability"
        made = cls(f"{ability.name} of {source}", kind, by, source, creature, wanted=ability.targets)
        return made._replace(steps=ability.steps, tag=ability.tag)


@RULES.thing
class Awaited(NamedTuple):
    """8.3.1: what goes on the Burst at a later event; forgotten if the card it is to happen to leaves play."""

    event: str
    item: Item
    on: str = ""
    at: int = 0


@RULES.thing
class Board(NamedTuple):
    """2.1.2: the Battleboard: which space borders which; `size` for a standard one; whose side each space is on."""

    name: str = "board"
    adjacent: tuple[tuple[str, tuple[str, ...]], ...] = ()
    size: int = 0
    sides: tuple[tuple[str, str], ...] = ()
