"""What the shape of a table cannot say: names that fit together."""

from __future__ import annotations

import re
from collections.abc import Iterator

from judge.content.problem import unknown
from judge.games.chaotic import RULES
from judge.games.chaotic.cards.deeds import GEAR_VERBS
from judge.games.chaotic.cards.meanings import Ability, Instruction
from judge.games.chaotic.cards.sentences import AIMED, MEANT, OF_THE_GAME
from judge.games.chaotic.cards.words import NUMBERED_TARGETS, REACH, WHO
from judge.games.chaotic.play.targets import ON_BURST
from judge.games.chaotic.table.rows import Table
from judge.games.chaotic.table.text_rows import all_of, targets_of
from judge.kit.names import used_twice
from judge.kit.rows import Problems, checks

RESERVED = ("game", "timeline", "board", "combat", "burst")
UNTARGETED = "an attack targets nothing; write `opposing` or `chosen ...`"
AIMLESS = "say what it targets, such as `target: creature`"


@checks(Table)
def problems(table: Table) -> Problems:
    """Everything that does not fit together, each with the key it stands under."""
    if len(table.players) != 2:
        yield "players", f"found {len(table.players)} players; Chaotic is played by 2"
        return
    groups = {"players": table.players, "creatures": table.creatures, "creatures.gear": table.gear}
    yield from used_twice(
        groups | {"mugic": table.mugic, "attacks": table.attacks, "locations": table.locations}, RESERVED
    )
    yield from _combat(table)
    yield from _burst(table)
    yield from _texts(table)
    yield from _named(table)


def _combat(table: Table) -> Problems:
    sides = [row.side for row in table.creatures.values() if row.engaged]
    if len(sides) not in (0, 2) or len(set(sides)) != len(sides):
        yield "creatures", f"{len(sides)} Creatures are engaged; in combat there is one of each player's"
    for row in table.creatures.values():
        if row.engaged and row.zone != "play":
            yield "creatures", "a Creature that is not in play cannot be engaged"
    if (table.attack is not None or any(row.attack for row in table.burst)) and not sides:
        yield "attack", "an attack has been played, but no Creatures are engaged"
    if table.board.size and table.board.adjacent:
        yield "board", "give the size of a standard board or the adjacent spaces, not both"


def _burst(table: Table) -> Problems:
    for row in table.burst:
        if row.mugic and row.of not in table.creatures:
            yield "burst", f"{row.mugic}: {unknown('creature', row.of or '', table.creatures)}"
        if row.ability and not table.ability(row).name:
            yield "burst", f"{row.of} has no ability {row.ability} with a trigger or a cost"


def _texts(table: Table) -> Problems:
    """Whom instructions concern: a word for it, or a name on this table; a text that speaks of a target has one."""
    allowed = {*MEANT, *table.creatures, *table.gear}
    for key, name, targets, text in _instructions(table):
        for what in text:
            if what.who not in allowed and not what.who.startswith("chosen "):
                yield key, f"an instruction: {unknown('creature', what.who, [*WHO, *table.creatures])}"
            elif key == "locations" and not targets and what.who in ("", "this") and not _of_the_game(what):
                yield key, f"{name}: a Location is no Creature; say whom it concerns"
            elif (kinds := _kinds_meant(what, targets)) and not any(_does(what, kind) for kind in kinds):
                yield key, f"{name}: {what.verb} does nothing to {' or '.join(kinds)}"
        needed = max((_targets_needed(each) for each in text), default=0)
        if not targets and needed:
            yield key, f"{name} speaks of a target, but has none: {UNTARGETED if key == 'attacks' else AIMLESS}"
        elif len(targets) < needed:
            yield key, f"{name} speaks of {needed} targets, but has {len(targets)}"


def _targets_needed(what: Instruction) -> int:
    """How many targets there have to be for an instruction to mean one of them."""
    if what.who == "another target":
        return 2
    aimed = what.who == "target" or (what.verb == "negate" and not what.who)
    return NUMBERED_TARGETS.get(what.who, int(aimed or any(each.of == "target" for each in what.conditions)))


def _of_the_game(what: Instruction) -> bool:
    """Whether an instruction without anybody in it concerns the game, or attacks whoever plays them."""
    general = what.change is not None and what.change.what == "attack damage" and not what.who
    return general or what.verb in (*OF_THE_GAME, *AIMED)


def _kinds_meant(what: Instruction, targets: tuple[str, ...]) -> tuple[str, ...]:
    """The kinds of what is targeted or chosen, as far as an instruction means it."""
    if what.who.startswith("chosen "):
        meant: tuple[str, ...] = (what.who.removeprefix("chosen "),)
    elif number := NUMBERED_TARGETS.get(what.who):
        meant = targets[number - 1 : number]
    else:
        meant = targets if what.who == "target" or not (what.who or what.verb in OF_THE_GAME) else ()
    return tuple(each.partition(" with ")[0] for each in meant)


def _does(what: Instruction, kind: str) -> bool:
    """Whether what an instruction does can be done to a kind of target."""
    if what.verb in AIMED:
        return kind in ON_BURST if what.verb == "negate" else kind == "player"
    if kind == "attack":
        return what.change is not None and what.change.what == "attack damage"
    if "battlegear" in kind:
        return what.verb in GEAR_VERBS
    return "creature" in kind and ("discard" in kind) is (what.verb == "return")


def _named(table: Table) -> Problems:
    """3.1.1.1: a text that names a card names one that is here; of a Location it may be absent."""
    here = {each.casefold() for name, row in table.creatures.items() for each in (name, row.title or name)}
    for key, name, ability in _abilities(table):
        if key == "locations" and (whom := ability.reach.partition(" with ")[0]) in ("bearer", "opposing"):
            yield key, f"{name}: {ability.name}: a Location has no Creature that is {whom}"
        who = ability.reach.removeprefix("named ")
        if who == ability.reach or who in here:
            continue
        if key != "locations" or re.search(r"\b(?:mugic|attacks?|battlegear|players?|creatures?|each|all)\b", who):
            yield key, f"{name}: {unknown('creature', who, [*REACH, *table.creatures])}"


def _abilities(table: Table) -> Iterator[tuple[str, str, Ability]]:
    for name, row in table.creatures.items():
        gear = row.gear.abilities if row.gear else ()
        yield from (("creatures", name, each) for each in all_of((*row.abilities, *(row.brainwashed or ()), *gear)))
    for name, place in table.locations.items():
        yield from (("locations", name, each) for each in all_of((*place.abilities, *(place.mirage or ()))))
    for effect in table.effects:
        yield from (("effects", effect.on, each) for each in all_of(effect.gains))


def _instructions(table: Table) -> Iterator[tuple[str, str, tuple[str, ...], tuple[Instruction, ...]]]:
    """Every text: the key it stands under, what it is called, its targets, its instructions."""
    for name, mugic in table.mugic.items():
        yield "mugic", name, targets_of(mugic.target, mugic.text), all_of(mugic.text)
    for name, attack in table.attacks.items():
        yield "attacks", name, (), all_of(attack.text)
    for key, name, ability in _abilities(table):
        yield key, f"{name}: {ability.name}", ability.targets, ability.instructions


RULES.table = Table
