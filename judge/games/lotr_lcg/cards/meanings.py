"""Card text as data: abilities, what they wait for, what they cost, what they do, and to whom."""

from __future__ import annotations

from typing import NamedTuple

from judge.games.lotr_lcg import RULES

VALUES = ("willpower", "attack", "defense", "hit points", "threat", "engagement cost", "quest points", "cost")
TYPES = ("hero", "ally", "attachment", "event", "enemy", "location", "treachery", "objective", "quest")
CHARACTERS = ("hero", "ally")
PHASES = ("resource", "planning", "quest", "travel", "encounter", "combat", "refresh")


@RULES.thing
class Phrase(NamedTuple):
    """A phrase that means cards or players: `each ready hero you control`, `choose an enemy`, `this`, `it`.

    `how` is `all`, `choose` (a target), `pick` (one that is not called a target), or a word for something known:
    `this`, `host`, `it`, `you`, `named` and so on. `words` are the qualifiers, each of which every member meets.
    """

    how: str = ""
    number: int = 1
    upto: bool = False
    kinds: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    most: str = ""
    least: str = ""
    text: str = ""


@RULES.thing
class Amount(NamedTuple):
    """A number in card text: `number` times what `of` says (`X`, `that`, `count`, or a value of a group), plus more."""

    number: int = 1
    of: str = ""
    group: Phrase | None = None
    half: bool = False


@RULES.thing
class Condition(NamedTuple):
    """Something that must be so: a group that is not empty, a number compared, a phase, a state."""

    kind: str
    group: Phrase = Phrase()
    what: str = ""
    op: str = ">="
    amount: Amount = Amount()
    negated: bool = False
    text: str = ""


@RULES.thing
class Instruction(NamedTuple):
    """One thing that card text does; `then` needs what stands before it to have been done in full."""

    verb: str
    group: Phrase = Phrase()
    amount: Amount = Amount()
    what: str = ""
    op: str = "add"
    to: Phrase = Phrase()
    by: Phrase = Phrase()
    until: str = ""
    may: bool = False
    then: bool = False
    conditions: tuple[Condition, ...] = ()
    options: tuple[tuple[Instruction, ...], ...] = ()
    triggers: tuple[Trigger, ...] = ()
    ability: Ability | None = None
    text: str = ""


@RULES.thing
class Trigger(NamedTuple):
    """What a response or forced ability waits for: `when` or `after` something happens to somebody."""

    timing: str
    kind: str
    subject: Phrase = Phrase()
    other: Phrase = Phrase()
    player: Phrase = Phrase()
    cause: str = ""
    detail: str = ""
    text: str = ""


@RULES.thing
class Limit(NamedTuple):
    """How often an ability may be used: so many times per phase, round or game, or so many times by each player."""

    times: int = 1
    per: str = "round"
    each: bool = False


@RULES.thing
class Ability(NamedTuple):
    """An ability: its kind, when it may be used or what triggers it, its costs, its effects, its limit.

    `kind` is action, response, forced, when revealed, shadow, travel, setup or constant.
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
