"""The table as a judge writes it: names, one line per card, defaults for all that does not matter."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from judge.content.fields import item
from judge.games.wot_ccg.cards.meanings import Change, Instruction, Roll
from judge.games.wot_ccg.cards.sentences import forbidden, instructions, trait
from judge.games.wot_ccg.cards.words import change, roll, tidy
from judge.games.wot_ccg.table.text_rows import EffectRow, SymbolsRow

SIDES = {"hero": "hero", "light": "hero", "villain": "villain", "shadow": "villain"}
Zone = Literal["play", "hand", "deck", "discard pile", "killed pile", "removed from play", "face down"]


@dataclass(frozen=True)
class RollRow:
    """What dice show: `4 support, 2 opposition, 2 damage, 1 one power`."""

    roll: Roll = Roll()

    @classmethod
    def from_text(cls, text: str) -> RollRow:
        """Reads what was rolled."""
        return cls(roll(text))


@dataclass(frozen=True)
class TextRow:
    """Instructions in words."""

    lines: tuple[Instruction, ...] = ()

    @classmethod
    def from_text(cls, text: str) -> TextRow:
        """Reads one line of instructions."""
        return cls(instructions(text))


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class PlayerRow:
    """A player: the side, and the cards that are not named on the table."""

    side: Literal["hero", "villain", "light", "shadow"] | None = item("the side: hero or villain", default=None)
    hand: int = item("cards in hand besides those named below", default=0, min=0, max=99)
    deck: int = item("cards left in the deck besides those named below", default=40, min=0, max=999)
    discard: int = item("cards in the discard pile besides those named below", default=0, min=0, max=999)

    @classmethod
    def from_text(cls, text: str) -> PlayerRow:
        """`hero` or `villain`."""
        if tidy(text) not in SIDES:
            raise ValueError(f"{text!r} is no side; write hero or villain, or a group of keys")
        return cls(side=SIDES[tidy(text)])  # type: ignore[arg-type]

    @classmethod
    def from_null(cls) -> PlayerRow:
        """A player on the side that is left."""
        return cls()


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class FighterRow:
    """A character or a troop: what is printed on it, where it is, how it stands."""

    owner: str = item("the player whose card it is, by name or as `hero` or `villain`", key=("owner", "of"))
    controller: str | None = item("the player who controls it, if another", default=None)
    title: str | None = item("the name on the card, where it differs from the name used here", default=None)
    personality: str = item("the Personality, where it is not part of the title", default="")
    politics: int = item("its printed Politics", default=0, min=0, max=30)
    intrigue: int = item("its printed Intrigue", default=0, min=0, max=30)
    one_power: int = item("its printed One Power", default=0, min=0, max=30)
    combat: int = item("its printed Combat", default=0, min=0, max=30)
    allegiances: tuple[str, ...] | str = item(
        "its allegiances, such as [Andor, Dragon]", default=(), key=("allegiances", "allegiance")
    )
    traits: tuple[str, ...] | str = item(
        "its other traits, such as [Ta'veren, Starting Hero, Dark Nature, Monster, Multiple]", default=(),
        key=("traits", "trait"),
    )  # fmt: skip
    cost: SymbolsRow | None = item("its printed cost, such as `2 politics, 1 combat`", default=None)
    needs: int = item("the Pattern tokens its player must have to play it", default=0, min=0, max=99)
    needs_total: int = item("the tokens there must be on the Pattern in all to play it", default=0, min=0, max=99)
    text: tuple[EffectRow, ...] = item("its effects", default=())
    zone: Zone = item("where it is", default="play")
    at: Literal["home", "home front", "battleground"] | None = item(
        "where it stands in play; home unless it participates or stands down", default=None
    )
    in_: str = item(
        "the challenge it participates in: `pattern`, `hero` (white), `villain` (black), `last battle`, a challenge's "
        "name, or `stand down`", default="",
    )  # fmt: skip
    token: Literal["white", "black", "green", "blue", ""] = item("the token laid face down on it", default="")
    rotated: bool = item("whether it is rotated", default=False)
    announced: bool = item("whether its rotation in the challenge has been announced", default=False)
    damage: int = item("the damage tokens on it", default=0, min=0, max=99)
    corruption: int = item("the corruption tokens on it", default=0, min=0, max=99)
    unhealable: int = item("the damage tokens on it that cannot be healed", default=0, min=0, max=99)
    deadly: int = item("the damage tokens on it that kill automatically", default=0, min=0, max=99)
    symbols: SymbolsRow = item("the ability symbols it has generated and not spent", default=SymbolsRow())
    rolls: tuple[RollRow, ...] | RollRow = item(
        "what its dice show when it rolls, one result for each roll in turn; nothing if it is left out", default=()
    )
    may_roll: tuple[RollRow, ...] = item(
        "the results chance may bring, each as likely as the next unless it begins with `2 in 6:`", default=()
    )
    replaces: str | None = item("of a card in hand: the Personality it can replace", default=None)


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class AdvantageRow:
    """An advantage."""

    owner: str = item("the player whose card it is", key=("owner", "of"))
    title: str | None = item("the name on the card, where it differs from the name used here", default=None)
    kind: Literal["character", "troop", "player", "world", "any"] = item(
        "what it goes on; `any` is a character or a troop", default="any"
    )
    on: str | None = item("the card or player it is on, or `world`", default=None)
    traits: tuple[str, ...] | str = item(
        "Weapon, Unique, Prophecy, Repeatable, Contested, Nation Contested, Starting Advantage, ...", default=(),
        key=("traits", "trait"),
    )  # fmt: skip
    allegiances: tuple[str, ...] | str = item(
        "its allegiances; of a Nation Contested one the nation", default=(), key=("allegiances", "allegiance")
    )
    cost: SymbolsRow | None = item("its printed cost", default=None)
    needs: int = item("the Pattern tokens its player must have to play it", default=0, min=0, max=99)
    needs_total: int = item("the tokens there must be on the Pattern in all to play it", default=0, min=0, max=99)
    text: tuple[EffectRow, ...] = item("its effects", default=())
    enemy: bool = item("whether its text allows it on the opponent or the opponent's cards", default=False)
    only: tuple[str, ...] | str = item("who may participate in its contested challenge, by trait", default=())
    control: Mapping[str, int] = item("the control tokens of each player on it", default={})
    zone: Zone | None = item("where it is; in play if it is on something", default=None)
    rotated: bool = item("whether it is rotated", default=False)
    symbols: SymbolsRow = item("the ability symbols it has generated and not spent", default=SymbolsRow())


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class EventRow:
    """An event card."""

    owner: str = item("the player whose card it is", key=("owner", "of"))
    title: str | None = item("the name on the card, where it differs from the name used here", default=None)
    limited: bool = item("whether it is a limited event", default=False)
    reroll: bool = item("whether its text has the word reroll", default=False)
    cost: SymbolsRow | None = item("its printed cost", default=None)
    needs: int = item("the Pattern tokens its player must have to play it", default=0, min=0, max=99)
    needs_total: int = item("the tokens there must be on the Pattern in all to play it", default=0, min=0, max=99)
    target: str = item("what it targets, such as `participating character`; two with `and`", default="")
    if_: str = item("the condition it needs", default="")
    text: tuple[str, ...] | str = item("what it does, in instructions; alternatives with `or`", default=())
    traits: tuple[str, ...] | str = item("its traits", default=(), key=("traits", "trait"))
    zone: Zone = item("where it is", default="hand")


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class ChallengeRow:
    """A challenge card."""

    owner: str = item("the player whose card it is", key=("owner", "of"))
    title: str | None = item("the name on the card, where it differs from the name used here", default=None)
    target: str = item("what it targets when it is revealed", default="")
    only: tuple[str, ...] | str = item("who may participate, by trait or allegiance, if its text says so", default=())
    success: tuple[TextRow, ...] | TextRow = item(
        "what happens if it succeeds; `by 3: ...` for a lead of 3", default=()
    )
    failure: tuple[TextRow, ...] | TextRow = item("what happens if it does not", default=())
    becomes_advantage: bool = item("whether it becomes an advantage of its player if it succeeds", default=False)
    text: tuple[EffectRow, ...] = item("effects while it is an advantage", default=())
    declared: bool = item("whether it has been declared this turn", default=False)
    on: tuple[str, ...] | str = item("the targets named for it", default=())
    zone: Zone | None = item("where it is; in hand unless it is declared", default=None)


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class LastingRow:
    """An effect in force already."""

    source: str = item("where it comes from", default="an effect")
    on: str = item("the card or player it is on")
    change: str | None = item(
        "the change: `combat +1`, `hand size +1`, `cost -1` (on a player: the next recruit)", default=None
    )
    gains: str | None = item("a trait or allegiance it gives", default=None)
    loses: str | None = item("a trait or allegiance it takes away", default=None)
    cannot: str | None = item("what it forbids, such as `heal`", default=None)
    until: Literal["turn", "challenge", "good"] = item("how long it lasts", default="turn")

    def problems(self) -> Iterator[tuple[str, str]]:
        """Words that can be read."""
        for key, read in (("change", self.parsed), ("cannot", self.banned)):
            try:
                read()
            except ValueError as error:
                yield key, str(error)

    def parsed(self) -> Change | None:
        """The change."""
        return None if self.change is None else change(self.change)

    def banned(self) -> str:
        """What is forbidden."""
        return forbidden(self.cannot) if self.cannot else ""

    def given(self) -> str:
        """The trait or allegiance it gives."""
        return trait(self.gains) if self.gains else ""

    def taken(self) -> str:
        """The trait or allegiance it takes away."""
        return trait(self.loses) if self.loses else ""


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class PatternRow:
    """The tokens on the Pattern."""

    light: int = item("light tokens, the Hero's", default=2, min=0, max=99, key=("light", "hero"))
    shadow: int = item("shadow tokens, the Villain's", default=2, min=0, max=99, key=("shadow", "villain"))
    neutral: int = item("neutral tokens", default=0, min=0, max=99)
    reached_20: bool = item("whether there have been 20 or more already", default=False)


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class PoolRow:
    """The damage in a player's pools: what this player's cards have rolled against the opponent's."""

    character: int = item("damage in the character damage pool", default=0, min=0, max=99)
    troop: int = item("damage in the troop damage pool", default=0, min=0, max=99)
    deadly: int = item("damage in the character pool that kills automatically", default=0, min=0, max=99)
    unhealable: int = item("damage in the character pool that cannot be healed", default=0, min=0, max=99)
    targeted: Mapping[str, int] = item("targeted damage, by the card it is aimed at", default={})


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class SourceRow:
    """Ability symbols that no character on the table has rolled."""

    owner: str = item("the player who has them", key=("owner", "of"))
    symbols: SymbolsRow = item("the symbols")
    allegiances: tuple[str, ...] | str = item(
        "the allegiances its text lists", default=(), key=("allegiances", "allegiance")
    )


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class ContestRow:
    """A contested challenge declared this turn."""

    by: str = item("the player who declared it")
    advantage: str = item("the Contested Advantage it is about")


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Table:
    """What lies on the table."""

    players: Mapping[str, PlayerRow] = item(
        "the two players with their sides; else they are called Hero and Villain", default={}
    )
    pattern: PatternRow = item("the tokens on the Pattern", default=PatternRow())
    dominant: str | None = item("the dominant player; else whoever the tokens make so", default=None)
    turn: int = item("the number of the turn", default=5, min=1, max=999)
    acting: str | None = item(
        "in take-actions: whose step it is; else the only player with cards to play, or the subordinate one",
        default=None,
    )
    characters: Mapping[str, FighterRow] = item("the characters that matter, by name", default={})
    troops: Mapping[str, FighterRow] = item("the troops that matter, by name", default={})
    advantages: Mapping[str, AdvantageRow] = item("the advantages that matter, by name", default={})
    events: Mapping[str, EventRow] = item("the event cards that matter, by name", default={})
    challenges: Mapping[str, ChallengeRow] = item("the challenge cards that matter, by name", default={})
    contests: tuple[ContestRow, ...] = item("contested challenges declared this turn", default=())
    sources: Mapping[str, SourceRow] = item("other ability symbols in a pool, by the name of their source", default={})
    effects: tuple[LastingRow, ...] = item("effects in force already, in the order they came", default=())
    resolving: str | None = item("the challenge being resolved; else the first that is not resolved", default=None)
    support: int = item("support rolled so far in the challenge being resolved", default=0, min=0, max=999)
    opposition: int = item("opposition rolled so far in the challenge being resolved", default=0, min=0, max=999)
    pools: Mapping[str, PoolRow] = item("the damage pools of each player, by player", default={})
    last_battle: bool | int = item(
        "whether the Last Battle has begun, or which turn of it this is (the Hero initiates in 1, 3, ...)",
        default=False,
        min=0,
        max=99,
    )
    initiator: str | None = item(
        "who initiates the Last Battle challenge this turn, if not by the usual turns", default=None
    )
    asked: str | None = item(
        "the subordinate player who has asked whether the dominant player plays first", default=None
    )
    fulfilled: tuple[str, ...] | str = item("prophecies fulfilled already, by title", default=())
