"""What the shape of a table cannot say: names that fit together."""

from __future__ import annotations

from collections.abc import Iterator

from judge.content.problem import unknown
from judge.games.chaotic import RULES
from judge.games.chaotic.cards.meanings import Those
from judge.games.chaotic.cards.meanings.instructions import (
    AttackDeals,
    AttackIs,
    Destroy,
    Ends,
    Flip,
    Mute,
    Negate,
    Remove,
    Return,
    Sacrifice,
    Sets,
)
from judge.games.chaotic.cards.meanings.sentences import Step
from judge.games.chaotic.play.targets import ON_BURST
from judge.games.chaotic.table import texts
from judge.games.chaotic.table.rows import Table
from judge.games.chaotic.table.text_rows import lost
from judge.kit.names import used_twice
from judge.kit.rows import Problems, checks

RESERVED = ("game", "timeline", "board", "combat", "burst")
OF_NOBODY = (Ends, AttackDeals)
FOR_GEAR = (Destroy, Flip, Mute, Sacrifice)


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
    yield from texts.problems(table.texts)
    yield from _gained(table)
    yield from _texts(table)


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


def _gained(table: Table) -> Problems:
    """Words of effects that cannot be read."""
    for row in table.effects:
        yield from (
            ("effects", told) for _, told in texts.box(row.gains, "creature", (row.on,), table.texts.words).wrong
        )
        try:
            lost(row.loses, table.texts.words) if row.loses else None
        except ValueError as fault:
            yield "effects", str(fault)


def _texts(table: Table) -> Problems:
    """What is done can be done to what a key says is targeted; a Location is no Creature."""
    for key, name, targets, steps in _played(table):
        for step in steps:
            whom = getattr(step.deed, "whom", getattr(step.deed, "what", None))
            meant = isinstance(whom, Those) and whom.sort == "declared"
            kinds = {each.sort for each in targets} if meant or (whom is None and _concerns_somebody(step)) else set()
            if kinds and not any(_does(step.deed, kind) for kind in kinds):
                yield key, f"{name}: this does nothing to {' or '.join(sorted(kinds))}"
            if key == "locations" and not targets and (whom is None or whom == Those("this")) and _of_somebody(step):
                yield key, f"{name}: a Location is not a Creature; say which Creatures it means"


def _of_somebody(step: Step) -> bool:
    """Whether a deed without anybody in it would concern the Creature whose text it is."""
    general = isinstance(step.deed, Sets) and step.deed.what == "attack damage"
    return not general and _concerns_somebody(step)


def _concerns_somebody(step: Step) -> bool:
    """Whether a deed without anybody in it concerns whoever is there: its target, or the Creature it stands on."""
    return not isinstance(step.deed, OF_NOBODY) and any(each in ("whom", "what") for each in step.deed._fields)


def _does(deed: object, kind: str) -> bool:
    """Whether a deed can be done to a kind of target."""
    if isinstance(deed, Negate):
        return kind in ON_BURST
    if isinstance(deed, Ends):
        return kind == "player"
    if kind == "attack":
        return isinstance(deed, AttackDeals | AttackIs) or (isinstance(deed, Sets) and deed.what == "attack damage")
    if kind == "battlegear":
        return isinstance(deed, FOR_GEAR)
    if kind == "creature card":
        return isinstance(deed, Return | Remove)
    return kind == "creature" and not isinstance(deed, Return)


def _played(table: Table) -> Iterator[tuple[str, str, tuple[Those, ...], tuple[Step, ...]]]:
    """Every text that is carried out: the key it stands under, what it is called, its targets, its steps."""
    found = table.texts
    for name, mugic in found.mugic.items():
        yield "mugic", name, mugic.targets, mugic.steps
    for key, boxes in (("creatures", found.creatures), ("creatures", found.brainwashed), ("creatures", found.gear),
                       ("locations", found.locations), ("locations", found.mirages)):  # fmt: skip
        for name, box in boxes.items():
            for ability in (*box.abilities, *box.mirage):
                yield key, f"{name}: {ability.name}", ability.targets, ability.steps


RULES.table = Table
