"""The table as a judge writes it: names, one line per piece, defaults for all that does not matter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from judge.cardtext import NOTHING_MORE, Lexicon
from judge.cardtext.cards import known_words
from judge.content.problem import unknown
from judge.games.wot_conquest.cards.meanings import Change
from judge.games.wot_conquest.cards.reading import key_read
from judge.games.wot_conquest.play.spans import MEASURE_OF
from judge.games.wot_conquest.play.who import FACTIONS, faction_named, numbered, token_named, trait_named
from judge.games.wot_conquest.table.ability_rows import AbilityRow, unreadable
from judge.games.wot_conquest.table.distance_rows import DistanceRow
from judge.games.wot_conquest.things import BOARD, KILLED, NEUTRAL, RESERVE
from judge.kit.rows import Problems, item, nothing, row, short, table, words_for

ZONES = {"reserve": RESERVE, "killed": KILLED, "dead": KILLED, "": BOARD}


def figure(doc: str, *keys: str) -> Any:
    """A field for a number that is not known where it is left out."""
    return item(doc, key=keys or None, default=None, min=0, max=999)


@row
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
    text: str = item("what the faction's sheet says, in its own words", default="")

    from_null = nothing

    @classmethod
    def from_text(cls, text: str) -> PlayerRow:
        """`Shadow`, `active`, or both with a comma."""
        parts = [part.strip() for part in text.split(",") if part.strip()]
        names = [part for part in parts if part.casefold() != "active"]
        if len(names) > 1:
            raise ValueError(f"{text!r} names more than one faction; write `Shadow`, or `Shadow, active`")
        return cls(faction=names[0] if names else "", active=len(names) < len(parts))

    def problems(self) -> Problems:
        """A faction that there is."""
        if self.faction and not faction_named(self.faction):
            yield "faction", unknown("faction", self.faction, FACTIONS)


@row
class UnitRow:
    """A unit: whose it is, its figures, where it stands. A figure that is left out is not known."""

    owner: str = item("the player whose it is, or `neutral`", default=NEUTRAL, of="players", also=(NEUTRAL,))
    count: int = item("how many of them: 3 makes `Trolloc 1` to `Trolloc 3`", default=1, min=1, max=30)
    card: str = item("the kind of unit where the name does not say, such as Jealous Chosen", default="")
    hp: int | None = figure("its HP")
    left: int | None = figure("the HP it has left, if it is damaged")
    attack: int | None = figure("its attack value", "attack", "att")
    defense: int | None = figure("its defense value", "defense", "defence", "def")
    damage: int | None = figure("its damage value", "damage", "dam")
    move: int | None = item("its Move", default=None, min=0, max=9)
    cost: int | None = figure("what it costs to deploy")
    leader: bool = item("whether it has the Leader trait", default=False)
    traits: tuple[str, ...] = item("its traits, such as Leader, Channeler", default=())
    abilities: tuple[AbilityRow, ...] = item("its abilities", default=())
    text: str = item("the text of its card, in its own words", default="")
    at: str = item("where it is: a place, a city, a town, another unit, `reserve` or `killed`", default="")
    target: str = item("of a Jealous Chosen: the player it attacked last", default="", of="players")
    way: tuple[str, ...] = item(
        "of a Jealous Chosen: the places on the straight line to the Nae'blis, nearest first", default=()
    )
    started: tuple[Literal["move", "battle"], ...] = item("what this leader has started this turn", default=())
    calls: int = item(
        "how often this leader has made the defender's call this game", key="called", default=0, min=0, max=99
    )

    @property
    def zone(self) -> str:
        """Where a unit is that is not at a place: in reserve or killed; else on the board."""
        return ZONES.get(self.at.casefold(), BOARD)


@row
class CityRow:
    """A city. Of a neutral one only the HP are needed; a held one has the figures that the table gives it."""

    owner: str = item("the player who controls it, or `neutral`", default=NEUTRAL, of="players", also=(NEUTRAL,))
    hp: int | None = figure("the HP on its card")
    left: int | None = figure("the HP it has left, if it is damaged")
    borderlands: bool = item("whether it is a borderlands city", default=False)
    attack: int | None = figure("an attack value agreed for a held city", "attack", "att")
    defense: int | None = figure("a defense value agreed for a held city", "defense", "defence", "def")
    damage: int | None = figure("a damage value agreed for a held city", "damage", "dam")
    at: str = item("where it lies, if its name is not the place", default="")
    created: int = item("the units it has created in this deployment phase, or before", default=0, min=0, max=99)
    state: Literal["standing", "razed"] = item("whether it stands", default="standing")
    text: str = item("the text of its card, in its own words", default="")

    from_text = short("owner")
    from_null = nothing


@row
class TownRow:
    """A town: 2 HP, neutral."""

    left: int = item("the HP it has left", default=2, min=0, max=2)
    at: str = item("where it lies, if its name is not the place", default="")
    state: Literal["standing", "destroyed"] = item("whether it stands", default="standing")
    text: str = item("the text of its card, in its own words", default="")

    from_text = short("at")
    from_null = nothing


def change_read(text: str) -> Change:
    """A change of a figure, such as `attack +3`; ValueError says why it is none."""
    found: Change = key_read("change", "change", text, NOTHING_MORE)
    return found


@row
class EffectRow:
    """A change that is in force already, in the order of use."""

    on: str = item("a unit, city or town, or a player for the total of that side", of=("pieces", "players"))
    change: str = item("the change, such as `attack +2`")
    source: str = item("where it comes from", default="an ability")
    until: Literal["battle", "turn", "good"] = item("how long it lasts", default="battle")

    def problems(self) -> Problems:
        """A change that can be read."""
        return unreadable(("change", self.change, change_read))


@row
class HornRow:
    """The Horn of Valere: `hunt` when the variant is played, or a group of keys."""

    hunt: bool = item("whether the Hunt for the Horn is played", default=True)
    found: bool = item("whether it has been found", default=False)
    city: str = item("the city selected for it", default="", of="cities")
    any_city: bool = item("whether the next conqueror of any city gets it", default=False)
    owner: str = item("the player who has it", default="", of="players")

    from_text = words_for("hunt", "found")


@row
class BattleRow:
    """A battle that is on: the piece that started it, or a group of keys."""

    by: str = item("the unit or neutral city that started it", of="fighting_pieces")
    against: str = item(
        "of a neutral piece: the player it attacks; else the player named as defender",
        default="",
        of="players",
        also=(NEUTRAL,),
    )
    engaged: tuple[str, ...] = item("what is engaged, if the distances do not say", default=(), of="fighting_pieces")
    called: tuple[str, ...] = item(
        "the defending leaders that have made their call in it", default=(), of="fighting_pieces"
    )

    from_text = short("by")


@table
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
        of="measures",
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
    order: tuple[str, ...] = item("the order of turns the players agreed on", default=(), of="players", also=(NEUTRAL,))
    neutral_turn: Literal["once per round", "after each turn"] | None = item(
        "when the players agreed to take the neutral turn", default=None
    )
    goal: str = item("what the players agreed on as winning: the name of the winner, or words", default="")

    measures = tuple(MEASURE_OF)

    @property
    def lexicon(self) -> Lexicon:
        """The names, traits and tokens that ability text may speak of, from the table and from collections."""
        more = known_words("wot-conquest")
        traits = [*(trait_named(each) for row in self.units.values() for each in row.traits), *more.get("trait", ())]
        return Lexicon(
            name=(*self.pieces, *more.get("name", ())),
            player=self.players,
            trait=traits,
            noun=[each for each in traits if each not in ("Leader", "Neutral")],
            token=[token_named(kind) for row in self.players.values() for kind in row.tokens],
        )

    @property
    def unit_names(self) -> list[str]:
        """The names of the units, those of a row with a `count` one by one."""
        return [each for name, row in self.units.items() for each in numbered(name, row.count)]

    @property
    def pieces(self) -> list[str]:
        """The names of all units, cities and towns."""
        return [*self.unit_names, *self.cities, *self.towns]

    @property
    def fighting_pieces(self) -> list[str]:
        """The names of the pieces that a battle can have in it: those on the board."""
        away = {each for name, row in self.units.items() if row.zone != BOARD for each in numbered(name, row.count)}
        return [name for name in self.pieces if name not in away]
