"""4.1 Battleboard set-up: from the table as it is written to the things the rules work on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judge.engine import Layout, Pile
from judge.games.chaotic import RULES
from judge.games.chaotic.cards.meanings import ELEMENTS, Ability, Attack, Battlegear, Location, Mugic
from judge.games.chaotic.cards.printed import OPENS
from judge.games.chaotic.play.battleboard import joined, standard
from judge.games.chaotic.play.triggers import KEYWORDS, keyword_item
from judge.games.chaotic.play.who import BURST
from judge.games.chaotic.table.rows import AttackRow, BoardRow, BurstRow, CreatureRow, LocationRow, Table
from judge.games.chaotic.table.text_rows import AbilityRow, all_of, targets_of, text_of
from judge.games.chaotic.things import Board, Combat, Creature, Effect, Game, Item, Mark, Player
from judge.kit.rows import become, marked
from judge.kit.timeline import Timeline


def lay_out(table: Table) -> Layout:
    """The things of the game for a table as it is written."""
    pool = {name: tuple(sorted(row.attack_pool)) for name, row in table.players.items()}
    things: list[Any] = [become(Player, row, name=name, attack_pool=pool[name]) for name, row in table.players.items()]
    things += [*_creatures(table), *_gear(table), *_mugic(table)]
    things += [_attack(name, row) for name, row in table.attacks.items()]
    things += [_location(name, row) for name, row in table.locations.items()]
    things += [_timeline(table), _board(table.board), _game(table), *_combat(table)]
    burst = tuple(_burst(table))
    things += [Pile(BURST, burst)] if burst else []
    return Layout(tuple(things), (("item", burst[0]),) if table.attack else ())


def _striker(table: Table) -> str:
    """7.2.5: the Striking Player; the active one where nothing else is said."""
    return table.striker or marked(table.players, "active")


def _creatures(table: Table) -> Iterator[Creature]:
    attacker = _attacker(table)
    for name, row in table.creatures.items():
        yield become(
            Creature,
            row,
            name=name,
            title=row.title or name,
            controller=row.side,
            disciplines=(row.courage, row.power, row.wisdom, row.speed),
            abilities=all_of(row.abilities),
            brainwashed=None if row.brainwashed is None else all_of(row.brainwashed),
            attacks=row.attacks + (name == attacker),
            landed=row.attacks,
            switched=row.brainwashed is not None and _has_chief(table, row),
        )


def _has_chief(table: Table, row: CreatureRow) -> bool:
    """9.2.2: whether the Brainwashed text is active from the start, so that nothing has switched yet."""
    mates = (each for each in table.creatures.values() if each.side == row.side and each.zone == "play")
    return any(subtype.casefold() == "chieftain" for each in mates for subtype in (each.tribe, *each.subtypes))


def _gear(table: Table) -> Iterator[Battlegear]:
    for name, bearer in table.gear.items():
        row, zone = table.creatures[bearer].gear, table.creatures[bearer].zone
        assert row is not None
        text = _concerning("bearer", row.abilities)
        opens = row.opens or any(each.name == OPENS for each in text)
        own = tuple(each for each in text if each.name != OPENS)
        yield become(Battlegear, row, name=name, bearer=bearer, abilities=own, zone=zone, opens=opens)


def _concerning(whom: str, rows: tuple[AbilityRow, ...]) -> tuple[Ability, ...]:
    """What Battlegear gives without saying to whom it gives its bearer; a Location gives it to all."""
    return tuple(
        each._replace(reach=whom + each.reach.removeprefix("this")) if each.reach.startswith("this") else each
        for each in all_of(rows)
    )


def _mugic(table: Table) -> Iterator[Mugic]:
    for name, row in table.mugic.items():
        aim, text = targets_of(row.target, row.text), text_of(row.text)
        yield become(Mugic, row, name=name, cost=row.cost.means, targets=aim, instructions=text)


def _attack(name: str, row: AttackRow) -> Attack:
    """8.6.1.4: an elemental icon in the text counts too; here it is an element that the text names as a condition."""
    boxes, text = tuple(getattr(row, element) for element in ELEMENTS), text_of(row.text)
    named = {c.what.casefold() for each in text for c in each.conditions if c.of == "this"}
    icons = tuple(sorted(named & set(ELEMENTS)))
    return become(Attack, row, name=name, boxes=boxes, instructions=text, cost=row.cost.means, icons=icons)


def _location(name: str, row: LocationRow) -> Location:
    mirage = None if row.mirage is None else _concerning("all", row.mirage)
    return become(
        Location, row, name=name, abilities=_concerning("all", row.abilities), mirage=mirage, place=_place(row)
    )


def _place(row: LocationRow) -> str:
    return "active" if row.active else "board" if row.space else "deck"


def _timeline(table: Table) -> Timeline:
    """8.7.1: gear that is up and Locations count from before the effects, unless a row says when they were revealed."""
    worn = {name: table.creatures[bearer].gear for name, bearer in table.gear.items()}
    marks = {name: "gear" for name, row in worn.items() if row and row.up}
    marks |= {name: "location" for name, row in table.locations.items() if _place(row) != "deck"}
    told = {row.reveals for row in table.effects}
    rows: list[Effect | Mark] = [Mark(kind, name) for name, kind in marks.items() if name not in told]
    for row in table.effects:
        if row.reveals is not None:
            kinds = {**dict.fromkeys(table.creatures, "text"), **dict.fromkeys(table.locations, "location")}
            rows.append(Mark(kinds.get(row.reveals, "gear"), row.reveals))
        else:
            lost = row.lost()
            change, gains = row.parsed(), all_of(row.gains)
            rows.append(become(Effect, row, change=change, gains=gains, loses=lost.what, loses_amount=lost.amount))
    given = ((name, row.controller) for name, row in table.creatures.items() if row.controller)
    rows += [Effect("the table", name, control=player, until="good") for name, player in given]
    return Timeline(rows=tuple(row._replace(at=n) for n, row in enumerate(rows, 1)))


def _board(row: BoardRow) -> Board:
    if row.adjacent:
        pairs = [(space, other) for space, borders in row.adjacent.items() for other in borders]
        return Board(adjacent=joined(pairs, row.adjacent))
    size = int(row.size) if row.size else 0
    return Board(adjacent=standard(size) if size else (), size=size)


def _game(table: Table) -> Game:
    """6.3.7.1 looks back over this turn and the two before it."""
    fighters = [(name, "", row.fought) for name, row in table.players.items()]
    fighters += [(row.side, name, row.fought) for name, row in table.creatures.items()]
    return become(
        Game,
        table,
        active=marked(table.players, "active"),
        starting=table.starting or next(iter(table.players)),
        hive=() if table.hive is False else tuple(table.players) if table.hive is True else (str(table.hive),),
        moved=table.any_moved or any(row.moved for row in table.creatures.values()),
        fought=tuple(tuple((side, name) for side, name, turns in fighters if ago in turns) for ago in (0, 1, 2)),
    )


def _combat(table: Table) -> Iterator[Combat]:
    fighters = [row for row in table.creatures.values() if row.engaged]
    runs = tuple(sorted((name, row.harmless) for name, row in table.players.items() if row.harmless))
    if fighters:
        yield Combat(space=fighters[0].space, striker=_striker(table), harmless=runs, quiet=runs)


def _attacker(table: Table) -> str:
    """The engaged Creature of the Striking Player, if an attack has been played."""
    if table.attack is None and not any(row.attack for row in table.burst):
        return ""
    fighters = (name for name, row in table.creatures.items() if row.engaged and row.side == _striker(table))
    return next(fighters, "")


def _burst(table: Table) -> Iterator[Item]:
    """What is on the Burst already, oldest first; an attack that has just been played lies at the bottom."""
    first = (BurstRow(attack=table.attack),) if table.attack else ()
    for row in (*first, *table.burst):
        if row.attack:
            creature = _attacker(table)
            yield Item(row.attack, "attack", _striker(table), creature, creature, row.attack)
        else:
            yield _played(table, row, row.of or "")


def _played(table: Table, row: BurstRow, source: str) -> Item:
    """A Mugic or an ability on the Burst."""
    creature = table.gear.get(source, source)
    by = table.creatures[creature].side
    if row.mugic:
        card = table.mugic[row.mugic]
        cost, wanted = card.cost.means, targets_of(card.target, card.text)
        made = Item(row.mugic, "mugic", by, creature, creature, row.mugic, wanted, instructions=text_of(card.text))
        return made._replace(targets=row.on, x=row.x, paid=row.x if cost.x else cost.counters)
    ability = table.ability(row)
    if ability.name in KEYWORDS:
        return keyword_item(ability, creature, by)
    return Item.of(ability, source, creature, by)._replace(targets=row.on, x=row.x)


RULES.lay_out = lay_out
