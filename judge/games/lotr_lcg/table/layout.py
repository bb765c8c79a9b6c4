"""From the table as it is written to the things the rules work on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from judge.engine import Layout
from judge.games.lotr_lcg import RULES
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.cards.naming import own_names
from judge.games.lotr_lcg.table.card_rows import CardRow
from judge.games.lotr_lcg.table.rows import AttackRow, Table
from judge.games.lotr_lcg.things import (
    ACTIVE,
    DECK,
    DISCARD,
    HAND,
    PLAY,
    QUEST,
    QUEST_DECK,
    SCENARIO,
    SHADOW,
    STAGING,
    VICTORY,
    Attack,
    Card,
    Game,
    Lasting,
    Player,
    Printed,
    Scenario,
    Texts,
)

KINDS = {
    "heroes": "hero", "allies": "ally", "attachments": "attachment", "events": "event", "enemies": "enemy",
    "locations": "location", "treacheries": "treachery", "objectives": "objective", "quests": "quest",
}  # fmt: skip
PLAYER_CARDS = ("hero", "ally", "attachment", "event")
BIG_DECK = 30


def lay_out(table: Table) -> Layout:
    """The things of the game for a table as it is written."""
    things: list[Any] = [*_players(table), _scenario(table), *_cards(table), _game(table)]
    things.append(texts_of([each for each in things if isinstance(each, Card)]))
    things += _lasting(table, {each.name: each for each in things if isinstance(each, Card)})
    if table.attack is not None:
        things.append(_attack(table, table.attack))
    if table.campaign is not None:
        things.append(table.campaign.thing())
    return Layout(tuple(things))


def texts_of(cards: list[Card]) -> Texts:
    """What cards here could do all the time or wait for, so that what none of them does is not looked for."""
    found = [ability for card in cards for ability in card.printed.abilities]
    every = [
        *found,
        *(each.ability for ability in found for each in _instructions(ability) if each.ability is not None),
    ]
    verbs = frozenset(each.verb for ability in every if ability.kind == "constant" for each in ability.effects)
    return Texts("texts", verbs, frozenset(trigger.kind for ability in every for trigger in ability.triggers))


def _instructions(part: Any) -> Iterator[Instruction]:
    """Every instruction in some text, at any depth."""
    if isinstance(part, Instruction):
        yield part
    if isinstance(part, tuple):
        for each in part:
            yield from _instructions(each)


def rows(table: Table) -> Iterator[tuple[str, str, CardRow]]:
    """Every card of the table: its kind, its name, its row."""
    for key, kind in KINDS.items():
        group: Mapping[str, CardRow] = getattr(table, key)
        yield from ((kind, name, row) for name, row in group.items())


def first_of(table: Table) -> str:
    """first-player: the player marked as first, else the first listed who is still in the game."""
    marked = [name for name, row in table.players.items() if row.first]
    left = [name for name, row in table.players.items() if not row.eliminated]
    return (marked or left or list(table.players))[0]


def _names(listed: tuple[str, ...] | int | None) -> tuple[str, ...]:
    return listed if isinstance(listed, tuple) else ()


def _rest(listed: tuple[str, ...] | int | None, unsaid: int = 0) -> int:
    return listed if isinstance(listed, int) else unsaid if listed is None else 0


def _players(table: Table) -> Iterator[Player]:
    for name, row in table.players.items():
        yield Player(
            name, row.threat, _names(row.deck), tuple(sorted(row.pool)), 0 if row.pool else _rest(row.deck, BIG_DECK),
            _rest(row.hand), _names(row.discard), _rest(row.discard), row.eliminated,
        )  # fmt: skip


def _scenario(table: Table) -> Scenario:
    return Scenario(
        SCENARIO, _names(table.encounter_deck), tuple(sorted(table.encounter_pool)), _encounter_rest(table),
        _names(table.encounter_discard), _rest(table.encounter_discard), tuple(table.quests)[1:],
        table.victory_display,
    )  # fmt: skip


def _encounter_rest(table: Table) -> int:
    """What the table does not list of the encounter deck: nothing where it lists cards, else enough unnamed ones."""
    if table.encounter_rest is not None:
        return table.encounter_rest
    listed = table.encounter_pool or (isinstance(table.encounter_deck, tuple) and table.encounter_deck)
    return 0 if listed else _rest(table.encounter_deck, BIG_DECK)


def places(table: Table) -> dict[str, tuple[str, str]]:
    """Where the lists of the table put cards: name to (zone, whose)."""
    found: dict[str, tuple[str, str]] = {}
    for player, row in table.players.items():
        for zone, listed in ((HAND, row.hand), (DECK, row.deck), (DECK, row.pool), (DISCARD, row.discard)):
            found.update((name, (zone, player)) for name in _names(listed))
    for zone, listed in (
        (DECK, table.encounter_deck), (DECK, table.encounter_pool), (DISCARD, table.encounter_discard),
        (VICTORY, table.victory_display),
    ):  # fmt: skip
        found.update((name, (zone, SCENARIO)) for name in _names(listed))
    for name, enemy in table.enemies.items():
        found.update((shadow, (SHADOW, name)) for shadow in enemy.shadow)
    return found


def owner_of(table: Table, kind: str, name: str, row: CardRow) -> str:
    """owner-definition: the player named, the one in whose hand or deck it is, or whose character it is on."""
    if kind not in PLAYER_CARDS:
        return SCENARIO
    said = getattr(row, "owner", None)
    if said:
        return str(said)
    zone, whose = places(table).get(name, ("", ""))
    if whose in table.players:
        return whose
    host = str(getattr(row, "on", None) or "")
    for group in (table.heroes, table.allies):
        if host in group:
            return owner_of(table, "hero", host, group[host])
    return next(iter(table.players))


def _cards(table: Table) -> Iterator[Card]:
    listed, known = places(table), known_names(table)
    for at, (kind, name, row) in enumerate(rows(table), 1):
        owner = owner_of(table, kind, name, row)
        zone, whose = listed.get(name, ("", ""))
        zone = zone or _zone(table, kind, name, row)
        host = whose if zone == SHADOW else getattr(row, "on", None) or ""
        in_play = zone in (PLAY, STAGING, ACTIVE, QUEST)
        yield Card(
            name,
            printed(kind, name, row, known),
            owner,
            row.controller or _controller(table, host, owner, zone),
            zone,
            host,
            getattr(row, "engaged", None) or "",
            row.exhausted,
            getattr(row, "damage", 0),
            getattr(row, "resources", 0),
            getattr(row, "progress", 0),
            getattr(row, "committed", False),
            getattr(row, "attacked", False),
            getattr(row, "attacked_by", ()),
            zone != SHADOW,
            at if in_play else 0,
            getattr(row, "guards", ()),
        )


def _controller(table: Table, host: str, owner: str, zone: str) -> str:
    """attachment-other-player: what is attached to a player's character is under that player's control."""
    for kind, name, row in rows(table):
        if name == host and kind in ("hero", "ally") and zone == PLAY and owner != SCENARIO:
            return row.controller or owner_of(table, kind, name, row)
    return owner


def _zone(table: Table, kind: str, name: str, row: CardRow) -> str:
    if kind == "quest":
        return QUEST if name == next(iter(table.quests)) else QUEST_DECK
    if getattr(row, "active", False):
        return ACTIVE
    if getattr(row, "engaged", None) or getattr(row, "on", None):
        return PLAY
    if kind == "objective" and row.controller:
        return PLAY
    zone: str = getattr(row, "zone", PLAY)
    return PLAY if zone == "play" else zone


def known_names(table: Table) -> frozenset[str]:
    """The names and titles of all cards on the table, and of the players, whatever their case."""
    titles = {title.casefold() for _, name, row in rows(table) for title in (name, row.title or name)}
    return frozenset(titles | {name.casefold() for name in table.players})


def called(kind: str, name: str, row: CardRow) -> frozenset[str]:
    """self-referential: what a card's own text may call it."""
    return own_names(name, row.title or name, kind == "hero" or row.unique)


def printed(kind: str, name: str, row: CardRow, known: frozenset[str]) -> Printed:
    """What is printed on a card."""

    def number(key: str) -> int | None:
        found = getattr(row, key, None)
        return -1 if found == "X" else found

    spheres = tuple(each for each in getattr(row, "sphere", ()) if each != "neutral")
    title = row.title or name
    read = [each.read(called(kind, name, row), known) for each in row.text]
    keywords = (*(each.keyword for each in row.keywords), *(word for _, words in read for word in words))
    victory = number("victory")
    for word in keywords:
        victory = word.amount if word.name == "victory" else victory
    return Printed(
        title, kind, row.unique or kind == "hero", spheres, row.traits,
        tuple(each for each in keywords if each.name != "victory"), number("cost"), getattr(row, "threat_cost", None),
        number("willpower"), number("attack"), number("defense"), number("hit_points"), number("threat"),
        number("engagement_cost"), number("quest_points"), victory,
        tuple(ability for found, _ in read for ability in found), 0, getattr(row, "last", False),
        "player" if kind in PLAYER_CARDS else "encounter",
    )  # fmt: skip


def _game(table: Table) -> Game:
    first = first_of(table)
    completed = table.round - 1 if table.completed is None else table.completed
    clock = sum(1 for _ in rows(table)) + len(table.effects) + 1
    return Game("game", first, table.active or "", table.round, table.phase or "", clock, completed=completed)


def _lasting(table: Table, cards: Mapping[str, Card]) -> Iterator[Lasting]:
    """lasting-player-snapshot: a player card's effect holds for the cards that it held for; names are such cards."""
    at = len(cards)
    known = known_names(table)
    for number, row in enumerate(table.effects, 1):
        controller = SCENARIO if row.by == "encounter" else row.you or first_of(table)
        for part, effect in enumerate(row.effects(known)):
            yield Lasting(
                f"lasting {number}.{part}", row.source, controller, effect, None, effect.until, at + number,
                player=row.you or "", encounter=row.by == "encounter",
            )  # fmt: skip


def _attack(table: Table, row: AttackRow) -> Attack:
    enemy = table.enemies.get(row.enemy)
    player = row.player or (enemy.engaged if enemy and enemy.engaged else first_of(table))
    declared = row.declared or bool(row.defenders)
    return Attack(
        "attack", row.by, row.enemy, player, row.attackers, row.defenders, declared, row.target or "",
    )  # fmt: skip


RULES.lay_out = lay_out
