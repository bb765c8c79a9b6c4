"""The table as a judge writes it: names, one line per piece, defaults for all that does not matter."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from judge.content.fields import item
from judge.content.problem import unknown
from judge.games.wot_conquest.cards import words
from judge.games.wot_conquest.play.who import FACTIONS, faction_named
from judge.games.wot_conquest.table.ability_rows import AbilityRow
from judge.games.wot_conquest.table.distance_rows import DistanceRow


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class PlayerRow:
    """A player: the faction alone (`Shadow`, `Shadow, active`), or a group of keys."""

    faction: str = item("Dragonsworn, Shadow, Seanchan, Tar Valon or Children of Light", default="")
    active: bool = item("whether it is this player's turn", default=False)
    supply: int = item("the supply tokens in the pile", default=0, min=0, max=999)
    tokens: Mapping[str, int] = item("other tokens and items: Favor, Madness, angreal", default={}, min=0, max=999)
    move_limit: int = item("the move limit", default=1, min=0, max=99)
    attack_limit: int = item("the attack limit", default=1, min=0, max=99)
    moves: int = item("the moves started this turn", default=0, min=0, max=99)
    battles: int = item("the battles started this turn", default=0, min=0, max=99)

    @classmethod
    def from_null(cls) -> PlayerRow:
        """A player of whom nothing matters."""
        return cls()

    @classmethod
    def from_text(cls, text: str) -> PlayerRow:
        """`Shadow`, `active`, or both with a comma."""
        parts = [part.strip() for part in text.split(",") if part.strip()]
        names = [part for part in parts if part.casefold() != "active"]
        if len(names) > 1:
            raise ValueError(f"{text!r} names more than one faction; write `Shadow`, or `Shadow, active`")
        return cls(faction=names[0] if names else "", active=len(names) < len(parts))

    def problems(self) -> Iterator[tuple[str, str]]:
        """A faction that there is."""
        if self.faction and not faction_named(self.faction):
            yield "faction", unknown("faction", self.faction, FACTIONS)


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class UnitRow:
    """A unit: whose it is, its figures, where it stands. A figure that is left out is not known."""

    owner: str = item("the player whose it is, or `neutral`", default="neutral")
    count: int = item("how many of them: 3 makes `Trolloc 1` to `Trolloc 3`", default=1, min=1, max=30)
    card: str = item("the kind of unit where the name does not say, such as Jealous Chosen", default="")
    hp: int | None = item("its HP", default=None, min=0, max=999)
    left: int | None = item("the HP it has left, if it is damaged", default=None, min=0, max=999)
    attack: int | None = item("its attack value", key=("attack", "att"), default=None, min=0, max=999)
    defense: int | None = item("its defense value", key=("defense", "defence", "def"), default=None, min=0, max=999)
    damage: int | None = item("its damage value", key=("damage", "dam"), default=None, min=0, max=999)
    move: int | None = item("its Move", default=None, min=0, max=9)
    cost: int | None = item("what it costs to deploy", default=None, min=0, max=999)
    leader: bool = item("whether it has the Leader trait", default=False)
    traits: tuple[str, ...] = item("its traits, such as Leader, Channeler", default=())
    abilities: tuple[AbilityRow, ...] = item("its abilities", default=())
    at: str = item("where it is: a place, a city, a town, another unit, `reserve` or `killed`", default="")
    target: str = item("of a Jealous Chosen: the player it attacked last", default="")
    way: tuple[str, ...] = item(
        "of a Jealous Chosen: the places on the straight line to the Nae'blis, nearest first", default=()
    )
    started: tuple[Literal["move", "battle"], ...] = item("what this leader has started this turn", default=())
    called: int = item("how often this leader has made the defender's call this game", default=0, min=0, max=99)


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class CityRow:
    """A city. Of a neutral one only the HP are needed; a held one has the figures that the table gives it."""

    owner: str = item("the player who controls it, or `neutral`", default="neutral")
    hp: int | None = item("the HP on its card", default=None, min=0, max=999)
    left: int | None = item("the HP it has left, if it is damaged", default=None, min=0, max=999)
    borderlands: bool = item("whether it is a borderlands city", default=False)
    attack: int | None = item(
        "an attack value agreed for a held city", key=("attack", "att"), default=None, min=0, max=999
    )
    defense: int | None = item(
        "a defense value agreed for a held city", key=("defense", "defence", "def"), default=None, min=0, max=999
    )
    damage: int | None = item(
        "a damage value agreed for a held city", key=("damage", "dam"), default=None, min=0, max=999
    )
    at: str = item("where it lies, if its name is not the place", default="")
    created: int = item("the units it has created in this deployment phase, or before", default=0, min=0, max=99)
    state: Literal["standing", "razed"] = item("whether it stands", default="standing")

    @classmethod
    def from_text(cls, text: str) -> CityRow:
        """A city of which only the owner matters: `Tear: Ana`."""
        return cls(owner=text)

    @classmethod
    def from_null(cls) -> CityRow:
        """A neutral city of which nothing matters."""
        return cls()


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class TownRow:
    """A town: 2 HP, neutral."""

    left: int = item("the HP it has left", default=2, min=0, max=2)
    at: str = item("where it lies, if its name is not the place", default="")
    state: Literal["standing", "destroyed"] = item("whether it stands", default="standing")

    @classmethod
    def from_null(cls) -> TownRow:
        """A town as it is printed."""
        return cls()

    @classmethod
    def from_text(cls, text: str) -> TownRow:
        """A town at some place: `Emond's Field: Two Rivers`."""
        return cls(at=text)


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class EffectRow:
    """A change that is in force already, in the order of use."""

    on: str = item("a unit, city or town, or a player for the total of that side")
    change: str = item("the change, such as `attack +2`")
    source: str = item("where it comes from", default="an ability")
    until: Literal["battle", "turn", "good"] = item("how long it lasts", default="battle")

    def problems(self) -> Iterator[tuple[str, str]]:
        """A change that can be read."""
        try:
            words.change(self.change)
        except ValueError as error:
            yield "change", str(error)


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class HornRow:
    """The Horn of Valere: `hunt` when the variant is played, or a group of keys."""

    hunt: bool = item("whether the Hunt for the Horn is played", default=True)
    found: bool = item("whether it has been found", default=False)
    city: str = item("the city selected for it", default="")
    any_city: bool = item("whether the next conqueror of any city gets it", default=False)
    owner: str = item("the player who has it", default="")

    @classmethod
    def from_text(cls, text: str) -> HornRow:
        """`hunt`, or `found`."""
        if text.casefold() not in ("hunt", "found", "yes"):
            raise ValueError(f"{text!r} says nothing of the Horn; write `hunt`, `found`, or a group of keys")
        return cls(found=text.casefold() == "found")


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class BattleRow:
    """A battle that is on: the piece that started it, or a group of keys."""

    by: str = item("the unit or neutral city that started it")
    against: str = item("of a neutral piece: the player it attacks; else the player named as defender", default="")
    engaged: tuple[str, ...] = item("what is engaged, if the distances do not say", default=())
    called: tuple[str, ...] = item("the defending leaders that have made their call in it", default=())

    @classmethod
    def from_text(cls, text: str) -> BattleRow:
        """The piece that started it."""
        return cls(by=text)


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Table:
    """What lies on a table of WoTC 0.1."""

    players: Mapping[str, PlayerRow] = item("the players; the active one is marked, else the first")
    units: Mapping[str, UnitRow] = item("the units by name", default={})
    cities: Mapping[str, CityRow] = item("the cities by name", default={})
    towns: Mapping[str, TownRow] = item("the towns by name", default={})
    distances: Mapping[str, DistanceRow] = item(
        "how far places, cities, towns or units are apart: `Rand - Fade: span`; what is not listed is far", default={}
    )
    lengths: Mapping[str, int] = item(
        "how long the measures are, where distances are numbers: span, short-span, medium-span, long-span",
        default={},
        min=0,
        max=9999,
    )
    span_is: Literal["short-span", "medium-span", "long-span"] | None = item(
        "which of the three the players took a bare span to be", default=None
    )
    impassible: tuple[str, ...] = item("places nobody can enter or cross", default=())
    mountains: tuple[str, ...] = item("places that are mountains, which are impassible", default=())
    places: tuple[str, ...] = item("other places that may be gone to", default=())
    effects: tuple[EffectRow, ...] = item("changes in force already, in the order of use", default=())
    battle: BattleRow | None = item("the battle that is on", default=None)
    horn: HornRow = item("the Horn of Valere", default=HornRow(hunt=False))
    order: tuple[str, ...] = item("the order of turns the players agreed on", default=())
    neutral_turn: Literal["once per round", "after each turn"] | None = item(
        "when the players agreed to take the neutral turn", default=None
    )
    goal: str = item("what the players agreed on as winning: the name of the winner, or words", default="")
