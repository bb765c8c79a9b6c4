"""What the shape of a table cannot say: names that fit together."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from judge.content.problem import unknown
from judge.games.wot_conquest import RULES
from judge.games.wot_conquest.cards import words
from judge.games.wot_conquest.play.spans import MEASURE_OF
from judge.games.wot_conquest.table.distance_rows import pairs
from judge.games.wot_conquest.table.layout import ZONES, Places, spread
from judge.games.wot_conquest.table.rows import Table
from judge.games.wot_conquest.things import MEASURES, NEUTRAL

Problems = Iterator[tuple[str, str]]
RESERVED = ("game", "map", "horn", "battle", "no rule", NEUTRAL)


def table_problems(table: Table) -> Problems:
    """Everything that does not fit together, each with the key it stands under."""
    if not table.players:
        yield "players", "there is no player; name one at least"
        return
    yield from _doubles(table)
    yield from _owners(table)
    yield from _players(table)
    bad = list(_distances(table))
    yield from bad
    if not bad:
        yield from _places(table)
    yield from _battle(table)
    yield from _names_in_text(table)


def _doubles(table: Table) -> Problems:
    """Names tell pieces apart, so no two things may share one."""
    groups: dict[str, Iterable[str]] = {
        "players": table.players,
        "units": [each for name, row in table.units.items() for each in spread(name, row)],
        "cities": table.cities,
        "towns": table.towns,
    }
    seen: dict[str, str] = dict.fromkeys(RESERVED, "the game itself")
    for group, names in groups.items():
        for name in names:
            if name in seen:
                yield group, f"the name {name} is used twice ({seen[name]} and {group}); give one of them another name"
            seen[name] = group


def _known(key: str, who: str, what: str, name: str, allowed: Collection[str]) -> Problems:
    if name not in allowed:
        yield key, f"{who}: {unknown(what, name, allowed)}"


def _owners(table: Table) -> Problems:
    sides = [*table.players, NEUTRAL]
    for name, row in table.units.items():
        yield from _known("units", name, "player", row.owner, sides)
        if row.target:
            yield from _known("units", name, "player", row.target, table.players)
    for name, city in table.cities.items():
        yield from _known("cities", name, "player", city.owner, sides)


def _players(table: Table) -> Problems:
    if sum(row.active for row in table.players.values()) > 1:
        yield "players", "two players are marked as active; it is one player's turn"
    for name in table.order:
        yield from _known("order", "order", "player", name, [*table.players, NEUTRAL])
    if table.horn.owner:
        yield from _known("horn", "horn", "player", table.horn.owner, table.players)
    if table.horn.city:
        yield from _known("horn", "horn", "city", table.horn.city, table.cities)


def _distances(table: Table) -> Problems:
    for key in table.distances:
        try:
            pairs(key)
        except ValueError as error:
            yield "distances", str(error)
    for key in table.lengths:
        yield from _known("lengths", "lengths", "measure", key.casefold(), MEASURE_OF)
    if any(row.gap().number is not None for row in table.distances.values()) and not table.lengths:
        yield "distances", "a distance is a number; say in `lengths` how long a span, short-span and so on are"


def _places(table: Table) -> Problems:
    """Once a place is named, every unit on the board has to be somewhere."""
    places = Places(table)
    if places.together:
        return
    yield from _contradictions(places)
    for name, row in table.units.items():
        if row.at.casefold() in ZONES and row.at:
            continue
        if not row.at and not (places.named & {name, *spread(name, row)}):
            yield (
                "units",
                f"say where {name} is: `at` a place, a city, a town or another unit (or name it in `distances`)",
            )
        elif row.count > 1 and places.named & set(spread(name, row)):
            yield "distances", f"{name} 1 to {row.count} share a row and stand together; give them rows of their own"
        elif row.at == name or _circular(table, name):
            yield "units", f"{name} stands where it itself stands; name another place"


def _contradictions(places: Places) -> Problems:
    """Pieces at one place share its distances, so that what is said of them must fit together."""
    for (one, other), gap in places.gaps().items():
        if one == other and gap.beyond:
            yield "distances", f"two pieces at {one} are said to be apart; give one of them another place"
        elif both := [each for each in MEASURES if each in gap.within and each in gap.beyond]:
            yield "distances", f"{one} and {other} are said to be within a {both[0]} of each other and beyond it"


def _circular(table: Table, name: str) -> bool:
    seen, at = {name}, table.units[name].at
    while at in table.units:
        if at in seen:
            return True
        seen.add(at)
        at = table.units[at].at
    return False


def _battle(table: Table) -> Problems:
    if table.battle is None:
        return
    here = {name: row for name, row in table.units.items() if not row.at or row.at.casefold() not in ZONES}
    names = [each for name, row in here.items() for each in spread(name, row)] + [*table.cities, *table.towns]
    for name in (table.battle.by, *table.battle.engaged, *table.battle.called):
        yield from _known("battle", "battle", "piece", name, names)
    if table.battle.against:
        yield from _known("battle", "battle", "player", table.battle.against, [*table.players, NEUTRAL])


def _names_in_text(table: Table) -> Problems:
    """Whom instructions and effects concern: a word for it, or the name of a piece on this table."""
    names = {each for name, row in table.units.items() for each in spread(name, row)} | {*table.cities, *table.towns}
    for name, row in table.units.items():
        for each in (line.instruction for ability in row.abilities for line in ability.do):
            if each.who not in ("", *words.WHO, *names):
                yield "units", f"{name}: {unknown('piece', each.who, [*words.WHO, *names])}"
    for effect in table.effects:
        yield from _known("effects", effect.source, "piece", effect.on, [*names, *table.players])


Table.problems = table_problems  # type: ignore[attr-defined]
RULES.table = Table
