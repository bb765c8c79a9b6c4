"""From the table as it is written to the things of the game."""

from __future__ import annotations

from collections.abc import Iterator

from judge.cardtext import Lexicon
from judge.engine import Layout
from judge.games.wot_conquest import RULES, things
from judge.games.wot_conquest.cards.reading import read_card
from judge.games.wot_conquest.play.neutral_units import PRINTED
from judge.games.wot_conquest.play.spans import MEASURE_OF
from judge.games.wot_conquest.play.who import faction_named, numbered, token_named, trait_named
from judge.games.wot_conquest.table.distance_rows import joined, pairs
from judge.games.wot_conquest.table.rows import (
    ZONES,
    BattleRow,
    CityRow,
    PlayerRow,
    Table,
    TownRow,
    UnitRow,
    change_read,
)
from judge.kit.rows import become, marked
from judge.kit.timeline import Timeline

HERE = "here"
KNOWN_CARDS = (things.JEALOUS, things.HERO, things.NAEBLIS, things.FIST)


def lay_out(table: Table) -> Layout:
    """The things for a table as it is written."""
    places, horn, lexicon = Places(table), table.horn, table.lexicon
    pieces: list[things.Piece] = [
        *(unit for name, row in table.units.items() for unit in _units(name, row, places, lexicon)),
        *(_city(name, row, places, lexicon) for name, row in table.cities.items()),
        *(_town(name, row, places, lexicon) for name, row in table.towns.items()),
    ]
    state = (
        become(things.Game, table, active=marked(table.players, "active"), hunt=horn.hunt),
        Timeline(rows=tuple(become(things.Effect, row, change=change_read(row.change)) for row in table.effects)),
        become(things.Horn, horn, found=horn.found or bool(horn.city or horn.owner)),
        _map(table, places),
        *(_player(table, name, row) for name, row in table.players.items()),
    )
    battle = [_battle(table.battle, pieces, places)] if table.battle else []
    return Layout((*state, *pieces, *battle))


RULES.lay_out = lay_out


class Places:
    """Where everything is: together while no place is named, else where the table says."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.pairs = {pair: row for key, row in table.distances.items() for pair in pairs(key)}
        self.named = {name for pair in self.pairs for name in pair}
        rows: list[UnitRow | CityRow | TownRow] = [*table.units.values(), *table.cities.values(), *table.towns.values()]
        self.together = not self.named and all(row.at.casefold() in ZONES for row in rows)

    def of_unit(self, name: str, at: str) -> str:
        """The place of a unit; it may be given as that of another piece."""
        if not at:
            return HERE if self.together else name
        if at.casefold() in ZONES:
            return ""
        if at in self.table.units and at != name:
            return self.of_unit(at, self.table.units[at].at)
        return self.of_site(at)

    def of_site(self, name: str) -> str:
        """The place of a city or town, or a place of that name."""
        row = self.table.cities.get(name) or self.table.towns.get(name)
        if row is None:
            return name
        return row.at or (HERE if self.together else name)

    def resolve(self, name: str) -> str:
        """The place that a name in the distances stands for."""
        return self.of_unit(name, self.table.units[name].at) if name in self.table.units else self.of_site(name)

    def gaps(self) -> dict[tuple[str, str], things.Gap]:
        """What is said of each two places, however often and in whichever direction."""
        found: dict[tuple[str, str], things.Gap] = {}
        for (one, other), row in self.pairs.items():
            ends = self.resolve(one), self.resolve(other)
            ends = ends if ends[::-1] not in found else (ends[1], ends[0])
            found[ends] = joined(found[ends], row.gap()) if ends in found else row.gap()
        return found


def card_of(name: str, row: UnitRow) -> str:
    """The card of a unit: as it is given, or as the name says."""
    said = (row.card or name).casefold()
    return next((card for card in KNOWN_CARDS if said.startswith(card.casefold())), row.card)


def _city(name: str, row: CityRow, places: Places, lexicon: Lexicon) -> things.City:
    left = row.hp if row.left is None else row.left
    abilities = read_card(row.text, (name,), lexicon, "city").abilities
    fell = things.RAZED if row.state == things.RAZED else ""
    return become(things.City, row, name=name, left=left, at=places.of_site(name), abilities=abilities, fell=fell)


def _town(name: str, row: TownRow, places: Places, lexicon: Lexicon) -> things.Town:
    abilities = read_card(row.text, (name,), lexicon, "town").abilities
    return become(things.Town, row, name=name, at=places.of_site(name), abilities=abilities)


def own_names(name: str, card: str) -> tuple[str, ...]:
    """What the text of a unit may call it: its name, and the kind of unit it is."""
    return tuple(each for each in (name, card) if each)


def _units(name: str, row: UnitRow, places: Places, lexicon: Lexicon) -> Iterator[things.Unit]:
    """The units of a row; what it does not say is as it is printed, where a card is."""
    card = card_of(name, row)
    printed = PRINTED.get(card, things.Unit("", row.owner))
    figures = {each: getattr(printed, each) for each in ("hp", "attack", "defense", "damage")}
    figures = {each: n if getattr(row, each) is None else getattr(row, each) for each, n in figures.items()}
    text = read_card(row.text, own_names(name, card), lexicon)
    traits = (*printed.traits, *((things.LEADER,) if row.leader else ()), *map(trait_named, row.traits), *text.traits)
    typed = tuple(each.ability(lexicon) for each in row.abilities)
    for each in numbered(name, row.count):
        yield become(
            things.Unit,
            row,
            **figures,
            name=each,
            card=card,
            left=figures["hp"] if row.left is None else row.left,
            traits=tuple(dict.fromkeys(traits)),
            abilities=(*printed.abilities, *typed, *text.abilities),
            at=places.of_unit(name, row.at),
            zone=row.zone,
            way=tuple(map(places.resolve, row.way)),
        )


def _player(table: Table, name: str, row: PlayerRow) -> things.Player:
    """A player; a battle that is on has been started by the owner of its unit."""
    on = table.units.get(table.battle.by) if table.battle else None
    return become(
        things.Player,
        row,
        name=name,
        faction=faction_named(row.faction),
        tokens=tuple((token_named(kind), n) for kind, n in row.tokens.items()),
        abilities=read_card(row.text, (), table.lexicon, "player").abilities,
        battles=max(row.battles, 1 if on and on.owner == name else 0),
    )


def _map(table: Table, places: Places) -> things.Map:
    gaps = places.gaps()
    sites = [places.of_site(name) for name in (*table.cities, *table.towns)]
    stood = [places.of_unit(name, row.at) for name, row in table.units.items()]
    ways = [places.resolve(each) for row in table.units.values() for each in row.way]
    ends = (place for pair in gaps for place in pair)
    found = (*sites, *stood, *ends, *ways, *table.places, *table.mountains, *table.impassible)
    return become(
        things.Map,
        table,
        places=tuple(dict.fromkeys(place for place in found if place)),
        gaps=tuple(gaps.items()),
        lengths=tuple((MEASURE_OF[key], n) for key, n in table.lengths.items()),
        impassible=(*table.impassible, *table.mountains),
    )


def _battle(row: BattleRow, pieces: list[things.Piece], places: Places) -> things.Battle:
    """A battle that is on: what stands with its initiator, or is said to be within a span, is engaged."""
    pieces = [each for each in pieces if each.at]
    starter = next(each for each in pieces if each.name == row.by)
    near = {pair for pair, each in places.pairs.items() if things.SPAN in each.gap().within}
    spots = {frozenset(map(places.resolve, pair)) for pair in near}
    close = [each.name for each in pieces if each.at == starter.at or frozenset((each.at, starter.at)) in spots]
    owner = starter.owner
    kind = "battle" if owner != things.NEUTRAL else "jealous" if isinstance(starter, things.Unit) else "city"
    engaged = row.engaged or tuple(close)
    sides = {each.name: each.owner for each in pieces}
    others = tuple(dict.fromkeys(sides[name] for name in engaged if sides[name] != owner))
    return things.Battle(
        attacker=owner,
        initiator=row.by,
        target=row.against,
        defenders=(row.against,) if row.against else others,
        engaged=engaged,
        told=bool(row.engaged),
        kind=kind,
        callers=row.called,
    )
