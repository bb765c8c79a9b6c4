"""The rows of a table put in their places on a board: tiles with numbers, tokens and states, and what changed marked.

A board is plain data, so that a page, a printer or a reader of the screen can each make its own of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from judge.scenario.boards.plan import ANY, EACH, NONE, Plan, Spot, Tiles, Wanted

Row = Mapping[str, Any]
NOTHING = ("", "none", "no", "0", "False")


class Figure(NamedTuple):
    """Something written on a tile or above the board: its name, what it is, and what it was before."""

    label: str
    value: str
    was: str | None = None

    @property
    def changed(self) -> bool:
        """Whether the last step changed it."""
        return self.was is not None


class Tile(NamedTuple):
    """A card, unit or anything else that lies on the board."""

    name: str
    kind: str = ""
    owner: str = ""
    numbers: tuple[Figure, ...] = ()
    tokens: tuple[Figure, ...] = ()
    states: tuple[Figure, ...] = ()
    facts: tuple[Figure, ...] = ()
    cells: tuple[Figure, ...] = ()
    under: tuple[Tile, ...] = ()
    mark: str = ""


class Drawn(NamedTuple):
    """A place of the board with what lies there."""

    id: str
    title: str
    owner: str
    shape: str
    tiles: tuple[Tile, ...]
    own: tuple[Figure, ...] = ()


class Board(NamedTuple):
    """What stands above the board, its places line by line, and the rows of the table that no place takes."""

    head: tuple[Figure, ...]
    lines: tuple[tuple[Drawn, ...], ...]
    rest: tuple[Row, ...]


def draw(plan: Plan, rows: Iterable[Row]) -> Board:
    """The board of a table, as `table_rows` gives it."""
    every = list(rows)
    groups = {row["label"]: row["rows"] for row in every if _is_group(row)}
    head = tuple(figure for path, label in plan.head.items() for figure in _head(every, path, label))
    spots = plan.places or tuple(
        Spot(id=f"group-{n}", title=name, of=name, line=n, always=True) for n, name in enumerate(groups)
    )
    taken: set[tuple[str, str]] = set()
    lines: dict[int, list[Drawn]] = {}
    for spot in spots:
        lines.setdefault(spot.line, []).extend(_places(plan, spot, groups, taken))
    rest = tuple(_left(plan, every, groups, taken))
    return Board(head, tuple(tuple(some) for _, some in sorted(lines.items()) if some), rest)


def _is_group(row: Row) -> bool:
    """Whether a row is a group of things, each with rows of its own."""
    return "rows" in row and all("rows" in each for each in row["rows"])


def _head(rows: list[Row], path: str, label: str) -> Iterator[Figure]:
    """What a path through the rows leads to, such as `turn.active`; nothing where there is no such row."""
    found: Row | None = None
    for part in path.split("."):
        inner = rows if found is None else found.get("rows", ())
        found = next((each for each in inner if each["label"] == part), None)
        if found is None:
            return
    if found is not None and "value" in found and not found.get("gone"):
        yield Figure(label, found["value"], found.get("was"))


def _places(plan: Plan, spot: Spot, groups: Mapping[str, list[Row]], taken: set[tuple[str, str]]) -> Iterator[Drawn]:
    """The places of one kind: one, or one for each player or value."""
    rows = [row for row in groups.get(spot.of, ()) if (spot.of, row["label"]) not in taken]
    for each in _each(spot, groups, rows):
        here = [row for row in rows if _lies(spot, row, each)]
        names = {row["label"] for row in groups.get(spot.of, ())}
        tiles = plan.tiles.get(spot.of, Tiles())
        hosts = [row for row in here if not _host(tiles, row, names)]
        found = tuple(_tile(tiles, row, groups.get(spot.of, ()), names) for row in hosts)
        taken.update((spot.of, row["label"]) for row in here)
        if found or spot.always:
            own = _own(spot, groups, each, taken)
            owner = each if spot.each else ""
            yield Drawn(_id(spot, each), spot.title.replace("{each}", each), owner, spot.shape, found, own)


def _own(spot: Spot, groups: Mapping[str, list[Row]], each: str, taken: set[tuple[str, str]]) -> tuple[Figure, ...]:
    """What the table says of the player whose place it is."""
    row = next((row for row in groups.get(spot.each, ()) if spot.own and row["label"] == each), None)
    if row is None:
        return ()
    taken.add((spot.each, each))
    return tuple(_figure(inner["label"], inner) for inner in row["rows"] if _tells(inner))


def _id(spot: Spot, each: str) -> str:
    return f"{spot.id}-{each}".replace(" ", "-") if each else spot.id


def _each(spot: Spot, groups: Mapping[str, list[Row]], rows: list[Row]) -> Iterable[str]:
    if spot.each:
        return [row["label"] for row in groups.get(spot.each, ())]
    if spot.by:
        return dict.fromkeys(value for row in rows if (value := _value(row, spot.by)))
    return [""]


def _lies(spot: Spot, row: Row, each: str) -> bool:
    """Whether a row lies in a place."""
    if row.get("gone"):
        return False
    if spot.by and _value(row, spot.by) != each:
        return False
    return all(_fits(_value(row, key), wanted, each) for key, wanted in spot.when.items())


def _fits(value: str, wanted: Wanted, each: str) -> bool:
    if wanted == ANY:
        return value not in NOTHING
    if wanted == NONE:
        return value in NOTHING
    if isinstance(wanted, bool):
        return (value == "yes") is wanted
    if isinstance(wanted, tuple):
        return value in wanted
    return value == (each if wanted == EACH else wanted)


def _value(row: Row, key: str) -> str:
    """What a thing says under a key; nothing where it does not, or no longer."""
    found = next((each for each in row["rows"] if each["label"] == key), None)
    return "" if found is None or found.get("gone") else str(found.get("value", ""))


def _host(tiles: Tiles, row: Row, names: Iterable[str]) -> str:
    """The tile that a thing lies under."""
    host = _value(row, tiles.on) if tiles.on else ""
    return host if host in names and host != row["label"] else ""


def _tile(tiles: Tiles, row: Row, every: Iterable[Row], names: set[str], depth: int = 0) -> Tile:
    label = row["label"]
    under = (
        tuple(
            _tile(tiles, each, every, names, depth + 1)
            for each in every
            if not each.get("gone") and _host(tiles, each, names) == label
        )
        if depth < 4
        else ()
    )
    said = {each["label"]: each for each in row["rows"]}
    known = {
        tiles.kind,
        tiles.owner,
        tiles.on,
        *tiles.numbers,
        *tiles.tokens,
        *tiles.states,
        *tiles.cells,
        *tiles.hidden,
    }
    facts = tuple(_figure(key, each) for key, each in said.items() if key not in known and _tells(each))
    return Tile(
        label,
        _value(row, tiles.kind) if tiles.kind else "",
        _value(row, tiles.owner) if tiles.owner else "",
        tuple(_figure(short, said[key]) for key, short in tiles.numbers.items() if key in said),
        _said(said, tiles.tokens),
        _said(said, tiles.states),
        facts,
        _said(said, tiles.cells),
        under,
        _mark(tiles, row, said),
    )


def _said(said: Mapping[str, Row], keys: Iterable[str]) -> tuple[Figure, ...]:
    return tuple(_figure(key, said[key]) for key in keys if key in said and _tells(said[key]))


def _tells(row: Row) -> bool:
    """Whether a row says anything: something there, or something that has just gone."""
    return "rows" in row or row.get("value", "") not in NOTHING or row.get("was") not in (None, *NOTHING)


def _figure(label: str, row: Row) -> Figure:
    if "rows" in row:
        return Figure(label, ", ".join(f"{each['label']} {each.get('value', '')}" for each in row["rows"]) or "none")
    return Figure(
        label, "none" if row.get("gone") else str(row["value"]), row.get("was", "" if row.get("new") else None)
    )


def _mark(tiles: Tiles, row: Row, said: Mapping[str, Row]) -> str:
    """What happened to a whole tile in the last step: it came, it moved, or something on it changed."""
    if row.get("new"):
        return "new"
    if any("was" in said[key] or said[key].get("new") for key in (*tiles.hidden, tiles.on, tiles.owner) if key in said):
        return "moved"
    return "changed" if any("was" in each or each.get("new") for each in said.values()) else ""


def _left(
    plan: Plan, rows: Iterable[Row], groups: Mapping[str, list[Row]], taken: set[tuple[str, str]]
) -> Iterator[Row]:
    """The rows that are drawn nowhere, with what is already said above taken out."""
    above = {path.split(".")[0]: path for path in plan.head}
    for row in rows:
        if row["label"] in groups:
            inner = [each for each in row["rows"] if (row["label"], each["label"]) not in taken or each.get("gone")]
            if inner:
                yield {**row, "rows": inner}
        elif row["label"] not in above:
            yield row
        elif "rows" in row:
            said = {path.partition(".")[2] for path in plan.head if path.startswith(f"{row['label']}.")}
            inner = [each for each in row["rows"] if each["label"] not in said]
            if inner:
                yield {**row, "rows": inner}
