"""The table as a judge writes it: names, one line per card, defaults for all that does not matter."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from judge.content.fields import item
from judge.games.chaotic import words
from judge.games.chaotic.rules import RULES
from judge.games.chaotic.things import STATISTICS, Ability, Change, Cost, Instruction

EVENTS = (
    "combat begins", "engaged", "gear revealed", "intercepts", "enters a space", "location revealed", "plays an attack",
    "plays mugic", "is damaged", "is destroyed", "is infected", "turn begins",
)  # fmt: skip
INSTEAD = ("is destroyed", "is damaged")
FORBIDDEN = ("move", "be healed", "gain energy", "play mugic", "intercept", "be dealt attack damage", "initiate combat")
WHOSE = Literal["this", "mine", "theirs", "any", "bearer", "opposing"]
REACH = Literal["this", "bearer", "mine", "theirs", "all", "engaged"]


@dataclass(frozen=True)
class InstructionRow:
    """One instruction, in short words."""

    instruction: Instruction

    @classmethod
    def from_text(cls, text: str) -> InstructionRow:
        """Reads `deal 10 to target`, `Stat Check Courage 50: deal 10`."""
        return cls(words.instruction(text))


@dataclass(frozen=True)
class ChangeRow:
    """One change, in short words."""

    change: Change

    @classmethod
    def from_text(cls, text: str) -> ChangeRow:
        """Reads `courage +25`."""
        return cls(words.change(text))


@dataclass(frozen=True)
class CostRow:
    """A cost, in short words."""

    cost: Cost

    @classmethod
    def from_text(cls, text: str) -> CostRow:
        """Reads `2 counters`, `X counters`, `sacrifice this`."""
        return cls(words.cost(text))


@dataclass(frozen=True, kw_only=True)
class AbilityRow:
    """An ability: a keyword such as `Strike 10`, or a group of keys for one that is written out."""

    name: str = item("what it is called in the log")
    when: Literal[EVENTS] | None = item("the event that triggers it", default=None)  # type: ignore[valid-type]
    whose: WHOSE = item("whose event it is", default="this")
    cost: CostRow | None = item("what an activated ability costs", default=None)
    target: str | None = item("what it targets, such as `opposing creature`", default=None)
    do: tuple[InstructionRow, ...] = item("its instructions, top to bottom", default=())
    changes: tuple[ChangeRow, ...] = item("what it changes while it is there, such as `courage +10`", default=())
    reach: REACH = item("whom its changes concern", default="this")
    instead_of: Literal[INSTEAD] | None = item("the event it replaces", default=None)  # type: ignore[valid-type]
    forbids: Literal[FORBIDDEN] | None = item("what can not be done", default=None)  # type: ignore[valid-type]
    tag: Literal["invisibility", "hive"] | None = item("the keyword that it hangs on", default=None)
    keyword: Ability | None = None

    @classmethod
    def from_text(cls, text: str) -> AbilityRow:
        """Reads a keyword ability."""
        return cls(name=text, keyword=words.keyword(text))

    def problems(self) -> Iterator[tuple[str, str]]:
        """A target that is one; at most one of trigger, cost and replacement."""
        if self.target is not None:
            try:
                words.target(self.target)
            except ValueError as error:
                yield "target", str(error)
        if sum(each is not None for each in (self.when, self.cost, self.instead_of)) > 1:
            yield "when", "an ability has a trigger, a cost or an `instead-of`, not several"

    @property
    def ability(self) -> Ability:
        """The ability as the rules use it."""
        if self.keyword is not None:
            return self.keyword
        return Ability(
            self.name, tag=self.tag or "", when=self.when or "", whose=self.whose, instead_of=self.instead_of or "",
            forbids=self.forbids or "", cost=self.cost.cost if self.cost else None,
            target=words.target(self.target) if self.target else "",
            instructions=tuple(row.instruction for row in self.do), changes=tuple(row.change for row in self.changes),
            reach=self.reach,
        )  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class GearRow:
    """A Battlegear: a name alone, or a name with what it gives."""

    name: str = item("its name")
    up: bool = item("whether it is face up", default=True)
    abilities: tuple[AbilityRow, ...] = item("its abilities, or what it gives its bearer", default=())

    @classmethod
    def from_text(cls, text: str) -> GearRow:
        """A Battlegear that only matters by its name."""
        return cls(name=text)


@dataclass(frozen=True, kw_only=True)
class CreatureRow:
    """A Creature: whose it is, its printed values, how it stands."""

    owner: str = item("the player whose it is")
    controller: str | None = item("the player who controls it, if another", default=None)
    title: str | None = item("the name on the card, where it differs from the name used here", default=None)
    tribe: str = item("its tribe", default="")
    subtypes: tuple[str, ...] = item("its other subtypes", default=())
    energy: int = item("its Scanned Energy", default=50, min=0, max=999)
    courage: int = item("its Scanned Courage", default=50, min=0, max=999)
    power: int = item("its Scanned Power", default=50, min=0, max=999)
    wisdom: int = item("its Scanned Wisdom", default=50, min=0, max=999)
    speed: int = item("its Scanned Speed", default=50, min=0, max=999)
    elements: tuple[Literal["fire", "air", "earth", "water"], ...] = item("its elements", default=())
    counters: int = item("the Mugic counters on it", default=0, min=0, max=99)
    abilities: tuple[AbilityRow, ...] = item("its abilities (of a Minion: the Normal text)", default=())
    brainwashed: tuple[AbilityRow, ...] | None = item("a Minion's Brainwashed text", default=None)
    gear: GearRow | None = item("its Battlegear", default=None)
    damage: int = item("the damage on it", default=0, min=0, max=999)
    space: str = item("the space it is in, such as A1", default="")
    engaged: bool = item("whether it is in combat", default=False)
    infected: bool = item("whether it is Infected", default=False)
    moved: bool = item("whether it has moved this turn", default=False)
    attacks: int = item("the attacks it has played in this combat", default=0, min=0, max=99)
    zone: Literal["play", "discard pile"] = item("where it is", default="play")


@dataclass(frozen=True, kw_only=True)
class MugicRow:
    """A Mugic Card."""

    affiliation: str = item("the characteristic needed to play it, or Generic", default="Generic")
    cost: CostRow = item("its cost, such as `1 counter` or `X counters`", default=CostRow(Cost(counters=1)))
    target: str | None = item("what it targets, such as `creature`", default=None)
    text: tuple[InstructionRow, ...] = item("its instructions, top to bottom", default=())


@dataclass(frozen=True, kw_only=True)
class AttackRow:
    """An Attack Card: damage boxes (leave a blank one out), text, extra cost."""

    base: int = item("its Base Damage", default=0, min=-999, max=999)
    fire: int | None = item("its Fire damage; leave it out for a blank box", default=None, min=-999, max=999)
    air: int | None = item("its Air damage; leave it out for a blank box", default=None, min=-999, max=999)
    earth: int | None = item("its Earth damage; leave it out for a blank box", default=None, min=-999, max=999)
    water: int | None = item("its Water damage; leave it out for a blank box", default=None, min=-999, max=999)
    text: tuple[InstructionRow, ...] = item("its instructions, top to bottom", default=())
    cost: CostRow | None = item("what it costs besides", default=None)


@dataclass(frozen=True, kw_only=True)
class LocationRow:
    """A Location."""

    owner: str = item("the player whose it is")
    initiative: str = item("its Initiative line: a statistic, `scanned courage`, an element, a tribe", default="")
    abilities: tuple[AbilityRow, ...] = item("its abilities", default=())
    mirage: tuple[AbilityRow, ...] | None = item("its Mirage text", default=None)
    active: bool = item("whether it is the active Location", default=False)
    space: str = item("the space it lies in, for a Mirage on the board", default="")


@dataclass(frozen=True, kw_only=True)
class EffectRow:
    """An effect that is in force already, in the order in which they resolved."""

    source: str = item("where it comes from")
    on: str = item("a Creature's name, or `attack damage`")
    change: str | None = item("the change: `courage +10`; for attack damage just `+10`", default=None)
    gains: tuple[AbilityRow, ...] = item("the abilities it gives", default=())
    loses: str | None = item("what it takes away: `all abilities`, `Fire 15`, `Invisibility`", default=None)
    until: Literal["turn", "combat", "good"] = item("how long it lasts", default="turn")

    def problems(self) -> Iterator[tuple[str, str]]:
        """A change that is one."""
        if self.change is not None:
            try:
                self.parsed()
            except ValueError as error:
                yield "change", str(error)

    def parsed(self) -> Change | None:
        """The change; one on attack damage may leave out what it changes."""
        if self.change is None:
            return None
        return words.change(f"{self.on} {self.change}" if self.on in ("attack damage", "damage") else self.change)


@dataclass(frozen=True, kw_only=True)
class PlayerRow:
    """A player's cards."""

    active: bool = item("whether it is this player's turn", default=False)
    mugic: tuple[str, ...] = item("the Mugic hand", default=())
    attacks: tuple[str, ...] = item("the Attack Cards in hand", default=())
    attack_deck: tuple[str, ...] = item("the Attack Deck, top card first", default=())
    attack_discard: tuple[str, ...] = item("the attack discard pile", default=())
    locations: tuple[str, ...] = item("the Location Deck, top card first", default=())
    fought: tuple[int, ...] = item("how many turns ago a Creature of this player was in combat (0: this turn)", default=())

    @classmethod
    def from_null(cls) -> PlayerRow:
        """A player of whom nothing matters."""
        return cls()

    @classmethod
    def from_text(cls, text: str) -> PlayerRow:
        """`active`: the player whose turn it is."""
        if text.casefold() != "active":
            raise ValueError(f"{text!r} is nothing to say of a player; write `active`, or a group of keys")
        return cls(active=True)


@dataclass(frozen=True, kw_only=True)
class BoardRow:
    """The Battleboard."""

    size: Literal["1", "3", "6"] | None = item("a standard board of that many spaces a side", default=None)
    adjacent: Mapping[str, tuple[str, ...]] = item("which spaces border which, given outright", default={})


GUIDE = f"""
## Card text in short words

An ability is a keyword: {", ".join(words.PLAIN)}; {", ".join(f"{each} N" for each in words.NUMBERED)}; an element with a number
(`Fire 5`); `Fireproof N` (and the other elements); {", ".join(f"{each} <statistic> N" for each in words.OF_DISCIPLINE)};
`Defender: <characteristic>`; `Invisibility: <ability>`; `Hive: <ability>`; or a change while it is there, such as `courage +25`.
Anything else is a group of keys with a `name`: `when` (an event) for a triggered ability, `cost` for an activated one,
`instead-of` for a replacement, `forbids` for what can not be done, `changes` and `reach` for a lasting change; `target` and `do`.
On a Mirage an ability named `must enter` makes adjacent Creatures move into its space.

Instructions: {", ".join(words.VERBS)}. In front, with a colon: `Stat Check Courage 50:`, `Stat Fail Power 30:`,
`Challenge Wisdom 15:`, or a characteristic that the striking Creature must have (`Fire:`, `Fire, Muge:`). Behind: `to` or `on`
and whom it concerns ({", ".join(words.WHO)}, or a Creature's name), and `until end of combat` or `for good` (without it: until
end of turn). In the text of an Attack Card a `deal N` without a target is more attack damage.

Changes: a statistic ({", ".join(STATISTICS)}), `attack damage`, `damage` (other damage, or of a defender's own text: what it is
dealt) or `mugic cost`, and +N, -N, xN, /N or =N.

Costs: `2 counters`, `X counters`, `sacrifice this`, `sacrifice gear`, `discard 1 mugic`, `uninfect`; several with commas.

Targets: {", ".join(words.TARGETS)}; and `with` a characteristic.
"""
RULES.guide = GUIDE


@dataclass(frozen=True, kw_only=True)
class Table:
    """What lies on a Chaotic table."""

    format: Literal["masters", "apprentice", "advanced-apprentice", "limited"] = item("the format", default="masters")
    players: Mapping[str, PlayerRow] = item("the two players; the active one is marked, else the first")
    creatures: Mapping[str, CreatureRow] = item("the Creatures by name")
    mugic: Mapping[str, MugicRow] = item("the Mugic Cards that matter, by name", default={})
    attacks: Mapping[str, AttackRow] = item("the Attack Cards that matter, by name", default={})
    locations: Mapping[str, LocationRow] = item("the Locations that matter, by name", default={})
    effects: tuple[EffectRow, ...] = item("effects already in force, in the order they resolved", default=())
    attack: str | None = item("the Attack Card that the striking Creature has just played", default=None)
    striker: str | None = item("the Striking Player, in the Strike Phase", default=None)
    board: BoardRow = item("the Battleboard", default=BoardRow())
    hive: bool = item("whether Hive is on", default=False)
    turn: int = item("the number of the turn", default=9, min=1, max=999)
    initiated: bool = item("whether the active player has initiated a combat this turn", default=False)
