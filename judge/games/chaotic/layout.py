"""4 Battleboard set-up: from the table as it is written to the things the rules work on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judge.content.problem import unknown
from judge.engine.rules import Layout
from judge.games.chaotic.boards import standard_board
from judge.games.chaotic.rules import RULES
from judge.games.chaotic.table import AttackRow, BoardRow, CreatureRow, LocationRow, Table
from judge.games.chaotic.things import (
    ELEMENTS,
    Ability,
    Attack,
    Battlegear,
    Board,
    Combat,
    Creature,
    Effect,
    Game,
    Item,
    Location,
    Mark,
    Mugic,
    Player,
    Timeline,
)
from judge.games.chaotic.words import instruction, target


def lay_out(table: Table) -> Layout:
    """The things of the game for a table as it is written."""
    active = next((name for name, row in table.players.items() if row.active), next(iter(table.players)))
    things: list[Any] = [*_players(table), *_creatures(table), *_gear(table), *_cards(table), *_locations(table)]
    things += [_timeline(table), _board(table.board), _game(table, active)]
    fighters = [name for name, row in table.creatures.items() if row.engaged]
    if fighters:
        space = next((table.creatures[name].space for name in fighters), "")
        things.append(Combat(space=space, striker=table.striker or active))
    return Layout(tuple(things), (("item", _attack_item(table)),) if table.attack else ())


def _players(table: Table) -> Iterator[Player]:
    for name, row in table.players.items():
        yield Player(name, row.mugic, row.attacks, row.attack_deck, row.attack_discard, (), row.locations)


def _creatures(table: Table) -> Iterator[Creature]:
    for name, row in table.creatures.items():
        yield Creature(
            name, row.title or name, row.owner, row.controller or row.owner, row.tribe, row.subtypes,
            (row.courage, row.power, row.wisdom, row.speed), row.energy, row.elements, row.counters,
            tuple(each.ability for each in row.abilities),
            None if row.brainwashed is None else tuple(each.ability for each in row.brainwashed),
            row.damage, row.space, row.engaged, row.infected, row.moved, row.zone, row.attacks,
        )  # fmt: skip


def _gear(table: Table) -> Iterator[Battlegear]:
    for name, row in table.creatures.items():
        if row.gear is not None:
            abilities = tuple(_borne(each.ability) for each in row.gear.abilities)
            yield Battlegear(row.gear.name, name, row.gear.up, abilities)


def _borne(ability: Ability) -> Ability:
    """An ability of Battlegear that speaks of `this` without a trigger of its own is its bearer's."""
    return ability._replace(reach="bearer") if ability.reach == "this" else ability


def _cards(table: Table) -> Iterator[Mugic | Attack]:
    for name, mugic in table.mugic.items():
        aim = target(mugic.target) if mugic.target else ""
        yield Mugic(name, mugic.affiliation, mugic.cost.cost, aim, tuple(row.instruction for row in mugic.text))
    for name, attack in table.attacks.items():
        yield _attack(name, attack)


def _attack(name: str, row: AttackRow) -> Attack:
    boxes = tuple(getattr(row, element) for element in ELEMENTS)
    instructions = tuple(each.instruction for each in row.text)
    icons = {c.what.casefold() for each in instructions for c in each.conditions if c.what.casefold() in ELEMENTS}
    return Attack(name, row.base, boxes, instructions, row.cost.cost if row.cost else None, tuple(sorted(icons)))


def _locations(table: Table) -> Iterator[Location]:
    for name, row in table.locations.items():
        mirage = None if row.mirage is None else tuple(each.ability for each in row.mirage)
        abilities = tuple(each.ability for each in row.abilities)
        yield Location(name, row.owner, row.initiative, abilities, mirage, _place(row), row.space)


def _place(row: LocationRow) -> str:
    return "active" if row.active else "board" if row.space else "deck"


def _timeline(table: Table) -> Timeline:
    """8.7.1: gear that is up counts from its reveal, the Location from when it became active, effects as listed."""
    marks = [Mark("gear", row.gear.name) for row in table.creatures.values() if row.gear and row.gear.up]
    marks += [Mark("location", name) for name, row in table.locations.items() if row.active or row.space]
    rows: list[Effect | Mark] = [*marks]
    for row in table.effects:
        loss = instruction(f"lose {row.loses}") if row.loses else None
        gains = tuple(each.ability for each in row.gains)
        rows.append(
            Effect(row.source, row.on, row.parsed(), gains, loss.what if loss else "", loss.amount if loss else 0, row.until)
        )
    return Timeline(rows=tuple(rows))


def _board(row: BoardRow) -> Board:
    if row.size:
        return standard_board(int(row.size))
    both = {space: set(borders) for space, borders in row.adjacent.items()}
    for space, borders in row.adjacent.items():
        for other in borders:
            both.setdefault(other, set()).add(space)
    adjacent = tuple((space, tuple(sorted(borders))) for space, borders in sorted(both.items()))
    return Board(adjacent=adjacent, sides=tuple((space, space[:1]) for space, _ in adjacent))


def _game(table: Table, active: str) -> Game:
    """6.3.7.1 looks back over this turn and the two before it."""
    fought = tuple(
        tuple(name for name, row in table.players.items() if ago in row.fought) for ago in (0, 1, 2)
    )
    hive = tuple(table.players) if table.hive else ()
    return Game(active=active, format=table.format, turn=table.turn, hive=hive, initiated=table.initiated, fought=fought)


def _attack_item(table: Table) -> Item:
    assert table.attack is not None
    striker = table.striker or next((name for name, row in table.players.items() if row.active), next(iter(table.players)))
    source = next(name for name, row in table.creatures.items() if row.engaged and (row.controller or row.owner) == striker)
    return Item(table.attack, "attack", striker, source, table.attack)


def table_problems(table: Table) -> Iterator[tuple[str, str]]:
    """What the shape of a table cannot say: names that fit together."""
    if len(table.players) != 2:
        yield "players", f"found {len(table.players)} players; Chaotic is played by 2"
        return
    for name, row in table.creatures.items():
        yield from _creature_problems(table, name, row)
    for player, hand in table.players.items():
        for card in (*hand.attacks, *hand.attack_deck, *hand.attack_discard):
            if card not in table.attacks:
                yield "players", f"{player}: {unknown('attack', card, table.attacks)}"
        for card in hand.mugic:
            if card not in table.mugic:
                yield "players", f"{player}: {unknown('Mugic', card, table.mugic)}"
        for card in hand.locations:
            if card not in table.locations:
                yield "players", f"{player}: {unknown('Location', card, table.locations)}"
    for name, location in table.locations.items():
        if location.owner not in table.players:
            yield "locations", f"{name}: {unknown('player', location.owner, table.players)}"
    for effect in table.effects:
        if effect.on not in (*table.creatures, "attack damage", "damage"):
            yield "effects", f"{effect.source}: {unknown('Creature', effect.on, [*table.creatures, 'attack damage'])}"
    yield from _combat_problems(table)


def _creature_problems(table: Table, name: str, row: CreatureRow) -> Iterator[tuple[str, str]]:
    for player in (row.owner, row.controller or row.owner):
        if player not in table.players:
            yield "creatures", f"{name}: {unknown('player', player, table.players)}"


def _combat_problems(table: Table) -> Iterator[tuple[str, str]]:
    sides = [row.controller or row.owner for row in table.creatures.values() if row.engaged]
    if len(sides) not in (0, 2) or len(set(sides)) != len(sides):
        yield "creatures", f"{len(sides)} Creatures are engaged; in combat there is one of each player's"
    if table.attack is not None and table.attack not in table.attacks:
        yield "attack", unknown("attack", table.attack, table.attacks)
    if table.attack is not None and not sides:
        yield "attack", "an attack has been played, but no Creatures are engaged"
    if table.striker is not None and table.striker not in table.players:
        yield "striker", unknown("player", table.striker, table.players)


Table.problems = table_problems  # type: ignore[attr-defined]
RULES.table = Table
RULES.lay_out = lay_out
