"""What lies on the table: cards and how they stand, players, the scenario, attacks, effects, the campaign log."""

from __future__ import annotations

from typing import NamedTuple

from judge.games.lotr_lcg import RULES
from judge.games.lotr_lcg.cards.meanings import Ability, Instruction, Keyword, Trigger
from judge.kit.timeline import Timeline

SCENARIO = "the scenario"
CAMPAIGN = "campaign"
PLAY = "play area"
STAGING = "staging area"
ACTIVE = "active location"
QUEST = "current quest"
IN_PLAY = frozenset((PLAY, STAGING, ACTIVE, QUEST))
HAND = "hand"
DECK = "deck"
DISCARD = "discard pile"
VICTORY = "victory display"
REMOVED = "removed from the game"
ASIDE = "set aside"
UNDER = "underneath"
FACEDOWN = "facedown"
PRISONER = "held prisoner"
SHADOW = "shadow"
BEHIND = "other side"
UNCHARTED = "Uncharted deck"
REVEALED = "being revealed"
ON_TABLE = "on the table"
QUEST_DECK = "quest deck"
ELIMINATION_LEVEL = 50
RULES.thing(Timeline)


@RULES.thing
class Printed(NamedTuple):
    """What is printed on a card; a value that is None is not printed at all, -1 is an X."""

    title: str
    type: str
    unique: bool = False
    spheres: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    cost: int | None = None
    threat_cost: int | None = None
    willpower: int | None = None
    attack: int | None = None
    defense: int | None = None
    hit_points: int | None = None
    threat: int | None = None
    engagement_cost: int | None = None
    quest_points: int | None = None
    victory: int | None = None
    abilities: tuple[Ability, ...] = ()
    last: bool = False
    stage: int | None = None
    back: str = "player"
    other_side: str = ""
    encounter_set: str = ""
    level: int | None = None


@RULES.thing
class Card(NamedTuple):
    """A card and how it stands: whose it is, where it lies, what lies on it.

    `host` is the card it is attached to, or the enemy whose shadow card it is. `engaged` is the player an enemy is
    engaged with. `since` is the moment it entered play. `attacked` says that it attacked in this combat phase,
    `attacked_by` which players attacked it. `faceup` matters for shadow cards. `guards` is what guards an objective.
    `time` counts time counters, `villagers` villager tokens. `gone` says how it left play. `deck` is the deck with a
    name of its own that it belongs to, `below` what is printed on a facedown card, `unturned` a quest not yet turned.
    """

    name: str
    printed: Printed
    owner: str
    controller: str
    zone: str = PLAY
    host: str = ""
    engaged: str = ""
    exhausted: bool = False
    damage: int = 0
    resources: int = 0
    progress: int = 0
    time: int = 0
    villagers: int = 0
    committed: bool = False
    attacked: bool = False
    attacked_by: tuple[str, ...] = ()
    faceup: bool = True
    since: int = 0
    guards: tuple[str, ...] = ()
    gone: str = ""
    deck: str = ""
    below: Printed | None = None
    unturned: bool = False

    @property
    def home(self) -> str:
        """Whose deck and discard pile it belongs to: those of a deck with a name of its own, else its owner's."""
        return self.deck or self.owner

    @property
    def in_play(self) -> bool:
        """in-play-areas: whether it lies faceup in a play area, the staging area, or is active or the current quest."""
        return self.zone in IN_PLAY


@RULES.thing
class Player(NamedTuple):
    """A player: the threat dial, the deck with its top first, the discard pile with its top last.

    `pool` are the named cards below `deck`, in an order that nobody knows: chance says which comes next. `deck_rest`,
    `hand_rest` and `discard_rest` count cards that nobody has named. `under` are known cards below all of these.
    """

    name: str
    threat: int = 0
    deck: tuple[str, ...] = ()
    pool: tuple[str, ...] = ()
    deck_rest: int = 0
    hand_rest: int = 0
    discard: tuple[str, ...] = ()
    discard_rest: int = 0
    eliminated: bool = False
    penalty: int = 0
    under: tuple[str, ...] = ()


@RULES.thing
class Scenario(NamedTuple):
    """The side that is no player: the encounter deck with its top first, the discard pile with its top last.

    `next_quest` is the stage that card text says comes next, if it is not the one that follows anyway; `side_quest` the
    side quest that is the current quest in this quest phase.
    """

    name: str = SCENARIO
    deck: tuple[str, ...] = ()
    pool: tuple[str, ...] = ()
    deck_rest: int = 0
    discard: tuple[str, ...] = ()
    discard_rest: int = 0
    quests: tuple[str, ...] = ()
    victory: tuple[str, ...] = ()
    under: tuple[str, ...] = ()
    next_quest: str = ""
    side_quest: str = ""


@RULES.thing
class NamedDeck(NamedTuple):
    """named-decks: a deck of encounter cards beside the encounter deck, from later sets, with its top first.

    `piled` says that it has a discard pile of its own; if it has none, its cards go to the encounter discard pile.
    """

    name: str
    deck: tuple[str, ...] = ()
    pool: tuple[str, ...] = ()
    deck_rest: int = 0
    discard: tuple[str, ...] = ()
    discard_rest: int = 0
    under: tuple[str, ...] = ()
    piled: bool = False

    @property
    def called(self) -> str:
        """Its name alone: `Bandit` of the Bandit deck."""
        return self.name.removeprefix("the ").removesuffix(" deck")


def called_deck(name: str) -> str:
    """What the deck of that name is called on the table."""
    return f"the {name} deck"


@RULES.thing
class Game(NamedTuple):
    """What belongs to no card: who is first and active, round and phase, limits used up, how it ended.

    `used` holds (what, how often) for limits; `done` holds marks of the framework, `begun` that a window has been open;
    `heading` is the ship's, `pursuit`, `temperature` and `life` are kept track of, in scenarios of later sets.
    """

    name: str = "game"
    first: str = ""
    active: str = ""
    round: int = 1
    phase: str = ""
    used: tuple[tuple[str, int], ...] = ()
    done: tuple[str, ...] = ()
    over: str = ""
    completed: int = 0
    begun: bool = False
    heading: str = ""
    pursuit: int = 0
    temperature: int = 0
    life: int = 0


@RULES.thing
class Texts(NamedTuple):
    """What the cards of this table say at all: what holds all the time, what is waited for or asked for later.

    `gained` is what abilities do all the time that cards do not have printed on them, but may be given.
    """

    name: str = "texts"
    verbs: frozenset[str] = frozenset()
    gained: frozenset[str] = frozenset()
    waits: frozenset[str] = frozenset()
    recalls: frozenset[str] = frozenset()


@RULES.thing
class Attack(NamedTuple):
    """An attack that is being resolved: an enemy's (against a player) or a player's (against an enemy).

    `player` is the defending player of an enemy attack, the attacking player of a player attack. `outer` is the
    attack that this one interrupts; `did` what it has come to: (destroy, damage or excess, whom, how much).
    """

    name: str = "attack"
    side: str = "enemy"
    enemy: str = ""
    player: str = ""
    attackers: tuple[str, ...] = ()
    defenders: tuple[str, ...] = ()
    declared: bool = False
    target: str = ""
    outer: Attack | None = None
    did: tuple[tuple[str, str, int], ...] = ()
    canceled: bool = False


@RULES.thing
class Occurrence(NamedTuple):
    """Something that is about to happen, or has: what, to whom, how much, from which card, for which player.

    `cause` is framework, attack, quest, cost, keyword or card effect. `other` is a second card, `detail` a word more.
    `rules` are further units that it rests on; the lines of the log that tell of it cite them too.
    """

    kind: str
    subject: str = ""
    amount: int = 0
    source: str = ""
    player: str = ""
    other: str = ""
    cause: str = "framework"
    detail: str = ""
    rules: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """What it is called where somebody has to choose between several."""
        return " ".join(each for each in (self.kind, self.subject) if each)


class Context(NamedTuple):
    """From where card text is read: its card, whose it is, who decides, what came before, what triggered it.

    `doer` is the player whom the text says does it: `each player discards 1 card from his hand`. `done` is what the
    instructions before have done: what, to whom, how much. `speaker`: whom a card calls you while another does it.
    """

    source: str
    controller: str
    by: str = ""
    last: tuple[str, ...] = ()
    event: Occurrence | None = None
    x: int = 0
    second: tuple[str, ...] = ()
    earlier: tuple[str, ...] = ()
    well: bool = True
    doer: str = ""
    done: tuple[tuple[str, str, int], ...] = ()
    speaker: str = ""

    @property
    def rest(self) -> tuple[str, ...]:
        """Of what was spoken of before, that which nothing was just done to."""
        done = self.last if self.well else ()
        return tuple(name for name in self.earlier if name not in done)


@RULES.thing
class Item(NamedTuple):
    """An ability on its way from announcement to resolution.

    `by` is the player who decides for it, `controller` may be the scenario. `targets` and `chosen` are what has been
    chosen so far; `last` is what the instruction before was about, `well` whether it was done in full. `rules` are
    units that what it does rests on, such as the one about X. `second` is what was chosen as the destination, `you` the
    player whom a card of the scenario calls you. `earlier` is what was spoken of before, the latest first.
    """

    name: str
    source: str
    controller: str
    by: str
    ability: Ability
    event: Occurrence | None = None
    targets: tuple[tuple[str, ...], ...] = ()
    x: int = 0
    at: int = 0
    last: tuple[str, ...] = ()
    well: bool = True
    rules: tuple[str, ...] = ()
    second: tuple[str, ...] = ()
    you: str = ""
    earlier: tuple[str, ...] = ()
    done: tuple[tuple[str, str, int], ...] = ()

    @property
    def context(self) -> Context:
        """The context its text is read in."""
        you = self.you or self.by
        return Context(
            self.source, self.controller, you, self.last, self.event, self.x, self.second, self.earlier, self.well,
            done=self.done,
        )  # fmt: skip


@RULES.thing
class Lasting(NamedTuple):
    """lasting-effects: an effect for a while; `members` are the cards it is locked to, or None for an open set.

    What a constant ability does is one too while it holds, with no end in `until`.
    """

    source: str
    controller: str
    effect: Instruction
    members: tuple[str, ...] | None
    until: str
    at: int = 0
    x: int = 0
    player: str = ""

    @property
    def about(self) -> Context:
        """The context its text is read in."""
        return Context(self.source, self.controller, self.player, x=self.x)


@RULES.thing
class Delayed(NamedTuple):
    """delayed-effects: an effect that waits for a moment; it is not a new triggered ability when it comes.

    `since` says of the cards it speaks of that are in play when they came there: one that leaves play is lost to it.
    `often`: it goes on waiting until its period is over.
    """

    source: str
    controller: str
    trigger: Trigger
    effects: tuple[Instruction, ...]
    until: str = ""
    last: tuple[str, ...] = ()
    at: int = 0
    since: tuple[tuple[str, int], ...] = ()
    you: str = ""
    often: bool = False


@RULES.thing
class PoolCard(NamedTuple):
    """boons, burdens: a card of the campaign pool; `hero` is the one it is attached to if it is permanent."""

    name: str
    kind: str = "boon"
    back: str = "player"
    hero: str = ""
    setup: bool = False


@RULES.thing
class Campaign(NamedTuple):
    """campaign-log: heroes by player, the fallen, threat penalties, the pool, the damage of an expert campaign."""

    name: str = CAMPAIGN
    expert: bool = False
    result: str = ""
    heroes: tuple[tuple[str, tuple[str, ...]], ...] = ()
    fallen: tuple[str, ...] = ()
    penalty: int = 0
    penalties: tuple[tuple[str, int], ...] = ()
    collection: bool = True
    damage: tuple[tuple[str, int], ...] = ()
    heals: tuple[str, ...] = ()
    pool: tuple[PoolCard, ...] = ()
    used: tuple[str, ...] = ()
