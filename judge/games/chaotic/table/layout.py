"""4.1 Battleboard set-up: from the table as it is written to the things the rules work on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judge.engine import Layout, Pile
from judge.games.chaotic import RULES
from judge.games.chaotic.cards.meanings import ELEMENTS, Meets, Those, Trait
from judge.games.chaotic.cards.meanings.ability import Attack, Battlegear, Location, Mugic
from judge.games.chaotic.play.battleboard import joined, standard
from judge.games.chaotic.play.keyword_triggers import keyword_item
from judge.games.chaotic.play.triggers import KEYWORDS
from judge.games.chaotic.play.who import BURST
from judge.games.chaotic.table.rows import BurstRow, CreatureRow, EffectRow, LocationRow, Table
from judge.games.chaotic.table.text_rows import lost
from judge.games.chaotic.table.texts import box
from judge.games.chaotic.things import PLAY, Board, Combat, Creature, Effect, Game, Item, Mark, Player
from judge.kit.rows import become, marked
from judge.kit.timeline import Timeline


def lay_out(table: Table) -> Layout:
    """The things of the game for a table as it is written."""
    pool = {name: tuple(sorted(row.attack_pool)) for name, row in table.players.items()}
    things: list[Any] = [become(Player, row, name=name, attack_pool=pool[name]) for name, row in table.players.items()]
    things += [*_creatures(table), *_gear(table), *_mugic(table)]
    things += [_attack(table, name) for name in table.attacks]
    things += [_location(table, name, row) for name, row in table.locations.items()]
    things += [_timeline(table), _board(table), _game(table), *_combat(table)]
    burst = tuple(_burst(table))
    things += [Pile(BURST, burst)] if burst else []
    fresh = (("fresh", True),) if not table.burst else ()
    return Layout(tuple(things), (("item", burst[0]), *fresh) if table.attack else ())


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
            abilities=table.texts.creatures[name].own,
            brainwashed=None if not _is_minion(row) else table.texts.brainwashed[name].own,
            attacks=row.attacks + (name == attacker),
            landed=row.attacks,
            switched=_is_minion(row) and _has_chief(table, row),
        )


def _is_minion(row: CreatureRow) -> bool:
    """9.2.1: a Minion has two texts; without Brainwashed text its second one is empty."""
    return row.brainwashed is not None or any(each.casefold() == "minion" for each in row.subtypes)


def _has_chief(table: Table, row: CreatureRow) -> bool:
    """9.2.2: whether the Brainwashed text is active from the start, so that nothing has switched yet."""
    mates = (each for each in table.creatures.values() if each.side == row.side and each.zone == "play")
    return any(subtype.casefold() == "chieftain" for each in mates for subtype in (each.tribe, *each.subtypes))


def _gear(table: Table) -> Iterator[Battlegear]:
    for name, bearer in table.gear.items():
        creature = table.creatures[bearer]
        row, zone = creature.gear, creature.zone
        assert row is not None
        text = table.texts.gear[name]
        yield become(
            Battlegear, row, name=name, title=row.name, bearer=bearer, abilities=text.own, zone=zone,
            opens=row.opens or text.opens, owner=creature.owner, left_from="" if zone == PLAY else creature.side,
        )  # fmt: skip


def _mugic(table: Table) -> Iterator[Mugic]:
    for name, row in table.mugic.items():
        text = table.texts.mugic[name]
        yield become(
            Mugic,
            row,
            name=name,
            cost=row.cost.means,
            targets=text.targets,
            steps=text.steps,
            modes=text.modes,
            costs=text.costs,
            abilities=text.abilities,
        )


def _attack(table: Table, name: str) -> Attack:
    row, text = table.attacks[name], table.texts.attacks[name]
    boxes = tuple(getattr(row, element) for element in ELEMENTS)
    met = [c.trait for each in text.steps for c in each.given if isinstance(c, Meets) and c.whom == Those("this")]
    icons = tuple(sorted({each.name for each in met if isinstance(each, Trait) and each.sort == "element"}))
    return become(
        Attack,
        row,
        name=name,
        boxes=boxes,
        steps=text.steps,
        cost=row.cost.means,
        icons=icons,
        abilities=text.abilities,
    )


def _location(table: Table, name: str, row: LocationRow) -> Location:
    text, second = table.texts.locations[name], table.texts.mirages[name]
    on_board = (*text.mirage, *second.abilities, *second.mirage)
    mirage = None if row.mirage is None and not text.mirage else on_board
    return become(Location, row, name=name, abilities=text.own, mirage=mirage, place=_place(row))


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
            rows.append(_effect(table, row))
    given = ((name, row.controller) for name, row in table.creatures.items() if row.controller)
    rows += [Effect("the table", name, control=player, until="good") for name, player in given]
    return Timeline(rows=tuple(row._replace(at=n) for n, row in enumerate(rows, 1)))


def _effect(table: Table, row: EffectRow) -> Effect:
    gains = box(row.gains, "creature", (row.on,), table.texts.words).abilities
    loses = lost(row.loses, table.texts.words) if row.loses else None
    return become(Effect, row, change=row.parsed(), gains=gains, loses=loses)


def _board(table: Table) -> Board:
    """g-battleboard: which spaces border which, and whose side each is on."""
    row, owners = table.board, list(table.players)
    given = tuple((space, player) for player, several in row.sides.items() for space in several)
    if row.adjacent:
        pairs = [(space, other) for space, borders in row.adjacent.items() for other in borders]
        return Board(adjacent=joined(pairs, row.adjacent), sides=given)
    size = int(row.size) if row.size else 0
    adjacent = standard(size) if size else ()
    sides = given or tuple((space, owners["AB".index(space[0])]) for space, _ in adjacent)
    return Board(adjacent=adjacent, size=size, sides=sides)


def _game(table: Table) -> Game:
    """6.3.7.1 looks back over this turn and the two before it."""
    fighters = [(name, "", row.fought) for name, row in table.players.items()]
    fighters += [  # 7.2.1: who is engaged has come to that in this turn.
        (row.side, name, (*row.fought, 0) if row.engaged else row.fought) for name, row in table.creatures.items()
    ]
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
        striking = table.striker or (_striker(table) if _has_attacked(table) else "")
        yield Combat(space=fighters[0].space, striker=striking, harmless=runs, quiet=runs)


def _attacker(table: Table) -> str:
    """The engaged Creature of the Striking Player, if an attack has been played."""
    if not _has_attacked(table):
        return ""
    fighters = (name for name, row in table.creatures.items() if row.engaged and row.side == _striker(table))
    return next(fighters, "")


def _has_attacked(table: Table) -> bool:
    """Whether an attack has been played that has not resolved yet."""
    return table.attack is not None or any(row.attack for row in table.burst)


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
        cost, text = table.mugic[row.mugic].cost.means, table.texts.mugic[row.mugic]
        made = Item(row.mugic, "mugic", by, creature, creature, row.mugic, text.targets, steps=text.steps)
        return made._replace(targets=row.on, x=row.x, paid=row.x if cost.x else cost.counters)
    ability = table.ability(row)
    if ability.name in KEYWORDS:
        return keyword_item(ability, creature, by)
    return Item.of(ability, source, creature, by)._replace(targets=row.on, x=row.x)


RULES.lay_out = lay_out
