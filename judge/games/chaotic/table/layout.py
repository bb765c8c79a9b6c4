"""4.1 Battleboard set-up: from the table as it is written to the things the rules work on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judge.engine import Layout, Pile
from judge.games.chaotic import RULES
from judge.games.chaotic.cards.meanings import ELEMENTS, Ability, Attack, Battlegear, Location, Mugic
from judge.games.chaotic.cards.printed import OPENS
from judge.games.chaotic.play.battleboard import standard
from judge.games.chaotic.play.who import BURST
from judge.games.chaotic.table.rows import AttackRow, BoardRow, BurstRow, CreatureRow, LocationRow, Table
from judge.games.chaotic.table.text_rows import abilities_of, targets_of, text_of
from judge.games.chaotic.things import Board, Combat, Creature, Effect, Game, Item, Mark, Player, Timeline


def lay_out(table: Table) -> Layout:
    """The things of the game for a table as it is written."""
    active = active_of(table)
    things: list[Any] = [*_players(table), *_creatures(table), *_gear(table), *_cards(table), *_locations(table)]
    things += [_timeline(table), _board(table.board), _game(table, active), _combat(table, active), _burst(table)]
    attack = _attack_item(table) if table.attack else None
    return Layout(tuple(each for each in things if each is not None), (("item", attack),) if attack else ())


def active_of(table: Table) -> str:
    """6.1.2: the player marked as active, else the first listed."""
    return next((name for name, row in table.players.items() if row.active), next(iter(table.players)))


def _players(table: Table) -> Iterator[Player]:
    for name, row in table.players.items():
        yield Player(
            name,
            row.mugic,
            row.attacks,
            row.attack_deck,
            tuple(sorted(row.attack_pool)),
            row.attack_discard,
            (),
            row.locations,
        )


def _creatures(table: Table) -> Iterator[Creature]:
    striker = _attacker(table)
    for name, row in table.creatures.items():
        played = row.attacks + (1 if name == striker else 0)
        yield Creature(
            name,
            row.title or name,
            row.owner,
            row.controller or row.owner,
            row.tribe,
            row.subtypes,
            (row.courage, row.power, row.wisdom, row.speed),
            row.energy,
            row.elements,
            row.counters,
            row.mugic_ability,
            abilities_of(row.abilities),
            None if row.brainwashed is None else abilities_of(row.brainwashed),
            row.damage,
            row.space,
            row.engaged,
            row.infected,
            row.moved,
            row.zone,
            played,
            row.attacks,
            row.hit,
            switched=row.brainwashed is not None and _has_chief(table, row),
        )


def _has_chief(table: Table, row: CreatureRow) -> bool:
    """9.2.2: whether the Brainwashed text is active from the start, so that nothing has switched yet."""
    side = row.controller or row.owner
    mates = (
        each for each in table.creatures.values() if (each.controller or each.owner) == side and each.zone == "play"
    )
    return any(subtype.casefold() == "chieftain" for each in mates for subtype in (each.tribe, *each.subtypes))


def gear_names(table: Table) -> dict[str, str]:
    """The name of each bearer's Battlegear; copies are told apart by who carries them."""
    worn = {name: row.gear.name for name, row in table.creatures.items() if row.gear is not None}
    names = list(worn.values())
    return {bearer: name if names.count(name) == 1 else f"{name} of {bearer}" for bearer, name in worn.items()}


def _gear(table: Table) -> Iterator[Battlegear]:
    for bearer, name in gear_names(table).items():
        row = table.creatures[bearer].gear
        assert row is not None
        zone = table.creatures[bearer].zone
        written = abilities_of(row.abilities)
        abilities = tuple(_concerning(each, "bearer") for each in written if each.name != OPENS)
        opens = row.opens or any(each.name == OPENS for each in written)
        yield Battlegear(name, bearer, row.up, abilities, zone, opens=opens)


def _concerning(ability: Ability, whom: str) -> Ability:
    """What Battlegear gives without saying to whom it gives its bearer; a Location gives it to all."""
    return (
        ability._replace(reach=whom + ability.reach.removeprefix("this"))
        if ability.reach.startswith("this")
        else ability
    )


def _cards(table: Table) -> Iterator[Mugic | Attack]:
    for name, mugic in table.mugic.items():
        aim = targets_of(mugic.target, mugic.text)
        yield Mugic(name, mugic.affiliation, mugic.cost.cost, aim, text_of(mugic.text), mugic.subtypes)
    for name, attack in table.attacks.items():
        yield _attack(name, attack)


def _attack(name: str, row: AttackRow) -> Attack:
    """8.6.1.4: an elemental icon in the text counts too; here it is an element that the text names as a condition."""
    boxes = tuple(getattr(row, element) for element in ELEMENTS)
    text = text_of(row.text)
    icons = {
        c.what.casefold() for each in text for c in each.conditions if c.of == "this" and c.what.casefold() in ELEMENTS
    }
    return Attack(name, row.base, boxes, text, row.cost.cost, tuple(sorted(icons)))


def _locations(table: Table) -> Iterator[Location]:
    for name, row in table.locations.items():
        mirage = None if row.mirage is None else tuple(_concerning(each, "all") for each in abilities_of(row.mirage))
        abilities = tuple(_concerning(each, "all") for each in abilities_of(row.abilities))
        yield Location(name, row.owner, row.initiative, abilities, mirage, _place(row), row.space)


def _place(row: LocationRow) -> str:
    return "active" if row.active else "board" if row.space else "deck"


def _timeline(table: Table) -> Timeline:
    """8.7.1: gear that is up and Locations count from before the effects, unless a row says when they were revealed."""
    told = {row.reveals for row in table.effects}
    worn = gear_names(table)
    rows: list[Effect | Mark] = [
        Mark("gear", name) for bearer, name in worn.items() if _is_up(table, bearer) and name not in told
    ]
    rows += [
        Mark("location", name) for name, row in table.locations.items() if _place(row) != "deck" and name not in told
    ]
    for row in table.effects:
        if row.reveals is not None:
            kind = (
                "location" if row.reveals in table.locations else "text" if row.reveals in table.creatures else "gear"
            )
            rows.append(Mark(kind, row.reveals))
        else:
            lost = row.lost()
            rows.append(
                Effect(
                    row.source, row.on, row.parsed(), abilities_of(row.gains), lost.what, lost.amount, until=row.until
                )
            )
    rows += [
        Effect("the table", name, control=c, until="good") for name, r in table.creatures.items() if (c := r.controller)
    ]
    return Timeline(rows=tuple(row._replace(at=n) for n, row in enumerate(rows, 1)))


def _is_up(table: Table, bearer: str) -> bool:
    gear = table.creatures[bearer].gear
    return gear is not None and gear.up


def _board(row: BoardRow) -> Board:
    if not row.adjacent:
        size = int(row.size) if row.size else 0
        return Board(adjacent=standard(size) if size else (), size=size)
    both = {space: set(borders) for space, borders in row.adjacent.items()}
    for space, borders in row.adjacent.items():
        for other in borders:
            both.setdefault(other, set()).add(space)
    return Board(adjacent=tuple((space, tuple(sorted(both[space]))) for space in sorted(both)))


def _game(table: Table, active: str) -> Game:
    """6.3.7.1 looks back over this turn and the two before it."""
    fought = tuple(
        tuple((name, "") for name, row in table.players.items() if ago in row.fought)
        + tuple((row.controller or row.owner, name) for name, row in table.creatures.items() if ago in row.fought)
        for ago in (0, 1, 2)
    )
    hive = () if table.hive is False else tuple(table.players) if table.hive is True else (str(table.hive),)
    moved = table.any_moved or any(row.moved for row in table.creatures.values())
    return Game(
        active=active,
        starting=table.starting or next(iter(table.players)),
        format=table.format,
        turn=table.turn,
        hive=hive,
        initiated=table.initiated,
        moved=moved,
        fought=fought,
    )


def _combat(table: Table, active: str) -> Combat | None:
    fighters = [row for row in table.creatures.values() if row.engaged]
    if not fighters:
        return None
    runs = tuple(sorted((name, row.harmless) for name, row in table.players.items() if row.harmless))
    return Combat(space=fighters[0].space, striker=table.striker or active, harmless=runs, quiet=runs)


def _attacker(table: Table) -> str | None:
    """The engaged Creature of the Striking Player, if an attack has been played."""
    if table.attack is None and not any(row.attack for row in table.burst):
        return None
    striker = table.striker or active_of(table)
    return next(
        (n for n, row in table.creatures.items() if row.engaged and (row.controller or row.owner) == striker), None
    )


def _attack_item(table: Table, card: str | None = None) -> Item:
    card, creature = card or table.attack or "", _attacker(table) or ""
    return Item(card, "attack", table.striker or active_of(table), creature, creature, card)


def _burst(table: Table) -> Pile | None:
    """What is on the Burst already, oldest first; an attack that has just been played lies at the bottom."""
    items = [_attack_item(table)] if table.attack else []
    items += [_burst_item(table, row) for row in table.burst]
    return Pile(BURST, tuple(items)) if items else None


def _burst_item(table: Table, row: BurstRow) -> Item:
    if row.attack:
        return _attack_item(table, row.attack)
    creature = next((bearer for bearer, name in gear_names(table).items() if name == row.of), row.of or "")
    by = table.creatures[creature].controller or table.creatures[creature].owner
    if row.mugic:
        card = table.mugic[row.mugic]
        wanted = targets_of(card.target, card.text)
        paid = row.x if card.cost.cost.x else card.cost.cost.counters
        return Item(
            row.mugic, "mugic", by, creature, creature, row.mugic, wanted, row.on, row.x, paid, text_of(card.text)
        )
    ability = burst_ability(table, row)
    assert ability is not None
    kind = "trigger" if ability.when else "ability"
    return Item(
        f"{ability.name} of {row.of}",
        kind,
        by,
        row.of or "",
        creature,
        "",
        ability.targets,
        row.on,
        row.x,
        0,
        ability.instructions,
        ability.tag,
    )


def burst_ability(table: Table, row: BurstRow) -> Ability | None:
    """The ability that a row of the Burst names."""
    creature = next((bearer for bearer, name in gear_names(table).items() if name == row.of), row.of)
    card = table.creatures.get(creature or "")
    if card is None:
        return None
    texts = [*abilities_of(card.abilities), *abilities_of(card.brainwashed or ())]
    texts += abilities_of(card.gear.abilities) if card.gear else ()
    return next((each for each in texts if each.name.casefold() == (row.ability or "").casefold()), None)


RULES.lay_out = lay_out
