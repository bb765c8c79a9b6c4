"""What the shape of a table cannot say: names that fit together."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from judge.content.problem import unknown
from judge.games.lotr_lcg import RULES
from judge.games.lotr_lcg.table.layout import PLAYER_CARDS, called, known_names, places, rows
from judge.games.lotr_lcg.table.rows import Table
from judge.games.lotr_lcg.things import SCENARIO

Problems = Iterator[tuple[str, str]]
RESERVED = ("game", "attack", SCENARIO, "campaign")
GROUPS = {
    "hero": "heroes", "ally": "allies", "attachment": "attachments", "event": "events", "enemy": "enemies",
    "location": "locations", "treachery": "treacheries", "objective": "objectives", "quest": "quests",
}  # fmt: skip


def table_problems(table: Table) -> Problems:
    """Everything that does not fit together, each with the key it stands under."""
    if not 1 <= len(table.players) <= 4:
        yield "players", f"found {len(table.players)} players; the game is for 1 to 4"
        return
    yield from _doubles(table)
    yield from _players(table)
    yield from _lists(table)
    yield from _hosts(table)
    yield from _attack(table)
    yield from _names(table)


def _doubles(table: Table) -> Problems:
    """Names tell cards apart, so no two things may share one, whatever their case."""
    seen: dict[str, str] = {name.casefold(): "the game itself" for name in RESERVED}
    seen.update((name.casefold(), "players") for name in table.players)
    for kind, name, _ in rows(table):
        if name.casefold() in seen:
            yield GROUPS[kind], f"the name {name} is used twice ({seen[name.casefold()]} and {GROUPS[kind]}); " \
                                "give one of them another name and a `title`"  # fmt: skip
        seen[name.casefold()] = GROUPS[kind]


def _known(key: str, who: str, what: str, name: str, allowed: Collection[str]) -> Problems:
    if name not in allowed:
        yield key, f"{who}: {unknown(what, name, allowed)}"


def _players(table: Table) -> Problems:
    for kind, name, row in rows(table):
        key = GROUPS[kind]
        for player in (getattr(row, "owner", None), getattr(row, "engaged", None), *getattr(row, "attacked_by", ())):
            if player is not None:
                yield from _known(key, name, "player", player, table.players)
        if row.controller is not None:
            yield from _known(key, name, "player", row.controller, (*table.players, SCENARIO))
        yield from _owner(table, kind, name, row)
    for key, player in (("active", table.active), *(("effects", row.you) for row in table.effects)):
        if player is not None:
            yield from _known(key, key, "player", player, table.players)
    if sum(row.first for row in table.players.values()) > 1:
        yield "players", "there is one first player"


def _owner(table: Table, kind: str, name: str, row: object) -> Problems:
    if kind not in PLAYER_CARDS or len(table.players) == 1:
        return
    named = getattr(row, "owner", None) or getattr(row, "on", None) or name in places(table)
    if not named:
        yield GROUPS[kind], f"{name}: say whose it is (`owner`), or name it in a player's hand, deck or discard pile"


def _lists(table: Table) -> Problems:
    """Cards named in hands, decks, piles and as shadow cards must be on the table, each once."""
    known = {name for _, name, _ in rows(table)}
    seen: set[str] = set()
    for player, row in table.players.items():
        for listed in (row.hand, row.deck, row.pool, row.discard):
            yield from _listed("players", player, listed, known, seen)
    for key in ("encounter_deck", "encounter_pool", "encounter_discard", "victory_display"):
        yield from _listed(key, key.replace("_", "-"), getattr(table, key), known, seen)
    for name, enemy in table.enemies.items():
        yield from _listed("enemies", name, enemy.shadow, known, seen)


def _listed(key: str, who: str, listed: tuple[str, ...] | int | None, known: set[str], seen: set[str]) -> Problems:
    for name in listed if isinstance(listed, tuple) else ():
        yield from _known(key, who, "card", name, known)
        if name in seen:
            yield key, f"{who}: {name} is listed twice; copies need names of their own and a `title`"
        seen.add(name)


def _hosts(table: Table) -> Problems:
    known = {name for _, name, _ in rows(table)}
    for kind, name, row in rows(table):
        host = getattr(row, "on", None)
        if host is not None:
            yield from _known(GROUPS[kind], name, "card", host, known - {name})
        for guard in getattr(row, "guards", ()):
            yield from _known(GROUPS[kind], name, "card", guard, known - {name})
    if sum(row.active for row in table.locations.values()) > 1:
        yield "locations", "there is only one active location"


def _attack(table: Table) -> Problems:
    row = table.attack
    if row is None:
        return
    yield from _known("attack", "enemy", "enemy", row.enemy, table.enemies)
    characters = (*table.heroes, *table.allies, *table.objectives)
    if row.player is not None:
        yield from _known("attack", "player", "player", row.player, table.players)
    for name in (*row.attackers, *row.defenders, *((row.target,) if row.target else ())):
        yield from _known("attack", "attack", "character", name, characters)


def _names(table: Table) -> Problems:
    """Card text that can be read: in words that are understood, with names of cards on this table."""
    known = known_names(table)
    for kind, name, row in rows(table):
        for text in row.text:
            try:
                text.read(called(kind, name, row), known)
            except ValueError as error:
                yield GROUPS[kind], f"{name} ({text.place}): {error}"
    for effect in table.effects:
        try:
            effect.effects(known)
        except ValueError as error:
            yield "effects", f"{effect.place}: {error}"


Table.problems = table_problems  # type: ignore[attr-defined]
RULES.table = Table
