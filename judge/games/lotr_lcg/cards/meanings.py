"""Card text as data: abilities, what they wait for, what they cost, what they do, and to whom.

No word in here is free: every `str` is a member of one of the lists below, a trait or a name from the lexicon, or "".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from judge.games.lotr_lcg import RULES

VALUES = ("willpower", "attack", "defense", "hit points", "threat", "engagement cost", "quest points", "cost")
TOKENS = ("damage", "resources", "progress", "time", "villagers")
HEADINGS = {"Scour": "scour", "Lost": "lost", "Wizardry": "wizardry"}
OPPOSING = "opposing team"
TRACKS = ("pursuit", "temperature", "life")
TYPES = ("hero", "ally", "attachment", "event", "enemy", "location", "treachery", "objective", "quest", "side quest")
CHARACTERS = ("hero", "ally")
PHASES = ("resource", "planning", "quest", "travel", "encounter", "combat", "refresh")
SPHERES = ("leadership", "tactics", "spirit", "lore", "baggins", "fellowship", "neutral")
KEYWORDS = (
    "doomed", "guarded", "permanent", "ranged", "restricted", "sentinel", "surge", "victory", "setup",
    "battle", "siege",
)  # fmt: skip
LATER_KEYWORDS = (
    "archery", "indestructible", "loot", "peril", "pillage", "prowl", "regenerate", "safe", "secrecy", "time",
    "toughness", "uncharted", "villagers",
)  # fmt: skip
WITH_X = ("archery", "toughness")
NUMBERED = (
    "doomed",
    "victory",
    "archery",
    "pillage",
    "prowl",
    "regenerate",
    "secrecy",
    "time",
    "toughness",
    "villagers",
)
PERIODS = ("attack", "phase", "round", "game")
ENDS = (*PERIODS, *(f"{each} phase" for each in PHASES))
X_OF_THEM = -1
EACH_ONE = "each one"
# `the number of resources just spent`: the occasions that say how many of each there were.
JUST = {
    "resources just spent": "spend", "progress just placed": "progress", "progress just removed": "remove-progress",
    "damage just dealt": "damage", "damage just healed": "heal", "cards just drawn": "draw",
}  # fmt: skip
ANY_NUMBER = 99
# `discard 2 cards instead if ...`: the verbs of what it can take the place of.
OF_VERB = {
    "deal": ("damage", "assign", "deal shadow"), "draw": ("draw",), "place": ("progress", "resource"),
    "add": ("resource", "progress"), "heal": ("heal",), "reveal": ("reveal",), "exhaust": ("exhaust",),
    "discard": ("discard", "discard from hand", "discard from deck", "lose resource"),
    "remove": ("lose resource", "remove progress"),
}  # fmt: skip


@RULES.thing
class Quality(NamedTuple):
    """One thing that a card must be to be meant: `ready`, `Gondor`, `you control`, `with 2 or less attack`.

    `kind` names the test (see cards/groups.py: every kind has one). `word` is a trait, sphere, keyword, value, place
    as the kind says; `group` the cards or players it speaks of; `range` the numbers that will do.
    """

    kind: str
    word: str = ""
    group: Phrase | None = None
    range: Range | None = None
    negated: bool = False
    either: tuple[Quality, ...] = ()


@RULES.thing
class Phrase(NamedTuple):
    """A phrase that means cards or players: `each ready hero you control`, `this card`, `it`, `each player`.

    `how` is `all`, `choose` (a target), `pick` (one that is not called a target), or a word for something known, one of
    cards/groups.py: WHO. `adjectives` and `clauses` are the qualities said before and behind the noun; every member
    meets them all. `other` is `other` (than this card and those spoken of).
    """

    how: str = ""
    number: int = 1
    upto: bool = False
    adjectives: tuple[Quality, ...] = ()
    kinds: tuple[str, ...] = ()
    clauses: tuple[Quality, ...] = ()
    names: tuple[str, ...] = ()
    most: str = ""
    least: str = ""
    other: str = ""

    @property
    def qualities(self) -> tuple[Quality, ...]:
        """All that its members must be."""
        return (*self.adjectives, *self.clauses)


@RULES.thing
class Amount(NamedTuple):
    """A number in card text: `number` times what `of` says: X, that (much), all, players, the count or a value of a
    group; nothing for a plain number. `plus` and `also` are added to it; `most` is the most it can be.
    """

    number: int = 1
    of: str = ""
    group: Phrase | None = None
    half: bool = False
    plus: int = 0
    most: int = 0
    also: Amount | None = None


@RULES.thing
class Range(NamedTuple):
    """The numbers that will do: `3 or more`, `less than X`."""

    op: str = ">="
    amount: Amount = Amount()


@RULES.thing
class Heap(NamedTuple):
    """A deck or discard pile, and whose it is; the encounter deck is that of `scenario`."""

    zone: str
    whose: Phrase


@RULES.thing
class Condition(NamedTuple):
    """Something that must be so: cards that are there, or are of a kind, numbers compared, a phase, a state.

    `negated` is said of those it speaks of (`a player controls no ally`: one of them), `unmet` of all of it.
    """

    kind: str
    group: Phrase = Phrase()
    player: Phrase = Phrase()
    qualities: tuple[Quality, ...] = ()
    left: Amount | None = None
    range: Range | None = None
    word: str = ""
    negated: bool = False
    during: str = ""
    unmet: bool = False


@RULES.thing
class Trigger(NamedTuple):
    """What a response or forced ability waits for: something happens to somebody, `when` or `after` it does."""

    kind: str
    subject: Phrase = Phrase()
    other: Phrase = Phrase()
    player: Phrase = Phrase()
    cause: str = ""
    detail: str = ""
    timing: str = ""
    phase: str = ""


@RULES.thing
class Instruction(NamedTuple):
    """One thing that card text does; `then` needs what stands before it to have been done in full.

    As it is read, `parts` are several things said of one group (`together`) or done by one player (`several`), `per` is
    what the amount is multiplied by and `x` what X is; reading.py works these into what is carried out.
    """

    verb: str
    group: Phrase = Phrase()
    amount: Amount = Amount()
    what: str = ""
    op: str = ""
    to: Phrase = Phrase()
    by: Phrase = Phrase()
    until: str = ""
    may: bool = False
    then: bool = False
    random: bool = False
    conditions: tuple[Condition, ...] = ()
    whiles: tuple[Condition, ...] = ()
    options: tuple[tuple[Instruction, ...], ...] = ()
    triggers: tuple[Trigger, ...] = ()
    parts: tuple[Instruction, ...] = ()
    piles: tuple[Heap, ...] = ()
    words: tuple[str, ...] = ()
    quoted: tuple[Any, ...] = ()
    per: Amount | None = None
    x: Amount | None = None
    ability: Ability | None = None


@RULES.thing
class Limit(NamedTuple):
    """How often an ability may be used: so many times per phase, round or game, or so many times by each player."""

    times: int = 1
    per: str = "round"
    each: bool = False


@RULES.thing
class Ability(NamedTuple):
    """An ability: its kind, when it may be used or what triggers it, its costs, its effects, its limit.

    `kind` is action, response, forced, when revealed, shadow, travel, setup or constant. `text` is for showing only.
    """

    name: str
    kind: str
    phase: str = ""
    triggers: tuple[Trigger, ...] = ()
    costs: tuple[Instruction, ...] = ()
    effects: tuple[Instruction, ...] = ()
    conditions: tuple[Condition, ...] = ()
    limit: Limit | None = None
    zone: str = ""
    anyone: bool = False
    text: str = ""

    @property
    def cancels(self) -> bool:
        """Whether it cancels something, which gives it priority over all other abilities."""
        return any(each.verb == "cancel" for each in self.effects)


@RULES.thing
class Keyword(NamedTuple):
    """A keyword with its number, if it has one: Doomed 2, Victory 3."""

    name: str
    amount: int = 1


class Deeds(NamedTuple):
    """What one sentence does, with what is said of all of it: how long, in which case, at which later moment.

    `conditions` stand in front, `cases` behind: there `it` is what the sentence itself has spoken of. `decided`: the
    later moment stands behind (`if ..., discard it at the end of the phase`), so the conditions are looked at now.
    `unless`: several things that must all be so for it not to hold. `able`: who cannot do it need not. `awaited`: the
    later moment is the next time in this phase or round that something happens; `often`: each time that it does.
    `of_each`: it holds for each of them only while something is so of that one (`while it is damaged`).
    """

    effects: tuple[Instruction, ...]
    until: str = ""
    conditions: tuple[Condition, ...] = ()
    cases: tuple[Condition, ...] = ()
    whiles: tuple[Condition, ...] = ()
    at: Trigger | None = None
    decided: bool = False
    unless: tuple[Condition, ...] = ()
    x: Amount | None = None
    then: bool = False
    instead: bool = False
    otherwise: bool = False
    able: bool = False
    awaited: str = ""
    often: bool = False
    of_each: bool = False


class Opening(NamedTuple):
    """A sentence that opens an ability: its bold word, what it waits for, its cost, what it does first."""

    deeds: Deeds
    kind: str = ""
    phase: str = ""
    timing: str = ""
    triggers: tuple[Trigger, ...] = ()
    costs: tuple[Instruction, ...] = ()
    conditions: tuple[Condition, ...] = ()
    limit: Limit | None = None


class Keywords(NamedTuple):
    """A line of keywords."""

    words: tuple[Keyword, ...]


class Defines(NamedTuple):
    """What X is."""

    amount: Amount


class Restricts(NamedTuple):
    """What is said about an ability behind it: its limit, a condition, who may use it."""

    limit: Limit | None = None
    conditions: tuple[Condition, ...] = ()
    anyone: bool = False
    play: bool = False
    recorded: bool = False


class OtherCase(NamedTuple):
    """`(+3 attack instead if this attack is undefended)`: another number for the sentence before, in a case.

    `too`: `(and +1 defense if ...)`, which comes on top of it.
    """

    change: Instruction
    conditions: tuple[Condition, ...]
    too: bool = False


class OtherAmount(NamedTuple):
    """`(2 damage instead if it is an ally)`: another amount for what the sentence before does, in a case."""

    amount: Amount
    unit: str
    conditions: tuple[Condition, ...]
    verb: str = ""


class Averts(NamedTuple):
    """`The engaged player may raise his threat by 2 to cancel this effect`: who may, and for which price."""

    by: Phrase
    costs: tuple[Instruction, ...]


class Caps(NamedTuple):
    """`(max +3)`, `(Limit +3 attack and +3 defense)`: how much the changes of the sentence before can come to.

    `(limit 3 cards)`: of whatever else it does, with `unit` the verb of that, or `any`.
    """

    most: int = 0
    changes: tuple[Instruction, ...] = ()
    unit: str = ""


class Minimum(NamedTuple):
    """`(to a minimum of 1)`: how low what the sentence before lowers can go."""

    amount: Amount


class ShadowFor(NamedTuple):
    """`(Deal it another shadow card for that attack.)`: said of the attack of the sentence before; `what` is one of
    `another`, `dealt`, `none`."""

    what: str


class CountsAs(NamedTuple):
    """`Counts as a Condition attachment with the text: "..."`: what holds for an encounter card once it is attached."""

    traits: tuple[str, ...] = ()
    sentences: tuple[Any, ...] = ()
    returns: bool = False


class AttachedAs(NamedTuple):
    """`Attach to Orc as a Weapon attachment with the text: "..."`: where it goes, and what holds for it there."""

    to: Phrase
    counts: CountsAs


THIS, YOU, IT, SUBJECT = Phrase("this"), Phrase("you"), Phrase("it"), Phrase("subject")
ALL = Amount(of="all")
STAGED = Phrase("all", kinds=("enemy",), clauses=(Quality("in", "staging area"),))
FIRM = Deeds((Instruction("cannot", THIS, words=("be canceled",)),))
MOVED = Instruction("stage", Phrase("active location"), op="to make room")
ONE_COPY = (Condition("is", THIS, qualities=(Quality("first copy"),)),)
DOING_SO = Condition("is", SUBJECT, qualities=(Quality("attacks", group=STAGED),))


def within(part: Any) -> Iterator[Any]:
    """A meaning and every meaning inside it, at any depth."""
    rest = [part]
    while rest:
        each = rest.pop()
        yield each
        if isinstance(each, tuple):
            rest.extend(reversed(each))


def remade(part: Any, change: Callable[[Any], Any]) -> Any:
    """A meaning with each of its parts changed; a word or a number stays."""
    if not isinstance(part, tuple):
        return part
    inner = [change(each) for each in part]
    return type(part)(*inner) if hasattr(part, "_fields") else tuple(inner)
