"""What lies on the table: players, cards, challenges, lasting effects, the Pattern, and the game itself."""

from __future__ import annotations

from typing import NamedTuple

from judge.engine import Value
from judge.games.wot_ccg import RULES
from judge.games.wot_ccg.cards.meanings import NONE, Change, Roll, Static, Symbols, Which
from judge.games.wot_ccg.cards.meanings.effects import Deed, Effect, Later
from judge.kit.timeline import Timeline

PLAY, HAND, DECK, DISCARD, KILLED = "play", "hand", "deck", "discard pile", "killed pile"
REMOVED, FACE_DOWN = "removed from play", "face down"
HOME, BATTLEGROUND = "home front", "battleground"
PATTERN_CHALLENGE, LAST_BATTLE = "Pattern Challenge", "Last Battle"
CHARACTER, TROOP, ADVANTAGE, EVENT, CHALLENGE = "character", "troop", "advantage", "event", "challenge"
FIGHTERS = (CHARACTER, TROOP)
PLAIN, DEADLY, UNHEALABLE, CORRUPTION, TARGETED = "plain", "deadly", "unhealable", "corruption", "targeted"
WORLD = "the world"

RULES.thing(Timeline)


@RULES.thing
class Player(NamedTuple):
    """A player: the side, and how many cards in hand and deck are not named on the table."""

    name: str
    side: str
    hand: int = 0
    deck: int = 40
    discarded: int = 0

    @property
    def hero(self) -> bool:
        """Whether this is the Hero player."""
        return self.side == "hero"


@RULES.thing
class Card(NamedTuple):
    """A card: what is printed on it, where it is, and how it stands.

    `becomes` is the sort of advantage that a challenge becomes; `counters` are tokens on it, by what they are called,
    that are neither damage nor control; `depth` is where it lies in its deck, below 0 on top of the others, above 0
    under them; `chosen` is the allegiance chosen for it. `damage` holds how many tokens of each kind; `symbols` the
    ability symbols on it, `kept` those of earlier challenges; `token` the hidden colour; `challenge` where it
    participates; `on` what an advantage is on; `control` the control tokens of each player; `limit` whom a challenge
    about it admits; `rolled` whether it has rotated to roll in the challenge that it is in.
    """

    name: str
    title: str
    kind: str
    owner: str
    controller: str
    abilities: Symbols = NONE
    allegiances: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    cost: Symbols | None = None
    needs: int = 0
    needs_total: int = 0
    personality: str = ""
    replaces: str = ""
    again: bool = False
    text: tuple[Effect, ...] = ()
    zone: str = PLAY
    place: str = HOME
    rotated: bool = False
    announced: bool = False
    damage: tuple[tuple[str, int], ...] = ()
    symbols: Symbols = NONE
    kept: Symbols = NONE
    token: str = ""
    challenge: str = ""
    plays_as: str = ""
    on: str = ""
    control: tuple[tuple[str, int], ...] = ()
    limit: tuple[str, ...] = ()
    kind_of: str = ""
    becomes: str = ""
    enemy: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    chosen: str = ""
    rolls: tuple[Roll, ...] = ()
    may_roll: tuple[Roll, ...] = ()
    last: Roll | None = None
    rolled: bool = False
    used: tuple[str, ...] = ()
    fresh: bool = False
    limited: bool = False
    depth: int = 0

    @property
    def in_play(self) -> bool:
        """Whether the card is in play."""
        return self.zone == PLAY

    @property
    def tokens(self) -> int:
        """All damage tokens on it, whatever their kind; corruption is treated like damage."""
        return sum(n for _, n in self.damage)

    def marks(self, name: str = "") -> int:
        """token: the tokens of a name on it that are neither damage nor control, or all of them."""
        return sum(n for each, n in self.counters if not name or each == name)

    def marked(self, name: str, number: int) -> Card:
        """token: it with so many tokens of a name more, or fewer; where no name is said, any are taken off."""
        kept = dict(self.counters)
        if number >= 0:
            kept[name] = kept.get(name, 0) + number
        for each in kept if number < 0 else ():
            gone = min(kept[each], -number) if not name or each == name else 0
            kept[each], number = kept[each] - gone, number + gone
        return self._replace(counters=tuple(sorted((each, n) for each, n in kept.items() if n)))

    @property
    def most_control(self) -> str:
        """contested-control: the player with the single most control tokens; empty on a tie."""
        best = max((n for _, n in self.control), default=0)
        leaders = [name for name, n in self.control if n == best and n]
        return leaders[0] if len(leaders) == 1 else ""

    @property
    def role(self) -> str:
        """participate-as: the type it participates as; its type stays what it is."""
        return self.plays_as or self.kind


@RULES.thing
class Source(NamedTuple):
    """Ability symbols that no character rolled, or that may not be used for everything.

    Who has them, the allegiances that their source lists, the card that generated them, what they may be used for.
    """

    name: str
    controller: str
    symbols: Symbols
    allegiances: tuple[str, ...] = ()
    card: str = ""
    only_for: str = ""
    for_: Which | None = None


@RULES.thing
class Tally(NamedTuple):
    """A change of support or opposition that is not rolled: what, who generated it, where it comes from."""

    what: str
    by: str
    source: str
    change: Change


@RULES.thing
class Damage(NamedTuple):
    """Damage that waits to be assigned: whose it is, which pool, how many, its kind, and its target if it has one."""

    by: str
    pool: str
    amount: int
    kind: str = PLAIN
    target: str = ""


def challenge_of(card: str) -> str:
    """What the challenge that a card initiates is called."""
    return f"{card} challenge"


@RULES.thing
class Challenge(NamedTuple):
    """A challenge: its kind, who initiated it, its card or advantage, what was generated in it, how it ended.

    `rolled` holds (player, what, number) for everything that dice have shown in it, `dealt` (player, card, number) for
    the damage that has been put on cards.
    """

    name: str
    kind: str
    initiator: str
    card: str = ""
    targets: tuple[str, ...] = ()
    limit: tuple[str, ...] = ()
    rolled: tuple[tuple[str, str, int], ...] = ()
    changes: tuple[Tally, ...] = ()
    damage: tuple[Damage, ...] = ()
    dealt: tuple[tuple[str, str, int], ...] = ()
    state: str = "declared"
    result: str = ""
    margin: int = 0
    support: Value | None = None
    opposition: Value | None = None

    @property
    def title(self) -> str:
        """What players call it: the title of its card, or its own name."""
        return self.card if self.kind == "card" else self.name

    @property
    def spoken(self) -> str:
        """How it is spoken of in a sentence: `the Pattern Challenge`, and a card's by its title."""
        return f"the {self.title}" if self.kind in ("pattern", "last battle") else self.title


def contest_of(advantage: str, player: str, limit: tuple[str, ...]) -> Challenge:
    """contested-both: the challenge of a player for an advantage; each player's is one of its own."""
    return Challenge(f"{player}'s contest of {advantage}", "contested", player, advantage, (), limit)


@RULES.thing
class Lasting(NamedTuple):
    """An effect that lasts: on which card or player, what is so of it, and how long.

    All of them are in the timeline, in the order in which they came. `back_to` is the player who controls the card
    again when it ends. One with `which` is on all cards that the description means for the player `by`, at any time.
    """

    source: str
    on: str
    rule: Static | Later | None = None
    back_to: str = ""
    until: str = "turn"
    which: Which | None = None
    by: str = ""


@RULES.thing
class Pattern(NamedTuple):
    """The Pattern: light, shadow and neutral tokens; `reached` once there have been 20."""

    name: str = "pattern"
    light: int = 2
    shadow: int = 2
    neutral: int = 0
    reached: bool = False

    @property
    def total(self) -> int:
        """All tokens on it."""
        return self.light + self.shadow + self.neutral


@RULES.thing
class Fact(NamedTuple):
    """Something that has happened: what, whose it was, to which card, in which kind of challenge."""

    what: str
    by: str
    card: str = ""
    kind: str = ""


@RULES.thing
class Game(NamedTuple):
    """What belongs to no card: the turn, who is dominant, the challenge being resolved, how the game ended.

    `asked` is the subordinate player who has asked and must play if the dominant player declines; `event_by` who
    played the last event of this moment, `among_actions` whether that was between two actions;
    `seen` are the cards of a deck being looked at, `unseen` how many more without a name; `named` the title that was
    named; `once` holds what can be done once a game and has been done; `facts` what has happened this turn,
    `before` in the turn before; `fought` counts the turns of the Last Battle, `counted` if this one is in it;
    `beaten` is who lost its challenge, `barren` who generated nothing.
    """

    name: str = "game"
    turn: int = 5
    dominant: str = ""
    acting: str = ""
    resolving: str = ""
    asked: str = ""
    among_actions: bool = False
    event_by: str = ""
    fought: int = 0
    counted: bool = False
    initiator: str = ""
    beaten: tuple[str, ...] = ()
    barren: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    over: str = ""
    fulfilled: tuple[str, ...] = ()
    seen_unique: tuple[str, ...] = ()
    once: tuple[str, ...] = ()
    seen: tuple[str, ...] = ()
    unseen: int = 0
    named: str = ""
    facts: tuple[Fact, ...] = ()
    before: tuple[Fact, ...] = ()


@RULES.thing
class Task(NamedTuple):
    """Something being carried out: its name, whose it is, which card it comes from, what was picked, what is left.

    `picks` holds the names chosen for each choice of the effect; `subject` is the card on which it happened; `times`
    how often its price was paid.
    """

    name: str
    by: str
    source: str
    picks: tuple[tuple[str, ...], ...] = ()
    left: tuple[Deed, ...] = ()
    subject: str = ""
    times: int = 1

    @property
    def targets(self) -> tuple[str, ...]:
        """Everything that was picked."""
        return tuple(name for names in self.picks for name in names)


@RULES.thing
class SetOff(NamedTuple):
    """What one card has set off for a player at one moment: the effects in the order in which they are written."""

    name: str
    by: str
    effects: tuple[tuple[Effect, Task], ...]


@RULES.thing
class Bill(NamedTuple):
    """A price to be paid: by whom, for which card or effect, with which symbols, after converting how many tokens."""

    name: str
    by: str
    what: str
    effect: str = ""
    converts: int = 0
    targets: tuple[str, ...] = ()
    option: str = ""
