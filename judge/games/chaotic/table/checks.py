"""What the shape of a table cannot say: names that fit together."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator

from judge.content.problem import unknown
from judge.games.chaotic import RULES
from judge.games.chaotic.cards.meanings import Ability, Instruction
from judge.games.chaotic.cards.sentences import MEANT
from judge.games.chaotic.cards.words import REACH, WHO
from judge.games.chaotic.table.layout import burst_ability, gear_names
from judge.games.chaotic.table.rows import DAMAGE, BurstRow, Table
from judge.games.chaotic.table.text_rows import InstructionRow, abilities_of, targets_of

Problems = Iterator[tuple[str, str]]
RESERVED = ("game", "timeline", "board", "combat", "burst")


def table_problems(table: Table) -> Problems:
    """Everything that does not fit together, each with the key it stands under."""
    if len(table.players) != 2:
        yield "players", f"found {len(table.players)} players; Chaotic is played by 2"
        return
    yield from _doubles(table)
    yield from _sides(table)
    yield from _hands(table)
    yield from _effects(table)
    yield from _combat(table)
    yield from _names_in_text(table)
    yield from _targets_of_text(table)
    yield from _named(table)
    for row in table.burst:
        yield from _burst_row(table, row)


def _doubles(table: Table) -> Problems:
    """Names tell cards apart, so no two things may share one."""
    groups: dict[str, Iterable[str]] = {
        "players": table.players,
        "creatures": table.creatures,
        "gear": gear_names(table).values(),
        "mugic": table.mugic,
        "attacks": table.attacks,
        "locations": table.locations,
    }
    seen: dict[str, str] = dict.fromkeys(RESERVED, "the game itself")
    for group, names in groups.items():
        for name in names:
            if name in seen:
                key = "creatures" if group == "gear" else group
                yield key, f"the name {name} is used twice ({seen[name]} and {group}); give one of them another name"
            seen[name] = group


def _known(key: str, who: str, what: str, name: str, allowed: Collection[str]) -> Problems:
    if name not in allowed:
        yield key, f"{who}: {unknown(what, name, allowed)}"


def _sides(table: Table) -> Problems:
    for name, row in table.creatures.items():
        for player in (row.owner, row.controller or row.owner):
            yield from _known("creatures", name, "player", player, table.players)
    for name, place in table.locations.items():
        yield from _known("locations", name, "player", place.owner, table.players)
    for key in ("starting", "striker"):
        if (player := getattr(table, key)) is not None:
            yield from _known(key, key, "player", player, table.players)
    if isinstance(table.hive, str):
        yield from _known("hive", "hive", "player", table.hive, table.players)


def _hands(table: Table) -> Problems:
    for player, hand in table.players.items():
        for card in (*hand.attacks, *hand.attack_deck, *hand.attack_pool, *hand.attack_discard):
            yield from _known("players", player, "attack", card, table.attacks)
        for card in hand.mugic:
            yield from _known("players", player, "Mugic", card, table.mugic)
        for card in hand.locations:
            yield from _known("players", player, "Location", card, table.locations)


def _effects(table: Table) -> Problems:
    worn = gear_names(table).values()
    for row in table.effects:
        if row.reveals is not None:
            yield from _known("effects", row.source, "card", row.reveals, [*worn, *table.locations, *table.creatures])
        else:
            yield from _known("effects", row.source, "Creature", row.on, [*table.creatures, *DAMAGE])


def _combat(table: Table) -> Problems:
    sides = [row.controller or row.owner for row in table.creatures.values() if row.engaged]
    if len(sides) not in (0, 2) or len(set(sides)) != len(sides):
        yield "creatures", f"{len(sides)} Creatures are engaged; in combat there is one of each player's"
    for row in table.creatures.values():
        if row.engaged and row.zone != "play":
            yield "creatures", "a Creature that is not in play cannot be engaged"
    if table.attack is not None:
        yield from _known("attack", "attack", "attack", table.attack, table.attacks)
    if (table.attack is not None or any(row.attack for row in table.burst)) and not sides:
        yield "attack", "an attack has been played, but no Creatures are engaged"
    if table.board.size and table.board.adjacent:
        yield "board", "give the size of a standard board or the adjacent spaces, not both"


def _burst_row(table: Table, row: BurstRow) -> Problems:
    if row.attack:
        yield from _known("burst", "burst", "attack", row.attack, table.attacks)
        return
    sources = [*table.creatures, *gear_names(table).values()]
    if row.mugic:
        yield from _known("burst", "burst", "Mugic", row.mugic, table.mugic)
        yield from _known("burst", row.mugic, "Creature", row.of or "", table.creatures)
    elif row.of not in sources:
        yield from _known("burst", row.ability or "", "Creature", row.of or "", sources)
    elif burst_ability(table, row) is None:
        yield "burst", f"{row.of} has no ability {row.ability} with a trigger or a cost"


def _names_in_text(table: Table) -> Problems:
    """Whom instructions concern: a word for it, or the name of a Creature or Battlegear on this table."""
    allowed = {*MEANT, *table.creatures, *gear_names(table).values()}
    for key, what in _instructions(table):
        if what.who not in allowed and not what.who.startswith("chosen "):
            yield key, f"an instruction: {unknown('creature', what.who, [*WHO, *table.creatures])}"


def _targets_of_text(table: Table) -> Problems:
    """A text that speaks of a target has one."""
    for name, mugic in table.mugic.items():
        if not targets_of(mugic.target, mugic.text):
            yield from _untargeted("mugic", name, _lines(mugic.text))
    for name, attack in table.attacks.items():
        yield from _untargeted("attacks", name, _lines(attack.text))
    for key, name, ability in _abilities(table):
        if not ability.targets:
            yield from _untargeted(key, f"{name}: {ability.name}", ability.instructions)


def _untargeted(key: str, name: str, text: Iterable[Instruction]) -> Problems:
    if any("target" in each.who or any(c.of == "target" for c in each.conditions) for each in text):
        what = (
            "an attack targets nothing; write `opposing` or `chosen ...`"
            if key == "attacks"
            else "say what it targets, such as `target: creature`"
        )
        yield key, f"{name} speaks of a target, but has none: {what}"


def _named(table: Table) -> Problems:
    """3.1.1.1: a text that names a card names one that is here; of a Location it may be absent."""
    here = {each.casefold() for name, row in table.creatures.items() for each in (name, row.title or name)}
    for key, name, ability in _abilities(table):
        who = ability.reach.removeprefix("named ")
        if who == ability.reach or who in here:
            continue
        if key != "locations" or re.search(r"\b(?:mugic|attacks?|battlegear|players?|creatures?|each|all)\b", who):
            yield key, f"{name}: {unknown('creature', who, [*REACH, *table.creatures])}"


def _abilities(table: Table) -> Iterator[tuple[str, str, Ability]]:
    for name, row in table.creatures.items():
        gear = row.gear.abilities if row.gear else ()
        yield from (
            ("creatures", name, each) for each in abilities_of((*row.abilities, *(row.brainwashed or ()), *gear))
        )
    for name, place in table.locations.items():
        yield from (("locations", name, each) for each in abilities_of((*place.abilities, *(place.mirage or ()))))


def _instructions(table: Table) -> Iterator[tuple[str, Instruction]]:
    for mugic in table.mugic.values():
        yield from (("mugic", each) for each in _lines(mugic.text))
    for attack in table.attacks.values():
        yield from (("attacks", each) for each in _lines(attack.text))
    yield from ((key, each) for key, _, ability in _abilities(table) for each in ability.instructions)


def _lines(rows: Iterable[InstructionRow]) -> Iterator[Instruction]:
    yield from (each for row in rows for each in row.instructions)


Table.problems = table_problems  # type: ignore[attr-defined]
RULES.table = Table
