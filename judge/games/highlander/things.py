"""What lies on a Highlander table: the cards, the players, attacks on their way, the turn, an Exertion."""

from __future__ import annotations

from typing import NamedTuple

from judge.games.highlander import RULES
from judge.games.highlander.cards.meanings import anatomy, lines, once, parts


@RULES.thing
class Card(NamedTuple):
    """A copy of a card: what is printed on it, and where and how it lies.

    `grid` is None for a Basic Block whose squares the rulebook does not print. `host` is the card it was played in
    conjunction with or is captured under; `entered` the number of the turn in which it came into play. Of a weapon,
    `considered` is the card by which it was chosen to be Considered broken.
    """

    name: str
    title: str
    owner: str
    type: str = anatomy.UNKNOWN
    subtitle: str = ""
    grid: tuple[str, ...] | None = ()
    gems: tuple[tuple[str, int], ...] = ()
    hands: int = 0
    groups: tuple[str, ...] = ()
    weapon: str = ""
    persona: str = ""
    sign: str = ""
    restriction: int = 0
    text: tuple[lines.Line, ...] = ()
    goes_with: lines.GoesWith | None = None
    in_place_of_attack: bool = False
    requires: tuple[parts.Condition, ...] = ()
    target_optional: bool = False
    stacks: bool = False
    copies: bool = False
    only_one: bool = False
    holds: int | None = None
    lender: str = ""
    even_disarmed: bool = False
    needs_weapon: bool = False
    off_hand: bool = False
    through: str = ""
    zone: str = "hand"
    host: str = ""
    entered: int = -9
    ripe: bool = True
    state: str = ""
    considered: str = ""
    power: int = -1
    nullified: bool = False
    tried: int = -1
    lost: int = -1
    gold_grid: bool = False

    @property
    def icon(self) -> str:
        """anatomy-icon: the card type icon."""
        return "gold grid" if self.gold_grid else anatomy.ICONS.get(self.type, "none")

    @property
    def is_lost(self) -> bool:
        """disarming: a weapon that is Disarmed or broken is face down."""
        return self.state in ("disarmed", "broken")

    @property
    def is_attack(self) -> bool:
        """Whether it can be played as an attack."""
        return self.type in anatomy.ATTACKS

    @property
    def is_defense(self) -> bool:
        """Whether it is a block, a Guard or a dodge."""
        return self.type in anatomy.DEFENSES

    @property
    def is_block(self) -> bool:
        """guard: a Guard is still a block."""
        return self.type in anatomy.BLOCKS

    @property
    def is_special_card(self) -> bool:
        """ct-special-cards: Events, Situations, Locations, Plots and Objects."""
        return self.type in anatomy.SPECIAL_CARDS

    @property
    def is_basic(self) -> bool:
        """ct-attacks, ct-blocks: one of the nine Basic Attacks or the six Basic Blocks."""
        return "basic" in self.groups or self.title.casefold() in (*anatomy.BASIC_ATTACKS, *anatomy.BASIC_BLOCKS)

    @property
    def stays(self) -> bool:
        """phase-1-sweep: whether it normally remains in play."""
        return self.type in anatomy.STAYING or "standing defense" in self.groups

    def gem(self, attribute: str) -> int:
        """attribute-gems: how many gems of an Attribute are on it."""
        return dict(self.gems).get(attribute, 0)


@RULES.thing
class Due(NamedTuple):
    """phase-5-ability-adjustment: damage, a loss or a gain that waits for the player's own Ability Adjustment Phase.

    A loss is `firm` where something was prevented, and the loss was not; `rule` is the unit that brought it about,
    where that is a rule of its own.
    """

    name: str
    kind: str
    amount: int
    source: str
    what: parts.What = ()
    firm: bool = False
    rule: str = ""


@RULES.thing
class Granted(NamedTuple):
    """What holds of the next attack that a player lays, and the card that says so."""

    source: str
    told: once.NextAttack


@RULES.thing
class Job(NamedTuple):
    """A line of card text to be carried out: from which card, for which player, about which attack or card.

    `settled` is set once its player has chosen to have it done; `due_to` is the rule of the Exertion it came from.
    """

    name: str
    line: lines.Line
    by: str
    attack: str = ""
    target: str = ""
    card: str = ""
    settled: bool = False
    due_to: str = ""


@RULES.thing
class Partner(NamedTuple):
    """faq-corda-reno: the Immortal of a pair who is not active: his card, Ability, hand, and how his weapons are."""

    persona: str
    ability: int = 15
    hand_rest: int = 0
    prone: bool = False
    prone_gem: str = ""
    weapons: tuple[tuple[str, str], ...] = ()


@RULES.thing
class Player(NamedTuple):
    """A player: score, piles, state, and what he did in his last turn.

    `endurance` are the known cards on top, `pool` those in unknown order under them, `rest` the number of cards nobody
    has written down. `duties` are Must Dos that wait; `ignoring` the cards he ignores this turn; `lift` is what cards
    in play have added to the Ability; `doomed` are cards that go in the next Sweep Phase; `noted` is what was so in
    the last turn.
    """

    name: str
    ability: int = 15
    maximum: int = 15
    endurance: tuple[str, ...] = ()
    pool: tuple[str, ...] = ()
    rest: int = 40
    bottom: tuple[str, ...] = ()
    hand_rest: int = 0
    discard_rest: int = 0
    prone: bool = False
    prone_gem: str = ""
    fell: bool = False
    pending: tuple[Due, ...] = ()
    duties: tuple[Job, ...] = ()
    ignoring: tuple[str, ...] = ()
    attacked: bool = False
    attacks: int = 0
    power_blow: bool = False
    removed: tuple[str, ...] = ()
    gem: str = ""
    fast_draw: bool = False
    lift: int = 0
    skips: bool = False
    doomed: tuple[str, ...] = ()
    noted: tuple[parts.Condition, ...] = ()
    partner: Partner | None = None
    next_attack: tuple[Granted, ...] = ()
    faction: str = ""


@RULES.thing
class Attack(NamedTuple):
    """An attack on its way: it stays pending until the opponent answers it in his own turn.

    `status` is pending, declared (a defense was laid before an Exertion), blocked, dodged, avoided, countered,
    discarded (its card has left play), left (undefended until the end of the phase) or successful. `undone` is the
    card that made it a Head Shot and was countered.
    """

    name: str
    card: str
    by: str
    place: int = 1
    source: str = "hand"
    power: bool = False
    shot: bool = False
    stripped: bool = False
    hidden: bool = False
    status: str = "pending"
    defense: str = ""
    seen: bool = False
    failed: str = ""
    damage: int | None = None
    granted: tuple[Granted, ...] = ()
    dealt: int = 0
    undone: str = ""

    @property
    def is_open(self) -> bool:
        """multiple-defenses: whether it is not yet resolved."""
        return self.status in ("pending", "declared")

    @property
    def is_hidden(self) -> bool:
        """hidden-attacks: whether it is face down."""
        return self.hidden and not self.seen


@RULES.thing
class Turn(NamedTuple):
    """The turn: whose, which phase, and what has been done in it so far."""

    name: str = "turn"
    active: str = ""
    players: tuple[str, ...] = ()
    number: int = 1
    closed: bool = False
    as_given: bool = False
    hard: int = 0
    specials: tuple[str, ...] = ()
    acted: bool = False
    primary: str = "open"
    extra_used: tuple[parts.What, ...] = ()
    last_block: tuple[str, ...] = ()
    last_defense: str = ""
    first_gone: bool = False
    guard_put: bool = False
    defense_discarded: bool = False
    stand_tried: bool = False
    used: tuple[str, ...] = ()
    open_cards: tuple[str, ...] = ()
    just_played: bool = False
    skip_attack: bool = False
    end_game: bool = False
    time_called: bool = False
    allowance: int = -1
    drawn: int = 0
    check_bonus: int = 0
    over: str = ""
    how: str = ""
    format: str = "standard"


@RULES.thing
class Exertion(NamedTuple):
    """exertions: an Exertion under way: whose, hard or soft, what for, how many cards, what was revealed."""

    name: str = "exertion"
    by: str = ""
    kind: str = "hard"
    purpose: str = ""
    size: int = 5
    gem: str = ""
    need: int = 0
    about: str = ""
    revealed: tuple[str, ...] = ()
    unknown: int = 0
    found: int = 0
    stopped: bool = False
    jobs: tuple[Job, ...] = ()
    attached: tuple[str, ...] = ()
    limit: int = 0
    bonus: int = 0
