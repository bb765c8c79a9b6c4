"""The table as a judge writes it: names, one line per card, defaults for all that does not matter."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Literal

from judge.games.chaotic.cards.meanings.ability import Ability, Change
from judge.games.chaotic.cards.meanings.sentences import FREE, Cost
from judge.games.chaotic.play.triggers import KEYWORDS
from judge.games.chaotic.table import texts
from judge.games.chaotic.table.text_rows import AbilityRow, CostRow, InstructionRow, change, changes
from judge.kit.rows import Problems, item, nothing, row, short, table, words_for

DAMAGE = {"attack damage": "attack damage", "damage": "damage dealt"}


@row
class GearRow:
    """A Battlegear: a name alone, or a name with what it does."""

    name: str = item("its name")
    up: bool = item("whether it is face up", default=True)
    opens: bool = item("whether it says to reveal it at the beginning of the game", default=False)
    subtypes: tuple[str, ...] = item("its subtypes", default=())
    abilities: tuple[AbilityRow, ...] = item(
        "its own abilities, and those it gives its Creature", key=("abilities", "text"), default=()
    )

    from_text = short("name")


@row
class CreatureRow:
    """A Creature: whose it is, its printed values, how it stands."""

    owner: str = item("the player who owns it", key=("owner", "of"), of="players")
    controller: str | None = item("the player who controls it, if not its owner", default=None, of="players")
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
    mugic_ability: int = item(
        "its Mugic Ability: the counters it gets as the game begins (chart pregame)", default=0, min=0, max=99
    )
    abilities: tuple[AbilityRow, ...] = item(
        "its abilities (of a Minion: the Normal text)", key=("abilities", "text"), default=()
    )
    brainwashed: tuple[AbilityRow, ...] | None = item("a Minion's Brainwashed text", default=None)
    gear: GearRow | None = item("its Battlegear", key=("gear", "battlegear"), default=None)
    damage: int = item("the damage on it", default=0, min=0, max=999)
    space: str = item("the space it is in, such as A1", default="")
    engaged: bool = item("whether it is in combat", default=False)
    infected: bool = item("whether it is Infected", default=False)
    moved: bool = item("whether it has moved this turn", default=False)
    attacks: int = item(
        "the attacks it has played in this combat so far, without one named in `attack`", default=0, min=0, max=99
    )
    hit: int = item("the attacks that have resolved against it in this combat so far", default=0, min=0, max=99)
    fought: tuple[int, ...] = item("how many turns ago it was in combat (0: this turn)", default=())
    zone: Literal["play", "discard pile", "removed from the game"] = item("where it is", default="play")

    @property
    def side(self) -> str:
        """The player who controls it."""
        return self.controller or self.owner


@row
class MugicRow:
    """A Mugic Card."""

    affiliation: str = item("the characteristic needed to play it, or Generic", default="Generic")
    subtypes: tuple[str, ...] = item("its other subtypes", default=())
    cost: CostRow = item("its cost, such as `1 counter`, `X counters`, `0 counters`", default=CostRow(Cost(counters=1)))
    target: str | None = item("what it targets, such as `creature`", default=None)
    text: tuple[InstructionRow, ...] = item("its instructions, top to bottom", default=())


@row
class AttackRow:
    """An Attack Card: damage boxes (leave a blank one out), text, extra cost."""

    base: int = item("its Base Damage", default=0, min=-999, max=999)
    fire: int | None = item("its Fire damage; leave it out for a blank box", default=None, min=-999, max=999)
    air: int | None = item("its Air damage; leave it out for a blank box", default=None, min=-999, max=999)
    earth: int | None = item("its Earth damage; leave it out for a blank box", default=None, min=-999, max=999)
    water: int | None = item("its Water damage; leave it out for a blank box", default=None, min=-999, max=999)
    text: tuple[InstructionRow, ...] = item("its instructions, top to bottom", default=())
    cost: CostRow = item("its cost, if the card gives one", default=CostRow(FREE))
    points: int | None = item("its Build Points", default=None, min=0, max=99)


@row
class LocationRow:
    """A Location."""

    owner: str = item("the player who owns it", key=("owner", "of"), of="players")
    initiative: str = item("its Initiative line: a statistic, `scanned courage`, an element, a tribe", default="")
    abilities: tuple[AbilityRow, ...] = item("its abilities", key=("abilities", "text"), default=())
    mirage: tuple[AbilityRow, ...] | None = item("its Mirage text", default=None)
    active: bool = item("whether it is the active Location", default=False)
    space: str = item("the space it is in, for a Mirage on the board", default="")


@row
class EffectRow:
    """An effect that is in force already, or a reveal, in the order in which they happened."""

    source: str = item("where it comes from", default="an effect")
    on: str = item(
        "a Creature's name, or `attack damage` or `damage` for whatever is dealt",
        default="",
        of="creatures",
        also=tuple(DAMAGE),
    )
    change: str | None = item("the change: `courage +10`; for attack damage just `+10`", default=None)
    gains: tuple[AbilityRow, ...] = item("the abilities it gives", default=())
    loses: str | None = item("what it takes away: `all abilities`, `Fire 15`, `Invisibility`", default=None)
    reveals: str | None = item(
        "instead: the Battlegear or Location revealed, or Minion whose text switched, then",
        default=None,
        of=("gear", "locations", "creatures"),
    )
    until: Literal["turn", "combat", "good"] = item("how long it lasts", default="turn")

    def problems(self) -> Problems:
        """Either a reveal, or an effect on something; words that can be read."""
        if (self.reveals is None) is (not self.on):
            yield "on", "an effect is `on` something, or says what it `reveals`; give one of the two"
        try:
            self.parsed()
        except ValueError as fault:
            yield "change", str(fault)

    def parsed(self) -> Change | None:
        """The change; one on damage may leave out what it changes."""
        if self.change is None:
            return None
        whole = f"{DAMAGE[self.on]} {self.change.removeprefix(self.on)}" if self.on in DAMAGE else self.change
        return changes(change(whole))[0]


@row
class BurstRow:
    """Something on the Burst already: an attack, a Mugic, or an ability of a Creature or Battlegear."""

    attack: str | None = item("the Attack Card", default=None, of="attacks")
    mugic: str | None = item("the Mugic Card", default=None, of="mugic")
    ability: str | None = item("the name of the ability", default=None)
    of: str | None = item(
        "the Creature that played it, or the card that has the ability", default=None, of=("creatures", "gear")
    )
    on: tuple[str, ...] = item("its targets", default=(), of=("creatures", "gear", "players", "items"))
    x: int = item("the X chosen for it", default=0, min=0, max=99)

    def problems(self) -> Problems:
        """One of the three."""
        if sum(each is not None for each in (self.attack, self.mugic, self.ability)) != 1:
            yield "attack", "give one of attack, mugic and ability"
        if self.attack is None and self.of is None:
            yield "of", "say whose it is: the Creature that played it or the card that has it"


@row
class PlayerRow:
    """A player's cards."""

    active: bool = item("whether it is this player's turn", default=False)
    mugic: tuple[str, ...] = item("the Mugic hand", default=(), of="mugic")
    attacks: tuple[str, ...] = item("the Attack Cards in hand", default=(), of="attacks")
    attack_deck: tuple[str, ...] = item(
        "the known cards on top of the Attack Deck, top card first", default=(), of="attacks"
    )
    attack_pool: tuple[str, ...] = item(
        "the rest of the Attack Deck, in unknown order: drawn by chance", default=(), of="attacks"
    )
    attack_discard: tuple[str, ...] = item("the attack discard pile", default=(), of="attacks")
    locations: tuple[str, ...] = item("the Location Deck, top card first", default=(), of="locations")
    fought: tuple[int, ...] = item(
        "how many turns ago a Creature of this player was in combat (0: this turn)", default=()
    )
    harmless: int = item(
        "the attacks in a row without damage this player has played in this combat", default=0, min=0, max=99
    )

    from_null = nothing
    from_text = words_for("active")


@row
class BoardRow:
    """The Battleboard."""

    size: Literal["1", "3", "6"] | None = item("a standard board of that many spaces a side", default=None)
    adjacent: Mapping[str, tuple[str, ...]] = item("which spaces are adjacent to which", default={})
    sides: Mapping[str, tuple[str, ...]] = item(
        "the spaces on each player's side; on a standard board the first player has A", default={}
    )


@table
class Table:
    """What lies on a Chaotic table."""

    format: Literal["masters", "apprentice", "advanced-apprentice", "limited"] = item("the format", default="masters")
    players: Mapping[str, PlayerRow] = item("the two players; mark the Active Player, or the first one is")
    creatures: Mapping[str, CreatureRow] = item("the Creatures by name")
    mugic: Mapping[str, MugicRow] = item("the Mugic Cards that matter, by name", default={})
    attacks: Mapping[str, AttackRow] = item("the Attack Cards that matter, by name", default={})
    locations: Mapping[str, LocationRow] = item("the Locations that matter, by name", default={})
    effects: tuple[EffectRow, ...] = item("effects that have resolved already, in that order", default=())
    attack: str | None = item("the Attack Card that the striking Creature has just played", default=None, of="attacks")
    striker: str | None = item("the Striking Player, in the Strike Phase", default=None, of="players")
    burst: tuple[BurstRow, ...] = item("what is on the Burst already, oldest first", default=())
    board: BoardRow = item("the Battleboard", default=BoardRow())
    hive: bool | str = item("whether Hive is On; or the player who activated it", default=False, of="players")
    turn: int = item("the number of the turn", default=9, min=1, max=999)
    starting: str | None = item("the player who took the first turn; else the first listed", default=None, of="players")
    initiated: bool = item("whether the Active Player has initiated a combat this turn", default=False)
    any_moved: bool = item("whether the Active Player has moved a Creature this turn", default=False)

    @cached_property
    def texts(self) -> texts.Texts:
        """What the texts of all its cards mean."""
        return texts.read(self)

    @property
    def gear(self) -> Mapping[str, str]:
        """The Battlegear by name, each with its bearer; copies are told apart by who carries them."""
        worn = {name: row.gear.name for name, row in self.creatures.items() if row.gear is not None}
        names = list(worn.values())
        return {name if names.count(name) == 1 else f"{name} of {bearer}": bearer for bearer, name in worn.items()}

    @property
    def items(self) -> tuple[str, ...]:
        """What is on the Burst already, as it is called there."""
        found = (row.attack or row.mugic or self._called(row) for row in self.burst)
        return (*((self.attack,) if self.attack else ()), *found)

    def _called(self, row: BurstRow) -> str:
        ability, of = self.ability(row), row.of or ""
        return f"{ability.title} of {self.gear.get(of, of)}" if ability.name in KEYWORDS else f"{ability.name} of {of}"

    def ability(self, row: BurstRow) -> Ability:
        """The ability with a trigger or a cost that a row of the Burst names; a nameless one if there is none."""
        of = row.of or ""
        bearer = self.gear.get(of, of)
        worn = [self.texts.gear[name].own for name, each in self.gear.items() if each == bearer]
        own = [self.texts.creatures[bearer].own, self.texts.brainwashed[bearer].own] if bearer in self.creatures else []
        called = (row.ability or "").casefold()
        found = (
            each
            for each in _added_up(ability for box in (*own, *worn) for ability in box)
            if called in (each.name.casefold(), each.title.casefold())
        )
        return next((each for each in found if each.when or each.cost or each.name in KEYWORDS), Ability(""))


def _added_up(texts: Iterable[Ability]) -> list[Ability]:
    """8.8.1.2: copies of a keyword that triggers are a single ability with the sum."""
    found: dict[object, Ability] = {}
    for each in texts:
        key = (each.name, each.param, each.tag) if each.name in KEYWORDS else len(found)
        found[key] = each._replace(amount=each.amount + found[key].amount) if key in found else each
    return list(found.values())
