"""Card text as data: what is spoken of, how much, on which condition, and what it changes all the time.

No text in a meaning decides anything that is not a member of a closed list: the words of the rulebook, and the names
and traits that cards carry.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from judge.engine import Op
from judge.games.wot_ccg import RULES
from judge.games.wot_ccg.cards.meanings.of_itself import Gain as Gain
from judge.games.wot_ccg.cards.meanings.of_itself import Hurts as Hurts
from judge.games.wot_ccg.cards.meanings.of_itself import Instead as Instead
from judge.games.wot_ccg.cards.meanings.of_itself import Lose as Lose
from judge.games.wot_ccg.cards.meanings.of_itself import MustJoin as MustJoin
from judge.games.wot_ccg.cards.meanings.of_itself import Role as Role
from judge.games.wot_ccg.cards.meanings.of_itself import Spares as Spares
from judge.games.wot_ccg.cards.meanings.of_itself import Turns as Turns

ABILITIES = ("politics", "intrigue", "one power", "combat")
ONE_POWER = ABILITIES.index("one power")
Symbols = tuple[int, int, int, int]
NONE: Symbols = (0, 0, 0, 0)
GOOD, TURN, CHALLENGE_END, NEXT_READY, NEXT_TURN = "good", "turn", "challenge", "next ready round", "next turn"
NEXT_DRAW, TWO_TURNS = "next draw round", "this turn and the next"
UNTIL_THEN = "until it comes"
GONE, TOKENS = " tokens are gone", " tokens on it"  # behind the name of the tokens
CHOSEN, AIMS = "the chosen allegiance", "aims its damage"
NATION, FREE = "the allegiance of that nation", "free recruit"
HIS_CARDS, SHOWN_HAND = "his cards", "a hand that was shown"
OF_TYPE = "the named type"
HIS, ON_HIM = "the target's", "on the target"  # whose cards, and on whom: those of the target of a text
CONTEST = "contest of "  # before the name of the Contested Advantage that a challenge is about
EVERY_ALLEGIANCE, EVERY_TRAIT = "every allegiance", "every trait"
CHALLENGE_KINDS = {"challenge": ("", True), "card-based challenge": ("card", True)}  # of which sort they are, or not
CHALLENGE_KINDS |= {f"{each} challenge": (each, True) for each in ("pattern", "contested", "last battle")}
CHALLENGE_KINDS |= {f"non-{each} challenge": (each, False) for each in ("pattern", "contested", "last battle", "card")}


def symbols(amounts: Iterable[int]) -> Symbols:
    """Amounts of the four abilities, in their order."""
    politics, intrigue, one_power, combat = amounts
    return politics, intrigue, one_power, combat


@RULES.thing
class Results(NamedTuple):
    """What is rolled or generated: support, opposition, damage and ability symbols; `wild` of any ability.

    `pool` is the damage pool that the damage goes into where the text says which; `but` an ability that is not chosen.
    """

    support: int = 0
    opposition: int = 0
    damage: int = 0
    symbols: Symbols = NONE
    wild: int = 0
    pool: str = ""
    but: str = ""


@RULES.thing
class Roll(NamedTuple):
    """What a card's dice show: support, opposition, damage and ability symbols; `weight` of equally likely results.

    `pool` is the damage pool that its damage goes into where text says so.
    """

    support: int = 0
    opposition: int = 0
    damage: int = 0
    symbols: Symbols = NONE
    weight: int = 1
    name: str = "nothing"
    pool: str = ""


@RULES.thing
class Limit(NamedTuple):
    """A rating or cost of a card against a number: its highest, printed or current, or that of one ability."""

    what: str
    op: str
    number: int
    top: int = 0


@RULES.thing
class Which(NamedTuple):
    """A description of cards.

    `marks` are traits, allegiances, titles or Personalities that it must have, all of them; `any_of` of which it has
    one; `without` none of which it has; `only` its only allegiance. `where` is the
    challenge that it takes part in, `with_` beside whom; `besides` an allegiance it has others than; `unlike`: no
    copy of the card that says so, `alike`: only a copy; `version`: what
    replaces the target of the challenge that says so; `on` what an
    advantage is on; `bears` an advantage that is on the card, `lacks` one that is not; `of` are descriptions of which
    one must fit as well; `among` is in the same challenge, on either side; `extreme` the rating that is the highest,
    or the lowest, of all that fit otherwise.
    """

    kind: str = ""
    side: str = ""
    states: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    any_of: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    only: str = ""
    where: str = ""
    zone: str = "play"
    other: bool = False
    limits: tuple[Limit, ...] = ()
    first: bool = False
    with_: Which | None = None
    besides: str = ""
    unlike: bool = False
    of: tuple[Which, ...] = ()
    alike: bool = False
    version: bool = False
    on: Which | None = None
    bears: Which | None = None
    lacks: Which | None = None
    extreme: str = ""
    among: Which | None = None


ANYTHING = Which()


@RULES.thing
class Ref(NamedTuple):
    """Something spoken of before: this card, its bearer, the target, it, you, the opponent."""

    what: str = "it"


@RULES.thing
class All(NamedTuple):
    """All cards that a description means."""

    which: Which


@RULES.thing
class Chosen(NamedTuple):
    """Cards to be chosen from those that a description means: at least and at most so many. `target`: as targets.

    `up_to` is a number that is counted, and cannot be passed either; `different`: no two share an allegiance.
    """

    which: Which
    least: int = 1
    most: int = 1
    target: bool = False
    per: Symbols = NONE
    up_to: Count | None = None
    different: bool = False


@RULES.thing
class Aimed(NamedTuple):
    """The cards that were chosen, by the place of their choice; -1 stands for all targets."""

    at: int = 0


Whom = Ref | All | Chosen | Aimed
THIS, IT, TARGET, YOU = Ref("this"), Ref("it"), Ref("target"), Ref("you")


@RULES.thing
class Count(NamedTuple):
    """A number to be counted: cards, tokens on the Pattern, a lead, tokens on this card, symbols paid.

    `name` is what the tokens are called, where only those are counted.
    """

    what: str
    which: Which | None = None
    name: str = ""


@RULES.thing
class Per(NamedTuple):
    """So many for each of something, or for every few of them; `most`: no more than that in all."""

    each: int
    of: Count
    every: int = 1
    most: int = 0


Amount = int | Per


@RULES.thing
class Condition(NamedTuple):
    """Something that must hold: a kind of condition, what it is about, and numbers where they are needed."""

    test: str
    which: Which = ANYTHING
    whose: str = ""
    op: str = ">="
    number: int = 1
    whom: Any = None
    results: Results | None = None
    negated: bool = False


@RULES.thing
class Change(NamedTuple):
    """A change of a number: an ability, dice, support, opposition, damage, hand size or a cost.

    Of a cost that lasts: of which cards, and whether of the next one only. `most`: only abilities printed that high at
    most.
    """

    what: str
    op: Op
    amount: Amount
    which: Which | None = None
    next: bool = False
    most: int = 0


@RULES.thing
class Shares(NamedTuple):
    """The allegiances of another card, or of a text's target, besides one's own; `only`: in place of its own."""

    of: Which | None
    only: bool = False


@RULES.thing
class Ban(NamedTuple):
    """Something that a card or a player cannot do, with whom or by what."""

    what: str
    which: Which | None = None


@RULES.thing
class Permit(NamedTuple):
    """Something that a card may do against a rule, with whom."""

    what: str
    which: Which | None = None


@RULES.thing
class Adds(NamedTuple):
    """What a card generates besides what it rolls, each time; `use` limits it to challenges and so on.

    `dice` is the ability whose dice must be rolled; `only_for` and `for_` what its symbols may be used for; `below`:
    only if fewer symbols than these have come of the roll.
    """

    results: Results
    use: str = ""
    per: Count | None = None
    allegiance: str = ""
    only_for: str = ""
    for_: Which | None = None
    dice: str = ""
    below: Results | None = None


@RULES.thing
class PaysAs(NamedTuple):
    """What a card's symbols are worth in payments: with an allegiance, or all; for what they may be used.

    `never`: not to recruit at all, or not what `for_` describes; `only`: for nothing but recruiting that.
    """

    allegiance: str = ""
    for_: Which | None = None
    never: bool = False
    only: bool = False


@RULES.thing
class OnlyIn(NamedTuple):
    """The only sorts of challenges that a card may take part in; `which` is a Contested Advantage besides them.

    `never`: those in which it may not.
    """

    kinds: tuple[str, ...]
    which: Which | None = None
    never: bool = False


@RULES.thing
class Surcharge(NamedTuple):
    """What playing an event costs besides; `side`: for the player of that side, while a challenge is resolved."""

    results: Results
    side: str = ""


@RULES.thing
class Admits(NamedTuple):
    """Who may participate in a challenge, or which dice are rolled in it: only those; `no_damage`: none counts.

    `side`: of which player's cards that is said, his who says it or the other's; `few`: no more than so many of them;
    `unreinforced`: which cards cannot reinforce it.
    """

    which: Which | None = None
    dice: str = ""
    no_dice: str = ""
    never: Which | None = None
    no_damage: bool = False
    side: str = ""
    few: int = 0
    unreinforced: Which | None = None


@RULES.thing
class Accepts(NamedTuple):
    """Symbols that pay for a card as if it had their allegiance; `only`: no others pay, from whom they must come."""

    allegiance: str = ""
    only: bool = False
    of: Which | None = None


@RULES.thing
class AtMost(NamedTuple):
    """How many cards of a description a player may control."""

    number: int
    which: Which | None = None


@RULES.thing
class Recruits(NamedTuple):
    """How many cards of a description, or at all, a player may recruit in one turn."""

    number: int
    which: Which | None = None


Static = (
    Change | Gain | Lose | Ban | Permit | Adds | Turns | PaysAs | Role | Admits
    | Instead | Accepts | AtMost | Hurts | Surcharge | Spares | OnlyIn | Shares | Recruits | MustJoin
)  # fmt: skip
