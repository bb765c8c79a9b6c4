"""From the table as it is written to the things of the game."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine import Layout
from judge.games.wot_conquest import RULES
from judge.games.wot_conquest.cards import words
from judge.games.wot_conquest.cards.meanings import Change
from judge.games.wot_conquest.play.neutral_units import PRINTED
from judge.games.wot_conquest.play.who import faction_named
from judge.games.wot_conquest.table.distance_rows import joined, pairs
from judge.games.wot_conquest.table.rows import BattleRow, Table, UnitRow
from judge.games.wot_conquest.things import (
    BOARD,
    HERO,
    JEALOUS,
    KILLED,
    LEADER,
    NEUTRAL,
    RESERVE,
    SPAN,
    Battle,
    City,
    Effect,
    Game,
    Gap,
    Horn,
    Map,
    Player,
    Town,
    Unit,
)

HERE = "here"
ZONES = {"reserve": RESERVE, "killed": KILLED, "dead": KILLED, "": BOARD}


def lay_out(table: Table) -> Layout:
    """The things for a table as it is written."""
    places = Places(table)
    units = [unit for name, row in table.units.items() for unit in _units(name, row, places)]
    active = next((name for name, row in table.players.items() if row.active), next(iter(table.players)))
    things = (
        Game(active=active, order=table.order, neutral_after=table.neutral_turn or "", goal=table.goal,
             effects=_effects(table), hunt=table.horn.hunt),
        Horn(found=table.horn.found or bool(table.horn.city or table.horn.owner), city=table.horn.city,
             any_city=table.horn.any_city, owner=table.horn.owner),
        _map(table, places),
        *_players(table),
        *units,
        *_cities(table, places),
        *_towns(table, places),
    )  # fmt: skip
    battle = [_battle(table.battle, things, places)] if table.battle else []
    return Layout((*things, *battle))


class Places:
    """Where everything is: together while no place is named, else where the table says."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.pairs = {pair: row for key, row in table.distances.items() for pair in pairs(key)}
        self.named = {name for pair in self.pairs for name in pair}
        spots = [row.at for row in table.units.values()] + [row.at for row in table.cities.values()]
        spots += [row.at for row in table.towns.values()]
        self.together = not self.named and all(at.casefold() in ZONES for at in spots)

    def of_unit(self, name: str, at: str) -> str:
        """The place of a unit; it may be given as that of another piece."""
        if at.casefold() in ("reserve", "killed", "dead"):
            return ""
        if not at:
            return HERE if self.together else name
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
        base = name if name in self.table.units else ""
        return self.of_unit(base, self.table.units[base].at) if base else self.of_site(name)

    def gaps(self) -> dict[tuple[str, str], Gap]:
        """What is said of each two places, however often and in whichever direction."""
        found: dict[tuple[str, str], Gap] = {}
        for (one, other), row in self.pairs.items():
            ends = self.resolve(one), self.resolve(other)
            ends = ends if ends[::-1] not in found else (ends[1], ends[0])
            found[ends] = joined(found[ends], row.gap()) if ends in found else row.gap()
        return found


def spread(name: str, row: UnitRow) -> list[str]:
    """The names of the units of a row: one, or numbered ones."""
    return [name] if row.count == 1 else [f"{name} {n}" for n in range(1, row.count + 1)]


def card_of(name: str, row: UnitRow) -> str:
    """The card of a unit: as it is given, or as the name says."""
    said = row.card or name
    known = (JEALOUS, HERO, "Nae'blis", "Fist")
    return next((card for card in known if said.casefold().startswith(card.casefold())), row.card)


def _units(name: str, row: UnitRow, places: Places) -> Iterator[Unit]:
    card = card_of(name, row)
    printed = PRINTED.get(card, Unit("", row.owner))
    traits = (*printed.traits, *((LEADER,) if row.leader else ()), *map(words.trait, row.traits))
    hp = printed.hp if row.hp is None else row.hp
    for each in spread(name, row):
        yield Unit(
            each, row.owner, hp, hp if row.left is None else row.left,
            _or(row.attack, printed.attack), _or(row.defense, printed.defense), _or(row.damage, printed.damage),
            row.move, row.cost, tuple(dict.fromkeys(traits)), tuple(each.ability() for each in row.abilities),
            places.of_unit(name, row.at), ZONES.get(row.at.casefold(), BOARD), card, row.target,
            tuple(map(places.resolve, row.way)), row.started, row.called,
        )  # fmt: skip


def _or(given: int | None, printed: int | None) -> int | None:
    return printed if given is None else given


def _players(table: Table) -> Iterator[Player]:
    for name, row in table.players.items():
        tokens = tuple((words.token(kind), n) for kind, n in row.tokens.items())
        on = table.units.get(table.battle.by) if table.battle else None
        battles = max(row.battles, 1 if on and on.owner == name else 0)
        yield Player(
            name, faction_named(row.faction), row.supply, tokens, row.move_limit, row.attack_limit, row.moves,
            battles,
        )  # fmt: skip


def _cities(table: Table, places: Places) -> Iterator[City]:
    for name, row in table.cities.items():
        left = row.hp if row.left is None else row.left
        yield City(
            name, row.owner, row.hp, left, row.attack, row.defense, row.damage, row.borderlands, places.of_site(name),
            row.state, row.created,
        )  # fmt: skip


def _towns(table: Table, places: Places) -> Iterator[Town]:
    for name, row in table.towns.items():
        yield Town(name, 2, row.left, places.of_site(name), row.state)


def _map(table: Table, places: Places) -> Map:
    gaps = places.gaps()
    sites = [places.of_site(name) for name in (*table.cities, *table.towns)]
    stood = [places.of_unit(name, row.at) for name, row in table.units.items()]
    ways = [places.resolve(each) for row in table.units.values() for each in row.way]
    found = (*sites, *stood, *(place for pair in gaps for place in pair), *ways, *table.places, *table.mountains)
    lengths = tuple((_measure(key), n) for key, n in table.lengths.items())
    return Map(
        "map", tuple(dict.fromkeys(place for place in (*found, *table.impassible) if place)), tuple(gaps.items()),
        lengths, table.span_is or "", (*table.impassible, *table.mountains), table.mountains,
    )  # fmt: skip


def _measure(text: str) -> str:
    return text if text.endswith(SPAN) else f"{text}-{SPAN}"


def _effects(table: Table) -> tuple[Effect, ...]:
    return tuple(
        Effect(row.source, row.on, Change(*words.change(row.change)), until=row.until) for row in table.effects
    )


def _battle(row: BattleRow, things: tuple[object, ...], places: Places) -> Battle:
    """A battle that is on: what stands with its initiator, or is said to be within a span, is engaged."""
    pieces = [each for each in things if isinstance(each, Unit | City | Town) and each.at]
    starter = next(each for each in pieces if each.name == row.by)
    near = {pair for pair, each in places.pairs.items() if SPAN in each.gap().within}
    spots = {frozenset(map(places.resolve, pair)) for pair in near}
    close = [each.name for each in pieces if each.at == starter.at or frozenset((each.at, starter.at)) in spots]
    owner = NEUTRAL if isinstance(starter, Town) else starter.owner
    kind = "battle" if owner != NEUTRAL else "jealous" if isinstance(starter, Unit) else "city"
    engaged = row.engaged or tuple(close)
    sides = {each.name: NEUTRAL if isinstance(each, Town) else each.owner for each in pieces}
    others = tuple(dict.fromkeys(sides[name] for name in engaged if sides[name] != owner))
    against = (row.against,) if row.against else others
    return Battle("battle", owner, row.by, row.against, against, engaged, bool(row.engaged), kind, row.called)


RULES.lay_out = lay_out
