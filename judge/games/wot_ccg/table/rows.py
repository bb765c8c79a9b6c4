"""The table as a judge writes it: names, one line per card, defaults for all that does not matter."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import is_dataclass
from functools import cached_property
from typing import Any, Literal

from judge.cardtext import Lexicon
from judge.content.fields import NO_RULES, Rules, record_of
from judge.games.wot_ccg.cards.language import lexicon_of, short_names
from judge.games.wot_ccg.cards.meanings import Ban, Change, Roll
from judge.games.wot_ccg.cards.words import phrase, roll, tidy
from judge.games.wot_ccg.table.text_rows import EffectRow, SymbolsRow
from judge.games.wot_ccg.things import LAST_BATTLE, PATTERN_CHALLENGE
from judge.kit.rows import item, nothing, row, short, table

SIDES = {"hero": "hero", "light": "hero", "villain": "villain", "shadow": "villain"}
BY_SIDE = tuple(SIDES)
Zone = Literal["play", "hand", "deck", "discard pile", "killed pile", "removed from play", "face down"]


def a_player(doc: str, **more: Any) -> Any:
    """A field that names a player, or the player of a side."""
    return item(doc, of="players", also=BY_SIDE, **more)


@row
class RollRow:
    """What dice show: `4 support, 2 opposition, 2 damage, 1 one power`."""

    shown: Roll
    from_text = short("shown", roll)


def _change(text: str) -> Change:
    found = phrase(text, "change")
    if not isinstance(found, Change):
        raise ValueError(f"{text!r} is no change; write `combat +1`, `support +2`, `cost -1`, `hand size +1`")
    return found


@row
class ChangeRow:
    """A change in words: `combat +1`."""

    means: Change
    from_text = short("means", _change)


def _ban(text: str) -> Ban:
    found = phrase(f"cannot {text}", "predicate")
    assert isinstance(found, Ban)
    return found


@row
class BanRow:
    """Something that is forbidden."""

    forbids: Ban
    from_text = short("forbids", _ban)


@row
class PlayerRow:
    """A player: the side, and the cards that are not named on the table."""

    side: Literal["hero", "villain", "light", "shadow"] | None = item("the side: hero or villain", default=None)
    hand: int = item("cards in hand besides those named below", default=0, min=0, max=99)
    deck: int = item("cards left in the deck besides those named below", default=40, min=0, max=999)
    discarded: int = item(
        "cards in the discard pile besides those named below", default=0, min=0, max=999, key="discard"
    )
    from_null = nothing

    @classmethod
    def from_text(cls, text: str) -> PlayerRow:
        """`hero` or `villain`."""
        if tidy(text) not in SIDES:
            raise ValueError(f"{text!r} is no side; write hero or villain, or a group of keys")
        return cls(side=SIDES[tidy(text)])  # type: ignore[arg-type]


@row
class CardRow:
    """What is said of every card."""

    owner: str = a_player(
        "the player whose card it is, by name or as `hero` or `villain`",
        key=("owner", "of"))  # fmt: skip
    title: str | None = item("the name on the card, where it differs from the name used here", default=None)


@row
class PricedRow(CardRow):
    """What is said of every card that has a price."""

    traits: tuple[str, ...] = item("its traits", default=(), key=("traits", "trait"))
    cost: SymbolsRow | None = item("its printed cost, such as `2 politics, 1 combat`", default=None)
    needs: int = item("the Pattern tokens its player must have to play it", default=0, min=0, max=99)
    needs_total: int = item("the total tokens that must be on the Pattern to play it", default=0, min=0, max=99)


@row
class LyingRow(PricedRow):
    """What is said of every card that can lie in play."""

    allegiances: tuple[str, ...] = item(
        "its allegiances, such as [Andor, Dragon]; of a Nation Contested advantage the nation",
        default=(), key=("allegiances", "allegiance"),
    )  # fmt: skip
    text: tuple[EffectRow, ...] = item("its effects", default=())
    rotated: bool = item("whether it is rotated", default=False)
    symbols: SymbolsRow = item("the ability symbols it has generated and not spent", default=SymbolsRow())
    chosen: str = item("the allegiance chosen for it, where its text asks for one", default="")


@row
class FighterRow(LyingRow):
    """A character or a troop: what is printed on it, where it is, how it stands."""

    controller: str | None = a_player("the player who controls it, if another", default=None)
    personality: str = item("the Personality, where it is not part of the title", default="")
    politics: int = item("its printed Politics", default=0, min=0, max=30)
    intrigue: int = item("its printed Intrigue", default=0, min=0, max=30)
    one_power: int = item("its printed One Power", default=0, min=0, max=30)
    combat: int = item("its printed Combat", default=0, min=0, max=30)
    traits: tuple[str, ...] = item(
        "its other traits, such as [Ta'veren, Starting Hero, Dark Nature, Monster, Multiple]", default=(),
        key=("traits", "trait"),
    )  # fmt: skip
    zone: Zone = item("where it is", default="play")
    at: Literal["home", "home front", "battleground"] | None = item(
        "its area in play; home unless it participates or stands down", default=None
    )
    in_: str = item(
        "the challenge it participates in: `pattern`, `hero` (white), `villain` (black), `last battle`, a challenge's "
        "name, or `stand down`", default="",
    )  # fmt: skip
    token: Literal["white", "black", "green", "blue", ""] = item("the face-down token on it", default="")
    announced: bool = item("whether its rotation in the challenge has been announced", default=False)
    rolled: bool | None = item(
        "whether it has rotated to roll in the challenge it is in; if omitted, it has if it is rotated and has dice",
        default=None,
    )
    damage: int = item("the damage tokens on it", default=0, min=0, max=99)
    corruption: int = item("the corruption tokens on it", default=0, min=0, max=99)
    unhealable: int = item("the damage tokens on it that cannot be healed", default=0, min=0, max=99)
    deadly: int = item("the damage tokens on it that kill automatically", default=0, min=0, max=99)
    rolls: tuple[RollRow, ...] = item(
        "what its dice show when it rolls, one result for each roll in turn; nothing if omitted", default=()
    )
    may_roll: tuple[RollRow, ...] = item(
        "the possible results, each equally likely unless it begins with `2 in 6:`", default=()
    )
    replaces: str | None = item("of a card in hand: the Personality it can replace", default=None)


@row
class AdvantageRow(LyingRow):
    """An advantage."""

    kind: Literal["character", "troop", "player", "world", "any"] = item(
        "what it can be played on; `any` is a character or a troop", default="any"
    )
    on: str | None = item(
        "the card or player it is on, or `world`", default=None, of=("characters", "troops", "players"),
        also=("world", "the world", *SIDES),
    )  # fmt: skip
    traits: tuple[str, ...] = item(
        "Weapon, Unique, Prophecy, Repeatable, Contested, Nation Contested, Starting Advantage, ...", default=(),
        key=("traits", "trait"),
    )  # fmt: skip
    enemy: bool = item("whether its text allows it on the opponent or the opponent's cards", default=False)
    only: tuple[str, ...] = item("who may participate in its contested challenge, by trait", default=())
    control: Mapping[str, int] = a_player("the control tokens of each player on it", default={})
    zone: Zone | None = item("where it is; in play if it is on something", default=None)


@row
class EventRow(PricedRow):
    """An event card."""

    limited: bool = item("whether it is a limited event", default=False)
    reroll: bool = item("whether its text has the word reroll", default=False)
    target: str = item("what it targets, such as `participating character`; two with `and`", default="")
    if_: str = item("the condition it needs", default="")
    text: tuple[str, ...] = item("what it does: as it is printed, or in short words", default=())
    zone: Zone = item("where it is", default="hand")
    rolls: tuple[RollRow, ...] = item("what the dice show that its text lets a player roll, in turn", default=())
    may_roll: tuple[RollRow, ...] = item("the possible results when they are rolled", default=())


@row
class ChallengeRow(CardRow):
    """A challenge card."""

    target: str = item("what it targets when it is revealed", default="")
    only: tuple[str, ...] = item("who may participate, by trait or allegiance, if its text says so", default=())
    success: tuple[str, ...] = item("what happens if it succeeds; `by 3: ...` for a lead of 3", default=())
    failure: tuple[str, ...] = item("what happens if it does not", default=())
    becomes_advantage: bool = item("whether it becomes an advantage of its player if it succeeds", default=False)
    text: tuple[EffectRow, ...] = item("its text as it is printed; effects while it is an advantage", default=())
    declared: bool = item("whether it has been declared this turn", default=False)
    on: tuple[str, ...] = item(
        "the targets named for it", default=(), of=("cards", "players"),
        also=("nothing", PATTERN_CHALLENGE, LAST_BATTLE),
    )  # fmt: skip
    zone: Zone | None = item("where it is; in hand unless it is declared", default=None)


@row
class LastingRow:
    """An effect in force already."""

    source: str = item("where it comes from", default="an effect")
    on: str = item("the card or player it is on", of=("characters", "troops", "advantages", "players"), also=BY_SIDE)
    change: ChangeRow | None = item(
        "the change: `combat +1`, `hand size +1`, `cost -1` (on a player: the next recruit)", default=None
    )
    gains: str | None = item("a trait or allegiance it gives", default=None)
    loses: str | None = item("a trait or allegiance it takes away", default=None)
    cannot: BanRow | None = item("what it forbids, such as `heal`", default=None)
    until: Literal["turn", "challenge", "good"] = item("how long it lasts", default="turn")


@row
class PatternRow:
    """The tokens on the Pattern."""

    light: int = item("light tokens, the Hero's", default=2, min=0, max=99, key=("light", "hero"))
    shadow: int = item("shadow tokens, the Villain's", default=2, min=0, max=99, key=("shadow", "villain"))
    neutral: int = item("neutral tokens", default=0, min=0, max=99)
    reached_20: bool = item("whether there have already been 20 or more", default=False)


@row
class PoolRow:
    """The damage in a player's pools: what this player's cards have rolled against the opponent's."""

    character: int = item("damage in the character damage pool", default=0, min=0, max=99)
    troop: int = item("damage in the troop damage pool", default=0, min=0, max=99)
    deadly: int = item("damage in the character pool that kills automatically", default=0, min=0, max=99)
    unhealable: int = item("damage in the character pool that cannot be healed", default=0, min=0, max=99)
    targeted: Mapping[str, int] = item(
        "targeted damage, by the card it is aimed at", default={}, of=("characters", "troops")
    )


@row
class SourceRow:
    """Ability symbols that no character on the table has rolled."""

    owner: str = a_player("the player who has them", key=("owner", "of"))
    symbols: SymbolsRow = item("the symbols")
    allegiances: tuple[str, ...] = item("the allegiances its text lists", default=(), key=("allegiances", "allegiance"))


@row
class ContestRow:
    """A contested challenge declared this turn."""

    by: str = a_player("the player who declared it")
    advantage: str = item("the Contested Advantage it is about", of="advantages")


@table
class Table:
    """What lies on the table."""

    players_: Mapping[str, PlayerRow] = item(
        "the two players with their sides; otherwise they are called Hero and Villain", default={}
    )
    pattern: PatternRow = item("the tokens on the Pattern", default=PatternRow())
    dominant: str | None = a_player("the dominant player; otherwise the tokens decide", default=None)
    turn: int = item("the number of the turn", default=5, min=1, max=999)
    acting: str | None = a_player(
        "in take-actions: whose step it is; otherwise the only player with cards to play, or the subordinate player",
        default=None,
    )
    characters: Mapping[str, FighterRow] = item("the characters that matter, by name", default={})
    troops: Mapping[str, FighterRow] = item("the troops that matter, by name", default={})
    advantages: Mapping[str, AdvantageRow] = item("the advantages that matter, by name", default={})
    events: Mapping[str, EventRow] = item("the event cards that matter, by name", default={})
    challenges: Mapping[str, ChallengeRow] = item("the challenge cards that matter, by name", default={})
    contests: tuple[ContestRow, ...] = item("contested challenges declared this turn", default=())
    sources: Mapping[str, SourceRow] = item("other ability symbols in a pool, by the name of their source", default={})
    effects: tuple[LastingRow, ...] = item("effects already in effect, in the order in which they began", default=())
    resolving: str | None = item("the challenge being resolved; otherwise the first unresolved one", default=None)
    support: int = item("support rolled so far in the challenge being resolved", default=0, min=0, max=999)
    opposition: int = item("opposition rolled so far in the challenge being resolved", default=0, min=0, max=999)
    pools: Mapping[str, PoolRow] = a_player("the damage pools of each player, by player", default={})
    last_battle: bool | int = item(
        "whether the Last Battle has begun, or which turn of it this is (the Hero initiates in 1, 3, ...)",
        default=False, min=0, max=99,
    )  # fmt: skip
    initiator: str | None = a_player(
        "who initiates the Last Battle challenge this turn, if not by the usual turns", default=None
    )
    asked: str | None = a_player(
        "the subordinate player who has asked whether the dominant player plays first", default=None
    )
    fulfilled: tuple[str, ...] = item("prophecies fulfilled already, by title", default=())

    @property
    def battle(self) -> int:
        """Which turn of the Last Battle this is, 0 for none; a card that is in it says that it has begun."""
        named = (self.resolving, *(row.in_ for row in self.fighters.values()))
        words = ("last battle", "the last battle", "last battle challenge", "the last battle challenge")
        return int(self.last_battle) or int(any(tidy(each or "") in words for each in named))

    @property
    def seats(self) -> Mapping[str, PlayerRow]:
        """The two players, by name."""
        return self.players_ or {"Hero": PlayerRow(side="hero"), "Villain": PlayerRow(side="villain")}

    @cached_property
    def players(self) -> tuple[str, ...]:
        """What the players are called on this table: their names, and whatever else is written that means one."""
        return (*self.seats, *(each for each in _players_named(self) if self.player(each) in self.seats))

    @property
    def fighters(self) -> dict[str, FighterRow]:
        """The characters and troops, by name."""
        return {**self.characters, **self.troops}

    @property
    def cards(self) -> tuple[str, ...]:
        """Every card, by name."""
        return (*self.characters, *self.troops, *self.advantages, *self.events, *self.challenges)

    @cached_property
    def lexicon(self) -> Lexicon:
        """The names and traits that the cards on the table carry, and those of collections."""
        names: list[str] = []
        traits: list[str] = []
        for group in (self.characters, self.troops, self.advantages, self.events, self.challenges):
            for name, card in group.items():
                person = group is self.characters
                names += [*short_names(card.title or name, person=person), name, *short_names(name, person=person)]
                names += filter(None, (getattr(card, "personality", ""), getattr(card, "replaces", "") or ""))
                listed = (*getattr(card, "traits", ()), *getattr(card, "allegiances", ()), *getattr(card, "only", ()))
                traits += (part.strip() for each in listed for part in each.split(","))
        traits += (each for effect in self.effects for each in (effect.gains, effect.loses) if each)
        return lexicon_of([each for each in names if each], [each for each in traits if each])

    @property
    def sides(self) -> dict[str, str]:
        """choose-side-opposed: which player is on which side; one of whom nothing is said takes what is left."""
        given = {name: SIDES.get(row.side or "", "") for name, row in self.seats.items()}
        free = [side for side in ("hero", "villain") if side not in given.values()]
        return {name: side or (free.pop(0) if free else "") for name, side in given.items()}

    def player(self, name: str | None) -> str:
        """A player by name, or as `hero` or `villain`, in any case; another name as it is."""
        low = tidy(name or "")
        by_side = {side: player for player, side in self.sides.items()}
        by_name = {tidy(player): player for player in self.seats}
        return by_name.get(low) or by_side.get(SIDES.get(low, ""), name or "")

    def card_or_player(self, name: str | None) -> str:
        """A card by its name, else a player."""
        return name if name in self.cards else self.player(name)


def _players_named(value: object, rules: Rules = NO_RULES) -> Iterator[str]:
    """Every name on a table that stands where a player may be named."""
    if isinstance(value, str) and "players" in rules.of:
        yield value
    elif isinstance(value, tuple):
        yield from (name for each in value for name in _players_named(each, rules))
    elif isinstance(value, Mapping):
        yield from (value if "players" in rules.of else ())
        yield from (name for each in value.values() for name in _players_named(each, rules))
    elif is_dataclass(value):
        cls: type = type(value)
        for spec in record_of(cls).specs:
            yield from _players_named(getattr(value, spec.name), spec.rules)
