"""What the shape of a table and its references cannot say: what is said of places, and names in ability text."""

from __future__ import annotations

from judge.games.wot_conquest import RULES
from judge.games.wot_conquest.play.who import numbered
from judge.games.wot_conquest.table.ability_rows import unreadable
from judge.games.wot_conquest.table.distance_rows import pairs
from judge.games.wot_conquest.table.layout import Places
from judge.games.wot_conquest.table.rows import Table
from judge.games.wot_conquest.things import BOARD, MEASURES, NEUTRAL
from judge.kit.names import used_twice
from judge.kit.rows import Problems, checks

RESERVED = ("game", "map", "horn", "battle", "timeline", "no rule", NEUTRAL)
RULES.table = Table


@checks(Table)
def problems(table: Table) -> Problems:
    """Everything that does not fit together, each with the key it stands under."""
    if not table.players:
        yield "players", "there are no players; name at least one"
        return
    groups = {"players": table.players, "units": table.unit_names, "cities": table.cities, "towns": table.towns}
    yield from used_twice(groups, RESERVED)
    if sum(row.active for row in table.players.values()) > 1:
        yield "players", "two players are marked as active; mark only the player whose turn it is"
    bad = list(unreadable(*(("distances", key, pairs) for key in table.distances)))
    if any(row.gap().number is not None for row in table.distances.values()) and not table.lengths:
        bad.append(("distances", "a distance is a number; say in `lengths` how long a span, short-span and so on are"))
    yield from bad or _places(table)
    yield from _ability_text(table)


def _places(table: Table) -> Problems:
    """Once a place is named, every unit on the board has to be somewhere."""
    places = Places(table)
    if places.together:
        return
    if circle := [name for name, row in table.units.items() if row.zone == BOARD and _circular(table, name)]:
        yield from ((("units", name), f"{name} stands where it itself stands; name another place") for name in circle)
        return
    yield from _contradictions(places)
    for name, row in table.units.items():
        if row.zone != BOARD:
            continue
        each_named = places.named & set(numbered(name, row.count))
        if not row.at and not each_named and name not in places.named:
            ways = "`at` a place, a city, a town or another unit (or name it in `distances`)"
            yield "units", f"say where {name} is: {ways}"
        elif row.count > 1 and each_named:
            yield "distances", f"{name} 1 to {row.count} share a row and stand together; give them rows of their own"


def _contradictions(places: Places) -> Problems:
    """Pieces at one place share its distances, so that what is said of them must fit together."""
    for (one, other), gap in places.gaps().items():
        if one == other and gap.beyond:
            yield "distances", f"two pieces at {one} are said to be apart; give one of them another place"
        elif both := [each for each in MEASURES if each in gap.within and each in gap.beyond]:
            yield "distances", f"{one} and {other} are said to be within a {both[0]} of each other and beyond it"


def _circular(table: Table, name: str) -> bool:
    """Whether a unit is said to be where another is that is, in the end, where the first one is."""
    seen, at = set[str](), table.units[name].at
    while at in table.units and at not in seen:
        seen.add(at)
        at = table.units[at].at
    return name in seen


def _ability_text(table: Table) -> Problems:
    """What is typed as an ability has to be understood; the text of a card does not."""
    lexicon = table.lexicon
    for name, row in table.units.items():
        for each in row.abilities:
            try:
                each.ability(lexicon)
            except ValueError as error:
                yield ("units", name), f"{each.name}: {error}"
        names = [each.name for each in row.abilities]
        for twice in {each for each in names if names.count(each) > 1}:
            yield ("units", name), f"two abilities are called {twice}; give one of them another name"
